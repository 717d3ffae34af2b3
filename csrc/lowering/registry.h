// The registry of lowerings: ATen schema name -> Rule. A rule is written once for the functional overload; its in-place and
// out= overloads, its registration with PyTorch's dispatcher, its cache key and its use by torch.compile all derive from the
// schema. Rules are self-registering static objects; a duplicate name fails at load and shows both places.
#pragma once

#include <functional>
#include <initializer_list>
#include <memory>
#include <source_location>
#include <string>
#include <vector>

#include "lowering/args.h"

namespace torch_tpu::lowering {

// What a rule returns: one value per tensor that the schema returns (a Tensor[] result is flattened), then the new value of
// each argument named in mutates() (an empty one leaves it as it is). Shapes must be exact; a result of another dtype than PyTorch's is converted to it.
struct Results : Values {
  Results(Value value) : Values{value} {}                                  // NOLINT: implicit on purpose
  Results(Values values) : Values(std::move(values)) {}                    // NOLINT: implicit on purpose
  Results(std::initializer_list<Value> values) : Values(values) {}
};

using Lower = std::function<Results(Builder&, const Args&)>;

// What the numbers of a call say about its shapes, as one word of the key; the numbers themselves stay parameters.
//   number: by the name of its argument; nothing if there is none.   dtype: of the result, if the call says it; else Undefined.
using NumberOf = std::function<std::optional<Number>(std::string_view)>;
using Count = std::function<int64_t(const NumberOf& number, DType dtype)>;

struct RuleData {
  std::vector<std::string> names;                  // full schema names: "aten::add.Tensor"
  Lower lower;
  std::string file;
  unsigned line = 0;
  std::vector<std::string> runtime;                // int arguments that are parameters of the program
  struct Fixed {
    std::string name;
    std::vector<double> values;                    // a Scalar equal to one of these is in the key; empty: always
  };
  std::vector<Fixed> fixed;
  std::vector<std::string> mutates;
  Count count;                                     // empty: the numbers shape nothing
  bool is_view = false;
  bool is_random = false;
  bool with_composite = false;
};

class Rule {
 public:
  // names: overloads whose arguments are read by the same names. `lower` may be called from any thread.
  Rule(std::initializer_list<const char*> names, Lower lower,
       std::source_location where = std::source_location::current());

  // Each returns the rule, so that exceptions are stated beside its name.
  Rule& runtime(const char* number_argument);                           // int or float: a new value compiles nothing
  Rule& fixed(const char* scalar, std::initializer_list<double> values = {});
  Rule& counted(Count count);                                           // e.g. how many numbers arange gives
  Rule& mutates(std::initializer_list<const char*> arguments);          // e.g. batch norm's running statistics
  Rule& view();          // a view op: never registered with the dispatcher (PyTorch's own is right); used by compiled graphs
  Rule& random();        // draws from the generator
  // The op is CompositeImplicit and has a derivative formula of its own that the backend must complete; without this the
  // registry refuses such a name at load, because gradients would be lost.
  Rule& composite();

  const RuleData& data() const { return *data_; }

 private:
  std::shared_ptr<RuleData> data_;
};

// nullptr if there is none. Any thread, after load.
const RuleData* find_rule(const std::string& name);
// Every rule once, in order of registration.
const std::vector<std::shared_ptr<RuleData>>& all_rules();

}  // namespace torch_tpu::lowering
