#include "core/structure/validate/utf8_validators.h"

#include "core/structure/input/long_input.h"

namespace charsleuth {

namespace {

/// With this number of malformed sequences, and three times the well-formed ones, the input is not
/// UTF-8, until well-formed ones catch up.
constexpr std::uint64_t surelyNotUtf8 = 10'000;

} // namespace

bool Utf8Validators::isRuledOut() const {
    const TextTally& tally = m_utf8.tally();
    return tally.malformed >= surelyNotUtf8 && tally.malformed / 3 > tally.sequences &&
           m_cesu8.stopped();
}

void Utf8Validators::feed(SurveyedPage& page) {
    const TextTally& tally = m_utf8.tally();
    page.afterUtf8 = tally.malformed == 0 && tally.sequences >= manySequences;
    if (!page.whole && isRuledOut())
        return m_utf8.pass(page.page);
    page.page.readAsUtf8();
    m_utf8.feed(page.page);
    m_cesu8.feed(page.page);
}

void Utf8Validators::finish() {
    m_utf8.finish();
    m_cesu8.finish();
}

} // namespace charsleuth
