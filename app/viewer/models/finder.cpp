#include "app/viewer/models/finder.h"

#include "app/viewer/models/wording.h"

#include <cmath>

namespace charsleuth::viewer {

namespace {

constexpr qint64 kWorthATime = 500; // milliseconds before a rate means something

} // namespace

void Finder::setText(FileText text) {
    const bool otherBytes = m_text.isNull() || &m_text.bytes() != &text.bytes();
    const bool otherText = otherBytes || m_text.encoding() != text.encoding();
    m_text = std::move(text);
    if (otherBytes || (otherText && m_query.kind != QueryKind::Bytes))
        start(0);
}

void Finder::reset() {
    m_job.cancel();
    m_text = {};
    m_hits = {};
    m_query.pattern.clear();
    m_complaint.clear();
    m_wanted.reset();
    emit changed();
}

void Finder::find(Query query, std::uint64_t from) {
    m_query = std::move(query);
    m_complaint = complaintAbout(m_query);
    m_wanted = Wanted{from, 1};
    start(from);
}

void Finder::start(std::uint64_t from) {
    m_job.cancel();
    m_hits = {};
    m_searched = 0;
    m_complete = false;
    m_clock.start();
    if (m_text.isNull() || m_query.pattern.isEmpty() || !m_complaint.isEmpty()) {
        m_wanted.reset();
        return emit changed();
    }
    m_job.start(
        [text = m_text, query = m_query, from](std::stop_token stop, const auto& report) {
            search(text, query, from, stop, report);
        },
        [this](const SearchStep& step) {
            m_hits.add(step.found);
            m_searched = step.searched;
            settle(false);
            emit changed();
        },
        [this] {
            m_complete = !m_hits.isFull();
            settle(true);
            emit changed();
        });
    emit changed();
}

void Finder::step(ByteRange here, int direction) {
    m_wanted = Wanted{direction > 0 ? std::max(here.end, here.begin + 1) : here.begin, direction};
    if (here.empty())
        m_wanted->byte = here.begin;
    if (m_hits.isFull() && direction > 0 && !m_hits.from(m_wanted->byte))
        return start(m_wanted->byte); // the next million
    settle(!m_job.isRunning());
}

/// Goes where the user wanted to, if that is known already. The search goes forwards, so the first
/// hit behind a place is known as soon as there is one; everything else only at the end.
void Finder::settle(bool final) {
    if (!m_wanted)
        return;
    auto hit =
        m_wanted->direction > 0 ? m_hits.from(m_wanted->byte) : m_hits.before(m_wanted->byte);
    if (!hit && final && m_hits.count() > 0)
        hit = m_wanted->direction > 0 ? m_hits.all().front() : m_hits.all().back();
    if (hit)
        emit arrived(*hit);
    if (hit || final)
        m_wanted.reset();
}

void Finder::stop() {
    m_job.cancel();
    m_wanted.reset();
    emit changed();
}

QString Finder::progressText() const {
    const double size = static_cast<double>(std::max<std::uint64_t>(m_text.size(), 1));
    const double share = static_cast<double>(m_searched) / size;
    QString text = percentText(share, true);
    const qint64 elapsed = m_clock.elapsed();
    if (elapsed < kWorthATime || m_searched == 0)
        return text;
    const double perSecond = static_cast<double>(m_searched) * 1000 / static_cast<double>(elapsed);
    const double left = (size - static_cast<double>(m_searched)) / perSecond;
    return QStringLiteral("%1 at %2 MB/s, %3 s left")
        .arg(text, numberText(static_cast<std::uint64_t>(std::lround(perSecond / 1e6))),
             numberText(static_cast<std::uint64_t>(std::ceil(left))));
}

QString Finder::summary(ByteRange selected) const {
    if (m_text.isNull() || m_query.pattern.isEmpty())
        return {};
    if (!m_complaint.isEmpty())
        return m_complaint;
    const QString count = numberText(m_hits.count());
    if (m_job.isRunning())
        return QStringLiteral("%1 so far, %2").arg(count, progressText());
    if (m_hits.isFull())
        return QStringLiteral("%1 or more").arg(count);
    if (!m_complete)
        return QStringLiteral("%1, stopped at %2").arg(count, progressText());
    if (m_hits.count() == 0)
        return QStringLiteral("Not found");
    if (const auto number = m_hits.numberOf(selected))
        return QStringLiteral("%1 of %2").arg(numberText(*number), count);
    return m_hits.count() == 1 ? QStringLiteral("1 found") : QStringLiteral("%1 found").arg(count);
}

} // namespace charsleuth::viewer
