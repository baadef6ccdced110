#pragma once

/// How numbers, names and counts are said to the user.

#include "app/viewer/document/file_text.h"
#include "core/registry/encoding_id.h"

#include <QString>

namespace charsleuth::viewer {

/// "97 %", "<1 %", ">99 %": no more precision than there is; "100 %" only for what is decided.
QString percentText(double probability, bool decided);

/// "97 %", the first word of "97 % or more".
QString leastPercentText(double probability);

/// "26.7 %", where two percentages are compared that may round to the same
QString tenthsOfPercentText(double probability);

/// "15,308"
QString numberText(std::uint64_t number);

/// A sentence with its long numbers as numberText() writes them.
QString groupedNumbers(QString sentence);

/// "15,308 bytes", "1 byte", "1.2 GiB"
QString sizeText(std::uint64_t bytes);

/// "1 byte sequence does not fit", "12 byte sequences do not fit"
QString malformedText(std::uint64_t count);

/// The tag of the language that the program speaks, see interface_languages.h.
QString interfaceLanguage();

/// "Japanese" for "ja", "Chinese (Simplified)" for "zh-Hans", in the interface's language; empty
/// for an empty tag.
QString languageName(std::string_view tag);

/// "Japan" for "jp" or "JP", in the interface's language.
QString countryName(std::string_view code);

/// A group of the encoding menu, e.g. "Western European", in the interface's language.
QString regionName(std::string_view region);

/// An action's text as a name: "Open" for "&Open …", "Open(&O)…" and "Open(O)".
QString plainName(QString text);

QString qString(std::string_view utf8);

/// Canonical name and menu label of an encoding; ASCII is no region's.
QString encodingName(EncodingId encoding);
QString encodingLabel(EncodingId encoding);

/// The last part of a path, with what is not printable made visible.
QString fileName(const std::string& path);
QString pathText(const std::string& path);

/// A row's text with ⟦E9⟧ for each malformed byte.
QString markedText(const Row& row);

} // namespace charsleuth::viewer
