#pragma once

/// What the clipboard holds, as bytes to examine.

#include "core/bytes/bytes.h"

#include <QString>

#include <optional>
#include <vector>

namespace charsleuth::viewer {

/// Bytes written as text: "E9 4A", "0xE9, 0x4A", "\xE9\x4A", "%E9%4A", "=E9=4A" (quoted-printable),
/// or Base64, in this order of trial. Nothing where it is none of them.
std::optional<std::vector<Byte>> bytesWrittenAs(const QString& text);

/// The bytes of text that came out garbled: those that somebody took for windows-1252 or
/// ISO-8859-1, or the text as it is in UTF-8 where some of it is mojibake; nothing where it is
/// neither.
std::optional<std::vector<Byte>> bytesOfGarbled(const QString& text);

} // namespace charsleuth::viewer
