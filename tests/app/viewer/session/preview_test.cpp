// The few lines that a card shows.

#include "app/viewer/session/preview.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

std::vector<Row> preview(const std::string& bytes, std::uint64_t byte, std::size_t lines = 3) {
    return previewAround(bytesInMemory({bytes.begin(), bytes.end()}), EncodingId::Utf8, byte,
                         lines);
}

} // namespace

class PreviewTest : public QObject {
    Q_OBJECT

private slots:
    void itBeginsWithTheLineOfTheByte() {
        const auto rows = preview("one\ntwo\nthree\n", 5);
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[0].text, u"two");
    }

    void blankLinesAreLeftOut() {
        const auto rows = preview("one\n\n  \n\xE3\x80\x80\ntwo\n", 0);
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[1].text, u"two");
    }

    void aLongLineBeginsShortlyBeforeTheByte() {
        const auto rows = preview(std::string(1000, 'a') + "B" + std::string(1000, 'c'), 1000);
        QCOMPARE(rows[0].text.find(u'B'), std::size_t{12});
        QVERIFY(rows[0].text.size() <= 120);
    }

    void aFarPlaceOfALargeFileIsShown() {
        std::string bytes;
        for (int i = 0; i < 40000; ++i)
            bytes += "line " + std::to_string(i) + "\n";
        const auto place = bytes.find("line 39000\n");
        QCOMPARE(preview(bytes, place)[0].text, u"line 39000");
    }

    void aPieceKeepsItsDamage() {
        const auto row = preview("abc\xFF"
                                 "def",
                                 3, 1)[0];
        const Row piece = pieceOf(row, 2, 5);
        QCOMPARE(piece.text, u"c\uFFFDd");
        QCOMPARE(piece.malformed[0].unit, std::size_t{1});
        QCOMPARE(piece.byteOf, (std::vector<std::uint64_t>{2, 3, 4, 5}));
        QVERIFY(pieceOf(row, 0, 2).malformed.empty());
    }

    void whatTheRivalReadsOtherwiseIsNamed() {
        const std::string bytes = "mas\xB3o\nm\xB1ka\n"; // only the second differs
        const Preview preview = previewBeside(bytesInMemory({bytes.begin(), bytes.end()}),
                                              EncodingId::Iso8859_2, EncodingId::Windows1250, 0, 3);
        QCOMPARE(preview.rows.size(), std::size_t{2});
        QVERIFY(preview.differing == (std::vector<ByteRange>{{7, 8}}));
    }

    void withoutARivalNothingDiffers() {
        const auto preview =
            previewBeside(bytesInMemory({0xB1, '\n'}), EncodingId::Iso8859_2, std::nullopt, 0, 3);
        QCOMPARE(preview.rows.size(), std::size_t{1});
        QVERIFY(preview.differing.empty());
    }

    void anEmptyFileHasNoPreview() { QVERIFY(preview("", 0).empty()); }
};

QTEST_GUILESS_MAIN(PreviewTest)
#include "preview_test.moc"
