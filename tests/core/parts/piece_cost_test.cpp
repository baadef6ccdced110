#include "core/parts/piece_cost.h"

#include "core/decode/decoder.h"
#include "core/registry/registry.h"
#include "core/repair/utf16.h"

#include <QTest>

#include <numeric>

using namespace charsleuth;

/// Tests what is read of a piece.
class PieceCostTest : public QObject {
    Q_OBJECT

private slots:
    void everyEncodingIsReadAsItIsDecoded() {
        std::vector<Byte> all(256);
        std::iota(all.begin(), all.end(), Byte{0});
        const PieceCost cost;
        for (const EncodingInfo& row : allEncodings()) {
            const DecodedText decoded = decode(all, row.id);
            std::u32string expected = charactersOf(decoded.text);
            if (!decoded.malformed.empty())
                std::erase(expected, U'\uFFFD');
            const PieceText read = cost.read(all, row.id, SIZE_MAX);
            QCOMPARE(read.malformed, static_cast<std::uint32_t>(decoded.malformed.size()));
            QVERIFY2(read.characters == expected, row.name.data());
        }
    }
    void asManyCharactersAreReadAsAreAskedFor() {
        const std::vector<Byte> bytes{'a', 0xE4, 0xE4, 0xE4, 0xE4, 0xE4, 'b', 0xF6, 0xFC, 'c'};
        const PieceText read = PieceCost().read(bytes, EncodingId::Windows1252, 4);
        QVERIFY(read.characters == U"aäääbö"); // of a run three count
        QCOMPARE(read.outside, 4U);
        QVERIFY(read.words);
    }
};

QTEST_APPLESS_MAIN(PieceCostTest)
#include "piece_cost_test.moc"
