#include "tests/bench/texts.h"

#include "core/decode/decoder.h"
#include "core/decode/encoder.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <random>

namespace charsleuth::bench {

namespace {

struct Script {
    std::string_view language;
    char16_t first, last; ///< its usual letters
    std::uint_fast32_t longestWord;
    std::u16string_view space;
    std::u16string_view letters = {}; ///< if they are not in one range; the usual ones first

    std::uint_fast32_t count() const {
        return letters.empty() ? last - first + 1U
                               : static_cast<std::uint_fast32_t>(letters.size());
    }
    char16_t letter(std::uint_fast32_t number) const {
        return letters.empty() ? static_cast<char16_t>(first + number) : letters[number];
    }
};
constexpr std::array<Script, 8> scripts{{
    {"en", u'a', u'z', 9, u" "},
    {"ru", u'\u0430', u'\u044F', 10, u" "},
    {"ja", u'\u3042', u'\u3093', 20, u"\u3002"},
    {"ko", u'\uAC00', u'\uAFFF', 5, u" "},
    {"zh-Hans", u'\u4E00', u'\u5FFF', 20, u"\uFF0C"},
    {"zh-Hant", u'\u4E00', u'\u5FFF', 20, u"\uFF0C"},
    {"pl", 0, 0, 9, u" ", u"aioeznrwsctykdpmujlłbgęąóżhśfćńźv"},
    {"vi", 0, 0, 4, u" ", u"nhticagomuàlđyrábưêảvpấạếờớốộđệồâãìíúừữ"},
}};

std::u16string randomText(const Script& script, std::size_t units) {
    std::mt19937 random(1);
    const std::uint_fast32_t letters = script.count();
    std::u16string text;
    while (text.size() < units) {
        for (auto left = 1 + random() % script.longestWord; left > 0; --left) {
            // The product of two makes the first letters the more frequent ones.
            const auto letter = (random() % letters) * (random() % letters) / letters;
            text += script.letter(letter);
        }
        text += random() % 12 == 0 ? u"\n" : script.space;
    }
    return text;
}

} // namespace

std::u16string textIn(std::string_view language, std::size_t units) {
    const auto script = std::ranges::find(scripts, language, &Script::language);
    return script == scripts.end() ? std::u16string() : randomText(*script, units);
}

std::u16string writtenText(const std::filesystem::path& corpus, std::string_view language) {
    std::ifstream in(corpus / (std::string(language) + ".txt"), std::ios::binary);
    const std::vector<Byte> bytes(std::istreambuf_iterator<char>(in), {});
    return decode(bytes, EncodingId::Utf8).text;
}

std::vector<Byte> encodedText(std::u16string_view text, EncodingId encoding, std::size_t size) {
    const std::vector<Byte> once = encode(text, encoding).bytes;
    std::vector<Byte> bytes;
    bytes.reserve(size);
    while (bytes.size() < size && !once.empty())
        bytes.insert(bytes.end(), once.begin(),
                     once.begin() +
                         static_cast<std::ptrdiff_t>(std::min(once.size(), size - bytes.size())));
    return bytes;
}

} // namespace charsleuth::bench
