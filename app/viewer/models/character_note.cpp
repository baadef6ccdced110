#include "app/viewer/models/character_note.h"

#include "app/viewer/models/invisible.h"
#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"

#include <unicode/uchar.h>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr std::size_t mostCharacters = 4; // of another reading of the same bytes
constexpr std::size_t mostNoteBytes = 16;

/// What stands in the text for some bytes.
struct Reading {
    ByteRange bytes; ///< of all its characters
    std::u32string characters;
    bool malformed = false;
};

Reading readingOf(const FileText& text, ByteRange bytes) {
    const MappedText mapped = text.mapped(bytes);
    Reading out{.bytes = bytes};
    for (std::size_t i = 0; i < mapped.text.size();) {
        const bool pair = i + 1 < mapped.text.size() && (mapped.text[i] & 0xFC00) == 0xD800 &&
                          (mapped.text[i + 1] & 0xFC00) == 0xDC00;
        const std::size_t next = i + (pair ? 2 : 1);
        // A sequence may give several characters; all of them have its first byte.
        const auto end = std::upper_bound(mapped.byteOf.begin() + static_cast<std::ptrdiff_t>(i),
                                          mapped.byteOf.end(), mapped.byteOf[i]);
        const ByteRange here{mapped.byteOf[i],
                             end == mapped.byteOf.end() ? mapped.byteOf.back() : *end};
        if (here.begin < bytes.end && here.end > bytes.begin) {
            out.characters.push_back(
                pair ? QChar::surrogateToUcs4(mapped.text[i], mapped.text[i + 1]) : mapped.text[i]);
            out.bytes.begin = std::min(out.bytes.begin, here.begin);
            out.bytes.end = std::max(out.bytes.end, here.end);
        }
        i = next;
    }
    out.malformed = std::ranges::any_of(mapped.malformed, [&](const MalformedRange& damage) {
        return damage.bytes.begin < bytes.end && damage.bytes.end > bytes.begin;
    });
    return out;
}

/// The character itself where it can be seen.
QString glyphOf(char32_t character) {
    return QChar::isPrint(character) && !QChar::isSpace(character)
               ? QString::fromUcs4(&character, 1) + QStringLiteral("  ")
               : QString();
}

QString textOf(const Reading& reading) {
    if (reading.malformed)
        return Say::tr("does not fit");
    if (reading.characters.size() == 1)
        return glyphOf(reading.characters.front()) + codePointText(reading.characters.front());
    const std::u32string_view first =
        std::u32string_view(reading.characters).substr(0, mostCharacters);
    QStringList points;
    for (const char32_t character : first)
        points += QStringLiteral("U+%1").arg(uint(character), 4, 16, QLatin1Char('0')).toUpper();
    return QString::fromUcs4(first.data(), static_cast<qsizetype>(first.size())) +
           QStringLiteral("  ") + points.join(QLatin1Char(' '));
}

} // namespace

QString hexBytes(const std::vector<Byte>& bytes) {
    QStringList out;
    for (const Byte byte : bytes)
        out += QStringLiteral("%1").arg(uint(byte), 2, 16, QLatin1Char('0')).toUpper();
    return out.join(QLatin1Char(' '));
}

QString codePointText(char32_t character) {
    QString text = QStringLiteral("U+%1").arg(uint(character), 4, 16, QLatin1Char('0')).toUpper();
    for (const UCharNameChoice choice : {U_UNICODE_CHAR_NAME, U_CHAR_NAME_ALIAS}) {
        char name[128] = {};
        UErrorCode status = U_ZERO_ERROR;
        if (u_charName(static_cast<UChar32>(character), choice, name, sizeof name, &status) > 0 &&
            U_SUCCESS(status))
            return text + QLatin1Char(' ') + QLatin1String(name);
    }
    if (u_charType(static_cast<UChar32>(character)) == U_CONTROL_CHAR)
        text += Say::tr(" control character %1").arg(shortName(character));
    else if (u_charType(static_cast<UChar32>(character)) == U_PRIVATE_USE_CHAR)
        text += Say::tr(" for private use");
    else
        text += Say::tr(" not assigned");
    return text;
}

std::optional<CharacterNote> noteOn(const FileText& text, std::uint64_t byte,
                                    const std::vector<EncodingId>& others,
                                    const std::vector<SaidPlace>& said) {
    if (text.isNull() || byte >= text.size())
        return std::nullopt;
    const Reading shown = readingOf(text, {byte, byte + 1});
    const std::vector<Byte> bytes =
        readRange(text.bytes(), {shown.bytes.begin,
                                 std::min(shown.bytes.end, shown.bytes.begin + mostNoteBytes)});
    if (bytes.empty() || shown.characters.empty())
        return std::nullopt;
    CharacterNote note{.bytes = shown.bytes};
    const QString hex = hexBytes(bytes);
    const bool one = bytes.size() == 1;
    note.title = shown.malformed
                     ? (one ? Say::tr("%1 does not fit %2") : Say::tr("%1 do not fit %2"))
                           .arg(hex, encodingName(text.encoding()))
                     : textOf(shown);
    note.remarks += (one ? Say::tr("byte %1 at %2") : Say::tr("bytes %1 at %2"))
                        .arg(hex, numberText(shown.bytes.begin));
    for (const SaidPlace& place : said)
        if (place.where.contains(byte))
            note.remarks += place.rule;

    std::vector<std::pair<QString, QStringList>> readings; // and who reads so
    for (const EncodingId other : others) {
        const FileText elsewhere(text.sharedBytes(), emptyIndex(other));
        const Reading reading = readingOf(elsewhere, shown.bytes);
        if (reading.characters.empty() ||
            (reading.characters == shown.characters && reading.malformed == shown.malformed))
            continue;
        const QString words = textOf(reading);
        auto known = std::ranges::find(readings, words, &std::pair<QString, QStringList>::first);
        if (known == readings.end())
            known = readings.insert(readings.end(), {words, {}});
        known->second += encodingName(other);
    }
    for (const auto& [words, names] : readings)
        note.readings += QStringLiteral("%1: %2").arg(names.join(QStringLiteral(", ")), words);
    return note;
}

QString htmlOf(const CharacterNote& note) {
    QString html =
        QStringLiteral("<p style='white-space:pre'><b>%1</b>").arg(note.title.toHtmlEscaped());
    for (const QString& remark : note.remarks)
        html += QStringLiteral("<br>") + remark.toHtmlEscaped();
    if (!note.readings.isEmpty())
        html += QStringLiteral("<br>");
    for (const QString& reading : note.readings)
        html += QStringLiteral("<br>") + reading.toHtmlEscaped();
    return html + QStringLiteral("</p>");
}

} // namespace charsleuth::viewer
