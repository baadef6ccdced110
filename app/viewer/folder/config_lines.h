#pragma once

/// The lines of .editorconfig and .gitattributes that a conversion changes, for its plan.

#include "app/tree/config_corrections.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace charsleuth::viewer {

struct ConfigLine {
    std::size_t number = 0; ///< from 1; 0 for one that is added at the end
    QString before, after;
};

/// In the order of the file; empty where the file cannot be read.
std::vector<ConfigLine> changedLines(const ConfigCorrection& correction);

/// "3: charset = latin1 → charset = utf-8", "+ /a.txt working-tree-encoding=UTF-8".
QString textOf(const ConfigLine& line);

} // namespace charsleuth::viewer
