#pragma once

/// Orders the programs that change files of one folder: one at a time.

#include "app/files/result.h"

#include <chrono>
#include <memory>
#include <string>

namespace charsleuth {

/// A lock on a folder, held until this object goes away. Nothing is written into the folder, and
/// the system lifts the lock of a process that ends, however it ends. Programs that do not ask for
/// it are not held up.
class FolderLock {
public:
    /// Waits while another FolderLock of any process holds the folder. Fails after `patience`.
    static Result<FolderLock> take(const std::string& folder,
                                   std::chrono::milliseconds patience = std::chrono::seconds(10));

private:
    explicit FolderLock(std::shared_ptr<void> held) : m_held(std::move(held)) {}

    std::shared_ptr<void> m_held; ///< what the system calls it
};

} // namespace charsleuth
