#include "app/convert/find_repairs.h"

#include "core/decode/decoder.h"

namespace charsleuth {

std::optional<Error> findRepairs(FileSource& source, EncodingId encoding,
                                 const RepairOptions& options, const Progress& progress,
                                 const std::function<void(Repair&&)>& take) {
    Repairer repairer(options);
    Decoder decoder = Decoder::ofFile(encoding);
    std::vector<Byte> buffer(FileSource::block);
    for (std::uint64_t offset = 0;;) {
        const auto count = source.readAt(offset, buffer);
        if (!count)
            return count.error();
        offset += *count;
        MappedText text;
        decoder.feed(Bytes(buffer).first(*count), text);
        const bool ended = *count < buffer.size();
        if (ended)
            decoder.finish(text);
        repairer.feed(text);
        if (progress && !progress(offset))
            return Error{source.path(), "the search for repairs was stopped"};
        if (ended)
            break;
    }
    repairer.conclude(take);
    return std::nullopt;
}

Result<std::vector<Repair>> findRepairs(FileSource& source, EncodingId encoding,
                                        const RepairOptions& options, const Progress& progress) {
    std::vector<Repair> repairs;
    const auto take = [&](Repair&& repair) { repairs.push_back(std::move(repair)); };
    if (auto error = findRepairs(source, encoding, options, progress, take))
        return *std::move(error);
    return repairs;
}

} // namespace charsleuth
