#pragma once

/// Every known encoding: its names, its menu group, its relations to others.
///
/// The rows are constants generated from resources/encodings/encodings.tsv. All functions may be
/// called from any thread; nothing here allocates.

#include "core/bytes/exported.h"
#include "core/registry/encoding_id.h"

#include <optional>
#include <span>
#include <string_view>

namespace charsleuth {

/// The authority that gives a name. An encoding may have several names in a namespace; the first is
/// preferred.
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
    Common, ///< names in use that no standard has: misspellings, vendors' names
};

struct EncodingInfo {
    EncodingId id{};
    std::string_view name;   ///< canonical: WHATWG's name, else IANA's, else the one in widest use
    std::string_view region; ///< menu group, e.g. "Japanese"
    std::string_view label;  ///< as a menu shows it, e.g. "Japanese (Shift_JIS)"
    std::span<const std::string_view> languages; ///< BCP 47, most usual first; may be empty
    std::string_view era;                        ///< when it was in use, e.g. "1983-"
    std::string_view platform; ///< dos, windows, mac, unix, mainframe, internet, ...
    /// Decodes everything that this one decodes to the same text, except C1 controls.
    std::optional<EncodingId> superset;
    /// The encoding in which an editor should open it: the superset, or itself.
    EncodingId editAs{};
    /// The name that editors use for editAs: "CP949" for EUC-KR, whose row has the same table.
    /// findEncoding() gives editAs.
    std::string_view editAsName;
    std::string_view decoder;     ///< "single:NAME", "utf-8", "shift_jis", "icu:NAME", ...
    bool asciiCompatible = false; ///< bytes 00..7F decode as ASCII, control codes included
};

/// All rows, in the order of EncodingId.
CHARSLEUTH_EXPORT std::span<const EncodingInfo> allEncodings();

CHARSLEUTH_EXPORT const EncodingInfo& info(EncodingId id);

/// Whether the encoding is EBCDIC: a code page in which ASCII bytes are other characters.
CHARSLEUTH_EXPORT bool isEbcdic(EncodingId id);

/// The encoding that a label names, in any namespace. ASCII case and surrounding white space are
/// ignored. Where namespaces disagree WHATWG wins ("latin1" is windows-1252), but ISO-8859-1,
/// ISO-8859-9, ISO-8859-11 and TIS-620, spelt exactly so, are code pages of their own. An unknown
/// label is compared again by its letters and digits alone (Unicode Technical Standard 22, section
/// 1.4: "Shift-JIS", "iso_8859-5", "cp-1251"). Nothing for a label that is still unknown.
CHARSLEUTH_EXPORT std::optional<EncodingId> findEncoding(std::string_view label);

/// The encoding that a label names in one namespace, by the rules of the namespace's program
/// (Python treats '-' as '_', Vim treats '_' as '-'). There is no second, looser comparison.
CHARSLEUTH_EXPORT std::optional<EncodingId> findEncoding(std::string_view label, Namespace space);

/// All names of the encoding in a namespace, preferred first. May be empty.
CHARSLEUTH_EXPORT std::span<const std::string_view> namesIn(EncodingId id, Namespace space);

} // namespace charsleuth
