#include "core/structure/findings/reason.h"

namespace charsleuth {

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
