#pragma once

/// A line of text that ends in "…" where there is no room for all of it. text() has all.

#include <QLabel>

namespace charsleuth::viewer {

class ElidedLabel : public QLabel {
public:
    explicit ElidedLabel(QWidget* parent);

    /// The text that fits into the label's width, cut at its end by "…".
    QString drawnText() const;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace charsleuth::viewer
