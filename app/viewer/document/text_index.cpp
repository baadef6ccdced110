#include "app/viewer/document/text_index.h"

#include "app/files/line_ends.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr std::size_t indexBlock = 64 << 10;
constexpr std::size_t tailBytes = 4 << 10;
constexpr std::size_t maxCheckpoints = 16384;
constexpr std::uint64_t firstReport = 8 << 20; // the first screens are known long before

/// Units after the last line end in `text`; nothing where it has no line end.
std::optional<std::uint64_t> unitsAfterLastEnd(std::u16string_view text, bool nel) {
    for (std::size_t i = text.size(); i > 0; --i)
        if (isLineEnd(text[i - 1], nel))
            return text.size() - i;
    return std::nullopt;
}

class Builder {
public:
    Builder(const ByteSource& source, const ReadAs& as)
        : m_source(source), m_nel(nelEndsLines(as.encoding)), m_decoder(as),
          m_buffer(indexBlock + tailBytes) {
        m_index.as = as;
        m_index.checkpoints.push_back(std::make_shared<Checkpoint>(Checkpoint{m_decoder}));
    }

    /// Reads one block; false at the end of the file.
    bool readBlock() {
        const std::size_t count =
            m_source.read(m_index.indexed, std::span(m_buffer).first(indexBlock));
        if (count == 0) {
            m_decoder.finish(m_index.tally);
            m_index.complete = true;
            return false;
        }
        feed(Bytes(m_buffer).first(count));
        finishCrLf();
        if (m_index.indexed >= m_index.checkpoints.back()->byte + m_spacing)
            addCheckpoint();
        return true;
    }

    SharedIndex snapshot() const { return std::make_shared<const TextIndex>(m_index); }

private:
    void feed(Bytes block) {
        const std::uint64_t endsBefore = lineEnds(m_index.tally, m_nel);
        const std::uint64_t unitsBefore = m_index.tally.units;
        const std::size_t head = block.size() - std::min(block.size(), tailBytes);
        const ReadingDecoder atStart = m_decoder;
        m_decoder.feed(block.first(head), m_index.tally);
        ReadingDecoder atTail = m_decoder;
        m_decoder.feed(block.subspan(head), m_index.tally);
        m_index.indexed += block.size();

        DecodedText tail;
        atTail.feed(block.subspan(head), tail);
        m_endsWithCr = tail.text.empty() ? m_endsWithCr : tail.text.back() == u'\r';
        if (lineEnds(m_index.tally, m_nel) == endsBefore) {
            m_unitsInLine += m_index.tally.units - unitsBefore;
        } else if (const auto units = unitsAfterLastEnd(tail.text, m_nel)) {
            m_unitsInLine = *units;
        } else { // rare: a long line began in the block
            DecodedText all;
            ReadingDecoder again = atStart;
            again.feed(block, all);
            m_unitsInLine = unitsAfterLastEnd(all.text, m_nel).value_or(0);
        }
    }

    /// A block must not end between CR and LF: goes on by single bytes to what follows the CR.
    void finishCrLf() {
        for (std::size_t i = 0; m_endsWithCr && i < tailBytes; ++i) {
            Byte byte{};
            if (m_source.read(m_index.indexed, {&byte, 1}) == 0)
                return;
            feed({&byte, 1});
        }
    }

    void addCheckpoint() {
        if (m_index.checkpoints.size() == maxCheckpoints) {
            auto& all = m_index.checkpoints;
            for (std::size_t i = 0; i < maxCheckpoints / 2; ++i)
                all[i] = all[2 * i];
            all.resize(maxCheckpoints / 2);
            m_spacing *= 2;
            return;
        }
        m_index.checkpoints.push_back(std::make_shared<Checkpoint>(
            Checkpoint{m_decoder, m_index.indexed, lineEnds(m_index.tally, m_nel), m_unitsInLine,
                       m_index.tally.malformed}));
    }

    const ByteSource& m_source;
    bool m_nel;
    ReadingDecoder m_decoder;
    std::vector<Byte> m_buffer;
    TextIndex m_index;
    std::uint64_t m_unitsInLine = 0;
    bool m_endsWithCr = false;
    std::uint64_t m_spacing = indexBlock;
};

} // namespace

const Checkpoint& TextIndex::before(std::uint64_t byte) const {
    const auto next = std::ranges::upper_bound(checkpoints, byte, {},
                                               [](const auto& point) { return point->byte; });
    return **std::prev(next);
}

SharedIndex emptyIndex(const ReadAs& as) {
    auto index = std::make_shared<TextIndex>();
    index->as = as;
    index->checkpoints.push_back(std::make_shared<Checkpoint>(Checkpoint{ReadingDecoder(as)}));
    return index;
}

SharedIndex buildIndex(const ByteSource& source, const ReadAs& as, std::stop_token stop,
                       const std::function<void(SharedIndex)>& report) {
    Builder builder(source, as);
    std::uint64_t blocks = 0;
    std::uint64_t nextReport = firstReport / indexBlock;
    while (!stop.stop_requested() && builder.readBlock()) {
        if (++blocks == nextReport && report) {
            report(builder.snapshot());
            nextReport *= 2;
        }
    }
    return builder.snapshot();
}

std::uint64_t lineEnds(const TextTally& tally, bool nel) {
    return tally.lf + tally.cr + tally.crlf + (nel ? tally.nel : 0);
}

} // namespace charsleuth::viewer
