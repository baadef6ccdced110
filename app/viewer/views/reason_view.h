#pragma once

/// Why the shown encoding: one sentence a line, each with a bar as long as its weight.

#include "app/viewer/models/reasons.h"
#include "app/viewer/views/theme.h"

#include <QListView>

namespace charsleuth::viewer {

class ReasonView : public QListView {
    Q_OBJECT

public:
    explicit ReasonView(ReasonModel* model, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

protected:
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace charsleuth::viewer
