#pragma once

/// What the panels of a page have in common: a column without margins, and a heading above it.

#include <QLabel>
#include <QVBoxLayout>

namespace charsleuth::viewer {

inline QVBoxLayout* columnIn(QWidget* widget) {
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

inline QLabel* panelHeading(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    label->setObjectName("panel-heading"); // its margins are in the style sheet
    return label;
}

} // namespace charsleuth::viewer
