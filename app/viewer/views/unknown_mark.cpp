#include "app/viewer/views/unknown_mark.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QLineEdit>
#include <QStyle>

namespace charsleuth::viewer {

namespace {

void restyle(QWidget& widget) {
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
    QEvent changed(QEvent::StyleChange); // else a frame keeps the margins it had
    QCoreApplication::sendEvent(&widget, &changed);
}

} // namespace

void setStyled(QWidget& widget, const char* property, bool on) {
    if (widget.property(property).toBool() == on)
        return;
    widget.setProperty(property, on);
    restyle(widget);
}

void markUnknown(QComboBox& field, const QString& complaint) {
    const bool marked = !complaint.isEmpty();
    field.setToolTip(complaint);
    field.setAccessibleDescription(complaint);
    if (field.property("unknown").toBool() == marked)
        return;
    setStyled(field, "unknown", marked);
    restyle(*field.lineEdit());
}

} // namespace charsleuth::viewer
