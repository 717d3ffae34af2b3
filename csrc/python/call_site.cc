#include "python/call_site.h"

#include <Python.h>

#include <cstring>

namespace torch_tpu::python {
namespace {

bool is_library(const char* file) {
  return std::strstr(file, "/torch/") || std::strstr(file, "/torch_tpu/") || std::strncmp(file, "<frozen", 7) == 0;
}

const char* base_name(const char* file) {
  const char* slash = std::strrchr(file, '/');
  return slash ? slash + 1 : file;
}

}  // namespace

std::string current_line() {
  if (!Py_IsInitialized()) return "";
  const PyGILState_STATE gil = PyGILState_Ensure();
  std::string line;
  PyFrameObject* frame = PyEval_GetFrame();
  Py_XINCREF(frame);
  while (frame) {
    PyCodeObject* code = PyFrame_GetCode(frame);
    const char* file = PyUnicode_AsUTF8(code->co_filename);
    const bool found = file && !is_library(file);
    if (found || (line.empty() && file)) line = std::string(base_name(file)) + ":" + std::to_string(PyFrame_GetLineNumber(frame));
    Py_DECREF(code);
    PyFrameObject* back = found ? nullptr : PyFrame_GetBack(frame);
    Py_DECREF(frame);
    frame = back;
  }
  PyErr_Clear();
  PyGILState_Release(gil);
  return line;
}

}  // namespace torch_tpu::python
