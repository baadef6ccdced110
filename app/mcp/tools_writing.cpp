#include "app/mcp/tools.h"
#include "app/mcp/words.h"

#include "core/decode/decoder.h"
#include "core/decode/encoder.h"
#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth::mcp {

namespace {

std::u16string shownFrom(const Json& text) {
    return withLineFeeds(
        decode(bytesOf(text.get_ref<const std::string&>()), EncodingId::Utf8).text);
}

OnLoss onLossOf(const Json& arguments) {
    const std::string word = arguments.value("on_unencodable", "refuse");
    return word == "escape" ? OnLoss::Escape : word == "replace" ? OnLoss::Replace : OnLoss::Fail;
}

Json onUnencodableSchema() {
    return {{"type", "string"},
            {"enum", {"refuse", "escape", "replace"}},
            {"description",
             "for characters that the file's encoding does not have: refuse (default), "
             "write \\u{20AC}, or write ?"}};
}

std::string lineList(const ShownText& shown, const std::vector<std::size_t>& places) {
    constexpr std::size_t mostTold = 10;
    std::string words = places.size() == 1 ? "line " : "lines ";
    for (std::size_t i = 0; i < places.size() && i < mostTold; ++i)
        words += (i > 0 ? ", " : "") + std::to_string(shown.lineOf(places[i]));
    return words + (places.size() > mostTold ? ", ..." : "");
}

/// Why the text to be replaced is not there, as far as its first line tells.
std::string notFoundWords(const ShownText& shown, std::u16string_view wanted) {
    const std::string words = "Nothing was written: old_text does not stand in the file.";
    std::u16string_view line = wanted.substr(0, wanted.find(u'\n'));
    while (line.starts_with(u' ') || line.starts_with(u'\t'))
        line.remove_prefix(1);
    const auto places = line.empty() ? std::vector<std::size_t>() : placesOf(shown.text(), line);
    if (places.empty())
        return words + " Read it again with read_text_file and copy the text from there.";
    return words +
           " Its first line does, without the blanks before it: " + lineList(shown, places) +
           "; compare blanks and what follows.";
}

/// What an edit did, beside the places.
std::string editedWords(const TextFile& file, const EditedBytes& edited) {
    std::string words = " in " + std::string(info(file.encoding).name) + ". ";
    if (edited.alsoRewritten == 0)
        words += "All other bytes are as they were.";
    else
        words += "The encoding has shift sequences: " + counted(edited.alsoRewritten, "byte") +
                 " of unchanged text were written anew and give the same text; all others are as "
                 "they were.";
    if (edited.lacking > 0)
        words += ' ' + counted(edited.lacking, "character") + " that the encoding lacks " +
                 (edited.lacking == 1 ? "was" : "were") + " written otherwise.";
    const bool wasAscii = file.detection.asciiOnly;
    if (wasAscii && std::ranges::any_of(edited.bytes, [](Byte byte) { return byte >= 0x80; }))
        words += " It was pure ASCII until now.";
    return words;
}

/// Changes the file and says so; `done`: "Replaced 1 place in a.txt (line 2)".
ToolAnswer write(const TextFile& file, const ShownText& shown,
                 const std::vector<TextChange>& changes, OnLoss onLoss, const std::string& done) {
    const auto edited = editBytes(file.raw.bytes, file.encoding, shown, changes, onLoss);
    if (const auto* refusal = std::get_if<EditRefusal>(&edited))
        return failed(refusalWords(*refusal, file.encoding));
    const auto& result = std::get<EditedBytes>(edited);
    if (const auto error = replaceFile(file.raw, result.bytes))
        return failed(troubleOf(*error));
    return {{done + editedWords(file, result)}};
}

ToolAnswer editText(const Roots& roots, const Json& arguments) {
    const std::u16string wanted = shownFrom(arguments["old_text"]);
    const std::u16string text = shownFrom(arguments["new_text"]);
    if (wanted.empty())
        return failed("old_text is empty; a new file is made with write_text_file");
    const auto file = readTextFile(roots, arguments["path"], textArgument(arguments, "encoding"));
    if (!file)
        return failed(troubleOf(file.error()));
    const ShownText shown(file->raw.bytes, file->encoding);
    const auto places = placesOf(shown.text(), wanted);
    const auto expected = arguments.value("expected_count", std::size_t{1});
    if (places.empty())
        return failed(notFoundWords(shown, wanted));
    if (places.size() != expected)
        return failed("Nothing was written: old_text stands in " + counted(places.size(), "place") +
                      " (" + lineList(shown, places) + "), expected_count is " +
                      std::to_string(expected) +
                      ". Make old_text longer, so that it stands in one, or give expected_count.");
    if (wanted == text)
        return failed("Nothing was written: old_text and new_text are the same.");
    std::vector<TextChange> changes;
    changes.reserve(places.size());
    for (const std::size_t place : places)
        changes.push_back({place, place + wanted.size(), text});
    return write(*file, shown, changes, onLossOf(arguments),
                 "Replaced " + counted(places.size(), "place") + " of " +
                     troubleOf({file->raw.place.asked, lineList(shown, places)}) + ',');
}

/// All of the file in another encoding, with its byte order mark and line ends.
ToolAnswer writeAnew(const TextFile& file, std::u16string_view text, OnLoss onLoss) {
    const ShownText shown(file.raw.bytes, file.detection.ranked.empty()
                                              ? file.encoding
                                              : file.detection.ranked.front().encoding);
    const auto encoded = encodeNew(text, file.encoding, shown.lineEndNear(0), onLoss);
    if (const auto* refusal = std::get_if<EditRefusal>(&encoded))
        return failed(refusalWords(*refusal, file.encoding));
    std::vector<Byte> bytes;
    if (file.detection.bom && hasBom(file.encoding))
        bytes = encode(u"\uFEFF", file.encoding).bytes;
    const auto& result = std::get<EditedBytes>(encoded);
    bytes.insert(bytes.end(), result.bytes.begin(), result.bytes.end());
    if (const auto error = replaceFile(file.raw, bytes))
        return failed(troubleOf(*error));
    return {{"Wrote " + troubleOf({file.raw.place.asked, "all of it"}) + " in " +
             std::string(info(file.encoding).name) + '.'}};
}

ToolAnswer writeNew(const Place& place, std::u16string_view text, const Json& arguments) {
    const auto asked = encodingOf(arguments.value("encoding", "UTF-8"));
    if (!asked)
        return failed(troubleOf(asked.error()));
    const auto encoded = encodeNew(text, *asked, u"\n", onLossOf(arguments));
    if (const auto* refusal = std::get_if<EditRefusal>(&encoded))
        return failed(refusalWords(*refusal, *asked));
    if (const auto error = writeNewFile(place, std::get<EditedBytes>(encoded).bytes))
        return failed(troubleOf(*error));
    return {{"Made " + troubleOf({place.asked, "a new file"}) + " in " +
             std::string(info(*asked).name) + ", line ends LF."}};
}

ToolAnswer writeText(const Roots& roots, const Json& arguments) {
    std::u16string text = shownFrom(arguments["text"]);
    if (text.starts_with(u'\uFEFF'))
        text.erase(0, 1); // the file's own mark is kept, and no other made
    const auto place = roots.find(arguments["path"]);
    if (!place)
        return failed(troubleOf(place.error()));
    if (!exists(*place))
        return writeNew(*place, text, arguments);
    auto file = readTextFile(roots, arguments["path"], std::nullopt);
    if (!file)
        return failed(troubleOf(file.error()));
    if (const auto name = textArgument(arguments, "encoding")) {
        const auto asked = encodingOf(*name);
        if (!asked)
            return failed(troubleOf(asked.error()));
        if (*asked != file->encoding && *asked != file->detection.ranked.front().encoding) {
            file->encoding = *asked;
            return writeAnew(*file, text, onLossOf(arguments));
        }
    }
    const ShownText shown(file->raw.bytes, file->encoding);
    auto changes = changedLines(shown.text(), text);
    if (changes.empty())
        return {
            {troubleOf({file->raw.place.asked, "has this text already; nothing was written."})}};
    const std::string done =
        "Wrote " + troubleOf({file->raw.place.asked, counted(changes.size(), "changed passage")}) +
        ',';
    return write(*file, shown, changes, onLossOf(arguments), done);
}

} // namespace

Tool editTextFileTool(const Roots& roots) {
    Json properties{
        {"path", {{"type", "string"}}},
        {"old_text",
         {{"type", "string"},
          {"description", "exactly as read_text_file shows it; lines end with \\n whatever the "
                          "file has"}}},
        {"new_text", {{"type", "string"}}},
        {"expected_count",
         {{"type", "integer"},
          {"minimum", 1},
          {"description", "in how many places old_text stands (default 1); all are replaced, and "
                          "nothing where it is another number"}}},
        {"on_unencodable", onUnencodableSchema()},
        {"encoding",
         {{"type", "string"},
          {"description", "that the file is in, if detection is wrong about it"}}}};
    return {.name = "edit_text_file",
            .title = "Edit a text file in its own encoding",
            .description =
                "Replaces text in a file and leaves it in the encoding that it is in; every other "
                "byte stays as it is, line ends, byte order mark and malformed bytes too. Refuses "
                "characters that the encoding does not have, and says where they are.",
            .inputSchema = argumentsSchema(std::move(properties), {"path", "old_text", "new_text"}),
            .writes = true,
            .run = [&roots](const Json& arguments) { return editText(roots, arguments); }};
}

Tool writeTextFileTool(const Roots& roots) {
    Json properties{
        {"path", {{"type", "string"}}},
        {"text", {{"type", "string"}, {"description", "all of the file's text"}}},
        {"encoding",
         {{"type", "string"},
          {"description", "to write it in: of a new file (default UTF-8), or instead of the one "
                          "that the file is in"}}},
        {"on_unencodable", onUnencodableSchema()}};
    return {
        .name = "write_text_file",
        .title = "Write a text file in its own encoding",
        .description =
            "Writes the whole text of a file. A file that is there keeps its encoding, byte "
            "order mark and line ends, and the bytes of lines that stay the same. A new file is "
            "UTF-8 with line ends \\n, unless told otherwise.",
        .inputSchema = argumentsSchema(std::move(properties), {"path", "text"}),
        .writes = true,
        .run = [&roots](const Json& arguments) { return writeText(roots, arguments); }};
}

} // namespace charsleuth::mcp
