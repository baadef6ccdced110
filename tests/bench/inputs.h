#pragma once

/// The texts that are measured, by name, language and encoding.

#include "core/bytes/bytes.h"
#include "core/registry/encoding_id.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace charsleuth::bench {

using Input = std::vector<Byte>;
using Inputs = std::vector<Input>;

struct Text {
    const char* name;
    const char* language;
    EncodingId encoding;
};
inline constexpr Text texts[] = {{"ASCII", "en", EncodingId::UsAscii},
                                 {"UTF-8, Japanese", "ja", EncodingId::Utf8},
                                 {"UTF-8, Russian", "ru", EncodingId::Utf8},
                                 {"Shift_JIS", "ja", EncodingId::ShiftJis},
                                 {"EUC-KR", "ko", EncodingId::EucKr},
                                 {"gb18030", "zh-Hans", EncodingId::Gb18030},
                                 {"Big5", "zh-Hant", EncodingId::Big5},
                                 {"windows-1251", "ru", EncodingId::Windows1251},
                                 {"UTF-16LE, Russian", "ru", EncodingId::Utf16Le}};
inline constexpr const Text &japaneseUtf8 = texts[1], &shiftJis = texts[3], &windows1251 = texts[7];

/// `size` bytes of it, of pseudo-random words.
Input inputOf(const Text& text, std::size_t size);

/// Bytes to show how cost grows: 1 KB, eight times as much, and so on up to `most` and with it.
std::vector<std::uint64_t> growingSizes(std::uint64_t most);

} // namespace charsleuth::bench
