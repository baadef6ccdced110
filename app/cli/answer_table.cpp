#include "app/cli/answer_table.h"

#include "app/cli/terminal.h"
#include "app/files/digits.h"
#include "app/files/printable.h"
#include "core/evidence/prior_shift.h"
#include "core/registry/languages.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <utility>

namespace charsleuth::cli {

namespace {

constexpr std::size_t strongestReasons = 3;
constexpr std::size_t sameTextShown = 6; ///< names; the rest are counted
constexpr std::size_t indentation = 15;  ///< columns before what is said of a candidate

/// Formats that are not unpacked here, as libmagic calls them, and the programs that unpack them.
constexpr std::pair<std::string_view, std::string_view> unpackers[] = {
    {"XZ compressed", "xz"},     {"LZMA compressed", "xz"}, {"bzip2 compressed", "bzip2"},
    {"lzip compressed", "lzip"}, {"LZ4 compressed", "lz4"}, {"compress'd", "gzip"},
};

std::string rightAligned(std::string text, std::size_t width) {
    text.insert(0, width - std::min(width, text.size()), ' ');
    return text;
}

std::string bold(std::string_view text, const TableStyle& style) {
    return style.colours ? "\x1B[1m" + std::string(text) + "\x1B[0m" : std::string(text);
}

/// Line ends of a preview as a visible sign, other control characters as escapes.
std::string onOneLine(std::string_view preview) {
    std::string flat;
    for (const char c : preview)
        if (c == '\n')
            flat += "⏎";
        else if (c != '\r')
            flat += c;
    return printable(flat);
}

std::string malformedWords(std::uint64_t count) {
    return count == 0 ? "" : counted(count, "malformed sequence");
}

/// "Japanese"; the tag itself where it has no name, empty where no language is known.
std::string languageIn(const Candidate& candidate) {
    const std::string_view name = englishName(candidate.language);
    return name.empty() ? candidate.language : std::string(name);
}

/// "encoded bodies in KOI8-R, UTF-8"
std::string bodiesWords(const std::vector<DecodedBody>& bodies) {
    std::string words;
    for (const std::string_view name : encodingNamesOf(bodies))
        words += (words.empty() ? "encoded bodies in " : ", ") + std::string(name);
    return words;
}

/// "EUC-JP (99.8 %, strong, Japanese, LF, 2 malformed sequences)"
std::string verdict(const FileReport& answer, const TableStyle& style) {
    const Detection& detection = answer.detection;
    const Candidate* best = answer.best();
    if (best == nullptr)
        return bold(detection.binary ? binaryWords(answer.binaryFormat, answer.whyPacked)
                                     : "not text in any encoding that was admitted",
                    style);
    std::string words = percent(best->probability);
    const auto add = [&](std::string_view word) {
        if (!word.empty())
            words += ", " + std::string(word);
    };
    add(detection.certainty ? nameOf(*detection.certainty) : "");
    add(detection.size == 0 ? "empty" : "");
    add(languageIn(*best));
    add(detection.bom ? "BOM" : "");
    add(detection.lineEnding == LineEnding::None ? "" : nameOf(detection.lineEnding));
    add(malformedWords(best->malformed));
    if (const auto twice = answer.encodedTwice())
        add("encoded twice by way of " + std::string(info(*twice).name));
    else if (const auto& mojibake = answer.findings.mojibake)
        add("mojibake at " + counted(mojibake->runs, "place"));
    add(answer.findings.mixed ? "lines in several encodings" : "");
    add(answer.findings.lost ? inWords(*answer.findings.lost) : "");
    add(bodiesWords(answer.findings.bodies));
    return bold(info(best->encoding).name, style) + " (" + words + ')';
}

std::string sameTextWords(const Candidate& candidate) {
    std::string words;
    const std::size_t shown = std::min(sameTextShown, candidate.sameText.size());
    for (std::size_t i = 0; i < shown; ++i)
        words += (i == 0 ? "" : ", ") + std::string(info(candidate.sameText[i]).name);
    if (shown < candidate.sameText.size())
        words += " and " + std::to_string(candidate.sameText.size() - shown) + " more";
    return words;
}

std::string reasonLine(const Evidence& evidence, std::size_t columns) {
    std::string weight = fixedPoint(evidence.weight.decibans, 0);
    if (evidence.effect == Effect::Excludes)
        weight = "no";
    else if (evidence.kind == EvidenceKind::Opinion)
        weight = "shown only";
    else if (shiftsPrior(evidence))
        weight = "in the prior";
    else if (!weight.starts_with('-'))
        weight.insert(weight.begin(), '+');
    std::string line = rightAligned(weight + ':', indentation - 1) + ' ';
    line += printable(evidence.detail.text()) + " (" + printable(evidence.source);
    if (evidence.where)
        line += ", byte " + std::to_string(evidence.where->begin);
    return folded(line + ')', columns, indentation) + '\n';
}

std::string candidateLines(const ShownCandidate& shown, std::size_t rank, const TableStyle& style) {
    const Candidate& candidate = *shown.candidate;
    std::string lines = rightAligned(std::to_string(rank), 4) + ". " +
                        rightAligned(percent(candidate.probability), 7) + "  " +
                        bold(info(candidate.encoding).name, style);
    if (!candidate.language.empty())
        lines += "  " + languageIn(candidate);
    if (candidate.malformed > 0)
        lines += "  " + malformedWords(candidate.malformed) + ", the first at byte " +
                 std::to_string(candidate.firstMalformed.value_or(0));
    lines += '\n';
    const std::string before(indentation, ' ');
    const auto add = [&](const std::string& words) {
        lines += folded(before + words, style.columns, indentation) + '\n';
    };
    if (!candidate.sameText.empty())
        add("the same text as " + sameTextWords(candidate));
    if (!shown.preview.empty())
        add(onOneLine(shown.preview));
    const std::size_t count = style.allReasons
                                  ? candidate.reasons.size()
                                  : std::min(strongestReasons, candidate.reasons.size());
    for (std::size_t i = 0; i < count; ++i)
        lines += reasonLine(candidate.reasons[i], style.columns);
    return lines;
}

/// ", declared ISO-8859-1 (html-meta)"; empty without a conflict.
std::string firstConflict(const Detection& detection) {
    if (detection.conflicts.empty())
        return {};
    const Conflict& conflict = detection.conflicts.front();
    return ", declared " + printable(conflict.label) + " (" + conflict.rule + ')';
}

std::string conflictLine(const Conflict& conflict) {
    const std::string place =
        conflict.range.empty() ? "" : ", byte " + std::to_string(conflict.range.begin);
    return "  declared otherwise: \"" + printable(conflict.label) + "\" (" + conflict.rule + place +
           ")\n";
}

/// "inside gzip: "
std::string insideWords(const FileReport& answer) {
    return answer.unpacked ? "inside " + std::string(nameOf(answer.unpacked->packing)) + ": " : "";
}

bool hasTrouble(const FileReport& answer) {
    return answer.unpacked && !answer.unpacked->trouble.empty();
}

/// Why the answer is about a part only; empty where it is not.
std::string whyPart(const FileReport& answer) {
    if (hasTrouble(answer))
        return answer.unpacked->trouble;
    return answer.goesOn ? "it goes on after the limit (--max-bytes)" : "";
}

/// How much was examined where that is not all.
std::string firstBytes(const FileReport& answer) {
    const auto& examined = answer.detection.examined;
    return "the first " + std::to_string(examined.empty() ? 0 : examined.back().end) + " bytes" +
           (answer.unpacked ? " inside" : "");
}

/// "  bytes 0 to 812, lines 1 to 14: UTF-8 (German)"
std::string segmentLine(const Part& part) {
    std::string line =
        "  bytes " + std::to_string(part.bytes.begin) + " to " + std::to_string(part.bytes.end) +
        ", lines " + std::to_string(part.firstLine) + " to " + std::to_string(part.lastLine) + ": ";
    if (!part.encoding)
        return line + "binary";
    line += std::string(info(*part.encoding).name) + " (" + percent(part.confidence);
    if (!part.language.empty())
        line += ", " + part.language;
    if (part.malformed > 0)
        line += ", " + malformedWords(part.malformed);
    return line + ")";
}

} // namespace

std::string binaryWords(const std::optional<std::string>& format, const std::string& whyPacked) {
    return (format ? "binary (" + *format + ')' : "binary") +
           (whyPacked.empty() ? "" : ", not unpacked: " + whyPacked);
}

std::string adviceWords(const Detection& detection, const std::optional<std::string>& format,
                        bool asked) {
    if (!format)
        return detection.hasTextLines && !asked ? "; --segments reads the lines that are text" : "";
    if (format->find("archive") != std::string::npos)
        return "; 'charsleuth names FILE' reads the names in it";
    for (const auto& [name, program] : unpackers)
        if (*format == name)
            return "; '" + std::string(program) +
                   " -dc FILE | charsleuth -' tells of what is inside";
    return "";
}

std::string oneLine(const FileReport& answer, const TableStyle& style) {
    return printable(answer.path) + ": " + insideWords(answer) + verdict(answer, style) +
           firstConflict(answer.detection) +
           (whyPart(answer).empty() ? "" : "; " + whyPart(answer)) + '\n';
}

std::string fullTable(const FileReport& answer, const TableStyle& style) {
    std::string table =
        printable(answer.path) + ": " + insideWords(answer) + verdict(answer, style) + '\n';
    if (const std::string why = whyPart(answer); !why.empty())
        table += "  " + why + "; this is about " + firstBytes(answer) + '\n';
    for (const Conflict& conflict : answer.detection.conflicts)
        table += conflictLine(conflict);
    if (!answer.detection.binaryReason.empty())
        table += "  " + answer.detection.binaryReason +
                 adviceWords(answer.detection, answer.binaryFormat, answer.hasSegments) + '\n';
    for (std::size_t i = 0; i < answer.shown.size(); ++i)
        table += candidateLines(answer.shown[i], i + 1, style);
    if (answer.hasSegments)
        for (const Part& part : answer.findings.parts)
            table += segmentLine(part) + '\n';
    for (const DecodedBody& body : answer.findings.bodies)
        table += segmentLine(body.part) + ", in " + std::string(nameOf(body.transfer)) +
                 (body.contradicted.empty() ? "" : ", declared " + printable(body.contradicted)) +
                 '\n';
    return table;
}

} // namespace charsleuth::cli
