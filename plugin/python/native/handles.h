#pragma once

/// Handles of the C interface as Python objects: capsules, which free the handle with the last
/// reference.

#include "plugin/python/native/owned.h"

namespace charsleuth::python {

/// A handle that changes while it works, so that only one thread may use it at a time.
template <typename Handle>
struct Worker {
    Handle* handle = nullptr;
    bool isBusy = false; ///< guarded by Python's lock
};

/// Says that a worker is busy, as long as it lives. Raises RuntimeError if another thread is at it.
template <typename Handle>
class Turn {
public:
    explicit Turn(Worker<Handle>& worker) : m_worker(worker.isBusy ? nullptr : &worker) {
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
    Worker<Handle>* m_worker;
};

} // namespace charsleuth::python
