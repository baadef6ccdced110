#pragma once

/// In which encodings are these words in the file? For somebody who knows a word that must be
/// there.
///
/// Each word is encoded in every encoding and its bytes are looked for, so that the file is read
/// once; a hit in a multi-byte encoding is decoded again where it stands. Encodings of seven bits
/// with shift sequences are decoded, where the file has no other bytes. Any thread; reading is all
/// it does.

#include "app/viewer/document/byte_source.h"
#include "core/registry/encoding_id.h"

#include <QStringList>

#include <functional>
#include <stop_token>
#include <vector>

namespace charsleuth::viewer {

/// An encoding in which every word is in the file.
struct WordPlaces {
    static constexpr std::size_t mostCounted = 1000; ///< of each word; what follows is not counted

    EncodingId encoding{};
    std::size_t count = 0;        ///< of all words
    std::vector<ByteRange> first; ///< sorted; at most 20

    friend bool operator==(const WordPlaces&, const WordPlaces&) = default;
};

struct WordSearchStep {
    std::vector<WordPlaces> found; ///< so far, in the registry's order
    std::uint64_t searched = 0;    ///< bytes
    bool done = false;
};

/// The words that are separated by white space, each composed and once.
QStringList wordsIn(const QString& typed);

/// A word is found as it is typed, and all in small or capital letters, or with a capital first.
/// Reports now and then, and at the end; says nothing more once it is stopped.
void searchWords(const SharedBytes& bytes, const QStringList& words, std::stop_token stop,
                 const std::function<void(WordSearchStep)>& report);

} // namespace charsleuth::viewer
