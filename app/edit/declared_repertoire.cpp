#include "app/edit/declared_repertoire.h"

#include "app/convert/decoded_pieces.h"
#include "app/edit/shown_text.h"
#include "app/sidecar/said_encoding.h"
#include "core/declared/declaration.h"
#include "core/repair/utf16.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// A label's letters and digits, in lower case.
std::string plain(std::string_view label) {
    std::string letters;
    for (const char c : label)
        if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z'))
            letters += c;
        else if (c >= 'A' && c <= 'Z')
            letters += static_cast<char>(c - 'A' + 'a');
    return letters;
}

bool hasOneOf(std::string_view label, std::initializer_list<std::string_view> words) {
    return std::ranges::any_of(
        words, [&](std::string_view word) { return label.find(word) != label.npos; });
}

/// Bytes of a character of two bytes, both inclusive.
struct Pairs {
    unsigned first = 0, last = 0;
};

bool isAmong(unsigned pair, std::initializer_list<Pairs> ranges) {
    return std::ranges::any_of(
        ranges, [&](const Pairs& range) { return pair >= range.first && pair <= range.last; });
}

std::optional<DeclaredEncoding> declaredBy(const DeclaredInput& input, const std::string& path,
                                           BesideReader& beside) {
    for (const Declaration& one : readDeclarations(input))
        if (!one.decides && !one.moot && one.isName && !one.encodings.empty())
            return DeclaredEncoding{one.label, one.rule, one.encodings.front(), one.space};
    if (const auto said = saidBeside(path, beside))
        return DeclaredEncoding{said->label, said->by, said->encodings.front(), Namespace::Iconv};
    return std::nullopt;
}

} // namespace

std::optional<DeclaredEncoding> declaredEncoding(Bytes bytes, const std::string& path,
                                                 BesideReader& beside) {
    const Bytes tail = bytes.last(std::min(bytes.size(), declaredTailSize));
    return declaredBy({.head = bytes.first(std::min(bytes.size(), declaredHeadSize)),
                       .tail = tail,
                       .tailOffset = bytes.size() - tail.size(),
                       .size = bytes.size(),
                       .fileName = path},
                      path, beside);
}

DeclaredRepertoire::DeclaredRepertoire(DeclaredEncoding declared)
    : m_declared(std::move(declared)), m_set(setOf(m_declared)), m_encoder(m_declared.encoding) {
    if (m_set == Set::Jis0208 || m_set == Set::Jis0208AndKana)
        m_pairs.emplace(EncodingId::EucJp);
    else if (m_set == Set::KsX1001)
        m_pairs.emplace(EncodingId::EucKr);
    else if (m_set == Set::Gb2312 || m_set == Set::Gbk)
        m_pairs.emplace(EncodingId::Gbk);
    else if (m_set != Set::Whole)
        m_pairs.emplace(EncodingId::Big5);
}

DeclaredRepertoire::Set DeclaredRepertoire::setOf(const DeclaredEncoding& declared) {
    // Browsers, Windows and Visual Studio Code have the wide tables.
    const bool isWide = declared.space == Namespace::Whatwg ||
                        declared.space == Namespace::Windows || declared.space == Namespace::VsCode;
    const std::string label = plain(declared.label);
    switch (isWide ? EncodingId::Utf8 : declared.encoding) {
    case EncodingId::ShiftJis:
        return hasOneOf(label, {"932", "943", "31j", "mskanji"}) ? Set::Whole : Set::Jis0208AndKana;
    case EncodingId::EucJp:
        return hasOneOf(label, {"51932", "20932", "ms", "win"}) ? Set::Whole : Set::Jis0208AndKana;
    case EncodingId::Iso2022Jp:
        return hasOneOf(label, {"5022"}) ? Set::Whole : Set::Jis0208;
    case EncodingId::EucKr:
        return hasOneOf(label, {"949", "uhc"}) ? Set::Whole : Set::KsX1001;
    case EncodingId::Iso2022Kr:
        return Set::KsX1001;
    case EncodingId::Gbk:
        return hasOneOf(label, {"936", "gbk"}) ? Set::Gbk : Set::Gb2312;
    case EncodingId::HzGb2312:
        return Set::Gb2312;
    case EncodingId::Big5:
        return hasOneOf(label, {"hkscs"}) ? Set::Whole
               : hasOneOf(label, {"950"}) ? Set::Cp950
                                          : Set::Big5;
    default:
        return Set::Whole;
    }
}

// Each is the standard's rows as CPython and glibc have them; the test mcp_lost asks CPython about
// every character.
bool DeclaredRepertoire::isIn(Set set, Bytes bytes) {
    if (bytes.size() != 2)
        return false;
    const unsigned pair = bytes[0] * 256U + bytes[1];
    switch (set) {
    case Set::Whole:
        return true;
    case Set::Jis0208: // without NEC's row 13 and the rows of NEC and IBM behind 84
        return bytes[0] != 0x8E && bytes[0] != 0xAD && bytes[0] <= 0xF4;
    case Set::Jis0208AndKana:
        return bytes[0] == 0x8E || isIn(Set::Jis0208, bytes);
    case Set::KsX1001:
        return bytes[0] >= 0xA1 && bytes[1] >= 0xA1 && pair != 0xA4D4;
    case Set::Gb2312:
        return bytes[0] >= 0xA1 && bytes[1] >= 0xA1 && bytes[0] <= 0xF7 &&
               !isAmong(pair, {{0xA2A1, 0xA2B0},
                               {0xA2E3, 0xA2E4},
                               {0xA6D9, 0xA6FE},
                               {0xA8BB, 0xA8C4},
                               {0xAAA1, 0xAFFE}});
    case Set::Gbk:
        return !isAmong(pair, {{0xA2E3, 0xA2E4},
                               {0xA6D9, 0xA6DF},
                               {0xA6EC, 0xA6ED},
                               {0xA6F3, 0xA6F3},
                               {0xA8BC, 0xA8BC},
                               {0xA8BF, 0xA8BF},
                               {0xA989, 0xA995},
                               {0xFE50, 0xFEA0}});
    case Set::Big5:
        return bytes[0] >= 0xA1 &&
               !isAmong(pair, {{0xA3C0, 0xA3E1}, {0xC6A1, 0xC8FE}, {0xF9D6, 0xFEFE}});
    case Set::Cp950:
        return bytes[0] >= 0xA1 &&
               !isAmong(pair, {{0xA3C0, 0xA3E0}, {0xC6A1, 0xC8FE}, {0xFA40, 0xFEFE}});
    }
    return true;
}

bool DeclaredRepertoire::covers(EncodingId encoding) const {
    for (auto wider = std::optional(m_declared.encoding); wider; wider = info(*wider).superset)
        if (*wider == encoding)
            return true;
    return info(m_declared.encoding).editAs == encoding;
}

bool DeclaredRepertoire::has(char32_t character) const {
    if (character < 0x80)
        return true;
    const auto [known, isNew] = m_known.try_emplace(character, true);
    if (!isNew)
        return known->second;
    std::u16string units;
    appendUtf16(units, character);
    const auto encoded = [&](const Encoder& encoder) {
        EncodedText text;
        Encoder(encoder).feed(units, text);
        return text;
    };
    const bool isPrivate = character >= 0xE000 && character < 0xF900;
    known->second = encoded(m_encoder).lacking.empty();
    if (known->second && m_pairs) {
        const EncodedText pair = encoded(*m_pairs);
        known->second = !isPrivate && pair.lacking.empty() && isIn(m_set, pair.bytes);
    }
    return known->second;
}

std::vector<DeclaredRepertoire::Unreadable>
DeclaredRepertoire::unreadableIn(std::u16string_view text, std::u16string_view old) const {
    std::unordered_map<char32_t, std::size_t> kept;
    for (std::size_t at = 0; at < old.size(); ++at)
        if (markedByte(old, at) >= 0)
            at += markLength - 1; // it stands for a byte
        else if (const char32_t character = characterAt(old, at); !has(character))
            ++kept[character];
    std::vector<Unreadable> found;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (markedByte(text, at) >= 0) {
            at += markLength - 1;
            continue;
        }
        const std::size_t begin = at;
        const char32_t character = characterAt(text, at);
        if (has(character))
            continue;
        std::size_t& left = kept[character];
        if (left > 0)
            --left;
        else
            found.push_back({character, begin});
    }
    return found;
}

Result<std::optional<UnreadableText>> unreadableTextIn(FileSource& source, const std::string& path,
                                                       EncodingId encoding, BesideReader& beside) {
    const std::uint64_t size = source.size();
    const std::uint64_t tailOffset = size - std::min<std::uint64_t>(size, declaredTailSize);
    std::vector<Byte> headBuffer, tailBuffer;
    const auto head =
        source.bytesAt({0, std::min<std::uint64_t>(size, declaredHeadSize)}, headBuffer);
    const auto tail = source.bytesAt({tailOffset, size}, tailBuffer);
    if (!head || !tail)
        return head ? tail.error() : head.error();
    auto declared = declaredBy(
        {.head = *head, .tail = *tail, .tailOffset = tailOffset, .size = size, .fileName = path},
        path, beside);
    if (!declared)
        return std::optional<UnreadableText>();
    const DeclaredRepertoire repertoire(*std::move(declared));
    const bool sameAll = repertoire.isWhole() && repertoire.declared().encoding == encoding;
    if (sameAll || !repertoire.covers(encoding))
        return std::optional<UnreadableText>();
    UnreadableText found{.declared = repertoire.declared()};
    DecodedPieces pieces(source, encoding);
    MappedText piece;
    for (bool more = true; more;) {
        const auto next = pieces.next(piece);
        if (!next)
            return next.error();
        more = *next;
        for (std::size_t at = 0; at < piece.text.size(); ++at) {
            const std::size_t begin = at;
            const char32_t character = characterAt(piece.text, at);
            const bool known =
                character == 0xFEFF || character == 0xFFFD || repertoire.has(character);
            if (!known && found.count++ == 0) {
                found.first = character;
                found.offset = piece.byteOf[begin];
            }
        }
    }
    return found.count > 0 ? std::optional(std::move(found)) : std::nullopt;
}

} // namespace charsleuth
