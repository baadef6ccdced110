#pragma once

/// What the other files of a folder say about one that is not sure by itself.

#include "app/viewer/folder/folder_row.h"
#include "app/viewer/models/banners.h"

#include <map>
#include <optional>

namespace charsleuth::viewer {

/// How many files are in each encoding.
using EncodingCounts = std::map<EncodingId, std::size_t>;

/// Of the files whose encoding is sure and more than ASCII, but for one; as they were before any
/// conversion.
EncodingCounts sureEncodings(const std::vector<FolderRow>& rows, const std::string& except);

struct FolderAdvice {
    EncodingId usual{};    ///< what most of the other files are in
    std::size_t files = 0; ///< of the others, those in it
    std::size_t others = 0;
    EncodingId alone{}; ///< what the file reads as by itself
    double probability = 0;
};

/// Nothing where the file is sure by itself, where the others' encoding is not among its candidates
/// or does not fit its bytes, or gives the same text, and where both together are not sure enough.
std::optional<FolderAdvice> adviceFor(const Detection& detection, const EncodingCounts& others);

/// The line of text in which both readings differ first, as each gives it; empty where they do not
/// within the first 64 KiB.
struct TwoReadings {
    QString one, other;
};
TwoReadings whereTheyDiffer(const SharedBytes& bytes, EncodingId one, EncodingId other);

/// The advice as a question, with the place where both readings differ. Requires: an answer.
Banner adviceBanner(const DocumentState& document, const FolderAdvice& advice);

} // namespace charsleuth::viewer
