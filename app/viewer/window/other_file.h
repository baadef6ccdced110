#pragma once

/// Another file beside the document, line by line: what the texts say is compared, not the bytes.

#include "app/viewer/document/line_differences.h"
#include "app/viewer/document/places.h"
#include "app/viewer/session/latest_job.h"
#include "app/viewer/session/session.h"

namespace charsleuth::viewer {

class ReadingsView;

class OtherFile : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    OtherFile(const Session& document, ReadingsView* view, QObject* parent);

    /// Opens it in its own encoding until another one is chosen, or in `as`.
    void open(const std::string& path, const std::optional<ReadAs>& as = std::nullopt);
    void close();
    /// Also while it is being opened, and where it could not be.
    bool isOpen() const { return !m_path.empty(); }
    bool isBusy() const { return m_session.isBusy() || m_comparing.isRunning(); }
    const std::string& path() const { return m_path; }
    Session& session() { return m_session; }
    const Session& session() const { return m_session; }

    /// Shows its text, if there is one, beside that of the document; compares them anew where one
    /// of them is another.
    void show();
    /// Goes to the next (1) or previous (-1) difference, round the corner.
    void step(int direction);
    /// What there is to be said: the differences, or why there are none.
    QString summary() const;
    /// Where the document has lines that differ; of lines that it lacks, where they would be.
    const Places& places() const { return m_places; }

signals:
    void changed(); ///< the other file has another text, or the differences are known

private:
    void compare(const std::array<FileText, 2>& texts);
    QString sameText() const;
    std::size_t beside(ByteRange selected, int direction) const;

    const Session& m_document;
    ReadingsView* m_view;
    Session m_session;
    std::string m_path;
    std::optional<Error> m_failure;           ///< why it is not open
    std::shared_ptr<const LineMatch> m_match; ///< null until there are two texts
    std::optional<std::size_t> m_current;     ///< of the changes, the one that was gone to
    ByteRange m_selected;                     ///< then, in the document
    Places m_places;
    LatestJob<std::shared_ptr<const LineMatch>> m_comparing{[this] { emit changed(); }};
};

} // namespace charsleuth::viewer
