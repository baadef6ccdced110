#include "app/viewer/views/copy_panel.h"

#include "app/files/paths.h"
#include "app/viewer/views/conversion_questions.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/views/replace_question.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/wording.h"

#include <QCheckBox>
#include <QFile>
#include <QPushButton>
#include <QVBoxLayout>

#include <filesystem>

namespace charsleuth::viewer {

using Stage = ConversionStage;

CopyPanel::CopyPanel(ConversionItem item, const std::vector<EncodingId>& recent)
    : ConversionPanel(new ConversionQuestions(ConversionQuestions::About::Document, recent)),
      m_item(std::move(item)), m_job([this] {
          m_stage = Stage::Idle;
          say(causeText(notEnoughMemory), true);
      }),
      m_named(new QCheckBox(tr("&Read all of it as %1").arg(encodingName(m_item.from)), this)),
      m_question(new ReplaceQuestion(this)), m_losses(new LossPanel(this)),
      m_parts(new QPushButton(this)) {
    setWindowTitle(tr("Save a converted copy"));
    questions().setReading(encodingLabel(m_item.from));
    m_named->setObjectName(QStringLiteral("named"));
    m_named->hide(); // until the encoding is doubted
    m_parts->setObjectName(QStringLiteral("by-parts"));
    m_parts->setFlat(true);
    m_parts->setAutoDefault(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(m_named);
    column->addWidget(m_question);
    column->addWidget(m_losses, 1);
    column->addWidget(m_parts, 0, Qt::AlignLeft);
    connect(&questions(), &ConversionQuestions::placeChanged, this, &CopyPanel::restate);
    connect(m_named, &QCheckBox::toggled, this, &CopyPanel::plan);
    connect(m_question, &ReplaceQuestion::replaceWanted, this, &CopyPanel::write);
    connect(m_losses, &LossPanel::changed, this, &CopyPanel::restate);
    connect(m_losses, &LossPanel::encodingChosen, questions().target(),
            &EncodingField::setEncoding);
    connect(m_parts, &QPushButton::clicked, this, [this] {
        emit finished();
        emit partsWanted();
    });
}

CopyWishes CopyPanel::wishes() const {
    CopyWishes wishes = questions().request();
    wishes.leastConfidence = sureConfidence;
    wishes.onLoss = m_losses->answer().onLoss;
    wishes.standIn = m_losses->answer().standIn;
    return wishes;
}

bool CopyPanel::isLossy() const {
    return m_trial && !m_trial->refusal && !m_trial->report.lossless();
}

bool CopyPanel::isRefused() const {
    return m_trial && m_trial->refusal;
}

void CopyPanel::plan() {
    m_trial.reset();
    m_saved.clear();
    m_replaced.reset();
    m_question->hide();
    const SharedBytes& shown = m_item.shownBytes;
    const bool canReplace = m_item.isFile && shown && !shown->unpacked();
    if (m_item.isFile)
        m_original = originalPlaceOf(m_item.path);
    questions().setOriginal(canReplace ? fileName(m_original.kept) : QString());
    const std::string named = m_item.nameAfter.empty() ? m_item.path : m_item.nameAfter;
    questions().suggestPlace(
        QFile::decodeName(suggestedCopy(absolutePath(named), questions().request().to).c_str()));
    if (questions().complaint().isEmpty())
        return start(Stage::Planning,
                     {.isTrial = true, .keptAs = questions().isInPlace() ? m_original.kept : ""});
    m_job.cancel();
    m_stage = Stage::Idle;
    m_losses->setReport({}, {}, {});
    say(questions().complaint());
}

/// Removes the result of an earlier copy: it does not hold for the one that would be saved now.
void CopyPanel::restate() {
    m_question->hide();
    m_saved.clear();
    if (m_trial)
        say(verdictText(*m_trial, questions().request().to), isRefused());
    emit changed();
}

/// Whether the copy would replace a file. That the source is never that one is said elsewhere.
bool CopyPanel::isThere(const std::string& place) const {
    std::error_code ignored;
    return std::filesystem::is_regular_file(place, ignored) &&
           !(m_item.isFile && std::filesystem::equivalent(place, m_item.path, ignored));
}

/// Files that are there already are replaced by the question's own button only, the file itself by
/// one that says so.
void CopyPanel::carryOut() {
    const std::string place = questions().request().folder;
    if (questions().isInPlace() || !isThere(place) || place == questions().mayReplace())
        return write();
    m_question->ask(place);
    questions().target()->setFocus(); // else it went from Save, which is off now, to Close
    say(tr("Nothing has been replaced yet."));
}

void CopyPanel::write() {
    if (questions().isInPlace())
        start(Stage::Converting, {.keptAs = m_original.kept});
    else
        start(Stage::Converting, {.file = questions().request().folder});
}

void CopyPanel::start(Stage stage, const ConversionTarget& target) {
    m_stage = stage;
    m_since.start();
    m_news = {};
    ConversionItem item = m_item;
    if (m_named->isChecked())
        item.detection.reset();
    m_job.start([item = std::move(item), wanted = wishes(),
                 target](std::stop_token stop,
                         const auto& report) { convertItem(item, wanted, target, stop, report); },
                [this](const ConversionNews& news) { take(news); });
    say(stage == Stage::Converting ? tr("Saving …") : tr("Looking at what would be lost …"));
}

void CopyPanel::take(const ConversionNews& news) {
    m_news = news;
    if (!news.outcome)
        return emit changed();
    const CopyOutcome& outcome = *news.outcome;
    const EncodingId to = questions().request().to;
    const bool isTrial = m_stage == Stage::Planning;
    m_stage = Stage::Planned;
    if (isTrial) {
        m_trial = outcome;
        m_losses->setReport(outcome.refusal ? ConversionReport() : outcome.report,
                            m_item.shownBytes, m_item.from);
        if (isRefused() && isDoubt(outcome.refusal->why))
            m_named->show();
        return say(verdictText(outcome, to), isRefused());
    }
    if (!outcome.refusal) {
        m_replaced = outcome.replaced;
        m_saved = m_replaced ? std::string() : outcome.copy;
        if (m_replaced)
            m_stage = Stage::Converted;
    }
    say(resultText(outcome, to), outcome.refusal.has_value());
    if (outcome.refusal)
        return;
    emit saved(to);
    if (m_replaced)
        emit replaced(to, *m_replaced);
}

/// The message to show, and whether it is an error.
void CopyPanel::say(const QString& verdict, bool failed) {
    m_verdict = verdict;
    m_failed = failed;
    const bool mixed = isRefused() && m_trial->refusal->why == Refusal::Why::Mixed;
    m_parts->setText(tr("&%1, which loses nothing of it").arg(m_byParts));
    m_parts->setVisible((mixed || (isLossy() && m_trial->report.malformed > 0)) &&
                        !m_byParts.isEmpty());
    m_losses->setEnabled(!m_replaced);
    questions().setDeclares(m_trial && m_trial->declares);
    emit changed();
}

ConversionStanding CopyPanel::standing() const {
    const bool isIdle = m_stage == Stage::Idle || m_stage == Stage::Planned;
    const QString why = isIdle ? obstacle() : QString();
    ConversionStanding standing{.stage = m_stage,
                                .lead = leadText(),
                                .verdict = m_verdict,
                                .failed = m_failed,
                                .progress = why,
                                .convert = questions().isInPlace() ? tr("&Replace the file")
                                                                   : tr("&Save the copy"),
                                .isAsking = !m_replaced,
                                .isReady = isIdle && why.isEmpty() && m_question->isHidden(),
                                .canUndo = m_replaced.has_value(),
                                .canOpen = !m_saved.empty()};
    if (!isIdle && m_news.size > 0 && !m_news.outcome) {
        standing.share = static_cast<double>(m_news.read) / static_cast<double>(m_news.size);
        standing.progress = progressText(m_news.read, m_news.size, m_since.elapsed());
    }
    return standing;
}

/// Puts the original back in the place of the file.
void CopyPanel::undo() {
    const auto error = giveBack(m_item.path, *m_replaced);
    m_replaced.reset();
    m_stage = Stage::Planned;
    if (error)
        return say(QStringLiteral("%1: %2.").arg(pathText(error->path), causeText(error->cause)),
                   true);
    say(tr("%1 is what it was before.").arg(fileName(m_item.path)));
    emit restored();
}

/// Saving tries for itself.
void CopyPanel::stop() {
    m_job.cancel();
    const bool isWriting = std::exchange(m_stage, Stage::Idle) == Stage::Converting;
    say(isWriting ? tr("Stopped. No copy was written.") : tr("Stopped."));
}

void CopyPanel::openCopy() {
    emit finished(); // first: no tab is shown behind a dialog
    emit openWanted(m_saved);
}

void CopyPanel::writeUtf8(const QString& title, const QString& lead) {
    setWindowTitle(title);
    m_givenLead = lead;
    questions().askNoTarget();
}

void CopyPanel::offerParts(const QString& label) {
    m_byParts = label;
}

/// The sentence that says whether the file is replaced, copied or left.
QString CopyPanel::leadText() const {
    if (m_givenLead.isEmpty() && !questions().complaint().isEmpty())
        return tr("The text is written in another encoding.");
    const QString to = encodingName(questions().request().to);
    const QString name = fileName(m_item.path);
    const bool inPlace = questions().isInPlace();
    if (inPlace && isRefused())
        return tr("The file is not replaced.");
    const bool loses = isLossy() && m_losses->answer().onLoss == OnLoss::Fail;
    QStringList words;
    if (loses)
        words << tr("In %1 something would be lost, so nothing is saved.").arg(to);
    else
        words << writtenText(to, name) << (isLossy() ? m_losses->text() : QString())
              << changesText();
    if (inPlace && !loses)
        words << keptText();
    else if (m_givenLead.isEmpty() && m_item.isFile)
        words << tr("%1 stays as it is.").arg(name);
    words.removeAll(QString());
    return words.join(QLatin1Char(' '));
}

/// Of a file that is replaced: which that is, and where what it is now will be.
QString CopyPanel::keptText() const {
    QStringList words;
    if (m_original.isLink)
        words << tr("It is a symbolic link, which stays; the file behind it is replaced: %1.")
                     .arg(pathText(m_original.file));
    words << tr("What it is now is kept as %1.")
                 .arg(m_original.isLink ? pathText(m_original.kept) : fileName(m_original.kept));
    return words.join(QLatin1Char(' '));
}

QString CopyPanel::writtenText(const QString& to, const QString& name) const {
    if (!m_givenLead.isEmpty())
        return m_givenLead;
    if (questions().isInPlace())
        return isLossy() ? tr("%1 itself is written in %2.").arg(name, to)
                         : tr("%1 itself gets the same text in %2.").arg(name, to);
    return isLossy() ? tr("The copy is in %1.").arg(to)
                     : tr("The copy has the same text in %1.").arg(to);
}

/// The changes to the text that the user asked for: line ends, mark, declarations.
QString CopyPanel::changesText() const {
    QStringList words;
    if (const QString ends = questions().newline(); !ends.isEmpty())
        words += tr("Lines end in %1.").arg(ends);
    if (questions().request().fixDeclarations && m_trial && m_trial->declares)
        words += tr("What the text says about its own encoding is changed.");
    return words.join(QLatin1Char(' '));
}

/// Why nothing can be written now, where the button for that is; empty where it can.
QString CopyPanel::obstacle() const {
    if (!questions().complaint().isEmpty())
        return tr("No encoding to write is named.");
    if (isRefused())
        return questions().isInPlace() ? tr("The file is not replaced.")
                                       : tr("The file cannot be converted.");
    if (!questions().isInPlace() && questions().request().folder.empty())
        return tr("No place for the copy is named.");
    return isLossy() && m_losses->answer().onLoss == OnLoss::Fail
               ? tr("Something would be lost: choose what stands for it.")
               : QString();
}

} // namespace charsleuth::viewer
