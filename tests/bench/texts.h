#pragma once

/// Text to measure with: pseudo-random words, or lines that people have written.

#include "core/bytes/bytes.h"
#include "core/registry/encoding_id.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth::bench {

/// `units` UTF-16 units and the rest of a word in a language ("en", "ru", "ja", "ko", "zh-Hans",
/// "zh-Hant", "pl", "vi"): words of pseudo-random letters of the language's script, always the
/// same.
std::u16string textIn(std::string_view language, std::size_t units = 1 << 20);

/// The text of a corpus, a folder with a file of UTF-8 for each language; empty where it has none.
std::u16string writtenText(const std::filesystem::path& corpus, std::string_view language);

/// `size` bytes of the text in the encoding, repeated as often as needed and cut at the end;
/// characters that it lacks are left out.
std::vector<Byte> encodedText(std::u16string_view text, EncodingId encoding, std::size_t size);

} // namespace charsleuth::bench
