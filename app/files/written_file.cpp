#include "app/files/written_file.h"

#include "app/files/paths.h"
#include "app/files/write_guard.h"

#include <cerrno>
#include <utility>

namespace charsleuth {

Result<WrittenFile> WrittenFile::inFolder(const std::string& path, std::string target) {
    const std::size_t slash = target.rfind('/') + 1;
    const auto folder = canonicalPath(target.substr(0, slash)); // where the open folder is now
    if (!folder)
        return Error{path, causeOf(errno)};
    if (auto why = whyNotWritten(*folder + '/' + target.substr(slash)))
        return Error{path, *std::move(why)};
    return at(path, std::move(target));
}

} // namespace charsleuth
