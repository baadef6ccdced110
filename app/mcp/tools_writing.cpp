#include "app/files/digits.h"
#include "app/mcp/writing.h"

#include "core/decode/bom.h"
#include "core/decode/encoder.h"
#include "core/decode/utf8_text.h"
#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth::mcp {

namespace {

/// Why all of a file's text is not replaced: somebody has not seen it. Nothing where it is.
std::optional<std::string> whyNotReplaced(const ShownFiles& kept, const TextFile& file,
                                          const ShownText& shown,
                                          const std::vector<ReadToken>& tokens) {
    if (auto why = changedSince(kept, file, shown, tokens))
        return why;
    const auto isOther = [&](const ReadToken& one) { return one.encoding != file.encoding; };
    if (std::ranges::any_of(tokens, isOther))
        return "Nothing was written: the tokens are of reads in several encodings.";
    const auto unseen = firstNotShown(tokens, shown.lines());
    if (!unseen)
        return std::nullopt;
    return "Nothing was written: " + troubleOf({file.raw.place.asked, ""}) +
           "a write replaces all of its " + counted(shown.lines(), "line") +
           (tokens.empty() ? ", and no token shows that they were read"
                           : ", and line " + std::to_string(*unseen) +
                                 " was not read, as far as the tokens tell") +
           ". Change a part of it with edit_text_file, or read it to its end with read_text_file "
           "and give the tokens of all reads together, with blanks between.";
}

/// All of the file in another encoding, with its byte order mark and line ends.
ToolAnswer writeAnew(const ToolContext& context, const TextFile& file, const ShownText& shown,
                     EncodingId encoding, std::u16string_view text, OnLoss onLoss) {
    const std::string inUtf8 = toUtf8(text);
    const auto readable = repertoireOf(file.raw.place, bytesOf(inUtf8), encoding);
    const auto encoded =
        encodeNew(text, encoding, shown.lineEndNear(0), onLoss, readable ? &*readable : nullptr);
    if (const auto* refusal = std::get_if<EditRefusal>(&encoded))
        return failed(refusalWords(*refusal, encoding));
    std::vector<Byte> bytes;
    if (file.detection.bom && hasBom(encoding))
        bytes = encode(u"\uFEFF", encoding).bytes;
    const auto& result = std::get<EditedBytes>(encoded);
    bytes.insert(bytes.end(), result.bytes.begin(), result.bytes.end());
    if (const auto error = replaceFile(file.raw, bytes))
        return failed(troubleOf(*error));
    return {{"Wrote " + troubleOf({file.raw.place.asked, "all of it"}) + " in " +
             std::string(info(encoding).name) + '.' + tokenWords(context, bytes, encoding)}};
}

/// In the encoding asked for, else in the one that its text, or a file beside it, declares.
Result<EncodingId> encodingOfNew(const Place& place, Bytes utf8, const Json& arguments) {
    if (const auto name = textArgument(arguments, "encoding"))
        return encodingOf(*name);
    return declaredOfAscii(place, utf8).value_or(EncodingId::Utf8);
}

ToolAnswer writeNew(const ToolContext& context, const Place& place, std::u16string_view text,
                    const Json& arguments) {
    const std::string inUtf8 = toUtf8(text);
    const auto encoding = encodingOfNew(place, bytesOf(inUtf8), arguments);
    if (!encoding)
        return failed(troubleOf(encoding.error()));
    const auto readable = repertoireOf(place, bytesOf(inUtf8), *encoding);
    const auto encoded =
        encodeNew(text, *encoding, u"\n", onLossOf(arguments), readable ? &*readable : nullptr);
    if (const auto* refusal = std::get_if<EditRefusal>(&encoded))
        return failed(refusalWords(*refusal, *encoding));
    const auto& bytes = std::get<EditedBytes>(encoded).bytes;
    if (const auto error = writeNewFile(place, bytes))
        return failed(troubleOf(*error));
    return {{"Made " + troubleOf({place.asked, "a new file"}) + " in " +
             std::string(info(*encoding).name) + ", line ends LF." +
             tokenWords(context, bytes, *encoding)}};
}

ToolAnswer replaceText(const ToolContext& context, const std::vector<ReadToken>& tokens,
                       std::u16string_view text, const Json& arguments) {
    const auto file = readTextFile(
        context.roots, arguments["path"],
        tokens.empty() ? std::nullopt
                       : std::optional(std::string(info(tokens.front().encoding).name)));
    if (!file)
        return failed(troubleOf(file.error()));
    EncodingId encoding = file->encoding;
    if (const auto name = textArgument(arguments, "encoding")) {
        const auto asked = encodingOf(*name);
        if (!asked)
            return failed(troubleOf(asked.error()));
        const auto& ranked = file->detection.ranked;
        if (ranked.empty() || *asked != ranked.front().encoding)
            encoding = *asked;
    }
    const ShownText shown(file->raw.bytes, file->encoding);
    if (encoding == file->encoding && shown.text() == text)
        return {
            {troubleOf({file->raw.place.asked, "has this text already; nothing was written."})}};
    if (auto why = whyNotReplaced(*context.shown, *file, shown, tokens))
        return failed(*std::move(why));
    if (encoding != file->encoding)
        return writeAnew(context, *file, shown, encoding, text, onLossOf(arguments));
    const auto changes = changedLines(shown.text(), text);
    Written written = writeChanges(
        *file, shown, changes, onLossOf(arguments),
        "Wrote " + troubleOf({file->raw.place.asked, counted(changes.size(), "changed passage")}) +
            ',');
    if (!written.isError)
        written.words += tokenWords(context, written.bytes, encoding);
    return {{std::move(written.words)}, written.isError};
}

ToolAnswer writeText(const ToolContext& context, const Json& arguments) {
    std::u16string text = shownFrom(arguments["text"]);
    if (text.starts_with(u'\uFEFF'))
        text.erase(0, 1); // the file's own mark is kept, and no other made
    const auto access = accessTo(context.roots, arguments["path"], arguments);
    if (!access)
        return failed(troubleOf(access.error()));
    return exists(access->place) ? replaceText(context, access->tokens, text, arguments)
                                 : writeNew(context, access->place, text, arguments);
}

} // namespace

Tool writeTextFileTool(const ToolContext& context) {
    Json properties{
        {"path", pathSchema()},
        {"text", {{"type", "string"}, {"description", "all of the file's text"}}},
        {"token",
         tokenSchema("of the read that showed all of a file that is there; of several reads all, "
                     "with blanks between. A new file needs none")},
        {"encoding", nameSchema("to write it in: of a new file (default: the one that its text or "
                                ".editorconfig declares, else UTF-8), or instead of the one that "
                                "the file is in")},
        {"on_unencodable", onUnencodableSchema()}};
    return {
        .name = "write_text_file",
        .title = "Write a text file in its own encoding",
        .description =
            "Writes the whole text of a file. A file that is there is replaced only where `token` "
            "shows that all of its lines were read and nobody changed it since; it keeps its "
            "encoding, byte order mark and line ends, and the bytes of lines that stay the same. "
            "A new file is UTF-8 with line ends \\n, unless told otherwise. At most 8 MiB.",
        .inputSchema = argumentsSchema(std::move(properties), {"path", "text"}),
        .writes = true,
        .run = [context](const Json& arguments) { return writeText(context, arguments); }};
}

} // namespace charsleuth::mcp
