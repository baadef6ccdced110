#include "app/viewer/views/window_parts.h"

#include "app/viewer/views/banner_bar.h"

#include <QApplication>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

/// The notices for one of their buttons, else the part itself.
const QWidget* wholeOf(const QWidget* part) {
    for (const QWidget* widget = part; widget != nullptr; widget = widget->parentWidget())
        if (qobject_cast<const BannerBar*>(widget) != nullptr)
            return widget;
    return part;
}

} // namespace

void goToPart(const QList<QWidget*>& parts, int direction) {
    if (parts.isEmpty())
        return;
    const QWidget* focused = QApplication::focusWidget();
    const auto here = std::ranges::find_if(parts, [&](const QWidget* part) {
        const QWidget* whole = wholeOf(part);
        return whole == focused || (focused != nullptr && whole->isAncestorOf(focused));
    });
    const auto count = parts.size();
    const auto next = here == parts.end() ? 0 : (here - parts.begin() + direction + count) % count;
    parts[next]->setFocus(Qt::ShortcutFocusReason);
}

} // namespace charsleuth::viewer
