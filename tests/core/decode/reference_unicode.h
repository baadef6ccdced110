#pragma once

/// UTF-8 and UTF-16, as the WHATWG Encoding Standard's prose has them (8.1.1 and 14.2).

#include "tests/core/decode/reference_decoder.h"

namespace charsleuth::reference {

class Utf8 : public Handler {
public:
    Answer handle(int byte) override {
        if (byte == endOfQueue && needed != 0) {
            needed = 0;
            return error();
        }
        if (byte == endOfQueue)
            return finished();
        if (needed == 0) {
            if (byte <= 0x7F)
                return point(static_cast<char32_t>(byte));
            if (byte >= 0xC2 && byte <= 0xDF) {
                needed = 1;
                codePoint = byte & 0x1F;
            } else if (byte >= 0xE0 && byte <= 0xEF) {
                if (byte == 0xE0)
                    lower = 0xA0;
                if (byte == 0xED)
                    upper = 0x9F;
                needed = 2;
                codePoint = byte & 0xF;
            } else if (byte >= 0xF0 && byte <= 0xF4) {
                if (byte == 0xF0)
                    lower = 0x90;
                if (byte == 0xF4)
                    upper = 0x8F;
                needed = 3;
                codePoint = byte & 0x7;
            } else {
                return error();
            }
            return goOn();
        }
        if (byte < lower || byte > upper) {
            codePoint = needed = seen = 0;
            lower = 0x80;
            upper = 0xBF;
            return error(1);
        }
        lower = 0x80;
        upper = 0xBF;
        codePoint = (codePoint << 6) | (byte & 0x3F);
        ++seen;
        if (seen != needed)
            return goOn();
        const int result = codePoint;
        codePoint = needed = seen = 0;
        return point(static_cast<char32_t>(result));
    }

private:
    int codePoint = 0, seen = 0, needed = 0, lower = 0x80, upper = 0xBF;
};

template <bool bigEndian>
class Utf16 : public Handler {
public:
    Answer handle(int byte) override {
        if (byte == endOfQueue && (leadByte >= 0 || leadSurrogate >= 0)) {
            leadByte = leadSurrogate = -1;
            return error();
        }
        if (byte == endOfQueue)
            return finished();
        if (leadByte < 0) {
            leadByte = byte;
            return goOn();
        }
        const int unit = bigEndian ? (leadByte << 8) + byte : (byte << 8) + leadByte;
        leadByte = -1;
        if (leadSurrogate >= 0) {
            const int lead = leadSurrogate;
            leadSurrogate = -1;
            if (unit >= 0xDC00 && unit <= 0xDFFF)
                return point(
                    static_cast<char32_t>(0x10000 + ((lead - 0xD800) << 10) + (unit - 0xDC00)));
            return error(2);
        }
        if (unit >= 0xD800 && unit <= 0xDBFF) {
            leadSurrogate = unit;
            return goOn();
        }
        if (unit >= 0xDC00 && unit <= 0xDFFF)
            return error();
        return point(static_cast<char32_t>(unit));
    }

private:
    int leadByte = -1, leadSurrogate = -1;
};

} // namespace charsleuth::reference
