#pragma once

/// Which encodings are offered first for a document.

#include "app/viewer/session/session.h"

namespace charsleuth::viewer {

/// The most probable ones, best first; at most six, none without an answer.
std::vector<EncodingId> suggested(const DocumentState& document);

/// The most probable reading that gives another text than the shown one and may be right: at 1 % or
/// more. Nothing where the shown one is beyond doubt.
/// Requires: the document is shown.
std::optional<EncodingId> rival(const DocumentState& document);

/// Of an amended text its encoding alone, of another one what is offered instead, else the rival;
/// where there is none, the shown one's nearest relative: whoever asks has windows-1250
/// and ISO-8859-2 in mind. Nothing where no other text is known. Requires: the document is shown.
std::optional<ReadAs> runnerUp(const DocumentState& document);

} // namespace charsleuth::viewer
