#include "tests/bench/inputs.h"

#include "tests/bench/texts.h"

namespace charsleuth::bench {

Input inputOf(const Text& text, std::size_t size) {
    return encodedText(textIn(text.language), text.encoding, size);
}

std::vector<std::uint64_t> growingSizes(std::uint64_t most) {
    std::vector<std::uint64_t> sizes;
    for (std::uint64_t size = 1 << 10; size < most; size *= 8)
        sizes.push_back(size);
    sizes.push_back(most);
    return sizes;
}

} // namespace charsleuth::bench
