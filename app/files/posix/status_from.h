#pragma once

/// From the system's status of a file to ours.

#include "app/files/file_status.h"

#include <sys/stat.h>

namespace charsleuth {

FileStatus statusFrom(const struct stat& status);

} // namespace charsleuth
