#include "app/sidecar/surroundings.h"

#include "app/sidecar/read_beside.h"
#include "app/sidecar/siblings.h"

#include <algorithm>
#include <iterator>

namespace charsleuth {

void addSurroundings(std::vector<Hint>& hints, const std::string& path, Surroundings wanted) {
    if (path == "-")
        return;
    if (std::ranges::find(hints, HintKind::Filename, &Hint::kind) == hints.end())
        hints.push_back({HintKind::Filename, path.substr(path.rfind('/') + 1), {}});
    if (wanted.beside)
        std::ranges::move(wanted.reader ? wanted.reader->read(path, wanted.openFile)
                                        : readBeside(path),
                          std::back_inserter(hints));
    if (wanted.siblings)
        std::ranges::move(readSiblings(path), std::back_inserter(hints));
}

} // namespace charsleuth
