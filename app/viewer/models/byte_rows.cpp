#include "app/viewer/models/byte_rows.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr QChar dot(0xB7);

/// Sequences of the text as flags of the cells; characters go to the row where they begin.
void markCharacters(std::vector<ByteRow>& rows, const MappedText& mapped) {
    const std::uint64_t begin = rows.front().offset;
    const auto cellAt = [&](std::uint64_t byte) -> ByteCell* {
        if (byte < begin)
            return nullptr;
        const std::size_t row = (byte - begin) / bytesPerRow;
        const std::size_t column = (byte - begin) % bytesPerRow;
        return row < rows.size() && column < rows[row].cells.size() ? &rows[row].cells[column]
                                                                    : nullptr;
    };
    for (std::size_t i = 0; i < mapped.text.size(); ++i) {
        const std::uint64_t first = mapped.byteOf[i];
        std::size_t next = i + 1;
        while (next < mapped.text.size() && mapped.byteOf[next] == first)
            ++next;
        for (std::uint64_t byte = first; byte < mapped.byteOf[next]; ++byte)
            if (ByteCell* cell = cellAt(byte)) {
                cell->beginsCharacter = byte == first;
                cell->endsCharacter = byte + 1 == mapped.byteOf[next];
            }
        if (cellAt(first) != nullptr) {
            const QChar unit(mapped.text[i]);
            const bool shown = unit.isPrint() && mapped.text[i] != u'\xFFFD';
            ByteRow& row = rows[(first - begin) / bytesPerRow];
            row.text += shown
                            ? QString::fromUtf16(&mapped.text[i], static_cast<qsizetype>(next - i))
                        : unit.isSurrogate()
                            ? QString::fromUtf16(&mapped.text[i], static_cast<qsizetype>(next - i))
                            : QString(dot);
        }
        i = next - 1;
    }
    for (const MalformedRange& malformed : mapped.malformed)
        for (std::uint64_t byte = malformed.bytes.begin; byte < malformed.bytes.end; ++byte)
            if (ByteCell* cell = cellAt(byte))
                cell->malformed = true;
}

} // namespace

std::vector<ByteRow> byteRows(const FileText& text, std::uint64_t first, std::size_t count) {
    const std::uint64_t begin = first - first % bytesPerRow;
    const ByteRange range{begin, begin + count * bytesPerRow};
    const std::vector<Byte> bytes = readRange(text.bytes(), range);
    std::vector<ByteRow> rows;
    for (std::size_t at = 0; at < bytes.size(); at += bytesPerRow) {
        ByteRow row{.offset = begin + at};
        for (std::size_t i = at; i < std::min(at + bytesPerRow, bytes.size()); ++i)
            row.cells.push_back({.value = bytes[i]});
        rows.push_back(std::move(row));
    }
    if (!rows.empty())
        markCharacters(rows, text.mapped(range));
    return rows;
}

} // namespace charsleuth::viewer
