#include "app/viewer/views/batch_row.h"

#include "app/viewer/document/open_document.h"
#include "app/viewer/session/preview.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/words/wording.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace charsleuth::viewer {

namespace {

constexpr std::size_t previewRows = 2;

} // namespace

BatchRow::BatchRow(QWidget* parent)
    : QWidget(parent), m_name(new QLabel(this)),
      m_from(new EncodingField({EncodingId::Utf8, EncodingId::Utf16Le}, this)),
      m_preview(new QLabel(this)) {
    setObjectName(QStringLiteral("batch-row"));
    m_from->setObjectName(QStringLiteral("from"));
    m_from->setAccessibleName(tr("The file is read as"));
    m_preview->setTextFormat(Qt::PlainText);
    m_preview->setMinimumWidth(1); // a long line is cut
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_name);
    line->addWidget(m_from, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(line);
    column->addWidget(m_preview);
    connect(m_from, &EncodingField::changed, this, [this] {
        showPreview();
        emit changed(m_from->encoding());
    });
    hide();
}

void BatchRow::setFile(const std::string& path, std::optional<EncodingId> from) {
    m_path = path;
    m_name->setText(tr("Read %1 as:").arg(fileName(path)));
    m_from->setAccessibleName(m_name->text());
    const QSignalBlocker quiet(m_from);
    if (from)
        m_from->setEncoding(*from);
    showPreview();
    setVisible(from.has_value());
}

void BatchRow::showPreview() {
    QStringList lines;
    const auto bytes = openDocument(m_path, {});
    if (bytes && m_from->encoding())
        for (const Row& row : previewAround(*bytes, *m_from->encoding(), 0, previewRows))
            lines += markedText(row);
    m_preview->setText(m_from->isMarked() ? m_from->complaint() : lines.join(QLatin1Char('\n')));
}

bool BatchRow::isKnown() const {
    return m_from->encoding().has_value();
}

QString BatchRow::preview() const {
    return m_preview->text();
}

} // namespace charsleuth::viewer
