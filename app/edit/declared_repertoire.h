#pragma once

/// The characters that the readers of a file's declaration can read. "shift_jis" is to browsers and
/// Windows what Charsleuth writes under that name; to Python, Emacs and iconv it is the standard's
/// set, which has no "①".

#include "app/files/file_source.h"
#include "app/sidecar/read_beside.h"
#include "core/decode/encoder.h"
#include "core/registry/registry.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace charsleuth {

/// The encoding that a file, or a configuration file beside it, says the file is in.
struct DeclaredEncoding {
    std::string label; ///< as written
    std::string by;    ///< the rule of core/declared that found it, or ".editorconfig"
    EncodingId encoding{};
    Namespace space{}; ///< whose name the label is
};

/// What a program that opens the file goes by: what the file says itself, else what is said beside
/// it. Marks that decide (a BOM) and labels that are unknown or impossible are none.
std::optional<DeclaredEncoding> declaredEncoding(Bytes bytes, const std::string& path,
                                                 BesideReader& beside);

class DeclaredRepertoire {
public:
    explicit DeclaredRepertoire(DeclaredEncoding declared);

    const DeclaredEncoding& declared() const { return m_declared; }

    /// Whether text in `encoding` is read by this declaration as far as its characters allow: the
    /// declared encoding, or one that has all of its characters in the same bytes.
    bool covers(EncodingId encoding) const;

    /// Whether it has all that can be written in the declared encoding.
    bool isWhole() const { return m_set == Set::Whole; }

    bool has(char32_t character) const;

    struct Unreadable {
        char32_t character = 0;
        std::size_t unit = 0;
    };
    /// The characters of `text` that it does not have; one that `old` has as often is none.
    std::vector<Unreadable> unreadableIn(std::u16string_view text, std::u16string_view old) const;

private:
    /// Sets of standards that are narrower than the table by which their text is written.
    enum class Set { Whole, Jis0208, Jis0208AndKana, KsX1001, Gb2312, Gbk, Big5, Cp950 };
    static Set setOf(const DeclaredEncoding& declared);
    static bool isIn(Set set, Bytes bytes);

    DeclaredEncoding m_declared;
    Set m_set;
    Encoder m_encoder;                                  ///< of the declared encoding
    std::optional<Encoder> m_pairs;                     ///< in whose bytes `m_set` is told
    mutable std::unordered_map<char32_t, bool> m_known; ///< what was asked
};

/// The characters of a file that what reads it by its declaration does not know.
struct UnreadableText {
    DeclaredEncoding declared;
    char32_t first = 0;       ///< the first of these characters
    std::uint64_t offset = 0; ///< of its bytes
    std::uint64_t count = 0;
};

/// Nothing where all are known, or the file is not read by a declaration. `encoding`: that it is
/// in. Fails where reading does.
Result<std::optional<UnreadableText>> unreadableTextIn(FileSource& source, const std::string& path,
                                                       EncodingId encoding, BesideReader& beside);

} // namespace charsleuth
