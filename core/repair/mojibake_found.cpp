#include "core/repair/mojibake_found.h"

#include <algorithm>

namespace charsleuth {

std::string inWords(const Chain& chain) {
    std::string steps;
    for (const std::string& step : wordsOf(chain))
        steps += (steps.empty() ? "" : ", then ") + step;
    return steps;
}

std::optional<EncodingId> MojibakeFound::utf8ReadAs() const {
    const ChainStep& last = chain.steps().back();
    const bool isOfUtf8 = last.kind == ChainStep::Kind::Misread && last.written == EncodingId::Utf8;
    return isOfUtf8 ? std::optional(last.readAs) : std::nullopt;
}

void MojibakeCount::add(const Repair& repair) {
    if (m_runs++ == 0)
        m_first = repair;
    auto own = std::ranges::find(m_chains, repair.chain, &OfChain::chain);
    if (own == m_chains.end())
        own = m_chains.insert(own, {.chain = repair.chain});
    ++own->runs;
    own->confidence += repair.confidence;
}

std::optional<MojibakeFound> MojibakeCount::conclude() const {
    if (m_runs == 0)
        return std::nullopt;
    const OfChain& most = *std::ranges::max_element(m_chains, {}, &OfChain::runs);
    return MojibakeFound{.runs = m_runs,
                         .chain = most.chain,
                         .confidence = most.confidence / static_cast<double>(most.runs),
                         .first = m_first};
}

} // namespace charsleuth
