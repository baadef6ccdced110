#include "app/viewer/views/mojibake_dialog.h"

#include "app/viewer/models/mojibake_model.h"
#include "app/viewer/views/fitting_area.h"
#include "app/viewer/views/row_table.h"
#include "app/viewer/words/wording.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace charsleuth::viewer {

namespace {

constexpr QSize dialogSize(840, 340); // pixels
constexpr int textWidth = 160;        // pixels, of the text before and after
constexpr int numberWidth = 84;       // pixels, with room for a tick

} // namespace

MojibakeDialog::MojibakeDialog(MojibakeModel& model, QWidget* parent)
    : QDialog(parent), m_model(model), m_lead(new QLabel(this)), m_table(new QTableView(this)) {
    setWindowTitle(tr("Mojibake"));
    resize(roomFor(dialogSize, this));
    auto* column = new QVBoxLayout(this);
    m_lead->setWordWrap(true);
    column->addWidget(m_lead);
    makeTable();
    column->addWidget(m_table, 1);
    auto* buttons = new QDialogButtonBox(this);
    m_save = buttons->addButton(tr("&Save what was meant …"), QDialogButtonBox::ActionRole);
    connect(m_save, &QPushButton::clicked, this, &MojibakeDialog::saveWanted);
    QPushButton* close = buttons->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
    close->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(&model, &MojibakeModel::takenChanged, this, &MojibakeDialog::refresh);
    refresh();
}

void MojibakeDialog::makeTable() {
    m_table->setObjectName("mojibake"); // the style knows it
    m_table->setModel(&m_model);
    m_table->setAccessibleName(tr("Runs of mojibake"));
    showAsRows(*m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setSectionResizeMode(MojibakeModel::ChainColumn,
                                                      QHeaderView::Stretch);
    m_table->setColumnWidth(MojibakeModel::LineColumn, numberWidth);
    m_table->setColumnWidth(MojibakeModel::SureColumn, numberWidth);
    m_table->setColumnWidth(MojibakeModel::BeforeColumn, textWidth);
    m_table->setColumnWidth(MojibakeModel::AfterColumn, textWidth);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid())
                    emit placeWanted(m_model.run(current.row()).bytes);
            });
}

void MojibakeDialog::setRow(int row) {
    m_table->setCurrentIndex(m_model.index(row, MojibakeModel::LineColumn));
    m_table->setFocus();
}

void MojibakeDialog::refresh() {
    m_lead->setText(tr("%1 of %2 places are put right in the copy. What has no tick stays as "
                       "it is.")
                        .arg(numberText(m_model.takenCount()),
                             numberText(static_cast<std::uint64_t>(m_model.rowCount()))));
    m_save->setEnabled(m_model.takenCount() > 0);
}

} // namespace charsleuth::viewer
