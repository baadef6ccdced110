#include "app/cli/utf8_text.h"

#include <string_view>

namespace charsleuth::cli {

namespace {

void appendHex(std::string& out, Byte byte) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    out += digits[byte >> 4];
    out += digits[byte & 15];
}

} // namespace

void appendMarks(std::string& out, Bytes malformed) {
    for (const Byte byte : malformed) {
        out += "⟦";
        appendHex(out, byte);
        out += "⟧";
    }
}

void appendEscapes(std::string& out, Bytes malformed) {
    for (const Byte byte : malformed) {
        out += "\\x{";
        appendHex(out, byte);
        out += '}';
    }
}

} // namespace charsleuth::cli
