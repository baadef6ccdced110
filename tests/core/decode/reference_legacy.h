#pragma once

/// The legacy multi-byte decoders, as the WHATWG Encoding Standard's prose has them (10 to 13).
/// The indexes themselves are checked by decoder_index_test.cpp.

#include "core/decode/indexes.h"
#include "tests/core/decode/reference_decoder.h"

namespace charsleuth::reference {

inline bool in(int byte, int first, int last) {
    return byte >= first && byte <= last;
}

/// The index code point for a pointer; 0 is the standard's null.
template <std::size_t size>
char32_t indexPoint(int pointer, const std::array<char16_t, size>& index) {
    return pointer < 0 || pointer >= static_cast<int>(size)
               ? 0
               : index[static_cast<std::size_t>(pointer)];
}

class Gb18030 : public Handler {
public:
    Answer handle(int byte) override {
        if (byte == endOfQueue && first == 0 && second == 0 && third == 0)
            return finished();
        if (byte == endOfQueue) {
            first = second = third = 0;
            return error();
        }
        if (third != 0) {
            if (!in(byte, 0x30, 0x39)) {
                first = second = third = 0;
                return error(3);
            }
            const int pointer = (first - 0x81) * (10 * 126 * 10) + (second - 0x30) * (10 * 126) +
                                (third - 0x81) * 10 + byte - 0x30;
            first = second = third = 0;
            return pointOrError(rangesPoint(pointer));
        }
        if (second != 0) {
            if (in(byte, 0x81, 0xFE)) {
                third = byte;
                return goOn();
            }
            first = second = 0;
            return error(2);
        }
        if (first != 0) {
            if (in(byte, 0x30, 0x39)) {
                second = byte;
                return goOn();
            }
            const int lead = first;
            int pointer = -1;
            first = 0;
            const int offset = byte < 0x7F ? 0x40 : 0x41;
            if (in(byte, 0x40, 0x7E) || in(byte, 0x80, 0xFE))
                pointer = (lead - 0x81) * 190 + (byte - offset);
            const char32_t codePoint = indexPoint(pointer, indexGb18030);
            if (codePoint != 0)
                return point(codePoint);
            return error(byte <= 0x7F ? 1 : 0);
        }
        if (byte <= 0x7F)
            return point(static_cast<char32_t>(byte));
        if (byte == 0x80)
            return point(0x20AC);
        if (in(byte, 0x81, 0xFE)) {
            first = byte;
            return goOn();
        }
        return error();
    }

private:
    static Answer pointOrError(char32_t codePoint) {
        return codePoint == 0 ? error() : point(codePoint);
    }
    static char32_t rangesPoint(int pointer) {
        if ((pointer > 39419 && pointer < 189000) || pointer > 1237575)
            return 0;
        if (pointer == 7457)
            return 0xE7C7;
        Gb18030Range last{};
        for (const Gb18030Range& row : indexGb18030Ranges)
            if (static_cast<int>(row.pointer) <= pointer)
                last = row;
        return last.point + static_cast<char32_t>(pointer) - last.pointer;
    }

    int first = 0, second = 0, third = 0;
};

class Big5 : public Handler {
public:
    Answer handle(int byte) override {
        if (byte == endOfQueue && lead != 0) {
            lead = 0;
            return error();
        }
        if (byte == endOfQueue)
            return finished();
        if (lead != 0) {
            const int before = lead;
            int pointer = -1;
            lead = 0;
            const int offset = byte < 0x7F ? 0x40 : 0x62;
            if (in(byte, 0x40, 0x7E) || in(byte, 0xA1, 0xFE))
                pointer = (before - 0x81) * 157 + (byte - offset);
            switch (pointer) {
            case 1133:
                return {Answer::Kind::Sequence, {0x00CA, 0x0304}};
            case 1135:
                return {Answer::Kind::Sequence, {0x00CA, 0x030C}};
            case 1164:
                return {Answer::Kind::Sequence, {0x00EA, 0x0304}};
            case 1166:
                return {Answer::Kind::Sequence, {0x00EA, 0x030C}};
            }
            const char32_t codePoint =
                pointer < 0 ? 0 : indexBig5.at(static_cast<std::size_t>(pointer));
            if (codePoint != 0)
                return point(codePoint);
            return error(byte <= 0x7F ? 1 : 0);
        }
        if (byte <= 0x7F)
            return point(static_cast<char32_t>(byte));
        if (in(byte, 0x81, 0xFE)) {
            lead = byte;
            return goOn();
        }
        return error();
    }

private:
    int lead = 0;
};

class EucKr : public Handler {
public:
    Answer handle(int byte) override {
        if (byte == endOfQueue && lead != 0) {
            lead = 0;
            return error();
        }
        if (byte == endOfQueue)
            return finished();
        if (lead != 0) {
            const int before = lead;
            int pointer = -1;
            lead = 0;
            if (in(byte, 0x41, 0xFE))
                pointer = (before - 0x81) * 190 + (byte - 0x41);
            const char32_t codePoint = indexPoint(pointer, indexEucKr);
            if (codePoint != 0)
                return point(codePoint);
            return error(byte <= 0x7F ? 1 : 0);
        }
        if (byte <= 0x7F)
            return point(static_cast<char32_t>(byte));
        if (in(byte, 0x81, 0xFE)) {
            lead = byte;
            return goOn();
        }
        return error();
    }

private:
    int lead = 0;
};

class ShiftJis : public Handler {
public:
    Answer handle(int byte) override {
        if (byte == endOfQueue && lead != 0) {
            lead = 0;
            return error();
        }
        if (byte == endOfQueue)
            return finished();
        if (lead != 0) {
            const int before = lead;
            int pointer = -1;
            lead = 0;
            const int offset = byte < 0x7F ? 0x40 : 0x41;
            const int leadOffset = before < 0xA0 ? 0x81 : 0xC1;
            if (in(byte, 0x40, 0x7E) || in(byte, 0x80, 0xFC))
                pointer = (before - leadOffset) * 188 + byte - offset;
            if (pointer >= 8836 && pointer <= 10715)
                return point(static_cast<char32_t>(0xE000 - 8836 + pointer));
            const char32_t codePoint = indexPoint(pointer, indexJis0208);
            if (codePoint != 0)
                return point(codePoint);
            return error(byte <= 0x7F ? 1 : 0);
        }
        if (byte <= 0x7F || byte == 0x80)
            return point(static_cast<char32_t>(byte));
        if (in(byte, 0xA1, 0xDF))
            return point(static_cast<char32_t>(0xFF61 - 0xA1 + byte));
        if (in(byte, 0x81, 0x9F) || in(byte, 0xE0, 0xFC)) {
            lead = byte;
            return goOn();
        }
        return error();
    }

private:
    int lead = 0;
};

class EucJp : public Handler {
public:
    Answer handle(int byte) override {
        if (byte == endOfQueue && lead != 0) {
            lead = 0;
            return error();
        }
        if (byte == endOfQueue)
            return finished();
        if (lead == 0x8E && in(byte, 0xA1, 0xDF)) {
            lead = 0;
            return point(static_cast<char32_t>(0xFF61 - 0xA1 + byte));
        }
        if (lead == 0x8F && in(byte, 0xA1, 0xFE)) {
            jis0212 = true;
            lead = byte;
            return goOn();
        }
        if (lead != 0) {
            const int before = lead;
            lead = 0;
            char32_t codePoint = 0;
            if (in(before, 0xA1, 0xFE) && in(byte, 0xA1, 0xFE)) {
                const int pointer = (before - 0xA1) * 94 + byte - 0xA1;
                codePoint =
                    jis0212 ? indexPoint(pointer, indexJis0212) : indexPoint(pointer, indexJis0208);
            }
            jis0212 = false;
            if (codePoint != 0)
                return point(codePoint);
            return error(byte <= 0x7F ? 1 : 0);
        }
        if (byte <= 0x7F)
            return point(static_cast<char32_t>(byte));
        if (byte == 0x8E || byte == 0x8F || in(byte, 0xA1, 0xFE)) {
            lead = byte;
            return goOn();
        }
        return error();
    }

private:
    bool jis0212 = false;
    int lead = 0;
};

class Iso2022Jp : public Handler {
public:
    Answer handle(int byte) override {
        switch (state) {
        case State::Ascii:
        case State::Roman:
        case State::Katakana:
        case State::LeadByte:
            return outsideSequence(byte);
        case State::TrailByte:
            return trail(byte);
        case State::EscapeStart:
            if (byte == 0x24 || byte == 0x28) {
                lead = byte;
                state = State::Escape;
                return goOn();
            }
            output = false;
            state = outputState;
            return error(1);
        case State::Escape:
            return escape(byte);
        }
        return finished();
    }

private:
    enum class State { Ascii, Roman, Katakana, LeadByte, TrailByte, EscapeStart, Escape };

    Answer outsideSequence(int byte) {
        if (byte == 0x1B) {
            state = State::EscapeStart;
            return goOn();
        }
        if (byte == endOfQueue)
            return finished();
        output = false;
        if (state == State::LeadByte) {
            if (!in(byte, 0x21, 0x7E))
                return error();
            lead = byte;
            state = State::TrailByte;
            return goOn();
        }
        if (state == State::Katakana)
            return in(byte, 0x21, 0x5F) ? point(static_cast<char32_t>(0xFF61 - 0x21 + byte))
                                        : error();
        if (state == State::Roman && byte == 0x5C)
            return point(0x00A5);
        if (state == State::Roman && byte == 0x7E)
            return point(0x203E);
        return byte <= 0x7F && byte != 0x0E && byte != 0x0F ? point(static_cast<char32_t>(byte))
                                                            : error();
    }
    Answer trail(int byte) {
        if (byte == 0x1B) {
            state = State::EscapeStart;
            return error(0, 1);
        }
        state = State::LeadByte;
        if (byte == endOfQueue)
            return error(1);
        if (!in(byte, 0x21, 0x7E))
            return error();
        const char32_t codePoint = indexPoint((lead - 0x21) * 94 + byte - 0x21, indexJis0208);
        return codePoint == 0 ? error() : point(codePoint);
    }
    Answer escape(int byte) {
        const int before = lead;
        lead = 0;
        const bool known = (before == 0x28 && (byte == 0x42 || byte == 0x4A || byte == 0x49)) ||
                           (before == 0x24 && (byte == 0x40 || byte == 0x42));
        if (!known) {
            output = false;
            state = outputState;
            return error(2);
        }
        state = before == 0x24 ? State::LeadByte
                : byte == 0x42 ? State::Ascii
                : byte == 0x4A ? State::Roman
                               : State::Katakana;
        outputState = state;
        const bool outputBefore = output;
        output = true;
        return outputBefore ? error() : skipped();
    }

    State state = State::Ascii, outputState = State::Ascii;
    int lead = 0;
    bool output = false;
};

} // namespace charsleuth::reference
