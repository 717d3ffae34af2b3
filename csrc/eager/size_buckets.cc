#include "eager/size_buckets.h"

#include <algorithm>
#include <bit>

#include <ATen/core/Tensor.h>

#include "ir/padding.h"
#include "runtime/metrics.h"

namespace torch_tpu::eager {
namespace {

constexpr size_t kSizesBefore = 2;      // get a program of their own: two sizes are two loops, or a last batch
constexpr size_t kMaxNodes = 1000;
constexpr size_t kMaxFamilies = 64;     // of one outline, those of two graphs among them
constexpr size_t kMaxRecent = 16;       // graphs of one outline that are in no family
constexpr size_t kMaxSeen = 16;

}  // namespace

int64_t bucket_size(int64_t n) {
  if (n <= 64) return std::max<int64_t>((n + 15) / 16 * 16, 16);
  const int64_t octave = static_cast<int64_t>(std::bit_floor(static_cast<uint64_t>(n - 1)));   // 65..128: 64
  const int64_t step = octave / (octave < 256 ? 4 : 8);
  return (n + step - 1) / step * step;
}

// Widths and channel counts of a model are round, and there are a few of them; a length that grows is mostly not.
bool SizeBuckets::keeps_changing(const std::vector<int64_t>& seen) const {
  return seen.size() > kSizesBefore && (policy_.asked || std::count_if(seen.begin(), seen.end(), [](int64_t n) { return n % 8 != 0; }) >= 2);
}

std::optional<int64_t> SizeBuckets::buffer_size(int64_t n) const {
  if (policy_.sizes.empty()) return bucket_size(n);
  const auto next = std::lower_bound(policy_.sizes.begin(), policy_.sizes.end(), n);
  return next == policy_.sizes.end() ? std::nullopt : std::optional(*next);
}

// Two graphs have something in common easily, three hardly: so a graph that fits no template yet makes one with each of the recent
// ones, and what a third one fits is a family.
SizeBuckets::Family* SizeBuckets::find(const std::shared_ptr<ir::Graph>& graph, int64_t* n) {
  auto& [families, recent] = outlines_[ir::outline_hash(*graph)];
  Family* best = nullptr;
  for (const auto& family : families) {
    if (best && best->seen.size() >= family->seen.size()) continue;
    if (const auto size = family->sizes->match(*graph)) {
      *n = *size;
      best = family.get();
    }
  }
  if (best) return best;
  for (const auto& other : recent)
    if (ir::same_graph(*other, *graph)) return nullptr;
  for (const auto& other : recent) {
    auto sizes = ir::SizeTemplate::make(other, *graph);
    if (!sizes) continue;
    auto family = std::make_unique<Family>();
    family->seen = {*sizes->match(*other), *sizes->match(*graph)};
    family->sizes = std::move(sizes);
    families.push_back(std::move(family));
  }
  const auto unconfirmed = [](const auto& family) { return family->seen.size() <= kSizesBefore; };
  while (families.size() > kMaxFamilies) {
    const auto oldest = std::find_if(families.begin(), families.end(), unconfirmed);
    if (oldest == families.end()) break;
    families.erase(oldest);
  }
  recent.push_back(graph);
  if (recent.size() > kMaxRecent) recent.pop_front();
  return nullptr;
}

SizeBuckets::Program* SizeBuckets::find(Family& family, const Program& wanted) {
  const auto same = [&](const Program& p) { return p.bound == wanted.bound && p.parameters == wanted.parameters && p.results == wanted.results; };
  const auto found = std::find_if(family.programs.begin(), family.programs.end(), same);
  return found == family.programs.end() ? nullptr : &*found;
}

bool SizeBuckets::serve(const Call& call, const std::shared_ptr<Signature>& signature, const Ask& ask) {
  const std::shared_ptr<ir::Graph> graph = signature->graph;
  if (graph->nodes().size() > kMaxNodes && !policy_.asked) return false;
  std::unique_lock lock(mutex_);
  int64_t n = 0;
  Family* const family = find(graph, &n);
  if (!family) return false;
  if (family->seen.size() < kMaxSeen && std::find(family->seen.begin(), family->seen.end(), n) == family->seen.end()) family->seen.push_back(n);
  if (family->refused || !keeps_changing(family->seen)) return false;

  const auto& parameters = graph->parameters();
  const auto array_of = [&](size_t p) {
    const ParamSource& source = signature->params[p];
    return source.kind == ParamSource::Kind::kTensor ? call.tensors[static_cast<size_t>(source.index)].array.get() : nullptr;
  };
  // Everything of size n + c gets one and the same room, so that a tensor that grows step by step changes its buffer once a bucket.
  int64_t grows_by = 0, room = 0;
  const auto is_bucket = [&](int64_t size) { return buffer_size(size) == size; };
  const auto look_at = [&](const ir::Extents& extents, const runtime::Array* array) {
    for (size_t d = 0; d < extents.size(); ++d) {
      if (extents[d].scale != 1) continue;
      grows_by = std::max(grows_by, extents[d].offset);
      if (array && is_bucket(array->buffer_shape()[d])) room = std::max(room, array->buffer_shape()[d]);
    }
  };
  for (size_t p = 0; p < parameters.size(); ++p) {
    if (!array_of(p) && family->sizes->varies(parameters[p])) return false;
    look_at(family->sizes->extents(parameters[p]), array_of(p));
  }
  for (const ir::Value& result : graph->results()) look_at(family->sizes->extents(result.id()), nullptr);
  const std::optional<int64_t> least = buffer_size(n + grows_by);
  if (!least) return false;
  room = std::max(room, *least);
  const int64_t bound = room - grows_by;
  const auto room_for = [&](const ir::Extent& extent) { return extent.scale == 1 ? room : buffer_size(extent.at(bound)).value_or(extent.at(bound)); };

  decltype(signature->pads) pads;
  Program wanted{bound, {}, {}, nullptr, nullptr, nullptr};
  for (size_t p = 0; p < parameters.size(); ++p) {
    const runtime::Array* array = array_of(p);
    const Shape found = array ? array->buffer_shape() : graph->aval(parameters[p]).shape;
    Shape shape = found;
    const ir::Extents extents = family->sizes->extents(parameters[p]);
    for (size_t d = 0; d < extents.size(); ++d)
      if (extents[d].varies() && (extents[d].scale == 1 || !is_bucket(shape[d]))) shape[d] = room_for(extents[d]);
    if (shape != found) {
      const at::Tensor& tensor = *call.tensors[static_cast<size_t>(signature->params[p].index)].tensor;
      if (tensor.is_leaf() && tensor.requires_grad()) return false;   // a parameter of a model stays as it is
      pads.emplace_back(signature->params[p].index, shape);
    }
    wanted.parameters.push_back(std::move(shape));
  }
  for (const ir::Value& result : graph->results()) {
    Shape shape = result.shape();
    const ir::Extents extents = family->sizes->extents(result.id());
    for (size_t d = 0; d < extents.size(); ++d)
      if (extents[d].varies()) shape[d] = room_for(extents[d]);
    wanted.results.push_back(std::move(shape));
  }

  Program* program = find(*family, wanted);
  if (!program) {
    std::string why;
    wanted.graph = ir::bucket_graph(*family->sizes, {bound, wanted.parameters, wanted.results}, &why);
    if (!wanted.graph) {
      family->refused = true;
      runtime::Metrics& m = runtime::metrics();
      std::lock_guard counted(m.mutex);
      ++m.bucket_refusals[call.schema.name + ": " + why];
      return false;
    }
    lock.unlock();                 // a family that serves is never dropped
    wanted.program = ask(*wanted.graph);
    lock.lock();
    program = find(*family, wanted);
    if (!program) {                // another thread was not quicker
      runtime::metrics().bucket_programs.fetch_add(1, std::memory_order_relaxed);
      program = &family->programs.emplace_back(std::move(wanted));
    }
  }
  if (!pads.empty()) {
    signature->pads = std::move(pads);
    return true;
  }
  runtime::metrics().bucket_sizes.fetch_add(1, std::memory_order_relaxed);
  if (!program->first) program->first = signature;
  if (program->first != signature) signature->first_of_bucket = program->first.get();
  signature->graph = program->graph;
  signature->program = program->program;
  signature->params.push_back({ParamSource::Kind::kSize, static_cast<int32_t>(n)});
  for (size_t i = 0; i < signature->outputs.size(); ++i) signature->outputs[i].buffer_shape = program->results[i];
  return true;
}

}  // namespace torch_tpu::eager
