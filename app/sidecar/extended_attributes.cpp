#include "app/sidecar/extended_attributes.h"

#include "core/declared/scan.h"

#include <array>
#include <cerrno>
#include <string>

#ifdef __linux__
#include <sys/xattr.h>
#endif

namespace charsleuth {

namespace {

std::string valueOf(const std::filesystem::path& file, const char* name) {
#ifdef __linux__
    std::array<char, 512> value; // longer ones name no encoding
    const ssize_t size = getxattr(file.c_str(), name, value.data(), value.size());
    return size > 0 ? std::string(value.data(), static_cast<std::size_t>(size)) : std::string();
#else
    static_cast<void>(file), static_cast<void>(name);
    return {};
#endif
}

} // namespace

std::vector<Hint> readExtendedAttributes(const std::filesystem::path& file) {
    std::vector<Hint> hints;
    const auto add = [&](HintKind kind, const std::string& value, const char* source) {
        const std::string_view written(value.c_str()); // up to a NUL
        if (const auto text = scan::trim(written); !text.empty())
            hints.push_back({kind, std::string(text), source});
    };
    add(HintKind::Declared, valueOf(file, "user.charset"), "user.charset");
    if (const std::string type = valueOf(file, "user.mime_type");
        scan::find(type, "charset") != scan::none) // a bare type is no label
        add(HintKind::ContentType, type, "user.mime_type");
    for (const char* name : {"com.apple.TextEncoding", "user.com.apple.TextEncoding"}) {
        const std::string value = valueOf(file, name);
        add(HintKind::Declared, value.substr(0, value.find(';')), "com.apple.TextEncoding");
    }
    return hints;
}

std::optional<Error> writeCharset(const std::filesystem::path& file, const std::string& name) {
#ifdef __linux__
    if (setxattr(file.c_str(), "user.charset", name.data(), name.size(), 0) == 0)
        return std::nullopt;
    return Error{file.string(), causeOf(errno)};
#else
    static_cast<void>(name);
    return Error{file.string(), "this system has no such attributes"};
#endif
}

} // namespace charsleuth
