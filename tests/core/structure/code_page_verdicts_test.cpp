#include "core/structure/verdict/code_page_verdicts.h"

#include "core/registry/registry.h"
#include "core/structure/input/byte_structure.h"

#include "text_bytes.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <tuple>

using namespace charsleuth;
using namespace charsleuth::test;

namespace {

ByteCounts countsOf(std::string_view bytes) {
    ByteCounts counts;
    counts.add(bytesOf(bytes));
    return counts;
}

/// Judges pages of some bytes.
struct Pages {
    explicit Pages(std::string_view bytes) : counts(countsOf(bytes)) {}

    Finding of(EncodingId page, bool kept = false) {
        verdicts.add(page, kept);
        return findings.of(page);
    }

    ByteCounts counts;
    DamageWeights weights;
    Findings findings;
    CodePageVerdicts verdicts{counts, weights, findings};
};

Finding findingOf(EncodingId page, std::string_view bytes) {
    return Pages(bytes).of(page);
}

bool isSame(const Finding& a, const Finding& b) {
    const auto counted = [](const TextTally& t) {
        return std::tuple(t.units, t.characters, t.malformed, t.malformedBytes, t.firstMalformed,
                          t.lf, t.cr, t.crlf, t.nel, t.c1);
    };
    const auto same = [](const Reason& one, const Reason& other) {
        return one.effect == other.effect && one.weight == other.weight &&
               one.where == other.where && one.detail.text() == other.detail.text();
    };
    return counted(a.tally) == counted(b.tally) && a.complete == b.complete &&
           a.excluded == b.excluded && std::ranges::equal(a.reasons, b.reasons, same);
}

/// "THE FERRY LEAVES AT SIX. " in every EBCDIC page with Latin letters.
const std::string ebcdicLine = "\xE3\xC8\xC5\x40\xC6\xC5\xD9\xD9\xE8\x40\xD3\xC5\xC1\xE5\xC5\xE2"
                               "\x40\xC1\xE3\x40\xE2\xC9\xE7\x4B\x40";

/// A page whose finding is another one when all code pages are weighed together; empty where none
/// is.
std::string firstThatSharingChanges(const std::string& bytes) {
    Pages all(bytes);
    all.verdicts.addAll({});
    for (const EncodingInfo& row : allEncodings())
        if (byteStructureOf(row.id) == ByteStructure::SingleByte &&
            !isSame(all.findings.of(row.id), findingOf(row.id, bytes)))
            return std::string(row.name);
    return {};
}

} // namespace

class CodePageVerdictsTest : public QObject {
    Q_OBJECT

private slots:
    void textOfThePageHasNothingAgainstIt() {
        QVERIFY(findingOf(EncodingId::Windows1251, "\xCF\xE0\xF0\xEE\xEC").reasons.empty());
    }
    void c1BytesWeakenIso8859_1() {
        const Finding finding = findingOf(EncodingId::Iso8859_1, "\x93quoted\x94 caf\xE9");
        QCOMPARE(finding.tally.c1, std::uint64_t{2});
        QCOMPARE(finding.tally.malformed, std::uint64_t{0});
        QCOMPARE(finding.reasons.size(), std::size_t{1});
        QCOMPARE(finding.reasons[0].effect, Effect::Weakens);
        QVERIFY(finding.weight().decibans < -20);
    }
    void theSameBytesDoNotWeakenWindows1252() {
        QVERIFY(findingOf(EncodingId::Windows1252, "\x93quoted\x94 caf\xE9").reasons.empty());
    }
    void manyC1BytesStillDoNotRuleOut() {
        QVERIFY(!findingOf(EncodingId::Iso8859_1, std::string(5000, '\x93')).excluded);
    }
    void nelIsALineEndAndNoC1() {
        const Finding finding = findingOf(EncodingId::Iso8859_1, "one\x85two\x85");
        QCOMPARE(finding.tally.c1, std::uint64_t{0});
        QCOMPARE(finding.tally.nel, std::uint64_t{2});
    }
    void oneHoleDoesNotRuleOut() {
        const Finding finding = findingOf(
            EncodingId::Iso8859_7, repeated("\xEA\xE1\xEB\xE7\xEC\xDD\xF1\xE1 ", 20) + "\xD2");
        QVERIFY(!finding.excluded);
        QCOMPARE(finding.tally.firstMalformed, (ByteRange{180, 181}));
        QCOMPARE(finding.reasons[0].where, (ByteRange{180, 181}));
        QCOMPARE(finding.reasons[0].detail.text(), std::string("0xD2 at byte 180 is no character"));
    }
    void holesEverywhereRuleOut() {
        const Finding finding = findingOf(EncodingId::Tis620, repeated("d\xFD\xFE\xFF ", 50));
        QVERIFY(finding.excluded);
        QCOMPARE(finding.tally.malformed, std::uint64_t{150});
    }
    void aKeptPageIsNeverRuledOut() {
        Pages pages(repeated("\xFD\xFE\xFF ", 50));
        QVERIFY(pages.of(EncodingId::Tis620).excluded);
        QVERIFY(!pages.of(EncodingId::Tis620, true).excluded);
    }
    void bytesOf80AndMoreAreMalformedInAscii() {
        QCOMPARE(findingOf(EncodingId::UsAscii, "caf\xE9").tally.malformed, std::uint64_t{1});
    }
    void crLfIsCountedOnce() {
        const Finding finding = findingOf(EncodingId::Windows1252, "a\r\nb\nc\rd\r\n");
        QCOMPARE(finding.tally.crlf, std::uint64_t{2});
        QCOMPARE(finding.tally.lf, std::uint64_t{1});
        QCOMPARE(finding.tally.cr, std::uint64_t{1});
    }
    void crLfMayBeDividedByChunks() {
        ByteCounts counts;
        counts.add(bytesOf("a\r"));
        counts.add(bytesOf("\nb"));
        QCOMPARE(counts.crLf, std::uint64_t{1});
    }

    void ebcdicTextIsEbcdic() {
        const Finding finding = findingOf(EncodingId::Ibm037, repeated(ebcdicLine, 4));
        QVERIFY(!finding.excluded);
        QVERIFY(finding.reasons.empty());
    }
    void shortEbcdicWithoutSpaceIsNotRuledOut() {
        QVERIFY(!findingOf(EncodingId::Ibm037, "\xC6\xC5\xD9\xD9\xE8").excluded);
    }
    void pathsInEbcdicAreNotRuledOut() {
        // "D:\\users\\petra.txt" and a new line: two bytes of fifty are white space
        const std::string path =
            "\xC4\x7A\xE0\xA4\xA2\x85\x99\xA2\xE0\x97\x85\xA3\x99\x81\x4B\xA3\xA7\xA3";
        QVERIFY(!findingOf(EncodingId::Ibm500, repeated(path + path + path + "\x15", 20)).excluded);
    }
    void otherTextIsNotEbcdic_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("ASCII") << QByteArray("The ferry leaves at half past six.\n");
        QTest::newRow("KOI8-R")
            << QByteArray("\xF0\xC1\xD2\xCF\xCD \xD5\xC8\xCF\xC4\xC9\xD4 \xD7 \xD3\xC5\xCD\xD8\n")
                   .repeated(3);
        QTest::newRow("Chinese in GBK without spaces")
            << QByteArray(
                   "\xB6\xC9\xC2\xD6\xD4\xDA\xC1\xF9\xB5\xE3\xB0\xEB\xC0\xEB\xBF\xAA\xC2\xEB\xCD"
                   "\xB7\xA3\xAC\xC7\xEB\xB2\xBB\xD2\xAA\xB3\xD9\xB5\xBD\xA1\xA3")
                   .repeated(5);
        QTest::newRow("UTF-16LE") << QByteArray("F\0e\0r\0r\0y\0 \0a\0t\0 \0s\0i\0x", 24);
    }
    void otherTextIsNotEbcdic() {
        QFETCH(QByteArray, bytes);
        for (const EncodingId page :
             {EncodingId::Ibm037, EncodingId::Ibm500, EncodingId::Ibm424, EncodingId::Cp1025})
            QVERIFY(findingOf(page, bytes.toStdString()).excluded);
    }
    void theVerdictOnACodePageDoesNotDependOnOthers() {
        std::string everyByte("\r\n\r\x25");
        for (unsigned byte = 0; byte < 256; ++byte)
            everyByte += static_cast<char>(byte);
        for (const std::string& bytes : {std::string(), everyByte, repeated("caf\xE9 ", 3),
                                         repeated("\x85\x93\xD2\r\n", 9), ebcdicLine})
            QCOMPARE(firstThatSharingChanges(bytes), std::string());
    }
    void oneByteMakesNoDifferenceToPagesThatShare() {
        for (unsigned byte = 0; byte < 256; ++byte) {
            const std::string bytes(3, static_cast<char>(byte));
            QCOMPARE(firstThatSharingChanges(bytes), std::string());
        }
    }
    void onlyTheKeptOnesOfAKindAreNotRuledOut() {
        Pages pages(std::string(50, '\xFF'));
        const std::array keep{EncodingId::Iso8859_8I};
        pages.verdicts.addAll(keep);
        QVERIFY(!pages.findings.of(EncodingId::Iso8859_8I).excluded);
        QVERIFY(pages.findings.of(EncodingId::Iso8859_8).excluded);
    }
    void pagesAreWhatHasATable() {
        for (const EncodingInfo& row : allEncodings())
            QCOMPARE(byteStructureOf(row.id) == ByteStructure::SingleByte,
                     singleByteTable(row.id) != nullptr || row.id == EncodingId::XUserDefined);
    }
};

QTEST_APPLESS_MAIN(CodePageVerdictsTest)
#include "code_page_verdicts_test.moc"
