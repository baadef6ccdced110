#include "app/viewer/models/name_readings.h"

#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr std::uint64_t longestName = 80; // bytes

bool joinsName(QChar character) {
    return QStringView(u" -'’.·").contains(character);
}

bool hasScript(QChar::Script script) {
    return script != QChar::Script_Common && script != QChar::Script_Inherited &&
           script != QChar::Script_Unknown;
}

/// A word with a capital first and none behind a small letter, or all in capitals.
bool hasCapitalsOfName(QStringView word) {
    const QString text = word.toString();
    if (text == text.toUpper())
        return true;
    if (!word.front().isUpper() && word.front().toUpper() != word.front())
        return false; // small letters first: "van" and "de" stand behind another word
    const QString rest = text.mid(1);
    return rest == rest.toLower();
}

bool isName(const QString& text) {
    std::optional<QChar::Script> script;
    bool outsideAscii = false;
    for (const QChar c : text) {
        if (joinsName(c))
            continue;
        if (!c.isLetter() && !c.isMark())
            return false;
        outsideAscii |= c.unicode() > 0x7F;
        if (const auto its = c.script(); hasScript(its) && script.value_or(its) != its)
            return false;
        else if (hasScript(its))
            script = its;
    }
    if (!outsideAscii || !text.front().isLetter())
        return false;
    QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    return hasCapitalsOfName(words.front()) && std::ranges::all_of(words, [](const QString& word) {
               return word == word.toLower() || hasCapitalsOfName(word) || word.contains(u'-');
           });
}

/// Those of the answer first, then all others that have ASCII.
std::vector<EncodingId> byProbability(const DocumentState& document) {
    std::vector<EncodingId> encodings;
    if (document.answer)
        for (const Candidate& candidate : document.detection().ranked)
            encodings.push_back(candidate.encoding);
    for (const EncodingInfo& each : allEncodings())
        if (each.asciiCompatible && std::ranges::find(encodings, each.id) == encodings.end())
            encodings.push_back(each.id);
    return encodings;
}

} // namespace

std::vector<NameReading> nameReadings(const DocumentState& document, ByteRange range,
                                      std::size_t most) {
    std::vector<NameReading> names;
    if (!document.bytes || range.empty() || range.size() > longestName)
        return names;
    const std::vector<Byte> bytes = readRange(*document.bytes, range);
    if (std::ranges::all_of(bytes, [](Byte byte) { return byte < 0x80; }))
        return names;
    for (const EncodingId encoding : byProbability(document)) {
        const FileText text(document.bytes, emptyIndex(encoding));
        const auto read = text.text(range, longestName);
        const QString name =
            QString::fromUtf16(read.data(), static_cast<qsizetype>(read.size())).trimmed();
        if (names.size() < most && !name.isEmpty() && isName(name) &&
            std::ranges::find(names, name, &NameReading::text) == names.end())
            names.push_back({encoding, name});
    }
    return names;
}

std::vector<std::string> candidateLanguages(const DocumentState& document, std::size_t most) {
    std::vector<std::string> languages;
    if (!document.answer)
        return languages;
    for (const Candidate& candidate : document.detection().ranked)
        if (languages.size() < most && !candidate.language.empty() &&
            std::ranges::find(languages, candidate.language) == languages.end())
            languages.push_back(candidate.language);
    return languages;
}

} // namespace charsleuth::viewer
