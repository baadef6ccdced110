// Text read part by part and with mojibake put right: the same whatever pieces it comes in.

#include "app/viewer/document/differences.h"
#include "app/viewer/document/file_text.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

Bytes bytesOf(const QByteArray& bytes) {
    return {reinterpret_cast<const Byte*>(bytes.data()), static_cast<std::size_t>(bytes.size())};
}

/// "Gr\u00FC\u00DFe" in UTF-8 (8 bytes with the line end), then in windows-1252.
const QByteArray mixed = "Gr\xC3\xBC\xC3\x9F"
                         "e\nGr\xFC\xDF"
                         "e\n";
const QByteArray garbled = "un caf\xC3\x83\xC2\xA9 noir\r\ncaf\xC3\x83\xC2\xA9\n";

ReadAs byParts() {
    return {EncodingId::Utf8,
            std::make_shared<const Amendment>(
                Amendment{.parts = {{8, EncodingId::Utf8}, {14, EncodingId::Windows1252}}})};
}
ReadAs repaired() {
    return {EncodingId::Utf8, std::make_shared<const Amendment>(Amendment{
                                  .repairs = {{{6, 10}, u"\u00E9"}, {{20, 24}, u"\u00E9"}}})};
}

/// Fed in pieces of a size.
template <typename Out>
Out decoded(const ReadAs& as, const QByteArray& bytes, qsizetype piece) {
    ReadingDecoder decoder(as);
    Out out;
    for (qsizetype at = 0; at < bytes.size(); at += piece)
        decoder.feed(bytesOf(bytes.mid(at, piece)), out);
    decoder.finish(out);
    return out;
}

} // namespace

class ReadingDecoderTest : public QObject {
    Q_OBJECT

private slots:
    void everyDivisionGivesTheSame() {
        const std::u16string parts = u"Gr\u00FC\u00DFe\nGr\u00FC\u00DFe\n";
        const std::u16string meant = u"un caf\u00E9 noir\r\ncaf\u00E9\n";
        for (qsizetype piece = 1; piece <= garbled.size(); ++piece) {
            QVERIFY(decoded<MappedText>(byParts(), mixed, piece).text == parts);
            QVERIFY(decoded<DecodedText>(byParts(), mixed, piece).text == parts);
            const auto mapped = decoded<MappedText>(repaired(), garbled, piece);
            QVERIFY(mapped.text == meant);
            QCOMPARE(mapped.byteOf.size(), meant.size() + 1);
            QVERIFY(std::ranges::is_sorted(mapped.byteOf));
            QCOMPARE(mapped.byteOf.back(), std::uint64_t(garbled.size()));
            QVERIFY(decoded<DecodedText>(repaired(), garbled, piece).text == meant);
            const auto tally = decoded<TextTally>(repaired(), garbled, piece);
            QCOMPARE(tally.units, meant.size());
            QCOMPARE(tally.crlf, 1U);
            QCOMPARE(tally.lf, 1U);
            QCOMPARE(tally.malformed, 0U);
        }
    }

    void aRunSharesTheBytesThatStandThere() {
        const ReadAs as(EncodingId::Utf8, std::make_shared<const Amendment>(Amendment{
                                              .repairs = {{{0, 8}, u"\u00E9\U0001F600\u00E8"}}}));
        const auto mapped = decoded<MappedText>(as, "\xC3\x83\xC2\xA9\xC3\x83\xC2\xA9!", 3);
        QVERIFY(mapped.text == u"\u00E9\U0001F600\u00E8!");
        QCOMPARE(mapped.byteOf[1], mapped.byteOf[2]); // both halves of the pair
        QCOMPARE(mapped.byteOf[4], 8U);
    }

    void rowsOfABigFileAreThoseOfASmallOne() {
        QByteArray bytes;
        Amendment amendment;
        for (int line = 0; line < 20000; ++line) {
            const auto begin = std::uint64_t(bytes.size()) + 7;
            amendment.repairs.push_back({{begin, begin + 4}, u"\u00E9"});
            bytes += QByteArray::number(10000 + line) + "-c\xC3\x83\xC2\xA9\n";
        }
        const ReadAs as(EncodingId::Utf8, std::make_shared<const Amendment>(amendment));
        const SharedBytes shared = bytesInMemory({bytes.begin(), bytes.end()});
        const FileText text(shared, buildIndex(*shared, as));
        QVERIFY(text.index().checkpoints.size() > 2);
        QCOMPARE(text.lineCount(), 20000U);
        for (const std::uint64_t line : {0U, 9000U, 19999U}) {
            const Rows rows = text.rowsAt(text.lineStart(line), 0, 0);
            const Row& row = rows.rows[rows.anchor];
            QCOMPARE(QString::fromStdU16String(row.text),
                     QString::number(10000 + line) + QStringLiteral("-c\u00E9"));
            QCOMPARE(row.line, line);
        }
    }

    void differencesFromTheBytesAsTheyStandAreTheRuns() {
        const SharedBytes shared = bytesInMemory({garbled.begin(), garbled.end()});
        std::vector<ByteRange> found;
        findDifferences(shared, repaired(), {ReadAs(EncodingId::Utf8)}, {},
                        [&](const PlacesStep& step) {
                            found.insert(found.end(), step.found.begin(), step.found.end());
                        });
        QCOMPARE(found, (std::vector<ByteRange>{{6, 10}, {20, 24}}));
    }
};

QTEST_GUILESS_MAIN(ReadingDecoderTest)
#include "reading_decoder_test.moc"
