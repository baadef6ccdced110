#include "app/tree/journal_place.h"

#include "app/tree/tree_writer.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace charsleuth {

namespace {

/// Empty where it is not set, or no absolute path.
std::string folderIn(const char* variable) {
    const char* value = std::getenv(variable); // NOLINT(concurrency-mt-unsafe): nobody sets it
    return value != nullptr && *value == '/' ? value : "";
}

} // namespace

Result<std::string> journalPlaceFor(const TreeRequest& request) {
    std::string folder = folderIn("XDG_STATE_HOME");
    if (folder.empty())
        folder = folderIn("HOME").empty() ? "" : folderIn("HOME") + "/.local/state";
    if (folder.empty())
        return Error{"journal", "there is no home folder for it (--journal says where)"};
    folder += "/charsleuth";
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        return Error{folder, error.message()};
    ContentHash hash;
    hash.add(bytesOf(lineOf(headFor(request))));
    constexpr std::size_t digits = 16;
    return folder + "/convert-" + hash.content().hash.substr(0, digits) + ".journal";
}

} // namespace charsleuth
