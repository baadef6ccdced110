#include "app/tree/path_text.h"

#include "app/files/digits.h"
#include "app/files/printable.h"

#include <charconv>

namespace charsleuth {

std::string pathText(std::string_view path) {
    std::string text;
    while (!path.empty()) {
        const auto character = firstCharacter(path);
        const std::size_t size = character ? character->size : 1;
        if (!character)
            text += "\\x" + hexDigits(static_cast<unsigned char>(path.front()), 2);
        else if (path.front() == '\\')
            text += "\\\\";
        else
            text += path.substr(0, size);
        path.remove_prefix(size);
    }
    return text;
}

std::optional<std::string> pathIn(std::string_view text) {
    std::string path;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '\\') {
            path += text[at];
            continue;
        }
        const std::string_view rest = text.substr(at + 1);
        unsigned byte = '\\';
        if (rest.starts_with('x') && rest.size() >= 3) {
            const char* digits = rest.data() + 1;
            if (std::from_chars(digits, digits + 2, byte, 16).ptr != digits + 2)
                return std::nullopt;
            at += 3;
        } else if (rest.starts_with('\\')) {
            at += 1;
        } else {
            return std::nullopt;
        }
        path += static_cast<char>(byte);
    }
    if (path.find('\0') != path.npos) // the system would take a part of it for the whole
        return std::nullopt;
    return path;
}

} // namespace charsleuth
