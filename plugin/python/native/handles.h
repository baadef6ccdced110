#pragma once

/// Handles of the C interface as Python objects: capsules, which free the handle with the last
/// reference.

#include "plugin/python/native/owned.h"

namespace charsleuth::python {

/// A handle that changes while it works, so that only one thread may use it at a time. Python holds
/// it in a capsule of the name.
template <typename Handle, void (*freeHandle)(Handle*), const char* name>
struct Worker {
    /// Takes over the handle. Null after an exception was raised.
    static PyObject* capsuleOf(Handle* handle) {
        auto* worker = new (std::nothrow) Worker{.handle = handle};
        PyObject* capsule = worker != nullptr ? PyCapsule_New(worker, name, freeIn) : nullptr;
        if (capsule != nullptr)
            return capsule;
        freeHandle(handle);
        delete worker;
        return PyErr_Occurred() != nullptr ? nullptr : PyErr_NoMemory();
    }
    /// Null after an exception was raised.
    static Worker* in(PyObject* capsule) {
        return static_cast<Worker*>(PyCapsule_GetPointer(capsule, name));
    }
    static void freeIn(PyObject* capsule) {
        Worker* worker = in(capsule);
        freeHandle(worker->handle);
        delete worker;
    }

    Handle* handle = nullptr;
    bool isBusy = false; ///< guarded by Python's lock
};

/// Says that a worker is busy, as long as it lives. Raises RuntimeError if another thread is at it.
template <typename Worker>
class Turn {
public:
    explicit Turn(Worker& worker) : m_worker(worker.isBusy ? nullptr : &worker) {
        if (m_worker != nullptr)
            m_worker->isBusy = true;
        else
            PyErr_SetString(PyExc_RuntimeError, "another thread is using this object");
    }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;
    ~Turn() {
        if (m_worker != nullptr)
            m_worker->isBusy = false;
    }

    /// False after an exception was raised.
    explicit operator bool() const { return m_worker != nullptr; }

private:
    Worker* m_worker;
};

} // namespace charsleuth::python
