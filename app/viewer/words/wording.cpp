#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"

#include "app/files/printable.h"
#include "core/registry/languages.h"
#include "core/registry/registry.h"

#include <QLocale>
#include <QRegularExpression>

#include <unicode/locid.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace charsleuth::viewer {

namespace {

/// How the interface's language writes numbers; as English does where Qt does not know it.
QLocale numbersLocale() {
    const QLocale spoken(interfaceLanguage());
    return spoken.language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedStates)
                                           : spoken;
}

constexpr QChar thinSpace(0x202F); // no line is broken there

/// What ICU says of a language tag, in the interface's language; the tag where it says nothing.
template <typename Say>
QString icuText(std::string_view tag, Say say) {
    UErrorCode error = U_ZERO_ERROR;
    const icu::Locale locale =
        icu::Locale::forLanguageTag({tag.data(), static_cast<int32_t>(tag.size())}, error);
    icu::UnicodeString name;
    if (U_SUCCESS(error))
        say(locale, name);
    return name.isEmpty()
               ? qString(tag)
               : QString(reinterpret_cast<const QChar*>(name.getBuffer()), name.length());
}

/// "Japanese (Shift_JIS)" with the region in the interface's language.
QString labelOf(const EncodingInfo& row) {
    const QString label = qString(row.label);
    const QString region = qString(row.region);
    return label.startsWith(region) ? regionName(row.region) + label.mid(region.size()) : label;
}

} // namespace

QString percentText(double probability, bool decided) {
    if (probability > 0 && probability < 0.005)
        return QStringLiteral("<1%1%").arg(thinSpace);
    if (probability >= 0.995 && !decided)
        return QStringLiteral(">99%1%").arg(thinSpace);
    return QStringLiteral("%1%2%").arg(std::lround(probability * 100)).arg(thinSpace);
}

QString leastPercentText(double probability) {
    return percentText(std::min(probability, 0.99), false);
}

QString tenthsOfPercentText(double probability) {
    return QStringLiteral("%1%2%")
        .arg(numbersLocale().toString(probability * 100, 'f', 1))
        .arg(thinSpace);
}

QString numberText(std::uint64_t number) {
    return numbersLocale().toString(static_cast<qulonglong>(number));
}

QString groupedNumbers(QString sentence) {
    static const QRegularExpression number(QStringLiteral(R"((?<![\w.,-])\d{5,18}(?![\w]))"));
    for (auto found = number.match(sentence); found.hasMatch();
         found = number.match(sentence, found.capturedStart() + 1))
        sentence.replace(found.capturedStart(), found.capturedLength(),
                         numberText(found.captured().toULongLong()));
    return sentence;
}

QString sizeText(std::uint64_t bytes) {
    if (bytes == 1)
        return Say::tr("1 byte");
    if (bytes < 1'000'000)
        return Say::tr("%1 bytes").arg(numberText(bytes));
    constexpr std::array units = {"MiB", "GiB", "TiB"};
    double size = static_cast<double>(bytes) / (1 << 20);
    std::size_t unit = 0;
    for (; size >= 1024 && unit + 1 < units.size(); ++unit)
        size /= 1024;
    return QStringLiteral("%1 %2")
        .arg(numbersLocale().toString(size, 'f', size < 10 ? 1 : 0))
        .arg(QLatin1String(units[unit]));
}

QString malformedText(std::uint64_t count) {
    return count == 1 ? Say::tr("1 byte sequence does not fit")
                      : Say::tr("%1 byte sequences do not fit").arg(numberText(count));
}

QString interfaceLanguage() {
    //: The language of this translation: en, ja, zh_CN.
    return Say::tr("en", "this language");
}

QString languageName(std::string_view tag) {
    if (tag.empty())
        return {};
    const QString interface = interfaceLanguage();
    const std::string_view english = englishName(tag); // as the detector's reasons say it
    if (interface == QStringLiteral("en") && !english.empty())
        return qString(english);
    return icuText(tag, [&](const icu::Locale& locale, icu::UnicodeString& name) {
        locale.getDisplayName(icu::Locale(interface.toUtf8().constData()), name);
    });
}

QString countryName(std::string_view code) {
    return icuText(
        "und-" + std::string(code), [](const icu::Locale& locale, icu::UnicodeString& name) {
            locale.getDisplayCountry(icu::Locale(interfaceLanguage().toUtf8().constData()), name);
        });
}

QString regionName(std::string_view region) {
    static const char* const regionNames[] = {
        QT_TRANSLATE_NOOP("regions", "Arabic"),
        QT_TRANSLATE_NOOP("regions", "Armenian"),
        QT_TRANSLATE_NOOP("regions", "Baltic"),
        QT_TRANSLATE_NOOP("regions", "Celtic"),
        QT_TRANSLATE_NOOP("regions", "Central Asian"),
        QT_TRANSLATE_NOOP("regions", "Central European"),
        QT_TRANSLATE_NOOP("regions", "Chinese Simplified"),
        QT_TRANSLATE_NOOP("regions", "Chinese Traditional"),
        QT_TRANSLATE_NOOP("regions", "Cyrillic"),
        QT_TRANSLATE_NOOP("regions", "Georgian"),
        QT_TRANSLATE_NOOP("regions", "Greek"),
        QT_TRANSLATE_NOOP("regions", "Hebrew"),
        QT_TRANSLATE_NOOP("regions", "Japanese"),
        QT_TRANSLATE_NOOP("regions", "Korean"),
        QT_TRANSLATE_NOOP("regions", "Nordic"),
        QT_TRANSLATE_NOOP("regions", "Other"),
        QT_TRANSLATE_NOOP("regions", "South European"),
        QT_TRANSLATE_NOOP("regions", "Thai"),
        QT_TRANSLATE_NOOP("regions", "Turkish"),
        QT_TRANSLATE_NOOP("regions", "Unicode"),
        QT_TRANSLATE_NOOP("regions", "Vietnamese"),
        QT_TRANSLATE_NOOP("regions", "Western European"),
    };
    const auto* found = std::ranges::find(regionNames, region);
    return found == std::end(regionNames) ? qString(region)
                                          : QCoreApplication::translate("regions", *found);
}

QString plainName(QString text) {
    static const QRegularExpression mark(QStringLiteral("\\(&?\\w\\)(?=\\s*…?$)|…"));
    return text.remove(mark).remove(QLatin1Char('&')).trimmed();
}

QString qString(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QString encodingName(EncodingId encoding) {
    return qString(info(encoding).name);
}

QString encodingLabel(EncodingId encoding) {
    return encoding == EncodingId::UsAscii ? Say::tr("Plain ASCII") : labelOf(info(encoding));
}

QString fileName(const std::string& path) {
    const auto slash = path.find_last_of('/');
    return path == "-" ? Say::tr("standard input")
                       : qString(printable(path.substr(slash == path.npos ? 0 : slash + 1)));
}

QString pathText(const std::string& path) {
    return path == "-" ? Say::tr("standard input") : qString(printable(path));
}

QString markedText(const Row& row) {
    QString out;
    auto sequence = row.malformed.begin();
    for (std::size_t i = 0; i < row.text.size(); ++i) {
        if (sequence != row.malformed.end() && sequence->unit == i) {
            for (const Byte byte : sequence->bytes)
                out += QStringLiteral("⟦%1⟧").arg(uint(byte), 2, 16, QLatin1Char('0')).toUpper();
            ++sequence;
        } else {
            out += QChar(row.text[i]);
        }
    }
    return out;
}

} // namespace charsleuth::viewer
