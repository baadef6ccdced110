// Parts of a document: what is said of them, and what becomes of them when one is read otherwise.

#include "app/viewer/models/parts_text.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using enum EncodingId;

namespace {

using Parts = std::vector<std::pair<std::uint64_t, EncodingId>>;

Parts with(const Parts& before, ByteRange range, EncodingId encoding) {
    std::vector<DecodedPart> parts;
    for (const auto& [end, of] : before)
        parts.push_back({end, of});
    Parts after;
    for (const DecodedPart& part : withPart(parts, range, encoding))
        after.emplace_back(part.end, part.encoding);
    return after;
}

} // namespace

class PartsTextTest : public QObject {
    Q_OBJECT

private slots:
    void aRangeIsReadOtherwise() {
        QCOMPARE(with({{10, Utf8}}, {3, 5}, Koi8R), (Parts{{3, Utf8}, {5, Koi8R}, {10, Utf8}}));
        QCOMPARE(with({{10, Utf8}}, {0, 5}, Koi8R), (Parts{{5, Koi8R}, {10, Utf8}}));
        QCOMPARE(with({{10, Utf8}}, {5, 10}, Koi8R), (Parts{{5, Utf8}, {10, Koi8R}}));
        QCOMPARE(with({{10, Utf8}}, {0, 10}, Koi8R), (Parts{{10, Koi8R}}));
    }

    void partsInsideItAreNoMore() {
        const Parts three = {{3, Utf8}, {6, Big5}, {9, Utf8}};
        QCOMPARE(with(three, {2, 8}, Koi8R), (Parts{{2, Utf8}, {8, Koi8R}, {9, Utf8}}));
        QCOMPARE(with(three, {3, 6}, Utf8), (Parts{{9, Utf8}}));
        QCOMPARE(with(three, {6, 7}, Big5), (Parts{{3, Utf8}, {7, Big5}, {9, Utf8}}));
    }

    void linesAndDamageAreSaid() {
        const QByteArray bytes = "one\ntwo\n\xFF\xC1\n";
        const SharedBytes shared = bytesInMemory({bytes.begin(), bytes.end()});
        const ReadAs as(
            Utf8, std::make_shared<const Amendment>(Amendment{.parts = {{4, Koi8R}, {11, Utf8}}}));
        const FileText text(shared, buildIndex(*shared, as));
        QCOMPARE(partsText(text, 9), "line 1: KOI8-R; lines 2 to 3: UTF-8 (2 malformed)");
        QCOMPARE(partsText(text, 1), "line 1: KOI8-R; 1 more part");
    }

    void whatIsTooLongIsSaidInWords() {
        QVERIFY(undividedBanner().text.contains("16 MiB"));
        QVERIFY(undividedBanner().text.contains("charsleuth convert --segments"));
    }
};

QTEST_GUILESS_MAIN(PartsTextTest)
#include "parts_text_test.moc"
