#include "app/archive/archive_names.h"

#include "app/files/letter_case.h"
#include "app/files/malformed_bytes.h"
#include "app/files/printable.h"
#include "core/decode/decoder.h"
#include "core/decode/utf8_text.h"
#include "core/detect.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace charsleuth {

namespace {

bool isAscii(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return static_cast<Byte>(c) < 0x80; });
}

/// Encodings that no program writes names in: a name is bytes without NUL in which '/' is '/'.
std::vector<EncodingId> implausible() {
    std::vector<EncodingId> encodings;
    for (const EncodingInfo& row : allEncodings()) {
        const bool isShifting = row.platform == "internet" || row.id == EncodingId::Utf7;
        if (!row.asciiCompatible || isShifting)
            encodings.push_back(row.id);
    }
    return encodings;
}

/// Each part of a path once: a folder's name is no new evidence in each of its files.
std::vector<Byte> evidenceOf(const std::vector<ArchiveMember*>& members) {
    std::unordered_set<std::string_view> seen;
    std::vector<Byte> evidence;
    for (const ArchiveMember* member : members) {
        std::string_view rest = member->raw;
        while (!rest.empty()) {
            const std::string_view part = rest.substr(0, rest.find('/'));
            rest.remove_prefix(std::min(part.size() + 1, rest.size()));
            if (isAscii(part) || !seen.insert(part).second)
                continue;
            evidence.insert(evidence.end(), part.begin(), part.end());
            evidence.push_back('\n');
        }
    }
    return evidence;
}

std::vector<Hint> hintsOf(MadeOn madeOn) {
    switch (madeOn) {
    case MadeOn::DosOrWindows:
        return {{HintKind::Platform, "dos", "archive"}, {HintKind::Platform, "windows", "archive"}};
    case MadeOn::Mac:
        return {{HintKind::Platform, "mac", "archive"}};
    case MadeOn::Unix:
    case MadeOn::Unknown:
        break;
    }
    return {};
}

/// Decodes the names that no member tells.
void readTogether(ArchiveNames& names, const std::vector<ArchiveMember*>& open, MadeOn madeOn,
                  std::optional<EncodingId> asked) {
    constexpr std::size_t listed = 5;
    names.evidence = evidenceOf(open);
    names.detection = detect(names.evidence, {.hints = hintsOf(madeOn),
                                              .exclude = implausible(),
                                              .listed = listed,
                                              .explained = listed});
    names.encoding = asked;
    if (!asked && !names.detection.ranked.empty())
        names.encoding = names.detection.ranked.front().encoding;
    for (ArchiveMember* member : open)
        member->name = decodedName(member->raw, names.encoding.value_or(EncodingId::Windows1252),
                                   &member->isMalformed);
}

/// Members that a folder holds one of; of folders there may be several.
std::vector<ArchiveTrouble> alikeIn(const std::vector<ArchiveMember>& members) {
    ArchiveTrouble alike{.words = "has names that several members have", .count = 0};
    ArchiveTrouble byCase{.words = "has names that differ from others by case only", .count = 0};
    ArchiveTrouble malformed{
        .words = "has names with bytes that do not fit, written in brackets (⟦E9⟧)", .count = 0};
    const auto note = [](ArchiveTrouble& trouble, std::size_t i) {
        ++trouble.count;
        trouble.first = trouble.first.value_or(i);
    };
    std::unordered_set<std::string_view> names;
    std::unordered_set<std::string> small;
    for (std::size_t i = 0; i < members.size(); ++i) {
        if (members[i].isMalformed)
            note(malformed, i);
        std::string_view name = members[i].name;
        if (name.ends_with('/'))
            name.remove_suffix(1);
        const bool isFirst = names.insert(name).second;
        if (!isFirst && !members[i].isFolder)
            note(alike, i);
        if (isFirst && !small.insert(inSmallLetters(name)).second)
            note(byCase, i);
    }
    std::vector<ArchiveTrouble> found = {alike, byCase, malformed};
    std::erase_if(found, [](const ArchiveTrouble& one) { return one.count == 0; });
    return found;
}

} // namespace

void tell(ArchiveNames& names, const std::vector<ArchiveTrouble>& trouble) {
    for (const ArchiveTrouble& one : trouble) {
        std::string words = one.words;
        if (one.first)
            words += ": " + printable(names.members[*one.first].name);
        if (one.count > 1)
            words +=
                " and " + std::to_string(one.count - 1) + (one.count == 2 ? " other" : " others");
        if (one.isDamage)
            names.damage.push_back(words);
        names.trouble.push_back(std::move(words));
    }
}

std::string_view nameOf(NameSource source) {
    constexpr std::array names = {"ascii", "flag", "unicode-extra-field", "detected", "asked"};
    return names[static_cast<std::size_t>(source)];
}

std::string decodedName(std::string_view raw, EncodingId encoding, bool* isMalformed) {
    const Bytes bytes = bytesOf(raw);
    const DecodedText decoded = decode(bytes, encoding);
    const std::u16string_view text = decoded.text;
    std::string name;
    std::size_t at = 0;
    for (const MalformedRange& malformed : decoded.malformed) {
        appendUtf8(name, text.substr(at, malformed.textOffset - at));
        appendMarks(name, bytes.subspan(malformed.bytes.begin, malformed.bytes.size()));
        at = malformed.textOffset + 1;
    }
    if (isMalformed != nullptr)
        *isMalformed = !decoded.malformed.empty();
    appendUtf8(name, text.substr(at));
    return name;
}

ArchiveNames readNames(std::vector<ArchiveMember> members, MadeOn madeOn,
                       std::optional<EncodingId> asked) {
    ArchiveNames names{.members = std::move(members)};
    std::vector<ArchiveMember*> open;
    for (ArchiveMember& member : names.members) {
        if (member.told || (member.isFlaggedUtf8 && isUtf8(member.raw))) {
            member.source = member.told ? NameSource::UnicodeExtraField : NameSource::Flag;
            member.name = member.told.value_or(member.raw);
        } else if (isAscii(member.raw)) {
            member.name = member.raw;
        } else {
            member.source = asked ? NameSource::Asked : NameSource::Detected;
            open.push_back(&member);
        }
        if (isAscii(member.name) && member.source != NameSource::UnicodeExtraField &&
            isAscii(member.raw))
            member.source = NameSource::Ascii;
    }
    if (!open.empty())
        readTogether(names, open, madeOn, asked);
    return names;
}

void tellAlike(ArchiveNames& names) {
    tell(names, alikeIn(names.members));
}

} // namespace charsleuth
