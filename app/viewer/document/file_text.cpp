#include "app/viewer/document/file_text.h"

#include "app/files/line_ends.h"
#include "app/viewer/document/slice.h"
#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr std::uint64_t step = 64 << 10;

/// A row of the slice as a value of its own.
Row makeRow(const Slice& slice, std::size_t row, const ByteSource& bytes, bool lineKnown,
            bool nel) {
    const RowStart& start = slice.starts()[row];
    const MappedText& mapped = slice.text();
    const std::size_t end = slice.rowEnd(row);
    const std::uint64_t firstByte = slice.byteOf(start.unit);
    std::size_t first = start.unit;
    if (firstByte == 0 && first < end && mapped.text[first] == u'\xFEFF')
        ++first; // the BOM is not text
    std::size_t textEnd = findLineEnd(mapped.text, first, nel);
    textEnd = std::min(textEnd, end);

    Row out{.bytes = {firstByte, slice.byteOf(end)}, .startsLine = start.startsLine};
    if (lineKnown)
        out.line = start.line;
    out.text = mapped.text.substr(first, textEnd - first);
    out.lineEnd = mapped.text.substr(textEnd, end - textEnd);
    const auto offsets = mapped.byteOf.begin();
    out.byteOf.assign(offsets + static_cast<std::ptrdiff_t>(first),
                      offsets + static_cast<std::ptrdiff_t>(textEnd) + 1);

    auto damage = std::ranges::lower_bound(mapped.malformed, out.byteOf.front(), {},
                                           [](const MalformedRange& m) { return m.bytes.begin; });
    if (damage == mapped.malformed.end() || damage->bytes.begin >= out.byteOf.back())
        return out;
    const std::vector<Byte> raw = readRange(bytes, out.bytes);
    for (; damage != mapped.malformed.end() && damage->bytes.begin < out.byteOf.back(); ++damage) {
        MalformedSequence sequence{.unit = out.unitAt(damage->bytes.begin)};
        for (std::uint64_t b = damage->bytes.begin; b < damage->bytes.end; ++b)
            if (out.bytes.contains(b) && b - firstByte < raw.size())
                sequence.bytes.push_back(raw[b - firstByte]);
        out.malformed.push_back(std::move(sequence));
    }
    return out;
}

void appendEscapes(std::u16string& out, const std::vector<Byte>& bytes) {
    constexpr std::u16string_view digits = u"0123456789ABCDEF";
    for (const Byte byte : bytes) {
        out += u"\\x";
        out += digits[byte >> 4];
        out += digits[byte & 15];
    }
}

} // namespace

std::size_t Row::unitAt(std::uint64_t byte) const {
    const auto after = std::ranges::upper_bound(byteOf, byte);
    if (after == byteOf.begin())
        return 0;
    // Both halves of a surrogate pair have the same byte: take the first.
    const auto first = std::ranges::lower_bound(byteOf, *std::prev(after));
    return std::min(static_cast<std::size_t>(first - byteOf.begin()), text.size());
}

FileText::FileText(SharedBytes bytes, SharedIndex index)
    : m_bytes(std::move(bytes)), m_index(std::move(index)),
      m_nel(nelEndsLines(m_index->as.encoding)) {}

bool FileText::indexReaches(std::uint64_t byte) const {
    return m_index->complete || byte < m_index->indexed + step;
}

std::size_t FileText::blockOf(std::uint64_t byte) const {
    const auto& points = m_index->checkpoints;
    const auto next =
        std::ranges::upper_bound(points, byte, {}, [](const auto& point) { return point->byte; });
    return static_cast<std::size_t>(next - points.begin()) - 1;
}

Rows FileText::rowsAt(std::uint64_t byte, std::size_t before, std::size_t after) const {
    byte = std::min(byte, size() - std::min<std::uint64_t>(size(), 1));
    const bool known = indexReaches(byte);
    std::size_t block = known ? blockOf(byte) : 0;
    for (std::uint64_t back = step;;) {
        const Checkpoint from =
            known ? *m_index->checkpoints[block] : safeStart(byte - std::min(byte, back));
        Slice slice(*m_bytes, from, m_nel, rowUnits);
        std::uint64_t until = byte + step / 4;
        slice.extend(until);
        auto row = slice.rowAt(byte);
        while (!slice.atEnd() && row && slice.completeRows() < *row + after + 1) {
            until += until - byte;
            slice.extend(until);
            row = slice.rowAt(byte);
        }
        if ((!row || *row < before) && from.byte > 0) {
            block -= known ? 1 : 0;
            back *= 4;
            continue;
        }
        const std::size_t anchor = row.value_or(0);
        const std::size_t first = anchor - std::min(anchor, before);
        const std::size_t last = std::min(slice.starts().size() - 1, anchor + after);
        Rows out{.anchor = anchor - first};
        for (std::size_t i = first; i <= last; ++i)
            out.rows.push_back(makeRow(slice, i, *m_bytes, known, m_nel));
        return out;
    }
}

/// Behind the index: the start of a line where the encoding keeps ASCII's line ends, else a
/// multiple of four bytes, which suits UTF-16, UTF-32 and single-byte pages.
Checkpoint FileText::safeStart(std::uint64_t byte) const {
    std::uint64_t at = byte & ~std::uint64_t{3};
    if (info(encoding()).asciiCompatible) {
        const std::uint64_t begin = byte - std::min(byte, step);
        const std::vector<Byte> bytes = readRange(*m_bytes, {begin, byte});
        const auto end = std::ranges::find(bytes.rbegin(), bytes.rend(), Byte{'\n'});
        if (end != bytes.rend())
            at = begin + static_cast<std::uint64_t>(bytes.rend() - end);
    }
    return {.decoder = ReadingDecoder(as(), at), .byte = at};
}

Checkpoint FileText::resumeAt(std::uint64_t byte) const {
    return indexReaches(byte) ? m_index->before(byte) : safeStart(byte);
}

std::uint64_t FileText::lineCount() const {
    const std::uint64_t ends = lineEnds(m_index->tally, m_nel);
    if (!m_index->complete || size() == 0)
        return ends + 1;
    const Row last = rowsAt(size(), 0, 0).rows.back();
    return last.line.value_or(ends) + 1;
}

std::uint64_t FileText::lineStart(std::uint64_t line) const {
    const auto& points = m_index->checkpoints;
    const auto next =
        std::ranges::lower_bound(points, line, {}, [](const auto& point) { return point->line; });
    const std::size_t block =
        next == points.begin() ? 0 : static_cast<std::size_t>(next - points.begin()) - 1;
    Slice slice(*m_bytes, *points[block], m_nel, rowUnits);
    std::uint64_t until = points[block]->byte;
    for (;;) {
        until += step;
        slice.extend(until);
        const auto row = std::ranges::lower_bound(slice.starts(), line, {}, &RowStart::line);
        if (row != slice.starts().end())
            return slice.byteOf(row->unit);
        if (slice.atEnd() || until > m_index->indexed + step)
            return slice.starts().empty() ? points[block]->byte
                                          : slice.byteOf(slice.starts().back().unit);
    }
}

std::uint64_t FileText::malformedBeforeBlock(std::size_t block) const {
    return block < m_index->checkpoints.size() ? m_index->checkpoints[block]->malformed
                                               : m_index->tally.malformed;
}

std::vector<MalformedRange> FileText::malformedIn(std::size_t block) const {
    if (malformedBeforeBlock(block + 1) == malformedBeforeBlock(block))
        return {};
    const auto& points = m_index->checkpoints;
    const bool last = block + 1 == points.size();
    const std::uint64_t end = last ? m_index->indexed : points[block + 1]->byte;
    ReadingDecoder decoder = points[block]->decoder;
    DecodedText out;
    for (std::uint64_t at = points[block]->byte; at < end; at += step) {
        decoder.feed(readRange(*m_bytes, {at, std::min(end, at + step)}), out);
        out.text.clear();
    }
    if (last && m_index->complete)
        decoder.finish(out);
    return out.malformed;
}

std::optional<ByteRange> FileText::malformedFrom(std::uint64_t byte) const {
    for (std::size_t block = blockOf(byte); block < m_index->checkpoints.size(); ++block)
        for (const MalformedRange& malformed : malformedIn(block))
            if (malformed.bytes.begin >= byte)
                return malformed.bytes;
    return std::nullopt;
}

std::optional<ByteRange> FileText::malformedBefore(std::uint64_t byte) const {
    for (std::size_t block = blockOf(byte) + 1; block-- > 0;) {
        std::optional<ByteRange> found;
        for (const MalformedRange& malformed : malformedIn(block))
            if (malformed.bytes.begin < byte)
                found = malformed.bytes;
        if (found)
            return found;
    }
    return std::nullopt;
}

std::uint64_t FileText::malformedCountBefore(std::uint64_t byte) const {
    const std::size_t block = blockOf(byte);
    const auto here = malformedIn(block);
    return malformedBeforeBlock(block) +
           static_cast<std::uint64_t>(std::ranges::count_if(
               here, [byte](const MalformedRange& m) { return m.bytes.begin < byte; }));
}

MappedText FileText::mapped(ByteRange range) const {
    const Checkpoint from = resumeAt(range.begin);
    constexpr std::uint64_t longestSequence = 16; // whatever the encoding, with its escapes
    ReadingDecoder decoder = from.decoder;
    std::uint64_t at = from.byte;
    for (; at + step <= range.begin; at += step) {
        TextTally skipped;
        decoder.feed(readRange(*m_bytes, {at, at + step}), skipped);
    }
    MappedText out;
    const auto rest = readRange(*m_bytes, {at, range.end + longestSequence});
    decoder.feed(rest, out);
    if (at + rest.size() >= size())
        decoder.finish(out);
    return out;
}

std::u16string FileText::text(ByteRange range, std::size_t maxUnits, DamageAs damage) const {
    const Checkpoint from = resumeAt(range.begin);
    ReadingDecoder decoder = from.decoder;
    std::u16string out;
    for (std::uint64_t at = from.byte; at < range.end && out.size() < maxUnits; at += step) {
        const auto chunk = readRange(*m_bytes, {at, std::min(at + step, range.end)});
        MappedText mapped;
        decoder.feed(chunk, mapped);
        if (at + chunk.size() >= range.end || chunk.empty())
            decoder.finish(mapped);
        auto sequence = mapped.malformed.begin();
        for (std::size_t i = 0; i < mapped.text.size() && out.size() < maxUnits; ++i) {
            while (sequence != mapped.malformed.end() && sequence->bytes.begin < mapped.byteOf[i])
                ++sequence;
            if (!range.contains(mapped.byteOf[i]))
                continue;
            if (damage == DamageAs::Escapes && sequence != mapped.malformed.end() &&
                sequence->bytes.begin == mapped.byteOf[i])
                appendEscapes(out, readRange(*m_bytes, sequence->bytes));
            else
                out.push_back(mapped.text[i]);
        }
        if (chunk.empty())
            break;
    }
    return out;
}

} // namespace charsleuth::viewer
