#pragma once

/// Sentences about files for a reader who cannot see bytes.

#include "app/edit/edited_bytes.h"
#include "app/mcp/text_file.h"

#include <string>

namespace charsleuth::mcp {

/// The text, or its beginning where it is longer than what a sentence can hold; no character is
/// cut.
std::string brief(std::string_view text);

/// The same of a line of shown text, without control characters.
std::string beginningOf(std::u16string_view line);

/// "EUC-JP (99.8 %, strong, Japanese), line ends CRLF, no byte order mark"
std::string foundWords(const Detection& detection);

/// What else has to be known before the text is used, one sentence a line; empty where all is well:
/// doubt, damage, lying declarations.
std::string warningsOf(const Detection& detection, std::uint64_t malformed);

/// Lines in another encoding, text that was encoded twice, and mojibake among the rest; one
/// sentence a line, empty where there is none of them.
std::string oddityWords(Bytes bytes, const Detection& detection);

/// "menu.txt: why", without bytes that are not UTF-8.
std::string troubleOf(const Error& error);

/// Why an edit was refused, with each character and its line, and what can be done.
std::string refusalWords(const EditRefusal& refusal, EncodingId encoding);

} // namespace charsleuth::mcp
