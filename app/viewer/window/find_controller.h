#pragma once

/// Finding in the text: between the find bar, the shown text and the Finder that looks for it.

#include "app/viewer/models/finder.h"

namespace charsleuth::viewer {

class FindBar;
class TextView;
struct OpenedDocument;

class FindController : public QObject {
    Q_OBJECT

public:
    /// `document` and `text` must outlive it, which lives as long as the bar.
    FindController(OpenedDocument& document, TextView* text, FindBar* bar);

    FindBar* bar() const { return m_bar; }
    Finder& finder() { return m_finder; }
    const Finder& finder() const { return m_finder; }

    /// Another document.
    void reset() { m_finder.reset(); }
    /// Another encoding, or more of the index; looks for what the command line asked for.
    void setText(const FileText& text);
    /// Opens the bar with the selection in it, where that is short.
    void open();
    void open(const Query& query);
    void step(int direction);
    void refreshSummary();

signals:
    void opened(bool open); ///< the bar was opened or left

private:
    void close();
    void unmark();

    OpenedDocument& m_document;
    TextView* m_text;
    FindBar* m_bar;
    Finder m_finder;
    ByteRange m_hit; ///< the last one that was selected; empty where there was none
};

} // namespace charsleuth::viewer
