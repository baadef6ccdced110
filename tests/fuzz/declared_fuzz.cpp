// Any bytes under any file name: ranges lie inside, the label is what stands there, hints are read.

#include "core/declared/hints.h"
#include "core/declared/weighing.h"

#include <algorithm>
#include <cstdlib>
#include <string>

using namespace charsleuth;

namespace {

void require(bool claim) {
    if (!claim)
        std::abort();
}

// The first line is the file's name, or a hint's value; the rest is the file.
void readAsFile(std::string_view name, Bytes bytes) {
    const std::size_t tail = std::min(bytes.size(), declaredTailSize);
    const auto found =
        readDeclarations({.head = bytes.first(std::min(bytes.size(), declaredHeadSize)),
                          .tail = bytes.last(tail),
                          .tailOffset = bytes.size() - tail,
                          .size = bytes.size(),
                          .fileName = name});
    for (const Declaration& one : found)
        require(!one.range ||
                (one.range->begin < one.range->end && one.range->end <= bytes.size()));
    weigh(found, {});
    contradicted(found, {}, {});
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const Bytes all(data, size);
    const auto lineFeed = std::ranges::find(all, Byte{'\n'});
    const std::string name(all.begin(), lineFeed);
    const auto used = static_cast<std::size_t>(lineFeed - all.begin());
    readAsFile(name, all.subspan(std::min(size, used + 1)));
    if (!name.empty()) {
        const auto kind =
            static_cast<HintKind>(size % (static_cast<std::size_t>(HintKind::Parent) + 1));
        const std::vector<Hint> hints = {{kind, name}};
        declarationsIn(hints);
        shownShift(shiftOf(hints));
    }
    return 0;
}
