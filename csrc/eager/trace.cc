#include "eager/trace.h"

#include <algorithm>

#include "base/hash.h"
#include "eager/trace_difference.h"
#include "ir/inline.h"
#include "runtime/device.h"

namespace torch_tpu::eager {
namespace {

constexpr size_t kMaxCompiling = 4;       // programs of traces in the compile queue at once
constexpr size_t kMaxSeen = 1 << 14;      // hashes of traces
constexpr int64_t kMaxPrograms = 512;
constexpr int kLooseBeforeExact = 3;
constexpr size_t kMaxRecent = 32;         // new traces that later ones are compared with

// The graph of the whole trace: its externals are the parameters, the values of `alive` the results. A result that an op writes
// into the memory of a parameter is written into the memory of the external that parameter came from.
void build(ir::Graph& graph, const Trace& trace, const Alive& alive) {
  std::vector<ir::Value> externals(static_cast<size_t>(trace.num_externals)), values(static_cast<size_t>(trace.num_values));
  std::vector<int32_t> home(static_cast<size_t>(trace.num_values), -1);   // the external whose memory the value may take
  for (const TraceOp& op : trace.ops) {
    const ir::Graph& from = *op.signature->graph;
    const Operand* operands = trace.operands.data() + op.first_operand;
    ir::Values arguments;
    for (size_t i = 0; i < from.parameters().size(); ++i) {
      if (operands[i] >= 0) {
        arguments.push_back(values[static_cast<size_t>(operands[i])]);
        continue;
      }
      ir::Value& external = externals[static_cast<size_t>(-operands[i] - 1)];
      if (!external) external = graph.add_parameter(from.aval(from.parameters()[i]));
      arguments.push_back(external);
    }
    graph.set_location(op.signature->op);
    const ir::Values results = ir::inline_graph(graph, from, arguments);
    for (size_t r = 0; r < results.size(); ++r) values[static_cast<size_t>(op.first_value) + r] = results[r];
    for (const ir::Alias& alias : from.aliases()) {
      const Operand source = operands[alias.parameter];
      home[static_cast<size_t>(op.first_value + alias.result)] = source >= 0 ? home[static_cast<size_t>(source)] : -source - 1;
    }
  }
  ir::Values results;
  std::vector<int32_t> taken(externals.size(), -1);   // the last result that lives in it
  for (size_t v = 0; v < values.size(); ++v) {
    if (!alive[v]) continue;
    const int32_t place = home[v];
    if (place >= 0 && externals[static_cast<size_t>(place)].aval() == values[v].aval()) taken[static_cast<size_t>(place)] = static_cast<int32_t>(results.size());
    results.push_back(values[v]);
  }
  graph.set_results(results);
  for (size_t e = 0; e < taken.size(); ++e)
    if (taken[e] >= 0) graph.add_alias({static_cast<int32_t>(e), taken[e]});
}

// Calls `visit` with the hash of each beginning of the trace, the whole one included.
template <class Visit>
void for_each_prefix(const Trace& trace, const Visit& visit) {
  uint64_t hash = 0;
  for (const TraceOp& op : trace.ops) {
    hash = extend_hash(hash, op, trace.operands.data() + op.first_operand, op.signature->params.size());
    visit(hash);
  }
}

std::string name_of(const Trace& trace) {
  return trace.ops.front().signature->op + " .. " + trace.ops.back().signature->op + " (" + std::to_string(trace.ops.size()) + " ops)";
}

bool covers(const Alive& given, const Alive& needed) {
  for (size_t i = 0; i < needed.size(); ++i)
    if (needed[i] && !given[i]) return false;
  return true;
}

}  // namespace

uint64_t extend_hash(uint64_t hash, const TraceOp& op, const Operand* operands, size_t count) {
  hash = mix64(hash ^ reinterpret_cast<uintptr_t>(op.signature));
  for (size_t i = 0; i < count; ++i) hash = (hash ^ static_cast<uint32_t>(operands[i])) * 0xff51afd7ed558ccdULL + (hash >> 29);
  return mix64(hash);
}

FusedProgram TraceTable::find(const Trace& trace, const Alive& alive, bool compiling) {
  const auto it = seen_.find(trace.hash);
  if (it == seen_.end() || !it->second.entry || !it->second.entry->trace.same(trace)) return {};
  Entry& entry = *it->second.entry;
  entry.last_used = ++clock_;
  FusedProgram best;
  for (const FusedProgram& program : entry.programs) {
    if (!covers(program.results, alive)) continue;
    if (!program.program->ready() && !(compiling && program.program->compiling())) {
      program.program->want();   // it was freed to make room
      continue;
    }
    if (program.results == alive) return program;
    best = program;
  }
  if (best.program && ++entry.loose == kLooseBeforeExact) ask(entry, alive);
  return best;
}

TraceTable::Counts TraceTable::counts() {
  look_at_compilations();
  return {static_cast<int64_t>(seen_.size()), num_programs_, static_cast<int64_t>(compiling_.size())};
}

void TraceTable::look_at_compilations() {
  for (auto it = compiling_.begin(); it != compiling_.end();) {
    Entry& entry = **it;
    const bool waiting = std::any_of(entry.programs.begin(), entry.programs.end(), [](const FusedProgram& p) { return p.program->compiling(); });
    if (std::any_of(entry.programs.begin(), entry.programs.end(), [](const FusedProgram& p) { return p.program->ready(); })) publish(entry);
    it = waiting ? it + 1 : compiling_.erase(it);
  }
}

std::string TraceTable::saw(const Trace& trace, const Alive& alive) {
  look_at_compilations();
  if (trace.ops.size() < 2) return {};
  if (seen_.size() > kMaxSeen) evict();
  Seen& seen = seen_[trace.hash];
  ++seen.times;
  const std::string told = remarks_ && seen.times == 1 ? remark(trace) : std::string();
  if (seen.times < sightings_) return told;
  if (!seen.entry) {
    seen.entry = std::make_unique<Entry>();
    seen.entry->trace = trace;
  }
  Entry& entry = *seen.entry;
  if (!entry.trace.same(trace)) return told;
  entry.last_used = ++clock_;
  const bool served = std::any_of(entry.programs.begin(), entry.programs.end(), [&](const FusedProgram& p) { return covers(p.results, alive); });
  if (!served) ask(entry, alive);
  return told;
}

void TraceTable::took(const Trace& trace, Duration time, bool fused) {
  const auto it = seen_.find(trace.hash);
  if (it == seen_.end() || !it->second.entry) return;
  Entry& entry = *it->second.entry;
  if (!fused) {
    entry.shortest_apart = std::min(entry.shortest_apart, time);
    return;
  }
  ++entry.fused;
  // A pause of the program itself is no loss of the run's.
  if (entry.shortest_apart != Duration::max()) entry.saved += std::max(entry.shortest_apart - time, -entry.shortest_apart);
}

std::vector<TraceTable::Known> TraceTable::known() const {
  std::vector<Known> known;
  for (const auto& [hash, seen] : seen_)
    if (seen.entry && !seen.entry->programs.empty())
      known.push_back({name_of(seen.entry->trace), seen.times, seen.entry->fused, std::chrono::duration<double>(seen.entry->saved).count()});
  return known;
}

std::string TraceTable::remark(const Trace& trace) {
  const Trace* nearest = nullptr;
  for (const Trace& other : recent_)
    if (!nearest || common_ops(other, trace) >= common_ops(*nearest, trace)) nearest = &other;
  const std::string told = nearest ? difference(*nearest, trace) : std::string();
  recent_.push_back(trace);
  if (recent_.size() > kMaxRecent) recent_.pop_front();
  return told;
}

void TraceTable::ask(Entry& entry, const Alive& alive) {
  if (compiling_.size() >= kMaxCompiling || entry.programs.size() >= 4) return;
  if (num_programs_ >= kMaxPrograms) evict();
  ir::Graph graph;
  build(graph, entry.trace, alive);
  if (graph.results().empty()) return;
  const bool excess = entry.trace.ops.front().signature->allow_excess_precision;
  const auto urgency = sightings_ == 0 ? runtime::Urgency::kNow : runtime::Urgency::kSpare;   // 0: the recorder awaits it
  entry.programs.push_back({alive, runtime::Runtime::get().compile_cache().get(graph, "fused " + name_of(entry.trace), excess, "", urgency)});
  ++num_programs_;
  if (std::find(compiling_.begin(), compiling_.end(), &entry) == compiling_.end()) compiling_.push_back(&entry);
}

void TraceTable::publish(Entry& entry) {
  if (entry.is_prefix_known) return;
  entry.is_prefix_known = true;
  for_each_prefix(entry.trace, [this](uint64_t hash) { ++prefixes_[hash]; });
}

// Drops the half of the traces that was used longest ago.
void TraceTable::evict() {
  std::vector<uint64_t> uses;
  for (const auto& [hash, seen] : seen_) uses.push_back(seen.entry ? seen.entry->last_used : 0);
  std::nth_element(uses.begin(), uses.begin() + static_cast<std::ptrdiff_t>(uses.size() / 2), uses.end());
  const uint64_t oldest_kept = uses[uses.size() / 2];
  for (auto it = seen_.begin(); it != seen_.end();) {
    Entry* entry = it->second.entry.get();
    const bool busy = entry && std::find(compiling_.begin(), compiling_.end(), entry) != compiling_.end();
    if (busy || (entry && entry->last_used >= oldest_kept)) {
      ++it;
      continue;
    }
    if (entry) num_programs_ -= static_cast<int64_t>(entry->programs.size());
    if (entry && entry->is_prefix_known)
      for_each_prefix(entry->trace, [this](uint64_t hash) {
        if (--prefixes_[hash] == 0) prefixes_.erase(hash);
      });
    it = seen_.erase(it);
  }
}

}  // namespace torch_tpu::eager
