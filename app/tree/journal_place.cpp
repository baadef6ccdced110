#include "app/tree/journal_place.h"

#include "app/files/paths.h"
#include "app/tree/tree_writer.h"

#include <cerrno>

namespace charsleuth {

Result<std::string> journalPlaceFor(const TreeRequest& request) {
    std::string folder = stateFolder();
    if (folder.empty())
        return Error{"journal", "there is no home folder for it (--journal says where)"};
    folder += "/charsleuth";
    if (!makeFolders(folder))
        return Error{folder, causeOf(errno)};
    ContentHash hash;
    hash.add(bytesOf(lineOf(headFor(request))));
    constexpr std::size_t digits = 16;
    return folder + "/convert-" + hash.content().hash.substr(0, digits) + ".journal";
}

} // namespace charsleuth
