#include "app/viewer/models/wording.h"

#include "app/files/printable.h"
#include "core/registry/registry.h"
#include "core/statistics/prior.h"

#include <QLocale>
#include <QRegularExpression>

#include <array>
#include <cmath>

namespace charsleuth::viewer {

namespace {

const QLocale& english() {
    static const QLocale locale(QLocale::English, QLocale::UnitedStates);
    return locale;
}

constexpr QChar kThinSpace(0x2009);

} // namespace

QString percentText(double probability, bool decided) {
    if (probability > 0 && probability < 0.005)
        return QStringLiteral("<1%1%").arg(kThinSpace);
    if (probability >= 0.995 && !decided)
        return QStringLiteral(">99%1%").arg(kThinSpace);
    return QStringLiteral("%1%2%").arg(std::lround(probability * 100)).arg(kThinSpace);
}

QString numberText(std::uint64_t number) {
    return english().toString(static_cast<qulonglong>(number));
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
        return QStringLiteral("1 byte");
    if (bytes < 1'000'000)
        return QStringLiteral("%1 bytes").arg(numberText(bytes));
    constexpr std::array units = {"MiB", "GiB", "TiB"};
    double size = static_cast<double>(bytes) / (1 << 20);
    std::size_t unit = 0;
    for (; size >= 1024 && unit + 1 < units.size(); ++unit)
        size /= 1024;
    return QStringLiteral("%1 %2")
        .arg(size, 0, 'f', size < 10 ? 1 : 0)
        .arg(QLatin1String(units[unit]));
}

QString malformedText(std::uint64_t count) {
    return count == 1 ? QStringLiteral("1 byte sequence does not fit")
                      : QStringLiteral("%1 byte sequences do not fit").arg(numberText(count));
}

QString languageName(std::string_view tag) {
    if (tag.empty())
        return {};
    if (const std::string_view name = englishName(tag); !name.empty())
        return qString(name); // as the detector's reasons say it
    const QLocale locale(qString(tag));
    if (locale.language() == QLocale::C)
        return qString(tag);
    const QString name = QLocale::languageToString(locale.language());
    if (tag.find('-') != tag.npos && tag.size() > 4) // a script is named: sr-Cyrl
        return QStringLiteral("%1 (%2)").arg(name, QLocale::scriptToString(locale.script()));
    return name;
}

QString qString(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QString encodingName(EncodingId encoding) {
    return qString(info(encoding).name);
}

QString encodingLabel(EncodingId encoding) {
    return encoding == EncodingId::UsAscii ? QStringLiteral("Plain ASCII")
                                           : qString(info(encoding).label);
}

QString fileName(const std::string& path) {
    const auto slash = path.find_last_of('/');
    return path == "-" ? QStringLiteral("standard input")
                       : qString(printable(path.substr(slash == path.npos ? 0 : slash + 1)));
}

QString pathText(const std::string& path) {
    return path == "-" ? QStringLiteral("standard input") : qString(printable(path));
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
