#pragma once

/// What the user looks for in the document, and where it was found so far.
///
/// Knows no widgets. The search runs in a job, from the place where the user is; for the thread
/// that owns it.

#include "app/viewer/document/places.h"
#include "app/viewer/document/search.h"
#include "app/viewer/jobs/latest_job.h"

#include <QElapsedTimer>
#include <QObject>

namespace charsleuth::viewer {

class Finder : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Another document, another encoding of it, or more of its index. What was found of characters
    /// is looked for again where the encoding is another one.
    void setText(FileText text);
    void reset();

    /// Looks for it anew; the first hit at or behind `from` is announced by arrived().
    void find(Query query, std::uint64_t from);
    /// Goes to the hit beside a selection, round the corner; arrived() now or when it is known.
    void step(ByteRange here, int direction);
    void stop();

    bool isRunning() const { return m_job.isRunning(); }
    const Query& query() const { return m_query; }
    const Places& hits() const { return m_hits; }
    /// "3 of 1,204", "Not found", "17 so far, 34 % at 410 MB/s, 2 s left"; what is wrong with the
    /// query; empty without one.
    QString summary(ByteRange selected) const;

signals:
    void changed(); ///< hits or progress
    void arrived(charsleuth::ByteRange hit);

private:
    struct Wanted {
        std::uint64_t byte = 0;
        int direction = 1;
    };
    void start(std::uint64_t from);
    void settle(bool final);
    QString progressText() const;

    FileText m_text;
    Query m_query;
    QString m_complaint;
    Places m_hits;
    std::uint64_t m_searched = 0;
    bool m_complete = false;
    std::optional<Wanted> m_wanted; ///< where to go as soon as it is known
    QElapsedTimer m_clock;
    LatestJob<SearchStep> m_job;
};

} // namespace charsleuth::viewer
