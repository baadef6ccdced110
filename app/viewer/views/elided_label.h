#pragma once

/// A line of text that ends in "…" where there is no room for all of it. text() has all.

#include <QLabel>

namespace charsleuth::viewer {

class ElidedLabel : public QLabel {
public:
    explicit ElidedLabel(QWidget* parent);

    /// What is drawn where the label is as wide as now.
    QString drawnText() const;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace charsleuth::viewer
