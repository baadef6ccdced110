#pragma once

/// The text, and beside it other readings of the same bytes or the text of another file, scrolled
/// together, with a tint under the characters that differ.

#include "app/viewer/document/file_text.h"
#include "app/viewer/document/line_differences.h"
#include "app/viewer/document/places.h"
#include "app/viewer/views/text_view.h"

#include <QSplitter>

#include <functional>
#include <memory>

namespace charsleuth::viewer {

class ElidedLabel;

struct Reading {
    FileText text;
    std::string language; ///< BCP 47; may be empty
    QString label;        ///< "Japanese (Shift_JIS)"
};

class ReadingsView : public QSplitter {
    Q_OBJECT

public:
    explicit ReadingsView(QWidget* parent = nullptr);

    TextView* text() const { return m_panes.front().view; }

    void setTheme(const Theme& theme);
    void setWrap(bool wrap);
    void setInvisibles(bool shown);
    void setPointSize(double size);
    void setFontFamily(const QString& family);
    /// What is shown, and what it is compared with (nothing: the text alone); `place` of the shown
    /// one among all.
    void setReadings(const Reading& shown, const std::vector<Reading>& others, int place = 0);
    /// The text beside that of another file. `match`: which lines stand beside each other.
    void setFiles(const Reading& shown, const Reading& other,
                  const std::shared_ptr<const LineMatch>& match);
    void setTeller(TextView::Teller teller);
    /// Only rows that have bytes in one of these; null: every row.
    void setOnly(const std::shared_ptr<const Places>& only);
    void reset();

    /// Of all panes with the document, the shown text first.
    std::vector<TextView*> views() const;
    /// The text of another file; null where none is beside.
    TextView* otherFile() const { return m_match ? m_panes.back().view : nullptr; }
    /// Selects it in all panes with the document, and makes it visible, end and all where it fits.
    void showRange(ByteRange range);

signals:
    void scrolled(); ///< other bytes are on the screen

private:
    struct Pane {
        QWidget* widget = nullptr;
        ElidedLabel* label = nullptr;
        TextView* view = nullptr;
        FileText text;
    };
    Pane makePane();
    void show(Pane& pane, const Reading& reading);
    void setOthers(std::size_t count, bool areFiles);
    void follow(const TextView* leader);
    void scrollOthers(const TextView* leader);
    void align();
    void forEachView(const std::function<void(TextView*)>& change);
    void tintDifferences();

    std::vector<Pane> m_panes;                ///< the shown text first
    std::shared_ptr<const LineMatch> m_match; ///< with the last pane, which has another file
    Theme m_theme;
    std::shared_ptr<const Places> m_only;
    TextView::Teller m_teller;
    QString m_family;
    bool m_wrap = true;
    bool m_invisibles = false;
    bool m_following = false;
};

} // namespace charsleuth::viewer
