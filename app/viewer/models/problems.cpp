#include "app/viewer/models/problems.h"

#include <algorithm>
#include <iterator>

namespace charsleuth::viewer {

namespace {

std::optional<ByteRange> firstFrom(const Problems& problems, std::uint64_t byte) {
    std::optional<ByteRange> first;
    if (problems.malformed)
        first = problems.text.malformedFrom(byte);
    for (const Places* places : problems.others)
        if (const auto found = places->from(byte); found && (!first || found->begin < first->begin))
            first = found;
    return first;
}

std::optional<ByteRange> lastBefore(const Problems& problems, std::uint64_t byte) {
    std::optional<ByteRange> last;
    if (problems.malformed)
        last = problems.text.malformedBefore(byte);
    for (const Places* places : problems.others)
        if (const auto found = places->before(byte); found && (!last || found->begin > last->begin))
            last = found;
    return last;
}

} // namespace

std::optional<ByteRange> problemBeside(const Problems& problems, ByteRange selected,
                                       int direction) {
    if (direction > 0) {
        const auto found = firstFrom(problems, selected.empty() ? selected.begin : selected.end);
        return found ? found : firstFrom(problems, 0);
    }
    const auto found = lastBefore(problems, selected.begin);
    return found ? found : lastBefore(problems, problems.text.size());
}

Places apartFrom(const Places& others, const Places& places) {
    std::vector<ByteRange> apart;
    std::ranges::copy_if(places.all(), std::back_inserter(apart),
                         [&](ByteRange place) { return !others.anyWithin(place); });
    Places left;
    left.add(apart);
    return left;
}

Places beginningsOf(const FileText& text, const std::vector<DecodedPart>& parts) {
    std::vector<ByteRange> lines;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const std::uint64_t begin = parts[i - 1].end;
        const Rows rows = text.rowsAt(begin, 0, 0);
        lines.push_back({begin, std::min(parts[i].end, rows.rows[rows.anchor].bytes.end)});
    }
    Places places;
    places.add(lines);
    return places;
}

} // namespace charsleuth::viewer
