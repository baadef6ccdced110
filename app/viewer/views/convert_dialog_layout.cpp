#include "app/viewer/views/convert_dialog.h"

#include "app/viewer/views/encoding_field.h"
#include "app/viewer/views/fitting_area.h"
#include "app/viewer/views/holding_list.h"
#include "app/viewer/views/newline_list.h"
#include "app/viewer/views/replace_question.h"
#include "app/viewer/views/row_table.h"
#include "app/viewer/views/single_clicks.h"
#include "app/viewer/words/wording.h"
#include "core/decode/bom.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QTableView>
#include <QVBoxLayout>

namespace charsleuth::viewer {

namespace {

constexpr int dialogWidth = 620; // pixels
constexpr int tableHeight = 168;

QLabel* wrapped(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

ConvertDialog::ConvertDialog(ConversionItem item, const std::vector<EncodingId>& recent,
                             QWidget* parent)
    : QDialog(parent), m_item(std::move(item)), m_bar(new QProgressBar(this)),
      m_progress(new QLabel(this)), m_open(new QPushButton(tr("&Open the copy"), this)) {
    setObjectName(QStringLiteral("convert"));
    setWindowTitle(tr("Save a converted copy"));
    setMinimumWidth(roomFor({dialogWidth, 0}, this).width());
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(20, 16, 20, 0);
    column->setSpacing(12);
    m_lead = wrapped({}, this);
    m_lead->setObjectName(QStringLiteral("lead"));
    column->addWidget(m_lead);
    m_form = new QFormLayout;
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(8);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    makeForm(m_form, recent);
    makePlace(m_form);
    column->addLayout(m_form);

    makeVerdict(column);
    m_lossChoice = makeLossChoice(); // above what may be long
    column->addWidget(m_lossChoice);
    makeTable();
    column->addWidget(m_table, 1);
    m_holding = new HoldingList(this);
    column->addWidget(m_holding);
    connect(m_holding, &HoldingList::chosen, m_to, &EncodingField::setEncoding);
    m_parts = new QPushButton(this);
    m_parts->setObjectName(QStringLiteral("by-parts"));
    m_parts->setFlat(true);
    m_parts->setAutoDefault(false);
    column->addWidget(m_parts, 0, Qt::AlignLeft);
    connect(m_parts, &QPushButton::clicked, this, [this] {
        accept();
        emit partsWanted();
    });

    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 16);
    outer->setSpacing(12);
    outer->addWidget(new FittingArea(content, this), 1);
    makeBottom(outer);
    takeSingleClicks(*this);
    suggestPlace();
    tryOut();
    m_to->setFocus();
}

void ConvertDialog::makeVerdict(QVBoxLayout* column) {
    m_verdict = wrapped({}, this);
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_verdict);
    m_named = new QCheckBox(tr("&Read all of it as %1").arg(encodingName(m_item.from)), this);
    m_named->setObjectName(QStringLiteral("named"));
    m_named->hide(); // until the encoding is doubted
    column->addWidget(m_named);
    connect(m_named, &QCheckBox::toggled, this, &ConvertDialog::tryOut);
    m_question = new ReplaceQuestion(this);
    column->addWidget(m_question);
    connect(m_question, &ReplaceQuestion::replaceWanted, this, &ConvertDialog::write);
}

void ConvertDialog::makeTable() {
    m_table = new QTableView(this);
    m_table->setModel(&m_losses);
    m_table->setAccessibleName(tr("What the copy would lose"));
    showAsRows(*m_table);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setMinimumHeight(tableHeight);
    m_table->setColumnWidth(LossModel::Character, 76);
    m_table->setColumnWidth(LossModel::WrittenAs, 80);
    m_table->setColumnWidth(LossModel::CodePoint, 276);
    m_table->setColumnWidth(LossModel::Count, 52);
    m_table->setColumnWidth(LossModel::OnLines, 60); // and what is left
}

void ConvertDialog::makeBottom(QVBoxLayout* column) {
    auto* bottom = new QHBoxLayout;
    bottom->setContentsMargins(20, 0, 20, 0);
    m_bar->setRange(0, 1000);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(4);
    m_bar->setAccessibleName(tr("Progress"));
    column->addWidget(m_bar);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_save = buttons->addButton(tr("&Save the copy"), QDialogButtonBox::AcceptRole);
    buttons->addButton(m_open, QDialogButtonBox::ActionRole);
    m_undoReplaced = buttons->addButton(tr("&Undo"), QDialogButtonBox::ActionRole);
    m_undoReplaced->setObjectName(QStringLiteral("undo-replaced"));
    connect(m_undoReplaced, &QPushButton::clicked, this, &ConvertDialog::undoReplaced);
    m_progress->setObjectName(QStringLiteral("progress-words"));
    m_progress->setWordWrap(true);
    bottom->addWidget(m_progress, 1);
    bottom->addWidget(buttons);
    column->addLayout(bottom);
    connect(m_save, &QPushButton::clicked, this, &ConvertDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &ConvertDialog::reject);
    connect(m_open, &QPushButton::clicked, this, [this] {
        emit openWanted(m_saved);
        accept();
    });
    m_save->setDefault(true);
}

void ConvertDialog::makeForm(QFormLayout* form, const std::vector<EncodingId>& recent) {
    std::vector<EncodingId> first = {EncodingId::Utf8, EncodingId::Utf16Le};
    first.insert(first.end(), recent.begin(), recent.end());
    form->addRow(tr("Read as:"), m_from = wrapped(encodingLabel(m_item.from), this));
    m_to = new EncodingField(first, this);
    m_to->setObjectName(QStringLiteral("to"));
    form->addRow(tr("&Write as:"), m_to);
    m_newline = new QComboBox(this);
    m_newline->setObjectName(QStringLiteral("newline"));
    addNewlines(m_newline);
    form->addRow(tr("&Line ends:"), m_newline);
    m_bom = new QComboBox(this);
    m_bom->setObjectName(QStringLiteral("bom"));
    m_bom->addItem(tr("as in the file"), static_cast<int>(BomWish::Keep));
    m_bom->addItem(tr("write one"), static_cast<int>(BomWish::Add));
    m_bom->addItem(tr("write none"), static_cast<int>(BomWish::Remove));
    form->addRow(tr("&Byte order mark:"), m_bom);
    m_fix = new QCheckBox(tr("&Change what the text says about its own encoding"), this);
    m_fix->setObjectName(QStringLiteral("fix"));
    m_fix->setChecked(true);
    form->addRow({}, m_fix);
    connect(m_to, &EncodingField::changed, this, [this] {
        m_bom->setEnabled(hasBom(target()));
        if (m_placeIsOurs)
            suggestPlace();
        tryOut();
    });
    for (QComboBox* combo : {m_newline, m_bom})
        connect(combo, &QComboBox::currentIndexChanged, this, &ConvertDialog::tryOut);
    connect(m_fix, &QCheckBox::toggled, this, &ConvertDialog::tryOut);
}

void ConvertDialog::makePlace(QFormLayout* form) {
    m_place = new QLineEdit(this);
    m_place->setObjectName(QStringLiteral("place"));
    m_browse = new QPushButton(tr("B&rowse …"), this);
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_place, 1);
    line->addWidget(m_browse);
    auto* label = new QLabel(tr("Save &as:"), this);
    label->setBuddy(m_place);
    form->addRow(label, line);
    m_inPlace = new QCheckBox(this);
    m_inPlace->setObjectName(QStringLiteral("in-place"));
    form->addRow({}, m_inPlace);
    connect(m_inPlace, &QCheckBox::toggled, this, &ConvertDialog::restate);
    connect(m_browse, &QPushButton::clicked, this, &ConvertDialog::browse);
    connect(m_place, &QLineEdit::textEdited, this, [this] { m_placeIsOurs = false; });
    connect(m_place, &QLineEdit::textChanged, this, &ConvertDialog::restate);
}

QWidget* ConvertDialog::makeLossChoice() {
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_onLoss = new QButtonGroup(box);
    const std::pair<OnLacking, QString> choices[] = {
        {OnLacking::Fail, tr("&Do not save a copy that loses something")},
        {OnLacking::Letters, tr("Save, with the letters that people t&ype: z for ż, - for –")},
        {OnLacking::Entities, tr("Save, with &HTML entities: &&#8364;")},
        {OnLacking::Escapes,
         tr("Save, with &escapes in their place: \\u{20AC}, \\x{E9} for a byte")},
        {OnLacking::QuestionMarks, tr("Save, with &question marks in their place")}};
    for (const auto& [onLacking, words] : choices) {
        auto* button = new QRadioButton(words, box);
        m_onLoss->addButton(button, static_cast<int>(onLacking));
        column->addWidget(button);
    }
    m_onLoss->button(static_cast<int>(OnLacking::Fail))->setChecked(true);
    connect(m_onLoss, &QButtonGroup::idToggled, this, &ConvertDialog::restate);
    return box;
}

} // namespace charsleuth::viewer
