// Playlists: `#EXTENC:NAME` (unofficial M3U extension); HTTP Live Streaming is UTF-8 (RFC 8216,
// section 4), and so is what is called .m3u8.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readM3uPlaylist(const ReaderInput& input) {
    if (fitOf(input, {"m3u", "m3u8"}) == Fit::No)
        return {};
    const bool extended = input.head.starts_with("#EXTM3U");
    const bool named = fitOf(input, {"m3u"}) == Fit::Yes;
    if (!extended && !named)
        return {};
    bool streaming = equal(extensionOf(input.fileName), "m3u8");
    Lines lines(input.head);
    Text text;
    while (lines.next(text)) {
        streaming = streaming || text.starts_with("#EXT-X-");
        if (!take(text, "#EXTENC:"))
            continue;
        if (const Text label = takeLabel(text); !label.empty())
            return {{.label = label}};
    }
    if (!extended || !streaming)
        return {};
    return {{.label = input.head.substr(0, 7), .means = "UTF-8", .isSignature = true}};
}

} // namespace charsleuth
