#include "app/viewer/views/convert_dialog.h"

#include "app/viewer/views/conversion_questions.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/views/fitting_area.h"
#include "app/viewer/views/return_clicks.h"
#include "app/viewer/views/single_clicks.h"
#include "app/viewer/views/unknown_mark.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace charsleuth::viewer {

namespace {

constexpr int dialogWidth = 620; // pixels
constexpr int barLength = 1000;

QLabel* wrappedLabel(const char* name, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

ConversionPanel::ConversionPanel(ConversionQuestions* questions) : m_questions(questions) {
    m_questions->setParent(this);
}

ConvertDialog::ConvertDialog(ConversionPanel* panel, QWidget* parent)
    : QDialog(parent), m_panel(panel), m_lead(wrappedLabel("lead", this)),
      m_verdict(wrappedLabel("verdict", this)), m_bar(new QProgressBar(this)),
      m_progress(wrappedLabel("progress-words", this)) {
    setObjectName(QStringLiteral("convert"));
    setWindowTitle(panel->windowTitle());
    setMinimumWidth(roomFor({dialogWidth, 0}, this).width());
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(20, 16, 20, 0);
    column->setSpacing(12);
    column->addWidget(m_lead);
    column->addWidget(&panel->questions());
    column->addWidget(panel, 1);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 16);
    outer->setSpacing(12);
    outer->addWidget(new FittingArea(content, this), 1);
    makeBottom(outer);
    takeSingleClicks(*this); // Undo comes where the button was that converts
    if (panel->roomWanted().isValid())
        resize(roomFor(panel->roomWanted(), this));
    connect(panel, &ConversionPanel::changed, this, &ConvertDialog::refresh);
    connect(panel, &ConversionPanel::finished, this, &QDialog::accept);
    connect(&panel->questions(), &ConversionQuestions::changed, panel, &ConversionPanel::plan);
    if (stage() == ConversionStage::Idle)
        panel->plan();
    refresh();
    panel->questions().target()->setFocus();
}

/// A field that loses the focus asks for another plan, as long as there is something to plan with.
ConvertDialog::~ConvertDialog() {
    hide();
}

QPushButton* ConvertDialog::addButton(QDialogButtonBox* box, const char* name,
                                      const QString& words) {
    auto* button = box->addButton(words, QDialogButtonBox::ActionRole);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    return button;
}

void ConvertDialog::makeBottom(QVBoxLayout* column) {
    m_bar->setRange(0, barLength);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(4);
    m_bar->setAccessibleName(tr("Progress"));
    QSizePolicy always = m_bar->sizePolicy();
    always.setRetainSizeWhenHidden(true);
    m_bar->setSizePolicy(always);
    column->addWidget(m_bar);
    m_verdict->setContentsMargins(20, 0, 20,
                                  0); // not scrolled: it is read before a button is clicked
    column->addWidget(m_verdict);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_report = addButton(buttons, "report", tr("Save &report …"));
    m_plan = addButton(buttons, "plan", tr("&Plan again"));
    m_stop = addButton(buttons, "stop", tr("Ca&ncel"));
    m_undo = addButton(buttons, "undo", tr("&Undo"));
    m_open = addButton(buttons, "open", tr("&Open the copy"));
    m_convert = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_convert->setObjectName(QStringLiteral("convert"));
    m_convert->setDefault(true);
    connect(m_report, &QPushButton::clicked, m_panel, &ConversionPanel::saveReport);
    connect(m_plan, &QPushButton::clicked, m_panel, &ConversionPanel::plan);
    connect(m_stop, &QPushButton::clicked, m_panel, &ConversionPanel::stop);
    connect(m_undo, &QPushButton::clicked, m_panel, &ConversionPanel::undo);
    connect(m_open, &QPushButton::clicked, m_panel, &ConversionPanel::openCopy);
    connect(m_convert, &QPushButton::clicked, m_panel, &ConversionPanel::carryOut);
    connect(buttons, &QDialogButtonBox::rejected, this, &ConvertDialog::reject);
    auto* bottom = new QHBoxLayout;
    bottom->setContentsMargins(20, 0, 20, 0);
    bottom->addWidget(m_progress, 1);
    bottom->addWidget(buttons);
    column->addLayout(bottom);
}

void ConvertDialog::refresh() {
    using enum ConversionStage;
    const ConversionStanding now = m_panel->standing();
    const bool busy = isBusy();
    m_lead->setText(now.lead);
    m_lead->setVisible(!now.lead.isEmpty());
    m_verdict->setText(now.verdict);
    setStyled(*m_verdict, "failed", now.failed);
    m_bar->setVisible(busy);
    m_bar->setValue(static_cast<int>(now.share * barLength));
    m_progress->setText(now.progress);
    m_panel->questions().setEnabled(now.isAsking);
    m_report->setVisible(now.canReport);
    m_plan->setVisible(now.canPlanAgain);
    m_stop->setVisible(busy);
    m_undo->setVisible(now.canUndo);
    m_open->setVisible(now.canOpen);
    m_convert->setText(now.convert);
    m_convert->setVisible(now.stage <= Converting);
    m_convert->setEnabled(now.isReady);
}

bool ConvertDialog::isBusy() const {
    const ConversionStage now = stage();
    using enum ConversionStage;
    return now == Planning || now == Converting || now == Undoing;
}

QString ConvertDialog::message() const {
    return m_verdict->text();
}

/// Enter clicks a button that has the focus, and ends a field; where the dialog begins it is that
/// of the button that writes.
void ConvertDialog::keyPressEvent(QKeyEvent* event) {
    if (clickedByReturn(*this, *event))
        return;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const QWidget* field = focusWidget();
    if (enter && field != nullptr && field != m_panel->questions().target())
        focusNextChild();
    else
        QDialog::keyPressEvent(event);
}

/// While files are written the work is ended first: what came of it is seen, and can be undone.
void ConvertDialog::reject() {
    if (!isBusy())
        return QDialog::reject();
    m_panel->stop();
}

} // namespace charsleuth::viewer
