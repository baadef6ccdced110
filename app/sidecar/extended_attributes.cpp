#include "app/sidecar/extended_attributes.h"

#include "core/declared/scan.h"

#include <array>
#include <cerrno>
#include <span>
#include <string>
#include <vector>

#ifdef __linux__
#include <linux/limits.h>
#include <sys/xattr.h>
#endif

namespace charsleuth {

namespace {

/// The names of all attributes, each with a NUL before and behind it; empty where there are none.
std::string namesOf(const std::string& file, int openFile) {
    std::string names;
#ifdef __linux__
    const auto ask = [&](std::span<char> into) {
        return openFile >= 0 ? flistxattr(openFile, into.data(), into.size())
                             : listxattr(file.c_str(), into.data(), into.size());
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
    if (size > 0)
        names.append(1, '\0').append(list.data(), static_cast<std::size_t>(size));
#else
    static_cast<void>(file), static_cast<void>(openFile);
#endif
    return names;
}

std::string valueOf(const std::string& file, const char* name) {
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

std::vector<Hint> readExtendedAttributes(const std::string& file, int openFile) {
    std::vector<Hint> hints;
    const std::string names =
        namesOf(file, openFile); // one question for the many files that have none
    if (names.empty())
        return hints;
    const auto valueIfThere = [&](const std::string& name) {
        return names.find('\0' + name + '\0') != names.npos ? valueOf(file, name.c_str()) : "";
    };
    const auto add = [&](HintKind kind, const std::string& value, const char* source) {
        const std::string_view written(value.c_str()); // up to a NUL
        if (const auto text = scan::trim(written); !text.empty())
            hints.push_back({kind, std::string(text), source});
    };
    add(HintKind::Declared, valueIfThere("user.charset"), "user.charset");
    if (const std::string type = valueIfThere("user.mime_type");
        scan::find(type, "charset") != scan::none) // a bare type is no label
        add(HintKind::ContentType, type, "user.mime_type");
    const std::string apple = valueIfThere("user.com.apple.TextEncoding");
    add(HintKind::Declared, apple.substr(0, apple.find(';')), "com.apple.TextEncoding");
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
