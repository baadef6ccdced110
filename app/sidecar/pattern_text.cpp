#include "app/sidecar/pattern_text.h"

#include "app/files/printable.h"

namespace charsleuth {

namespace {

std::string withBackslashes(std::string_view path, std::string_view special) {
    std::string out;
    for (const char c : path) {
        if (special.find(c) != special.npos)
            out += '\\';
        out += c;
    }
    return out;
}

void appendOctal(std::string& out, std::string_view bytes) {
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        out += '\\';
        for (const int shift : {6, 3, 0})
            out += static_cast<char>('0' + (byte >> shift & 7));
    }
}

} // namespace

std::string gitPatternFor(const std::string& anchored) {
    std::string pattern = withBackslashes(anchored, "*?[\\");
    if (pattern.find_first_of(" \"") == pattern.npos && printable(pattern) == pattern)
        return pattern;
    std::string quoted = "\"";
    for (std::string_view rest = pattern; !rest.empty();) {
        const auto character = firstCharacter(rest);
        const std::string_view bytes = rest.substr(0, character ? character->size : 1);
        if (!character || !isHarmless(character->value))
            appendOctal(quoted, bytes);
        else
            quoted += withBackslashes(bytes, "\"\\");
        rest.remove_prefix(bytes.size());
    }
    return quoted + '"';
}

std::string editorConfigGlobFor(const std::string& anchored) {
    return withBackslashes(anchored, "*?[]{}!\\#;,");
}

} // namespace charsleuth
