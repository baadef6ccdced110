#include "app/viewer/models/selection_repair.h"

#include "app/viewer/models/mojibake_model.h"
#include "app/viewer/words/say.h"
#include "core/repair/meanings.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr qsizetype longestShown = 48; // UTF-16 units of what the selection would be
constexpr qsizetype shownBefore = 12;  // of them before the first one that changes

/// Whether a character may be part of a garbled word: letters and digits of ASCII, all else that
/// code pages have, and no Han, kana or Hangul, which stand beside each other without a blank.
bool isOfGarbledWord(char16_t unit) {
    constexpr char16_t firstOfHan = 0x2E80, firstPrivate = 0xE000;
    if (unit < 0x80)
        return QChar(unit).isLetterOrNumber();
    return unit < firstOfHan || unit >= firstPrivate;
}

/// The range up to the ends of the garbled words that it cuts: a double click stops at their signs.
ByteRange withWholeWords(const FileText& text, ByteRange range) {
    const Rows first = text.rowsAt(range.begin, 0, 0), last = text.rowsAt(range.end - 1, 0, 0);
    const Row &head = first.rows[first.anchor], &tail = last.rows[last.anchor];
    std::size_t begin = head.unitAt(range.begin);
    std::size_t end = tail.unitAt(range.end - 1) + 1;
    if (begin < head.text.size() && isOfGarbledWord(head.text[begin]))
        while (begin > 0 && isOfGarbledWord(head.text[begin - 1]))
            --begin;
    if (end <= tail.text.size() && isOfGarbledWord(tail.text[end - 1]))
        while (end < tail.text.size() && isOfGarbledWord(tail.text[end]))
            ++end;
    return {std::min(range.begin, head.byteOf[std::min(begin, head.text.size())]),
            std::max(range.end, tail.byteOf[std::min(end, tail.text.size())])};
}

/// The range with all of the runs that are put right in it.
ByteRange withWholeRuns(const FileText& text, ByteRange range) {
    if (text.as().amendment)
        for (const Substitution& each : text.as().amendment->repairs)
            if (overlap(each.range, range))
                range = {std::min(range.begin, each.range.begin),
                         std::max(range.end, each.range.end)};
    return range;
}

/// The document as it stands in the file: without repairs, in the same parts.
FileText withoutRepairs(const FileText& text) {
    if (!text.as().amendment || text.as().amendment->repairs.empty())
        return text;
    ReadAs as(text.encoding());
    if (text.as().isByParts())
        as.amendment =
            std::make_shared<const Amendment>(Amendment{.parts = text.as().amendment->parts});
    return {text.sharedBytes(), emptyIndex(as)};
}

/// The text of exactly this range.
MappedText mappedWithin(const FileText& text, ByteRange range) {
    const MappedText around = text.mapped(range);
    const auto place = [&](std::uint64_t byte) {
        return std::ranges::lower_bound(around.byteOf.begin(), around.byteOf.end() - 1, byte) -
               around.byteOf.begin();
    };
    const auto begin = place(range.begin), end = place(range.end);
    MappedText within;
    within.text =
        around.text.substr(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin));
    within.byteOf.assign(around.byteOf.begin() + begin, around.byteOf.begin() + end + 1);
    return within;
}

/// The shown reading, with the runs instead of its repairs that overlap `place`.
ReadAs withRuns(const ReadAs& shown, ByteRange place, const std::vector<Repair>& runs) {
    Amendment made = shown.amendment ? *shown.amendment : Amendment();
    std::erase_if(made.repairs,
                  [&](const Substitution& each) { return overlap(each.range, place); });
    std::erase_if(made.byHand, [&](const Repair& each) { return overlap(each.bytes, place); });
    const bool alike = made.repairs.empty() || made.chain == runs.front().chain;
    for (const Repair& run : runs) {
        made.repairs.push_back(substitutionFor(run, shown));
        made.byHand.push_back(run);
    }
    std::ranges::sort(made.repairs, {}, [](const Substitution& each) { return each.range.begin; });
    std::ranges::sort(made.byHand, {}, [](const Repair& each) { return each.bytes.begin; });
    made.chain = alike ? runs.front().chain : Chain();
    made.confidence = 0;
    return {shown.encoding, std::make_shared<const Amendment>(std::move(made))};
}

/// As much of a meaning as fits into a line, around the first character that changes.
QString shortened(const std::u16string& meant, const std::u16string& before) {
    const auto differs = std::ranges::mismatch(meant, before).in1 - meant.begin();
    const qsizetype first = differs > longestShown / 2 ? differs - shownBefore : 0;
    const QString text = QString::fromUtf16(meant.data(), static_cast<qsizetype>(meant.size()));
    const QString shown = text.mid(first, longestShown).simplified();
    const QString more = QStringLiteral("…");
    return (first > 0 ? more : QString()) + shown +
           (first + longestShown < text.size() ? more : QString());
}

QString wordsFor(const Meaning& meaning, const std::u16string& before) {
    const QString text = Say::tr("“%1”, if it was %2")
                             .arg(shortened(meaning.text, before), chainText(meaning.chain));
    const bool lossy = std::ranges::any_of(meaning.runs, &Repair::lossy);
    return lossy ? Say::tr("%1; something of it is lost").arg(text) : text;
}

} // namespace

std::vector<SelectionRepair> selectionRepairs(const FileText& text, ByteRange selected) {
    if (selected.empty() || selected.size() > longestPutRight)
        return {};
    const ByteRange place = withWholeRuns(text, withWholeWords(text, selected));
    const MappedText garbled = mappedWithin(withoutRepairs(text), place);
    const Rows rows = text.rowsAt(place.begin, 0, 0);
    const std::uint64_t linesBefore = rows.rows[rows.anchor].line.value_or(0);
    std::vector<SelectionRepair> repairs;
    for (Meaning& meaning : meaningsOf(garbled)) {
        for (Repair& run : meaning.runs)
            run.line += linesBefore;
        repairs.push_back(
            {wordsFor(meaning, garbled.text), withRuns(text.as(), place, meaning.runs)});
    }
    return repairs;
}

} // namespace charsleuth::viewer
