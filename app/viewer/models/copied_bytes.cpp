#include "app/viewer/models/copied_bytes.h"

#include "app/viewer/models/character_note.h"

#include <string_view>

namespace charsleuth::viewer {

namespace {

bool isHexDigit(char c) {
    return std::string_view("0123456789abcdefABCDEF").find(c) != std::string_view::npos;
}

/// Stands for itself in a string of C and its descendants.
bool isPlainInString(char c) {
    return c >= ' ' && c <= '~' && c != '\\' && c != '"';
}

/// The unreserved characters of RFC 3986, section 2.3.
bool isUnreserved(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("-._~").find(c) != std::string_view::npos;
}

} // namespace

QString bytesText(const std::vector<Byte>& bytes, BytesAs as) {
    if (as == BytesAs::Hex)
        return hexBytes(bytes);
    const QLatin1String mark(as == BytesAs::Escapes ? "\\x" : "%");
    QString text;
    bool escaped = false; // a digit behind \xE9 would belong to it
    for (const Byte byte : bytes) {
        const char c = static_cast<char>(byte);
        const bool plain = as == BytesAs::Percent
                               ? isUnreserved(c)
                               : isPlainInString(c) && !(escaped && isHexDigit(c));
        escaped = !plain;
        if (plain)
            text += QLatin1Char(c);
        else
            text += mark + QStringLiteral("%1").arg(byte, 2, 16, QLatin1Char('0')).toUpper();
    }
    return text;
}

} // namespace charsleuth::viewer
