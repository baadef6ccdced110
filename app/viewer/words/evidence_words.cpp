#include "app/viewer/words/evidence_words.h"

#include "app/viewer/words/wording.h"
#include "core/registry/languages.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace charsleuth::viewer {

namespace {

/// %1 and so on stand for numbers, names and bytes. A form comes before those it contains.
const char* const formTexts[] = {
    QT_TRANSLATE_NOOP("evidence",
                      "reads as %1 over %2 characters outside ASCII; less likely than as %3"),
    QT_TRANSLATE_NOOP("evidence",
                      "reads as %1 over %2 character outside ASCII; less likely than as %3"),
    QT_TRANSLATE_NOOP("evidence",
                      "reads as %1 over %2 characters outside ASCII; likelier than as %3"),
    QT_TRANSLATE_NOOP("evidence",
                      "reads as %1 over %2 character outside ASCII; likelier than as %3"),
    QT_TRANSLATE_NOOP("evidence", "reads as %1 over %2 characters outside ASCII"),
    QT_TRANSLATE_NOOP("evidence", "reads as %1; less likely than as %2"),
    QT_TRANSLATE_NOOP("evidence", "reads as %1; likelier than as %2"),
    QT_TRANSLATE_NOOP("evidence", "reads as %1"),
    QT_TRANSLATE_NOOP("evidence", "how common it is, beside %1"),
    QT_TRANSLATE_NOOP("evidence", "what files like this turned out to be, beside %1"),
    QT_TRANSLATE_NOOP("evidence", "what else is known of %1"),
    QT_TRANSLATE_NOOP("evidence", "%1 bytes are no character of EBCDIC text"),
    QT_TRANSLATE_NOOP("evidence", "%1 byte is no character of EBCDIC text"),
    QT_TRANSLATE_NOOP("evidence", "hardly any spaces or line ends of EBCDIC (%1)"),
    QT_TRANSLATE_NOOP("evidence", "%1 at byte %2 is no character, nor are %3 other bytes"),
    QT_TRANSLATE_NOOP("evidence", "%1 at byte %2 is no character, nor are %3 other byte"),
    QT_TRANSLATE_NOOP("evidence", "%1 at byte %2 is no character"),
    QT_TRANSLATE_NOOP("evidence", "%1 bytes are C1 controls, which text does not have"),
    QT_TRANSLATE_NOOP("evidence", "%1 byte is a C1 control, which text does not have"),
    QT_TRANSLATE_NOOP("evidence", "%1 byte sequences do not fit, the first: %2 at byte %3"),
    QT_TRANSLATE_NOOP("evidence", "%1 byte sequences do not fit, the first: at byte %2"),
    QT_TRANSLATE_NOOP("evidence", "one byte sequence does not fit: %1 at byte %2"),
    QT_TRANSLATE_NOOP("evidence", "one byte sequence does not fit: at byte %1"),
    QT_TRANSLATE_NOOP("evidence", "no %1, which this encoding needs to say anything but ASCII"),
    QT_TRANSLATE_NOOP("evidence",
                      "does not begin with its signature, and nearly any bytes are text in it"),
    QT_TRANSLATE_NOOP("evidence", "the last character is cut off"),
    QT_TRANSLATE_NOOP("evidence", "%1 of %2 units are no characters of any text"),
    QT_TRANSLATE_NOOP("evidence",
                      "%1 of %2 units are characters with a byte that 8-bit text does not have"),
    QT_TRANSLATE_NOOP("evidence", "%1 multi-byte sequences are well-formed"),
    QT_TRANSLATE_NOOP("evidence", "%1 multi-byte sequence is well-formed"),
    QT_TRANSLATE_NOOP("evidence", "%1 characters stand between %2 and the return to ASCII"),
    QT_TRANSLATE_NOOP("evidence", "%1 character stands between %2 and the return to ASCII"),
    QT_TRANSLATE_NOOP("evidence", "nothing stands between %1 and the return to ASCII"),
    QT_TRANSLATE_NOOP("evidence", "%1 base64 runs decode to text"),
    QT_TRANSLATE_NOOP("evidence", "%1 base64 run decodes to text"),
    QT_TRANSLATE_NOOP("evidence", "what follows ~{ is damaged, and no text without that"),
    QT_TRANSLATE_NOOP("evidence", "the prior of the language %1 is shifted by %2 decibans, by %3"),
    QT_TRANSLATE_NOOP("evidence", "the prior of %1 is shifted by %2 decibans, by %3"),
    QT_TRANSLATE_NOOP("evidence",
                      "was read as %1 and encoded again: converted to that, it is UTF-8"),
    QT_TRANSLATE_NOOP("evidence", "the units are pairs of ASCII bytes"),
    QT_TRANSLATE_NOOP("evidence", "the units are pairs of a tab and an ASCII byte"),
    QT_TRANSLATE_NOOP("evidence", "nearly all characters share two high bytes"),
    QT_TRANSLATE_NOOP("evidence", "every second byte is one of a few, as in UTF-16 of an alphabet"),
    QT_TRANSLATE_NOOP("evidence", "the bytes alternate as only those of UTF-16 or UTF-32 do"),
    QT_TRANSLATE_NOOP("evidence", "the Hangul text has hardly any spaces"),
    QT_TRANSLATE_NOOP("evidence", "the input begins inside a character"),
    QT_TRANSLATE_NOOP("evidence", "the input ends inside a character"),
    QT_TRANSLATE_NOOP("evidence", "what follows + is not base64 of text"),
    QT_TRANSLATE_NOOP("evidence", "what follows + gives only ASCII, which needs no base64"),
    QT_TRANSLATE_NOOP("evidence", "what follows + may decode by chance"),
    QT_TRANSLATE_NOOP("evidence", "the bytes vary as they do in the other byte order"),
    QT_TRANSLATE_NOOP("evidence", "%1 characters are of scripts that do not go together"),
    QT_TRANSLATE_NOOP("evidence",
                      "byte order mark of %1, and no other text begins with these bytes"),
    QT_TRANSLATE_NOOP("evidence", "begins like %1"),
    QT_TRANSLATE_NOOP("evidence", "%1 of the bytes are control codes"),
    QT_TRANSLATE_NOOP("evidence", "NUL bytes at more than %1 places"),
    QT_TRANSLATE_NOOP("evidence", "NUL bytes at %1 places"),
    QT_TRANSLATE_NOOP("evidence", "a NUL byte at one place"),
    QT_TRANSLATE_NOOP("evidence", "the bytes look random"),
    QT_TRANSLATE_NOOP("evidence", "all bytes are alike"),
    QT_TRANSLATE_NOOP("evidence", "it is no text in any encoding"),
    QT_TRANSLATE_NOOP("evidence", "%1 element says \"%2\""),
    QT_TRANSLATE_NOOP("evidence", "%1 says \"%2\""),
    QT_TRANSLATE_NOOP("evidence", "%1 says %2"),
    QT_TRANSLATE_NOOP("evidence", "XML that names no encoding is %1 or %2 (%3)"),
    QT_TRANSLATE_NOOP("evidence", "%1 is always %2 (%3)"),
    QT_TRANSLATE_NOOP("evidence", "%1 is %2 (%3)"),
    QT_TRANSLATE_NOOP("evidence", "%1 are %2 (%3)"),
};

/// Who shifts a prior, for `by %3`, or says something from outside, for `%1 says`.
[[maybe_unused]] const char* const whoTexts[] = {
    QT_TRANSLATE_NOOP("evidence", "hints"),
    QT_TRANSLATE_NOOP("evidence", "the file's name"),
    QT_TRANSLATE_NOOP("evidence", "your languages"),
    QT_TRANSLATE_NOOP("evidence", "saved HTTP header"),
    QT_TRANSLATE_NOOP("evidence", "lines that end in CR"),
    QT_TRANSLATE_NOOP("evidence", "filename"),
};

struct SentenceForm {
    const char* words;
    QRegularExpression pattern;
};

std::vector<SentenceForm> makeForms() {
    static const QRegularExpression place(QStringLiteral("\\\\%\\d"));
    std::vector<SentenceForm> forms;
    for (const char* words : formTexts) {
        QString pattern = QRegularExpression::escape(QString::fromUtf8(words));
        pattern.replace(place, QStringLiteral("(.+?)"));
        forms.push_back({words, QRegularExpression(QRegularExpression::anchoredPattern(pattern))});
    }
    return forms;
}

/// Languages by their names; anything else by its translation, where it has one.
QString inWords(const QString& part) {
    const auto languages = languageNames();
    const auto found = std::ranges::find(languages, part.toStdString(), &LanguageName::english);
    return found == languages.end()
               ? QCoreApplication::translate("evidence", part.toUtf8().constData())
               : languageName(found->shown);
}

} // namespace

QString translatedEvidence(const QString& sentence) {
    static const std::vector<SentenceForm> forms = makeForms();
    if (interfaceLanguage() == QStringLiteral("en"))
        return sentence;
    for (const SentenceForm& form : forms) {
        const auto match = form.pattern.match(sentence);
        if (!match.hasMatch())
            continue;
        QString words = QCoreApplication::translate("evidence", form.words);
        for (int i = match.lastCapturedIndex(); i > 0; --i)
            words.replace(QStringLiteral("%%1").arg(i), inWords(match.captured(i)));
        return words;
    }
    return sentence;
}

} // namespace charsleuth::viewer
