#include "app/cli/convert_tree.h"

/// In place of convert_tree.cpp on systems where a journal of a run cannot be kept yet.
namespace charsleuth::cli {

namespace {

UsageError notHere(std::string_view option) {
    return UsageError{"convert " + std::string(option) + " does not run on this system yet"};
}

} // namespace

CommandResult convertTree(const Arguments&, Output&) {
    return notHere("-r");
}

CommandResult undoTree(const Arguments&, Output&) {
    return notHere("--undo");
}

std::optional<UsageError> withoutTreeOptions(const Arguments&) {
    return std::nullopt;
}

} // namespace charsleuth::cli
