#include "app/edit/edited_bytes.h"

#include "app/edit/piece_encoder.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// Which of a piece's shift sequences are written: what stands around may have them already.
struct Shifts {
    bool lead = true, finish = true;
};
constexpr Shifts everyShifts[] = {{true, true}, {false, false}, {false, true}, {true, false}};

/// A change between boundaries, with the line end of each LF of its text.
struct PreparedChange {
    std::size_t begin = 0, end = 0;
    std::u16string text;
    std::vector<std::u16string> lineEnds;
    bool fromStart = false; ///< a shift sequence before the first character goes, too
};

/// The first few are kept, with the line that they would stand in.
void addLacking(EditRefusal& refusal, char32_t character, std::u16string_view text,
                std::size_t unit) {
    constexpr std::size_t mostKept = 8;
    if (refusal.lacking.size() == mostKept)
        return;
    const std::size_t begin = unit == 0 ? 0 : text.rfind(u'\n', unit - 1) + 1;
    const std::size_t end = std::min(text.find(u'\n', unit), text.size());
    const auto before = text.substr(0, begin);
    const auto line = 1 + static_cast<std::size_t>(std::ranges::count(before, u'\n'));
    refusal.lacking.push_back({character, line, std::u16string(text.substr(begin, end - begin))});
}

/// Puts a substitute in the place of new characters that the readers of the file's declaration do
/// not have, and returns their number; a refusal where that is not wanted.
std::variant<std::uint64_t, EditRefusal> makeReadable(std::vector<TextChange>& changes,
                                                      std::u16string_view old, OnLoss onLoss,
                                                      const DeclaredRepertoire& readable) {
    std::uint64_t count = 0;
    EditRefusal refusal{.byDeclaration = readable.declared()};
    std::vector<std::vector<DeclaredRepertoire::Unreadable>> all;
    for (const TextChange& change : changes) {
        const auto replaced = old.substr(change.begin, change.end - change.begin);
        all.push_back(readable.unreadableIn(change.text, replaced));
        count += all.back().size();
    }
    if (count == 0)
        return count;
    const std::u16string meant = onLoss == OnLoss::Fail ? changedText(old, changes) : u"";
    std::ptrdiff_t shift = 0; // of what stands behind the changes before this one
    for (std::size_t i = 0; i < changes.size(); ++i) {
        TextChange& change = changes[i];
        std::u16string text;
        std::size_t at = 0;
        for (const auto& [character, unit] : all[i]) {
            const auto begin = static_cast<std::size_t>(std::ptrdiff_t(change.begin) + shift);
            addLacking(refusal, character, meant, begin + unit);
            text.append(change.text, at, unit - at).append(substituteFor(character, onLoss));
            at = unit + (character > 0xFFFF ? 2 : 1);
        }
        shift += std::ptrdiff_t(change.text.size()) - std::ptrdiff_t(change.end - change.begin);
        if (onLoss != OnLoss::Fail && at > 0)
            change.text = text.append(change.text, at);
    }
    refusal.lackingCount = count;
    if (onLoss == OnLoss::Fail)
        return refusal;
    return count;
}

class ByteEditor {
public:
    ByteEditor(Bytes bytes, EncodingId encoding, const ShownText& shown, OnLoss onLoss)
        : m_bytes(bytes), m_encoding(encoding), m_shown(shown), m_onLoss(onLoss),
          m_encoder(encoding, onLoss) {}

    std::variant<EditedBytes, EditRefusal> edit(const std::vector<TextChange>& changes) {
        m_intended = changedText(text(), changes);
        std::vector<PreparedChange> prepared;
        for (const TextChange& change : changes) {
            prepared.push_back(prepare(change));
            if (prepared.size() > 1 && prepared.back().begin < prepared[prepared.size() - 2].end)
                return EditRefusal{}; // they share a mark or a sequence
        }
        if (auto edited = firstThatReads(prepared))
            return *std::move(edited);
        if (m_onLoss == OnLoss::Fail && !m_lacking.empty())
            return lackingIn(prepared);
        for (const auto& runs : {safeRuns(prepared), wholeText(prepared)})
            if (auto edited = firstThatReads(runs))
                return counted(*std::move(edited), prepared, runs);
        return EditRefusal{};
    }

private:
    const std::u16string& text() const { return m_shown.text(); }

    std::uint64_t firstByteOf(const PreparedChange& change) const {
        return change.fromStart ? m_shown.firstByte() : m_shown.byteOf(change.begin);
    }

    /// Whether ASCII may be added behind the bytes.
    bool endsInInitialState(Bytes bytes, std::u16string_view expected) const {
        std::vector<Byte> longer(bytes.begin(), bytes.end());
        longer.push_back('A');
        const ShownText again(longer, m_encoding);
        return again.text() == std::u16string(expected) + u'A';
    }

    /// Whether the bytes give the text, and end in the state in which the file ended.
    bool readsAs(Bytes bytes, std::u16string_view expected, bool isChangedAtEnd) const {
        if (ShownText(bytes, m_encoding).text() != expected)
            return false;
        return !isChangedAtEnd || endsInInitialState(bytes, expected) ||
               !endsInInitialState(m_bytes, text());
    }

    std::vector<std::u16string> lineEndsBetween(std::size_t begin, std::size_t end) const {
        std::vector<std::u16string> ends;
        for (const std::size_t at : m_shown.lineEndsIn(begin, end))
            ends.push_back(m_shown.lineEndAt(at));
        return ends;
    }

    /// Moves the ends of a change outward to boundaries, then inward past what stays as it is.
    PreparedChange prepare(const TextChange& change) const {
        std::size_t begin = change.begin, end = change.end;
        std::u16string wanted = change.text;
        for (; !m_shown.isBoundary(begin); --begin)
            wanted.insert(wanted.begin(), text()[begin - 1]);
        for (; !m_shown.isBoundary(end); ++end)
            wanted += text()[end];
        std::vector<std::u16string> ends = lineEndsBetween(begin, end);
        const auto count = static_cast<std::size_t>(std::ranges::count(wanted, u'\n'));
        if (count > ends.size())
            ends.resize(count, ends.empty() ? m_shown.lineEndNear(begin) : ends.back());

        const std::u16string_view old = std::u16string_view(text()).substr(begin, end - begin);
        const std::size_t most = std::min(old.size(), wanted.size());
        std::size_t front = 0;
        while (front < most && old[front] == wanted[front])
            ++front;
        while (!m_shown.isBoundary(begin + front))
            --front;
        std::size_t back = 0;
        while (back < most - front &&
               old[old.size() - 1 - back] == wanted[wanted.size() - 1 - back])
            ++back;
        while (back > 0 && !m_shown.isBoundary(end - back))
            --back;
        const auto head = std::ranges::count(wanted.substr(0, front), u'\n');
        const std::u16string middle = wanted.substr(front, wanted.size() - front - back);
        const auto kept = std::ranges::count(middle, u'\n');
        return {
            begin + front, end - back, middle, {ends.begin() + head, ends.begin() + head + kept}};
    }

    PreparedChange widened(const PreparedChange& change, std::size_t begin, std::size_t end) const {
        PreparedChange wide{.begin = begin,
                            .end = end,
                            .text = text().substr(begin, change.begin - begin) + change.text +
                                    text().substr(change.end, end - change.end),
                            .lineEnds = lineEndsBetween(begin, change.begin),
                            .fromStart = begin == 0};
        const auto behind = lineEndsBetween(change.end, end);
        wide.lineEnds.insert(wide.lineEnds.end(), change.lineEnds.begin(), change.lineEnds.end());
        wide.lineEnds.insert(wide.lineEnds.end(), behind.begin(), behind.end());
        return wide;
    }

    /// Makes one change of two: adds the text between them and the second, which stands behind.
    void join(PreparedChange& first, const PreparedChange& second) const {
        first.text.append(text(), first.end, second.begin - first.end).append(second.text);
        const auto between = lineEndsBetween(first.end, second.begin);
        first.lineEnds.insert(first.lineEnds.end(), between.begin(), between.end());
        first.lineEnds.insert(first.lineEnds.end(), second.lineEnds.begin(), second.lineEnds.end());
        first.end = second.end;
    }

    /// The changes with all text around them up to places in the initial state.
    std::vector<PreparedChange> safeRuns(const std::vector<PreparedChange>& changes) const {
        std::vector<PreparedChange> runs;
        for (std::size_t i = 0; i < changes.size();) {
            PreparedChange core = changes[i];
            const std::size_t begin = safeBefore(core.begin);
            std::size_t end = safeBehind(core.end);
            for (++i; i < changes.size() && safeBefore(changes[i].begin) < end; ++i) {
                join(core, changes[i]);
                end = safeBehind(core.end);
            }
            runs.push_back(widened(core, begin, end));
        }
        return runs;
    }

    std::vector<PreparedChange> wholeText(const std::vector<PreparedChange>& changes) const {
        PreparedChange core = changes.front();
        for (std::size_t i = 1; i < changes.size(); ++i)
            join(core, changes[i]);
        return {widened(core, 0, text().size())};
    }

    std::optional<EditedBytes> firstThatReads(const std::vector<PreparedChange>& changes) {
        for (const Shifts& shifts : everyShifts) {
            std::u16string expected;
            EditedBytes edited{.bytes = built(changes, shifts, expected)};
            edited.lacking = m_lacking.size();
            if (m_onLoss == OnLoss::Fail && !m_lacking.empty())
                return std::nullopt;
            const bool meant = edited.lacking > 0 || expected == m_intended;
            if (meant && readsAs(edited.bytes, expected, changes.back().end == text().size()))
                return edited;
            if (!m_hasShifts)
                return std::nullopt;
        }
        return std::nullopt;
    }

    /// `expected` gets the text that the bytes have to give.
    std::vector<Byte> built(const std::vector<PreparedChange>& changes, Shifts shifts,
                            std::u16string& expected) {
        m_encoder.forgetLacking();
        std::vector<Byte> out;
        std::size_t at = 0;       // units
        std::uint64_t copied = 0; // bytes
        m_hasShifts = false;
        m_lacking.clear();
        for (const PreparedChange& change : changes) {
            const Bytes before = m_bytes.subspan(copied, firstByteOf(change) - copied);
            out.insert(out.end(), before.begin(), before.end());
            expected.append(text(), at, change.begin - at);
            auto lineEnd = change.lineEnds.begin();
            const std::size_t lacking = m_encoder.lacking().size();
            const EncodedPiece piece = m_encoder.encode(
                change.text, [&](Byte byte) { return m_shown.isMalformedByte(byte); },
                [&] { return *lineEnd++; }, &expected);
            for (std::size_t i = lacking; i < m_encoder.lacking().size(); ++i)
                m_lacking.push_back({&change, m_encoder.lacking()[i]});
            m_hasShifts = m_hasShifts || piece.leadSize > 0 || piece.finishSize > 0;
            const std::size_t lead = shifts.lead ? 0 : piece.leadSize;
            const std::size_t size = piece.bytes.size() - (shifts.finish ? 0 : piece.finishSize);
            out.insert(out.end(), piece.bytes.begin() + std::ptrdiff_t(std::min(lead, size)),
                       piece.bytes.begin() + std::ptrdiff_t(size));
            at = change.end;
            copied = m_shown.byteOf(change.end);
        }
        const Bytes rest = m_bytes.subspan(copied);
        out.insert(out.end(), rest.begin(), rest.end());
        expected.append(text(), at);
        return out;
    }

    /// Whether text decoded from this unit on in the initial state is what it is.
    bool isInitialAt(std::size_t unit) const {
        m_isInitial.resize(text().size());
        auto& known = m_isInitial[unit];
        if (!known)
            known = readsFrom(unit);
        return *known;
    }

    bool readsFrom(std::size_t unit) const {
        constexpr std::size_t compared = 16, decoded = 32; // units
        std::size_t end = std::min(unit + decoded, text().size());
        while (!m_shown.isBoundary(end))
            ++end;
        const std::uint64_t begin = m_shown.byteOf(unit);
        const ShownText again(m_bytes.subspan(begin, m_shown.byteOf(end) - begin), m_encoding);
        const std::size_t length =
            end == text().size() ? end - unit : std::min(compared, end - unit);
        return again.text().substr(0, length) == text().substr(unit, length);
    }

    static constexpr std::size_t farthest =
        4096; ///< units searched; beyond, the whole is written anew

    std::size_t safeBefore(std::size_t unit) const {
        for (std::size_t at = unit; at > 0 && unit - at < farthest; --at)
            if (m_shown.isBoundary(at) && at < unit && isInitialAt(at))
                return at;
        return 0;
    }

    std::size_t safeBehind(std::size_t unit) const {
        for (std::size_t at = unit + 1; at < text().size() && at - unit < farthest; ++at)
            if (m_shown.isBoundary(at) && isInitialAt(at))
                return at;
        return text().size();
    }

    EditedBytes counted(EditedBytes edited, const std::vector<PreparedChange>& changes,
                        const std::vector<PreparedChange>& runs) const {
        const auto bytesIn = [&](const std::vector<PreparedChange>& list) {
            std::uint64_t sum = 0;
            for (const PreparedChange& change : list)
                sum += m_shown.byteOf(change.end) - firstByteOf(change);
            return sum;
        };
        edited.alsoRewritten = bytesIn(runs) - bytesIn(changes);
        return edited;
    }

    EditRefusal lackingIn(const std::vector<PreparedChange>& prepared) const {
        EditRefusal refusal{.lackingCount = m_lacking.size()};
        std::ptrdiff_t shift = 0; // of what stands behind the changes before this one
        const PreparedChange* passed = prepared.data();
        for (const auto& [change, lacking] : m_lacking) {
            for (; passed != change; ++passed)
                shift += std::ptrdiff_t(passed->text.size()) -
                         std::ptrdiff_t(passed->end - passed->begin);
            const auto begin = static_cast<std::size_t>(std::ptrdiff_t(change->begin) + shift);
            addLacking(refusal, lacking.character, m_intended, begin + lacking.unit);
        }
        return refusal;
    }

    struct LackingIn {
        const PreparedChange* change;
        PieceEncoder::Lacking lacking;
    };

    Bytes m_bytes;
    EncodingId m_encoding;
    const ShownText& m_shown;
    OnLoss m_onLoss;
    PieceEncoder m_encoder;
    std::u16string m_intended;        ///< the text after the changes, where nothing is lacking
    std::vector<LackingIn> m_lacking; ///< of what was built last
    bool m_hasShifts = false;         ///< likewise: shift sequences could be left out
    mutable std::vector<std::optional<bool>> m_isInitial; ///< by unit, where it was asked
};

} // namespace

std::variant<EditedBytes, EditRefusal> editBytes(Bytes bytes, EncodingId encoding,
                                                 const ShownText& shown,
                                                 const std::vector<TextChange>& wanted,
                                                 OnLoss onLoss,
                                                 const DeclaredRepertoire* readable) {
    if (wanted.empty())
        return EditedBytes{.bytes = {bytes.begin(), bytes.end()}};
    std::vector<TextChange> changes = wanted;
    std::uint64_t substituted = 0;
    if (readable != nullptr) {
        auto made = makeReadable(changes, shown.text(), onLoss, *readable);
        if (auto* refusal = std::get_if<EditRefusal>(&made))
            return std::move(*refusal);
        substituted = std::get<std::uint64_t>(made);
    }
    auto outcome = ByteEditor(bytes, encoding, shown, onLoss).edit(changes);
    if (auto* edited = std::get_if<EditedBytes>(&outcome))
        edited->lacking += substituted;
    return outcome;
}

std::variant<EditedBytes, EditRefusal> encodeNew(std::u16string_view text, EncodingId encoding,
                                                 std::u16string_view lineEnd, OnLoss onLoss,
                                                 const DeclaredRepertoire* readable) {
    const ShownText none({}, encoding);
    std::vector<TextChange> all{{0, 0, std::u16string(text)}};
    std::uint64_t substituted = 0;
    if (readable != nullptr) {
        auto made = makeReadable(all, none.text(), onLoss, *readable);
        if (auto* refusal = std::get_if<EditRefusal>(&made))
            return std::move(*refusal);
        substituted = std::get<std::uint64_t>(made);
    }
    text = all.front().text;
    PieceEncoder encoder(encoding, onLoss);
    std::u16string expected;
    const EncodedPiece piece = encoder.encode(
        text, [](Byte) { return false; }, [&] { return std::u16string(lineEnd); }, &expected);
    EditedBytes edited{.bytes = piece.bytes, .lacking = encoder.lacking().size() + substituted};
    if (onLoss == OnLoss::Fail && edited.lacking > 0) {
        EditRefusal refusal{.lackingCount = edited.lacking};
        for (const auto& lacking : encoder.lacking())
            addLacking(refusal, lacking.character, text, lacking.unit);
        return refusal;
    }
    if (ShownText(edited.bytes, encoding).text() != expected)
        return EditRefusal{};
    return edited;
}

} // namespace charsleuth
