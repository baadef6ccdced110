#include "core/parts/mail_bodies.h"

#include "core/bytes/lines.h"
#include "core/declared/card_property.h"
#include "core/declared/content_type.h"
#include "core/declared/header_block.h"
#include "core/declared/scan.h"
#include "core/decode/base64_units.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>

namespace charsleuth {

namespace {

using namespace scan;

std::optional<TransferEncoding> transferOf(Text value) {
    for (const auto transfer : {TransferEncoding::QuotedPrintable, TransferEncoding::Base64})
        if (equal(trim(value), nameOf(transfer)))
            return transfer;
    return std::nullopt;
}

/// Reads mails line by line.
class MailReader {
public:
    explicit MailReader(Text all)
        : m_all(all), m_rest(all), m_uncounted(all), m_isMailbox(all.starts_with("From ")) {}

    std::vector<EncodedBody> bodies() {
        readHeaders();
        bool isAfterBlank = false;
        while (!m_rest.empty()) {
            const Text atLine = m_rest;
            const Text line = takeLine(m_rest);
            if (m_isMailbox && isAfterBlank && line.starts_with("From ")) {
                endBody(offsetOf(atLine));
                m_boundaries.clear();
                m_rest = atLine;
                readHeaders();
            } else if (const auto boundary = boundaryIn(line)) {
                endBody(offsetOf(atLine));
                if (boundary == Boundary::Opens)
                    readHeaders();
            }
            isAfterBlank = line.empty();
        }
        endBody(m_all.size());
        return std::move(m_bodies);
    }

private:
    enum class Boundary { Opens, Closes };

    std::uint64_t offsetOf(Text text) const {
        return static_cast<std::uint64_t>(text.data() - m_all.data());
    }

    std::optional<Boundary> boundaryIn(Text line) const {
        if (!takeExactly(line, "--"))
            return std::nullopt;
        line = trim(line);
        if (m_boundaries.contains(line))
            return Boundary::Opens;
        if (line.ends_with("--") && m_boundaries.contains(line.substr(0, line.size() - 2)))
            return Boundary::Closes;
        return std::nullopt;
    }

    struct Headers {
        ContentType type;
        std::optional<TransferEncoding> transfer;
    };
    Headers takeHeaders() {
        Headers headers;
        for (HeaderField field; takeHeaderField(m_rest, field);) {
            if (equal(field.name, "Content-Type"))
                headers.type = readContentType(field.value);
            else if (equal(field.name, "Content-Transfer-Encoding"))
                headers.transfer = transferOf(field.value);
        }
        if (!m_rest.empty() && isLineEnd(m_rest.front()))
            takeLine(m_rest);
        return headers;
    }

    /// Reads a header block, and those of the mails that are forwarded in it, up to a body.
    void readHeaders() {
        Headers headers = takeHeaders();
        while (startsWith(headers.type.type, "message/"))
            headers = takeHeaders();
        const ContentType& type = headers.type;
        if (!type.boundary.empty())
            m_boundaries.insert(type.boundary);
        if (!headers.transfer)
            return;
        m_open = EncodedBody{.bytes = {offsetOf(m_rest), 0}, .transfer = *headers.transfer};
        m_open->isText = type.type.empty() || startsWith(type.type, "text/");
        if (!type.charset.empty())
            m_open->label = {offsetOf(type.charset), offsetOf(type.charset) + type.charset.size()};
    }

    void endBody(std::uint64_t end) {
        if (!m_open)
            return;
        auto& [begin, last] = m_open->bytes;
        for (const char c : {'\n', '\r'})
            end -= end > begin && m_all[end - 1] == c ? 1 : 0;
        last = end;
        m_open->firstLine = linesTo(begin) + 1;
        m_open->lastLine = std::max(m_open->firstLine, linesTo(end));
        const Text body = m_all.substr(begin, end - begin);
        if (isAscii(bytesOf(body))) // both transfer encodings have 7 bits (RFC 2045, section 2.7)
            m_bodies.push_back(*m_open);
        m_open.reset();
    }

    /// Lines that begin before an offset. Requires: offsets do not fall.
    std::uint64_t linesTo(std::uint64_t offset) {
        for (; !m_uncounted.empty() && offsetOf(m_uncounted) < offset; ++m_lines)
            takeLine(m_uncounted);
        return m_lines;
    }

    Text m_all, m_rest, m_uncounted;
    std::uint64_t m_lines = 0; ///< before `m_uncounted`
    bool m_isMailbox;
    std::set<Text> m_boundaries; ///< of the mail that is read
    std::optional<EncodedBody> m_open;
    std::vector<EncodedBody> m_bodies;
};

/// The values in quoted-printable of vCards or vCalendars.
std::vector<EncodedBody> valuesIn(Text cards) {
    std::vector<EncodedBody> values;
    const auto offsetOf = [&](Text text) {
        return static_cast<std::uint64_t>(text.data() - cards.data());
    };
    std::uint64_t number = 0; // of the line
    for (Text rest = cards; !rest.empty();) {
        Text line = takeLine(rest);
        const auto property = readCardProperty(line);
        ++number;
        if (!property || !property->isQuotedPrintable)
            continue;
        EncodedBody value{.bytes = {offsetOf(property->value), 0},
                          .firstLine = number,
                          .transfer = TransferEncoding::QuotedPrintable};
        if (const Text label = property->charset; !label.empty())
            value.label = {offsetOf(label), offsetOf(label) + label.size()};
        for (Text last = property->value; trim(last).ends_with('=') && !rest.empty(); ++number)
            last = line = takeLine(rest);
        value.bytes.end = offsetOf(line) + line.size();
        value.lastLine = number;
        if (isAscii(bytesOf(cards.substr(value.bytes.begin, value.bytes.size()))))
            values.push_back(value);
    }
    return values;
}

std::vector<Byte> fromBase64(Bytes body) {
    std::vector<Byte> bytes;
    std::uint32_t bits = 0;
    unsigned count = 0;
    for (const Byte byte : body) {
        const int digit = base64Digits[byte];
        if (byte == '=') // what follows was encoded by itself
            count = 0;
        if (digit < 0)
            continue;
        bits = bits << 6 | static_cast<std::uint32_t>(digit);
        count += 6;
        if (count >= 8) {
            count -= 8;
            bytes.push_back(static_cast<Byte>(bits >> count));
        }
    }
    return bytes;
}

std::vector<Byte> fromQuotedPrintable(Text body) {
    std::vector<Byte> bytes;
    while (!body.empty()) {
        const char c = body.front();
        body.remove_prefix(1);
        if (c != '=') {
            bytes.push_back(static_cast<Byte>(c));
            continue;
        }
        Byte byte = 0;
        const Text digits = body.substr(0, 2);
        const Text after = skipBlanks(body);
        if (digits.size() == 2 &&
            std::from_chars(digits.data(), digits.data() + 2, byte, 16).ptr == digits.data() + 2) {
            bytes.push_back(byte);
            body.remove_prefix(2);
        } else if (after.empty() || isLineEnd(after.front())) { // the line goes on in the next one
            body = after;
            takeLine(body);
        } else {
            bytes.push_back('=');
        }
    }
    return bytes;
}

} // namespace

std::string_view nameOf(TransferEncoding transfer) {
    return transfer == TransferEncoding::Base64 ? "base64" : "quoted-printable";
}

std::vector<EncodedBody> encodedBodiesIn(Bytes mail) {
    const Text text = viewOf(mail);
    return startsCard(text) ? valuesIn(text) : MailReader(text).bodies();
}

std::vector<Byte> decodedBody(Bytes body, TransferEncoding transfer) {
    return transfer == TransferEncoding::Base64 ? fromBase64(body)
                                                : fromQuotedPrintable(viewOf(body));
}

} // namespace charsleuth
