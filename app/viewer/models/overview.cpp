#include "app/viewer/models/overview.h"

#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"

#include <algorithm>
#include <array>

namespace charsleuth::viewer {

namespace {

/// First byte of a part; that of one behind the last is the size.
std::uint64_t partBegin(std::uint64_t part, std::uint64_t size) {
    return part * (size / overviewParts) + part * (size % overviewParts) / overviewParts;
}

QString counted(std::size_t count, const QString& one, const QString& several) {
    return count == 1 ? one : several.arg(numberText(count));
}

} // namespace

std::vector<OverviewMark> marksOf(MarkKind kind, const Places& places, std::uint64_t size) {
    std::vector<OverviewMark> marks;
    auto at = places.all().begin();
    for (std::uint64_t part = 0; part < overviewParts; ++part) {
        const auto end =
            part + 1 == overviewParts
                ? places.all().end()
                : std::ranges::lower_bound(at, places.all().end(), partBegin(part + 1, size), {},
                                           &ByteRange::begin);
        if (at != end)
            marks.push_back({kind, *at, static_cast<std::size_t>(end - at)});
        at = end;
    }
    return marks;
}

std::vector<OverviewMark> malformedMarks(const FileText& text, std::stop_token stop) {
    std::vector<OverviewMark> marks;
    std::uint64_t known = 0; // sequences before the part
    std::optional<ByteRange> next;
    for (std::uint64_t part = 0; part < overviewParts && !stop.stop_requested(); ++part) {
        const std::uint64_t begin = partBegin(part, text.size());
        const std::uint64_t end = partBegin(part + 1, text.size());
        if (known == text.index().tally.malformed || begin == end)
            continue;
        if (!next || next->begin < begin)
            next = text.malformedFrom(begin);
        if (!next)
            break;
        if (next->begin >= end)
            continue;
        const std::uint64_t upToEnd = text.malformedCountBefore(end);
        marks.push_back({MarkKind::Malformed, *next, upToEnd - known});
        known = upToEnd;
    }
    return marks;
}

QString textOf(const OverviewMark& mark) {
    switch (mark.kind) {
    case MarkKind::Malformed:
        return counted(mark.count, Say::tr("1 malformed"), Say::tr("%1 malformed"));
    case MarkKind::Difference:
        return counted(mark.count, Say::tr("1 difference"), Say::tr("%1 differences"));
    case MarkKind::Hit:
        return counted(mark.count, Say::tr("1 hit"), Say::tr("%1 hits"));
    case MarkKind::Declaration:
        return counted(mark.count, Say::tr("1 declaration"), Say::tr("%1 declarations"));
    }
    return {};
}

QStringList textsOf(std::span<const OverviewMark> marks) {
    std::array<std::size_t, 4> counts{};
    for (const OverviewMark& mark : marks)
        counts[static_cast<std::size_t>(mark.kind)] += mark.count;
    QStringList words;
    for (std::size_t kind = 0; kind < counts.size(); ++kind)
        if (counts[kind] > 0)
            words += textOf(OverviewMark{static_cast<MarkKind>(kind), {}, counts[kind]});
    return words;
}

} // namespace charsleuth::viewer
