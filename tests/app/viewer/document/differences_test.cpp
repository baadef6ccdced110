// Where two readings of the same bytes differ.

#include "app/viewer/document/differences.h"
#include "core/decode/decoder.h"
#include "core/registry/registry.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

std::vector<ByteRange> between(std::string_view bytes, std::string_view a, std::string_view b) {
    const auto read = [&](std::string_view name) {
        return decodeMapped(bytesOf(bytes), *findEncoding(name));
    };
    return differences(read(a), read(b), {0, bytes.size()});
}

} // namespace

class DifferencesTest : public QObject {
    Q_OBJECT

private slots:
    void theSameTextHasNone() {
        QVERIFY(between("caf\xE9", "windows-1252", "ISO-8859-1").empty());
        QVERIFY(between("", "UTF-8", "KOI8-R").empty());
    }

    void oneLetterThatDiffersIsFound() {
        QCOMPARE(between("ma\xB1"
                         "ka",
                         "ISO-8859-2", "windows-1250"),
                 (std::vector<ByteRange>{{2, 3}}));
    }

    void aCharacterOfTwoBytesDiffersFromTwoCharacters() {
        QCOMPARE(between("a\x82\xA0"
                         "b",
                         "Shift_JIS", "windows-1252"),
                 (std::vector<ByteRange>{{1, 3}}));
    }

    void overlappingCharactersFallIntoStepAgain() {
        // GBK pairs the bytes one later than Shift_JIS does; ASCII is the same again.
        QCOMPARE(between("\xB1\x83\x41 ok", "Shift_JIS", "GBK"), (std::vector<ByteRange>{{0, 3}}));
    }

    void damageIsADifference() {
        QCOMPARE(between("a\xFF", "UTF-8", "windows-1252"), (std::vector<ByteRange>{{1, 2}}));
    }

    void onlyTheRangeAskedForCounts() {
        const std::string bytes = "\xB1\xB1";
        const auto read = [&](std::string_view name) {
            return decodeMapped(bytesOf(bytes), *findEncoding(name));
        };
        QCOMPARE(differences(read("ISO-8859-2"), read("windows-1250"), {1, 2}),
                 (std::vector<ByteRange>{{1, 2}}));
    }

    void rangesAreUnited() {
        QCOMPARE(unite({{5, 6}, {0, 2}}, {{1, 3}, {6, 7}}),
                 (std::vector<ByteRange>{{0, 3}, {5, 7}}));
    }
};

QTEST_GUILESS_MAIN(DifferencesTest)
#include "differences_test.moc"
