#include "app/convert/checked_encoder.h"

#include "app/files/digits.h"

namespace charsleuth {

namespace {

constexpr bool isHigh(char16_t unit) {
    return (unit & 0xFC00) == 0xD800;
}
constexpr bool isLow(char16_t unit) {
    return (unit & 0xFC00) == 0xDC00;
}

/// The character at `at`, a pair as one.
char32_t characterAt(std::u16string_view text, std::size_t at) {
    if (isHigh(text[at]) && at + 1 < text.size() && isLow(text[at + 1]))
        return 0x10000 + ((text[at] - 0xD800u) << 10) + (text[at + 1] - 0xDC00u);
    return text[at];
}

} // namespace

std::u16string escapeOf(char32_t character) {
    const std::string ascii = "\\u{" + hexDigits(character, 4) + '}';
    return {ascii.begin(), ascii.end()};
}

std::u16string CheckedEncoder::withoutLacking(std::u16string_view text,
                                              const std::vector<std::uint64_t>& lacking,
                                              ConversionReport& report) {
    std::u16string out;
    std::size_t at = 0;
    for (const std::uint64_t offset : lacking) {
        const std::size_t place = offset - m_units;
        const char32_t character = characterAt(text, place);
        m_lines.pass(text.substr(at, place - at));
        note(character, report);
        out += text.substr(at, place - at);
        if (m_onLoss == OnLoss::Escape)
            out += escapeOf(character);
        else if (m_onLoss == OnLoss::StandIn)
            out += m_standIn(character);
        else if (m_onLoss == OnLoss::Replace)
            out += u'?';
        at = place + (character > 0xFFFF ? 2 : 1);
    }
    m_lines.pass(text.substr(at));
    out += text.substr(at);
    return out;
}

void CheckedEncoder::note(char32_t character, ConversionReport& report) {
    ++report.lacking;
    auto found = m_places.find(character);
    if (found == m_places.end()) {
        if (m_places.size() == ConversionReport::charactersKept)
            return;
        found = m_places.emplace(character, m_places.size()).first;
        report.characters.push_back({.character = character});
    }
    LackingCharacter& known = report.characters[found->second];
    ++known.count;
    known.lines.add(m_lines.line());
}

std::vector<Byte> CheckedEncoder::add(std::u16string text, ConversionReport& report) {
    text.insert(0, m_held);
    m_held.clear();
    if (!text.empty() && isHigh(text.back())) {
        m_held = text.back();
        text.pop_back();
    }
    const Encoder before = m_encoder;
    EncodedText encoded;
    m_encoder.feed(text, encoded);
    if (!encoded.lacking.empty()) {
        text = withoutLacking(text, encoded.lacking, report);
        m_encoder = before;
        encoded = {};
        m_encoder.feed(text, encoded);
        report.reread = report.reread && encoded.lacking.empty(); // not even "?" can be written
    } else {
        m_lines.pass(text);
    }
    m_units += text.size();
    m_expected += text;
    DecodedText reread;
    m_decoder.feed(encoded.bytes, reread);
    compare(reread, report);
    return std::move(encoded.bytes);
}

std::vector<Byte> CheckedEncoder::finish(ConversionReport& report) {
    EncodedText encoded;
    m_encoder.finish(encoded);
    DecodedText reread;
    m_decoder.feed(encoded.bytes, reread);
    m_decoder.finish(reread);
    compare(reread, report);
    report.reread = report.reread && m_expected.empty() && m_held.empty();
    return std::move(encoded.bytes);
}

void CheckedEncoder::compare(const DecodedText& reread, ConversionReport& report) {
    if (!reread.malformed.empty() || !m_expected.starts_with(reread.text))
        report.reread = false;
    m_expected.erase(0, reread.text.size());
}

} // namespace charsleuth
