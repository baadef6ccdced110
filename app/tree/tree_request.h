#pragma once

/// What is asked about whole folders.

#include "app/convert/conversion.h"
#include "core/detect.h"

#include <string>
#include <vector>

namespace charsleuth {

/// Where the copies go.
enum class TreeDestination {
    InPlace, ///< in place of the files; an original becomes FILE.orig
    Backup,  ///< in place of the files; originals go to a folder, at the same place in it
    Folder,  ///< to a folder, at the same place in it; all other files are copied as they are
};

struct TreeRequest {
    std::vector<std::string> roots; ///< folders, or files; as the user named them
    TreeDestination destination = TreeDestination::InPlace;
    std::string folder; ///< of the originals or of the copies
    EncodingId to = EncodingId::Utf8;
    bool addBom = false, removeBom = false;
    Newline newline = Newline::Keep;
    OnLoss onLoss = OnLoss::Fail;
    bool fixDeclarations = false;  ///< in the text
    bool fixConfiguration = false; ///< in .editorconfig and .gitattributes, see ConfigCorrections

    /// Files are converted whose encoding is at least as probable as this (more than 1: none), or
    /// is in `from`.
    double minConfidence = 0.95;
    std::vector<EncodingId> from;

    bool partLinks = false; ///< in place, a file of several names is converted under one of them
    bool ignoring = true;   ///< what Git leaves out is left out
    bool beside = true;     ///< what stands beside a file counts
    std::vector<Hint> hints;
};

} // namespace charsleuth
