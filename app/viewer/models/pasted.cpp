#include "app/viewer/models/pasted.h"

#include "core/decode/decoder.h"
#include "core/decode/encoder.h"
#include "core/parts/mail_bodies.h"
#include "core/repair/repair.h"

#include <QByteArray>
#include <QRegularExpression>

namespace charsleuth::viewer {

namespace {

std::vector<Byte> vectorOf(const QByteArray& bytes) {
    return {bytes.begin(), bytes.end()};
}

/// Escapes of two hexadecimal digits behind a mark, anything else as it stands.
std::optional<std::vector<Byte>> unescaped(const QString& text, const QString& mark) {
    const QRegularExpression escape(QRegularExpression::escape(mark) +
                                    QStringLiteral("([0-9A-Fa-f]{2})"));
    if (!text.contains(escape))
        return std::nullopt;
    QByteArray out;
    qsizetype at = 0;
    for (auto it = escape.globalMatch(text); it.hasNext();) {
        const auto found = it.next();
        out += text.mid(at, found.capturedStart() - at).toUtf8();
        out += QByteArray::fromHex(found.captured(1).toLatin1());
        at = found.capturedEnd();
    }
    return vectorOf(out + text.mid(at).toUtf8());
}

/// Those that somebody took for a page of Western Europe.
std::optional<std::vector<Byte>> bytesOfMisread(const QString& text) {
    for (const EncodingId page : {EncodingId::Windows1252, EncodingId::Iso8859_1}) {
        EncodedText encoded = encode(text.toStdU16String(), page);
        if (encoded.lacking.empty())
            return std::move(encoded.bytes);
    }
    return std::nullopt;
}

bool hasMojibake(Bytes utf8) {
    Repairer repairer;
    repairer.feed(decodeMapped(utf8, EncodingId::Utf8));
    return !repairer.conclude().empty();
}

bool isSoundUtf8(Bytes bytes) {
    const TextTally counted = tally(bytes, EncodingId::Utf8);
    return counted.malformed == 0 && counted.sequences > 0 && !hasMojibake(bytes);
}

} // namespace

std::optional<std::vector<Byte>> bytesWrittenAs(const QString& text) {
    static const QRegularExpression hex(
        QStringLiteral(R"(^\s*(0x)?[0-9A-Fa-f]{2}([\s,;:]*(0x)?[0-9A-Fa-f]{2})*[\s,;]*$)"));
    static const QRegularExpression base64(QStringLiteral(R"(^[A-Za-z0-9+/\s]{8,}={0,2}\s*$)"));
    static const QRegularExpression noDigits(QStringLiteral("0x|[^0-9A-Fa-f]"));
    if (hex.match(text).hasMatch())
        return vectorOf(QByteArray::fromHex(QString(text).remove(noDigits).toLatin1()));
    for (const char* mark : {"\\x", "%"})
        if (auto bytes = unescaped(text, QLatin1String(mark)))
            return bytes;
    if (text.contains(QRegularExpression(QStringLiteral("=[0-9A-Fa-f]{2}"))))
        return decodedBody(vectorOf(text.toUtf8()), TransferEncoding::QuotedPrintable);
    if (base64.match(text).hasMatch())
        if (const auto decoded = QByteArray::fromBase64Encoding(
                text.simplified().remove(QLatin1Char(' ')).toLatin1(),
                QByteArray::AbortOnBase64DecodingErrors))
            return vectorOf(*decoded);
    return std::nullopt;
}

std::optional<std::vector<Byte>> bytesOfGarbled(const QString& text) {
    std::optional<std::vector<Byte>> misread = bytesOfMisread(text);
    if (misread && isSoundUtf8(*misread))
        return misread;
    std::vector<Byte> utf8 = vectorOf(text.toUtf8());
    return hasMojibake(utf8) ? std::optional(std::move(utf8)) : misread;
}

} // namespace charsleuth::viewer
