#include "core/repair/substitution.h"

#include "core/decode/decoder.h"

#include <QTest>

#include <algorithm>

using namespace charsleuth;

namespace {

/// Decoded in pieces of a size.
MappedText substituted(std::string_view bytes, std::span<const Substitution> all,
                       std::size_t size) {
    Substituter substituter(all);
    Decoder decoder(EncodingId::Utf8);
    MappedText out;
    for (std::size_t at = 0; at < bytes.size(); at += size) {
        MappedText piece;
        decoder.feed(bytesOf(bytes.substr(at, size)), piece);
        if (bytes.size() - at <= size)
            decoder.finish(piece);
        substituter.add(piece, out);
    }
    return out;
}

} // namespace

class SubstitutionTest : public QObject {
    Q_OBJECT

private slots:
    void piecesMakeNoDifference() {
        const std::string_view bytes = "a caf\xC3\x83\xC2\xA9, n\xC3\x83\xC2\xA9 \xC3\x83\xC2\xA9";
        const std::vector<Substitution> all{
            {{2, 9}, u"caf\u00E9"}, {{12, 16}, u"\u00E9"}, {{17, 21}, u"\U0001F600"}};
        for (std::size_t size = 1; size <= bytes.size(); ++size) {
            const MappedText out = substituted(bytes, all, size);
            QVERIFY(out.text == u"a caf\u00E9, n\u00E9 \U0001F600");
            QCOMPARE(out.byteOf.size(), out.text.size() + 1);
            QVERIFY(std::ranges::is_sorted(out.byteOf));
            QCOMPARE(out.byteOf.back(), bytes.size());
            QCOMPARE(out.byteOf[11], out.byteOf[12]); // both halves of the pair
        }
    }

    void aLogGivesWhatWasAdded() {
        const std::vector<Substitution> all{{{0, 0}, u"\uFEFF"},
                                            {{2, 9}, u"caf\u00E9"},
                                            {{9, 300}, u""},
                                            {{1ULL << 40, (1ULL << 40) + 1}, u"\U0001F600"}};
        SubstitutionLog log;
        QVERIFY(log.isEmpty() && !SubstitutionLog::Reader(log).next());
        for (const Substitution& each : all)
            log.add(each);
        SubstitutionLog::Reader reader(log);
        for (const Substitution& each : all)
            QVERIFY(reader.next() == each);
        QVERIFY(!reader.next());

        Decoder decoder(EncodingId::Utf8);
        MappedText piece, out;
        decoder.feed(bytesOf("a caf\xC3\x83\xC2\xA9, n"), piece);
        decoder.finish(piece);
        Substituter(log).add(piece, out);
        QVERIFY(out.text == u"\uFEFFa caf\u00E9");
    }

    void aMalformedSequenceBeforeARunStays() {
        // The first byte of the run is what ends the sequence.
        const std::string_view bytes = "\xC3"
                                       "caf\xC3\x83\xC2\xA9 \xC3";
        const std::vector<Substitution> all{{{1, 8}, u"caf\u00E9"}};
        for (std::size_t size = 1; size <= bytes.size(); ++size) {
            const MappedText out = substituted(bytes, all, size);
            QVERIFY(out.text == u"\uFFFDcaf\u00E9 \uFFFD");
            QCOMPARE(out.malformed.size(), std::size_t{2});
            QCOMPARE(out.malformed[0].textOffset, 0U);
            QCOMPARE(out.malformed[1].textOffset, 6U);
        }
    }

    void textIsInsertedWhereAPlaceIsEmpty() {
        const std::string_view bytes = "abcd";
        const std::vector<Substitution> all{{{0, 0}, u"x"}, {{2, 2}, u"y"}, {{4, 4}, u"zz"}};
        for (std::size_t size = 1; size <= bytes.size(); ++size) {
            const MappedText out = substituted(bytes, all, size);
            QVERIFY(out.text == u"xabycdzz");
            QCOMPARE(out.byteOf.size(), out.text.size() + 1);
            QVERIFY(std::ranges::is_sorted(out.byteOf));
        }
    }

    void ofOneThatBeganBeforeNothingIsPutIn() {
        const std::vector<Substitution> all{{{0, 3}, u"x"}, {{4, 5}, u"y"}};
        Substituter substituter(all, 1);
        MappedText piece, out;
        Decoder decoder(EncodingId::Utf8, 1);
        decoder.feed(bytesOf("bcdef"), piece);
        substituter.add(piece, out);
        QVERIFY(out.text == u"dyf");
        QVERIFY(substituter.isDone());
    }

    void whatIsMalformedInTheirPlaceIsLeftOut() {
        const std::vector<Substitution> all{{{1, 4}, u"x"}};
        const MappedText out = substituted("a\xFF\xFF\xFF"
                                           "b\xFF",
                                           all, 2);
        QVERIFY(out.text == u"axb\uFFFD");
        QCOMPARE(out.malformed.size(), std::size_t{1});
        QCOMPARE(out.malformed[0].bytes.begin, 5U);
        QCOMPARE(out.malformed[0].textOffset, 3U);
    }
};

QTEST_GUILESS_MAIN(SubstitutionTest)
#include "substitution_test.moc"
