#include "core/declared/weighing.h"

#include "core/declared/trust.h"
#include "core/registry/encoding_list.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace charsleuth {

namespace {

constexpr double againShare = 0.25; // share of a further declaration by the same author
constexpr double overruled = 0.25;  // share of a declaration that an earlier one contradicts
// Share of a declaration from outside that agrees: the two may agree by chance, seldom.
constexpr double apart = 0.75;
constexpr double supersetShare = 0.9; // share that the superset of a named encoding gets
constexpr Weight notBorneOut = {10};
constexpr Weight againstValidUtf8 = {10}; // at most, for anything that valid UTF-8 contradicts

// The encoding and its superset, and that one's superset, and so on.
std::vector<EncodingId> widenings(EncodingId id) {
    std::vector<EncodingId> chain = {id};
    while (const auto wider = info(chain.back()).superset)
        chain.push_back(*wider);
    return chain;
}

// The authors that have named an encoding so far.
struct Named {
    bool inside = false;
    bool outside = false;
};

// The share that a further declaration adds; notes its author.
double shareOfFurther(Named& before, bool outside) {
    bool& same = outside ? before.outside : before.inside;
    const bool other = outside ? before.inside : before.outside;
    const double share = same ? againShare : other ? apart : 1.0;
    same = true;
    return share;
}

// The first declaration of an author counts: programs read the file by it, so nobody noticed that
// later ones were wrong. A declaration that not one character bears out does not count.
class Precedence {
public:
    explicit Precedence(const WeighingFacts& facts) : m_facts(facts) {}

    // Requires: called once for each declaration, strongest first.
    bool isOverruled(const Declaration& declaration) {
        std::vector<EncodingId>& first = declaration.outside ? m_outside : m_inside;
        std::vector<EncodingId> named;
        for (const EncodingId id : declaration.encodings)
            std::ranges::copy(widenings(id), std::back_inserter(named));
        const EncodingId literal = declaration.encodings.front();
        if (first.empty() && labelShare(literal) > 0 && !isAmong(literal, m_facts.unborne))
            first = named;
        return !first.empty() &&
               std::ranges::none_of(named, [&](EncodingId id) { return isAmong(id, first); });
    }

private:
    const WeighingFacts& m_facts;
    std::vector<EncodingId> m_inside, m_outside;
};

Evidence evidenceOf(const Declaration& declaration, EncodingId about, Weight weight) {
    Evidence made{.kind = declaration.outside ? EvidenceKind::Hint : EvidenceKind::Declared,
                  .source = declaration.rule,
                  .about = about,
                  .effect = declaration.decides ? Effect::Decides : Effect::Supports,
                  .weight = weight,
                  .where = declaration.range};
    made.detail = declaration.detail;
    return made;
}

} // namespace

double labelShare(EncodingId named) {
    const std::string_view name = info(named).name;
    return name == "US-ASCII" ? 0.0 : name == "ISO-8859-1" || name == "windows-1252" ? 0.5 : 1.0;
}

std::vector<Evidence> weigh(std::span<const Declaration> declarations, const WeighingFacts& facts) {
    std::map<EncodingId, Named> named;
    Precedence precedence(facts);
    std::vector<Evidence> evidence;
    for (const Declaration& declaration : declarations) {
        if (declaration.encodings.empty() || declaration.moot)
            continue;
        const double all = precedence.isOverruled(declaration) ? overruled : 1.0;
        for (const EncodingId literal : declaration.encodings) {
            double share = labelShare(literal) * all;
            for (const EncodingId about : widenings(literal)) {
                const double again = shareOfFurther(named[about], declaration.outside);
                Weight weight = {declaration.weight.decibans * share * again};
                if (facts.asciiOnly && !declaration.decides && info(about).asciiCompatible)
                    weight = {0};
                if (facts.multiByteUtf8 && about != EncodingId::Utf8 && !declaration.decides)
                    weight = std::min(weight, againstValidUtf8);
                if (isAmong(about, facts.unborne) && !declaration.decides)
                    weight = std::min(weight, notBorneOut);
                evidence.push_back(evidenceOf(declaration, about, weight));
                share *= supersetShare;
            }
        }
    }
    std::ranges::stable_sort(evidence, std::ranges::greater{}, &Evidence::weight);
    return evidence;
}

std::vector<Declaration> contradicted(std::span<const Declaration> declarations,
                                      std::span<const EncodingId> answer,
                                      const WeighingFacts& facts) {
    const auto agrees = [&](EncodingId named) {
        if (named == EncodingId::UsAscii) // the answer is not US-ASCII, so some byte was above 0x7F
            return isAmong(named, answer);
        const auto covers = [&](EncodingId id) { return isAmong(id, answer); };
        return std::ranges::any_of(widenings(named), covers) ||
               std::ranges::any_of(answer,
                                   [&](EncodingId id) { return isAmong(named, widenings(id)); });
    };
    // A BOM counts literally, although ASCII after it is the same text in any encoding.
    const bool bom = !declarations.empty() && declarations.front().decides;
    if (bom && isAmong(declarations.front().encodings.front(), answer))
        answer = declarations.front().encodings;
    std::vector<Declaration> contradicted;
    for (const Declaration& declaration : declarations) {
        if (declaration.encodings.empty() || (!declaration.range && !declaration.outside) ||
            (facts.asciiOnly && !bom))
            continue;
        if (declaration.moot && !info(declaration.encodings.front()).asciiCompatible)
            continue;
        if (std::ranges::none_of(declaration.encodings, agrees))
            contradicted.push_back(declaration);
    }
    return contradicted;
}

std::vector<Evidence> remarks(std::span<const Declaration> declarations, EncodingId answer) {
    std::vector<Evidence> remarks;
    for (const Declaration& declaration : declarations) {
        if (!declaration.encodings.empty() && !declaration.moot)
            continue;
        Evidence made = evidenceOf(declaration, answer, {0});
        made.detail =
            declaration.detail + (declaration.moot ? ", which text in these code units cannot be"
                                                   : ", which is no encoding known here");
        remarks.push_back(std::move(made));
    }
    return remarks;
}

} // namespace charsleuth
