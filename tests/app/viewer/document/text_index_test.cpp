// Checkpoints: what they know, how many there are, how building them is stopped.

#include "app/viewer/document/text_index.h"

#include <QTest>

#include <algorithm>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

/// Lines of sixteen bytes without end: a file of any size that takes no memory.
class EndlessLines : public ByteSource {
public:
    explicit EndlessLines(std::uint64_t size) : m_size(size) {}

    std::uint64_t size() const override { return m_size; }
    std::size_t read(std::uint64_t offset, std::span<Byte> into) const override {
        const std::size_t count =
            offset >= m_size ? 0 : std::min<std::uint64_t>(into.size(), m_size - offset);
        for (std::size_t i = 0; i < count; ++i)
            into[i] = (offset + i) % 16 == 15 ? '\n' : 'x';
        return count;
    }

private:
    std::uint64_t m_size;
};

} // namespace

class TextIndexTest : public QObject {
    Q_OBJECT

private slots:
    void theEmptyIndexKnowsTheBeginning() {
        const SharedIndex index = emptyIndex(EncodingId::Utf8);
        QCOMPARE(index->checkpoints.size(), std::size_t{1});
        QVERIFY(!index->complete);
    }

    void checkpointsCountLines() {
        const EndlessLines file(4 << 20);
        const SharedIndex index = buildIndex(file, EncodingId::Utf8);
        QVERIFY(index->complete);
        QCOMPARE(index->checkpoints.size(), std::size_t{65});
        for (const auto& point : index->checkpoints) {
            QCOMPARE(point->line, point->byte / 16);
            QCOMPARE(point->unitsInLine, point->byte % 16);
        }
    }

    void aLineAcrossBlocksIsMeasuredFromItsStart() {
        std::vector<Byte> bytes(400000, 'x');
        bytes[70000] = '\n'; // 60 KiB before its block ends: far from the block's tail
        const SharedIndex index = buildIndex(*bytesInMemory(bytes), EncodingId::Utf8);
        QCOMPARE(index->checkpoints[1]->unitsInLine, std::uint64_t{65536});
        QCOMPARE(index->checkpoints[2]->unitsInLine, std::uint64_t{131072 - 70001});
        QCOMPARE(index->checkpoints[3]->unitsInLine, std::uint64_t{196608 - 70001});
    }

    void thereAreNeverMoreThanAFewThousand() {
        const EndlessLines file(std::uint64_t{1200} << 20);
        const SharedIndex index = buildIndex(file, EncodingId::UsAscii);
        QVERIFY(index->checkpoints.size() <= 16384);
        QVERIFY(index->checkpoints.size() > 8192);
        QCOMPARE(index->checkpoints.front()->byte, 0u);
        QCOMPARE(index->tally.lf, file.size() / 16);
    }

    void itReportsOnTheWay() {
        std::vector<SharedIndex> reports;
        const EndlessLines file(64 << 20);
        buildIndex(file, EncodingId::UsAscii, {},
                   [&](SharedIndex index) { reports.push_back(index); });
        QVERIFY(reports.size() >= 3);
        QVERIFY(!reports.front()->complete);
        QVERIFY(reports[0]->indexed < reports[1]->indexed);
    }

    void itStopsWhenAsked() {
        std::stop_source stop;
        const EndlessLines file(std::uint64_t{1} << 50);
        const SharedIndex index = buildIndex(file, EncodingId::UsAscii, stop.get_token(),
                                             [&](const SharedIndex&) { stop.request_stop(); });
        QVERIFY(!index->complete);
        QVERIFY(index->indexed < file.size());
    }
};

QTEST_GUILESS_MAIN(TextIndexTest)
#include "text_index_test.moc"
