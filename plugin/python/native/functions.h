#pragma once

/// The functions of the module `charsleuth._native`; `src/charsleuth/_native.pyi` says what each
/// takes and returns.

#include "plugin/python/native/python.h"

namespace charsleuth::python {

PyObject* detect(PyObject* module, PyObject* arguments);
PyObject* examination(PyObject* module, PyObject* arguments);
PyObject* feed(PyObject* module, PyObject* arguments);
PyObject* conclude(PyObject* module, PyObject* arguments);

PyObject* verdict(PyObject* module, PyObject* detection);
PyObject* candidate(PyObject* module, PyObject* arguments);
PyObject* evidence(PyObject* module, PyObject* arguments);
PyObject* conflicts(PyObject* module, PyObject* detection);

PyObject* decoder(PyObject* module, PyObject* name);
PyObject* decode(PyObject* module, PyObject* arguments);

PyObject* repair(PyObject* module, PyObject* arguments);
PyObject* segments(PyObject* module, PyObject* arguments);
PyObject* losses(PyObject* module, PyObject* arguments);

PyObject* column(PyObject* module, PyObject* arguments);
PyObject* chunks(PyObject* module, PyObject* stream);
PyObject* columnLength(PyObject* module, PyObject* array);
PyObject* columnRows(PyObject* module, PyObject* arguments);

PyObject* encodings(PyObject* module, PyObject* none);
PyObject* find(PyObject* module, PyObject* label);
PyObject* version(PyObject* module, PyObject* none);

/// The detection in a capsule; null after raising TypeError.
inline constexpr char detectionName[] = "charsleuth._native.detection";

} // namespace charsleuth::python
