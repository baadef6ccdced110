#include "core/repair/layers.h"

#include "core/decode/single_byte_table.h"
#include "core/repair/entities.h"
#include "core/repair/utf16.h"

#include <algorithm>
#include <array>
#include <bit>

namespace charsleuth {

namespace {

bool isSurrogate(char32_t character, char32_t first) {
    return character >= first && character < first + 0x400;
}

/// A sequence as UTF-8 has it, surrogates allowed.
std::optional<HiddenSequence> plainSequenceAt(const Elements& text, std::size_t at,
                                              std::size_t page, std::uint8_t depth,
                                              const PageCharacters& characters) {
    const PageBytes* const first = characters.find(text[at].character);
    if (first == nullptr || text[at].depth != depth)
        return std::nullopt;
    const Byte lead = first->bytes[page];
    const std::size_t size = sizeOfSequence(lead);
    if (size == 0 || at + size > text.size())
        return std::nullopt;
    char32_t character = lead & (0x7FU >> size);
    for (std::size_t i = at + 1; i < at + size; ++i) {
        const PageBytes* const trail = characters.find(text[i].character);
        if (trail == nullptr || text[i].depth != depth || (trail->trails >> page & 1) == 0)
            return std::nullopt;
        character = character << 6 | (trail->bytes[page] & 0x3FU);
    }
    constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    if (character < least[size] || character > 0x10FFFF)
        return std::nullopt;
    return HiddenSequence{character, size};
}

} // namespace

bool isC1(char32_t character) {
    return character >= 0x80 && character <= 0x9F;
}

bool isNoSign(char32_t character) {
    // Tab to carriage return, the end of a file of DOS, escape sequences of terminals.
    constexpr std::u32string_view ofLayout = U"\t\n\v\f\r\x1A\x1B";
    if (isC1(character))
        return isC1((*singleByteTable(signsAsControls.written))[character]);
    return character == 0x7F || (character < U' ' && ofLayout.find(character) == ofLayout.npos);
}

bool undoControls(const Elements& text, std::uint8_t depth, Elements& out) {
    const SingleByteTable& signs = *singleByteTable(signsAsControls.written);
    out = text;
    bool any = false;
    for (Element& element : out) {
        if (element.character < U' ') {
            out = text;
            return false;
        }
        if (!isC1(element.character) || element.depth != depth)
            continue;
        if (isNoSign(element.character)) {
            out = text;
            return false;
        }
        element.character = signs[element.character];
        element.depth = static_cast<std::uint8_t>(depth + 1);
        any = true;
    }
    return any;
}

std::size_t sizeOfSequence(Byte lead) {
    return lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
}

std::optional<HiddenSequence> hiddenSequenceAt(const Elements& text, std::size_t at,
                                               std::size_t page, std::uint8_t depth,
                                               const PageCharacters& characters) {
    auto sequence = plainSequenceAt(text, at, page, depth, characters);
    if (!sequence || !isSurrogate(sequence->character & ~0x400U, 0xD800))
        return sequence;
    if (!isSurrogate(sequence->character, 0xD800) || at + sequence->size >= text.size())
        return std::nullopt;
    const auto low = plainSequenceAt(text, at + sequence->size, page, depth, characters);
    if (!low || !isSurrogate(low->character, 0xDC00))
        return std::nullopt;
    return HiddenSequence{0x10000 + ((sequence->character & 0x3FF) << 10) +
                              (low->character & 0x3FF),
                          sequence->size + low->size};
}

PageSet pagesHiding(const Elements& text, std::uint8_t depth, const PageCharacters& characters) {
    PageSet pages = 0;
    const PageBytes* before = nullptr;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const PageBytes* const now = characters.find(text[at].character);
        if (now != nullptr && before != nullptr)
            for (PageSet hopeful = before->leads & now->trails & ~pages; hopeful != 0;
                 hopeful &= hopeful - 1) {
                const auto page = static_cast<std::size_t>(std::countr_zero(hopeful));
                if (hiddenSequenceAt(text, at - 1, page, depth, characters))
                    pages |= PageSet{1} << page;
            }
        before = now;
    }
    return pages;
}

void undoUtf8(const Elements& text, std::size_t page, std::uint8_t depth,
              const PageCharacters& characters, Elements& out) {
    out.clear();
    for (std::size_t at = 0; at < text.size();) {
        const auto sequence = hiddenSequenceAt(text, at, page, depth, characters);
        const std::size_t size = sequence ? sequence->size : 1;
        Element& element = out.emplace_back(text[at]);
        if (sequence) {
            element.character = sequence->character;
            element.end = text[at + size - 1].end;
            element.depth = static_cast<std::uint8_t>(depth + 1);
        }
        at += size;
    }
}

bool undoEntities(const Elements& text, std::uint8_t depth, Elements& out) {
    out.clear();
    bool any = false;
    std::u32string window;
    for (std::size_t at = 0; at < text.size();) {
        constexpr std::size_t longest = 10;
        std::optional<Entity> entity;
        if (text[at].character == U'&') {
            window.clear();
            for (std::size_t i = at; i < std::min(text.size(), at + longest); ++i)
                window += text[i].character;
            entity = entityAt(window);
        }
        const std::size_t size = entity ? entity->size : 1;
        Element& element = out.emplace_back(text[at]);
        if (entity) {
            any = true;
            element.character = entity->character;
            element.end = text[at + size - 1].end;
            element.depth = static_cast<std::uint8_t>(depth + 1);
        } else if (isC1(element.character) && at > 0 && out[out.size() - 2].depth == depth + 1) {
            element.depth = static_cast<std::uint8_t>(depth + 1); // it has no name to be written by
        }
        at += size;
    }
    return any;
}

void undoWhole(const Elements& text, const ChainStep& step, std::uint8_t depth, Encoders& encoders,
               Elements& out) {
    std::u16string before;
    for (const Element& element : text)
        appendUtf16(before, element.character);
    const auto isUndoneSoFar = [&](const Element& element) {
        return element.depth == depth || (element.depth == 0 && element.character < 0x80);
    };
    const auto after = undone(before, step, encoders);
    if (text.empty() || !after || *after == before || !std::ranges::all_of(text, isUndoneSoFar)) {
        out = text;
        return;
    }
    out.clear();
    const std::uint8_t deeper = static_cast<std::uint8_t>(depth + 1);
    for (const char32_t character : charactersOf(*after))
        out.push_back({character, text.front().begin, text.back().end, deeper});
}

void fill(std::u32string_view text, Elements& out) {
    out.clear();
    for (std::uint32_t at = 0; at < text.size(); ++at)
        out.push_back({text[at], at, at + 1});
}

} // namespace charsleuth
