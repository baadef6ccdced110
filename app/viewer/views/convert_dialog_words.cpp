// What the dialog says of the copies before they are written.

#include "app/viewer/views/convert_dialog.h"

#include "app/viewer/views/encoding_field.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/wording.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

namespace charsleuth::viewer {

/// What becomes of the files.
QString ConvertDialog::leadText() const {
    if (m_givenLead.isEmpty() && !m_to->encoding())
        return tr("The text is written in another encoding.");
    const QString to = encodingName(target());
    const QString name = fileName(m_item.path);
    const bool refused = m_lossy && m_onLoss->checkedId() == static_cast<int>(OnLacking::Fail);
    QStringList words;
    if (m_inPlace->isChecked() && !m_original.refusal.empty())
        return tr("%1 is not replaced: it %2.").arg(name, causeText(m_original.refusal));
    if (refused)
        words << tr("In %1 something would be lost, so nothing is saved.").arg(to);
    else
        words << writtenText(to, name) << lossText() << changesText();
    if (m_inPlace->isChecked() && !refused)
        words << keptText();
    else if (m_givenLead.isEmpty() && m_item.isFile)
        words << tr("%1 stays as it is.").arg(name);
    words.removeAll(QString());
    return words.join(QLatin1Char(' '));
}

/// Of a file that is replaced: which that is, and where what it is now will be.
QString ConvertDialog::keptText() const {
    QStringList words;
    if (m_original.isLink)
        words << tr("It is a symbolic link, which stays; the file behind it is replaced: %1.")
                     .arg(pathText(m_original.file));
    words << tr("What it is now is kept as %1.")
                 .arg(m_original.isLink ? pathText(m_original.kept) : fileName(m_original.kept));
    return words.join(QLatin1Char(' '));
}

QString ConvertDialog::writtenText(const QString& to, const QString& name) const {
    if (!m_givenLead.isEmpty())
        return m_givenLead;
    if (m_inPlace->isChecked())
        return m_lossy ? tr("%1 itself is written in %2.").arg(name, to)
                       : tr("%1 itself gets the same text in %2.").arg(name, to);
    return m_lossy ? tr("The copy is in %1.").arg(to)
                   : tr("The copy has the same text in %1.").arg(to);
}

/// Why nothing can be saved now, where the button for that is; empty where it can.
QString ConvertDialog::obstacle() const {
    if (!m_onlyUtf8 && !m_to->encoding())
        return tr("No encoding to write is named.");
    if (m_inPlace->isChecked() && !m_original.refusal.empty())
        return tr("The file is not replaced.");
    if (!m_inPlace->isChecked() && m_place->text().isEmpty())
        return tr("No place for the copy is named.");
    if (!m_trial || m_trial->refusal)
        return tr("The file cannot be converted.");
    const bool lossy = !m_trial->report.lossless();
    return lossy && m_onLoss->checkedId() == static_cast<int>(OnLacking::Fail)
               ? tr("Something would be lost: choose what stands for it.")
               : QString();
}

/// What stands for what cannot be written; empty where all can.
QString ConvertDialog::lossText() const {
    if (!m_lossy)
        return {};
    switch (static_cast<OnLacking>(m_onLoss->checkedId())) {
    case OnLacking::Letters:
        return m_needsQuestionMarks
                   ? tr("Letters that people type stand for what would be lost, and question marks "
                        "where there are none.")
                   : tr("Letters that people type stand for what would be lost.");
    case OnLacking::Entities:
        return tr("HTML entities stand for what would be lost.");
    case OnLacking::Escapes:
        return tr("Escapes stand for what would be lost.");
    case OnLacking::QuestionMarks:
        return tr("Question marks stand for what would be lost.");
    case OnLacking::Fail:
        break;
    }
    return tr("No copy is saved that would lose something.");
}

/// What is not the same in the text because that is wished.
QString ConvertDialog::changesText() const {
    QStringList words;
    if (m_newline->currentData().toInt() != static_cast<int>(Newline::Keep))
        words += tr("Lines end in %1.").arg(m_newline->currentText());
    if (m_fix->isChecked() && m_trial && m_trial->declares)
        words += tr("What the text says about its own encoding is changed.");
    return words.join(QLatin1Char(' '));
}

} // namespace charsleuth::viewer
