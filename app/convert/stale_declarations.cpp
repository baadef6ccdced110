#include "app/convert/stale_declarations.h"

#include "core/declared/declaration.h"
#include "core/decode/decoder.h"
#include "core/parts/mail_bodies.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <array>

namespace charsleuth {

namespace {

struct Rule {
    std::string_view name;
    Namespace space;
};
#define CHARSLEUTH_READER(reader, name, space, ...) Rule{name, Namespace::space},
constexpr Rule rules[] = {
#include "core/declared/reader_table.inc"
};
#undef CHARSLEUTH_READER

/// What a rule's readers call an encoding; empty where they have no name for it.
std::string nameFor(EncodingId encoding, std::string_view rule) {
    const auto found = std::ranges::find(rules, rule, &Rule::name);
    if (found == std::ranges::end(rules))
        return {};
    const auto names = namesIn(encoding, found->space);
    if (found->space == Namespace::Python) // "# -*- coding: utf-8 -*-" is for Emacs as well
        for (const std::string_view name : namesIn(encoding, Namespace::Emacs))
            if (findEncoding(name, Namespace::Python) == encoding)
                return std::string(name);
    return names.empty() ? std::string() : std::string(names.front());
}

std::uint64_t lineAt(FileSource& source, EncodingId encoding, std::uint64_t offset) {
    Decoder decoder = Decoder::ofFile(encoding);
    TextTally tally;
    for (std::uint64_t at = 0; at < offset;) {
        const auto bytes = source.bytesAt({at, std::min(offset, at + FileSource::block)});
        if (!bytes || bytes->empty())
            break;
        decoder.feed(*bytes, tally);
        at += bytes->size();
    }
    return 1 + tally.lf + tally.cr + tally.crlf + tally.nel;
}

/// A declaration in the text that its readers believe in UTF-16 and UTF-32 only after a BOM.
bool needsBom(const StaleDeclaration& declaration, EncodingId to) {
    constexpr std::array wide = {EncodingId::Utf16Le, EncodingId::Utf16Be, EncodingId::Utf32Le,
                                 EncodingId::Utf32Be};
    return (declaration.rule == "html-meta" || declaration.rule == "xml-declaration") &&
           std::ranges::find(wide, to) != wide.end();
}

} // namespace

Result<std::vector<StaleDeclaration>> staleDeclarations(FileSource& source, EncodingId from,
                                                        EncodingId to) {
    const std::uint64_t size = source.size();
    const std::uint64_t tailOffset = size - std::min<std::uint64_t>(size, declaredTailSize);
    const auto head = source.bytesAt({0, declaredHeadSize});
    const auto tail = source.bytesAt({tailOffset, size});
    if (!head || !tail)
        return head ? tail.error() : head.error();
    const auto found = readDeclarations({.head = *head,
                                         .tail = *tail,
                                         .tailOffset = tailOffset,
                                         .size = size,
                                         .fileName = source.path()});
    // Bytes in base64 or quoted-printable are not converted, and what their header says stays true.
    const std::vector<EncodedBody> bodies = encodedBodiesIn(*head);
    std::vector<StaleDeclaration> stale;
    for (const Declaration& declaration : found) {
        const bool stillTrue =
            std::ranges::find(declaration.encodings, to) != declaration.encodings.end();
        if (stillTrue || !declaration.range || declaration.rule == "bom" ||
            std::ranges::find(bodies, *declaration.range, &EncodedBody::label) != bodies.end())
            continue;
        stale.push_back({.label = declaration.label,
                         .rule = declaration.rule,
                         .line = lineAt(source, from, declaration.range->begin),
                         .range = *declaration.range,
                         .replacement = declaration.isName ? nameFor(to, declaration.rule) : ""});
    }
    std::ranges::sort(stale, {}, [](const StaleDeclaration& one) { return one.range.begin; });
    return stale;
}

std::vector<StaleDeclaration> planCorrections(std::vector<StaleDeclaration> stale,
                                              ConversionPlan& plan, bool mayHaveBom) {
    std::vector<StaleDeclaration> left;
    for (StaleDeclaration& declaration : stale) {
        const std::string& name = declaration.replacement;
        const bool overlaps = !plan.substitutions.empty() &&
                              declaration.range.begin < plan.substitutions.back().range.end;
        if (name.empty() || overlaps) {
            left.push_back(std::move(declaration));
            continue;
        }
        plan.substitutions.push_back({declaration.range, {name.begin(), name.end()}});
        plan.addBom = plan.addBom || (mayHaveBom && needsBom(declaration, plan.to));
    }
    return left;
}

} // namespace charsleuth
