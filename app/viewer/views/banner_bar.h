#pragma once

/// The notices below the text: the most important one, and the others when they are asked for, so
/// that the text has its room and does not move with each that comes. A notice is one line, with
/// two readings below it where they disagree.

#include "app/viewer/models/banners.h"
#include "app/viewer/views/theme.h"

#include <QWidget>

#include <set>

class QVBoxLayout;

namespace charsleuth::viewer {

class BannerBar : public QWidget {
    Q_OBJECT

public:
    explicit BannerBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Those the user has closed stay closed until forget().
    void setBanners(std::vector<Banner> banners);
    void forget();
    /// Null where there is none.
    QWidget* firstButton() const;
    /// Closes the notice that has the focus. Returns whether one had it.
    bool closeFocused();

signals:
    void showAs(charsleuth::EncodingId encoding);
    void wanted(charsleuth::viewer::Deed deed); ///< any but ShowOffer and Keep
    void closed(charsleuth::viewer::BannerKind kind);

private:
    void rebuild();
    QWidget* lineFor(const Banner& banner, std::size_t others);
    QWidget* noticeFor(const Banner& banner, std::size_t others);
    /// Requires: the banner has an offer if the deed is ShowOffer.
    static QString textOf(Deed deed, const Banner& banner);
    QWidgetList buttonsOf(const Banner& banner, QWidget* line);
    QWidget* readingsFor(const Banner& banner);
    void close(BannerKind kind);

    Theme m_theme;
    std::vector<Banner> m_banners;
    std::set<BannerKind> m_closed;
    bool m_expanded = false; ///< all are shown
    QVBoxLayout* m_lines;
};

} // namespace charsleuth::viewer
