#include "app/cli/check_changes.h"

#include "app/convert/find_parts.h"
#include "app/edit/shown_text.h"
#include "app/files/digits.h"
#include "app/losses/loss_words.h"
#include "core/decode/decoder.h"
#include "core/decode/utf8_text.h"
#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth::cli {

namespace {

const Candidate* bestOf(const FileState& state) {
    const Detection& detection = state.detection;
    return detection.binary || detection.ranked.empty() ? nullptr : &detection.ranked.front();
}

std::string nameIn(const FileState& state) {
    const Candidate* best = bestOf(state);
    return best == nullptr ? "binary" : std::string(info(best->encoding).name);
}

bool isListed(const FileState& state, EncodingId encoding) {
    constexpr double possible = 0.02; // probability
    return std::ranges::any_of(state.detection.ranked, [&](const Candidate& candidate) {
        return candidate.probability >= possible &&
               (candidate.gives(encoding) ||
                info(candidate.encoding).editAs == info(encoding).editAs);
    });
}

/// Two readings of which each is possible for the other state are no change: of short text the
/// first place is a matter of one word.
bool sameEncoding(const FileState& before, const FileState& now) {
    const Candidate *was = bestOf(before), *is = bestOf(now);
    if (is == nullptr)
        return false;
    return before.detection.asciiOnly || now.detection.asciiOnly || isListed(now, was->encoding) ||
           isListed(before, is->encoding);
}

/// The U+FFFD in place of lost characters. The comparison by words reports other traces.
Result<LostCharacters> lostIn(const FileState& state) {
    const auto found = lookInto(state.source, state.detection, {.mojibake = false, .lost = true});
    if (!found)
        return found.error();
    return found->lost && found->lost->trace == "\xEF\xBF\xBD" ? *found->lost : LostCharacters{};
}

/// Characters outside ASCII in the text.
Result<std::uint64_t> nonAsciiIn(const FileState& state) {
    DecodedPieces pieces(state.source, bestOf(state)->encoding);
    DecodedText piece;
    std::uint64_t count = 0;
    for (;;) {
        const auto more = pieces.next(piece);
        if (!more)
            return more.error();
        count += static_cast<std::uint64_t>(std::ranges::count_if(piece.text, [](char16_t unit) {
            return unit >= 0x80 && (unit < 0xDC00 || unit > 0xDFFF); // of a pair the first half
        }));
        if (!*more)
            return count;
    }
}

/// Question marks in text of ASCII, which stand where another program could not write a character.
Result<std::uint64_t> questionMarksIn(FileSource& source) {
    std::uint64_t count = 0, offset = 0;
    std::vector<Byte> buffer;
    for (;;) {
        const auto bytes = source.bytesAt({offset, offset + FileSource::block}, buffer);
        if (!bytes)
            return bytes.error();
        count += static_cast<std::uint64_t>(std::ranges::count(*bytes, Byte{'?'}));
        offset += bytes->size();
        if (bytes->size() < FileSource::block)
            return count;
    }
}

std::string goneWords(std::uint64_t count, const std::string& restore) {
    return counted(count, "character") + (count == 1 ? " is" : " are") + " gone; restore with " +
           restore;
}

/// Where all that was not ASCII went, and question marks came.
Result<std::uint64_t> questionMarksAdded(const FileState& before, const FileState& now) {
    if (!now.detection.asciiOnly || before.detection.asciiOnly)
        return std::uint64_t{0};
    const auto was = questionMarksIn(before.source), is = questionMarksIn(now.source);
    if (!was || !is)
        return was ? is.error() : was.error();
    return *is - std::min(*was, *is);
}

/// The encoding in which the text now is compared: the one before, where that reads it as well.
EncodingId encodingNow(const FileState& before, const FileState& now, const Candidate& best) {
    const EncodingId was = bestOf(before)->encoding;
    const bool reads = std::ranges::any_of(now.detection.ranked, [&](const Candidate& candidate) {
        return candidate.malformed == 0 && candidate.gives(was);
    });
    return reads && sameEncoding(before, now) ? was : best.encoding;
}

Result<std::u16string> textOf(const FileState& state, EncodingId encoding) {
    const auto bytes = state.source.bytesAt({0, state.detection.size});
    if (!bytes)
        return bytes.error();
    return withLineFeeds(decodeFile(*bytes, encoding).text);
}

/// What the edit did to characters that stood in the text.
Result<std::vector<Finding>> lossesIn(const FileState& before, const FileState& now,
                                      const std::string& path, const std::string& restore) {
    std::vector<Finding> findings;
    const Candidate* best = bestOf(now);
    if (best == nullptr || before.detection.asciiOnly)
        return findings;
    const EncodingId encoding = bestOf(before)->encoding;
    const auto was = textOf(before, encoding), is = textOf(now, encodingNow(before, now, *best));
    if (!was || !is)
        return was ? is.error() : was.error();
    for (const TextLoss& loss : lossesBetween(*was, *is, encoding))
        findings.push_back({path, loss.line, ruleOf(loss.damage),
                            wordsOf(loss) + "; restore with " + restore, toUtf8(loss.before),
                            toUtf8(loss.now)});
    return findings;
}

} // namespace

Result<std::vector<Finding>> findingsBetween(const FileState& before, const FileState& now,
                                             const std::string& path, const std::string& restore) {
    const Candidate *was = bestOf(before), *is = bestOf(now);
    if (was == nullptr || now.detection.size == 0)
        return std::vector<Finding>{};
    const auto lostBefore = lostIn(before), lost = lostIn(now);
    const auto marks = questionMarksAdded(before, now);
    for (const Error* error : {lostBefore ? nullptr : &lostBefore.error(),
                               lost ? nullptr : &lost.error(), marks ? nullptr : &marks.error()})
        if (error != nullptr)
            return *error;
    const std::string change = sameEncoding(before, now)
                                   ? "is " + nameIn(now)
                                   : "was " + nameIn(before) + ", is " + nameIn(now);
    const auto finding = [&](std::string_view rule, Result<std::uint64_t> line,
                             std::string message) -> Result<std::vector<Finding>> {
        if (!line)
            return line.error();
        return std::vector<Finding>{
            {path, *line, rule, std::move(message), nameIn(before), nameIn(now)}};
    };
    if (lost->count > lostBefore->count) {
        const std::uint64_t more = lost->count - lostBefore->count;
        const auto had = nonAsciiIn(before);
        if (!had)
            return had.error();
        // A character of two bytes may have left two U+FFFD, but no more are gone than there were.
        const std::uint64_t gone = *had == 0 ? more : std::min(more, *had);
        return finding("text-lost", lineAt(now.source, is->encoding, lost->first.begin),
                       change + " with " + std::to_string(more) +
                           " U+FFFD: " + goneWords(gone, restore));
    }
    if (*marks > 0)
        return finding("text-lost", std::uint64_t{1},
                       "was " + nameIn(before) + ", is " + nameIn(now) + " with " +
                           counted(*marks, "more question mark") + ": " +
                           goneWords(*marks, restore));
    auto losses = lossesIn(before, now, path, restore);
    if (!losses || !losses->empty())
        return losses;
    if (!sameEncoding(before, now))
        return finding("encoding-changed", std::uint64_t{1}, change);
    if (is != nullptr && is->malformed > was->malformed)
        return finding("malformed",
                       lineAt(now.source, is->encoding, is->firstMalformed.value_or(0)),
                       "has " + counted(is->malformed - was->malformed, "malformed sequence") +
                           " as " + nameIn(now) + " that were not there");
    return std::vector<Finding>{};
}

} // namespace charsleuth::cli
