#pragma once

/// Parts of the document that are in different encodings: looks for them where detection noticed
/// some, and shows the text part by part.

#include "app/viewer/models/banners.h"
#include "app/viewer/session/latest_job.h"
#include "app/viewer/session/session.h"
#include "core/parts/part.h"

namespace charsleuth::viewer {

class ReadingsView;

class PartsController : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    PartsController(const Session& session, ReadingsView* readings, QWidget* parent);

    const std::vector<Part>& parts() const { return m_parts; }
    const std::optional<Banner>& banner() const { return m_banner; }
    bool isRunning() const { return m_finding.isRunning() || m_reading.isRunning(); }

    /// Another document.
    void reset();
    /// Divides the document anew where another one is shown.
    void refresh();
    /// Reads each part in its own encoding.
    void read();
    void stop();

signals:
    void changed();                                      ///< banner() is another
    void textRead(charsleuth::viewer::SharedBytes text); ///< in UTF-8
    void outOfMemory();

private:
    void take(std::vector<Part> parts);

    const Session& m_session;
    ReadingsView* m_readings;
    std::vector<Part> m_parts; ///< empty where all text is in one encoding
    LatestJob<std::vector<Part>> m_finding{[this] { emit outOfMemory(); }};
    LatestJob<std::vector<Byte>> m_reading{[this] { emit outOfMemory(); }};
    std::optional<Banner> m_banner;
    SharedBytes m_searched; ///< those that m_parts is of, or will be
};

} // namespace charsleuth::viewer
