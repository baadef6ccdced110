#include "core/structure/validate/pair_scan.h"

#include "core/decode/decoder.h"
#include "core/registry/registry.h"

#include <QTest>

#include <random>

using namespace charsleuth;

namespace {

/// True when the counts of `bytes`, which begin with the trail of `lead` if that is not 0, agree
/// with the decoder's, or there are none.
bool agrees(EncodingId encoding, Bytes bytes, Byte lead, const Scans& scans) {
    const std::optional<PairCounts> found = countPairs(encoding, bytes, lead, scans);
    if (!found)
        return true;
    TextTally expected;
    Decoder decoder(encoding);
    if (lead != 0)
        decoder.feed({&lead, 1}, expected);
    decoder.feed(bytes, expected);
    const std::uint64_t size = bytes.size() + (lead != 0) - std::uint64_t{found->lead != 0};
    const std::uint64_t characters =
        size - found->sequences - found->malformedBytes + found->malformed;
    const bool sameFirst =
        found->malformed == 0 || found->firstMalformed == expected.firstMalformed;
    return sameFirst && found->sequences == expected.sequences &&
           found->malformed == expected.malformed &&
           found->malformedBytes == expected.malformedBytes && decoder.position() == size &&
           characters == expected.characters && characters == expected.units && expected.c1 == 0 &&
           expected.nel == 0 && (found->lead == 0 || found->lead == bytes.back());
}
bool agrees(EncodingId encoding, Bytes bytes, Byte lead = 0) {
    return agrees(encoding, bytes, lead, bestScans()) &&
           agrees(encoding, bytes, lead, portableScans());
}

} // namespace

class PairScanTest : public QObject {
    Q_OBJECT

private slots:
    void everyPairCountsAsInTheDecoder_data() { addEncodings(); }
    void everyPairCountsAsInTheDecoder() {
        QFETCH(int, encoding);
        for (unsigned lead = 0; lead < 256; ++lead)
            for (unsigned trail = 0; trail < 256; ++trail) {
                const Byte bytes[] = {'a', static_cast<Byte>(lead), static_cast<Byte>(trail), ' '};
                QVERIFY2(agrees(static_cast<EncodingId>(encoding), bytes),
                         QByteArray(reinterpret_cast<const char*>(bytes), 4).toHex(' '));
            }
    }
    void aPairAcrossTwoBlocksCountsAsInTheDecoder_data() { addEncodings(); }
    void aPairAcrossTwoBlocksCountsAsInTheDecoder() {
        QFETCH(int, encoding);
        const auto id = static_cast<EncodingId>(encoding);
        for (unsigned lead = 0; lead < 256; ++lead) {
            const Byte before[] = {'a', static_cast<Byte>(lead)};
            const auto counts = countPairs(id, before, 0, bestScans());
            for (unsigned trail = 0; counts && counts->lead != 0 && trail < 256; ++trail) {
                const Byte bytes[] = {static_cast<Byte>(trail), ' '};
                QVERIFY(agrees(id, bytes, counts->lead));
            }
        }
    }

    void anyBlockCountsAsInTheDecoder_data() { addEncodings(); }
    void anyBlockCountsAsInTheDecoder() {
        QFETCH(int, encoding);
        std::minstd_rand random(7);
        std::vector<Byte> bytes;
        for (int i = 0; i < 20'000; ++i) {
            bytes.resize(1 + random() % BlockMarks::size);
            const unsigned high = 1 + random() % 8; // of eight bytes
            for (Byte& byte : bytes)
                byte = static_cast<Byte>(random() % 8 < high ? 0x81 + random() % 0x7E
                                                             : 0x20 + random() % 0x5F);
            QVERIFY2(agrees(static_cast<EncodingId>(encoding), bytes),
                     QByteArray(reinterpret_cast<const char*>(bytes.data()),
                                static_cast<qsizetype>(bytes.size()))
                         .toHex(' '));
        }
    }

    void soundTextIsCounted_data() { addEncodings(); }
    void soundTextIsCounted() {
        QFETCH(int, encoding);
        const std::string_view text = "\xB0\xA1\xB0\xA2 \xB0\xA3";
        QVERIFY(countPairs(static_cast<EncodingId>(encoding), bytesOf(text), 0, bestScans()));
    }
    void aLeadByteAtTheEndWaits() {
        const auto counts = countPairs(EncodingId::EucKr, bytesOf("\xB0\xA1\xB0"), 0, bestScans());
        QCOMPARE(counts->lead, Byte{0xB0});
        QCOMPARE(counts->sequences, std::uint64_t{1});
    }
    void fourBytesAreLeftToTheDecoder() {
        QVERIFY(!countPairs(EncodingId::Gb18030, bytesOf("\x81\x30\x81\x30"), 0, bestScans()));
    }

private:
    static void addEncodings() {
        QTest::addColumn<int>("encoding");
        for (const EncodingInfo& row : allEncodings())
            if (isCountedByPairs(row.id))
                QTest::newRow(std::string(row.name).c_str()) << static_cast<int>(row.id);
    }
};

QTEST_APPLESS_MAIN(PairScanTest)
#include "pair_scan_test.moc"
