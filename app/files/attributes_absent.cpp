#include "app/files/attributes.h"

/// Attributes on systems other than Linux: Windows has none that programs agree on for encodings.
namespace charsleuth {

std::string attributeNames(const std::string&, int) {
    return {};
}

std::string attributeValue(const std::string&, int, const char*) {
    return {};
}

} // namespace charsleuth
