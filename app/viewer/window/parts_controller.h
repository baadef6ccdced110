#pragma once

/// Parts of the document that are in different encodings: looks for them where detection noticed
/// some, and marks them beside the text.

#include "app/viewer/document/places.h"
#include "app/viewer/session/latest_job.h"
#include "app/viewer/window/notice_controller.h"
#include "core/parts/input_findings.h"

class QAction;

namespace charsleuth::viewer {

class DocumentPage;
class ReadingsView;

class PartsController : public NoticeController {
    Q_OBJECT

public:
    /// All must outlive it.
    PartsController(const Session& session, ReadingsView* readings, QWidget* parent);

    /// Adds the actions to a menu of the page. Call once.
    void addActions(DocumentPage& page);

    const std::vector<Part>& parts() const { return m_parts; }
    bool isRunning() const { return m_finding.isRunning(); }

    /// Divides the document anew where another one is shown.
    void refresh();
    /// Asks for the text part by part, or a copy of it. Nothing where no parts are known.
    void read();
    void save();
    /// "lines 1 to 20: UTF-8; ..."; at most so many parts.
    QString report(std::size_t most) const;
    /// Marks the parts as the text is read, else as they were found.
    void refreshText();
    /// Whether they are marked.
    void mark(bool marked);
    bool areSeveral() const;
    /// The offsets at which the parts begin, except the first one.
    Places beginnings() const;
    void stop() override { m_finding.cancel(); }
    /// The document with a range of it read in another encoding.
    ReadAs withPart(ByteRange range, EncodingId encoding) const;

signals:
    void readWanted(const charsleuth::viewer::ReadAs& reading);
    void saveWanted(const charsleuth::viewer::ReadAs& reading);

private:
    void forget() override;
    void search(const SharedBytes& bytes) override;
    void take(InputFindings findings);
    /// The reading by parts that is shown, else the one that was found.
    std::optional<ReadAs> readingByParts() const;

    const Session& m_session;
    ReadingsView* m_readings;
    std::vector<Part> m_parts; ///< empty where all text is in one encoding
    LatestJob<InputFindings> m_finding{[this] { emit outOfMemory(); }};
    bool m_isMarked = true;
    QAction* m_read = nullptr;
    QAction* m_save = nullptr;
};

} // namespace charsleuth::viewer
