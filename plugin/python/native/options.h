#pragma once

/// The options of a question, out of the tuples that Python hands over.

#include "plugin/python/native/owned.h"

#include <memory>

namespace charsleuth::python {

struct FreeOptions {
    void operator()(charsleuth_options* options) const { charsleuth_options_free(options); }
};
using Options = std::unique_ptr<charsleuth_options, FreeOptions>;

struct OptionArguments {
    PyObject *hints = nullptr, *only = nullptr, *exclude = nullptr;
    Py_ssize_t explained = -1; ///< candidates; negative: all
};

/// Null after an exception was raised.
Options optionsOf(const OptionArguments& arguments);

/// Calls a function of the C interface that works on data with options, of the arguments (data,
/// hints, only, exclude, explained), while other threads go on. Null after an exception was raised.
template <typename Handle>
Handle* answerTo(PyObject* arguments,
                 charsleuth_status (*work)(const void*, size_t, const charsleuth_options*,
                                           Handle**)) {
    PyObject* data = nullptr;
    OptionArguments asked;
    if (!PyArg_ParseTuple(arguments, "OO!O!O!n", &data, &PyTuple_Type, &asked.hints, &PyTuple_Type,
                          &asked.only, &PyTuple_Type, &asked.exclude, &asked.explained))
        return nullptr;
    const Buffer buffer(data);
    if (!buffer)
        return nullptr;
    const Options options = optionsOf(asked);
    if (!options)
        return nullptr;
    Handle* answer = nullptr;
    const charsleuth_status status =
        withoutLock([&] { return work(buffer.data(), buffer.size(), options.get(), &answer); });
    return isOk(status) ? answer : nullptr;
}

} // namespace charsleuth::python
