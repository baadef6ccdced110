#include "core/opinions/icu.h"

#ifdef CHARSLEUTH_WITH_ICU

#include <unicode/ucsdet.h>

#include <algorithm>
#include <memory>

namespace charsleuth {

std::optional<Opinion> askIcu(Bytes bytes) {
    constexpr std::size_t most = std::size_t{64} * 1024;
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UCharsetDetector, decltype(&ucsdet_close)> detector(ucsdet_open(&status),
                                                                              &ucsdet_close);
    if (U_FAILURE(status))
        return std::nullopt;
    ucsdet_setText(detector.get(), reinterpret_cast<const char*>(bytes.data()),
                   static_cast<std::int32_t>(std::min(most, bytes.size())), &status);
    const UCharsetMatch* match = ucsdet_detect(detector.get(), &status);
    Opinion opinion{.engine = "icu"};
    if (U_FAILURE(status) || !match)
        return opinion;
    opinion.label = ucsdet_getName(match, &status);
    opinion.confidence = ucsdet_getConfidence(match, &status) / 100.0;
    return opinion;
}

} // namespace charsleuth

#else

namespace charsleuth {

std::optional<Opinion> askIcu(Bytes) {
    return std::nullopt;
}

} // namespace charsleuth

#endif
