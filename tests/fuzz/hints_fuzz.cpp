// Any hint of any kind, and headers: what is read out of a value stands in it, and shifts stay
// within bounds.

#include "core/declared/content_type.h"
#include "core/declared/header_block.h"
#include "core/declared/hints.h"
#include "core/declared/weighing.h"
#include "tests/fuzz/fuzz_input.h"

#include <cmath>

using namespace charsleuth;
using charsleuth::fuzz::require;

namespace {

bool isPart(std::string_view part, std::string_view whole) {
    return part.empty() ||
           (std::less_equal{}(whole.data(), part.data()) &&
            std::less_equal{}(part.data() + part.size(), whole.data() + whole.size()));
}

/// A token of RFC 9110, section 5.6.2, of letters, digits and the marks that labels have.
bool isToken(std::string_view text) {
    const auto isTokenSign = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '_' || c == '.' || c == '+';
    };
    return !text.empty() && std::ranges::all_of(text, isTokenSign);
}

void readAsContentType(const std::string& value) {
    const ContentType read = readContentType(value);
    require(isPart(read.type, value) && isPart(read.charset, value) &&
            isPart(read.boundary, value));
    if (!isToken(value))
        return;
    for (const char* quote : {"", "\"", "'"}) {
        std::string header("text/html; charset=");
        header.append(quote).append(value).append(quote);
        require(readContentType(header).charset == value);
    }
}

void readAsHeaderBlock(std::string_view text) {
    startsHeaderBlock({.head = text, .tail = text});
    std::string_view rest = text;
    HeaderField field;
    while (takeHeaderField(rest, field)) {
        require(isPart(field.name, text) && isPart(field.value, text));
        require(isPart(rest, text));
    }
}

void readAsHints(const std::vector<Hint>& hints) {
    const auto declarations = declarationsIn(hints);
    for (const Declaration& one : declarations)
        require(one.outside && !one.range && std::isfinite(one.weight.decibans));
    weigh(declarations, {});
    const HintShift shift = shiftOf(hints);
    for (const auto& [language, weight, by] : shift.languages)
        require(!language.empty() && std::isfinite(weight.decibans));
    for (const auto& [encoding, weight, by] : shift.encodings)
        require(std::isfinite(weight.decibans));
    shownShift(shift);
}

} // namespace

// A byte for the kind and a line for the value, for each hint.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::BoundedWork bounded(size);
    constexpr unsigned kinds = static_cast<unsigned>(HintKind::Parent) + 1;
    fuzz::Input input(data, size);
    const Bytes all = input.rest();
    std::vector<Hint> hints;
    while (!input.isEmpty() && hints.size() < 16) {
        const auto kind = static_cast<HintKind>(input.byte() % kinds);
        hints.push_back({kind, input.line()});
        readAsContentType(hints.back().value);
    }
    readAsHints(hints);
    readAsHeaderBlock({reinterpret_cast<const char*>(all.data()), all.size()});
    return 0;
}
