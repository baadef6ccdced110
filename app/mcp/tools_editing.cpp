#include "app/files/digits.h"
#include "app/mcp/writing.h"

#include <algorithm>

namespace charsleuth::mcp {

namespace {

/// Places that are replaced in one call, at most.
constexpr std::size_t mostPlaces = 10'000;

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

/// Why these places are not replaced; nothing where they are.
std::optional<std::string> whyNotReplaced(const ShownText& shown,
                                          const std::vector<std::size_t>& places,
                                          std::size_t expected, std::u16string_view wanted,
                                          std::u16string_view text) {
    if (places.empty())
        return notFoundWords(shown, wanted);
    if (places.size() != expected)
        return "Nothing was written: old_text stands in " + counted(places.size(), "place") + " (" +
               lineList(shown, places) + "), expected_count is " + std::to_string(expected) +
               ". Make old_text longer, so that it stands in one, or give expected_count.";
    if (wanted == text)
        return "Nothing was written: old_text and new_text are the same.";
    if (places.size() * text.size() > largestFile) // each unit is a byte or more
        return "Nothing was written: the file would be larger than 8 MiB, the most that this "
               "server reads.";
    return std::nullopt;
}

ToolAnswer editText(const ToolContext& context, const Json& arguments) {
    const std::u16string wanted = shownFrom(arguments["old_text"]);
    const std::u16string text = shownFrom(arguments["new_text"]);
    if (wanted.empty())
        return failed("old_text is empty; a new file is made with write_text_file");
    const auto access = accessTo(context.roots, arguments["path"], arguments);
    if (!access)
        return failed(troubleOf(access.error()));
    const auto file =
        readTextFile(context.roots, arguments["path"], textArgument(arguments, "encoding"));
    if (!file)
        return failed(troubleOf(file.error()));
    const ShownText shown(file->raw.bytes, file->encoding);
    if (auto why = changedSince(*context.shown, *file, shown, access->tokens))
        return failed(*std::move(why));
    const auto places = placesOf(shown.text(), wanted);
    const auto expected = arguments.value("expected_count", std::size_t{1});
    if (auto why = whyNotReplaced(shown, places, expected, wanted, text))
        return failed(*std::move(why));
    std::vector<TextChange> changes;
    changes.reserve(places.size());
    for (const std::size_t at : places)
        changes.push_back({at, at + wanted.size(), text});
    Written written =
        writeChanges(*file, shown, changes, onLossOf(arguments),
                     "Replaced " + counted(places.size(), "place") + " of " +
                         troubleOf({file->raw.place.asked, lineList(shown, places)}) + ',');
    if (!written.isError && !firstNotShown(access->tokens, shown.lines()))
        written.words += tokenWords(context, written.bytes, file->encoding);
    return {{std::move(written.words)}, written.isError};
}

} // namespace

Tool editTextFileTool(const ToolContext& context) {
    Json properties{
        {"path", pathSchema()},
        {"old_text",
         {{"type", "string"},
          {"description", "exactly as read_text_file shows it; lines end with \\n whatever the "
                          "file has"}}},
        {"new_text", {{"type", "string"}}},
        {"expected_count",
         {{"type", "integer"},
          {"minimum", 1U},
          {"maximum", mostPlaces},
          {"description", "in how many places old_text stands (default 1); all are replaced, and "
                          "nothing where it is another number"}}},
        {"on_unencodable", onUnencodableSchema()},
        {"encoding", nameSchema("that the file is in, if detection is wrong about it")},
        {"token", tokenSchema("of the read; if the file was changed since, nothing is written and "
                              "the answer tells what differs")}};
    return {.name = "edit_text_file",
            .title = "Edit a text file in its own encoding",
            .description =
                "Replaces text in a file and leaves it in the encoding that it is in; every other "
                "byte stays as it is, line ends, byte order mark and malformed bytes too. Refuses "
                "characters that the encoding does not have, or that what reads the file by its "
                "declaration does not know, and says where they are. At most 10000 places at a "
                "time, and a file of 8 MiB.",
            .inputSchema = argumentsSchema(std::move(properties), {"path", "old_text", "new_text"}),
            .writes = true,
            .run = [context](const Json& arguments) { return editText(context, arguments); }};
}

} // namespace charsleuth::mcp
