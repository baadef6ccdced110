#include "core/parts/lost_characters.h"

#include "core/decode/decoder.h"
#include "core/decode/utf8_text.h"
#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth {

namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";          ///< U+FFFD in UTF-8
constexpr std::string_view asLatin1 = "\xC3\xAF\xC2\xBF\xC2\xBD", ///< "ï¿½"
    asGbk = "\xE9\x94\x9F\xE6\x96\xA4\xE6\x8B\xB7";               ///< "锟斤拷"
constexpr std::size_t longestWord = 64;                           ///< bytes; a trace is shorter

/// Question marks in words are traces only where there are that many, in that many different
/// words, and that many for each other question mark; in regular expressions they are none.
constexpr std::uint64_t fewestMarks = 5, marksForEachOther = 4;
constexpr std::size_t fewestWords = 3;

constexpr std::string_view hexDigits = "0123456789ABCDEF";

unsigned byteAt(std::string_view text, std::size_t at) {
    return static_cast<unsigned char>(text[at]);
}

bool isBeyondAscii(char c) {
    return static_cast<unsigned char>(c) >= 0x80;
}

bool isSmallLetter(char c) {
    return (c >= 'a' && c <= 'z') || isBeyondAscii(c);
}

bool isLetter(char c) {
    return isSmallLetter(c) || (c >= 'A' && c <= 'Z');
}

} // namespace

std::string inWords(const LostCharacters& lost) {
    const bool control = lost.trace.size() == 2 && lost.trace.front() == '\xC2';
    std::string words = '"' + lost.trace + '"';
    if (lost.trace == replacement)
        words = "U+FFFD";
    else if (control) // its second byte in UTF-8 is its number
        words = std::string("U+00") + hexDigits[byteAt(lost.trace, 1) >> 4] +
                hexDigits[byteAt(lost.trace, 1) & 15];
    return words + " in place of " + std::to_string(lost.count) + " lost character" +
           (lost.count == 1 ? "" : "s");
}

LostCharacterSearch::LostCharacterSearch(EncodingId encoding) : m_encoding(encoding) {
    const std::string_view decoder = info(encoding).decoder;
    if (encoding == EncodingId::Utf8)
        m_traces = {std::string(replacement), std::string(asLatin1), std::string(asGbk)};
    else if (decoder.starts_with("single:"))
        m_traces = {std::string(replacement)};
    else // of two bytes each: half a pair would be part of other characters
        m_traces = {std::string(replacement) + std::string(replacement)};
    m_begins['?'] = true;
    m_begins[0xC2] = encoding == EncodingId::Utf8; // of C1 controls
    for (const std::string& trace : m_traces)
        m_begins[byteAt(trace, 0)] = true;
}

void LostCharacterSearch::feed(Bytes piece) {
    if (!info(m_encoding).asciiCompatible)
        return;
    m_text.append(piece.begin(), piece.end());
    if (m_text.size() < 2 * longestWord)
        return;
    searchTo(m_text.size() - longestWord);
    const std::size_t cut = m_from - std::min(m_from, longestWord);
    m_text.erase(0, cut);
    m_textAt += cut;
    m_from -= cut;
}

std::optional<LostCharacters> LostCharacterSearch::conclude() {
    searchTo(m_text.size());
    const bool marked = !m_isPattern && m_marks.count >= fewestMarks &&
                        m_words.size() >= fewestWords &&
                        m_marks.count >= marksForEachOther * m_otherMarks;
    if (marked && (m_found.count == 0 || m_marks.first.begin < m_found.first.begin)) {
        m_marks.count += m_found.count;
        m_found = m_marks;
    } else if (marked) {
        m_found.count += m_marks.count;
    }
    return m_found.count > 0 ? std::optional(m_found) : std::nullopt;
}

void LostCharacterSearch::searchTo(std::size_t end) {
    std::size_t at = m_from;
    for (; at < end; ++at) {
        if (!m_begins[byteAt(m_text, at)])
            continue;
        if (m_text[at] == '?') {
            addMark(at);
        } else if (const std::size_t size = traceAt(at); size > 0) {
            if ((at > 0 && speaks(at - 1)) || speaks(at + size))
                add(m_found, at, size);
            at += size - 1;
        }
    }
    m_from = at;
}

/// The size of the trace that begins there; 0: none does.
std::size_t LostCharacterSearch::traceAt(std::size_t at) const {
    const std::string_view rest = std::string_view(m_text).substr(at);
    for (const std::string& trace : m_traces)
        if (rest.starts_with(trace))
            return trace.size();
    // U+0085 ends lines in text that comes from EBCDIC.
    const bool control = m_encoding == EncodingId::Utf8 && rest.size() > 1 && rest[0] == '\xC2' &&
                         static_cast<unsigned char>(rest[1]) < 0xA0 && rest[1] != '\x85';
    return control ? 2 : 0;
}

bool LostCharacterSearch::speaks(std::size_t at) const {
    return at < m_text.size() && isLetter(m_text[at]);
}

/// Counts a question mark, by where it stands.
void LostCharacterSearch::addMark(std::size_t at) {
    constexpr std::string_view ofPatterns = ")]}*+.\\";
    m_isPattern = m_isPattern || (at > 0 && ofPatterns.find(m_text[at - 1]) != ofPatterns.npos);
    const auto isOfWord = [this](std::size_t i) { return isLetter(m_text[i]) || m_text[i] == '?'; };
    std::size_t begin = at, end = at + 1;
    while (begin > 0 && at - begin < longestWord && isOfWord(begin - 1))
        --begin;
    while (end < m_text.size() && end - at < longestWord && isOfWord(end))
        ++end;
    constexpr std::string_view beforeWords = " \t\r\n\"'(", behindWords = " \t\r\n\"').,;:!-";
    const bool alone = (begin == 0 || beforeWords.find(m_text[begin - 1]) != std::string::npos) &&
                       (end == m_text.size() || behindWords.find(m_text[end]) != std::string::npos);
    const bool between =
        at > begin && speaks(at - 1) && end > at + 1 && isSmallLetter(m_text[at + 1]);
    if (!between || !alone) {
        ++m_otherMarks;
        return;
    }
    const std::string word = m_text.substr(begin, end - begin);
    if (m_words.size() < fewestWords && std::ranges::find(m_words, word) == m_words.end())
        m_words.push_back(word);
    add(m_marks, at, 1);
}

void LostCharacterSearch::add(LostCharacters& found, std::size_t at, std::size_t size) const {
    if (found.count++ > 0)
        return;
    found.first = {m_textAt + at, m_textAt + at + size};
    const auto* bytes = reinterpret_cast<const Byte*>(m_text.data()) + at;
    found.trace = toUtf8(decode({bytes, size}, m_encoding).text);
}

} // namespace charsleuth
