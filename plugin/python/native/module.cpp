#include "plugin/python/native/functions.h"
#include "plugin/python/native/owned.h"

namespace charsleuth::python {

const char* utf8Of(PyObject* text, Object& bytes) {
    if (!PyUnicode_Check(text)) {
        PyErr_Format(PyExc_TypeError, "a str is required, not %R", Py_TYPE(text));
        return nullptr;
    }
    bytes.reset(PyUnicode_AsEncodedString(text, "utf-8", "surrogateescape"));
    char* characters = nullptr;
    if (!bytes || PyBytes_AsStringAndSize(bytes.get(), &characters, nullptr) != 0)
        return nullptr;
    return characters;
}

PyObject* namesOf(const char* const* names, size_t count) {
    Object tuple(PyTuple_New(static_cast<Py_ssize_t>(count)));
    for (size_t i = 0; tuple && i < count; ++i) {
        PyObject* name = PyUnicode_FromString(names[i]);
        if (name == nullptr || PyTuple_SetItem(tuple.get(), static_cast<Py_ssize_t>(i), name) != 0)
            return nullptr;
    }
    return tuple.release();
}

bool isOk(charsleuth_status status) {
    if (status == CHARSLEUTH_OK)
        return true;
    PyObject* kind = PyExc_RuntimeError;
    if (status == CHARSLEUTH_OUT_OF_MEMORY)
        kind = PyExc_MemoryError;
    else if (status == CHARSLEUTH_UNKNOWN_NAME)
        kind = PyExc_LookupError;
    else if (status == CHARSLEUTH_WRONG_TYPE)
        kind = PyExc_TypeError;
    else if (status == CHARSLEUTH_TOO_LONG)
        kind = PyExc_ValueError;
    PyErr_SetString(kind, charsleuth_status_text(status));
    return false;
}

PyObject* version(PyObject*, PyObject*) {
    return PyUnicode_FromString(charsleuth_version());
}

namespace {

PyMethodDef functions[] = {
    {"detect", detect, METH_VARARGS, nullptr},
    {"examination", examination, METH_VARARGS, nullptr},
    {"feed", feed, METH_VARARGS, nullptr},
    {"conclude", conclude, METH_VARARGS, nullptr},
    {"verdict", verdict, METH_O, nullptr},
    {"candidate", candidate, METH_VARARGS, nullptr},
    {"evidence", evidence, METH_VARARGS, nullptr},
    {"conflicts", conflicts, METH_O, nullptr},
    {"decoder", decoder, METH_O, nullptr},
    {"decode", decode, METH_VARARGS, nullptr},
    {"repair", repair, METH_VARARGS, nullptr},
    {"segments", segments, METH_VARARGS, nullptr},
    {"losses", losses, METH_VARARGS, nullptr},
    {"column", column, METH_VARARGS, nullptr},
    {"chunks", chunks, METH_O, nullptr},
    {"column_length", columnLength, METH_O, nullptr},
    {"column_rows", columnRows, METH_VARARGS, nullptr},
    {"encodings", encodings, METH_NOARGS, nullptr},
    {"find", find, METH_O, nullptr},
    {"version", version, METH_NOARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef_Slot slots[] = {{0, nullptr}};

PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_native", nullptr, 0, functions, slots, nullptr, nullptr, nullptr,
};

} // namespace

} // namespace charsleuth::python

PyMODINIT_FUNC PyInit__native(void) {
    return PyModuleDef_Init(&charsleuth::python::definition);
}
