#pragma once

/// The two ends of an input as ASCII text, so that one reader serves every family of encodings.
/// UTF-16 and UTF-32 (with a BOM, or recognised by the NULs in their first eight bytes, in .json
/// files in their first four) and EBCDIC (recognised by `<?xm` in it: XML 1.0, Appendix F) are
/// folded to one byte a character; characters outside ASCII become 0xFF. All other input is passed
/// on as it is.

#include "core/declared/declaration.h"
#include "core/declared/reader.h"

#include <string>

namespace charsleuth {

/// Owns the folded text; the input's bytes must outlive it.
class AsciiView {
public:
    explicit AsciiView(const DeclaredInput& input);
    AsciiView(const AsciiView&) = delete;
    AsciiView& operator=(const AsciiView&) = delete;

    const ReaderInput& text() const { return m_text; }

    /// The input bytes of a part of head or tail.
    ByteRange rangeOf(std::string_view part) const;

    /// Bytes of a character: 1, 2 or 4.
    std::uint64_t unit() const { return m_unit; }
    /// Whether the more significant byte comes first. Meaningless if unit() is 1.
    bool bigEndian() const { return m_lane != 0; }

private:
    void recognise(Bytes head);
    std::string_view fold(Bytes bytes, std::string& store) const;

    std::uint64_t m_unit = 1;
    std::size_t m_lane = 0; ///< the byte of a unit that carries ASCII
    bool m_ebcdic = false;
    std::uint64_t m_start = 0;     ///< bytes of the BOM
    std::uint64_t m_tailStart = 0; ///< offset of the first byte of the tail's text
    std::string m_head;
    std::string m_tail;
    ReaderInput m_text;
};

} // namespace charsleuth
