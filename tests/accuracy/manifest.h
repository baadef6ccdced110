#pragma once

/// A folder of files whose encodings are known, as `manifest.tsv` in it lists them.

#include "tests/accuracy/question.h"

#include <filesystem>
#include <string>
#include <vector>

namespace charsleuth::accuracy {

struct ManifestRow {
    std::string path; ///< from the folder
    std::string encoding;
    std::string language; ///< empty when the manifest has no such column
};

/// Tab-separated, a header line first, with the columns `path` and `encoding` at least, in any
/// order. Throws std::runtime_error, naming the file, when it cannot be read or lacks a column.
std::vector<ManifestRow> readManifest(const std::filesystem::path& folder);

/// The file of a row, ready to be asked about; throws std::runtime_error when it cannot be read or
/// its label is unknown.
Question questionOf(const ManifestRow& row, const std::filesystem::path& folder);

} // namespace charsleuth::accuracy
