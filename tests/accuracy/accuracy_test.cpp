#include "tests/accuracy/answers.h"
#include "tests/accuracy/ceiling.h"
#include "tests/accuracy/damage.h"
#include "tests/accuracy/everyday.h"
#include "tests/accuracy/genres.h"
#include "tests/accuracy/manifest.h"
#include "core/statistics/model/prior.h"
#include "tests/accuracy/reference_mix.h"
#include "tests/accuracy/reliability.h"
#include "tests/accuracy/report.h"
#include "tests/accuracy/right_text.h"
#include "tests/accuracy/samples.h"
#include "tests/accuracy/tally.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <set>
#include <sstream>

using namespace charsleuth;
using namespace charsleuth::accuracy;

namespace {

void write(const std::filesystem::path& path, std::string_view text) {
    std::ofstream(path, std::ios::binary) << text;
}

Score scored(std::string encoding, int rank, double confidence, std::string language = "") {
    return {.encoding = std::move(encoding),
            .family = "Family",
            .language = std::move(language),
            .length = "64",
            .guess = "a guess",
            .rank = rank,
            .confidence = confidence};
}

std::filesystem::path pathOf(const QTemporaryDir& folder) {
    return folder.path().toStdString();
}

/// Two languages in the alphabet of windows-1251 and windows-1252.
const LinesByLanguage corpus{
    {"en", {u"Plain words of English, one after the other, in a line of text."}},
    {"fr", {u"L’été dernier, à la forêt, nous avons mangé des pâtes fraîches."}},
    {"ru", {u"Прошлым летом мы всей семьёй поехали на озеро.", u"Там было очень хорошо."}}};

} // namespace

class AccuracyTest : public QObject {
    Q_OBJECT

private slots:
    void theCeilingGivesEqualBytesToOneTextOnly() {
        // In windows-1251 each of these is a word of the other language's page.
        const LinesByLanguage two{{"ru", {u"\u0434\u0430"}}, {"fr", {u"\u00E4\u00E0"}}};
        const auto percent = ceilingOfOneWord(two, ReferenceMix());
        QVERIFY(percent.at("WHATWG page") < 100);
        QCOMPARE(percent.at("UTF-8"), 100.0);
    }
    void theTellingWordIsThatOfTheFirstCharacterOutsideAscii() {
        QCOMPARE(firstTellingWord(u"un caf\u00E9 noir"), u"caf\u00E9");
        QCOMPARE(firstTellingWord(u"\u00E9t\u00E9"), u"\u00E9t\u00E9");
    }
    void everydayTextIsAskedAboutInEveryEncodingThatCanWriteIt() {
        const QTemporaryDir folder;
        const auto table = pathOf(folder) / "table.tsv";
        write(table, "windows-1252 IBM850\ten\t\xE2\x80\xA6 | caf\xC3\xA9\n");
        const std::vector<Question> questions = everydayQuestions(table);
        QCOMPARE(questions.size(), 3U); // IBM850 has no ellipsis, and three dots are ASCII
        QCOMPARE(questions[0].bytes, (std::vector<Byte>{0x85}));
        QCOMPARE(questions[0].length, "1");
        write(table, "windows-1252\ten\tplain\n");
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, everydayQuestions(table));
    }
    void anAnswersLineShowsTheFirstCandidateAndDiffersWhereAnyOfThemDoes() {
        constexpr std::string_view text =
            "\xC2\xFB \xEF\xEE\xE5\xF5\xE0\xEB\xE8 \xED\xE0 \xEE\xE7\xE5\xF0\xEE.\n";
        Detection detection = detect({reinterpret_cast<const Byte*>(text.data()), text.size()});
        const std::string line = answerLine(detection);
        QVERIFY2(line.find("\twindows-1251") != line.npos, line.c_str());
        QCOMPARE(answerLine(detection), line);
        QVERIFY(detection.ranked.size() > 1);
        detection.ranked.back().probability += 1e-12;
        QVERIFY(answerLine(detection) != line);
    }
    void everyFileOfAFolderIsAnsweredWholeAndInPieces() {
        const QTemporaryDir folder;
        write(pathOf(folder) / "b.txt", "\xC2\xFB \xEF\xEE\xE5\xF5\xE0\xEB\xE8\n");
        write(pathOf(folder) / "a.txt", "no");
        std::ostringstream first, again;
        writeAnswers({.folders = {pathOf(folder)}}, first);
        writeAnswers({.folders = {pathOf(folder)}}, again);
        QCOMPARE(first.str(), again.str());
        const std::string text = first.str();
        QCOMPARE(std::ranges::count(text, '\n'), 2 + 5); // two bytes are not cut
        QVERIFY(text.find("a.txt\t") < text.find("b.txt\t"));
        QVERIFY(text.find("b.txt, damaged\t") != text.npos);
    }
    void aManifestsColumnsMayStandInAnyOrder() {
        const QTemporaryDir folder;
        write(pathOf(folder) / "manifest.tsv", "encoding\tsize\tpath\nkoi8-r\t1\ta/b.txt\n");
        const auto rows = readManifest(pathOf(folder));
        QCOMPARE(rows.size(), 1U);
        QCOMPARE(rows[0].path, "a/b.txt");
        QCOMPARE(rows[0].encoding, "koi8-r");
        QCOMPARE(rows[0].language, "");
    }
    void aManifestWithoutEncodingsIsRefused() {
        const QTemporaryDir folder;
        write(pathOf(folder) / "manifest.tsv", "path\nfile\n");
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, readManifest(pathOf(folder)));
    }
    void aFileIsAskedAboutAsItLies() {
        const QTemporaryDir folder;
        write(pathOf(folder) / "x", "\xC4\xE0");
        const Question question =
            questionOf({.path = "x", .encoding = "windows-1251"}, pathOf(folder));
        QCOMPARE(question.bytes, (std::vector<Byte>{0xC4, 0xE0}));
        QCOMPARE(question.truth, (std::vector{EncodingId::Windows1251}));
        QCOMPARE(question.family, "Cyrillic");
        QCOMPARE(question.length, "0 to 199");
    }

    void aLabelMeansTheSupersetInUseToo() {
        QCOMPARE(*readingsOf("iso-8859-9", {}),
                 (std::vector{EncodingId::Iso8859_9, EncodingId::Windows1254}));
    }
    void utf16GoesByItsBom() {
        QCOMPARE(readingsOf("utf-16", bytesOf("\xFE\xFF"))->front(), EncodingId::Utf16Be);
        QCOMPARE(readingsOf("utf-16", bytesOf("\xFF\xFE"))->front(), EncodingId::Utf16Le);
    }
    void noneIsBinary() { QVERIFY(readingsOf("none", {})->empty()); }
    void anUnknownLabelHasNoReadings() { QVERIFY(!readingsOf("no such thing", {})); }

    void anotherEncodingWithTheSameTextIsRight() {
        const std::vector truth{EncodingId::Windows1252};
        QVERIFY(RightText(bytesOf("gr\xFC\xDF"), truth).isReadBy(EncodingId::Iso8859_15));
        QVERIFY(!RightText(bytesOf("\xA4"), truth).isReadBy(EncodingId::Iso8859_15));
    }

    void everyEncodingCountsAlikeInTheUniformMix() {
        std::vector<Score> scores{scored("a", 1, 1), scored("a", 1, 1), scored("a", 1, 1),
                                  scored("b", 0, 1)};
        weighUniformly(scores);
        QCOMPARE(total(scores).percent(&Tally::first), 50.0);
        QCOMPARE(total(scores).weight, 4.0);
    }
    void theSecondPlaceCountsWithinThreeOnly() {
        const std::vector<Score> scores{scored("a", 2, 0.5)};
        QCOMPARE(total(scores).percent(&Tally::first), 0.0);
        QCOMPARE(total(scores).percent(&Tally::third), 100.0);
    }
    void whatIsTakenForWhatIsCounted() {
        const std::vector<Score> scores{scored("a", 0, 0.4), scored("a", 2, 0.6),
                                        scored("a", 1, 1)};
        const auto pairs = confusions(scores);
        QCOMPARE(pairs.size(), 1U);
        QCOMPARE(pairs[0].count, 2U);
        QCOMPARE(pairs[0].confidence, 0.5);
    }
    void numbersAtTheStartOfHeadingsSortAsNumbers() {
        QVERIFY(HeadingOrder()("64", "256"));
        QVERIFY(HeadingOrder()("0 to 199", "1000 to 9999"));
    }

    void aConfidenceThatIsRightHasNoCalibrationError() {
        std::vector<Score> scores;
        for (int i = 0; i < 100; ++i)
            scores.push_back(scored("a", i % 10 == 0 ? 0 : 1, 0.9));
        const Reliability r = reliability(scores, &Score::uniform);
        double answers = 0, right = 0;
        for (const ReliabilityBin& bin : r.bins) {
            answers += static_cast<double>(bin.answers);
            right += bin.mass * bin.right;
        }
        QCOMPARE(answers, 100.0);
        QVERIFY(qAbs(right - 0.9) < 1e-9);
        QVERIFY(r.error < 0.12); // of single bins, by chance
    }
    void aBoastIsTheCalibrationError() {
        const std::vector<Score> scores(100, scored("a", 0, 0.9));
        const Reliability r = reliability(scores, &Score::uniform);
        QVERIFY(qAbs(r.error - 0.9) < 1e-9);
        QCOMPARE(r.bins.size(), 15U);
    }

    void aFamilyThatFellIsReported() {
        const std::vector<Score> good(1000, scored("a", 1, 1));
        std::vector<Score> bad = good;
        for (int i = 0; i < 4; ++i)
            bad[static_cast<std::size_t>(i)].rank = 0;
        nlohmann::ordered_json before, now;
        before["set"] = reportOf(good, false);
        now["set"] = reportOf(bad, false);
        QVERIFY(!losses(before, now).empty());
        QVERIFY(losses(now, before).empty());
        bad[0].rank = 1; // 0.3 points are allowed
        now["set"] = reportOf(bad, false);
        QVERIFY(losses(before, now).empty());
    }

    void aChangeIsToldEitherWay() {
        const std::vector<Score> good(1000, scored("a", 1, 1));
        std::vector<Score> bad = good;
        bad[0].rank = 0;
        nlohmann::ordered_json before, now;
        before["set"] = reportOf(good, false);
        now["set"] = reportOf(bad, false);
        QVERIFY(!changes(before, now).empty());
        QVERIFY(!changes(now, before).empty());
        QVERIFY(changes(now, now).empty());
    }
    void otherQuestionsAreSaidToBeOthers() {
        nlohmann::ordered_json before, now;
        before["set"] = reportOf(std::vector<Score>(10, scored("a", 1, 1)), false);
        now["set"] = reportOf(std::vector<Score>(11, scored("a", 1, 1)), false);
        QCOMPARE(changes(before, now).size(), 1U);
        QVERIFY(changes(before, now).front().find("10") != std::string::npos);
    }

    void theReferenceMixIsTheDetectorsPrior() {
        const ReferenceMix mix;
        double koi8r = 0;
        for (const auto language : {"ru", "uk", "be", "bg", "mk", "sr", "kk", "mn", "tg", "tt"})
            koi8r += mix.share(language, "KOI8-R");
        QVERIFY(qAbs(koi8r - Prior().of(EncodingId::Koi8R)) < 1e-5);
    }
    void aHabitOfWritingCountsAsItsLanguage() {
        QVERIFY(ReferenceMix().share("ro", "windows-1250") > 0.001); // with the cedilla
    }
    void theReferenceMixWeighsScores() {
        const ReferenceMix mix;
        std::vector<Score> scores{scored("KOI8-R", 1, 1, "ru"), scored("windows-1252", 0, 1, "fr")};
        mix.weigh(scores);
        const double russian = mix.share("ru", "KOI8-R"), french = mix.share("fr", "windows-1252");
        QVERIFY(qAbs(total(scores, &Score::reference).percent(&Tally::first) -
                     100 * russian / (russian + french)) < 1e-9);
    }

    void samplesAreAsLongAsAskedAndShowTheirEncoding() {
        std::size_t count = 0;
        makeSamples(corpus, {.samples = 5, .encoding = "windows-1251"}, [&](const Sample& sample) {
            const Question& question = sample.question;
            ++count;
            QCOMPARE(std::to_string(question.bytes.size()), question.length);
            QCOMPARE(question.language, "ru");
            QVERIFY(std::ranges::any_of(question.bytes, [](Byte b) { return b >= 0x80; }));
        });
        QCOMPARE(count, 5U * 7U);
    }
    void samplesAreTheSameInEveryRun() {
        QByteArrayList first, second;
        for (auto* samples : {&first, &second})
            makeSamples(
                corpus, {.samples = 3, .encoding = "windows-1252"}, [&](const Sample& sample) {
                    const Question& question = sample.question;
                    samples->append(QByteArray(reinterpret_cast<const char*>(question.bytes.data()),
                                               static_cast<qsizetype>(question.bytes.size())));
                });
        QCOMPARE(first, second);
        QVERIFY(first.size() > 10);
    }
    void englishWithoutAnAccentShowsNoEncoding() {
        const LinesByLanguage english{{"en", corpus.at("en")}};
        makeSamples(english, {.samples = 3, .encoding = "windows-1252"},
                    [&](const Sample&) { QFAIL("a sample"); });
    }
    void piecesAsTheyComeShowTheirEncodingOrNot() {
        const LinesByLanguage french{{"fr", corpus.at("fr")}};
        std::size_t showing = 0, count = 0;
        makeSamples(french,
                    {.lengths = {2},
                     .samples = 100,
                     .pieces = Pieces::AsTheyCome,
                     .encoding = "windows-1252"},
                    [&](const Sample& sample) {
                        QCOMPARE(sample.question.bytes.size(), 2U);
                        showing += std::ranges::any_of(sample.question.bytes,
                                                       [](Byte b) { return b >= 0x80; });
                        ++count;
                    });
        QCOMPARE(count, 100U);
        QVERIFY(showing > 5 && showing < 50); // a sixth of the line's characters are not ASCII
    }
    void everyDamageLeavesTheTruthAsItIs() {
        std::set<std::string> variants;
        makeSamples(corpus, {.lengths = {64}, .samples = 1, .encoding = "windows-1251"},
                    [&](const Sample& sample) {
                        for (const Question& variant : damaged(sample, corpus)) {
                            variants.insert(variant.variant);
                            QCOMPARE(variant.truth, sample.question.truth);
                            QCOMPARE(variant.bytes == sample.question.bytes,
                                     variant.variant == "none");
                        }
                    });
        QCOMPARE(variants, (std::set<std::string>{"none", "bad byte", "cut", "foreign line",
                                                  "sparse, WHATWG page"}));
    }

    void typing_data() {
        QTest::addColumn<int>("encoding");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* claim, EncodingId encoding, const char16_t* line,
                            const char16_t* typed) {
            QTest::newRow(claim) << static_cast<int>(encoding) << QString::fromUtf16(line)
                                 << QString::fromUtf16(typed);
        };
        row("what the page has stays", EncodingId::Windows1252, u"“été”", u"“été”");
        row("curly quotes become straight", EncodingId::Iso8859_1, u"“été”", u"\"été\"");
        row("the Romanian comma becomes a cedilla", EncodingId::Windows1250, u"și ța", u"şi ţa");
        row("and stays where the page has it", EncodingId::Iso8859_16, u"și ța", u"și ța");
        row("a Persian letter becomes the Arabic one", EncodingId::Windows1256, u"ایران", u"ايران");
        row("Vietnamese tones stand apart", EncodingId::Windows1258, u"tiếng Việt",
            u"ti\u00EA\u0301ng Vi\u00EA\u0323t");
        row("visual Hebrew is reversed, its numbers are not", EncodingId::Iso8859_8, u"אבג 12",
            u"12 גבא");
        row("points are dropped", EncodingId::Iso8859_8I, u"שָׁלוֹם", u"שלום");
    }
    void typing() {
        QFETCH(int, encoding);
        QFETCH(QString, line);
        QFETCH(QString, expected);
        const auto typed =
            Typist(static_cast<EncodingId>(encoding)).typed(line.toStdU16String(), true);
        QVERIFY(typed);
        QCOMPARE(QString::fromStdU16String(*typed), expected);
    }
    void theProgramMeasuresAFolderAndChecksItAgainstItsReport() {
        const QTemporaryDir folder;
        write(pathOf(folder) / "manifest.tsv",
              "path\tencoding\nru\tkoi8-r\nwelcome\tascii\ngone\tascii\n");
        write(pathOf(folder) / "ru", "\xF0\xD2\xC9\xD7\xC5\xD4, \xCD\xC9\xD2\n");
        write(pathOf(folder) / "welcome", "Welcome\n");
        const QString report = folder.filePath("report.json");
        const auto run = [&](const QStringList& arguments) {
            QProcess program;
            program.start(CHARSLEUTH_ACCURACY,
                          QStringList{folder.path(), "--report", report} + arguments);
            program.waitForFinished();
            return std::pair(program.exitCode(), program.readAllStandardOutput().toStdString());
        };
        QCOMPARE(run({"--check"}).first, 2); // nothing to compare with
        const auto [status, output] = run({"--json", "--update", "--check"});
        QCOMPARE(status, 0); // the first report is written, whatever is in it
        const auto sets = nlohmann::json::parse(output);
        QCOMPARE(sets.size(), 1U);
        QCOMPARE(sets.front()["total"]["questions"].get<int>(),
                 2); // the file that is gone is left out
        QCOMPARE(run({"--check"}).first, 0);
    }
    void genresAreOfTheSamplesLengthAndOnlyWhatItsEncodingCanWrite() {
        for (const auto& [encoding, hasFrames] :
             {std::pair("windows-1251", false), std::pair("IBM866", true)}) {
            std::set<std::string> genres;
            const auto take = [&](const Sample& sample) {
                for (const Question& question : inGenres(sample, corpus, 1)) {
                    QVERIFY(question.bytes.size() <= 64 && question.bytes.size() > 60);
                    QVERIFY(std::ranges::any_of(question.bytes, [](Byte b) { return b >= 0x80; }));
                    QVERIFY(genres.insert(question.variant).second);
                }
            };
            makeSamples(corpus,
                        {.lengths = {64}, .samples = 1, .encoding = encoding, .language = "ru"},
                        take);
            QVERIFY(genres.contains("subtitles"));
            QVERIFY(!genres.contains("English quotes"));
            QCOMPARE(genres.contains("frames"), hasFrames);
        }
    }
    void whatHasNoSubstituteCannotBeTyped() {
        QVERIFY(!Typist(EncodingId::Windows1252).typed(u"при", false));
    }
};

QTEST_APPLESS_MAIN(AccuracyTest)
#include "accuracy_test.moc"
