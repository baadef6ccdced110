#include "tests/accuracy/typing.h"

#include <unicode/normalizer2.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>

namespace charsleuth::accuracy {

namespace {

/// What stands for a character that is lacking; where it has several, the first that can be
/// written.
struct Substitute {
    char16_t character;
    std::u16string_view typed;
};

constexpr std::array substitutes{
    Substitute{u'\u00A0', u" "},       Substitute{u'\u00AB', u"\""},
    Substitute{u'\u00AD', u""},        Substitute{u'\u00BB', u"\""},
    Substitute{u'\u00B0', u"o"},       Substitute{u'\u00B7', u"-"},
    Substitute{u'\u00D7', u"x"},       Substitute{u'\u0110', u"\u00D0"},
    Substitute{u'\u0132', u"IJ"},      Substitute{u'\u0133', u"ij"},
    Substitute{u'\u0140', u"l\u00B7"}, Substitute{u'\u0149', u"'n"},
    Substitute{u'\u0152', u"OE"},      Substitute{u'\u0153', u"oe"},
    Substitute{u'\u0160', u"S"},       Substitute{u'\u0161', u"s"},
    Substitute{u'\u017D', u"Z"},       Substitute{u'\u017E', u"z"},
    Substitute{u'\u0218', u"\u015E"},  Substitute{u'\u0219', u"\u015F"},
    Substitute{u'\u021A', u"\u0162"},  Substitute{u'\u021B', u"\u0163"},
    Substitute{u'\u015E', u"\u0218"},  Substitute{u'\u015F', u"\u0219"},
    Substitute{u'\u0162', u"\u021A"},  Substitute{u'\u0163', u"\u021B"},
    Substitute{u'\u02BB', u"'"},       Substitute{u'\u02BC', u"'"},
    Substitute{u'\u0301', u""},        Substitute{u'\u0401', u"\u0415"},
    Substitute{u'\u0451', u"\u0435"},  Substitute{u'\u045D', u"\u0438"},
    Substitute{u'\u05BE', u"-"},       Substitute{u'\u05F3', u"'"},
    Substitute{u'\u05F4', u"\""},      Substitute{u'\u066A', u"%"},
    Substitute{u'\u066B', u","},       Substitute{u'\u066C', u","},
    Substitute{u'\u06A9', u"\u0643"},  Substitute{u'\u06AA', u"\u0643"},
    Substitute{u'\u06C0', u"\u0647"},  Substitute{u'\u06C1', u"\u0647"},
    Substitute{u'\u06CC', u"\u064A"},  Substitute{u'\u06CC', u"\u0649"},
    Substitute{u'\u06D4', u"."},       Substitute{u'\u200B', u""},
    Substitute{u'\u200C', u""},        Substitute{u'\u200D', u""},
    Substitute{u'\u200E', u""},        Substitute{u'\u200F', u""},
    Substitute{u'\u2010', u"-"},       Substitute{u'\u2011', u"-"},
    Substitute{u'\u2012', u"-"},       Substitute{u'\u2013', u"-"},
    Substitute{u'\u2014', u"\u2015"},  Substitute{u'\u2014', u"-"},
    Substitute{u'\u2015', u"\u2014"},  Substitute{u'\u2015', u"-"},
    Substitute{u'\u2018', u"'"},       Substitute{u'\u2019', u"'"},
    Substitute{u'\u201A', u"'"},       Substitute{u'\u201B', u"'"},
    Substitute{u'\u201C', u"\""},      Substitute{u'\u201D', u"\""},
    Substitute{u'\u201E', u"\""},      Substitute{u'\u2022', u"*"},
    Substitute{u'\u2026', u"..."},     Substitute{u'\u202F', u" "},
    Substitute{u'\u2032', u"'"},       Substitute{u'\u2033', u"\""},
    Substitute{u'\u2039', u"'"},       Substitute{u'\u203A', u"'"},
    Substitute{u'\u20AC', u"EUR"},     Substitute{u'\u2116', u"N"},
    Substitute{u'\u2122', u"(TM)"},    Substitute{u'\u2212', u"\uFF0D"},
    Substitute{u'\u2212', u"-"},       Substitute{u'\u2225', u"\u2016"},
    Substitute{u'\u2016', u"\u2225"},  Substitute{u'\u2500', u"\u2014"},
    Substitute{u'\u301C', u"\uFF5E"},  Substitute{u'\uFF5E', u"\u301C"},
    Substitute{u'\uFF0D', u"\u2212"},  Substitute{u'\u30FB', u"\u00B7"},
    Substitute{u'\uFEFF', u""},
};

/// Hebrew points and accents, Arabic vowel signs.
bool isPoint(char32_t c) {
    return (c >= 0x0591 && c <= 0x05C7 && c != 0x05BE && c != 0x05C0 && c != 0x05C3) ||
           (c >= 0x064B && c <= 0x0652) || c == 0x0670;
}

/// Extended Arabic-Indic and Arabic-Indic digits have ASCII ones.
std::optional<char16_t> asciiDigit(char32_t c) {
    for (const char32_t zero : {0x0660, 0x06F0, 0xFF10})
        if (c >= zero && c < zero + 10)
            return static_cast<char16_t>(u'0' + (c - zero));
    return std::nullopt;
}

/// Visual order without the rules' finer points: the line reversed, but its runs of left-to-right
/// letters and digits not.
std::u16string visual(std::u16string line) {
    const auto leftToRight = [](char16_t unit) {
        return (unit >= u'0' && unit <= u'9') || (unit >= u'A' && unit <= u'Z') ||
               (unit >= u'a' && unit <= u'z');
    };
    std::ranges::reverse(line);
    for (auto at = line.begin(); at != line.end();) {
        const auto end = std::find_if_not(at, line.end(), leftToRight);
        std::reverse(at, end);
        at = end == line.end() ? end : end + 1;
    }
    return line;
}

} // namespace

/// Nearly any bytes are text in these, so their files begin with the signature.
static bool needsSignature(EncodingId encoding) {
    constexpr std::array signedEncodings{EncodingId::Scsu, EncodingId::Bocu1, EncodingId::Utf1,
                                         EncodingId::UtfEbcdic};
    return std::ranges::find(signedEncodings, encoding) != signedEncodings.end();
}

Typist::Typist(EncodingId encoding) : m_encoding(encoding), m_encoder(encoding) {
    std::u16string all;
    for (char32_t c = 0; c < 0x10000; ++c)
        all += static_cast<char16_t>(c);
    EncodedText encoded;
    Encoder(m_encoder).feed(all, encoded);
    m_has.set();
    for (const std::uint64_t at : encoded.lacking)
        m_has.reset(at);
}

bool Typist::has(char32_t character) const {
    if (character < 0x10000)
        return m_has[character];
    EncodedText encoded;
    const std::array<char16_t, 2> pair{static_cast<char16_t>(0xD7C0 + (character >> 10)),
                                       static_cast<char16_t>(0xDC00 + (character & 0x3FF))};
    Encoder(m_encoder).feed({pair.data(), pair.size()}, encoded);
    return encoded.lacking.empty();
}

/// A letter with all its marks but one, then that mark, as Vietnamese is typed in windows-1258.
bool Typist::typeDecomposed(char32_t character, std::u16string& out) const {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* nfd = icu::Normalizer2::getNFDInstance(status);
    const icu::Normalizer2* nfc = icu::Normalizer2::getNFCInstance(status);
    if (U_FAILURE(status))
        return false;
    const icu::UnicodeString apart =
        nfd->normalize(icu::UnicodeString(static_cast<UChar32>(character)), status);
    for (int mark = 1; mark < apart.length(); ++mark) {
        icu::UnicodeString rest(apart);
        rest.remove(mark, 1);
        const icu::UnicodeString letter = nfc->normalize(rest, status);
        if (letter.length() == 1 && m_has[letter[0]] && m_has[apart[mark]]) {
            out += letter[0];
            out += apart[mark];
            return true;
        }
    }
    return false;
}

bool Typist::typeCharacter(char32_t character, std::u16string& out) const {
    if (has(character)) {
        if (character >= 0x10000)
            out += static_cast<char16_t>(0xD7C0 + (character >> 10));
        out +=
            static_cast<char16_t>(character < 0x10000 ? character : 0xDC00 + (character & 0x3FF));
        return true;
    }
    for (const Substitute& substitute : substitutes)
        if (substitute.character == character &&
            std::ranges::all_of(substitute.typed, [&](char16_t unit) { return m_has[unit]; })) {
            out += substitute.typed;
            return true;
        }
    if (const auto digit = asciiDigit(character); digit && m_has[*digit]) {
        out += *digit;
        return true;
    }
    return isPoint(character) || typeDecomposed(character, out);
}

std::optional<std::u16string> Typist::typed(std::u16string_view line, bool plain) const {
    std::u16string out;
    for (std::size_t i = 0; i < line.size(); ++i) {
        char32_t character = line[i];
        if ((character & 0xFC00) == 0xD800 && i + 1 < line.size())
            character = 0x10000 + ((character & 0x3FF) << 10) + (line[++i] & 0x3FFU);
        if (plain && isPoint(character))
            continue;
        if (!typeCharacter(character, out))
            return std::nullopt;
    }
    return m_encoding == EncodingId::Iso8859_8 ? visual(std::move(out)) : out;
}

std::vector<Byte> Typist::bytes(std::u16string_view text) const {
    EncodedText encoded;
    Encoder encoder(m_encoder);
    if (needsSignature(m_encoding))
        encoder.feed(u"\uFEFF", encoded);
    encoder.feed(text, encoded);
    encoder.finish(encoded);
    return std::move(encoded.bytes);
}

} // namespace charsleuth::accuracy
