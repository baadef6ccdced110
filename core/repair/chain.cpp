#include "core/repair/chain.h"

#include "core/decode/decoder.h"
#include "core/registry/registry.h"
#include "core/repair/encoders.h"
#include "core/repair/entities.h"

#include <algorithm>

namespace charsleuth {

namespace {

constexpr std::string_view readAsWords = " read as ", entityWords = "written as HTML entities";

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == text.npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

std::optional<ChainStep> stepNamed(std::string_view words) {
    if (words == entityWords)
        return ChainStep{.kind = ChainStep::Kind::Entities};
    const std::size_t at = words.find(readAsWords);
    if (at == words.npos)
        return std::nullopt;
    const auto written = findEncoding(words.substr(0, at));
    const auto readAs = findEncoding(words.substr(at + readAsWords.size()));
    if (!written || !readAs || written == readAs)
        return std::nullopt;
    return ChainStep{.written = *written, .readAs = *readAs};
}

/// The text that comes out where what is written in `to` is read in `from`.
std::optional<std::u16string> misread(std::u16string_view text, EncodingId to, EncodingId from,
                                      Encoders& encoders) {
    const EncodedText encoded = encoders.encode(text, to);
    if (!encoded.lacking.empty())
        return std::nullopt;
    DecodedText decoded = decode(encoded.bytes, from);
    if (!decoded.malformed.empty())
        return std::nullopt;
    return std::move(decoded.text);
}

} // namespace

void Chain::prepend(const ChainStep& step) {
    std::shift_right(m_steps.begin(), m_steps.end(), 1);
    m_steps.front() = step;
    ++m_size;
}

Chain Chain::last(std::size_t count) const {
    Chain result;
    while (result.size() < count)
        result.prepend(m_steps[m_size - 1 - result.size()]);
    return result;
}

std::string wordsOf(const ChainStep& step) {
    if (step.kind == ChainStep::Kind::Entities)
        return std::string(entityWords);
    std::string words(info(step.written).name);
    words += readAsWords;
    return words += info(step.readAs).name;
}

std::vector<std::string> wordsOf(const Chain& chain) {
    std::vector<std::string> words;
    for (const ChainStep& step : chain.steps())
        words.push_back(wordsOf(step));
    return words;
}

std::optional<Chain> chainNamed(std::string_view words) {
    std::array<ChainStep, Chain::mostSteps> steps;
    std::size_t count = 0;
    for (bool more = true; more; ++count) {
        const std::size_t end = words.find(';');
        const auto step = stepNamed(trimmed(words.substr(0, end)));
        if (!step || count == steps.size())
            return std::nullopt;
        steps[count] = *step;
        more = end != words.npos;
        words.remove_prefix(more ? end + 1 : words.size());
    }
    Chain chain;
    while (count-- > 0)
        chain.prepend(steps[count]);
    return chain;
}

std::optional<std::u16string> damaged(std::u16string_view text, const Chain& chain) {
    Encoders encoders;
    return damaged(text, chain, encoders);
}

std::optional<std::u16string> damaged(std::u16string_view text, const Chain& chain,
                                      Encoders& encoders) {
    std::u16string result(text);
    for (const ChainStep& step : chain.steps()) {
        auto next = step.kind == ChainStep::Kind::Entities
                        ? withEntities(result)
                        : misread(result, step.written, step.readAs, encoders);
        if (!next)
            return std::nullopt;
        result = *std::move(next);
    }
    return result;
}

std::optional<std::u16string> undone(std::u16string_view text, const ChainStep& step,
                                     Encoders& encoders) {
    return misread(text, step.readAs, step.written, encoders);
}

} // namespace charsleuth
