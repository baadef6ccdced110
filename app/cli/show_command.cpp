#include "app/cli/answer.h"
#include "app/cli/answer_table.h"
#include "app/cli/asked_encoding.h"
#include "app/cli/commands.h"
#include "app/cli/detect_arguments.h"
#include "app/cli/open_input.h"
#include "app/cli/progress_line.h"
#include "app/cli/text_writer.h"
#include "app/convert/find_parts.h"
#include "app/files/printable.h"
#include "core/registry/registry.h"

namespace charsleuth::cli {

namespace {

constexpr OptionSpec optionTable[] = {
    {"--as", "ENC", "the encoding to read it as, instead of the most probable one"},
    {"--segments", "", "parts in different encodings each in its own"},
    {"--malformed", "STYLE",
     "mark (default: ⟦E9⟧ for each byte), replace (U+FFFD), escape (\\x{E9}) or error (exit 1)"},
    {"--lines", "A-B", "these lines only, counted from 1; A- for all from A on"},
    {"--binary", "WHAT", "for a file without text: refuse (default, exit 1) or describe"},
    {"--hint", "KIND=VALUE", "what is known about the file (see detect --help)"},
    {"--no-sidecar", "", "read nothing beside the file"},
    {"--max-bytes", "N", "refuse a longer file (pipes, devices, unpacked: 1 GiB)"},
    {"--raw", "", "gzip and zstd: the packed bytes, not what is inside"},
    {"--help", "", "print this (also -h)"},
    {"--version", "", "print the version"},
};

struct Request {
    std::string path;
    std::optional<AskedEncoding> as;
    TextStyle style;
    bool describeBinary = false;
    bool segments = false;
    OpenOptions open;
    DetectSettings detect;
};

Value<MalformedStyle> malformedStyle(std::string_view name) {
    if (name == "mark")
        return MalformedStyle::Mark;
    if (name == "replace")
        return MalformedStyle::Replace;
    if (name == "escape")
        return MalformedStyle::Escape;
    if (name == "error")
        return MalformedStyle::Error;
    return UsageError{"unknown --malformed \"" + printable(name) + '"'};
}

Value<bool> describesBinary(std::string_view name) {
    if (name == "refuse" || name == "describe")
        return name == "describe";
    return UsageError{"unknown --binary \"" + printable(name) + '"'};
}

/// "3-5", "3-" or "3"
Value<LineRange> lineRange(std::string_view text) {
    const UsageError wrong{"--lines takes A-B with A from 1 on and not after B, not \"" +
                           printable(text) + '"'};
    const std::size_t dash = text.find('-');
    const auto first = numberFrom(1, "--lines", text.substr(0, dash));
    if (std::holds_alternative<UsageError>(first))
        return wrong;
    LineRange range{std::get<std::uint64_t>(first), std::get<std::uint64_t>(first)};
    if (dash == text.npos)
        return range;
    range.last = LineRange{}.last;
    if (dash + 1 < text.size()) {
        const auto last = numberFrom(range.first, "--lines", text.substr(dash + 1));
        if (std::holds_alternative<UsageError>(last))
            return wrong;
        range.last = std::get<std::uint64_t>(last);
    }
    return range;
}

Value<Request> readRequest(const Arguments& arguments) {
    ArgumentReader reader;
    Request request;
    if (arguments.operands.empty())
        reader.fail("show needs a FILE");
    else if (arguments.operands.size() > 1)
        reader.fail("show takes one FILE; too many: " + printable(arguments.operands[1]));
    else
        request.path = arguments.operands.front();
    if (const auto label = arguments.last("--as"))
        request.as = reader.take(askedEncoding(*label));
    if (const auto name = arguments.last("--malformed"))
        request.style.malformed = reader.take(malformedStyle(*name));
    if (const auto range = arguments.last("--lines"))
        request.style.lines = reader.take(lineRange(*range));
    if (const auto name = arguments.last("--binary"))
        request.describeBinary = reader.take(describesBinary(*name));
    request.segments = arguments.has("--segments");
    if (request.segments && request.as)
        reader.fail("--segments contradicts --as, by which all is read");
    request.open = readOpenOptions(arguments, reader);
    request.detect = readDetectSettings(arguments, reader);
    request.style.forTerminal = Output::isTerminal();
    if (reader.error())
        return *reader.error();
    return request;
}

int complain(Output& output, const Error& error, int status = NotReadable) {
    output.flush();
    writeMessage(messageFor(error));
    return status;
}

/// A part is never passed off as the whole.
std::optional<Error> cutError(const FileSource& source) {
    return source.isCutByLimit() ? source.incomplete() : std::nullopt;
}

/// The text so far is in the output when this fails.
int writeText(FileSource& source, EncodingId encoding, std::span<const DecodedPart> parts,
              const TextStyle& style, Output& output) {
    DecodedPieces pieces(source, encoding, parts);
    TextWriter writer(style, [&](const ByteRange& range) { return pieces.bytesOf(range); });
    DecodedText piece;
    for (bool more = true; more && !writer.isDone() && output.isOpen();) {
        const auto next = pieces.next(piece);
        if (!next)
            return complain(output, next.error());
        more = *next;
        output.write(writer.add(piece));
    }
    if (const auto& place = writer.stoppedAt())
        return complain(output,
                        {source.path(), "byte " + std::to_string(place->begin) +
                                            " is malformed as " + std::string(info(encoding).name)},
                        NoText);
    return Answered;
}

int refuseBinary(FileSource& source, const Detection& detection, const Request& request,
                 Output& output) {
    FormatNamer namer;
    const auto format = binaryFormatOf(source, namer);
    const std::string words = binaryWords(format, source.whyPacked());
    if (!request.describeBinary)
        return complain(output,
                        {source.path(), "has no text: " + words +
                                            textLinesWords(detection, format, request.segments)},
                        NoText);
    output.write(words + ", " + std::to_string(source.size()) + " bytes\n");
    return Answered;
}

/// The parts that are read each in its own encoding; none where all is read in one. What is too
/// long is read as a whole, and that is told.
Result<std::vector<Part>> partsIn(FileSource& source, const Detection& detection) {
    if (source.size() > longestDivided) {
        writeMessage(messageFor({source.path(), "is too long to be divided into parts (256 MiB at "
                                                "most), and read as a whole"}));
        return std::vector<Part>{};
    }
    FormatNamer namer;
    auto findings = lookInto(source, detection,
                             {.parts = LookWishes::Parts::Ranges,
                              .mojibake = false,
                              .isOfFormat = detection.binary && binaryFormatOf(source, namer)});
    if (!findings)
        return findings.error();
    return std::move(findings->parts);
}

int show(Request request, Output& output) {
    ProgressLine progress;
    if (!Output::isTerminal()) // where the text itself is progress
        request.open.onRead = progress.reader();
    auto source = openInput(request.path, request.open);
    if (!source)
        return complain(output, source.error());
    if (const auto error = cutError(*source))
        return complain(output, *error);
    std::optional<EncodingId> encoding;
    std::vector<DecodedPart> decoded;
    if (request.as) {
        encoding = encodingFor(*request.as, *source);
    } else {
        const auto detection = detectIn(*source, request.detect);
        if (!detection)
            return complain(output, detection.error());
        if (const auto error = cutError(*source)) // of a pipe it is known only now
            return complain(output, *error);
        const auto parts = request.segments ? partsIn(*source, *detection) : std::vector<Part>{};
        if (!parts)
            return complain(output, parts.error());
        if (!parts->empty()) {
            if (!hasText(*parts))
                return refuseBinary(*source, *detection, request, output);
            decoded = decodedParts(*parts);
            encoding = EncodingId::Utf8; // of what is appended meanwhile
        } else {
            if (detection->binary || detection->ranked.empty())
                return refuseBinary(*source, *detection, request, output);
            encoding = detection->ranked.front().encoding;
        }
    }
    const int status = writeText(*source, *encoding, decoded, request.style, output);
    if (const auto error = source->incomplete(); error && status == Answered)
        return complain(output, *error);
    return status;
}

CommandResult run(const Arguments& arguments, Output& output) {
    const auto read = readRequest(arguments);
    if (const auto* error = std::get_if<UsageError>(&read))
        return *error;
    const auto& request = std::get<Request>(read);
    try {
        return show(request, output);
    } catch (const std::bad_alloc&) {
        return complain(output, {request.path, notEnoughMemory});
    }
}

} // namespace

const Command& showCommand() {
    static constexpr Command command{
        {"show", "FILE", "Prints the decoded text as UTF-8, without a BOM.", optionTable}, run};
    return command;
}

} // namespace charsleuth::cli
