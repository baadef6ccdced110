#include "app/viewer/models/finder.h"

namespace charsleuth::viewer {

Finder::Finder(QObject* parent)
    : PlaceSearch({tr("Not found"), tr("1 found"), tr("%1 found"), tr("%1 of %2")}, parent) {}

void Finder::setText(FileText text) {
    const bool otherBytes = m_text.isNull() || &m_text.bytes() != &text.bytes();
    const bool otherText = otherBytes || m_text.encoding() != text.encoding();
    m_text = std::move(text);
    if (otherBytes || (otherText && m_query.kind != QueryKind::Bytes))
        startFrom(0);
}

void Finder::reset() {
    m_text = {};
    m_query = {};
    m_complaint.clear();
    clear();
}

void Finder::find(Query query, std::uint64_t from) {
    m_query = std::move(query);
    m_complaint = complaintAbout(m_query);
    startFrom(from);
    if (isRunning())
        goFrom(from);
}

void Finder::startFrom(std::uint64_t from) {
    if (m_text.isNull() || m_query.pattern.isEmpty() || !m_complaint.isEmpty())
        return clear();
    start(
        [text = m_text, query = m_query, from](std::stop_token stop, const auto& report) {
            search(text, query, from, stop, report);
        },
        m_text.size());
}

void Finder::stepHit(ByteRange here, int direction) {
    if (places().isFull() && direction > 0 && !places().from(here.end))
        startFrom(here.end);
    step(here, direction);
}

QString Finder::answer(ByteRange selected) const {
    return m_complaint.isEmpty() ? summary(selected) : m_complaint;
}

} // namespace charsleuth::viewer
