#pragma once

/// Python's C interface, limited to what every Python from 3.9 on has under the same name and
/// layout (abi3).

#ifndef Py_LIMITED_API
#define Py_LIMITED_API 0x03090000
#endif
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#if Py_LIMITED_API < 0x030B0000
/// The buffer protocol entered the stable interface with 3.11 (PEP 3118, `Include/pybuffer.h`). 3.9
/// and 3.10 have the same struct and the same functions, but declare them for the unlimited
/// interface only.
typedef struct {
    void* buf;
    PyObject* obj;
    Py_ssize_t len;
    Py_ssize_t itemsize;
    int readonly;
    int ndim;
    char* format;
    Py_ssize_t* shape;
    Py_ssize_t* strides;
    Py_ssize_t* suboffsets;
    void* internal;
} Py_buffer;
#define PyBUF_SIMPLE 0
extern "C" {
PyAPI_FUNC(int) PyObject_GetBuffer(PyObject* object, Py_buffer* view, int flags);
PyAPI_FUNC(void) PyBuffer_Release(Py_buffer* view);
}
#endif
