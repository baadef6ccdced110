#pragma once

/// All hints that lie around a file: its name, what stands beside it, the folder's other files.

#include "core/evidence/hint.h"

#include <string>
#include <vector>

namespace charsleuth {

class BesideReader;

struct Surroundings {
    bool beside = true;    ///< .editorconfig, .gitattributes and the like, see BesideReader
    bool siblings = false; ///< the folder's other files, see readSiblings
    BesideReader* reader = nullptr; ///< for many files; not owned
    int openFile = -1; ///< a descriptor of the file, which saves the reader looking it up
};

/// Adds them to what is known. The file's name is left out where `hints` has one already. "-"
/// (standard input) has none.
void addSurroundings(std::vector<Hint>& hints, const std::string& path, Surroundings wanted);

} // namespace charsleuth
