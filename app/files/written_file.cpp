#include "app/files/written_file.h"

#include "app/files/paths.h"
#include "app/files/write_guard.h"

#include <cerrno>
#include <utility>

namespace charsleuth {

Result<WrittenFile> WrittenFile::inFolder(const std::string& path, std::string target,
                                          const std::string& named) {
    const std::size_t slash = target.rfind('/') + 1;
    const auto folder = canonicalPath(target.substr(0, slash)); // where the open folder is now
    const auto top = named.empty() ? std::string() : canonicalPath(named);
    if (!folder || !top)
        return Error{path, causeOf(errno)};
    const std::string place = *folder + '/' + target.substr(slash);
    const bool isBelow = !named.empty() && place.starts_with(*top + '/');
    if (auto why = whyNotWritten(place, isBelow ? top->size() + 1 : 0))
        return Error{path, *std::move(why)};
    return at(path, std::move(target));
}

} // namespace charsleuth
