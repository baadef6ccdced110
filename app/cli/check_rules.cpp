#include "app/cli/check_rules.h"

#include "app/cli/answer.h"
#include "app/convert/decoded_pieces.h"
#include "app/convert/find_parts.h"
#include "app/convert/line_counter.h"
#include "app/edit/declared_repertoire.h"
#include "app/files/digits.h"
#include "app/sidecar/said_encoding.h"
#include "core/declared/scan.h"
#include "core/decode/utf8_text.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <limits>

namespace charsleuth::cli {

namespace {

/// What stands beside the file, else UTF-8.
SaidEncoding expectationBeside(const std::string& path, BesideReader& beside) {
    return saidBeside(path, beside)
        .value_or(SaidEncoding{.label = "UTF-8", .by = {}, .encodings = {EncodingId::Utf8}});
}

/// Whether the candidate gives the text that one of the encodings gives.
bool readsAs(const Candidate& candidate, const std::vector<EncodingId>& encodings) {
    return std::ranges::any_of(encodings, [&](EncodingId wanted) {
        return candidate.gives(wanted) || info(wanted).editAs == info(candidate.encoding).editAs;
    });
}

/// Nobody is blamed on a guess: where the answer is less than strongly supported, what is expected
/// holds as long as it reads the bytes.
bool isMet(const SaidEncoding& wanted, const Detection& detection) {
    if (readsAs(detection.ranked.front(), wanted.encodings))
        return true;
    const bool sure =
        detection.certainty == Certainty::Decided || detection.certainty == Certainty::Strong;
    return !sure && std::ranges::any_of(detection.ranked, [&](const Candidate& candidate) {
        return candidate.malformed == 0 && readsAs(candidate, wanted.encodings);
    });
}

bool hasOwnDeclaration(const Detection& detection) {
    const auto& reasons = detection.ranked.front().reasons;
    return detection.bom.has_value() || std::ranges::any_of(reasons, [](const Evidence& evidence) {
               return evidence.kind == EvidenceKind::Declared && evidence.effect != Effect::Weakens;
           });
}

class Checker {
public:
    Checker(FileSource& source, const std::string& path, const Detection& detection,
            BesideReader& beside)
        : m_source(source), m_path(path), m_detection(detection), m_beside(beside),
          m_best(detection.ranked.front()), m_is(info(m_best.encoding).name) {}

    Result<std::vector<Finding>> run() {
        checkEncoding();
        checkDamage();
        checkLineEnds();
        if (m_trouble)
            return *m_trouble;
        return std::move(m_findings);
    }

private:
    void add(std::string_view rule, std::uint64_t offset, std::string message, std::string expected,
             std::string found) {
        const auto line = lineAt(m_source, m_best.encoding, offset);
        if (!line)
            m_trouble = line.error();
        else
            m_findings.push_back(
                {m_path, *line, rule, std::move(message), std::move(expected), std::move(found)});
    }

    void checkEncoding() {
        const SaidEncoding wanted = expectationBeside(m_path, m_beside);
        const std::string by = wanted.by.empty() ? "" : ", as " + wanted.by + " says";
        const auto inFile =
            std::ranges::find_if(m_detection.conflicts,
                                 [](const Conflict& conflict) { return !conflict.range.empty(); });
        if (inFile != m_detection.conflicts.end())
            add("encoding", inFile->range.begin,
                "declares " + inFile->label + " (" + inFile->rule + "), but is " + m_is,
                inFile->label, m_is);
        else if (!isMet(wanted, m_detection) &&
                 !(wanted.by.empty() && hasOwnDeclaration(m_detection)))
            add("encoding", firstNotIn(wanted.encodings.front()),
                "is " + m_is + ", not " + wanted.label + by, wanted.label, m_is);
        const bool marked = m_detection.bom.has_value();
        if (marked && wanted.markUnwanted)
            add("bom", 0, "begins with a byte order mark; it should not" + by, "no BOM",
                "BOM for " + std::string(info(*m_detection.bom).name));
        if (!marked && wanted.markWanted && m_detection.size > 0)
            add("bom", 0, "begins with no byte order mark; it should" + by, "BOM", "no BOM");
        checkCharacters();
    }

    /// The offset of the first byte that is malformed as `wanted`; if none is, of the byte that
    /// tells the encoding found from the others.
    std::uint64_t firstNotIn(EncodingId wanted) {
        DecodedPieces pieces(m_source, wanted);
        DecodedText piece;
        for (;;) {
            const auto more = pieces.next(piece);
            if (!more)
                m_trouble = more.error();
            else if (!piece.malformed.empty())
                return piece.malformed.front().bytes.begin;
            if (!more || !*more)
                return m_best.tellingByte;
        }
    }

    /// Characters that the encoding has, but not as the readers of the declaration take its name.
    void checkCharacters() {
        const auto found = unreadableTextIn(m_source, m_path, m_best.encoding, m_beside);
        if (!found) {
            m_trouble = found.error();
        } else if (const auto& text = *found) {
            std::string sign;
            appendUtf8(sign, text->first);
            add("encoding", text->offset,
                "has " + counted(text->count, "character") + " that what reads it as " +
                    text->declared.label + " (" + text->declared.by +
                    ") does not know, the first " + sign,
                text->declared.label, m_is);
        }
    }

    void checkDamage() {
        const auto findings = lookInto(m_source, m_detection, {.lost = true, .allBodies = true});
        if (!findings) {
            m_trouble = findings.error();
            return;
        }
        for (const DecodedBody& body : findings->bodies)
            if (!body.contradicted.empty() && body.part.encoding)
                addBody(body, std::string(info(*body.part.encoding).name));
        if (findings->other)
            add("mixed", findings->other->bytes.begin,
                "has lines in " + std::string(info(*findings->other->encoding).name) +
                    " among lines in " + m_is,
                m_is, "two encodings");
        else if (m_best.malformed > 0)
            add("malformed", m_best.firstMalformed.value_or(0),
                "has " + counted(m_best.malformed, "malformed sequence") + " as " + m_is, "0",
                std::to_string(m_best.malformed));
        if (findings->encodedTwice) {
            const std::string page(info(*findings->encodedTwice).name);
            add("mojibake", m_best.tellingByte, "was encoded twice, by way of " + page,
                "UTF-8 once", "UTF-8 read as " + page);
        } else if (const auto& mojibake = findings->mojibake) {
            const Repair& first = mojibake->first;
            add("mojibake", first.bytes.begin,
                "has " + counted(mojibake->runs, "run") + " of mojibake, the first by " +
                    inWords(first.chain),
                toUtf8(first.after), toUtf8(first.before));
        }
        if (findings->lost)
            add("lost-characters", findings->lost->first.begin, "has " + inWords(*findings->lost),
                "0", std::to_string(findings->lost->count));
    }

    void addBody(const DecodedBody& body, const std::string& is) {
        add("encoding", body.label.begin,
            "declares " + body.contradicted + " for a body in " +
                std::string(nameOf(body.transfer)) + " that is " + is,
            body.contradicted, is);
    }

    void checkLineEnds() {
        const auto wanted = m_beside.lineEndOf(m_path);
        if (!wanted || m_detection.lineEnding == LineEnding::None)
            return;
        const std::string_view found = nameOf(m_detection.lineEnding);
        const std::string& value = wanted->value;
        const bool known =
            scan::equal(value, "lf") || scan::equal(value, "crlf") || scan::equal(value, "cr");
        if (known && !scan::equal(value, found))
            add("line-ending", 0,
                (m_detection.lineEnding == LineEnding::Mixed
                     ? std::string("has line ends of several kinds")
                     : "has lines that end with " + std::string(found)) +
                    "; " + std::string(wanted->source) + " says " + value,
                value, std::string(found));
    }

    FileSource& m_source;
    const std::string& m_path;
    const Detection& m_detection;
    BesideReader& m_beside;
    const Candidate& m_best;
    std::string m_is; ///< the name of the encoding found
    std::vector<Finding> m_findings;
    std::optional<Error> m_trouble;
};

/// Text among binary data, as UTF-16 behind text in 8 bits looks like.
Result<std::vector<Finding>> findingsInData(FileSource& source, const std::string& path,
                                            const Detection& detection) {
    const auto found = lookInto(source, detection);
    if (!found)
        return found.error();
    FormatNamer namer;
    if (!found->mixed || binaryFormatOf(source, namer))
        return std::vector<Finding>{};
    return std::vector<Finding>{
        {path, 1, "mixed", "has text in several encodings", "one encoding", "several"}};
}

} // namespace

void wantForRules(DetectOptions& options) {
    constexpr std::size_t candidates = 8;
    options.listed = candidates;
    options.explained = 1;
}

Result<std::uint64_t> lineAt(FileSource& source, EncodingId encoding, std::uint64_t offset) {
    LineCounter lines(encoding);
    if (offset == 0)
        return lines.line();
    DecodedPieces pieces(source, encoding);
    DecodedText piece;
    for (;;) {
        const auto more = pieces.next(piece, offset);
        if (!more)
            return more.error();
        lines.pass(piece.text);
        if (!*more)
            return lines.line();
    }
}

Result<std::vector<Finding>> findingsIn(FileSource& source, const std::string& path,
                                        const Detection& detection, BesideReader& beside) {
    if (detection.binary || detection.ranked.empty())
        return findingsInData(source, path, detection);
    return Checker(source, path, detection, beside).run();
}

} // namespace charsleuth::cli
