#include "python/bench.h"

#include <chrono>

#include <ATen/core/Tensor.h>
#include <ATen/ops/add.h>
#include <torch/csrc/utils/pybind.h>

#include "base/throw.h"
#include "eager/slots.h"
#include "ir/builder.h"
#include "runtime/device.h"

namespace py = pybind11;

namespace torch_tpu::python {
namespace {

using Clock = std::chrono::steady_clock;

double us_each(Clock::time_point start, int64_t count) {
  return std::chrono::duration<double, std::micro>(Clock::now() - start).count() / static_cast<double>(count);
}

// Raw PJRT execute and buffer destroy of x + y, in the program that eager dispatch compiles for it.
double execute_us(const at::Tensor& x, const at::Tensor& y, int64_t count) {
  runtime::Runtime& rt = runtime::Runtime::get();
  const runtime::ArrayPtr a = eager::slot_of(x).array(), b = eager::slot_of(y).array();
  throw_if_error(a->await_data());
  throw_if_error(b->await_data());
  ir::Graph graph;
  ir::Builder builder(&graph);
  const ir::Value left = builder.parameter({a->aval().dtype, a->buffer_shape()}), right = builder.parameter({b->aval().dtype, b->buffer_shape()});
  graph.set_results({builder.add(left, right)});
  const runtime::ProgramPtr program = rt.compile_cache().get(graph, "bench");
  throw_if_error(program->await());
  const runtime::Program::Use use(*program);
  TORCH_CHECK(use, "the program of the bench was freed before it was used");
  PJRT_Buffer* args[] = {a->buffer().handle(), b->buffer().handle()};
  const pjrt::Device& device = rt.device(a->device());
  const auto start = Clock::now();
  for (int64_t i = 0; i < count; ++i) {
    pjrt::Buffer output;
    throw_if_error(program->executable().execute(args, {&output, 1}, device.handle));
  }
  return us_each(start, count);
}

// The same addition as a PyTorch op, called from C++.
double dispatch_us(const at::Tensor& x, const at::Tensor& y, int64_t count) {
  at::NoGradGuard no_grad;
  at::Tensor sum = at::add(x, y);
  const auto start = Clock::now();
  for (int64_t i = 0; i < count; ++i) sum = at::add(x, y);
  return us_each(start, count);
}

}  // namespace

void bind_bench(py::module_& m) {
  const auto release = py::call_guard<py::gil_scoped_release>();
  m.def("bench_execute", &execute_us, py::arg("x"), py::arg("y"), py::arg("count"), release,
        "Microseconds for one raw PJRT execute of x + y, its output destroyed, mean of `count`.");
  m.def("bench_dispatch", &dispatch_us, py::arg("x"), py::arg("y"), py::arg("count"), release,
        "Microseconds for one at::add(x, y) from C++ without gradients, mean of `count`.");
}

}  // namespace torch_tpu::python
