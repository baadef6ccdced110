#include "app/mcp/writing.h"

#include "app/files/content.h"
#include "app/files/digits.h"
#include "app/losses/loss_words.h"
#include "core/decode/decoder.h"
#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth::mcp {

namespace {

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

/// What the changes did to characters that stood there, so that it is not done without knowing.
std::string lossNote(const TextFile& file, const ShownText& shown,
                     const std::vector<TextChange>& changes) {
    std::string words;
    for (const TextLoss& loss :
         lossesBetween(shown.text(), changedText(shown.text(), changes), file.encoding))
        words += "\nline " + std::to_string(loss.line) + ": " + wordsOf(loss);
    return words.empty() ? words
                         : "\nCharacters were lost; edit again if that was not meant:" + words;
}

} // namespace

std::u16string shownFrom(const Json& text) {
    return withLineFeeds(
        decode(bytesOf(text.get_ref<const std::string&>()), EncodingId::Utf8).text);
}

Result<WriteAccess> accessTo(const Roots& roots, const std::string& path, const Json& arguments) {
    auto tokens = tokensIn(arguments.value("token", ""));
    if (!tokens)
        return tokens.error();
    auto place = roots.find(path);
    if (!place)
        return place.error();
    auto lock = lockFor(*place);
    if (!lock)
        return lock.error();
    return WriteAccess{*std::move(tokens), *std::move(place), *std::move(lock)};
}

OnLoss onLossOf(const Json& arguments) {
    const std::string word = arguments.value("on_unencodable", "refuse");
    return word == "escape" ? OnLoss::Escape : word == "replace" ? OnLoss::Replace : OnLoss::Fail;
}

Json onUnencodableSchema() {
    return {{"type", "string"},
            {"enum", {"refuse", "escape", "replace"}},
            {"description", "for characters that the file's encoding does not have, or what reads "
                            "the file by its declaration does not know: refuse (default), write "
                            "\\u{20AC}, or write ?"}};
}

std::optional<std::string> changedSince(const ShownFiles& kept, const TextFile& file,
                                        const ShownText& shown,
                                        const std::vector<ReadToken>& tokens) {
    const std::string hash = hashOf(file.raw);
    const auto old =
        std::ranges::find_if(tokens, [&](const ReadToken& token) { return token.hash != hash; });
    if (old == tokens.end())
        return std::nullopt;
    std::string words = "Nothing was written: " + troubleOf({file.raw.place.asked, ""}) +
                        "was changed since it was read. Read it again, and what you write is to "
                        "keep what others did. ";
    const std::vector<Byte>* const before = kept.find(old->hash);
    if (before == nullptr)
        return words + "What differs is not known: this server was started anew since, or has "
                       "read much.";
    const std::string difference =
        differenceWords(ShownText(*before, old->encoding).text(), shown.text());
    return words + (difference.empty()
                        ? "The text is the same; bytes differ."
                        : "What differs now (- as it was read, + as it is):\n" + difference);
}

std::string tokenWords(const ToolContext& context, Bytes bytes, EncodingId encoding) {
    const ReadToken token{contentOf(bytes).hash, encoding, 1, ShownText(bytes, encoding).lines()};
    context.shown->keep(token.hash, bytes);
    return "\ntoken: " + token.text();
}

Written writeChanges(const TextFile& file, const ShownText& shown,
                     const std::vector<TextChange>& changes, OnLoss onLoss,
                     const std::string& done) {
    const auto readable = repertoireOf(file.raw.place, file.raw.bytes, file.encoding);
    auto edited = editBytes(file.raw.bytes, file.encoding, shown, changes, onLoss,
                            readable ? &*readable : nullptr);
    if (const auto* refusal = std::get_if<EditRefusal>(&edited))
        return {.words = refusalWords(*refusal, file.encoding), .isError = true};
    auto& result = std::get<EditedBytes>(edited);
    if (const auto error = replaceFile(file.raw, result.bytes))
        return {.words = troubleOf(*error), .isError = true};
    return {.words = done + editedWords(file, result) + lossNote(file, shown, changes),
            .bytes = std::move(result.bytes)};
}

} // namespace charsleuth::mcp
