#include "app/viewer/models/mojibake_model.h"

#include "app/viewer/session/mojibake_job.h"
#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"
#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr qsizetype longestQuoted = 40; // UTF-16 units of a run in a sentence

QString textOf(const std::u16string& text) {
    return QString::fromUtf16(text.data(), static_cast<qsizetype>(text.size()));
}

QString quoted(const std::u16string& text) {
    const QString all = textOf(text).simplified();
    return all.size() <= longestQuoted ? all : all.left(longestQuoted) + u'…';
}

QString stepText(const ChainStep& step) {
    if (step.kind == ChainStep::Kind::Entities)
        return Say::tr("written as HTML entities");
    return Say::tr("%1 read as %2").arg(encodingName(step.written), encodingName(step.readAs));
}

/// The step, and how many times in a row.
QString timesText(const QString& step, std::size_t times) {
    switch (times) {
    case 1:
        return step;
    case 2:
        return Say::tr("%1, twice").arg(step);
    default:
        return Say::tr("%1, %2 times").arg(step, numberText(times));
    }
}

bool isSameRun(const Repair& one, const Repair& other) {
    return one.bytes == other.bytes && one.after == other.after && one.chain == other.chain &&
           one.confidence == other.confidence;
}

/// Whether each character of ASCII is one byte.
bool keepsAscii(const ReadAs& as) {
    const auto compatible = [](EncodingId encoding) { return info(encoding).asciiCompatible; };
    return compatible(as.encoding) &&
           (!as.amendment ||
            std::ranges::all_of(as.amendment->parts, compatible, &DecodedPart::encoding));
}

} // namespace

int MojibakeModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_runs.size());
}

int MojibakeModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant MojibakeModel::data(const QModelIndex& index, int role) const {
    const Repair& shown = run(index.row());
    if (role == Qt::CheckStateRole && index.column() == LineColumn)
        return m_taken[static_cast<std::size_t>(index.row())] ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::AccessibleTextRole && index.column() == LineColumn)
        return tr("Line %1: %2 becomes %3")
            .arg(numberText(shown.line), quoted(shown.before), quoted(shown.after));
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case LineColumn:
        return numberText(shown.line);
    case BeforeColumn:
        return textOf(shown.before);
    case AfterColumn:
        return textOf(shown.after);
    case ChainColumn:
        return shown.lossy ? tr("%1; something of it is lost").arg(chainText(shown.chain))
                           : chainText(shown.chain);
    default:
        return isByHand(shown) ? tr("by you") : percentText(shown.confidence, false);
    }
}

bool MojibakeModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || index.column() != LineColumn)
        return false;
    m_taken[static_cast<std::size_t>(index.row())] = value.toInt() == Qt::Checked;
    emit dataChanged(index, index, {role});
    emit takenChanged();
    return true;
}

Qt::ItemFlags MojibakeModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == LineColumn ? flags | Qt::ItemIsUserCheckable : flags;
}

QVariant MojibakeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case LineColumn:
        return tr("Line");
    case BeforeColumn:
        return tr("Now");
    case AfterColumn:
        return tr("Meant");
    case ChainColumn:
        return tr("What happened");
    default:
        return tr("Sure");
    }
}

void MojibakeModel::setRuns(std::vector<Repair> runs) {
    m_found = std::move(runs);
    arrange();
}

void MojibakeModel::follow(SharedAmendment shown) {
    if (shown == m_shown)
        return;
    m_shown = std::move(shown);
    if (!m_shown)
        return;
    m_byHand = m_shown->byHand;
    m_parts = m_shown->parts;
    arrange();
}

void MojibakeModel::takeAll() {
    m_taken.assign(m_runs.size(), true);
    emit dataChanged(index(0, LineColumn), index(rowCount() - 1, LineColumn), {Qt::CheckStateRole});
    emit takenChanged();
}

void MojibakeModel::forgetByHand() {
    m_shown = nullptr;
    if (m_byHand.empty())
        return;
    m_byHand.clear();
    m_parts.clear();
    m_taken.assign(m_runs.size(), true); // nobody left out what stood beside
    arrange();
}

/// Where the text is shown as it stands, a run that was left out is left out still.
bool MojibakeModel::isTaken(const Repair& run) const {
    if (m_shown)
        return std::ranges::any_of(m_shown->repairs, [&](const Substitution& each) {
            return overlap(each.range, run.bytes);
        });
    const auto known = std::ranges::find(m_runs, run.bytes, &Repair::bytes);
    return known == m_runs.end() || m_taken[static_cast<std::size_t>(known - m_runs.begin())];
}

void MojibakeModel::arrange() {
    std::vector<Repair> runs = m_byHand;
    for (const Repair& found : m_found)
        if (std::ranges::none_of(
                m_byHand, [&](const Repair& own) { return overlap(own.bytes, found.bytes); }))
            runs.push_back(found);
    std::ranges::sort(runs, {}, [](const Repair& run) { return run.bytes.begin; });
    std::vector<bool> taken;
    for (const Repair& run : runs)
        taken.push_back(isTaken(run));
    if (std::ranges::equal(runs, m_runs, isSameRun)) { // a list keeps its place in them
        if (taken == m_taken)
            return;
        m_taken = std::move(taken);
        emit dataChanged(index(0, LineColumn), index(rowCount() - 1, LineColumn),
                         {Qt::CheckStateRole});
    } else {
        beginResetModel();
        m_runs = std::move(runs);
        m_taken = std::move(taken);
        endResetModel();
    }
    emit takenChanged();
}

Places MojibakeModel::places() const {
    std::vector<ByteRange> runs;
    for (const Repair& run : m_runs)
        runs.push_back(run.bytes);
    Places places;
    places.add(runs);
    return places;
}

int MojibakeModel::rowFrom(std::uint64_t byte, int direction) const {
    const auto begins = [](const Repair& repair) { return repair.bytes.begin; };
    const int row =
        static_cast<int>(std::ranges::lower_bound(m_runs, byte, {}, begins) - m_runs.begin());
    const int count = rowCount();
    Q_ASSERT(count > 0);
    return direction > 0 ? row % count : (row + count - 1) % count;
}

std::vector<ByteRange> MojibakeModel::placesWithin(ByteRange range) const {
    std::vector<ByteRange> places;
    const auto ends = [](const Repair& repair) { return repair.bytes.end; };
    auto at = std::ranges::upper_bound(m_runs, range.begin, {}, ends);
    for (; at != m_runs.end() && at->bytes.begin < range.end; ++at)
        if (m_taken[static_cast<std::size_t>(at - m_runs.begin())])
            places.push_back(at->bytes);
    return places;
}

SharedAmendment MojibakeModel::amendment(EncodingId encoding) const {
    Amendment made{.parts = m_parts, .confidence = 1};
    const ReadAs as(encoding, std::make_shared<const Amendment>(made));
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        if (!m_taken[i])
            continue;
        const bool alike = made.repairs.empty() || made.chain == m_runs[i].chain;
        made.chain = alike ? m_runs[i].chain : Chain();
        made.repairs.push_back(substitutionFor(m_runs[i], as));
        if (isByHand(m_runs[i]))
            made.byHand.push_back(m_runs[i]);
        made.confidence = std::min(made.confidence, m_runs[i].confidence);
    }
    const bool isShown = m_shown && m_shown->repairs == made.repairs && m_shown->parts == m_parts;
    return isShown ? m_shown : std::make_shared<const Amendment>(std::move(made));
}

std::size_t MojibakeModel::takenCount() const {
    return static_cast<std::size_t>(std::ranges::count(m_taken, true));
}

bool isByHand(const Repair& run) {
    return run.confidence == 0;
}

Substitution substitutionFor(const Repair& run, const ReadAs& as) {
    if (!keepsAscii(as))
        return {run.bytes, run.after};
    const auto stays = [](char16_t was, char16_t is) { return was == is && is < 0x80; };
    const std::u16string &before = run.before, &after = run.after;
    const std::size_t most = std::min(before.size(), after.size());
    std::size_t front = 0, back = 0;
    while (front < most && stays(before[front], after[front]))
        ++front;
    while (front + back < most &&
           stays(before[before.size() - 1 - back], after[after.size() - 1 - back]))
        ++back;
    return {{run.bytes.begin + front, run.bytes.end - back},
            after.substr(front, after.size() - front - back)};
}

QString chainText(const Chain& chain) {
    QStringList steps;
    const std::span<const ChainStep> all = chain.steps();
    for (std::size_t i = 0; i < all.size();) {
        const auto other =
            std::ranges::find_if_not(all.begin() + static_cast<std::ptrdiff_t>(i), all.end(),
                                     [&](const ChainStep& step) { return step == all[i]; });
        const auto end = static_cast<std::size_t>(other - all.begin());
        steps += timesText(stepText(all[i]), end - i);
        i = end;
    }
    return steps.join(Say::tr(", then ", "between two misreadings of a text"));
}

namespace {

/// What was found, in one sentence.
QString foundText(const std::vector<const Repair*>& found) {
    const Repair& first = *found.front();
    double least = first.confidence;
    for (const Repair* run : found)
        least = std::min(least, run->confidence);
    if (found.size() == 1)
        return Say::tr("“%1” in line %2 was probably “%3” (%4): %5.")
            .arg(quoted(first.before), numberText(first.line), quoted(first.after),
                 percentText(least, false), chainText(first.chain));
    return Say::tr("%1 places are probably mojibake (each %2 or more): “%3” in line %4 was “%5”.")
        .arg(numberText(found.size()), leastPercentText(least), quoted(first.before),
             numberText(first.line), quoted(first.after));
}

/// What the user put right, in one sentence.
QString byHandText(const std::vector<const Repair*>& own) {
    const Repair& first = *own.front();
    if (own.size() == 1)
        return Say::tr("You put “%1” in line %2 right: “%3” (%4).")
            .arg(quoted(first.before), numberText(first.line), quoted(first.after),
                 chainText(first.chain));
    return Say::tr("You put %1 places right: “%2” in line %3 is “%4”.")
        .arg(numberText(own.size()), quoted(first.before), numberText(first.line),
             quoted(first.after));
}

} // namespace

std::optional<Banner> mojibakeBanner(const MojibakeModel& model) {
    std::vector<const Repair*> found, own;
    for (int row = 0; row < model.rowCount(); ++row)
        (isByHand(model.run(row)) ? own : found).push_back(&model.run(row));
    QStringList sentences;
    if (!own.empty())
        sentences += byHandText(own);
    if (!found.empty())
        sentences += foundText(found);
    if (sentences.empty())
        return std::nullopt;
    Banner banner{.kind = BannerKind::Mojibake,
                  .text = sentences.join(QLatin1Char(' ')),
                  .deeds = {Deed::ShowMeant, Deed::ListMojibake, Deed::SaveMeant}};
    if (model.takenCount() < own.size() + found.size())
        banner.deeds.insert(Deed::RepairOthers);
    return banner;
}

Banner unsearchedMojibakeBanner() {
    return {BannerKind::Mojibake,
            Say::tr("There may be mojibake. Files of more than %1 are not looked through here; "
                    "“charsleuth repair” does that.")
                .arg(sizeText(longestLookedThrough)),
            {}};
}

} // namespace charsleuth::viewer
