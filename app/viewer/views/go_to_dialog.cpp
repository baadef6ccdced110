#include "app/viewer/views/go_to_dialog.h"

#include "app/viewer/words/wording.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace charsleuth::viewer {

namespace {

constexpr int goToWidth = 440; // room for the title

} // namespace

GoToDialog::GoToDialog(std::optional<std::uint64_t> lines, std::uint64_t bytes, QWidget* parent)
    : QDialog(parent), m_lines(lines), m_bytes(bytes), m_input(new QLineEdit(this)),
      m_message(new QLabel(this)) {
    setWindowTitle(tr("Go to line, byte or percentage"));
    setMinimumWidth(goToWidth);
    const QString line =
        lines ? tr("a line from 1 to %1").arg(numberText(*lines)) : tr("the number of a line");
    m_message->setText(
        tr("Give %1, @ and a byte from 0 to %2, or a percentage.").arg(line, numberText(bytes)));
    m_message->setWordWrap(true);
    m_input->setPlaceholderText(QStringLiteral("120, 120:8, @4096, 50%"));
    m_input->setAccessibleName(tr("Line, @ and a byte, or percentage"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &GoToDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &GoToDialog::reject);
    setLayout(new QVBoxLayout);
    for (QWidget* widget : {static_cast<QWidget*>(m_input), static_cast<QWidget*>(m_message),
                            static_cast<QWidget*>(buttons)})
        layout()->addWidget(widget);
}

void GoToDialog::accept() {
    const std::optional<Place> place = placeFrom(m_input->text().trimmed().toStdString());
    if (place && isReachable(*place)) {
        m_place = *place;
        return QDialog::accept();
    }
    QFont font = m_message->font();
    font.setBold(true); // what was said all along now matters
    m_message->setFont(font);
    m_input->selectAll();
    m_input->setFocus();
}

bool GoToDialog::isReachable(const Place& place) const {
    if (place.share)
        return true;
    return place.byte ? *place.byte <= m_bytes : !m_lines || *place.line <= *m_lines;
}

} // namespace charsleuth::viewer
