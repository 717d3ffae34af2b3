// Controls of the fake PJRT plugin (libfake_pjrt.so), for C++ tests and, through ctypes, for Python ones.
// They act on the whole process, and none of them counts as a call. Any thread may call them.
#pragma once

#include <stddef.h>
#include <stdint.h>

#pragma GCC visibility push(default)
extern "C" {

// Forgets counts, planned failures and violations, removes the memory limit, and seeds the delays of clients made from now on.
// Handles stay as they are.
void fake_pjrt_reset(uint64_t seed);

// The n-th call of a PJRT function from now (1: the next one) fails with the PJRT_Error_Code `code`; a function that frees a
// handle frees it all the same. Error_* functions are not counted and never fail. n = 0: no call fails.
void fake_pjrt_fail_call(int64_t n, int code);

// The n-th execution from now starts, and fails late: the ready events of its outputs carry `code`. n = 0: none.
void fake_pjrt_fail_run(int64_t n, int code);

// An allocation beyond so many bytes on one device fails with RESOURCE_EXHAUSTED. 0: no limit.
void fake_pjrt_set_memory_limit(int64_t size_bytes);

// Makes the plugin look like another version, with a function table of so many bytes. Before the plugin is loaded.
void fake_pjrt_set_api(int major, int minor, size_t struct_size);

int64_t fake_pjrt_num_calls();        // since the last reset
const char* fake_pjrt_failed_call();  // the function that fake_pjrt_fail_call made fail, "" if it has not come to that
int64_t fake_pjrt_num_runs();         // executions started since the last reset
int64_t fake_pjrt_live_handles();     // clients, executables, buffers, events and errors not yet destroyed
int64_t fake_pjrt_num_violations();   // broken rules of the PJRT API since the last reset
const char* fake_pjrt_violation();    // the first of them, or ""; valid until the next reset

}  // extern "C"
#pragma GCC visibility pop
