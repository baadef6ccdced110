#pragma once

/// What somebody was shown of a file, as a word that a read answers with and a write asks for. It
/// says all itself: a server that was started anew understands it.

#include "app/edit/shown_text.h"
#include "app/files/result.h"

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth::mcp {

struct ReadToken {
    std::string hash;                ///< of the file's bytes (app/files/content.h)
    EncodingId encoding{};           ///< in which it was shown
    std::size_t first = 1, last = 0; ///< lines that were shown whole, from 1; none: last < first

    /// "HASH:FIRST-LAST:ENCODING"
    std::string text() const;
};

/// Of one or more tokens with blanks or commas between them; the error quotes what is none.
Result<std::vector<ReadToken>> tokensIn(std::string_view text);

/// The first of `lines` lines that no token shows; nothing where all are shown.
std::optional<std::size_t> firstNotShown(std::vector<ReadToken> tokens, std::size_t lines);

/// The files that were shown last, so that it can be told what changed in them since.
class ShownFiles {
public:
    void keep(const std::string& hash, Bytes bytes);
    /// Null where it is not known any more.
    const std::vector<Byte>* find(const std::string& hash) const;

private:
    static constexpr std::size_t mostBytes = std::size_t{32} << 20;

    struct Kept {
        std::string hash;
        std::vector<Byte> bytes;
    };
    std::deque<Kept> m_kept; ///< the last one first
    std::size_t m_size = 0;  ///< bytes
};

/// "Line 3: was "a", is "b".": the first few lines that differ.
std::string differenceWords(std::u16string_view before, std::u16string_view after);

} // namespace charsleuth::mcp
