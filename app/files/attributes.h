#pragma once

/// Extended attributes: names and values that a file system keeps with a file.

#include <string>

namespace charsleuth {

/// The names of all attributes, each with a NUL before and behind it; empty where there are none.
/// `descriptor`: of the file, if it is open, which saves looking up the path; else -1.
std::string attributeNames(const std::string& path, int descriptor);

/// The value, at most 512 bytes; empty where there is none or it is longer. `descriptor`: as above.
std::string attributeValue(const std::string& path, int descriptor, const char* name);

} // namespace charsleuth
