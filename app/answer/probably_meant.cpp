#include "app/answer/probably_meant.h"

#include "app/answer/question.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

namespace charsleuth {

namespace {

constexpr std::size_t shortLength = 6; // letters and digits; a shorter name may differ in one only
constexpr Namespace named[] = {Namespace::Iana,    Namespace::Whatwg, Namespace::Common,
                               Namespace::Windows, Namespace::Iconv,  Namespace::Python};

std::string digitsOf(std::string_view name) {
    std::string digits;
    std::ranges::copy_if(name, std::back_inserter(digits),
                         [](char c) { return c >= '0' && c <= '9'; });
    return digits;
}

/// Letters to insert, delete or replace, and neighbours to swap (optimal string alignment).
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before, last(b.size() + 1), now(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            now[j] = std::min(
                {last[j] + 1, now[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                now[j] = std::min(now[j], before[j - 2] + 1);
        }
        before = last;
        last = now;
    }
    return last.back();
}

} // namespace

std::optional<EncodingId> probablyMeant(std::string_view label) {
    const std::string wanted = essenceOf(label);
    const std::string digits = digitsOf(wanted);
    const std::size_t most = wanted.size() <= shortLength ? 1 : 2;
    std::size_t best = most + 1;
    std::optional<EncodingId> meant;
    bool several = false;
    const auto compare = [&](EncodingId encoding, std::string_view name) {
        const std::string known = essenceOf(name);
        if (known.size() < 3 || digitsOf(known) != digits)
            return;
        const std::size_t here = distance(wanted, known);
        if (here < best) {
            best = here;
            meant = encoding;
            several = false;
        } else if (here == best && meant != encoding) {
            several = true;
        }
    };
    for (const EncodingInfo& row : allEncodings()) {
        compare(row.id, row.name);
        for (const Namespace space : named)
            for (const std::string_view name : namesIn(row.id, space))
                compare(row.id, name);
    }
    return several || best > most ? std::nullopt : meant;
}

} // namespace charsleuth
