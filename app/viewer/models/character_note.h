#pragma once

/// What is to be said of one character: its bytes, its code point, and what other encodings make
/// of the same bytes.

#include "app/viewer/models/declarations.h"

#include <QStringList>

#include <optional>

namespace charsleuth::viewer {

struct CharacterNote {
    ByteRange bytes;
    QString title;        ///< "ś  U+015B LATIN SMALL LETTER S WITH ACUTE", or that it does not fit
    QStringList remarks;  ///< its bytes and where they stand; the declaration it is part of
    QStringList readings; ///< "windows-1250, windows-1252: ¶ U+00B6 PILCROW SIGN"
};

/// Of the character that `byte` belongs to; nothing behind the end. Others that read it alike are
/// left out.
std::optional<CharacterNote> noteOn(const FileText& text, std::uint64_t byte,
                                    const std::vector<EncodingId>& others,
                                    const std::vector<SaidPlace>& said);

/// For a tooltip.
QString htmlOf(const CharacterNote& note);

/// "C5 9B"
QString hexBytes(const std::vector<Byte>& bytes);

/// "U+015B LATIN SMALL LETTER S WITH ACUTE"
QString codePointText(char32_t character);

} // namespace charsleuth::viewer
