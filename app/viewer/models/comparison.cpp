#include "app/viewer/models/comparison.h"

#include "app/viewer/document/differences.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

/// Files up to this size are indexed at once, so that nothing on the screen moves afterwards.
constexpr std::uint64_t small = 256 << 10;

} // namespace

Comparison::Comparison(QObject* parent)
    : PlaceSearch({tr("No difference"), tr("1 difference"), tr("%1 differences"),
                   tr("%1 of %2 differences")},
                  parent) {}

void Comparison::setReadings(const FileText& shown, std::vector<ReadAs> others) {
    const bool sameBytes = m_bytes && m_bytes.get() == &shown.bytes();
    if (sameBytes && m_shown == shown.as() && m_others == others)
        return;
    if (!sameBytes)
        m_indexes.clear();
    m_indexing.cancel();
    m_bytes = shown.sharedBytes();
    m_shown = shown.as();
    m_others = std::move(others);
    if (m_others.empty())
        return clear();
    start([bytes = m_bytes, shown = m_shown, others = m_others](
              std::stop_token stop,
              const auto& report) { findDifferences(bytes, shown, others, stop, report); },
          m_bytes->size());
}

void Comparison::reset() {
    m_indexing.cancel();
    m_bytes = nullptr;
    m_others.clear();
    m_indexes.clear();
    clear();
}

void Comparison::index() {
    std::vector<ReadAs> missing;
    for (const ReadAs& other : m_others) {
        const auto known = m_indexes.find(other);
        if (known != m_indexes.end() && known->second->complete)
            continue;
        if (m_bytes->size() <= small)
            m_indexes[other] = buildIndex(*m_bytes, other);
        else
            missing.push_back(other);
    }
    if (missing.empty() || m_indexing.isRunning())
        return;
    m_indexing.start(
        [bytes = m_bytes, missing](std::stop_token stop, const auto& report) {
            for (const ReadAs& other : missing)
                report(buildIndex(*bytes, other, stop, report));
        },
        [this](const SharedIndex& index) {
            m_indexes[index->as] = index;
            emit indexed();
        });
}

void Comparison::stopAll() {
    m_indexing.cancel();
    stop();
}

FileText Comparison::textOf(const ReadAs& as) const {
    const auto known = m_indexes.find(as);
    return {m_bytes, known == m_indexes.end() ? emptyIndex(as) : known->second};
}

std::vector<ReadAs> sideBySide(std::vector<ReadAs> readings, const ReadAs& shown,
                               const std::optional<ReadAs>& before) {
    if (readings.empty() || std::ranges::find(readings, shown) != readings.end())
        return readings;
    const auto place = before ? std::ranges::find(readings, *before) : readings.end();
    if (place != readings.end())
        *place = shown;
    else
        readings.insert(readings.begin(), shown);
    readings.resize(std::min(readings.size(), Comparison::mostReadings));
    return readings;
}

} // namespace charsleuth::viewer
