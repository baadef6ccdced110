#include "core/statistics/reading.h"

#include "core/decode/decoder.h"
#include "core/decode/encoder.h"
#include "core/ranking/judgement.h"
#include "core/registry/languages.h"
#include "core/registry/registry.h"
#include "core/statistics/text/candidate_text.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

using namespace charsleuth;

namespace {

const EncodingId cyrillic[] = {EncodingId::Windows1251, EncodingId::Koi8R, EncodingId::Ibm866,
                               EncodingId::Iso8859_5, EncodingId::MacCyrillic};

std::vector<Reading> read(std::string_view bytes, std::span<const EncodingId> candidates,
                          std::span<const Weight> others = {}) {
    ByteCounts counts;
    counts.add(bytesOf(bytes));
    const SampleSegment segment{0, {bytes.begin(), bytes.end()}};
    return readings(counts, {&segment, 1}, candidates, Prior(), Effort::Whole, others);
}

QString repeated(const char* line, int times) {
    return QString::fromUtf8(line).repeated(times);
}

} // namespace

class ReadingTest : public QObject {
    Q_OBJECT

private slots:
    void russianInKoi8ReadsBestInKoi8() {
        // "добрый день" in KOI8-R
        const auto result = read("\xC4\xCF\xC2\xD2\xD9\xCA \xC4\xC5\xCE\xD8", cyrillic);
        QCOMPARE(result.front().encodings.front(), EncodingId::Koi8R);
        QCOMPARE(result.front().language, std::string_view("ru"));
    }
    void theBestDiffersFromItselfNowhere() {
        const auto result = read("\xC4\xCF\xC2\xD2\xD9\xCA", cyrillic);
        QCOMPARE(result.front().differing, 0u);
        QCOMPARE(result.back().differing, 6u);
    }
    void candidatesThatAgreeOnEveryByteThatOccursAreOneReading() {
        const EncodingId western[] = {EncodingId::Windows1252, EncodingId::Iso8859_1,
                                      EncodingId::Iso8859_15};
        QCOMPARE(read("caf\xE9", western).size(), 1u);
        QCOMPARE(read("caf\xE9 5 \xA4", western).size(), 2u); // the euro of ISO-8859-15
    }
    /// The window of Cyrillic is chosen once, at the start.
    void aSignedEncodingIsNotReadFromTheMidstOfIt() {
        const QString text = repeated("поезд отходит в семь утра, не опаздывайте на вокзал. ", 100);
        const std::vector<Byte> encoded = encode(text.toStdU16String(), EncodingId::Scsu).bytes;
        const std::string bytes(encoded.begin(), encoded.end());
        const EncodingId both[] = {EncodingId::Iso8859_5, EncodingId::Scsu};
        const std::vector<Reading> result = read(bytes, both);
        const auto scsu =
            std::ranges::find(result, EncodingList{EncodingId::Scsu}, &Reading::encodings);
        const auto page =
            std::ranges::find(result, EncodingList{EncodingId::Iso8859_5}, &Reading::encodings);
        // It is the same text there, but in capitals.
        QVERIFY(scsu->weight.decibans > page->weight.decibans / 2);
    }
    /// Else little of a deficit of thousands is believed, and one bad byte outweighs it.
    void aPageThatIsLeftEarlyDiffersInTheKindsOfTheWholeText() {
        const QString line = "春天来的时候，河边的树都绿了。";
        QString text; // a hundred lines, no two alike
        for (int i = 0; i < 100; ++i)
            text += line.sliced(i % 15) + line.first(i % 7) + '\n';
        const std::vector<Byte> encoded = encode(text.toStdU16String(), EncodingId::Gbk).bytes;
        const EncodingId both[] = {EncodingId::Gbk, EncodingId::Windows1252};
        const auto result =
            read({reinterpret_cast<const char*>(encoded.data()), encoded.size()}, both);
        const Reading& page = result.back();
        QCOMPARE(page.encodings.front(), EncodingId::Windows1252);
        QVERIFY(page.differing > 256);
        QVERIFY(page.kinds > 100);
    }
    /// Rows of two signs of IBM850, of which Shift_JIS loses one, and a letter: three kinds.
    void rowsOfTwoSignsAreOfFewKinds() {
        std::string bytes = "\x81\x6C\n";
        for (const char* word : {"first", "and", "other", "last"}) {
            for (int i = 0; i < 15; ++i)
                bytes += "\xFE\xFA";
            bytes += std::string(" ") + word + '\n';
        }
        const EncodingId both[] = {EncodingId::Ibm850, EncodingId::ShiftJis};
        const std::vector<Reading> result = read(bytes, both);
        QCOMPARE(result.front().kinds, std::uint64_t{0}); // it differs from itself in nothing
        QVERIFY(result.back().differing > 16);
        QCOMPARE(result.back().kinds, std::uint64_t{3});
    }
    void aPageThatIsLeftEarlyIsNotAheadOfWhatItWasLeftFor() {
        const std::string text = "どうしたことだ。\n"
                                 "自動的に削除されます。\n"
                                 "どうしたことだ。\n"
                                 "プライベートウィンドウでは履歴と Cookie が消えます。\n"
                                 "ブラウザーのモードを切り替えます。\n"
                                 "朝は霧が深くて何も見えませんでした。\n";
        std::vector<EncodingId> all;
        for (const EncodingInfo& info : allEncodings())
            all.push_back(info.id);
        const auto result = read(text.substr(0, 256), all);
        QCOMPARE(result.front().encodings.front(), EncodingId::Utf8);
    }
    void longTextIsReadUntilItIsSettled_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<EncodingId>("encoding");
        QTest::addColumn<QString>("language");
        const QString asciiBytes =
            repeated("She said that nobody’s dog had been in the garden.\n", 90);
        const QString korean = "발견이 꺼져 있습니다. 위키백과가 문서를 추천하지 않습니다.\n";
        QTest::newRow("Russian throughout")
            << repeated("Все дороги ведут к морю, но не все возвращаются.\n", 90)
            << EncodingId::Utf8 << "ru";
        QTest::newRow("English, and Korean in the last line")
            << asciiBytes + korean << EncodingId::Utf8 << "ko";
        QTest::newRow("letters in ASCII bytes, in the last line")
            << asciiBytes + korean << EncodingId::Utf7 << "ko";
    }
    void longTextIsReadUntilItIsSettled() {
        QFETCH(QString, text);
        QFETCH(EncodingId, encoding);
        QFETCH(QString, language);
        const std::vector<Byte> bytes = encode(text.toStdU16String(), encoding).bytes;
        ByteCounts counts;
        counts.add(bytes);
        const SampleSegment sample{0, bytes};
        const EncodingId candidates[] = {encoding, EncodingId::Windows1252, EncodingId::Koi8R};
        for (const Effort effort : {Effort::Whole, Effort::UntilSettled}) {
            const auto result = readings(counts, {&sample, 1}, candidates, Prior(), effort);
            QCOMPARE(result.front().encodings.front(), encoding);
            QCOMPARE(QString::fromUtf8(result.front().language.data(),
                                       static_cast<int>(result.front().language.size())),
                     language);
        }
    }
    void whatReadsAsciiGivesTheBytes() {
        const std::string_view asciiBytes = "plain ASCII text, 12 lines\n";
        std::size_t those = 0;
        for (const EncodingInfo& info : allEncodings())
            for (int byte = 0; byte < 0x80; ++byte) {
                std::string text(asciiBytes);
                text += static_cast<char>(byte);
                text += asciiBytes;
                ByteCounts counts;
                counts.add(bytesOf(text));
                if (!readsAscii(info.id, counts))
                    continue;
                ++those;
                const std::u16string read = decode(bytesOf(text), info.id).text;
                QVERIFY2(std::ranges::equal(read, text), info.name.data());
            }
        const std::size_t always = static_cast<std::size_t>(
            std::ranges::count_if(allEncodings(), &EncodingInfo::asciiCompatible));
        QVERIFY(those > always * 0x80); // those that read some signals otherwise, too
    }
    void whatIsWrittenTellsThePage_data() {
        using enum EncodingId;
        QTest::addColumn<QString>("text");
        QTest::addColumn<EncodingId>("page");
        QTest::addColumn<EncodingId>("rival");
        // Read in the Georgian code page, capitals are its letters, which have no case.
        QTest::newRow("Russian in capitals")
            << "ВСЕ ДОРОГИ ВЕДУТ К МОРЮ, НО НЕ ВСЕ ВОЗВРАЩАЮТСЯ. МАГАЗИН НЕ РАБОТАЕТ ДО "
               "ПОНЕДЕЛЬНИКА. ПРОСИМ НЕ КУРИТЬ В ПОМЕЩЕНИИ И НЕ ШУМЕТЬ ПОСЛЕ ОДИННАДЦАТИ ЧАСОВ."
            << Windows1251 << GeorgianPs;
        QTest::newRow("small letters, which are capitals in another page")
            << "все дороги ведут к морю" << Windows1251 << Koi8R;
        // These differ in signs only.
        QTest::newRow("braces") << "{\"id\": 12, \"name\": \"Tom\"},\n" << Ibm037 << Ibm278;
        QTest::newRow("degrees") << "Oven 45 °C, then 78 °C, or 19 °C\n" << Ibm037 << Ibm280;
    }
    void whatIsWrittenTellsThePage() {
        QFETCH(QString, text);
        QFETCH(EncodingId, page);
        QFETCH(EncodingId, rival);
        const std::vector<Byte> bytes = encode(text.toStdU16String(), page).bytes;
        const EncodingId both[] = {page, rival};
        const auto result = read({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, both);
        QCOMPARE(result.front().encodings.front(), page);
    }
    void aBadByteOnAnEbcdicPageIsWorthNoMoreThanDamage() {
        // B0 within "desde": "¢" in IBM284, "^" in IBM037, where "!" is "]".
        const std::vector<Byte> encoded =
            encode(u"El tren llega tarde!\nHay que esperar des¢e aquí.", EncodingId::Ibm284).bytes;
        const std::string bytes(encoded.begin(), encoded.end());
        const EncodingId both[] = {EncodingId::Ibm284, EncodingId::Ibm037};
        QCOMPARE(read(bytes, both).front().encodings.front(), EncodingId::Ibm284);
    }
    void linesOfUtfEbcdicEndAsThoseOfEbcdicPagesDo() {
        const EncodingId utfEbcdic[] = {EncodingId::UtfEbcdic};
        const auto weight = [&](std::u16string_view text) {
            const std::vector<Byte> bytes = encode(text, utfEbcdic[0]).bytes;
            return read({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, utfEbcdic)
                .front()
                .weight.decibans;
        };
        QCOMPARE(weight(u"Ne blij ket din.\u0085Pegement eo?\u0085"),
                 weight(u"Ne blij ket din.\nPegement eo?\n"));
    }
    void whatFollowsASignatureIsNeverLessLikelyThanNoise() {
        // Each letter three places on, as where a bad byte moved BOCU-1's window.
        const std::string garbled = "\xFB\xEE\x28\x01\x02\x03\x04\xD3\xD9\xDE\xE3\xD5\xF0\xE8";
        const EncodingId bocu[] = {EncodingId::Bocu1};
        QVERIFY(read(garbled, bocu).front().weight.decibans > -0.01);
    }
    void aCandidateThatCannotWinIsStillListed() {
        const std::string text = "どうしたことだ。自動的に削除されます。";
        std::vector<EncodingId> all;
        for (const EncodingInfo& info : allEncodings())
            all.push_back(info.id);
        std::vector<Weight> others(encodingCount);
        others[static_cast<std::size_t>(EncodingId::Utf8)] = {400};
        const auto without = read(text, all), with = read(text, all, others);
        QCOMPARE(with.front().encodings, without.front().encodings);
        QCOMPARE(with.front().weight.decibans, without.front().weight.decibans);
        // What is not read is the same text as another one only as far as byte counts tell.
        std::multiset<EncodingId> listed;
        for (const Reading& reading : with) {
            listed.insert(reading.encodings.begin(), reading.encodings.end());
            QVERIFY(std::ranges::any_of(without, [&](const Reading& other) {
                return std::ranges::includes(other.encodings, reading.encodings);
            }));
        }
        QVERIFY(std::ranges::equal(listed, all));
        for (const Reading& reading : with)
            QCOMPARE(reading.language.empty(), !reading.letters);
    }
    void aCandidateFarBehindByOtherWeightsIsNotScored() {
        const std::string_view text = "Добрый день, мы ждём вас"; // UTF-8
        const EncodingId candidates[] = {EncodingId::Utf8, EncodingId::Windows1251,
                                         EncodingId::Koi8R};
        const auto behind = [&](double lead) {
            std::vector<Weight> others(encodingCount);
            others[static_cast<std::size_t>(EncodingId::Utf8)] = {lead};
            const auto result = read(text, candidates, others);
            std::vector<double> decibans;
            for (const Reading& each : std::span(result).subspan(1))
                decibans.push_back(
                    (result.front().prior + result.front().weight - each.prior - each.weight)
                        .decibans);
            return decibans;
        };
        const double unread = 600 / std::numbers::ln10; // as far as a reading has to be
        const auto far = behind(400), near = behind(200);
        QCOMPARE(far.size(), 2u);
        QVERIFY(std::ranges::all_of(far, [&](double d) { return std::abs(d - unread) < 0.001; }));
        QVERIFY(std::ranges::none_of(near, [&](double d) { return std::abs(d - unread) < 0.001; }));
    }
    void aFavouriteThatIsNoTextPrunesNoOther() {
        // "ДОБРЫЙДЕНЬ" in KOI8-R, of which UTF-16 makes private characters
        const std::string_view text = "\xE4\xEF\xE2\xF2\xF9\xEA\xE4\xE5\xEE\xF8";
        const EncodingId candidates[] = {EncodingId::Utf16Le, EncodingId::Koi8R};
        std::vector<Weight> others(encodingCount);
        others[static_cast<std::size_t>(EncodingId::Utf16Le)] = {400};
        const auto result = read(text, candidates, others);
        QCOMPARE(result.front().encodings.front(), EncodingId::Koi8R);
        QCOMPARE(result.front().language, std::string_view("ru"));
    }
    void codePagesMayBePrunedBeforeAnyIsScored() {
        // Nothing has the ASCII of UTF-16 in common with them.
        const std::string_view text("d\0o\0b\0r\0y\0 \0d\0e\0n\0", 18);
        const EncodingId candidates[] = {EncodingId::Windows1252, EncodingId::Utf16Le,
                                         EncodingId::Ibm037};
        std::vector<Weight> others(encodingCount);
        others[static_cast<std::size_t>(EncodingId::Utf16Le)] = {2000};
        const auto result = read(text, candidates, others);
        QCOMPARE(result.size(), 3u);
        QCOMPARE(result.front().encodings.front(), EncodingId::Utf16Le);
        for (const Reading& reading : result)
            QVERIFY(reading.weight.decibans > -5000 && reading.weight.decibans < 1000);
    }
    void pruningKeepsWhatIsBelievedOfADeclaredEncoding() {
        // "добрый день" in KOI8-R, which somebody declared to be another code page
        const std::string_view text = "\xC4\xCF\xC2\xD2\xD9\xCA \xC4\xC5\xCE\xD8";
        const EncodingId koi8r[] = {EncodingId::Koi8R};
        const double best = read(text, koi8r).front().weight.decibans;
        for (const EncodingId declared : cyrillic) {
            std::vector<Weight> others(encodingCount);
            others[static_cast<std::size_t>(declared)] = {300};
            const double exact = read(text, {&declared, 1}).front().weight.decibans;
            for (const Reading& reading : read(text, cyrillic, others))
                if (reading.encodings.front() == declared)
                    QVERIFY(std::abs(believed(reading.weight.decibans - best, reading.kinds) -
                                     believed(exact - best, reading.kinds)) < 1);
        }
    }
    void noCandidateHasNoReading() { QVERIFY(read("text", {}).empty()); }
    void emptyInputIsOneReadingThatWeighsNothing() {
        const auto result = read("", cyrillic);
        QCOMPARE(result.size(), 1u);
        QVERIFY(std::abs(result.front().weight.decibans) < 0.01);
    }
    void aHintedLanguageShiftsTheWeights() {
        PriorShift shift;
        shift.languages.push_back({"bg", {30}});
        ByteCounts counts;
        const std::string_view bytes = "\xE4\xEE\xE1\xF0\xEE"; // "добро" in windows-1251
        counts.add(bytesOf(bytes));
        const SampleSegment segment{0, {bytes.begin(), bytes.end()}};
        QCOMPARE(readings(counts, {&segment, 1}, cyrillic, Prior(shift)).front().language,
                 std::string_view("bg"));
    }
    void thePriorsAddUpToOne() {
        double sum = 0;
        for (const JointPrior& row : jointPriors())
            sum += row.probability;
        QVERIFY2(std::abs(sum - 1) < 1e-3, qPrintable(QString::number(sum)));
    }
    void everyLanguageOfTheModelsIsNamedInTheSameOrder() {
        QVERIFY(std::ranges::any_of(languageNames(), [](const LanguageName& name) {
            return name.code == "ro-cedilla" && name.shown == "ro";
        }));
    }
    void aLanguageHasAnEnglishName() {
        QCOMPARE(englishName("zh-Hant"), std::string_view("Chinese (Traditional)"));
        QCOMPARE(englishName("tlh"), std::string_view());
    }
};

QTEST_APPLESS_MAIN(ReadingTest)
#include "reading_test.moc"
