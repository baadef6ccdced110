#pragma once

/// Knowledge of the caller about the input, beside its bytes. Hints are evidence: they shift
/// probabilities and never decide.

#include "core/bytes/exported.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace charsleuth {

enum class HintKind : std::uint8_t {
    ContentType, ///< a Content-Type header's value, or a bare charset label
    Declared,    ///< a label found outside the file
    Language,    ///< BCP 47
    Locale,      ///< POSIX (ja_JP.UTF-8) or BCP 47
    Url,
    Tld,
    Filename,
    Disposition, ///< a Content-Disposition header's value
    From,        ///< a mail address
    Newsgroup,
    Platform, ///< windows, dos, mac, unix, mainframe
    Era,      ///< a year or a decade: 1994, 1990s
    Parent,   ///< encoding of the document that refers to this one
};

struct Hint {
    HintKind kind{};
    std::string value;  ///< as the caller wrote it
    std::string source; ///< who says it, if that is not the user: ".editorconfig"; else empty
};

/// The kind that the command line calls "content-type" and so on; nothing for another word.
CHARSLEUTH_EXPORT std::optional<HintKind> hintKindFromName(std::string_view name);
CHARSLEUTH_EXPORT std::string_view nameOf(HintKind kind);

} // namespace charsleuth
