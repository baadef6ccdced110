#include "app/viewer/views/convert_dialog.h"

#include "app/convert/converted_copy.h"
#include "app/viewer/models/typed_letters.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/views/holding_list.h"
#include "app/viewer/views/replace_question.h"
#include "app/viewer/views/unknown_mark.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/wording.h"
#include "core/decode/bom.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>

#include <algorithm>
#include <filesystem>

namespace charsleuth::viewer {

namespace {

std::string bytesOfPath(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

} // namespace

/// A field that loses the focus asks for another trial, as long as there is something to try.
ConvertDialog::~ConvertDialog() {
    hide();
}

/// UTF-8 where the field names no encoding; nothing is tried or written then.
EncodingId ConvertDialog::target() const {
    return m_onlyUtf8 ? EncodingId::Utf8 : m_to->encoding().value_or(EncodingId::Utf8);
}

CopyWishes ConvertDialog::wishes() const {
    const auto [onLoss, standIn] = [this]() -> std::pair<OnLoss, std::u16string (*)(char32_t)> {
        switch (static_cast<OnLacking>(m_onLoss->checkedId())) {
        case OnLacking::Letters:
            return {OnLoss::StandIn, &typedLetters};
        case OnLacking::Entities:
            return {OnLoss::StandIn, &htmlEntity};
        case OnLacking::Escapes:
            return {OnLoss::Escape, nullptr};
        case OnLacking::QuestionMarks:
            return {OnLoss::Replace, nullptr};
        case OnLacking::Fail:
            break;
        }
        return {OnLoss::Fail, nullptr};
    }();
    return {.to = target(),
            .bom = static_cast<BomWish>(m_bom->currentData().toInt()),
            .newline = static_cast<Newline>(m_newline->currentData().toInt()),
            .onLoss = onLoss,
            .standIn = standIn,
            .fixDeclarations = m_fix->isChecked()};
}

void ConvertDialog::suggestPlace() {
    std::error_code ignored;
    const auto path = std::filesystem::absolute(
        m_item.nameAfter.empty() ? m_item.path : m_item.nameAfter, ignored);
    m_place->setText(QFile::decodeName(suggestedCopy(path.string(), target()).c_str()));
}

void ConvertDialog::browse() {
    const QString chosen =
        QFileDialog::getSaveFileName(this, tr("Save the copy as"), m_place->text());
    if (chosen.isEmpty())
        return;
    m_placeIsOurs = false;
    m_place->setText(chosen);
    m_mayReplace = bytesOfPath(chosen); // the file dialog has asked
}

void ConvertDialog::lookAtOriginal() {
    if (!m_item.isFile || m_replaced)
        return;
    m_original = originalPlaceOf(m_item.path);
    m_inPlace->setText(
        tr("Replace the &file itself, and keep the original as %1").arg(fileName(m_original.kept)));
}

void ConvertDialog::tryOut() {
    m_trial.reset();
    m_trialVerdict.clear();
    m_saved.clear();
    m_replaced.reset();
    lookAtOriginal();
    lookForHolding(false);
    m_writing = false;
    m_question->hide();
    if (m_onlyUtf8 || m_to->encoding())
        return start({});
    m_job.cancel();
    m_losses.setReport({});
    refresh();
}

/// Whether the copy would replace a file. That the source is never that one is said elsewhere.
bool ConvertDialog::isThere(const std::string& place) const {
    std::error_code ignored;
    return std::filesystem::is_regular_file(place, ignored) &&
           !(m_item.isFile && std::filesystem::equivalent(place, m_item.path, ignored));
}

/// Files that are there already are replaced by the question's own button only, the file itself by
/// one that says so.
void ConvertDialog::save() {
    if (m_inPlace->isChecked()) {
        m_writing = true;
        return start({.keptAs = m_original.kept});
    }
    const std::string place = bytesOfPath(m_place->text());
    if (!isThere(place) || place == m_mayReplace)
        return write();
    m_question->ask(place);
    m_place->setFocus(); // else it went from Save, which is off now, to Close
    refresh();
    say(tr("Nothing has been replaced yet."));
}

void ConvertDialog::write() {
    m_writing = true;
    start({.file = bytesOfPath(m_place->text())});
}

void ConvertDialog::start(const ConversionTarget& target) {
    m_since.start();
    ConversionItem item = m_item;
    if (m_named->isChecked())
        item.detection.reset();
    m_job.start([item = std::move(item), wanted = wishes(),
                 target](std::stop_token stop,
                         const auto& report) { convertItem(item, wanted, target, stop, report); },
                [this](const ConversionNews& news) { take(news); }, [this] { refresh(); });
    m_bar->setValue(0);
    m_progress->clear();
    refresh();
}

void ConvertDialog::take(const ConversionNews& news) {
    if (news.size > 0)
        m_bar->setValue(static_cast<int>(static_cast<double>(news.read) /
                                         static_cast<double>(news.size) * 1000));
    m_progress->setText(news.outcome ? QString()
                                     : progressText(news.read, news.size, m_since.elapsed()));
    if (!news.outcome)
        return;
    if (m_writing)
        showResult(*news.outcome);
    else
        showTrial(*news.outcome);
}

void ConvertDialog::showTrial(const CopyOutcome& outcome) {
    m_trial = outcome;
    m_lossy = !m_trial->refusal && !m_trial->report.lossless();
    m_needsQuestionMarks = needsQuestionMarks(m_trial->report);
    m_losses.setReport(m_trial->report);
    lookForHolding(!m_trial->refusal && m_trial->report.lacking > 0);
    m_trialVerdict = verdictText(*m_trial, target());
    m_lead->setText(leadText());
    say(m_trialVerdict, m_trial->refusal.has_value());
}

/// What was said of a copy at another place is not true of the one that would be saved now.
void ConvertDialog::restate() {
    lookAtOriginal();
    m_question->hide();
    m_saved.clear();
    refresh();
    if (!m_job.isRunning() && !m_trialVerdict.isEmpty())
        say(m_trialVerdict, m_trial && m_trial->refusal);
}

void ConvertDialog::showResult(const CopyOutcome& outcome) {
    const EncodingId to = target();
    say(resultText(outcome, to), outcome.refusal.has_value());
    if (outcome.refusal)
        return;
    m_replaced = outcome.replaced;
    m_saved = m_replaced ? std::string() : outcome.copy;
    emit saved(to);
    if (m_replaced)
        emit replaced(to, *m_replaced);
}

void ConvertDialog::refresh() {
    const bool busy = m_job.isRunning();
    const bool lossy = m_trial && !m_trial->refusal && !m_trial->report.lossless();
    const bool mayLose = m_onLoss->checkedId() != static_cast<int>(OnLacking::Fail);
    const bool named = m_onlyUtf8 || m_to->encoding();
    if (busy)
        say(m_writing ? tr("Saving …") : tr("Looking at what would be lost …"));
    else if (!named)
        say(m_to->isMarked() ? m_to->complaint() + QLatin1Char(' ') + tr("Nothing can be saved.")
                             : tr("Type the name of an encoding."));
    m_bar->setVisible(busy);
    m_losses.setWishes(wishes());
    m_table->setColumnHidden(LossModel::WrittenAs, !mayLose);
    m_table->setVisible(m_losses.rowCount() > 0);
    m_lossChoice->setVisible(lossy);
    m_parts->setText(tr("&%1, which loses nothing of it").arg(m_byParts));
    const bool mixed = m_trial && m_trial->refusal && m_trial->refusal->why == Refusal::Why::Mixed;
    m_parts->setVisible((mixed || (lossy && m_trial->report.malformed > 0)) &&
                        !m_byParts.isEmpty());
    m_open->setVisible(!m_saved.empty());
    m_undoReplaced->setVisible(m_replaced.has_value());
    const bool inPlace = m_inPlace->isChecked();
    m_lead->setText(leadText());
    const SharedBytes& shown = m_item.shownBytes;
    m_inPlace->setVisible(m_item.isFile && shown && !shown->unpacked());
    // What was replaced is undone before anything else is made of it.
    for (QWidget* wish : {static_cast<QWidget*>(m_to), static_cast<QWidget*>(m_newline),
                          static_cast<QWidget*>(m_inPlace), static_cast<QWidget*>(m_fix),
                          static_cast<QWidget*>(m_holding), m_lossChoice})
        wish->setEnabled(!m_replaced);
    m_bom->setEnabled(!m_replaced && hasBom(target()));
    m_place->setEnabled(!inPlace);
    m_browse->setEnabled(!inPlace);
    m_save->setText(inPlace ? tr("&Replace the file") : tr("&Save the copy"));
    const QString why = busy ? QString() : obstacle();
    m_save->setEnabled(!busy && why.isEmpty() && m_question->isHidden() && !m_replaced);
    if (!busy)
        m_progress->setText(m_replaced ? QString() : why);
    if (m_trial && m_trial->refusal && isDoubt(m_trial->refusal->why))
        m_named->show();
    m_fix->setVisible(m_trial && m_trial->declares);
}

/// Puts the original back in the place of the file.
void ConvertDialog::undoReplaced() {
    const auto error = giveBack(m_item.path, *m_replaced);
    m_replaced.reset();
    refresh();
    if (error)
        say(QStringLiteral("%1: %2.").arg(pathText(error->path), causeText(error->cause)), true);
    else {
        say(tr("%1 is what it was before.").arg(fileName(m_item.path)));
        emit restored();
    }
}

/// Offers encodings that lose nothing; the one chosen is written.
void ConvertDialog::lookForHolding(bool lossy) {
    m_lookingForHolding.cancel();
    m_holding->setEncodings({});
    if (!lossy || !m_item.shownBytes)
        return;
    m_lookingForHolding.start(
        [bytes = m_item.shownBytes, from = m_item.from](std::stop_token stop, const auto& report) {
            report(encodingsThatHold(*bytes, from, std::move(stop)));
        },
        [this, damaged = m_trial && m_trial->report.malformed >
                                        0](const std::vector<HoldingEncoding>& holding) {
            m_holding->setEncodings(holding, damaged);
        });
}

/// What the items need is told of each; this is what is needed around them.
void ConvertDialog::failForMemory() {
    m_progress->clear();
    refresh();
    say(causeText(notEnoughMemory), true);
}

void ConvertDialog::saveMeant() {
    const std::size_t places = m_item.substitutions.size();
    writeUtf8(
        tr("Save the text that was meant"),
        places == 1
            ? tr("The copy is UTF-8. Of the text 1 place is put right, all else is as it was.")
            : tr("The copy is UTF-8. Of the text %1 places are put right, all else is as it "
                 "was.")
                  .arg(numberText(places)));
}

void ConvertDialog::offerParts(const QString& label) {
    m_byParts = label;
    refresh();
}

void ConvertDialog::setReading(const QString& label) {
    m_from->setText(label);
}

void ConvertDialog::saveParts(const QString& parts) {
    m_form->setRowVisible(m_from, false);
    writeUtf8(tr("Save as UTF-8"),
              tr("The copy is UTF-8. Each part is read in its own encoding: %1.").arg(parts));
}

void ConvertDialog::writeUtf8(const QString& title, const QString& lead) {
    m_onlyUtf8 = true;
    setWindowTitle(title);
    m_givenLead = lead;
    m_lead->setText(lead);
    m_form->setRowVisible(m_to, false);
    m_form->setRowVisible(m_bom, false);
    suggestPlace();
    tryOut();
}

/// What is to be said, and whether it is that something could not be done.
void ConvertDialog::say(const QString& verdict, bool failed) {
    m_verdict->setText(verdict);
    setStyled(*m_verdict, "failed", failed);
}

void ConvertDialog::propose(EncodingId to, Newline newline) {
    m_newline->setCurrentIndex(m_newline->findData(static_cast<int>(newline)));
    m_to->setEncoding(to);
}

QString ConvertDialog::message() const {
    return m_verdict->text();
}

void ConvertDialog::reject() {
    if (!m_job.isRunning())
        return QDialog::reject();
    m_job.cancel();
    refresh();
    m_progress->clear();
    say(m_writing ? tr("Stopped. No copy was written.") : tr("Stopped."));
    m_save->setEnabled(!m_place->text().isEmpty() && m_question->isHidden() &&
                       (m_onlyUtf8 || m_to->encoding())); // saving tries for itself
}

} // namespace charsleuth::viewer
