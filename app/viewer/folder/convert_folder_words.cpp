// What the dialog that converts a folder's files says of them and of the whole.

#include "app/viewer/folder/convert_folder_dialog.h"

#include "app/files/paths.h"
#include "app/files/printable.h"
#include "app/viewer/models/copies.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/wording.h"

namespace charsleuth::viewer {

using Action = FilePlan::Action;
using Stage = FolderConversion::Stage;

/// The path in the folder, where it lies in it.
QString ConvertFolderDialog::placeOf(const std::string& path) const {
    for (const std::string& folder : {m_folder, absolutePath(m_folder)})
        if (path.starts_with(folder + '/'))
            return pathText(path.substr(folder.size() + 1));
    return pathText(path);
}

/// The remark on a plan: the lines that change in a configuration file, one below the other; else
/// its reason, or what the copy still says falsely and what becomes of its byte order mark.
QString ConvertFolderDialog::noteOf(std::size_t number) const {
    const FilePlan& plan = m_conversion.plans()[number];
    const auto& lines = m_conversion.changedLinesOf(number);
    if (plan.action == Action::Convert && !lines.empty()) {
        QStringList words;
        for (const ConfigLine& line : lines)
            words += textOf(line);
        return words.join(QLatin1Char('\n'));
    }
    if (plan.action != Action::Convert)
        return causeText(plan.reason);
    QStringList words;
    if (const auto chosen = m_overruled.find(plan.path); chosen != m_overruled.end()) {
        const ChosenFile& file = chosen->second;
        const TwoReadings* readings = m_conversion.readingsOf(number);
        words += !file.found || file.found == file.overruled ? tr("read as you chose")
                 : readings == nullptr
                     ? tr("read as you chose; by itself it reads as %1 (%2)")
                           .arg(encodingName(*file.found), percentText(file.confidence, false))
                     : tr("read as you chose: “%1”; by itself it reads as %2 (%3): “%4”")
                           .arg(readings->other, encodingName(*file.found),
                                percentText(file.confidence, false), readings->one);
    }
    if (!plan.stale.empty() || !plan.falseBeside().empty())
        words +=
            tr("still says: %1").arg(QString::fromStdString(printable(declarationsOf(plan, ", "))));
    for (const StaleDeclaration& declaration : plan.corrected)
        words += tr("line %1: “%2” becomes “%3”")
                     .arg(numberText(declaration.line), qString(declaration.label),
                          qString(declaration.replacement));
    if (plan.repaired > 0)
        words += plan.repaired == 1 ? tr("1 place is put right")
                                    : tr("%1 places are put right").arg(numberText(plan.repaired));
    words += bomText(plan.report);
    words.removeAll(QString());
    return words.join(QLatin1Char('\n'));
}

/// What configuration files go on to say falsely, each on a line of its own.
QString ConvertFolderDialog::staleText() const {
    QString text;
    for (const auto& [said, files] : m_conversion.stale())
        text += QLatin1Char('\n') + tr("%1 still says “%2” of %3 files; it cannot be corrected.")
                                        .arg(QString::fromStdString(printable(said.first)),
                                             QString::fromStdString(printable(said.second)),
                                             numberText(files));
    return text;
}

QString ConvertFolderDialog::summary() const {
    if (m_to->isMarked())
        return m_to->complaint();
    if (const auto& trouble = m_conversion.trouble())
        return QStringLiteral("%1: %2").arg(pathText(trouble->path), causeText(trouble->cause));
    const auto count = [this](Action action) {
        return numberText(static_cast<std::uint64_t>(m_conversion.count(action)));
    };
    switch (m_conversion.stage()) {
    case Stage::Idle:
        return tr("There is no plan.");
    case Stage::Planning:
        return tr("Trying each file; nothing is written.");
    case Stage::Planned:
        return tr("%1 to convert, %2 unchanged, %3 refused, %4 failed. Nothing is written yet.")
                   .arg(count(Action::Convert), count(Action::Keep), count(Action::Refuse),
                        count(Action::Fail)) +
               staleText();
    case Stage::Converting:
        return m_conversion.isPaused() ? tr("Paused. What is converted stays converted.")
                                       : tr("Converting; each copy is read again and compared.");
    case Stage::Converted:
        return tr("%1 converted, %2 unchanged, %3 refused, %4 failed.")
                   .arg(count(Action::Convert), count(Action::Keep), count(Action::Refuse),
                        count(Action::Fail)) +
               staleText() + QLatin1Char('\n') +
               tr("It can be undone here, and at any time by “Conversions” in the menu “Folder”.");
    case Stage::Undoing:
        return tr("Undoing.");
    case Stage::Undone:
        break;
    }
    return tr("%1 files are again what they were; %2 could not be undone.")
        .arg(count(Action::Keep), count(Action::Fail));
}

} // namespace charsleuth::viewer
