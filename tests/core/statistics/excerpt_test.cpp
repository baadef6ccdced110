#include "core/statistics/text/excerpt.h"

#include <QTest>

#include <algorithm>

using namespace charsleuth;

namespace {

SampleSegment segmentOf(std::string_view text, std::uint64_t offset = 0) {
    return {offset, {text.begin(), text.end()}, 0};
}

std::size_t sizeOf(const std::vector<SampleSegment>& segments) {
    std::size_t size = 0;
    for (const SampleSegment& segment : segments)
        size += segment.bytes.size();
    return size;
}

bool has(const std::vector<SampleSegment>& segments, Byte byte) {
    return std::ranges::any_of(segments, [byte](const SampleSegment& segment) {
        return std::ranges::find(segment.bytes, byte) != segment.bytes.end();
    });
}

} // namespace

class ExcerptTest : public QObject {
    Q_OBJECT

private slots:
    void aSmallSampleStaysWhole() {
        const SampleSegment segment = segmentOf("short");
        QCOMPARE(excerpt({&segment, 1}, 512).front().bytes, segment.bytes);
    }
    void manyShortPiecesThatAreSmallTogetherStayWhole() {
        std::vector<SampleSegment> lines;
        for (std::uint64_t i = 0; i < 100; ++i)
            lines.push_back(segmentOf("caf\xE9\n", 4096 * i));
        QCOMPARE(excerpt(lines, 512).size(), lines.size());
    }
    void aLargeOneIsCutToSize() {
        const SampleSegment segment = segmentOf(std::string(100'000, 'x'));
        const auto cut = excerpt({&segment, 1}, 1024);
        QVERIFY(sizeOf(cut) <= 1024 && sizeOf(cut) >= 512);
    }
    void aByteThatOccursOnceIsKept() {
        std::string text(100'000, 'x');
        text[77'777] = '\xE9';
        const SampleSegment segment = segmentOf(text);
        QVERIFY(has(excerpt({&segment, 1}, 1024), 0xE9));
    }
    void asciiWindowsStayBelowTheirLimit() {
        std::string text(8'000, 'x');
        text[4'000] = '\xE9';
        const SampleSegment segment = segmentOf(text);
        const auto cut = excerpt({&segment, 1}, 8192, 1024);
        QCOMPARE(sizeOf(cut), 1024 + 2 * 128u); // beside the first one and the one that tells
        QVERIFY(has(cut, 0xE9));
        QVERIFY(cut.back().offset > 6'000);
        QCOMPARE(sizeOf(excerpt({&segment, 1}, 8192)), text.size());
    }
    void theStartIsKept() {
        std::string text(100'000, '\xE9');
        text[0] = '<';
        const SampleSegment segment = segmentOf(text);
        const auto cut = excerpt({&segment, 1}, 512);
        QCOMPARE(cut.front().offset, 0u);
        QCOMPARE(cut.front().sync, 0u);
    }
    void theEndIsLookedAtToo() {
        const SampleSegment segment = segmentOf(std::string(100'000, '\xE9'));
        QVERIFY(excerpt({&segment, 1}, 1024).back().offset > 50'000);
    }
    void windowsStayInStepWithWideUnits() {
        const SampleSegment segment = segmentOf(std::string(50'000, '\xE9'), 4096);
        for (const SampleSegment& part : excerpt({&segment, 1}, 1024))
            QCOMPARE(part.offset % 4, 0u);
    }
    void behindAsciiAPartBeginsForDecodersAtOnce() {
        std::string text(2000, 'a');
        text[600] = '\xE0'; // and no separator before it
        text[602] = ' ';
        const SampleSegment segment = segmentOf(text);
        const auto parts = excerpt({&segment, 1}, 8192, 256);
        const auto odd = std::ranges::find_if(parts, [](const SampleSegment& part) {
            return std::ranges::find(part.bytes, Byte{0xE0}) != part.bytes.end();
        });
        QVERIFY(odd != parts.end() && odd->offset > 0);
        QCOMPARE(odd->sync, std::size_t{0});
    }
    void aPartWithoutSeparatorsBeginsWhereACharacterDoes() {
        // Hiragana of EUC-JP: its bytes are pairs, and windows of 128 begin at either byte of one.
        std::string text = "<p>\n ";
        for (std::size_t i = 0; text.size() < 60'000; ++i)
            text += {'\xA4', static_cast<char>(0xA1 + i * 7 % 83)};
        const SampleSegment segment = segmentOf(text);
        for (const std::size_t size : {512u, 1024u, 8192u})
            for (const SampleSegment& part : excerpt({&segment, 1}, size)) {
                QVERIFY(part.sync < 16);
                QCOMPARE((part.offset + part.sync) % 2, part.offset == 0 ? 0u : 1u);
            }
    }
    void aPartBeginsForDecodersAfterASeparator() {
        std::string text(100'000, '\xE9');
        for (std::size_t i = 5; i < text.size(); i += 10)
            text[i] = ' ';
        const SampleSegment segment = segmentOf(text);
        for (const SampleSegment& part : excerpt({&segment, 1}, 1024))
            QVERIFY(part.sync == 0 ? part.offset == 0 : part.bytes[part.sync - 1] == ' ');
    }
};

QTEST_APPLESS_MAIN(ExcerptTest)
#include "excerpt_test.moc"
