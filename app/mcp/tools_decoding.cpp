#include "app/mcp/excerpt.h"
#include "app/mcp/tools.h"
#include "app/mcp/words.h"

#include "core/decode/base64_units.h"
#include "core/decode/utf8_text.h"
#include "core/registry/registry.h"

#include <cmath>

namespace charsleuth::mcp {

namespace {

/// The bytes of base64 (RFC 4648, section 4), line ends left out. Nothing where it is none.
std::optional<std::vector<Byte>> bytesOfBase64(std::string_view text) {
    std::vector<Byte> bytes;
    std::uint32_t bits = 0;
    unsigned count = 0, padding = 0, digits = 0;
    for (const char c : text) {
        if (c == '\n' || c == '\r')
            continue;
        ++digits;
        const int digit = base64Digits[static_cast<Byte>(c)];
        if (c == '=' && ++padding <= 2)
            continue;
        if (digit < 0 || padding > 0)
            return std::nullopt;
        bits = bits << 6 | static_cast<std::uint32_t>(digit);
        count += 6;
        if (count >= 8) {
            count -= 8;
            bytes.push_back(static_cast<Byte>(bits >> count));
            bits &= (1U << count) - 1;
        }
    }
    if (digits % 4 != 0 || bits != 0)
        return std::nullopt;
    return bytes;
}

struct Undecoded {
    std::vector<Byte> bytes;
    Detection detection;
};

Result<Undecoded> undecodedIn(const Roots& roots, const Json& arguments) {
    std::vector<Hint> hints;
    if (auto type = textArgument(arguments, "content_type"))
        hints.push_back({HintKind::ContentType, *std::move(type), ""});
    if (const auto path = textArgument(arguments, "path")) {
        auto file = readFile(roots, *path);
        if (!file)
            return file.error();
        Detection detection = detectionOf(*file, std::move(hints));
        return Undecoded{std::move(file->bytes), std::move(detection)};
    }
    auto bytes = bytesOfBase64(arguments["bytes"].get_ref<const std::string&>());
    if (!bytes)
        return Error{"bytes", "is no base64"};
    if (bytes->size() > largestFile)
        return Error{"bytes", "are more than 8 MiB, the most that this server reads"};
    Detection detection = detectionOf(Bytes(*bytes), std::move(hints));
    return Undecoded{*std::move(bytes), std::move(detection)};
}

ToolAnswer decodeBytes(const Roots& roots, const Json& arguments) {
    if (arguments.contains("path") == arguments.contains("bytes"))
        return failed("give either `bytes` or `path`");
    const WantedLines wanted = wantedLines(arguments);
    if (wanted.last < wanted.first)
        return failed("last_line is before first_line");
    const auto input = undecodedIn(roots, arguments);
    if (!input)
        return failed(troubleOf(input.error()));
    const auto& [bytes, detection] = *input;
    if (detection.binary || detection.ranked.empty())
        return failed("no text: " + binaryKind(bytes, detection));
    const EncodingId encoding = editedAs(detection);
    const ShownText shown(bytes, encoding);
    const Excerpt excerpt = excerptOf(shown, wanted);
    const Candidate& best = detection.ranked.front();
    constexpr double digits = 1e3;
    Json found{
        {"encoding", info(encoding).name},
        {"confidence", std::floor(best.probability * digits) / digits},
        {"certainty", detection.certainty ? nameOf(*detection.certainty) : ""},
        {"language", best.language},
        {"malformed", shown.malformed()},
        {"lines", excerptWords(excerpt, wanted)},
        {"warnings", warningsOf(detection, shown.malformed()) + oddityWords(bytes, detection)}};
    return {{toUtf8(excerpt.text), found.dump(-1, ' ', false, Json::error_handler_t::replace)}};
}

} // namespace

Tool decodeTool(const Roots& roots) {
    Json properties{{"bytes", {{"type", "string"}, {"description", "in base64"}}},
                    {"path", pathSchema()}};
    properties["content_type"] = nameSchema("the Content-Type header that came with the bytes");
    properties.update(wantedLinesSchema());
    return {.name = "decode",
            .title = "Decode bytes in any encoding",
            .description =
                "The text of bytes that were fetched, or of a file, in whatever encoding it is in; "
                "`content_type` counts as far as the bytes bear it out. The first block of the "
                "answer is the text and nothing else, lines end with \\n; the second is JSON: "
                "encoding, confidence (0 to 1), language, malformed sequences, which lines these "
                "are, warnings. At most 2000 lines or 100000 characters at a time.",
            .inputSchema = argumentsSchema(std::move(properties), {}),
            .run = [&roots](const Json& arguments) { return decodeBytes(roots, arguments); }};
}

} // namespace charsleuth::mcp
