#pragma once

/// Characters that a program lost before the file was saved, by the traces that stand in their
/// place in sound text.

#include "core/bytes/bytes.h"
#include "core/bytes/exported.h"
#include "core/registry/encoding_id.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

struct LostCharacters {
    std::uint64_t count = 0; ///< traces
    ByteRange first;         ///< of the first one in the input
    /// The first trace, in UTF-8: U+FFFD; U+FFFD read as a code page ("ï¿½", "锟斤拷"); a C1
    /// control, as which a sign of windows-1252 was read; a question mark.
    std::string trace;
};

/// "U+FFFD in place of 2 lost characters", "\"ï¿½\" in place of 1 lost character"
CHARSLEUTH_EXPORT std::string inWords(const LostCharacters& lost);

/// Searches text in an encoding for traces, piece by piece. Those are U+FFFD, what it became when
/// it was read as a code page, and C1 controls, each beside a letter or a byte beyond ASCII (one
/// in quotes or code is written on purpose); and question marks between small letters in several
/// words of a text that has hardly any others. Nothing is found in encodings that are not
/// compatible with ASCII.
class LostCharacterSearch {
public:
    explicit LostCharacterSearch(EncodingId encoding);

    void feed(Bytes piece);
    std::optional<LostCharacters> conclude();

private:
    void searchTo(std::size_t end);
    std::size_t traceAt(std::size_t at) const;
    bool speaks(std::size_t at) const;
    void addMark(std::size_t at);
    void add(LostCharacters& found, std::size_t at, std::size_t size) const;

    EncodingId m_encoding;
    std::vector<std::string> m_traces; ///< of more than one byte
    std::array<bool, 256> m_begins{};  ///< bytes with which a trace or question mark begins
    std::string m_text;                ///< what was not searched, behind its neighbours
    std::uint64_t m_textAt = 0;        ///< of its first byte in the input
    std::size_t m_from = 0;            ///< all before in `m_text` was searched
    LostCharacters m_found;
    LostCharacters m_marks;           ///< question marks in words
    std::uint64_t m_otherMarks = 0;   ///< all other question marks
    bool m_isPattern = false;         ///< a question mark repeats what is before it
    std::vector<std::string> m_words; ///< different ones of `m_marks`, the first few
};

} // namespace charsleuth
