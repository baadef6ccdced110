#pragma once

/// A line to click on: its title in the accent, a remark quiet beside it.

#include "app/viewer/views/theme.h"

#include <QPushButton>

namespace charsleuth::viewer {

class OfferLine : public QPushButton {
public:
    OfferLine(const QString& title, const QString& remark, const Theme& theme, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_remark;
    Theme m_theme;
};

} // namespace charsleuth::viewer
