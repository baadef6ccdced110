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

} // namespace charsleuth::python
