#include "app/viewer/views/text_view_accessible.h"

#include "app/viewer/views/text_view.h"

namespace charsleuth::viewer {

TextViewAccessible::TextViewAccessible(TextView* view)
    : QAccessibleWidget(view, QAccessible::EditableText) {}

QAccessibleInterface* TextViewAccessible::create(const QString&, QObject* object) {
    auto* view = qobject_cast<TextView*>(object);
    return view != nullptr ? new TextViewAccessible(view) : nullptr;
}

TextView* TextViewAccessible::view() const {
    return static_cast<TextView*>(object());
}

void* TextViewAccessible::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TextInterface)
        return static_cast<QAccessibleTextInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

QAccessible::State TextViewAccessible::state() const {
    QAccessible::State state = QAccessibleWidget::state();
    state.readOnly = true;
    state.multiLine = true;
    state.selectableText = true;
    return state;
}

QString TextViewAccessible::text(QAccessible::Text kind) const {
    return kind == QAccessible::Value ? view()->screenText().text() : QAccessibleWidget::text(kind);
}

void TextViewAccessible::selection(int, int* start, int* end) const {
    const ScreenText screen = view()->screenText();
    const ByteRange selected = view()->selection();
    const int last = static_cast<int>(screen.text().size());
    *start = screen.offsetOf(selected.begin).value_or(selected.begin < view()->top() ? 0 : last);
    *end = screen.offsetOf(selected.end).value_or(selected.end < view()->top() ? 0 : last);
}

int TextViewAccessible::selectionCount() const {
    int start = 0;
    int end = 0;
    selection(0, &start, &end);
    return end > start ? 1 : 0;
}

void TextViewAccessible::addSelection(int start, int end) {
    setSelection(0, start, end);
}

void TextViewAccessible::removeSelection(int) {
    setCursorPosition(cursorPosition());
}

void TextViewAccessible::setSelection(int, int start, int end) {
    const ScreenText screen = view()->screenText();
    view()->select({screen.byteOf(start), screen.byteOf(end)});
}

int TextViewAccessible::cursorPosition() const {
    return view()->screenText().offsetOf(view()->caret()).value_or(-1);
}

void TextViewAccessible::setCursorPosition(int position) {
    view()->goTo(view()->screenText().byteOf(position));
}

QString TextViewAccessible::text(int start, int end) const {
    return view()->screenText().text().mid(start, end - start);
}

int TextViewAccessible::characterCount() const {
    return static_cast<int>(view()->screenText().text().size());
}

QRect TextViewAccessible::characterRect(int offset) const {
    const auto area = view()->rectOf(view()->screenText().byteOf(offset));
    return area ? area->toAlignedRect().translated(view()->viewport()->mapToGlobal(QPoint()))
                : QRect();
}

int TextViewAccessible::offsetAtPoint(const QPoint& point) const {
    const auto byte = view()->characterAt(view()->viewport()->mapFromGlobal(point));
    return byte ? view()->screenText().offsetOf(*byte).value_or(-1) : -1;
}

void TextViewAccessible::scrollToSubstring(int start, int) {
    view()->goTo(view()->screenText().byteOf(start));
}

/// Malformed bytes are what a spelling checker would mark.
QString TextViewAccessible::attributes(int offset, int* start, int* end) const {
    const ScreenText screen = view()->screenText();
    const int size = static_cast<int>(screen.text().size());
    const bool malformed = screen.isMalformed(offset);
    for (*start = offset; *start > 0 && screen.isMalformed(*start - 1) == malformed;)
        --*start;
    for (*end = offset; *end < size && screen.isMalformed(*end) == malformed;)
        ++*end;
    return malformed ? QStringLiteral("invalid:true") : QString();
}

} // namespace charsleuth::viewer
