// Text that authors put there to help detectors: Japanese words near the top of a page (the words
// that tell EUC-JP from Shift_JIS best were collected for that), and a word in a comment.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

#include <array>

namespace charsleuth {

namespace {

using namespace scan;
using namespace std::string_view_literals;

constexpr std::size_t searched = 1024;

enum class Place : unsigned char { Anywhere, Comment };

struct Marker {
    Text bytes;
    Text encoding;
    Place place;
};

// A test decodes each by its encoding and finds the same word in all rows of it.
constexpr std::array markers = {
    Marker{"\xC8\xFE\xC6\xFD"sv, "EUC-JP", Place::Anywhere}, // beautiful breasts
    Marker{"\x94\xFC\x93\xFB"sv, "Shift_JIS", Place::Anywhere},
    Marker{"\xE7\xBE\x8E\xE4\xB9\xB3"sv, "UTF-8", Place::Anywhere},
    Marker{"\xBF\xFD\xA4\xCE\xB1\xFD\xCD\xE8"sv, "EUC-JP", Place::Anywhere}, // sparrows' comings
    Marker{"\x90\x9D\x82\xCC\x89\x9D\x97\x88"sv, "Shift_JIS", Place::Anywhere},
    Marker{"\xE9\x9B\x80\xE3\x81\xAE\xE5\xBE\x80\xE6\x9D\xA5"sv, "UTF-8", Place::Anywhere},
    Marker{"\xA4\xA2\xA4\xA4\xA4\xA6\xA4\xA8\xA4\xAA"sv, "EUC-JP", Place::Comment}, // a i u e o
    Marker{"\x82\xA0\x82\xA2\x82\xA4\x82\xA6\x82\xA8"sv, "Shift_JIS", Place::Comment},
    Marker{"\xE3\x81\x82\xE3\x81\x84\xE3\x81\x86\xE3\x81\x88\xE3\x81\x8A"sv, "UTF-8",
           Place::Comment},
    Marker{"fran\xC3\xA7"
           "ais"sv,
           "UTF-8", Place::Comment},
    Marker{"fran\xE7"
           "ais"sv,
           "ISO-8859-1", Place::Comment},
    Marker{"fran\x87"
           "ais"sv,
           "IBM850", Place::Comment},
    Marker{"fran\x8D"
           "ais"sv,
           "macintosh", Place::Comment},
};

// The line up to `at` opens a comment.
bool isInComment(Text head, std::size_t at) {
    const std::size_t lineStart = head.find_last_of("\r\n", at) + 1; // npos + 1 is 0
    const Text before = skipBlanks(head.substr(lineStart, at - lineStart));
    for (const Text opening : {"<!--", "/*", "*", "//", "#", ";", "%", "--", "rem "})
        if (startsWith(before, opening))
            return true;
    return false;
}

} // namespace

Matches readMarkerText(const ReaderInput& input) {
    if (!input.bytesAreAscii)
        return {};
    const Text head = input.head.substr(0, searched);
    unsigned char any = 0; // all bytes together: each marker has some above ASCII
    for (const char c : head)
        any |= static_cast<unsigned char>(c);
    if (any < 0x80)
        return {};
    for (const Marker& marker : markers) {
        const std::size_t at = head.find(marker.bytes);
        if (at == none || (marker.place == Place::Comment && !isInComment(head, at)))
            continue;
        return {{.label = head.substr(at, marker.bytes.size()),
                 .means = marker.encoding,
                 .isSignature = true}};
    }
    return {};
}

} // namespace charsleuth
