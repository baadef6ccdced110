#include "app/mcp/words.h"

#include "app/files/digits.h"
#include "app/files/printable.h"
#include "app/mcp/text_file.h"
#include "core/decode/utf8_text.h"
#include "core/parts/input_findings.h"
#include "core/registry/languages.h"
#include "core/registry/encoding_name.h"

#include <algorithm>
#include <span>

namespace charsleuth::mcp {

namespace {

std::string doubtWords(const Detection& detection) {
    std::string others;
    for (std::size_t i = 1; i < detection.ranked.size(); ++i) {
        const Candidate& candidate = detection.ranked[i];
        constexpr double least = 0.0005; // less is "0.0 %"
        if (candidate.probability < least)
            continue;
        others += (others.empty() ? "" : ", ") + nameOf(candidate.encoding) + " (" +
                  percent(candidate.probability) + ')';
    }
    return "The encoding is uncertain" +
           (others.empty() ? std::string() : "; possible are also " + others) +
           ". Look whether it makes sense; where it is a text and does not, give `encoding`.\n";
}

/// "EUC-JP (line 1), UTF-8 (lines 2 to 9)": the first few.
std::string partWords(std::span<const Part> parts) {
    constexpr std::size_t mostTold = 10;
    std::string words;
    for (std::size_t i = 0; i < parts.size() && i < mostTold; ++i) {
        const Part& part = parts[i];
        words += (i > 0 ? ", " : "") + (part.encoding ? nameOf(*part.encoding) : "no text");
        words += part.firstLine == part.lastLine ? " (line " : " (lines ";
        words += std::to_string(part.firstLine);
        if (part.firstLine != part.lastLine)
            words += " to " + std::to_string(part.lastLine);
        words += ')';
    }
    return words + (parts.size() > mostTold ? ", ..." : "");
}

} // namespace

std::string brief(std::string_view text) {
    constexpr std::size_t most = 100; // bytes
    if (text.size() <= most)
        return std::string(text);
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80)
        --end;
    return std::string(text.substr(0, end)) + "...";
}

std::string beginningOf(std::u16string_view line) {
    constexpr std::size_t most = 80; // units
    if (line.size() <= most)
        return printable(toUtf8(line));
    const bool pair = line[most - 1] >= 0xD800 && line[most - 1] < 0xDC00;
    return printable(toUtf8(line.substr(0, most - pair))) + "...";
}

std::string foundWords(const Detection& detection) {
    if (detection.size == 0)
        return "an empty file";
    if (detection.ranked.empty())
        return "no text in any encoding";
    const Candidate& best = detection.ranked.front();
    std::string words = nameOf(best.encoding) + " (" + percent(best.probability);
    if (detection.certainty)
        words += ", " + std::string(charsleuth::nameOf(*detection.certainty));
    if (!best.language.empty()) {
        const std::string_view language = englishName(best.language);
        words += ", " + (language.empty() ? best.language : std::string(language));
    }
    words += "), line ends " + std::string(charsleuth::nameOf(detection.lineEnding));
    return words + (detection.bom ? ", with a byte order mark" : ", no byte order mark");
}

std::string warningsOf(const Detection& detection, std::uint64_t malformed) {
    std::string words;
    const bool doubtful =
        !detection.asciiOnly && detection.certainty &&
        (*detection.certainty == Certainty::Plausible || *detection.certainty == Certainty::Tied);
    if (doubtful)
        words += doubtWords(detection);
    if (malformed > 0)
        words += counted(malformed, "malformed sequence") +
                 "; each of their bytes is shown as a mark like ⟦E9⟧. Keep the marks where you "
                 "edit: they stand for the bytes as they are.\n";
    for (const Conflict& conflict : detection.conflicts)
        words += "It is declared as \"" + printable(conflict.label) + "\" (" + conflict.rule +
                 "), which the bytes contradict.\n";
    return words;
}

std::string oddityWords(Bytes bytes, const Detection& detection) {
    std::string words;
    LookWishes wishes{.lost = true, .isOfFormat = detection.binary && formatOf(bytes)};
    const auto findings = lookInto(bytesIn(bytes), detection, wishes);
    if (findings->mixed) {
        wishes = {
            .parts = LookWishes::Parts::All, .mojibake = false, .isOfFormat = wishes.isOfFormat};
        const auto all = lookInto(bytesIn(bytes), detection, wishes);
        words += "It is in several encodings: " + partWords(all->parts) + ".\n";
    }
    if (findings->encodedTwice) {
        words += "The text was encoded twice, by way of " + nameOf(*findings->encodedTwice) +
                 "; `charsleuth repair` can undo that.\n";
    } else if (const auto& mojibake = findings->mojibake) {
        const Repair& one = mojibake->first;
        words += "It has " + counted(mojibake->runs, "run") + " of mojibake, the first \"" +
                 beginningOf(one.before) + "\" for \"" + beginningOf(one.after) + "\" (" +
                 inWords(one.chain) + "); `charsleuth repair` can undo that.\n";
    }
    if (findings->lost)
        words += "It has " + inWords(*findings->lost) + ".\n";
    if (!findings->bodies.empty()) {
        std::vector<Part> parts;
        for (const DecodedBody& body : findings->bodies)
            parts.push_back(body.part);
        words += "Text in it is base64 or quoted-printable: " + partWords(parts) +
                 "; `charsleuth show --segments` prints it decoded.\n";
    }
    return words;
}

std::string troubleOf(const Error& error) {
    return printable(error.path) + ": " + error.cause;
}

std::string refusalWords(const EditRefusal& refusal, EncodingId encoding) {
    if (refusal.lackingCount == 0)
        return "Nothing was written: with this change the bytes would not read in " +
               nameOf(encoding) + " as what was meant.";
    std::string words = "Nothing was written: ";
    if (refusal.byDeclaration)
        words += "the file is declared as \"" + printable(refusal.byDeclaration->label) + "\" (" +
                 refusal.byDeclaration->by + "), and what reads it by that does not know ";
    else
        words += nameOf(encoding) + " does not have ";
    words += counted(refusal.lackingCount, "character") + " of the new text:\n";
    for (const auto& [character, line, lineText] : refusal.lacking) {
        std::string sign;
        appendUtf8(sign, character);
        words += "- U+" + hexDigits(character, 4) + ' ' + printable(sign) + " in line " +
                 std::to_string(line) + ": " + beginningOf(lineText) + '\n';
    }
    if (refusal.lacking.size() < refusal.lackingCount)
        words +=
            "- and " + std::to_string(refusal.lackingCount - refusal.lacking.size()) + " more\n";
    return words + "Use other characters, or on_unencodable: \"escape\" (writes \\u{20AC}) or "
                   "\"replace\" (writes ?), or convert_file to UTF-8 first, if the programs that "
                   "read the file can do with that.";
}

} // namespace charsleuth::mcp
