#include "core/bytes/sample.h"

#include <QTest>

#include <numeric>
#include <random>

using namespace charsleuth;

namespace {

std::vector<SampleSegment> sampleOf(std::string_view text, std::size_t chunk = SIZE_MAX) {
    Sampler sampler;
    for (std::size_t at = 0; at < text.size(); at += std::min(chunk, text.size()))
        sampler.feed(bytesOf(text.substr(at, chunk)));
    return sampler.takeSegments();
}

std::size_t keptBytes(const std::vector<SampleSegment>& segments) {
    return std::accumulate(
        segments.begin(), segments.end(), std::size_t{},
        [](std::size_t sum, const SampleSegment& s) { return sum + s.bytes.size(); });
}

bool holds(const std::vector<SampleSegment>& segments, std::string_view needle) {
    return std::ranges::any_of(segments, [&](const SampleSegment& s) {
        const Bytes wanted = bytesOf(needle); // std::ranges::search is not for Clang 14
        return std::search(s.bytes.begin(), s.bytes.end(), wanted.begin(), wanted.end()) !=
               s.bytes.end();
    });
}

std::string asciiLines(std::size_t size) {
    std::string text;
    while (text.size() < size)
        text += "The quick brown fox jumps over the lazy dog.\n";
    text.resize(size);
    return text;
}

std::string noise(std::size_t size, unsigned seed) {
    std::mt19937 random(seed);
    std::string text(size, '\0');
    for (char& c : text)
        c = static_cast<char>(random());
    return text;
}

} // namespace

class SampleTest : public QObject {
    Q_OBJECT

private slots:
    void nothingGivesNoSegment() { QVERIFY(sampleOf("").empty()); }

    /// Windows that tell by each of what isInformative, alone and beside what does not.
    void theMarksOfBlocksMakeNoDifference() {
        std::mt19937 random(3);
        std::string text = asciiLines(600 * 1024);
        const std::string_view pieces[] = {{"\0", 1}, "\x0E", "\x0F", "\x1B",
                                           "~",       "~{",   "{~",   "\xE9"};
        for (std::size_t at = 512; at + 512 < text.size(); at += random() % 2048) {
            const std::string_view piece = pieces[random() % std::size(pieces)];
            text.replace(at, piece.size(), piece);
        }
        Sampler marked;
        for (std::size_t at = 0; at < text.size(); at += 16 * 1024) {
            const Bytes chunk = bytesOf(std::string_view(text).substr(at, 16 * 1024));
            std::vector<BlockMarks> marks((chunk.size() + BlockMarks::size - 1) / BlockMarks::size);
            portableScans().mark(chunk, marks.data(), nullptr);
            marked.feed(chunk, marks);
        }
        const auto expected = sampleOf(text), found = marked.takeSegments();
        QCOMPARE(found.size(), expected.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            QCOMPARE(found[i].offset, expected[i].offset);
            QCOMPARE(found[i].bytes, expected[i].bytes);
        }
    }
    void upTo64KiBIsKeptWhole() {
        const std::string text = asciiLines(64 * 1024);
        const auto segments = sampleOf(text);
        QCOMPARE(segments.size(), std::size_t{1});
        QVERIFY(std::ranges::equal(segments[0].bytes, bytesOf(text)));
    }
    void ofLongAsciiOnlyTheHeadIsKept() {
        const auto segments = sampleOf(asciiLines(1 << 20));
        QCOMPARE(segments.size(), std::size_t{1});
        QCOMPARE(segments[0].bytes.size(), std::size_t{8 * 1024});
    }
    void textHiddenAfterAMegabyteIsKept_data() {
        QTest::addColumn<QByteArray>("hidden");
        QTest::newRow("bytes of 0x80 or more") << QByteArray("caf\xE9");
        QTest::newRow("an escape") << QByteArray("\x1B$B$3$s\x1B(B");
        QTest::newRow("HZ") << QByteArray("~{<:Ky2;~}");
        QTest::newRow("NULs") << QByteArray("h\0i\0", 4);
        QTest::newRow("shift out") << QByteArray("\x0E!!\x0F");
    }
    void textHiddenAfterAMegabyteIsKept() {
        QFETCH(QByteArray, hidden);
        std::string text = asciiLines(1 << 20) + hidden.toStdString() + asciiLines(5000);
        QVERIFY(holds(sampleOf(text), hidden.toStdString()));
    }
    void hiddenTextAtTheVeryEndIsKept() {
        QVERIFY(holds(sampleOf(asciiLines(100'000) + "caf\xE9"), "caf\xE9"));
    }
    void memoryIsBounded() { QVERIFY(keptBytes(sampleOf(noise(5'000'000, 1))) <= 256 * 1024); }
    void windowsAreSpreadOverTheWholeInput() {
        const std::string text = noise(8'000'000, 2);
        std::array<int, 8> inEighth{};
        for (const SampleSegment& segment : sampleOf(text))
            inEighth[segment.offset / 1'000'000] += static_cast<int>(segment.bytes.size());
        for (const int bytes : inEighth)
            QVERIFY(bytes > 8'000);
    }
    void segmentsHoldTheBytesOfTheirPlace() {
        const std::string text = noise(1'000'000, 3);
        for (const SampleSegment& segment : sampleOf(text))
            QVERIFY(std::ranges::equal(
                segment.bytes, bytesOf(text).subspan(segment.offset, segment.bytes.size())));
    }
    void segmentsBeginAtMultiplesOfFour() {
        for (const SampleSegment& segment : sampleOf(noise(1'000'000, 4)))
            QCOMPARE(segment.offset % 4, std::uint64_t{0});
    }
    void aWindowIsInSyncAfterItsFirstAsciiSeparator() {
        std::string text = asciiLines(100'000) + std::string(400, '\xB0') + "\n";
        const auto segments = sampleOf(text + std::string(400, '\xB1'));
        QCOMPARE(segments.size(), std::size_t{2});
        QCOMPARE(segments[1].offset, std::uint64_t{100'000 / 512 * 512});
        const std::size_t space = text.find(' ', segments[1].offset);
        QCOMPARE(segments[1].sync, space - segments[1].offset + 1);
    }
    void aWindowWithoutSeparatorIsInSyncAtItsStart() {
        const auto segments = sampleOf(asciiLines(512 * 200) + std::string(400, '\xB0'));
        QCOMPARE(segments.back().sync, std::size_t{0});
    }
    void theDivisionIntoChunksDoesNotMatter_data() {
        QTest::addColumn<QByteArray>("text");
        for (const std::size_t size : {10u, 65'535u, 65'536u, 65'537u, 400'000u})
            QTest::addRow("noise of %zu bytes", size)
                << QByteArray::fromStdString(noise(size, static_cast<unsigned>(size)));
        QTest::newRow("sparse text")
            << QByteArray::fromStdString(asciiLines(90'000) + "\xC3\xA9" + asciiLines(90'000));
    }
    void theDivisionIntoChunksDoesNotMatter() {
        QFETCH(QByteArray, text);
        const std::string bytes = text.toStdString();
        const auto whole = sampleOf(bytes);
        for (const std::size_t chunk : {1u, 7u, 512u, 4096u, 65'536u, 100'000u}) {
            const auto pieces = sampleOf(bytes, chunk);
            QCOMPARE(pieces.size(), whole.size());
            for (std::size_t i = 0; i < pieces.size(); ++i) {
                QCOMPARE(pieces[i].offset, whole[i].offset);
                QCOMPARE(pieces[i].sync, whole[i].sync);
                QVERIFY(pieces[i].bytes == whole[i].bytes);
            }
        }
    }
};

QTEST_APPLESS_MAIN(SampleTest)
#include "sample_test.moc"
