#pragma once

/// The ends of an input as ASCII text, so that one reader serves every family of encodings.
///
/// UTF-16 and UTF-32 (with a BOM, or recognised by the NULs in their first eight bytes, in what is
/// called .json the first four) and EBCDIC
/// (recognised by `<?xm` in it: XML 1.0, Appendix F) are folded to one byte a character; what is
/// not ASCII becomes 0xFF. Everything else is looked at as it lies.

#include "core/declared/declaration.h"
#include "core/declared/reader.h"

#include <string>

namespace charsleuth {

/// Keeps what was folded; the input's bytes must outlive it.
class AsciiView {
public:
    explicit AsciiView(const DeclaredInput& input);
    AsciiView(const AsciiView&) = delete;
    AsciiView& operator=(const AsciiView&) = delete;

    const ReaderInput& text() const { return m_text; }

    /// The bytes of a part of head or tail.
    ByteRange rangeOf(std::string_view part) const;

    /// Bytes a character has: 1, 2 or 4.
    std::uint64_t unit() const { return m_unit; }
    /// The more significant byte comes first; only of interest where unit() is 2 or 4.
    bool bigEndian() const { return m_lane != 0; }

private:
    void recognise(Bytes head);
    std::string_view fold(Bytes bytes, std::string& store) const;

    std::uint64_t m_unit = 1;
    std::size_t m_lane = 0; ///< which byte of a unit carries ASCII
    bool m_ebcdic = false;
    std::uint64_t m_start = 0;     ///< bytes of the BOM
    std::uint64_t m_tailStart = 0; ///< offset of the first byte of the tail's text
    std::string m_head;
    std::string m_tail;
    ReaderInput m_text;
};

} // namespace charsleuth
