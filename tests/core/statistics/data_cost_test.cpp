#include "core/statistics/score/data_cost.h"

#include "core/detect.h"

#include <QTest>

#include <cmath>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace charsleuth;

namespace {

double costOf(std::string_view text) {
    const Bytes bytes = bytesOf(text);
    const SampleSegment whole{.offset = 0, .bytes = {bytes.begin(), bytes.end()}, .sync = 0};
    return costAsData(std::span(&whole, 1));
}

using Sets = std::vector<std::string_view>;

/// What is no language, so many times: one of each set of characters after the other.
std::string drawn(const Sets& sets, std::size_t times, unsigned seed) {
    std::mt19937 random(seed);
    std::string text;
    for (std::size_t i = 0; i < times; ++i)
        for (const std::string_view set : sets)
            text += set[random() % set.size()];
    return text;
}

constexpr std::string_view capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
                           small = "abcdefghijklmnopqrstuvwxyz", digits = "0123456789";

} // namespace

class DataCostTest : public QObject {
    Q_OBJECT

private slots:
    void repeatedDataCostsLittle() {
        QVERIFY(costOf(std::string(100, 'K')) < 25);
        QVERIFY(costOf("A0B0C0D0E0F0G0H0") < costOf("A0B0CD0E0FGHI000"));
    }
    void nothingCostsLessThanItTells() {
        for (unsigned seed = 0; seed < 20; ++seed)
            QVERIFY(costOf(drawn({capitals}, 200, seed)) > 200 * 3.2); // ln 26 is 3.26
    }
    /// P of all texts of one and of two characters comes to less than 1.
    void itIsACode() {
        double one = 0, two = 0;
        for (char first = ' '; first < 0x7F; ++first) {
            one += std::exp(-costOf({&first, 1}));
            for (char second = ' '; second < 0x7F; ++second)
                two += std::exp(-costOf(std::string{first, second}));
        }
        QVERIFY(one > 0.1 && one < 1);
        QVERIFY(two > 0.1 && two < 1);
    }
    void controlsAreNotPrintable() {
        ByteMask bytes;
        for (const Byte byte : bytesOf("A\t\n"))
            bytes.insert(byte);
        QVERIFY(isPrintableAscii(bytes));
        bytes.insert(0x1B);
        QVERIFY(!isPrintableAscii(bytes));
    }

    void asciiThatIsNoLanguageIsAscii_data() {
        QTest::addColumn<QByteArray>("text");
        const auto add = [](const QByteArray& name, const std::string& text) {
            QTest::newRow(name.data()) << QByteArray::fromStdString(text);
        };
        for (char character = ' '; character < 0x7F; ++character)
            for (const int times : {5, 32, 300})
                add(QByteArray::number(times) + " times " + character,
                    std::string(static_cast<std::size_t>(times), character));
        const std::pair<const char*, Sets> kinds[] = {{"a capital and 0", {capitals, "0"}},
                                                      {"a letter and 0", {small, "0"}},
                                                      {"0 and a capital", {"0", capitals}},
                                                      {"a digit and a tab", {digits, "\t"}},
                                                      {"a letter and Q", {small, "Q"}},
                                                      {"one of four letters", {"KLMN"}},
                                                      {"a hexadecimal digit", {"0123456789ABCDEF"}},
                                                      {"F0", {"F", "0"}}};
        for (const auto& [name, sets] : kinds)
            for (const int times : {3, 4, 8, 16, 64, 200})
                for (unsigned seed = 0; seed < 4; ++seed)
                    add(QByteArray::number(times) + " times " + name + ", " +
                            QByteArray::number(seed),
                        drawn(sets, static_cast<std::size_t>(times), seed));
    }
    void asciiThatIsNoLanguageIsAscii() {
        QFETCH(const QByteArray, text);
        const Detection found =
            detect(bytesOf({text.data(), static_cast<std::size_t>(text.size())}));
        QCOMPARE(found.ranked.at(0).encoding, EncodingId::UsAscii);
    }
    void dataIsInNoLanguage() {
        QVERIFY(detect(bytesOf("A0B0C0D0E0F0")).ranked.at(0).language.empty());
        QCOMPARE(detect(bytesOf("Nobody knows the way")).ranked.at(0).language, std::string("en"));
        const std::string base64 = std::string(capitals) + std::string(small) + "0123456789+/",
                          certificate = "-----BEGIN CERTIFICATE-----\n" + drawn({base64}, 900, 1) +
                                        "\n-----END CERTIFICATE-----\n";
        for (const std::string& text :
             {drawn({base64}, 200, 2), drawn({"0123456789abcdef"}, 300, 3), certificate})
            QCOMPARE(detect(bytesOf(text)).ranked.at(0).language, std::string());
    }
};

QTEST_GUILESS_MAIN(DataCostTest)
#include "data_cost_test.moc"
