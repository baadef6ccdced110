// The @charset rule of CSS Syntax Level 3, section 3.2: these bytes exactly, at the very start, all
// within 1024 bytes.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readCssCharset(const ReaderInput& input) {
    Text text = input.head.substr(0, 1024);
    if (!input.bytesAreAscii || !takeExactly(text, "@charset \""))
        return {};
    const Text label = text.substr(0, text.find('"'));
    const bool plain =
        std::ranges::all_of(label, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (!plain || label.empty() || label.size() > longestLabel ||
        !from(text, label.size()).starts_with("\";"))
        return {};
    const bool utf16 = isAmong(label, {"utf-16", "utf-16be", "utf-16le"});
    return {{.label = label, .means = utf16 ? "UTF-8" : ""}};
}

} // namespace charsleuth
