// Any part of a file as rows of text, with the damage in it.

#include "app/viewer/document/file_text.h"
#include "core/registry/registry.h"

#include <QTest>

#include <algorithm>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

FileText textOf(const std::string& bytes, EncodingId encoding) {
    const SharedBytes shared = bytesInMemory({bytes.begin(), bytes.end()});
    return {shared, buildIndex(*shared, encoding)};
}

/// Without an index: everything is decoded from a place nearby.
FileText unindexed(const std::string& bytes, EncodingId encoding) {
    return {bytesInMemory({bytes.begin(), bytes.end()}), emptyIndex(encoding)};
}

std::u16string joined(const Rows& rows) {
    std::u16string out;
    for (const Row& row : rows.rows)
        out += row.text + u"|";
    return out;
}

std::u16string allOf(const FileText& text) {
    return joined(text.rowsAt(0, 0, 1000));
}

/// "line 0 ...\n", "line 1 ...\n" of some kilobytes.
std::string numberedLines(int count) {
    std::string out;
    for (int i = 0; i < count; ++i)
        out += "line " + std::to_string(i) + " with some words behind the number\n";
    return out;
}

std::string lineText(std::uint64_t line) {
    return "line " + std::to_string(line) + " with some words behind the number";
}

std::u16string wide(const std::string& ascii) {
    return {ascii.begin(), ascii.end()};
}

} // namespace

class FileTextTest : public QObject {
    Q_OBJECT

private slots:
    void linesEndAtLfCrAndCrLf() {
        QCOMPARE(allOf(textOf("a\nb\r\nc\rd", EncodingId::Utf8)), u"a|b|c|d|");
    }

    void aLineEndAtTheEndOpensNoFurtherLine() {
        QCOMPARE(allOf(textOf("a\n", EncodingId::Utf8)), u"a|");
        QCOMPARE(textOf("a\n", EncodingId::Utf8).lineCount(), 1u);
        QCOMPARE(textOf("a\nb", EncodingId::Utf8).lineCount(), 2u);
    }

    void anEmptyFileHasOneEmptyLine() {
        const FileText text = textOf("", EncodingId::Utf8);
        QCOMPARE(allOf(text), u"|");
        QCOMPARE(text.lineCount(), 1u);
    }

    void aLineSeparatorCharacterIsNoLineEnd() {
        QCOMPARE(allOf(textOf("a\xE2\x80\xA8"
                              "b",
                              EncodingId::Utf8)),
                 u"a\u2028b|");
    }

    void nelEndsLinesInEbcdicOnly() {
        QCOMPARE(allOf(textOf("\xC1\x15\xC2", *findEncoding("IBM037"))).size(), std::size_t{4});
        QCOMPARE(allOf(textOf("A\x85"
                              "B",
                              EncodingId::Iso8859_2)),
                 u"A\u0085B|");
    }

    void theBomIsNotText() {
        const FileText text = textOf("\xEF\xBB\xBF"
                                     "A",
                                     EncodingId::Utf8);
        QCOMPARE(allOf(text), u"A|");
        QCOMPARE(text.rowsAt(0, 0, 0).rows[0].byteOf[0], 3u);
    }

    void utf8sMarkAboveAnotherEncodingIsNotText() {
        const FileText text = textOf("\xEF\xBB\xBF\xE9\n\xEF\xBB\xBF", EncodingId::Windows1252);
        QCOMPARE(allOf(text), u"é|ï»¿|");
        QCOMPARE(text.rowsAt(0, 0, 0).rows[0].byteOf[0], 3u);
    }

    void everyRowKnowsItsBytesAndLine() {
        const Row row = textOf("ab\r\n\xE3\x81\x82"
                               "c\n",
                               EncodingId::Utf8)
                            .rowsAt(5, 0, 0)
                            .rows[0];
        QCOMPARE(row.line, std::optional<std::uint64_t>(1));
        QVERIFY((row.bytes == ByteRange{4, 9}));
        QCOMPARE(row.byteOf, (std::vector<std::uint64_t>{4, 7, 8}));
        QCOMPARE(row.unitAt(6), std::size_t{0});
        QCOMPARE(row.unitAt(7), std::size_t{1});
    }

    void aMalformedSequenceKeepsItsBytes() {
        const Row row = textOf("a\x83"
                               "\xFF"
                               "b\n",
                               EncodingId::Utf8)
                            .rowsAt(0, 0, 0)
                            .rows[0];
        QCOMPARE(row.text, u"a\uFFFD\uFFFDb");
        QCOMPARE(row.malformed.size(), std::size_t{2});
        QCOMPARE(row.malformed[0].unit, std::size_t{1});
        QCOMPARE(row.malformed[0].bytes, std::vector<Byte>{0x83});
        QCOMPARE(row.malformed[1].bytes, std::vector<Byte>{0xFF});
    }

    void aGenuineReplacementCharacterIsNotDamage() {
        const Row row = textOf("\xEF\xBF\xBD", EncodingId::Utf8).rowsAt(0, 0, 0).rows[0];
        QCOMPARE(row.text, u"\uFFFD");
        QVERIFY(row.malformed.empty());
    }

    void rowsBeforeAndAfterAreGiven() {
        const FileText text = textOf(numberedLines(5000), EncodingId::Utf8);
        const std::uint64_t byte = text.lineStart(3000);
        const Rows rows = text.rowsAt(byte, 2, 3);
        QCOMPARE(rows.rows.size(), std::size_t{6});
        QCOMPARE(rows.anchor, std::size_t{2});
        for (std::size_t i = 0; i < 6; ++i) {
            QCOMPARE(rows.rows[i].text, wide(lineText(2998 + i)));
            QCOMPARE(*rows.rows[i].line, 2998 + i);
        }
    }

    void theEndGivesTheLastRow() {
        const FileText text = textOf(numberedLines(5000), EncodingId::Utf8);
        const Rows rows = text.rowsAt(text.size() + 100, 1, 9);
        QCOMPARE(rows.rows.back().text, wide(lineText(4999)));
        QCOMPARE(rows.anchor, std::size_t{1});
    }

    void everyLineIsFoundWhateverTheBlocks() {
        const FileText text = textOf(numberedLines(9000), EncodingId::Utf8);
        for (std::uint64_t line = 0; line < 9000; line += 61) {
            const Row row = text.rowsAt(text.lineStart(line), 0, 0).rows[0];
            QCOMPARE(*row.line, line);
            QCOMPARE(row.text, wide(lineText(line)));
        }
        QCOMPARE(*text.rowsAt(text.lineStart(99999), 0, 0).rows[0].line, 8999u);
    }

    void crLfIsNeverSplitByABlock() {
        std::string bytes;
        for (int i = 0; i < 60000; ++i)
            bytes += i % 7 == 0 ? "abc\r\n" : "\r\n";
        const FileText text = textOf(bytes, EncodingId::Utf8);
        QCOMPARE(text.lineCount(), 60000u);
        for (const auto& point : text.index().checkpoints)
            QVERIFY(point->byte == 0 || bytes[point->byte - 1] != '\r');
    }

    void withoutAnIndexTheTextIsTheSameButForTheNumbers() {
        const std::string bytes = numberedLines(9000);
        const FileText text = unindexed(bytes, EncodingId::Utf8);
        const std::uint64_t byte = textOf(bytes, EncodingId::Utf8).lineStart(8000);
        const Rows rows = text.rowsAt(byte + 3, 40, 40);
        QCOMPARE(rows.rows[rows.anchor].text, wide(lineText(8000)));
        QCOMPARE(rows.rows.front().text, wide(lineText(7960)));
        QVERIFY(!rows.rows.front().line);
    }

    void aLongLineIsCutBetweenCharacters() {
        std::string bytes = "x";
        for (int i = 0; i < 50000; ++i)
            bytes += "\xF0\x9F\x98\x80";
        const FileText text = textOf(bytes, EncodingId::Utf8);
        std::size_t units = 0;
        std::uint64_t byte = 0;
        for (int i = 0; byte < text.size(); ++i) {
            const Row row = text.rowsAt(byte, 0, 0).rows[0];
            QVERIFY(row.malformed.empty());
            QCOMPARE(row.bytes.begin, byte);
            QCOMPARE(row.startsLine, byte == 0);
            QVERIFY(row.text.size() <= rowUnits + 1);
            QVERIFY((row.text.back() & 0xFC00) != 0xD800);
            units += row.text.size();
            byte = row.bytes.end;
        }
        QCOMPARE(units, std::size_t{100001});
    }

    void rowsOfALongLineAreTheSameFromEverywhere() {
        const std::string bytes = "first\n" + std::string(300000, 'x') + "\nlast";
        const FileText text = textOf(bytes, EncodingId::Utf8);
        const Rows all = text.rowsAt(0, 0, 1000);
        QCOMPARE(all.rows.size(), std::size_t{2 + (300000 + rowUnits - 1) / rowUnits});
        for (const Row& row : all.rows)
            QVERIFY(text.rowsAt(row.bytes.begin, 0, 0).rows[0].bytes == row.bytes);
        QCOMPARE(*all.rows.back().line, 2u);
    }

    void nextAndPreviousMalformedGoThroughTheWholeFile() {
        std::string bytes = numberedLines(9000);
        const std::vector<std::size_t> places = {10, 11, 70000, 200000, 200002, bytes.size() - 1};
        for (const std::size_t place : places)
            bytes[place] = '\xFF';
        const FileText text = textOf(bytes, EncodingId::Utf8);
        std::vector<std::size_t> forward;
        for (auto found = text.malformedFrom(0); found; found = text.malformedFrom(found->end))
            forward.push_back(found->begin);
        QCOMPARE(forward, places);
        std::vector<std::size_t> backward;
        for (auto found = text.malformedBefore(text.size()); found;
             found = text.malformedBefore(found->begin))
            backward.push_back(found->begin);
        std::ranges::reverse(backward);
        QCOMPARE(backward, places);
        QCOMPARE(text.malformedCountBefore(200001), 4u);
        QCOMPARE(text.index().tally.malformed, 6u);
    }

    void aSequenceCutByTheEndIsMalformed() {
        const FileText text = textOf("abc\xE3\x81", EncodingId::Utf8);
        QVERIFY(text.malformedFrom(0) == (ByteRange{3, 5}));
    }

    void statefulTextGoesOnFromACheckpoint() {
        // ISO-2022-JP: thousands of lines in shifted state.
        std::string bytes;
        for (int i = 0; i < 20000; ++i)
            bytes += "\x1B$B$\"$$\x1B(B\n";
        const FileText text = textOf(bytes, EncodingId::Iso2022Jp);
        QCOMPARE(text.rowsAt(text.lineStart(19000), 0, 0).rows[0].text, u"あい");
        QCOMPARE(text.index().tally.malformed, 0u);
    }

    void selectedTextIsDecodedAcrossBlocks() {
        const std::string bytes = numberedLines(9000);
        const FileText text = textOf(bytes, EncodingId::Utf8);
        QCOMPARE(text.text({5, 200000}, 1 << 20), wide(bytes.substr(5, 199995)));
        QCOMPARE(text.text({5, 200000}, 100), wide(bytes.substr(5, 100)));
    }

    void someBytesAreMappedAnywhere() {
        const std::string bytes = numberedLines(9000);
        const FileText text = textOf(bytes, EncodingId::Utf8);
        for (const std::uint64_t at : {0u, 65536u, 131072u, 200001u}) {
            const MappedText mapped = text.mapped({at, at + 32});
            const auto begin = std::ranges::find(mapped.byteOf, at) - mapped.byteOf.begin();
            QCOMPARE(mapped.text.substr(static_cast<std::size_t>(begin), 32),
                     wide(bytes.substr(at, 32)));
        }
    }
};

QTEST_GUILESS_MAIN(FileTextTest)
#include "file_text_test.moc"
