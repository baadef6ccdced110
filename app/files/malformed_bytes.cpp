#include "app/files/malformed_bytes.h"

#include "app/files/digits.h"

namespace charsleuth {

void appendMarks(std::string& out, Bytes malformed) {
    for (const Byte byte : malformed) {
        out += "⟦";
        out += hexDigits(byte, 2);
        out += "⟧";
    }
}

void appendEscapes(std::string& out, Bytes malformed) {
    for (const Byte byte : malformed) {
        out += "\\x{";
        out += hexDigits(byte, 2);
        out += '}';
    }
}

} // namespace charsleuth
