#include "core/structure/reason.h"

namespace charsleuth {

void addReason(Finding& finding, Effect effect, Weight weight, std::optional<ByteRange> where,
               Sentence detail) {
    finding.excluded |= effect == Effect::Excludes;
    finding.proven |= effect == Effect::Decides;
    finding.reasons.add({effect, weight, where, detail});
}

Evidence evidenceOf(const Reason& reason, EncodingId about) {
    return {.kind = EvidenceKind::Structure,
            .source = std::string(reason.source),
            .about = about,
            .effect = reason.effect,
            .weight = reason.weight,
            .where = reason.where,
            .detail = reason.detail};
}

std::string plural(std::uint64_t n, std::string_view one, std::string_view many) {
    return std::to_string(n) + " " + std::string(n == 1 ? one : many);
}

std::string hex(Bytes bytes) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text;
    for (const Byte byte : bytes) {
        text += text.empty() ? "0x" : " 0x";
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

} // namespace charsleuth
