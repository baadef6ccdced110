#include "app/detect/detect_input.h"

#include "app/detect/detect_bytes.h"
#include "app/detect/threads.h"

#include <algorithm>
#include <optional>

namespace charsleuth {

namespace {

/// What threads work on together.
constexpr std::size_t piecesAtATime = 4;

/// Fills the buffer as FileSource::readAt does, piece by piece, several at a time.
Result<std::size_t> readPieces(FileSource& source, std::uint64_t offset, std::span<Byte> buffer,
                               Threads& threads) {
    constexpr std::size_t size = FileSource::block;
    std::vector<Result<std::size_t>> counts((buffer.size() + size - 1) / size, std::size_t{0});
    threads.run(counts.size(), [&](std::size_t i) {
        const auto piece = buffer.subspan(i * size, std::min(size, buffer.size() - i * size));
        counts[i] = source.readAt(offset + i * size, piece);
    });
    std::size_t read = 0;
    for (const Result<std::size_t>& count : counts) {
        if (!count)
            return count.error();
        read += *count;
        if (*count < size) // what was read of a file that was cut off since is of no use
            break;
    }
    return read;
}

std::size_t pieceSize(const FileSource& source, bool threads) {
    const bool small = source.isRegular() && source.size() > 0 && source.size() < FileSource::block;
    if (small)
        return source.size() + 1;
    return FileSource::block * (threads ? piecesAtATime : 1);
}

} // namespace

Result<Detection> detectInput(FileSource& source, DetectOptions options, Surroundings surroundings,
                              const Progress& progress, std::size_t threads) {
    surroundings.openFile = source.descriptor();
    addSurroundings(options.hints, source.path(), surroundings);
    std::optional<Threads> workers;
    if (threads > 1 && source.isRegular() && source.size() >= worthThreads)
        options.executor = &workers.emplace(threads);
    if (const auto bytes = source.kept()) {
        Examination examination(std::move(options));
        examination.feed(*bytes);
        return examination.conclude(source.isCutByLimit());
    }
    const auto readAt = [&](std::uint64_t offset, std::span<Byte> into) {
        return workers ? readPieces(source, offset, into, *workers) : source.readAt(offset, into);
    };
    return detectBytes({.name = source.path(),
                        .readAt = readAt,
                        .goesOn = [&] { return source.isCutByLimit(); },
                        .pieceSize = pieceSize(source, workers.has_value())},
                       std::move(options), progress);
}

} // namespace charsleuth
