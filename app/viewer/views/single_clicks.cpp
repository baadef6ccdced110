#include "app/viewer/views/single_clicks.h"

#include <QEvent>
#include <QPushButton>

namespace charsleuth::viewer {

namespace {

class SecondPresses : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        return event->type() == QEvent::MouseButtonDblClick || QObject::eventFilter(watched, event);
    }
};

} // namespace

void takeSingleClicks(QWidget& parent) {
    auto* filter = new SecondPresses(&parent);
    for (QPushButton* button : parent.findChildren<QPushButton*>())
        button->installEventFilter(filter);
}

} // namespace charsleuth::viewer
