#include "app/detect/detect_bytes.h"

#include <vector>

namespace charsleuth {

Result<Detection> detectBytes(const DetectionInput& input, DetectOptions options,
                              const Progress& progress) {
    Examination examination(std::move(options));
    std::vector<Byte> buffer(input.pieceSize);
    for (std::uint64_t offset = 0;;) {
        const Result<std::size_t> count = input.readAt(offset, buffer);
        if (!count)
            return count.error();
        examination.feed(Bytes(buffer).first(*count));
        offset += *count;
        if (progress && !progress(offset))
            return Error{input.name, "the detection was stopped"};
        if (*count < buffer.size())
            return examination.conclude(input.goesOn());
    }
}

} // namespace charsleuth
