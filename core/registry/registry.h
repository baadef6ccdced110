#pragma once

/// Every known encoding: its names, where it belongs in a menu, what it is related to.
///
/// The rows are constants made from resources/encodings/encodings.tsv; everything here may be
/// called from any thread and nothing here allocates.

#include "core/registry/encoding_id.h"

#include <optional>
#include <span>
#include <string_view>

namespace charsleuth {

/// Who gives a name. One encoding may have several names in a namespace; the first is preferred.
enum class Namespace : std::uint8_t {
    Iana,
    Whatwg,
    Emacs,
    Vim,
    Python,
    Iconv,
    Windows,
    Java,
    Latex,
    VsCode,
    Qt,
    Common, ///< names in use that no standard gives: misspellings, vendors' names
};

struct EncodingInfo {
    EncodingId id{};
    std::string_view name;   ///< canonical: WHATWG's name, else IANA's, else the one in widest use
    std::string_view region; ///< menu group, e.g. "Japanese"
    std::string_view label;  ///< as a menu shows it, e.g. "Japanese (Shift_JIS)"
    std::span<const std::string_view> languages; ///< BCP 47, most usual first; may be empty
    std::string_view era;                        ///< when it was in use, e.g. "1983-"
    std::string_view platform;          ///< dos, windows, mac, unix, mainframe, internet, ...
    std::optional<EncodingId> superset; ///< decodes all this one does to the same text, C1 aside
    EncodingId editAs{}; ///< what an editor should open it as (see the superset; else itself)
    std::string_view editAsName;  ///< the name for that with editors: "CP949" for EUC-KR, whose row
                                  ///< is the same table; findEncoding() gives editAs
    std::string_view decoder;     ///< "single:NAME", "utf-8", "shift_jis", "icu:NAME", ...
    bool asciiCompatible = false; ///< bytes 00..7F alone decode as ASCII (control codes included)
};

/// All rows, in the order of EncodingId.
std::span<const EncodingInfo> allEncodings();

const EncodingInfo& info(EncodingId id);

/// Whether it is a page on which ASCII is not itself: EBCDIC.
bool isOfMainframes(EncodingId id);

/// The encoding that a label names, in whatever namespace; ASCII case and surrounding white space
/// are ignored. Where namespaces disagree WHATWG wins ("latin1" is windows-1252), but ISO-8859-1,
/// ISO-8859-9, ISO-8859-11 and TIS-620 by exactly these names are pages of their own. A label that
/// nobody has is compared once more by its letters and digits alone (Unicode Technical Standard 22,
/// section 1.4: "Shift-JIS", "iso_8859-5", "cp-1251"). Nothing for an unknown label.
std::optional<EncodingId> findEncoding(std::string_view label);

/// The same within one namespace only, by its own program's rules (Python reads '-' as '_', Vim '_'
/// as '-') and without the second, looser comparison.
std::optional<EncodingId> findEncoding(std::string_view label, Namespace space);

/// All names of the encoding in a namespace, preferred first; empty where it has none.
std::span<const std::string_view> namesIn(EncodingId id, Namespace space);

} // namespace charsleuth
