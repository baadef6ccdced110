#include "core/declared/declaration.h"

#include "core/declared/ascii_view.h"
#include "core/declared/bom_declaration.h"
#include "core/declared/label_lookup.h"
#include "core/declared/reader.h"
#include "core/declared/trust.h"

#include <algorithm>
#include <array>

namespace charsleuth {

namespace {

struct ReaderRow {
    Matches (*read)(const ReaderInput&);
    std::string_view rule;
    Namespace space;
    Trust trust;
    ByteMask needs; ///< text that lacks one of these bytes has no declaration of this rule
    std::string_view title;
};

consteval ByteMask maskOf(std::string_view characters) {
    ByteMask mask;
    for (const char c : characters)
        mask.insert(static_cast<Byte>(c));
    return mask;
}

using enum Namespace;
using enum Trust;

#define CHARSLEUTH_READER(function, rule, space, trust, needs, title)                              \
    ReaderRow{function, rule, space, trust, maskOf(needs), title},
constexpr ReaderRow readers[] = {
#include "core/declared/reader_table.inc"
};
#undef CHARSLEUTH_READER

// The label as written if it is text; else its bytes in hexadecimal.
std::string shown(std::string_view label) {
    const auto printable = [](char c) { return c >= ' ' && c <= '~'; };
    if (std::ranges::all_of(label, printable))
        return std::string(label);
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string hex{"0x"};
    for (const char c : label) {
        hex.push_back(digits[static_cast<unsigned char>(c) >> 4]);
        hex.push_back(digits[static_cast<unsigned char>(c) & 15]);
    }
    return hex;
}

ByteOrder orderOf(const AsciiView& view) {
    if (view.unit() == 1)
        return ByteOrder::Unknown;
    return view.bigEndian() ? ByteOrder::Big : ByteOrder::Little;
}

// Whether the window ends inside the label.
bool isCutOff(const DeclaredInput& input, const AsciiView& view, std::string_view label) {
    const std::string_view head = view.text().head;
    return input.head.size() < input.size &&
           label.data() + label.size() == head.data() + head.size();
}

// Whether the declaration is impossible: wide units cannot declare an encoding of one-byte ASCII,
// nor the other way round.
bool isMoot(const AsciiView& view, std::string_view name, const std::vector<EncodingId>& named) {
    if (named.empty())
        return false;
    if (view.text().bytesAreAscii)
        return namesWideUnits(name) || namesWideUnits(info(named.front()).name);
    return info(named.front()).asciiCompatible;
}

// The sentence about a match: `Emacs -*- line on line 2, because line 1 is a #! line, says
// "koi8-r"`. If the format fixes the encoding, the title is the whole sentence, or the note is,
// where the title does not hold.
std::string sentenceOf(const ReaderRow& row, const DirectiveMatch& match,
                       const std::string& label) {
    if (row.trust == Fixed)
        return std::string(match.note.empty() ? row.title : match.note);
    std::string sentence(row.title);
    if (match.label.empty())
        return sentence;
    if (!match.note.empty())
        sentence.append(" ").append(match.note).append(",");
    return sentence.append(" says \"").append(label).append("\"");
}

Declaration declarationOf(const ReaderRow& row, const DirectiveMatch& match,
                          const AsciiView& view) {
    const std::string_view name = match.means.empty() ? match.label : match.means;
    const bool written = !match.isSignature && !match.label.empty();
    Declaration made{.rule = std::string(row.rule)};
    made.label = written ? shown(match.label) : std::string(match.means);
    made.isName = written && !lookUpLabel(match.label, row.space).empty();
    if (!match.label.empty())
        made.range = view.rangeOf(match.label);
    made.detail = sentenceOf(row, match, made.label);
    made.encodings = lookUpLabel(name, row.space, orderOf(view));
    made.space = row.space;
    made.moot = isMoot(view, name, made.encodings);
    // In a file that may be of another language the tag is worth a little less than an editor's
    // tag.
    made.weight =
        match.sure ? weightOf(row.trust) : std::min(weightOf(row.trust), weightOf(Tag) - Weight{5});
    return made;
}

} // namespace

std::vector<Declaration> readDeclarations(const DeclaredInput& input) {
    const AsciiView view(input);
    // Folded text has other bytes than the input.
    const ByteMask* const present = view.text().bytesAreAscii ? input.present : nullptr;
    std::vector<Declaration> sure, unsure;
    for (const ReaderRow& row : readers) {
        if (present && (row.needs & *present) != row.needs)
            continue;
        for (const DirectiveMatch& match : row.read(view.text())) {
            if (isCutOff(input, view, match.label))
                continue;
            Declaration one = declarationOf(row, match, view);
            if (match.sure || !one.encodings.empty())
                (match.sure ? sure : unsure).push_back(std::move(one));
        }
    }
    const auto strongerFirst = [](std::vector<Declaration>& some) {
        std::ranges::stable_sort(some, std::ranges::greater{}, &Declaration::weight);
    };
    // For the same bytes a rule that is sure of the file's kind comes before a stronger one.
    std::vector<Declaration> all;
    if (std::optional<Declaration> bom = readBom(input.head))
        all.push_back(std::move(*bom));
    for (std::vector<Declaration>* some : {&sure, &unsure}) {
        strongerFirst(*some);
        for (Declaration& one : *some)
            if (!one.range || std::ranges::find(all, one.range, &Declaration::range) == all.end())
                all.push_back(std::move(one));
    }
    strongerFirst(all);
    return all;
}

} // namespace charsleuth
