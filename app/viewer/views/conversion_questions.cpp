#include "app/viewer/views/conversion_questions.h"

#include "app/viewer/views/encoding_field.h"
#include "app/viewer/views/newline_list.h"
#include "core/decode/bom.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace charsleuth::viewer {

ConversionQuestions::ConversionQuestions(About about, const std::vector<EncodingId>& recent)
    : m_about(about), m_form(new QFormLayout(this)), m_from(new QLabel(this)) {
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(8);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->addRow(tr("Read as"), m_from);
    m_from->setTextFormat(Qt::PlainText);
    m_from->setWordWrap(true);
    std::vector<EncodingId> first = {EncodingId::Utf8, EncodingId::Utf16Le};
    first.insert(first.end(), recent.begin(), recent.end());
    m_to = new EncodingField(first, this);
    m_to->setObjectName(QStringLiteral("to"));
    m_form->addRow(tr("&Write as"), m_to);
    m_newline = addList("newline", tr("&Line ends"));
    addNewlines(m_newline);
    m_bom = addList("bom", tr("&Byte order mark"));
    m_bom->addItem(tr("as in the file"), static_cast<int>(BomWish::Keep));
    m_bom->addItem(tr("write one"), static_cast<int>(BomWish::Add));
    m_bom->addItem(tr("write none"), static_cast<int>(BomWish::Remove));
    m_destination = addList("destination", tr("Des&tination"));
    makePlace();
    makeConfidence();
    m_fix =
        addBox("fix",
               about == About::Document ? tr("&Change what the text says about its own encoding")
                                        : tr("Make what the texts &say of their encoding true"),
               true);
    m_fixConfiguration =
        addBox("fix-configuration", tr("Also correct .editorconfig and .&gitattributes"), false);
    m_repair = addBox("repair", tr("Put right te&xt that was encoded twice (Ã© for é)"), false);
    QWidget* const ofOne[] = {m_from, m_newline, m_bom};
    QWidget* const ofMany[] = {m_confidence, m_fixConfiguration, m_repair};
    for (QWidget* row : about == About::Document ? ofMany : ofOne)
        m_form->setRowVisible(row, false);
    for (const QComboBox* list : {m_newline, m_bom, m_destination})
        connect(list, &QComboBox::currentIndexChanged, this, &ConversionQuestions::changed);
    for (const QCheckBox* box : {m_fix, m_fixConfiguration, m_repair})
        connect(box, &QCheckBox::toggled, this, &ConversionQuestions::changed);
    connect(m_to, &EncodingField::changed, this, &ConversionQuestions::changed);
    connect(this, &ConversionQuestions::changed, this, &ConversionQuestions::enable);
    enable();
}

QComboBox* ConversionQuestions::addList(const char* name, const QString& label) {
    auto* list = new QComboBox(this);
    list->setObjectName(QLatin1String(name));
    m_form->addRow(label, list);
    return list;
}

QCheckBox* ConversionQuestions::addBox(const char* name, const QString& words, bool checked) {
    auto* box = new QCheckBox(words, this);
    box->setObjectName(QLatin1String(name));
    box->setChecked(checked);
    m_form->addRow(QString(), box);
    return box;
}

void ConversionQuestions::makePlace() {
    const bool one = m_about == About::Document;
    const auto add = [this](const QString& words, TreeDestination destination) {
        m_destination->addItem(words, static_cast<int>(destination));
    };
    add(one ? tr("As a copy") : tr("Copies go to a folder"), TreeDestination::Folder);
    if (!one) {
        add(tr("In place; originals become FILE.orig"), TreeDestination::InPlace);
        add(tr("In place; originals go to a folder"), TreeDestination::Backup);
    }
    m_place = new QLineEdit(this);
    m_place->setObjectName(QStringLiteral("place"));
    m_browse = new QPushButton(one ? tr("B&rowse …") : tr("&Browse …"), this);
    m_browse->setAutoDefault(false);
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_place, 1);
    line->addWidget(m_browse);
    auto* label = new QLabel(one ? tr("Save &as") : tr("&Folder"), this);
    label->setBuddy(m_place);
    m_form->addRow(label, line);
    connect(m_browse, &QPushButton::clicked, this, &ConversionQuestions::browse);
    connect(m_place, &QLineEdit::textEdited, this, [this] { m_placeIsOurs = false; });
    if (one)
        connect(m_place, &QLineEdit::textChanged, this, &ConversionQuestions::placeChanged);
    else
        connect(m_place, &QLineEdit::editingFinished, this, &ConversionQuestions::changed);
}

void ConversionQuestions::makeConfidence() {
    m_confidence = new QDoubleSpinBox(this);
    m_confidence->setRange(0, 100);
    m_confidence->setDecimals(1);
    m_confidence->setSuffix(QStringLiteral(" %"));
    m_confidence->setValue(sureConfidence * 100);
    m_confidence->setKeyboardTracking(false);
    m_form->addRow(tr("&Least confidence"), m_confidence);
    connect(m_confidence, &QDoubleSpinBox::valueChanged, this, &ConversionQuestions::changed);
}

void ConversionQuestions::browse() {
    const QString chosen =
        m_about == About::Document
            ? QFileDialog::getSaveFileName(this, tr("Save the copy as"), m_place->text())
            : QFileDialog::getExistingDirectory(this, tr("Folder"), m_place->text());
    if (chosen.isEmpty())
        return;
    m_placeIsOurs = false;
    m_place->setText(chosen);
    m_mayReplace = QFile::encodeName(chosen).toStdString();
    emit changed();
}

void ConversionQuestions::enable() {
    const bool isPlaced = request().destination != TreeDestination::InPlace;
    m_place->setEnabled(isPlaced);
    m_browse->setEnabled(isPlaced);
    m_bom->setEnabled(hasBom(request().to));
}

TreeRequest ConversionQuestions::request() const {
    TreeRequest request;
    request.to = m_isUtf8 ? EncodingId::Utf8 : m_to->encoding().value_or(EncodingId::Utf8);
    request.bom = static_cast<BomWish>(m_bom->currentData().toInt());
    request.newline = static_cast<Newline>(m_newline->currentData().toInt());
    request.leastConfidence = m_confidence->value() / 100;
    request.fixDeclarations = m_fix->isChecked();
    request.fixConfiguration = m_fixConfiguration->isChecked();
    request.repair = m_repair->isChecked();
    request.destination = static_cast<TreeDestination>(m_destination->currentData().toInt());
    if (request.destination != TreeDestination::InPlace)
        request.folder = QFile::encodeName(m_place->text()).toStdString();
    return request;
}

void ConversionQuestions::setRequest(const TreeRequest& request) {
    const QSignalBlocker quiet(this);
    m_to->setEncoding(request.to);
    m_destination->setCurrentIndex(m_destination->findData(static_cast<int>(request.destination)));
    if (!request.folder.empty())
        m_place->setText(QFile::decodeName(request.folder.c_str()));
    m_confidence->setValue(request.leastConfidence * 100);
    m_fix->setChecked(request.fixDeclarations);
    m_fixConfiguration->setChecked(request.fixConfiguration);
    m_repair->setChecked(request.repair);
    enable();
}

QString ConversionQuestions::complaint() const {
    if (m_isUtf8 || m_to->encoding())
        return {};
    return m_to->isMarked() ? m_to->complaint() + QLatin1Char(' ') + tr("Nothing can be saved.")
                            : tr("Type the name of an encoding.");
}

void ConversionQuestions::setReading(const QString& label) {
    m_from->setText(label);
    m_form->setRowVisible(m_from, !label.isEmpty());
}

void ConversionQuestions::propose(EncodingId to, Newline newline) {
    m_newline->setCurrentIndex(m_newline->findData(static_cast<int>(newline)));
    m_to->setEncoding(to);
}

void ConversionQuestions::askNoTarget() {
    m_isUtf8 = true;
    m_form->setRowVisible(m_to, false);
    m_form->setRowVisible(m_bom, false);
    emit changed();
}

void ConversionQuestions::suggestPlace(const QString& place) {
    const QSignalBlocker quiet(this);
    if (m_placeIsOurs)
        m_place->setText(place);
}

void ConversionQuestions::setOriginal(const QString& name) {
    const int inPlace = m_destination->findData(static_cast<int>(TreeDestination::InPlace));
    m_form->setRowVisible(m_destination, !name.isEmpty());
    const QString words = tr("In place; the original becomes %1").arg(name);
    if (inPlace >= 0)
        m_destination->setItemText(inPlace, words);
    else if (!name.isEmpty())
        m_destination->addItem(words, static_cast<int>(TreeDestination::InPlace));
}

void ConversionQuestions::setDeclares(bool declares) {
    m_form->setRowVisible(m_fix, declares);
}

QString ConversionQuestions::newline() const {
    return request().newline == Newline::Keep ? QString() : m_newline->currentText();
}

} // namespace charsleuth::viewer
