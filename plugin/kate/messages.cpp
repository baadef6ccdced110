#include "plugin/kate/messages.h"

#include <KTextEditor/Message>

#include <QAction>
#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace charsleuth::kate::messages {
namespace {

constexpr std::size_t mostCandidates = 4;
constexpr std::size_t mostReasons = 6;

QString tr(const char* text) {
    return QCoreApplication::translate("charsleuth::kate", text);
}

QString bold(const QString& text) {
    return QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped());
}

} // namespace

QString lacking(const QString& encoding) {
    return tr("This is %1, an encoding that this editor does not have.").arg(bold(encoding));
}

QString overruled(const QString& found, const QString& set) {
    return tr("The settings of the folder say %1, the bytes are %2.").arg(bold(set), bold(found));
}

QString toBeSavedAs(const QString& found, const QString& set) {
    return tr("The file is in %1, and will be saved as %2, as it asks.")
        .arg(bold(found), bold(set));
}

QString damaged(const QString& encoding, qint64 malformed) {
    return tr("Places that do not fit %1: %2. The document is read-only, because saving would "
              "lose them.")
        .arg(bold(encoding))
        .arg(malformed);
}

QString unsure(const Candidate& best) {
    return tr("This is probably %1 (%2). If the text is wrong, open it in:")
        .arg(bold(best.encoding), percent(best.confidence));
}

QString noticed(const Answer& answer) {
    QStringList sentences;
    if (answer.mojibake > 0) {
        sentences
            << tr("It has mojibake (%1, runs: %2); Tools › Charsleuth › Undo Mojibake mends it.")
                   .arg(answer.mojibakeChain.toHtmlEscaped())
                   .arg(answer.mojibake);
    }
    if (answer.mixed) {
        sentences << tr("It is in several encodings; Tools › Charsleuth › Read by Parts reads each "
                        "part in its own.");
    }
    if (answer.bodies) {
        sentences << tr("It has text in base64 or quoted-printable; Tools › Charsleuth › Read by "
                        "Parts decodes it.");
    }
    return sentences.join(QLatin1Char(' '));
}

QString reasons(const Answer& answer, const QString& chosen) {
    if (answer.candidates.empty()) {
        return answer.binary ? tr("This is binary.") : tr("There is no answer for this document.");
    }
    const Candidate& best = answer.candidates.front();
    QString text;
    if (!chosen.isEmpty()) {
        text += tr("%1 was chosen. Without that:").arg(bold(chosen)) + QStringLiteral("<br>");
    }
    text += bold(best.encoding) + QStringLiteral(", ") + percent(best.confidence);
    if (!best.language.isEmpty()) {
        text += tr(", language %1").arg(best.language.toHtmlEscaped());
    }
    text += QStringLiteral("<ul>");
    const std::size_t count = std::min(best.reasons.size(), mostReasons);
    for (std::size_t i = 0; i < count; ++i) {
        const Reason& reason = best.reasons[i];
        text += QStringLiteral("<li>%1%2 %3</li>")
                    .arg(reason.decibans < 0 ? QString() : QStringLiteral("+"))
                    .arg(reason.decibans, 0, 'f', 0)
                    .arg(reason.detail.toHtmlEscaped());
    }
    if (best.malformed > 0) {
        text +=
            QStringLiteral("<li>%1</li>").arg(tr("Malformed sequences: %1").arg(best.malformed));
    }
    for (const Conflict& conflict : answer.conflicts) {
        text +=
            QStringLiteral("<li>%1</li>")
                .arg(tr("It declares itself %1 (%2), which the bytes contradict")
                         .arg(conflict.declared.toHtmlEscaped(), conflict.rule.toHtmlEscaped()));
    }
    return text + QStringLiteral("</ul>") + noticed(answer);
}

QString label(const Candidate& candidate) {
    QString text = candidate.encoding + QStringLiteral("  ") + percent(candidate.confidence);
    if (!candidate.preview.isEmpty()) {
        text += QStringLiteral("  ") + candidate.preview.left(40);
    }
    return text.replace(QLatin1Char('&'), QLatin1String("&&")); // no shortcut key
}

void addCandidates(KTextEditor::Message& message, const Answer& answer, const QString& inUse,
                   QObject* receiver, const std::function<void(const QString& qtName)>& choose) {
    std::size_t left = mostCandidates;
    for (const Candidate& candidate : answer.candidates) {
        if (left == 0) {
            break;
        }
        if (candidate.qtName.isEmpty() ||
            candidate.qtName.compare(inUse, Qt::CaseInsensitive) == 0) {
            continue;
        }
        --left;
        auto* const action = new QAction(
            candidate.encoding + QStringLiteral(", ") + percent(candidate.confidence), &message);
        action->setToolTip(candidate.preview);
        QObject::connect(action, &QAction::triggered, receiver,
                         [choose, name = candidate.qtName] { choose(name); });
        message.addAction(action);
    }
}

} // namespace charsleuth::kate::messages
