#pragma once

/// While files are dragged over a widget: shows that they can be dropped there, and what comes of
/// it.

#include <QWidget>

namespace charsleuth::viewer {

class DropOverlay : public QWidget {
    Q_OBJECT

public:
    /// Watches `target`, which accepts the drops itself.
    explicit DropOverlay(QWidget* target);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace charsleuth::viewer
