// Decodes standard input to UTF-8 by its most probable encoding, with the C interface from C++.
//
//     c++ to_utf8.cpp $(pkg-config --cflags --libs charsleuth) -o to_utf8 && ./to_utf8 < FILE
#include <charsleuth.h>

#include <iostream>
#include <iterator>
#include <memory>
#include <string>

namespace {

template <auto freeHandle>
struct Freeing {
    template <typename Handle>
    void operator()(Handle* handle) const {
        freeHandle(handle);
    }
};
using Detection = std::unique_ptr<charsleuth_detection, Freeing<charsleuth_detection_free>>;
using Decoder = std::unique_ptr<charsleuth_decoder, Freeing<charsleuth_decoder_free>>;

int fail(charsleuth_status status) {
    std::cerr << charsleuth_status_text(status) << '\n';
    return 1;
}

} // namespace

int main() {
    const std::string bytes(std::istreambuf_iterator<char>(std::cin), {});

    charsleuth_detection* answer = nullptr;
    if (const auto status = charsleuth_detect(bytes.data(), bytes.size(), nullptr, &answer))
        return fail(status);
    const Detection detection(answer);
    charsleuth_verdict verdict{};
    verdict.struct_size = sizeof verdict;
    charsleuth_detection_verdict(detection.get(), &verdict);
    if (verdict.encoding == nullptr) {
        std::cerr << "binary: " << verdict.binary_reason << '\n';
        return 1;
    }

    charsleuth_decoder* made = nullptr;
    if (const auto status = charsleuth_decoder_new(verdict.encoding, &made))
        return fail(status);
    const Decoder decoder(made);
    charsleuth_text text{};
    text.struct_size = sizeof text;
    if (const auto status =
            charsleuth_decoder_feed(decoder.get(), bytes.data(), bytes.size(), 1, &text))
        return fail(status);
    std::cout.write(text.utf8, static_cast<std::streamsize>(text.utf8_size));
    std::cerr << verdict.encoding << ", " << text.malformed_count << " malformed\n";
}
