// What the dialog says of the copies before they are written.

#include "app/viewer/views/convert_dialog.h"

#include "app/viewer/views/encoding_field.h"
#include "app/viewer/words/wording.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>

namespace charsleuth::viewer {

/// What becomes of the files.
QString ConvertDialog::leadText() const {
    if (m_givenLead.isEmpty() && !m_to->encoding())
        return tr("The text is written in another encoding.");
    const QString to = encodingName(target());
    const QString name = fileName(m_items.front().path);
    const bool refused = m_lossy && m_onLoss->checkedId() == static_cast<int>(OnLacking::Fail);
    QStringList words;
    if (refused && !isMany())
        words << tr("In %1 something would be lost, so nothing is saved.").arg(to);
    else
        words << writtenText(to, name) << lossText() << changesText();
    if (isMany())
        words << tr("The %1 files stay as they are.").arg(numberText(m_items.size()));
    else if (m_inPlace->isChecked() && !refused)
        words << tr("What it is now is kept as %1.orig.").arg(name);
    else if (m_givenLead.isEmpty() && m_items.front().isFile)
        words << tr("%1 stays as it is.").arg(name);
    words.removeAll(QString());
    return words.join(QLatin1Char(' '));
}

QString ConvertDialog::writtenText(const QString& to, const QString& name) const {
    if (!m_givenLead.isEmpty())
        return m_givenLead;
    if (isMany())
        return m_lossy ? tr("The copies are in %1.").arg(to)
                       : tr("The copies have the same text in %1.").arg(to);
    if (m_inPlace->isChecked())
        return m_lossy ? tr("%1 itself is written in %2.").arg(name, to)
                       : tr("%1 itself gets the same text in %2.").arg(name, to);
    return m_lossy ? tr("The copy is in %1.").arg(to)
                   : tr("The copy has the same text in %1.").arg(to);
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
