#include "core/declared/label_lookup.h"

#include "core/declared/scan.h"

#include <algorithm>
#include <array>
#include <string>

namespace charsleuth {

namespace {

using namespace scan;

void drop(Text& label, Text ending) {
    if (label.size() > ending.size() && equal(label.substr(label.size() - ending.size()), ending))
        label.remove_suffix(ending.size());
}

// The label in lower case, with '-' for '_' and blanks, without the namespace's decorations.
std::string undressed(Text label, Namespace space) {
    label = trim(label);
    if (space == Namespace::Emacs)
        for (const Text ending : {"-unix", "-dos", "-mac", "-with-signature"})
            drop(label, ending);
    if (space == Namespace::Python)
        drop(label, "_sig"), drop(label, "-sig");
    if (space == Namespace::Vim)
        take(label, "8bit-") || take(label, "2byte-");
    drop(label, "-bom"); // EditorConfig, Git
    std::string plain;
    for (const char c : label)
        plain.push_back(c == '_' || isBlank(c) ? '-' : lower(c));
    return plain;
}

bool isNumber(Text text) {
    return !text.empty() && std::ranges::all_of(text, isDigit);
}

// Outside the web a name is meant literally, so the web's meaning comes last.
std::optional<EncodingId> findIn(Text label, Namespace space) {
    using enum Namespace;
    if (const auto found = findEncoding(label, space))
        return found;
    if (space != Whatwg)
        for (const Namespace literal : {Iana, Python, Iconv, Emacs, Vim, Java})
            if (const auto found = findEncoding(label, literal))
                return found;
    return findEncoding(label);
}

// The code page of a number, or of a name as programs spell it: "cp20866", "ANSI_1252", "dos850".
std::optional<EncodingId> findNumber(Text plain) {
    takeExactly(plain, "x-") || takeExactly(plain, "microsoft-"); // Hunspell's "microsoft-cp1251"
    for (const Text before : {"cp", "ansi", "dos", "oem", "windows", "win"})
        if (takeExactly(plain, before)) {
            takeExactly(plain, "-");
            break;
        }
    if (!isNumber(plain))
        return std::nullopt;
    if (const auto found = findEncoding(plain, Namespace::Windows))
        return found;
    if (plain.starts_with("8859") && plain.size() > 4) // ESRI's code page files
        return findEncoding(std::string("iso-8859-").append(plain.substr(4)));
    for (const Text before : {"cp", "windows-", "ibm"})
        if (const auto found = findEncoding(std::string(before).append(plain)))
            return found;
    return std::nullopt;
}

std::optional<EncodingId> findDressed(Text label, Namespace space) {
    if (const auto found = findIn(trim(label), space))
        return found;
    const std::string plain = undressed(label, space);
    if (const auto found = findIn(plain, space))
        return found;
    return findNumber(plain);
}

constexpr std::array<Text, 9> sixteen = {"utf-16",      "utf16",           "ucs-2",
                                         "ucs2",        "iso-10646-ucs-2", "unicode",
                                         "unicode-1-1", "csunicode",       "utf-16-bom"};
constexpr std::array<Text, 6> thirtyTwo = {"utf-32", "utf32",  "ucs-4",
                                           "ucs4",   "csucs4", "iso-10646-ucs-4"};

template <typename Names>
bool isOneOf(const Names& names, Text label) {
    return std::ranges::any_of(names, [&](Text name) { return equal(name, label); });
}

std::vector<EncodingId> inBothOrders(Text little, Text big, ByteOrder order) {
    std::vector<EncodingId> found;
    if (order != ByteOrder::Big)
        if (const auto id = findEncoding(little))
            found.push_back(*id);
    if (order != ByteOrder::Little)
        if (const auto id = findEncoding(big))
            found.push_back(*id);
    return found;
}

} // namespace

std::vector<EncodingId> lookUpLabel(std::string_view label, Namespace space, ByteOrder order) {
    const std::string plain = undressed(label, space);
    if (isOneOf(sixteen, plain))
        return inBothOrders("UTF-16LE", "UTF-16BE", order);
    if (isOneOf(thirtyTwo, plain))
        return inBothOrders("UTF-32LE", "UTF-32BE", order);
    if (const auto found = findDressed(label, space))
        return {*found};
    return {};
}

bool namesWideUnits(std::string_view label) {
    const std::string plain = undressed(label, Namespace::Emacs);
    return isOneOf(sixteen, plain) || isOneOf(thirtyTwo, plain) || plain.starts_with("utf-16") ||
           plain.starts_with("utf-32");
}

} // namespace charsleuth
