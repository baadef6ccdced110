#pragma once

/// The names in an archive, read together: what no member tells of itself, all of them tell.

#include "core/bytes/bytes.h"
#include "core/ranking/detection.h"

#include <optional>
#include <string>
#include <vector>

namespace charsleuth {

/// How a member's name is known.
enum class NameSource {
    Ascii,             ///< every encoding gives it
    Flag,              ///< the archive says that it is Unicode, and its bytes bear that out
    UnicodeExtraField, ///< Info-ZIP's field 0x7075 has it in UTF-8
    Detected,
    Asked, ///< read in the encoding that the caller asked for
};

/// "ascii", "flag", "unicode-extra-field", "detected", "asked"
std::string_view nameOf(NameSource source);

struct ArchiveMember {
    std::string raw; ///< bytes of the name in the archive; UTF-8 where the format has Unicode
    std::optional<std::string> told; ///< the name in UTF-8, where the format has another place
    bool isFlaggedUtf8 = false;
    std::optional<std::uint64_t> size; ///< bytes unpacked
    bool isEncrypted = false, isLink = false, isFolder = false;

    std::string name; ///< UTF-8, made by readNames(); a malformed byte as "⟦E9⟧"
    NameSource source{};
    bool isMalformed = false; ///< it has such bytes
};

/// Where the program that made the archive ran, as far as the archive tells.
enum class MadeOn { Unknown, DosOrWindows, Unix, Mac };

/// What is wrong with an archive.
struct ArchiveTrouble {
    std::string words;                ///< "has ...", "is ..."
    bool isDamage = false;            ///< members may be missing, or be others than they were
    std::optional<std::size_t> first; ///< of the members that the words are about
    std::size_t count = 1;            ///< how many these are
};

struct ArchiveNames {
    std::vector<ArchiveMember> members;
    std::optional<EncodingId> encoding; ///< of the names that no member tells otherwise
    std::vector<Byte> evidence;         ///< the names that were read together, one a line
    Detection detection;                ///< of the evidence
    std::vector<std::string> trouble;   ///< what is wrong with the archive, in words
    std::vector<std::string> damage;    ///< those of these by which members may be missing
};

/// `asked`: the encoding to read names in that are not told otherwise.
ArchiveNames readNames(std::vector<ArchiveMember> members, MadeOn madeOn,
                       std::optional<EncodingId> asked = std::nullopt);

/// Adds the trouble in words, with the names of members as they are harmless on a terminal.
void tell(ArchiveNames& names, const std::vector<ArchiveTrouble>& trouble);

/// Tells of names that one folder cannot hold together, and of malformed ones.
void tellAlike(ArchiveNames& names);

/// UTF-8 of a name's bytes; a malformed byte as "⟦E9⟧". Says whether there is one.
std::string decodedName(std::string_view raw, EncodingId encoding, bool* isMalformed = nullptr);

} // namespace charsleuth
