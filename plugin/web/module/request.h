#pragma once

/// A question as JavaScript asks it.

#include "core/detect.h"

#include <string>
#include <string_view>

namespace charsleuth::wasm {

struct Request {
    DetectOptions options;
    std::string file;    ///< its name, for the answer
    bool goesOn = false; ///< the input is longer than what will be fed
    bool brief =
        false; ///< candidates without reasons and previews; mixture and mojibake not sought
    bool segments = false; ///< the parts in different encodings, too
    std::string error;     ///< what is wrong with the question, in words; empty where nothing is
};

/// `fields`: names and values by turns, a NUL behind each: "file", "top" (a number, 0 for all),
/// "goes-on", "brief" and "segments" ("1"), "hint" (KIND=VALUE), "only" and "exclude" (a label).
/// The last three may come again and again.
Request readRequest(std::string_view fields);

} // namespace charsleuth::wasm
