#pragma once

/// What came of looking for words: a heading for each reading that has them, and its places below.
///
/// Encodings that have the words at the same places stand in one heading, the most probable first.

#include "app/viewer/document/word_search.h"
#include "app/viewer/session/session.h"

namespace charsleuth::viewer {

struct WordRow {
    EncodingId encoding{};
    QString text;
    QString remark; ///< of a heading: how often, and which others; of a place: where
    std::optional<ByteRange> place; ///< nothing: a heading

    friend bool operator==(const WordRow&, const WordRow&) = default;
};

/// The rows for what was found in a document.
std::vector<WordRow> wordRows(const DocumentState& document, std::vector<WordPlaces> found);

} // namespace charsleuth::viewer
