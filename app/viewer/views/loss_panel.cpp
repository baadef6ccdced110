#include "app/viewer/views/loss_panel.h"

#include "app/viewer/models/typed_letters.h"
#include "app/viewer/views/row_table.h"
#include "app/viewer/words/wording.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTableView>
#include <QVBoxLayout>

namespace charsleuth::viewer {

namespace {

constexpr int tableHeight = 168; // pixels

/// A way to write what the target lacks.
struct Way {
    OnLoss onLoss;
    std::u16string (*standIn)(char32_t);
    const char* label;
    const char* sentence;
};

const Way ways[] = {
    {OnLoss::Fail, nullptr,
     QT_TRANSLATE_NOOP("LossPanel", "&Do not save a copy that loses something"),
     QT_TRANSLATE_NOOP("LossPanel", "No copy is saved that would lose something.")},
    {OnLoss::StandIn, &typedLetters,
     QT_TRANSLATE_NOOP("LossPanel", "Save, with the letters that people t&ype: z for ż, - for –"),
     QT_TRANSLATE_NOOP("LossPanel", "Letters that people type stand for what would be lost.")},
    {OnLoss::StandIn, &htmlEntity,
     QT_TRANSLATE_NOOP("LossPanel", "Save, with &HTML entities: &&#8364;"),
     QT_TRANSLATE_NOOP("LossPanel", "HTML entities stand for what would be lost.")},
    {OnLoss::Escape, nullptr,
     QT_TRANSLATE_NOOP("LossPanel",
                       "Save, with &escapes in their place: \\u{20AC}, \\x{E9} for a byte"),
     QT_TRANSLATE_NOOP("LossPanel", "Escapes stand for what would be lost.")},
    {OnLoss::Replace, nullptr,
     QT_TRANSLATE_NOOP("LossPanel", "Save, with &question marks in their place"),
     QT_TRANSLATE_NOOP("LossPanel", "Question marks stand for what would be lost.")}};

} // namespace

LossPanel::LossPanel(QWidget* parent)
    : QWidget(parent), m_choice(new QWidget(this)), m_onLoss(new QButtonGroup(this)),
      m_table(new QTableView(this)), m_holding(new QWidget(this)) {
    makeChoice();
    makeTable();
    m_holding->setObjectName(QStringLiteral("holding"));
    m_holding->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(m_choice); // above what may be long
    column->addWidget(m_table, 1);
    refresh();
}

void LossPanel::makeChoice() {
    auto* column = new QVBoxLayout(m_choice);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (int number = 0; const Way& way : ways) {
        auto* button =
            new QRadioButton(QCoreApplication::translate("LossPanel", way.label), m_choice);
        m_onLoss->addButton(button, number++);
        column->addWidget(button);
    }
    m_onLoss->button(0)->setChecked(true);
    connect(m_onLoss, &QButtonGroup::idToggled, this, [this](int, bool checked) {
        if (!checked)
            return;
        refresh();
        emit changed();
    });
}

void LossPanel::makeTable() {
    m_table->setModel(&m_losses);
    m_table->setAccessibleName(tr("What the copy would lose"));
    showAsRows(*m_table);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setMinimumHeight(tableHeight);
    const int widths[] = {76, 80, 276, 52, 60}; // the last column takes the rest
    for (int column = 0; const int width : widths)
        m_table->setColumnWidth(column++, width);
}

void LossPanel::setReport(const ConversionReport& report, const SharedBytes& bytes,
                          EncodingId from) {
    m_losses.setReport(report);
    m_needsQuestionMarks = needsQuestionMarks(report);
    m_looking.cancel();
    offer({}, false);
    if (report.lacking > 0 && bytes)
        m_looking.start(
            [bytes, from](std::stop_token stop, const auto& tell) {
                tell(encodingsThatHold(*bytes, from, std::move(stop)));
            },
            [this, isDamaged = report.malformed > 0](const std::vector<HoldingEncoding>& found) {
                offer(found, isDamaged);
            });
    refresh();
}

/// The first few of them, and UTF-8.
void LossPanel::offer(const std::vector<HoldingEncoding>& encodings, bool isDamaged) {
    constexpr int mostShown = 3; // beside UTF-8
    m_holding->hide();
    m_holding->deleteLater(); // a button of it may be the one that was clicked
    m_holding = new QWidget(this);
    m_holding->setObjectName(QStringLiteral("holding"));
    m_holding->setVisible(!encodings.empty());
    layout()->addWidget(m_holding);
    auto* column = new QVBoxLayout(m_holding);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(
        new QLabel(isDamaged ? tr("All characters are in these, but not the malformed bytes:")
                             : tr("Nothing would be lost in:"),
                   m_holding));
    for (int shown = 0; const HoldingEncoding& each : encodings) {
        if (each.encoding != EncodingId::Utf8 && ++shown > mostShown)
            continue;
        auto* button = new QPushButton(
            tr("%1, %2").arg(encodingLabel(each.encoding), sizeText(each.size)), m_holding);
        button->setFlat(true);
        button->setAutoDefault(false);
        button->setCursor(Qt::PointingHandCursor);
        connect(button, &QPushButton::clicked, this,
                [this, encoding = each.encoding] { emit encodingChosen(encoding); });
        column->addWidget(button, 0, Qt::AlignLeft);
    }
}

void LossPanel::refresh() {
    m_losses.setWishes(answer());
    const bool isLossy = m_losses.rowCount() > 0;
    m_choice->setVisible(isLossy);
    m_table->setVisible(isLossy);
    m_table->setColumnHidden(LossModel::WrittenAs, answer().onLoss == OnLoss::Fail);
}

CopyWishes LossPanel::answer() const {
    const Way& way = ways[m_onLoss->checkedId()];
    return {.onLoss = way.onLoss, .standIn = way.standIn};
}

QString LossPanel::text() const {
    return m_needsQuestionMarks && answer().standIn == &typedLetters
               ? tr("Letters that people type stand for what would be lost, and question marks "
                    "where there are none.")
               : QCoreApplication::translate("LossPanel", ways[m_onLoss->checkedId()].sentence);
}

} // namespace charsleuth::viewer
