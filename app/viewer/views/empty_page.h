#pragma once

/// What the window shows before a file is open: where to drop one, recent files, samples to try.

#include "app/viewer/views/theme.h"

#include <QWidget>

class QLayout;
class QVBoxLayout;

namespace charsleuth::viewer {

struct Offer {
    std::string path; ///< bytes
    QString title;
    QString remark;
};

class EmptyPage : public QWidget {
    Q_OBJECT

public:
    explicit EmptyPage(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setOffers(std::vector<Offer> recent, std::vector<Offer> samples);

signals:
    void openWanted();
    void folderWanted();
    void chosen(const std::string& path);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void rebuild();
    QLayout* makeButtons();
    void addGroup(const QString& title, const std::vector<Offer>& offers);

    Theme m_theme;
    std::vector<Offer> m_recent;
    std::vector<Offer> m_samples;
    QVBoxLayout* m_layout;
    QWidget* m_content = nullptr;
};

} // namespace charsleuth::viewer
