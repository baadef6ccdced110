#include "app/viewer/session/preview.h"

#include "app/viewer/document/differences.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr std::size_t previewUnits = 120;
constexpr std::size_t leadIn = 12; // columns shown before the byte that tells

/// The unit from which what tells is seen also in a narrow place; characters of East Asia take two
/// columns.
std::size_t beginFor(std::u16string_view text, std::size_t tells) {
    constexpr char16_t eastAsian = 0x2E80; // from the radicals on, roughly (UAX 11)
    std::size_t columns = 0, begin = tells;
    while (begin > 0 && columns < leadIn)
        columns += text[--begin] >= eastAsian ? 2 : 1;
    return begin;
}

bool isBlank(std::u16string_view text) {
    return std::ranges::all_of(text, [](char16_t c) { return c <= u' ' || c == u'\x3000'; });
}

bool isLowSurrogate(char16_t unit) {
    return (unit & 0xFC00) == 0xDC00;
}

} // namespace

Row pieceOf(const Row& row, std::size_t begin, std::size_t end) {
    const auto at = [](std::size_t unit) { return static_cast<std::ptrdiff_t>(unit); };
    Row piece{.bytes = {row.byteOf[begin], row.byteOf[end]},
              .line = row.line,
              .startsLine = row.startsLine && begin == 0,
              .text = row.text.substr(begin, end - begin)};
    piece.byteOf.assign(row.byteOf.begin() + at(begin), row.byteOf.begin() + at(end) + 1);
    for (const MalformedSequence& sequence : row.malformed)
        if (begin <= sequence.unit && sequence.unit < end)
            piece.malformed.push_back({sequence.unit - begin, sequence.bytes});
    return piece;
}

std::vector<Row> previewAround(const SharedBytes& bytes, const ReadAs& as, std::uint64_t byte,
                               std::size_t lines) {
    const FileText text(bytes, emptyIndex(as));
    const Rows found = text.rowsAt(byte, 0, lines * 2);
    std::vector<Row> out;
    for (std::size_t i = found.anchor; i < found.rows.size() && out.size() < lines; ++i) {
        const Row& row = found.rows[i];
        if (isBlank(row.text))
            continue;
        std::size_t begin = 0;
        if (i == found.anchor && row.text.size() > 2 * leadIn)
            begin = beginFor(row.text, row.unitAt(byte));
        while (begin < row.text.size() && (row.text[begin] == u' ' || row.text[begin] == u'\t'))
            ++begin;
        std::size_t end = std::min(row.text.size(), begin + previewUnits);
        begin += begin < end && isLowSurrogate(row.text[begin]);
        end += end < row.text.size() && isLowSurrogate(row.text[end]);
        out.push_back(pieceOf(row, begin, end));
    }
    return out;
}

Preview previewBeside(const SharedBytes& bytes, const ReadAs& as,
                      const std::optional<ReadAs>& rival, std::uint64_t byte, std::size_t lines) {
    Preview preview{previewAround(bytes, as, byte, lines), {}};
    if (!rival || preview.rows.empty())
        return preview;
    const ByteRange range{preview.rows.front().bytes.begin, preview.rows.back().bytes.end};
    const auto textAs = [&](const ReadAs& way) {
        return FileText(bytes, emptyIndex(way)).mapped(range);
    };
    preview.differing = differences(textAs(as), textAs(*rival), range);
    return preview;
}

} // namespace charsleuth::viewer
