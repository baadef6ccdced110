#include "app/viewer/models/place_search.h"

#include "app/viewer/words/wording.h"

#include <cmath>

namespace charsleuth::viewer {

namespace {

constexpr qint64 worthATime = 500; // milliseconds before a rate means something

} // namespace

PlaceSearch::PlaceSearch(Words words, QObject* parent)
    : QObject(parent), m_words(std::move(words)) {}

void PlaceSearch::start(Work work, std::uint64_t size) {
    m_places = {};
    m_size = size;
    m_searched = 0;
    m_started = true;
    m_complete = false;
    m_clock.start();
    m_job.start(
        std::move(work),
        [this](const PlacesStep& step) {
            m_places.add(step.found);
            m_searched = step.searched;
            settle(false);
            emit changed();
        },
        [this] {
            m_complete = !m_places.isFull();
            settle(true);
            emit changed();
        });
    emit changed();
}

void PlaceSearch::clear() {
    m_job.cancel();
    m_places = {};
    m_started = false;
    m_wanted.reset();
    emit changed();
}

void PlaceSearch::stop() {
    m_job.cancel();
    m_wanted.reset();
    emit changed();
}

void PlaceSearch::step(ByteRange here, int direction) {
    const bool behind = direction > 0 && !here.empty();
    m_wanted = Wanted{behind ? here.end : here.begin, direction};
    settle(!m_job.isRunning());
}

void PlaceSearch::goFrom(std::uint64_t byte) {
    m_wanted = Wanted{byte, 1};
    settle(!m_job.isRunning());
}

/// Goes where the user wanted to, if that is known already. The search goes forwards, so the first
/// place behind another is known as soon as there is one; everything else only at the end.
void PlaceSearch::settle(bool final) {
    if (!m_wanted)
        return;
    const bool forwards = m_wanted->direction > 0;
    auto place = forwards ? m_places.from(m_wanted->byte) : m_places.before(m_wanted->byte);
    if (!place && final && m_places.count() > 0)
        place = forwards ? m_places.all().front() : m_places.all().back();
    if (place || final)
        m_wanted.reset();
    if (place)
        emit arrived(*place);
}

QString PlaceSearch::progressText() const {
    const double size = static_cast<double>(std::max<std::uint64_t>(m_size, 1));
    const double searched = static_cast<double>(m_searched);
    QString share = percentText(searched / size, true);
    const qint64 elapsed = m_clock.elapsed();
    if (!m_job.isRunning() || elapsed < worthATime || m_searched == 0)
        return share;
    const double perSecond = searched * 1000 / static_cast<double>(elapsed);
    return tr("%1 at %2 MB/s, %3 s left")
        .arg(share, numberText(static_cast<std::uint64_t>(std::lround(perSecond / 1e6))),
             numberText(static_cast<std::uint64_t>(std::ceil((size - searched) / perSecond))));
}

QString PlaceSearch::summary(ByteRange selected) const {
    if (!m_started)
        return {};
    const QString count = numberText(m_places.count());
    if (m_job.isRunning())
        return tr("%1 so far, %2").arg(count, progressText());
    if (m_places.isFull())
        return tr("%1 or more").arg(count);
    if (!m_complete)
        return tr("%1, stopped at %2").arg(count, progressText());
    if (m_places.count() == 0)
        return m_words.none;
    if (const auto number = m_places.numberOf(selected))
        return m_words.among.arg(numberText(*number), count);
    return m_places.count() == 1 ? m_words.one : m_words.several.arg(count);
}

} // namespace charsleuth::viewer
