#include "app/losses/damage.h"

#include "core/decode/decoder.h"
#include "core/repair/encoders.h"
#include "core/repair/misread_pages.h"

#include <algorithm>
#include <bit>
#include <iterator>

namespace charsleuth {

namespace {

constexpr char16_t replacement = u'\uFFFD';

struct Decomposition {
    char16_t character, first, second; ///< second: 0 where it is one unit
};

constexpr Decomposition decompositions[] = {
#include "app/losses/generated/decompositions.inc"
};

/// Hangul syllables are made of their letters (Unicode Standard 15, section 3.12).
std::u16string decomposedHangul(char16_t syllable) {
    constexpr char16_t firstSyllable = 0xAC00, leads = 0x1100, vowels = 0x1161, trails = 0x11A7;
    constexpr char16_t vowelCount = 21, trailCount = 28;
    const auto number = static_cast<char16_t>(syllable - firstSyllable);
    const auto trail = static_cast<char16_t>(number % trailCount);
    std::u16string letters{static_cast<char16_t>(leads + number / (vowelCount * trailCount)),
                           static_cast<char16_t>(vowels + number / trailCount % vowelCount)};
    if (trail != 0)
        letters += static_cast<char16_t>(trails + trail);
    return letters;
}

/// The character with all its marks apart; itself where it has none.
std::u16string decomposed(char16_t character) {
    if (character >= 0xAC00 && character <= 0xD7A3)
        return decomposedHangul(character);
    std::u16string marks;
    for (;;) {
        const auto* const row =
            std::ranges::lower_bound(decompositions, character, {}, &Decomposition::character);
        if (row == std::end(decompositions) || row->character != character)
            return character + marks;
        if (row->second != 0)
            marks.insert(0, 1, row->second);
        character = row->first;
    }
}

struct Respelling {
    char16_t letter;
    std::u16string_view asciiLetters;
};

/// How letters are written where only ASCII is to be had: by the orthographies of German, Danish,
/// Norwegian, Swedish, Icelandic, French, Polish, Croatian and Turkish.
constexpr Respelling respellings[] = {
    {u'ß', u"ss"}, {u'ä', u"ae"}, {u'ö', u"oe"}, {u'ü', u"ue"}, {u'Ä', u"Ae"}, {u'Ö', u"Oe"},
    {u'Ü', u"Ue"}, {u'Ä', u"AE"}, {u'Ö', u"OE"}, {u'Ü', u"UE"}, {u'å', u"aa"}, {u'Å', u"Aa"},
    {u'Å', u"AA"}, {u'ø', u"oe"}, {u'Ø', u"Oe"}, {u'Ø', u"OE"}, {u'ø', u"o"},  {u'Ø', u"O"},
    {u'æ', u"ae"}, {u'Æ', u"Ae"}, {u'Æ', u"AE"}, {u'œ', u"oe"}, {u'Œ', u"Oe"}, {u'Œ', u"OE"},
    {u'ł', u"l"},  {u'Ł', u"L"},  {u'đ', u"d"},  {u'Đ', u"D"},  {u'đ', u"dj"}, {u'Đ', u"Dj"},
    {u'ð', u"d"},  {u'Ð', u"D"},  {u'þ', u"th"}, {u'Þ', u"Th"}, {u'ı', u"i"},  {u'ħ', u"h"},
};

bool isAscii(char16_t unit) {
    return unit < 0x80;
}

std::u16string outsideAscii(std::u16string_view text) {
    std::u16string units;
    std::ranges::remove_copy_if(text, std::back_inserter(units), isAscii);
    return units;
}

/// Whether `now` is what was read, apart from characters that the reader could not make out.
bool isReadAs(const DecodedText& read, std::u16string_view now) {
    if (read.malformed.empty())
        return read.text == now;
    const auto isLost = [](char16_t unit) { return unit == replacement || unit == u'?'; };
    std::u16string left, leftNow;
    std::ranges::remove_copy_if(read.text, std::back_inserter(left), isLost);
    std::ranges::remove_copy_if(now, std::back_inserter(leftNow), isLost);
    return left == leftNow && !std::ranges::all_of(left, isAscii);
}

/// A control character that text does not have.
bool isControl(char16_t unit) {
    constexpr std::u16string_view usual = u"\t\n\v\f\r\x1A\x1B";
    return (unit < u' ' && usual.find(unit) == usual.npos) || unit == 0x7F;
}

using Kinds = unsigned; ///< a bit for each TextDamage

Kinds bit(TextDamage damage) {
    return 1U << static_cast<unsigned>(damage);
}

/// Whether somebody who respells letters in ASCII, or leaves them out, would have kept the word: it
/// has such letters still.
bool keepsSuch(std::u16string_view now, Kinds kinds) {
    return std::ranges::any_of(now, [&](char16_t unit) {
        return isLetterOutsideAscii(unit) &&
               ((kinds & bit(TextDamage::Deleted)) != 0 || decomposed(unit).front() < 0x80);
    });
}

/// Whether letters stand in a word of ASCII letters that are not of their script: a word without a
/// space before it, which somebody took away.
bool isOtherWord(std::u16string_view before, std::u16string_view now) {
    const auto isAsciiLetter = [](char16_t unit) {
        return (unit | 0x20) >= u'a' && (unit | 0x20) <= u'z';
    };
    const auto isOfOtherScript = [](char16_t unit) {
        const bool isLatin = unit < 0x250 || (unit >= 0x1E00 && unit < 0x1F00);
        return isLetterOutsideAscii(unit) && !isLatin;
    };
    return std::ranges::any_of(now, isAsciiLetter) && std::ranges::any_of(before, isOfOtherScript);
}

/// Whether all that changed is how letters are spelled.
bool isOfSpelling(Kinds kinds) {
    return (kinds & ~(bit(TextDamage::Respelled) | bit(TextDamage::Deleted))) == 0;
}

/// What may have been written for a unit of the word before.
struct Way {
    std::u16string_view written;
    Kinds kinds;
};

/// Where one way through both words has come to.
struct Path {
    std::size_t at; ///< in the word now
    Kinds kinds;
};

/// The paths at one place of the word before; of those that meet the one with least damage.
class Paths {
public:
    void add(const Path& path) {
        for (Path& known : m_paths)
            if (known.at == path.at) {
                if (isMilder(path.kinds, known.kinds))
                    known.kinds = path.kinds;
                return;
            }
        if (m_paths.size() < most)
            m_paths.push_back(path);
    }
    const std::vector<Path>& all() const { return m_paths; }
    void clear() { m_paths.clear(); }

private:
    /// Fewer kinds of damage; of as many those that are less grave, which have the higher bits.
    static bool isMilder(Kinds a, Kinds b) {
        const int countA = std::popcount(a), countB = std::popcount(b);
        return countA != countB ? countA < countB : a > b;
    }

    static constexpr std::size_t most = 64;
    std::vector<Path> m_paths;
};

} // namespace

bool isLetterOutsideAscii(char16_t unit) {
    struct Range {
        char16_t first, last;
    };
    // Blocks of letters, by the Unicode Standard 15, "Blocks"; signs and punctuation lie between.
    static constexpr Range letters[] = {
        {0xAA, 0xAA},     {0xB5, 0xB5},     {0xBA, 0xBA},     {0xC0, 0xD6},     {0xD8, 0xF6},
        {0xF8, 0x2C1},    {0x300, 0x1FFF},  {0x2C00, 0x2DFF}, {0x3005, 0x3006}, {0x3041, 0x318E},
        {0x31A0, 0x31FF}, {0x3400, 0x4DBF}, {0x4E00, 0xD7FF}, {0xF900, 0xFDFF}, {0xFE70, 0xFEFC},
        {0xFF21, 0xFF3A}, {0xFF41, 0xFF5A}, {0xFF66, 0xFFDC},
    };
    return unit >= 0x80 && std::ranges::any_of(letters, [unit](const Range& range) {
               return unit >= range.first && unit <= range.last;
           });
}

DamageFinder::DamageFinder(EncodingId before)
    : m_before(before), m_encoders(std::make_unique<Encoders>()) {
    for (const EncodingId page : misreadPages())
        if (page != before)
            m_pages.push_back(page);
    for (const EncodingId page :
         {EncodingId::Gb18030, EncodingId::ShiftJis, EncodingId::EucKr, EncodingId::Big5})
        if (page != before)
            m_pages.push_back(page);
}

DamageFinder::~DamageFinder() = default;

std::optional<ChainStep> DamageFinder::misreadingBetween(std::u16string_view before,
                                                         std::u16string_view now) {
    constexpr std::size_t enough = 200; // words without a page, after which only some are tried
    constexpr std::size_t mostLater = 2;
    if (std::ranges::all_of(now, isAscii) || std::ranges::all_of(before, isAscii))
        return std::nullopt;
    const auto bytes = m_encoders->encode(before, m_before).bytes;
    const std::size_t pages = m_triedInVain > enough ? mostLater : m_pages.size();
    for (std::size_t i = 0; i < pages; ++i) {
        const EncodingId page = m_pages[i];
        if (!isReadAs(decode(bytes, page), now))
            continue;
        const auto place = m_pages.begin() + static_cast<std::ptrdiff_t>(i);
        std::rotate(m_pages.begin(), place, place + 1);
        m_triedInVain = 0;
        return ChainStep{.written = m_before, .readAs = page};
    }
    ++m_triedInVain;
    return std::nullopt;
}

std::optional<TextDamage> DamageFinder::replacedBetween(std::u16string_view before,
                                                        std::u16string_view now) {
    static constexpr std::u16string_view marks = u"????", signs = u"\uFFFD\uFFFD\uFFFD\uFFFD";
    Paths here, next;
    here.add({.at = 0, .kinds = 0});
    std::vector<Way> ways;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const char16_t unit = before[i];
        std::u16string apart;
        ways.assign(1, {before.substr(i, 1), 0});
        if (unit >= 0x80) {
            for (std::size_t count = 1; count <= marks.size(); ++count) {
                ways.push_back({signs.substr(0, count), bit(TextDamage::Replaced)});
                ways.push_back({marks.substr(0, count), bit(TextDamage::QuestionMarks)});
            }
        }
        if (isLetterOutsideAscii(unit)) {
            apart = decomposed(unit);
            if (apart.size() > 1) {
                ways.push_back({apart, bit(TextDamage::Decomposed)});
                if (apart.front() < 0x80)
                    ways.push_back(
                        {std::u16string_view(apart).substr(0, 1), bit(TextDamage::Respelled)});
            }
            for (const Respelling& each : respellings)
                if (each.letter == unit)
                    ways.push_back({each.asciiLetters, bit(TextDamage::Respelled)});
            ways.push_back({{}, bit(TextDamage::Deleted)});
        }
        for (std::size_t p = 0; p < here.all().size(); ++p) {
            const Path path = here.all()[p];
            if (path.at < now.size() && isControl(now[path.at]) && !isControl(unit))
                here.add({path.at + 1, path.kinds | bit(TextDamage::Controls)});
            for (const Way& way : ways)
                if (now.substr(path.at).starts_with(way.written) &&
                    !(way.kinds != 0 && way.written == before.substr(i, 1)))
                    next.add({path.at + way.written.size(), path.kinds | way.kinds});
        }
        std::swap(here, next);
        next.clear();
        if (here.all().empty())
            return std::nullopt;
    }
    for (std::size_t p = 0; p < here.all().size(); ++p) {
        const Path path = here.all()[p];
        if (path.at == now.size() && path.kinds != 0)
            return isOfSpelling(path.kinds) && keepsSuch(now, path.kinds)
                       ? std::nullopt
                       : std::optional(static_cast<TextDamage>(std::countr_zero(path.kinds)));
        if (path.at < now.size() && isControl(now[path.at]))
            here.add({path.at + 1, path.kinds | bit(TextDamage::Controls)});
    }
    return std::nullopt;
}

std::optional<DamagedWord> DamageFinder::betweenLines(std::u16string_view before,
                                                      std::u16string_view now) {
    constexpr Byte backslash = 0x5C, sevenBits = 0x7F;
    if (before == now || std::ranges::all_of(before, isAscii))
        return std::nullopt;
    auto was = m_encoders->encode(before, m_before);
    std::u16string inSevenBits;
    for (const Byte byte : was.bytes)
        inSevenBits += static_cast<char16_t>(byte & sevenBits);
    if (inSevenBits == now)
        return DamagedWord{TextDamage::SevenBits, std::nullopt};
    auto is = m_encoders->encode(now, m_before);
    std::erase(was.bytes, backslash);
    std::erase(is.bytes, backslash);
    if (was.bytes == is.bytes && is.lacking.empty() && outsideAscii(before) != outsideAscii(now))
        return DamagedWord{TextDamage::Unescaped, std::nullopt};
    if (const auto step = misreadingBetween(before, now))
        return DamagedWord{TextDamage::Misread, step};
    return std::nullopt;
}

std::optional<DamagedWord> DamageFinder::between(std::u16string_view before,
                                                 std::u16string_view now) {
    if (before == now)
        return std::nullopt;
    if (const auto replaced = replacedBetween(before, now))
        return *replaced == TextDamage::Deleted && isOtherWord(before, now)
                   ? std::nullopt
                   : std::optional(DamagedWord{*replaced, std::nullopt});
    if (const auto step = misreadingBetween(before, now))
        return DamagedWord{TextDamage::Misread, step};
    return std::nullopt;
}

} // namespace charsleuth
