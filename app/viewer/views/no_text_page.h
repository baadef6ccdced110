#pragma once

/// What a window shows in the place of a text while there is none: what it has, what can be done,
/// and how a text is shown. Before a file is open: where to drop one, recent files, samples.

#include "app/viewer/views/icons.h"
#include "app/viewer/views/theme.h"

#include <QStringList>
#include <QWidget>

#include <string>
#include <vector>

class QLabel;
class QHBoxLayout;

namespace charsleuth::viewer {

/// What such a page says. All but the title may be empty.
struct NoText {
    struct Way {
        QString text;
        QString remark;
        int number = 0;       ///< for who listens to NoTextPage::chosen()
        std::string path{};   ///< of a file that it opens, bytes; may be empty
        QString heading = {}; ///< above it; may be empty
        friend bool operator==(const Way&, const Way&) = default;
    };

    Symbol symbol = Symbol::Open;
    QString title;
    QString place; ///< where it is
    QStringList lines;
    std::vector<Way> ways; ///< each a line to click on
    QString hint;
    bool takesDrops = false; ///< it has a frame to drop files into

    friend bool operator==(const NoText&, const NoText&) = default;
};

class NoTextPage : public QWidget {
    Q_OBJECT

public:
    explicit NoTextPage(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void say(const NoText& content);

signals:
    void chosen(const charsleuth::viewer::NoText::Way& way);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void rebuild();
    QLabel* addLine(const QString& text, const QColor& color, double size = 1);

    Theme m_theme;
    NoText m_content;
    QHBoxLayout* m_layout;
    QWidget* m_column = nullptr;
};

} // namespace charsleuth::viewer
