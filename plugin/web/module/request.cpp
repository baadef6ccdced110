#include "plugin/web/module/request.h"

#include "app/answer/question.h"
#include "app/files/printable.h"

#include <charconv>

namespace charsleuth::wasm {

namespace {

/// Cuts the text before the next NUL off.
std::string_view nextField(std::string_view& fields) {
    const std::size_t end = fields.find('\0');
    const std::string_view field = fields.substr(0, end);
    fields.remove_prefix(end == fields.npos ? fields.size() : end + 1);
    return field;
}

std::string quoted(std::string_view text) {
    return '"' + printable(text) + '"';
}

std::string addHint(std::string_view text, std::vector<Hint>& hints) {
    const std::size_t equals = std::min(text.find('='), text.size());
    const auto kind = hintKindFromName(text.substr(0, equals));
    if (!kind)
        return "unknown kind of hint " + quoted(text.substr(0, equals));
    Hint hint{*kind, std::string(text.substr(std::min(equals + 1, text.size()))), {}};
    if (!isGoodHint(hint))
        return "unknown value of a hint: " + quoted(text);
    hints.push_back(std::move(hint));
    return {};
}

std::string addEncoding(std::string_view label, std::vector<EncodingId>& to) {
    const auto encoding = encodingChosen(label);
    if (!encoding)
        return "unknown encoding " + quoted(label);
    to.push_back(*encoding);
    return {};
}

std::string readTop(std::string_view text, DetectOptions& options) {
    std::size_t top = 0;
    const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), top);
    if (trouble != std::errc{} || end != text.data() + text.size())
        return "top is a number from 0 on, not " + quoted(text);
    options.listed = options.explained = top == 0 ? everyCandidate : top;
    options.countExcluded = top == 0; // as the command line does
    return {};
}

std::string readField(std::string_view name, std::string_view value, Request& request) {
    if (name == "hint")
        return addHint(value, request.options.hints);
    if (name == "only")
        return addEncoding(value, request.options.only);
    if (name == "exclude")
        return addEncoding(value, request.options.exclude);
    if (name == "top")
        return readTop(value, request.options);
    if (name == "file")
        request.file = value;
    if (name == "goes-on")
        request.goesOn = value == "1";
    if (name == "brief")
        request.brief = value == "1";
    if (name == "segments")
        request.segments = value == "1";
    return {};
}

} // namespace

Request readRequest(std::string_view fields) {
    Request request;
    while (!fields.empty() && request.error.empty()) {
        const std::string_view name = nextField(fields);
        request.error = readField(name, nextField(fields), request);
    }
    if (request.brief)
        request.options.explained = 0;
    if (request.error.empty() && !admitsAny(request.options))
        request.error = "no encoding is left by only and exclude";
    return request;
}

} // namespace charsleuth::wasm
