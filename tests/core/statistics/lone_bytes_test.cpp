#include "core/statistics/text/lone_bytes.h"

#include "core/bytes/bytes.h"
#include "core/decode/single_byte_table.h"
#include "core/detect.h"

#include <QTest>

#include <cmath>
#include <cstdint>
#include <string_view>
#include <vector>

using namespace charsleuth;

namespace {

std::vector<SampleSegment> sampleOf(std::string_view text) {
    const Bytes bytes = bytesOf(text);
    return {{.offset = 0, .bytes = {bytes.begin(), bytes.end()}, .sync = 0}};
}

std::string_view textOf(const std::vector<SampleSegment>& sample) {
    const std::vector<Byte>& bytes = sample.front().bytes;
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

} // namespace

class LoneBytesTest : public QObject {
    Q_OBJECT

private slots:
    void bytesBetweenSignsAreTakenOut() {
        auto sample = sampleOf("a = '\xC4'; b = f(\"\xC4\", [\xB3]);");
        const auto found = takeLoneBytes(sample);
        QCOMPARE(found.size(), 1u);
        QCOMPARE(int(found.front().byte), 0xC4);
        QCOMPARE(found.front().count, 2u);
        QCOMPARE(textOf(sample), std::string_view("a = ''; b = f(\"\", [\xB3]);"));
    }
    void bytesBesideLettersBlanksAndOtherBytesStay() {
        const std::string_view text = "'\xE9t\xE9' \xE0 '\xC4\xC4' \"1\xE4\" \xB0.";
        auto sample = sampleOf(text);
        QVERIFY(takeLoneBytes(sample).empty());
        QCOMPARE(textOf(sample), text);
    }
    /// `\x81\` and `\x81]` are characters of Shift_JIS.
    void leadBytesStay() {
        auto sample = sampleOf("'\x81\\' '\x81]'");
        QVERIFY(takeLoneBytes(sample).empty());
    }
    /// They tell the code page.
    void listsOfLettersStay() {
        auto sample = sampleOf("'\xE0', '\xE8', '\xE9', '\xEA', '\xF4', '\xFB'");
        QVERIFY(takeLoneBytes(sample).empty());
    }
    void lettersAndSignsOfAllCodePagesCostTheSame() {
        const LoneByte lone{0xE4, 1};
        const auto costIn = [&](EncodingId id) { return costOf(lone, singleByteTable(id)); };
        QCOMPARE(costIn(EncodingId::Ibm862), costIn(EncodingId::Windows1252));
        QCOMPARE(costIn(EncodingId::Koi8R), costIn(EncodingId::Windows1252));
    }
    /// C4 is a line of a frame in IBM437 and a letter in windows-1252.
    void aKindOfDrawingCharacterCostsLess() {
        const auto gainOf = [](std::uint32_t count) {
            const LoneByte lone{0xC4, count};
            return costOf(lone, singleByteTable(EncodingId::Windows1252)) -
                   costOf(lone, singleByteTable(EncodingId::Ibm437));
        };
        QVERIFY(gainOf(1) > 1);
        QVERIFY(std::abs(gainOf(4) - gainOf(1)) < 0.001F);
    }
    void controlsAndUndefinedBytesCostMore() {
        const auto costIn = [](Byte byte, EncodingId id) {
            return costOf({byte, 1}, singleByteTable(id));
        };
        const float letter = costIn(0xE4, EncodingId::Windows1252);
        QVERIFY(costIn(0x81, EncodingId::Iso8859_1) > letter + 5);
        QVERIFY(costIn(0x81, EncodingId::Windows1252) > letter + 5);
    }
    /// 80 is the letter alef of IBM862.
    void oneByteInAProgramIsNoHebrew() {
        const Detection found = detect(bytesOf("if (unit == '\x80')\n    price = value * rate;\n"));
        QCOMPARE(found.ranked.front().encoding, EncodingId::Windows1252);
    }
    /// B0 and B1 are shades of grey in IBM437.
    void shadesInAProgramAreDrawn() {
        const Detection found =
            detect(bytesOf("Fill(x, y, '\xB1'); Fill(x, y + 1, '\xB0'); { grey }\r\n"));
        QCOMPARE(found.ranked.front().encoding, EncodingId::Ibm437);
    }
};

QTEST_GUILESS_MAIN(LoneBytesTest)
#include "lone_bytes_test.moc"
