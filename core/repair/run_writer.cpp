#include "core/repair/run_writer.h"

#include "core/repair/utf16.h"

namespace charsleuth {

namespace {

bool isAsciiSign(char32_t character) {
    const char32_t lower = character | 0x20;
    const bool digit = character >= U'0' && character <= U'9';
    return character < 0x80 && !digit && !(lower >= U'a' && lower <= U'z');
}

/// Whether an element stays as it is under any chain.
bool isNeutral(const Element& element) {
    return element.depth == 0 && element.character < 0x80;
}

} // namespace

void writeRuns(std::u32string_view word, const Elements& text, const Verdict& verdict,
               const Place& place, Encoders& encoders, std::vector<Repair>& repairs) {
    for (std::size_t at = 0; at < text.size();) {
        std::uint8_t depth = 0;
        std::size_t end = at;
        for (; end < text.size(); ++end) {
            if (isNeutral(text[end]))
                continue;
            if (end > at && depth != 0 && text[end].depth != depth)
                break;
            if (text[end].depth == 0) { // a sound character: the run begins after it
                at = end + 1;
                continue;
            }
            depth = text[end].depth;
        }
        if (depth == 0)
            break;
        const std::size_t next = end;
        while (isNeutral(text[at]) && isAsciiSign(text[at].character))
            ++at;
        while (isNeutral(text[end - 1]) && isAsciiSign(text[end - 1].character))
            --end;
        Repair repair{.bytes = {place.bytes[text[at].begin], place.bytes[text[end - 1].end]},
                      .line = place.line,
                      .column = place.column + text[at].begin,
                      .before = {},
                      .after = {},
                      .chain = verdict.chain.last(depth),
                      .confidence = verdict.confidence};
        for (std::size_t i = text[at].begin; i < text[end - 1].end; ++i)
            appendUtf16(repair.before, word[i]);
        for (std::size_t i = at; i < end; ++i) {
            appendUtf16(repair.after, text[i].character);
            repair.lossy = repair.lossy || text[i].guessed;
        }
        repair.lossy =
            repair.lossy || damaged(repair.after, repair.chain, encoders) != repair.before;
        if (repair.before != repair.after)
            repairs.push_back(std::move(repair));
        at = next;
    }
}

} // namespace charsleuth
