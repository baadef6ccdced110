#pragma once

/// Puts text on paper or into a PDF while the window goes on.
///
/// Laying out thousands of pages takes seconds, so it runs in a job; for the thread that owns it.

#include "app/viewer/session/latest_job.h"
#include "app/viewer/window/printing.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>

class QPrinter;

namespace charsleuth::viewer {

class Paper : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// `path` (bytes) appears, or is replaced, when all pages are there; a device is refused.
    void savePdf(const std::string& path, const QString& title, const PrintedText& text);
    void print(std::shared_ptr<QPrinter> printer, const PrintedText& text);
    /// What was to be saved is as it was before; pages that the printer has may come out.
    void stop();

    bool isRunning() const { return m_job.isRunning(); }
    /// "34 % · 2 s left"; empty where nothing runs.
    QString progressText() const;

signals:
    void progressed();
    /// Nothing was said wrong where `trouble` is empty.
    void ended(const QString& trouble);

private:
    struct News {
        double done = 0; ///< 0..1
        bool ended = false;
        QString trouble;
    };
    using Work = std::function<News(const std::function<bool(double)>& goOn)>;
    void start(Work work, const QString& outOfMemory);

    double m_done = 0;
    QElapsedTimer m_clock;
    QString m_outOfMemory; ///< what is said then
    LatestJob<News> m_job{[this] {
        emit progressed();
        emit ended(m_outOfMemory);
    }};
};

} // namespace charsleuth::viewer
