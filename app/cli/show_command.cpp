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
    {"--segments", "", "parts in different encodings each in its own, bodies of mails decoded"},
    {"--malformed", "STYLE",
     "mark (default: ⟦E9⟧ for each byte), replace (U+FFFD), escape (\\x{E9}) or error (exit 1)"},
    {"--lines", "A-B", "these lines only, counted from 1; A- for all from A on"},
    {"--binary", "WHAT", "for a file without text: refuse (default, exit 1) or describe"},
    {"--hint", "KIND=VALUE", "what is known about the file (see detect --help)"},
    {"--no-sidecar", "", "read nothing beside the file"},
    {"--max-bytes", "N", "refuse a longer file (pipes, devices, unpacked: 1 GiB)"},
    {"--raw", "", "gzip and zstd: the packed bytes, not what is inside"},
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

/// "3-5", "3-" or "3"
LineRange lineRange(std::string_view text) {
    try {
        const std::size_t dash = text.find('-');
        LineRange range{.first = numberFrom(1, "--lines", text.substr(0, dash))};
        if (dash == text.npos)
            range.last = range.first;
        else if (dash + 1 < text.size())
            range.last = numberFrom(range.first, "--lines", text.substr(dash + 1));
        return range;
    } catch (const UsageError&) {
        throw UsageError("--lines takes A-B with A from 1 on and not after B, not \"" +
                         printable(text) + '"');
    }
}

Request readRequest(const Arguments& arguments) {
    Request request;
    if (arguments.operands.empty())
        throw UsageError("show needs a FILE");
    if (arguments.operands.size() > 1)
        throw UsageError("show takes one FILE; too many: " + printable(arguments.operands[1]));
    request.path = arguments.operands.front();
    if (const auto label = arguments.last("--as"))
        request.as = askedEncoding(*label);
    readWord(arguments, "--malformed", request.style.malformed,
             {{"mark", MalformedStyle::Mark},
              {"replace", MalformedStyle::Replace},
              {"escape", MalformedStyle::Escape},
              {"error", MalformedStyle::Error}});
    if (const auto range = arguments.last("--lines"))
        request.style.lines = lineRange(*range);
    readWord(arguments, "--binary", request.describeBinary,
             {{"refuse", false}, {"describe", true}});
    request.segments = arguments.has("--segments");
    if (request.segments && request.as)
        throw UsageError("--segments contradicts --as, by which all is read");
    request.open = readOpenOptions(arguments);
    request.detect = readDetectSettings(arguments);
    request.style.forTerminal = Output::isTerminal();
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
                                            adviceWords(detection, format, request.segments)},
                        NoText);
    output.write(words + ", " + std::to_string(source.size()) + " bytes\n");
    return Answered;
}

/// The parts and bodies that are each in an encoding of its own; none where one encoding reads the
/// whole input. Input that is too long is read as a whole, with a message.
Result<InputFindings> partsIn(FileSource& source, const Detection& detection) {
    if (source.size() > longestDivided) {
        writeMessage(messageFor({source.path(), "is too long to be divided into parts (256 MiB at "
                                                "most), and read as a whole"}));
        return InputFindings{};
    }
    FormatNamer namer;
    return lookInto(source, detection,
                    {.parts = LookWishes::Parts::Ranges,
                     .mojibake = false,
                     .isOfFormat = detection.binary && binaryFormatOf(source, namer)});
}

/// Shows what the encoded bodies stand for in their place.
int showMail(FileSource& source, const InputFindings& found, std::span<const DecodedPart> parts,
             const TextStyle& style, Output& output) {
    const auto bytes = source.bytesAt({0, source.size()});
    if (!bytes)
        return complain(output, bytes.error());
    const DecodedMail mail = decodedMail(*bytes, parts, found.bodies);
    auto decoded = FileSource::ofBytes(source.path() + ", decoded", mail.bytes);
    if (!decoded)
        return complain(output, decoded.error());
    return writeText(*decoded, parts.front().encoding, mail.parts, style, output);
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
        const auto found = request.segments ? partsIn(*source, *detection) : InputFindings{};
        if (!found)
            return complain(output, found.error());
        const bool isText = !detection->binary && !detection->ranked.empty();
        if (found->parts.empty() ? !isText : !hasText(found->parts))
            return refuseBinary(*source, *detection, request, output);
        decoded = decodedParts(found->parts);
        // The encoding of the whole input; where it has parts, that of bytes appended meanwhile.
        encoding = decoded.empty() ? detection->ranked.front().encoding : EncodingId::Utf8;
        if (!found->bodies.empty()) {
            if (decoded.empty())
                decoded = {{source->size(), *encoding}};
            return showMail(*source, *found, decoded, request.style, output);
        }
    }
    const int status = writeText(*source, *encoding, decoded, request.style, output);
    if (const auto error = source->incomplete(); error && status == Answered)
        return complain(output, *error);
    return status;
}

int run(const Arguments& arguments, Output& output) {
    const Request request = readRequest(arguments);
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
