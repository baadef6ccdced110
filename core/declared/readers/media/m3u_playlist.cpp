// Playlists: `#EXTENC:NAME` (unofficial M3U extension) in a .m3u; HTTP Live Streaming is UTF-8
// (RFC 8216, section 4), and so is what is called .m3u8.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readM3uPlaylist(const ReaderInput& input) {
    const Fit fit = fitOf(input, {"m3u", "m3u8"});
    if (fit == Fit::No || (fit == Fit::Unknown && !input.head.starts_with("#EXTM3U")))
        return {};
    Lines lines(input.head);
    Text text;
    while (lines.next(text)) {
        if (!take(text, "#EXTENC:"))
            continue;
        if (const Text label = takeLabel(text); !label.empty())
            return {{.label = label}};
    }
    return {};
}

Matches readHlsPlaylist(const ReaderInput& input) {
    if (fitOf(input, {"m3u", "m3u8"}) == Fit::No || !input.head.starts_with("#EXTM3U"))
        return {};
    bool streaming = equal(extensionOf(input.fileName), "m3u8");
    Lines lines(input.head);
    Text text;
    while (!streaming && lines.next(text))
        streaming = text.starts_with("#EXT-X-");
    if (!streaming)
        return {};
    return {{.label = input.head.substr(0, 7), .means = "UTF-8", .isSignature = true}};
}

} // namespace charsleuth
