#include "core/opinions/uchardet.h"

#ifdef CHARSLEUTH_WITH_UCHARDET

#include <uchardet/uchardet.h>

#include <algorithm>
#include <memory>

namespace charsleuth {

std::optional<Opinion> askUchardet(Bytes bytes) {
    constexpr std::size_t most = std::size_t{64} * 1024;
    const std::unique_ptr<uchardet, decltype(&uchardet_delete)> detector(uchardet_new(),
                                                                         &uchardet_delete);
    if (!detector)
        return std::nullopt;
    uchardet_handle_data(detector.get(), reinterpret_cast<const char*>(bytes.data()),
                         std::min(most, bytes.size()));
    uchardet_data_end(detector.get());
    return Opinion{.engine = "uchardet", .label = uchardet_get_charset(detector.get())};
}

} // namespace charsleuth

#else

namespace charsleuth {

std::optional<Opinion> askUchardet(Bytes) {
    return std::nullopt;
}

} // namespace charsleuth

#endif
