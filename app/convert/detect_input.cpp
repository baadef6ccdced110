#include "app/convert/detect_input.h"

namespace charsleuth {

Result<Detection> detectInput(FileSource& source, DetectOptions options, Surroundings surroundings,
                              const Progress& progress) {
    addSurroundings(options.hints, source.path(), surroundings);
    Examination examination(std::move(options));
    const bool small = source.isRegular() && source.size() > 0 && source.size() < FileSource::block;
    std::vector<Byte> buffer(small ? source.size() + 1 : FileSource::block);
    for (std::uint64_t offset = 0;;) {
        const auto count = source.readAt(offset, buffer);
        if (!count)
            return count.error();
        examination.feed(Bytes(buffer).first(*count));
        if (*count < buffer.size())
            return examination.conclude(source.isCutByLimit());
        offset += *count;
        if (progress && !progress(offset))
            return Error{source.path(), "the detection was stopped"};
    }
}

} // namespace charsleuth
