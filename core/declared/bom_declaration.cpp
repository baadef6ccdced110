#include "core/declared/bom_declaration.h"

#include "core/declared/trust.h"
#include "core/decode/bom.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace charsleuth {

namespace {

constexpr std::string_view unlikely = "no other text begins with these bytes";
constexpr std::string_view rareSentence =
    "these bytes can begin other text, and the encoding is rare";
constexpr std::string_view ascii = "the mark is plain ASCII";

constexpr std::array trusts = {
    BomTrust{EncodingId::Utf8, true, weightOf(Trust::Bom), unlikely},
    BomTrust{EncodingId::Utf16Le, true, weightOf(Trust::Bom), unlikely},
    BomTrust{EncodingId::Utf16Be, true, weightOf(Trust::Bom), unlikely},
    BomTrust{EncodingId::Utf32Le, true, weightOf(Trust::Bom), unlikely},
    BomTrust{EncodingId::Utf32Be, true, weightOf(Trust::Bom), unlikely},
    BomTrust{EncodingId::Gb18030, true, weightOf(Trust::Bom), unlikely},
    BomTrust{EncodingId::Utf1, false, weightOf(Trust::Mark), rareSentence},
    BomTrust{EncodingId::UtfEbcdic, false, weightOf(Trust::Mark), rareSentence},
    BomTrust{EncodingId::Scsu, false, weightOf(Trust::Mark), rareSentence},
    BomTrust{EncodingId::Bocu1, false, weightOf(Trust::Mark), rareSentence},
    BomTrust{EncodingId::Utf7, false, weightOf(Trust::Weak), ascii},
};

} // namespace

std::span<const BomTrust> bomTrusts() {
    return trusts;
}

std::optional<Declaration> readBom(Bytes head) {
    const std::optional<Bom> bom = bomAt(head);
    if (!bom)
        return std::nullopt;
    const auto trust = std::ranges::find(trusts, bom->encoding, &BomTrust::encoding);
    assert(trust != trusts.end());
    const std::string_view name = info(bom->encoding).name;
    Declaration made{.rule = "bom", .label = std::string(name)};
    made.range = ByteRange{0, bom->size};
    made.detail.append("byte order mark of ").append(name).append(", and ").append(trust->because);
    made.encodings = {bom->encoding};
    made.weight = trust->weight;
    made.decides = trust->decides;
    made.isName = false;
    return made;
}

} // namespace charsleuth
