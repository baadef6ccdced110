#pragma once

/// The machine that the WHATWG Encoding Standard describes: a handler is given one byte at a time,
/// and may give bytes back to the queue. Slow and literal, to compare the real decoders with.

#include "core/decode/decoded_text.h"

#include <memory>
#include <vector>

namespace charsleuth::reference {

inline constexpr int endOfQueue = -1;

/// What a handler says of one byte.
struct Answer {
    enum class Kind { Finished, Continue, Sequence, Error } kind;
    std::vector<char32_t> points{}; ///< of a finished sequence; an escape sequence has none
    /// Errors: bytes given back to the queue (the end of the queue counts as one).
    int restored = 0;
    /// Errors: bytes that were read, are not given back, and belong to the next sequence.
    int later = 0;
};

inline Answer finished() {
    return {Answer::Kind::Finished};
}
inline Answer goOn() {
    return {Answer::Kind::Continue};
}
inline Answer skipped() {
    return {Answer::Kind::Sequence};
}
inline Answer point(char32_t c) {
    return {Answer::Kind::Sequence, {c}};
}
inline Answer error(int restored = 0, int later = 0) {
    return {Answer::Kind::Error, {}, restored, later};
}

class Handler {
public:
    virtual ~Handler() = default;
    virtual Answer handle(int byte) = 0;
};

struct Result {
    std::u16string text;
    std::vector<ByteRange> errors;
};

inline void append(char32_t c, std::u16string& text) {
    if (c >= 0x10000)
        text += static_cast<char16_t>(0xD7C0 + (c >> 10));
    text += static_cast<char16_t>(c < 0x10000 ? c : 0xDC00 + (c & 0x3FF));
}

inline Result run(Handler& handler, Bytes bytes) {
    Result result;
    const auto size = static_cast<std::int64_t>(bytes.size());
    std::int64_t at = 0, begin = 0;
    while (true) {
        const int byte = at < size ? bytes[static_cast<std::size_t>(at)] : endOfQueue;
        ++at;
        const Answer answer = handler.handle(byte);
        switch (answer.kind) {
        case Answer::Kind::Finished:
            return result;
        case Answer::Kind::Continue:
            break;
        case Answer::Kind::Sequence:
            for (const char32_t c : answer.points)
                append(c, result.text);
            begin = at;
            break;
        case Answer::Kind::Error: {
            at -= answer.restored;
            const std::int64_t end = std::min(at - answer.later, size);
            result.text += u'\uFFFD';
            result.errors.push_back(
                {static_cast<std::uint64_t>(begin), static_cast<std::uint64_t>(end)});
            begin = end;
            at = std::min(at, size); // the end of the queue stays there
        }
        }
    }
}

} // namespace charsleuth::reference
