// Any bytes in any encoding, any change of their text: the edited bytes give the text that was
// meant, and without shift sequences the bytes around the change are as they were.
//
// Input: a byte for the encoding, two for the change's begin and end, a line of new text in UTF-8,
// then the file.

#include "app/edit/edited_bytes.h"
#include "core/decode/decoder.h"
#include "core/registry/registry.h"
#include "tests/fuzz/fuzz_input.h"

#include <algorithm>

using namespace charsleuth;
using charsleuth::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Input input(data, size);
    const auto encoding = static_cast<EncodingId>(input.byte() % allEncodings().size());
    const std::size_t first = input.byte(), second = input.byte();
    const std::string line = input.line();
    const std::u16string text = withLineFeeds(decode(bytesOf(line), EncodingId::Utf8).text);
    const Bytes bytes = input.rest();
    const ShownText shown(bytes, encoding);
    const std::size_t begin = std::min(std::min(first, second), shown.text().size());
    const std::size_t end = std::min(std::max(first, second), shown.text().size());
    const std::vector<TextChange> changes{{begin, end, text}};
    const auto outcome = editBytes(bytes, encoding, shown, changes, OnLoss::Fail);
    const auto* edited = std::get_if<EditedBytes>(&outcome);
    if (edited == nullptr)
        return 0;
    require(ShownText(edited->bytes, encoding).text() == changedText(shown.text(), changes));
    if (edited->alsoRewritten > 0)
        return 0;
    std::size_t cut = begin;
    while (!shown.isBoundary(cut))
        --cut;
    const std::size_t kept = shown.byteOf(cut);
    require(edited->bytes.size() >= kept &&
            std::equal(bytes.begin(), bytes.begin() + std::ptrdiff_t(kept), edited->bytes.begin()));
    return 0;
}
