#include "app/files/attributes.h"

#include <array>
#include <cerrno>
#include <span>
#include <vector>

#include <linux/limits.h>
#include <sys/xattr.h>

namespace charsleuth {

std::string attributeNames(const std::string& path, int descriptor) {
    const auto ask = [&](std::span<char> into) {
        return descriptor >= 0 ? flistxattr(descriptor, into.data(), into.size())
                               : listxattr(path.c_str(), into.data(), into.size());
    };
    // The kernel makes room for as many bytes as it is offered, and most files have few.
    std::array<char, 256> few; // NOLINT(cppcoreguidelines-pro-type-member-init)
    std::vector<char> all;
    std::span<char> list = few;
    ssize_t size = ask(list);
    if (size < 0 && errno == ERANGE) {
        all.resize(XATTR_LIST_MAX);
        list = all;
        size = ask(list);
    }
    std::string names;
    if (size > 0)
        names.append(1, '\0').append(list.data(), static_cast<std::size_t>(size));
    return names;
}

std::string attributeValue(const std::string& path, int descriptor, const char* name) {
    std::array<char, 512> value; // NOLINT(cppcoreguidelines-pro-type-member-init)
    const ssize_t size = descriptor >= 0 ? fgetxattr(descriptor, name, value.data(), value.size())
                                         : getxattr(path.c_str(), name, value.data(), value.size());
    return size > 0 ? std::string(value.data(), static_cast<std::size_t>(size)) : std::string();
}

} // namespace charsleuth
