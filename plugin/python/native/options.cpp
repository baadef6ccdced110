#include "plugin/python/native/options.h"

namespace charsleuth::python {

namespace {

bool addHints(charsleuth_options* options, PyObject* hints) {
    for (Py_ssize_t i = 0; i < PyTuple_Size(hints); ++i) {
        PyObject *kind = nullptr, *value = nullptr;
        if (!PyArg_ParseTuple(PyTuple_GetItem(hints, i), "OO", &kind, &value))
            return false;
        Object kindBytes, valueBytes;
        const char* kindText = utf8Of(kind, kindBytes);
        const char* valueText = kindText != nullptr ? utf8Of(value, valueBytes) : nullptr;
        if (valueText == nullptr)
            return false;
        const charsleuth_status status = charsleuth_options_hint(options, kindText, valueText);
        if (status == CHARSLEUTH_UNKNOWN_NAME) {
            PyErr_Format(PyExc_ValueError, "there is no hint of the kind %R", kind);
            return false;
        }
        if (!isOk(status))
            return false;
    }
    return true;
}

bool addEncodings(charsleuth_options* options, PyObject* names,
                  charsleuth_status (*add)(charsleuth_options*, const char*)) {
    for (Py_ssize_t i = 0; i < PyTuple_Size(names); ++i) {
        PyObject* name = PyTuple_GetItem(names, i);
        Object bytes;
        const char* text = utf8Of(name, bytes);
        if (text == nullptr)
            return false;
        const charsleuth_status status = add(options, text);
        if (status == CHARSLEUTH_UNKNOWN_NAME)
            PyErr_Format(PyExc_LookupError, "unknown encoding: %U", name);
        if (status == CHARSLEUTH_UNKNOWN_NAME || !isOk(status))
            return false;
    }
    return true;
}

} // namespace

Options optionsOf(const OptionArguments& arguments) {
    charsleuth_options* made = nullptr;
    if (!isOk(charsleuth_options_new(&made)))
        return nullptr;
    Options options(made);
    if (!addHints(made, arguments.hints) ||
        !addEncodings(made, arguments.only, charsleuth_options_only) ||
        !addEncodings(made, arguments.exclude, charsleuth_options_exclude))
        return nullptr;
    if (arguments.explained >= 0)
        charsleuth_options_explained(made, static_cast<size_t>(arguments.explained));
    return options;
}

} // namespace charsleuth::python
