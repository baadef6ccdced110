#pragma once

/// What the C interface hands out, freed by itself.

#include "charsleuth.h"

#include <memory>
#include <string_view>

namespace charsleuth::test {

template <auto freeHandle>
struct Freeing {
    template <typename Handle>
    void operator()(Handle* handle) const {
        freeHandle(handle);
    }
};
using Options = std::unique_ptr<charsleuth_options, Freeing<charsleuth_options_free>>;
using Examination = std::unique_ptr<charsleuth_examination, Freeing<charsleuth_examination_free>>;
using Detection = std::unique_ptr<charsleuth_detection, Freeing<charsleuth_detection_free>>;
using Decoder = std::unique_ptr<charsleuth_decoder, Freeing<charsleuth_decoder_free>>;
using Repairs = std::unique_ptr<charsleuth_repairs, Freeing<charsleuth_repairs_free>>;
using Division = std::unique_ptr<charsleuth_division, Freeing<charsleuth_division_free>>;

template <typename Struct>
Struct sized() {
    Struct out{};
    out.struct_size = sizeof out;
    return out;
}

inline Options makeOptions() {
    charsleuth_options* options = nullptr;
    charsleuth_options_new(&options);
    return Options(options);
}

inline Detection detection(std::string_view bytes, const charsleuth_options* options = nullptr) {
    charsleuth_detection* made = nullptr;
    charsleuth_detect(bytes.data(), bytes.size(), options, &made);
    return Detection(made);
}

inline Decoder makeDecoder(const char* encoding) {
    charsleuth_decoder* decoder = nullptr;
    charsleuth_decoder_new(encoding, &decoder);
    return Decoder(decoder);
}

inline charsleuth_verdict verdict(const Detection& detection) {
    auto out = sized<charsleuth_verdict>();
    charsleuth_detection_verdict(detection.get(), &out);
    return out;
}

inline constexpr std::string_view russian =
    "\xcf\xf0\xe8\xe2\xe5\xf2, \xec\xe8\xf0! \xdd\xf2\xee \xf2\xe5\xea\xf1\xf2."; // windows-1251

} // namespace charsleuth::test
