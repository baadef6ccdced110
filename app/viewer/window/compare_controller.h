#pragma once

/// Readings side by side, or another file beside the text: which ones, and where they differ.

#include "app/viewer/models/comparison.h"
#include "app/viewer/window/other_file.h"

class QAction;
class QMenu;

namespace charsleuth::viewer {

class CompareBar;
class DocumentPage;
class ReadingsView;
struct OpenedDocument;
struct Reading;
struct Theme;

class CompareController : public QObject {
    Q_OBJECT

public:
    /// All must outlive it; the bar belongs to `parent`.
    CompareController(const Session& session, OpenedDocument& document, ReadingsView* readings,
                      QWidget* parent);

    /// Adds the actions to a menu of the page. Call once.
    void fillMenu(DocumentPage& page, QMenu* menu);

    CompareBar* bar() const { return m_bar; }
    Comparison& comparison() { return m_comparison; }
    const Comparison& comparison() const { return m_comparison; }
    OtherFile& otherFile() { return m_other; }
    const OtherFile& otherFile() const { return m_other; }
    QAction* compareAction() const { return m_compare; }
    /// Puts another file beside the text, in its own encoding or in `as`.
    void openFile(const std::string& path, const std::optional<ReadAs>& as = std::nullopt);
    /// Closes the other file, and the readings beside the text.
    void close();
    /// Whether another reading stands beside the shown one.
    bool isBeside() const { return m_onlyDifferent->isEnabled(); }

    /// Another document, compared in the encodings that it holds already.
    void reset();
    /// Compares what there is now.
    void refresh();
    /// Puts the text, and what it is compared with, into the view.
    void show();
    /// Puts the two most probable readings side by side and selects the first difference.
    void showDifference();
    /// Leaves out no row in which a place is.
    void makeVisible(ByteRange place);
    void refreshSummary();
    /// The places where the text differs from the other file, or from the reading beside it; where
    /// nothing is beside it, from the next likely reading.
    const Places& differences() const {
        return m_other.isOpen() ? m_other.places() : m_comparison.places();
    }
    bool isBusy() const { return m_comparison.isBusy() || m_other.isBusy(); }
    void stop();
    void setTheme(const Theme& theme);

signals:
    void readingsChanged(); ///< show() is to be called

private:
    void compare(bool wanted);
    void showFile();
    void fillReadingsMenu();
    void toggle(const ReadAs& as);
    void refreshOnlyDifferent();
    Reading readingOf(const ReadAs& as) const;

    const Session& m_session;
    OpenedDocument& m_document;
    ReadingsView* m_view;
    CompareBar* m_bar;
    Comparison m_comparison;
    OtherFile m_other;
    QAction* m_compare = nullptr;
    QAction* m_onlyDifferent = nullptr;
    QMenu* m_readings = nullptr;
};

} // namespace charsleuth::viewer
