#pragma once

/// A search for places that runs in a job: what it found so far, and where the user wants to go
/// among it.
///
/// Knows no widgets; for the thread that owns it.

#include "app/viewer/document/places.h"
#include "app/viewer/session/latest_job.h"

#include <QElapsedTimer>
#include <QObject>

namespace charsleuth::viewer {

class PlaceSearch : public QObject {
    Q_OBJECT

public:
    using Work = LatestJob<PlacesStep>::Work;

    /// How its places are called: "3 found", "1 difference".
    struct Words {
        QString none, one;
        QString several; ///< with %1
        QString among;   ///< with %1 of %2
    };

    explicit PlaceSearch(Words words, QObject* parent = nullptr);

    /// Forgets what was found; `work` looks through `size` bytes, forwards and then perhaps from
    /// the beginning.
    void start(Work work, std::uint64_t size);
    /// Forgets what was found and looks for nothing.
    void clear();
    void stop();
    /// Goes to the place beside a selection, round the corner; arrived() now or when it is known.
    void step(ByteRange here, int direction);
    /// Goes to the first place at or behind `byte`.
    void goFrom(std::uint64_t byte);

    bool isRunning() const { return m_job.isRunning(); }
    const Places& places() const { return m_places; }
    /// "3 of 1,204", "Not found", "17 so far, 34 % at 410 MB/s, 2 s left"; empty after clear().
    QString summary(ByteRange selected) const;

signals:
    void changed(); ///< places or progress
    void arrived(charsleuth::ByteRange place);
    void outOfMemory(); ///< it was stopped by that

private:
    struct Wanted {
        std::uint64_t byte = 0;
        int direction = 1;
    };
    void settle(bool final);
    QString progressText() const;

    Words m_words;
    Places m_places;
    std::uint64_t m_size = 0;
    std::uint64_t m_searched = 0;
    bool m_started = false;
    bool m_complete = false;
    std::optional<Wanted> m_wanted; ///< where to go as soon as it is known
    QElapsedTimer m_clock;
    LatestJob<PlacesStep> m_job{[this] {
        stop();
        emit outOfMemory();
    }};
};

} // namespace charsleuth::viewer
