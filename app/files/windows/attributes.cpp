#include "app/files/attributes.h"

#include <cerrno>

/// Windows has no attributes that programs agree on for encodings.
namespace charsleuth {

std::string attributeNames(const std::string&, int) {
    return {};
}

std::string attributeValue(const std::string&, int, const char*) {
    return {};
}

bool setAttribute(const std::string&, const char*, const std::string&) {
    errno = ENOTSUP;
    return false;
}

} // namespace charsleuth
