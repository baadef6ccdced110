#pragma once

/// Owners of what Python's and Charsleuth's C interfaces hand out, so that each is given back on
/// every way out.

#include "plugin/c/charsleuth.h"
#include "plugin/python/native/python.h"

#include <memory>
#include <new>

namespace charsleuth::python {

struct Decrement {
    void operator()(PyObject* object) const { Py_DECREF(object); }
};
using Object = std::unique_ptr<PyObject, Decrement>;

/// The bytes of an object with the buffer interface, kept from moving. Python raises TypeError or
/// BufferError for any other object.
class Buffer {
public:
    explicit Buffer(PyObject* object)
        : m_isHeld(PyObject_GetBuffer(object, &m_view, PyBUF_SIMPLE) == 0) {}
    Buffer(const Buffer&) = delete;
    Buffer& operator=(const Buffer&) = delete;
    ~Buffer() {
        if (m_isHeld)
            PyBuffer_Release(&m_view);
    }

    /// False after an exception was raised.
    explicit operator bool() const { return m_isHeld; }
    const void* data() const { return m_view.buf; }
    size_t size() const { return static_cast<size_t>(m_view.len); }

private:
    Py_buffer m_view{};
    bool m_isHeld;
};

/// Runs `work` while other threads of Python go on. `work` must not call Python.
template <typename Work>
auto withoutLock(Work work) {
    PyThreadState* thread = PyEval_SaveThread();
    const auto result = work(); // the C interface throws nothing
    PyEval_RestoreThread(thread);
    return result;
}

/// The UTF-8 of a str as a C string, in `bytes` for as long as that lives; null after an exception
/// was raised. A path may have bytes that are no text, which come back as they were.
const char* utf8Of(PyObject* text, Object& bytes);

/// The strings as a tuple of str; null after an exception was raised.
PyObject* namesOf(const char* const* names, size_t count);

/// The rows 0, 1, ... as a list, while `isThere` says that there is another one; null after an
/// exception was raised.
template <typename IsThere, typename RowAt>
PyObject* listOf(IsThere isThere, RowAt rowAt) {
    Object list(PyList_New(0));
    for (size_t i = 0; list && isThere(i); ++i) {
        const Object row(rowAt(i));
        if (!row || PyList_Append(list.get(), row.get()) != 0)
            return nullptr;
    }
    return list.release();
}

/// Raises the exception that a status means, none for CHARSLEUTH_OK. Returns whether the status was
/// CHARSLEUTH_OK.
bool isOk(charsleuth_status status);

} // namespace charsleuth::python
