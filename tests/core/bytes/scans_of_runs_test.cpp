// The scans that read what stands between shift sequences, and in runs of UTF-7.

#include "core/bytes/scan/known_runs.h"
#include "core/bytes/scan/scans.h"
#include "core/decode/shifted_sets.h"
#include "tests/core/bytes/scan_inputs.h"

#include <QTest>

#include <string>

using namespace charsleuth;

namespace {

std::string inWords(const ShiftSums& sums) {
    std::string all;
    for (const std::uint64_t n :
         {sums.units, sums.characters, sums.pairs, sums.lf, sums.cr, sums.crLf, sums.malformed,
          sums.malformedBytes, std::uint64_t{sums.firstAt}, std::uint64_t{sums.firstSize},
          sums.damaged})
        all.append(1, ' ').append(std::to_string(n));
    return all;
}

} // namespace

class ScansOfRunsTest : public QObject {
    Q_OBJECT

    const std::vector<const Scans*> others = runnableScans();

private slots:
    void allProcessorsCountShiftsAlike() {
        static constexpr EscapeSequences sequences = [] {
            EscapeSequences all;
            for (const char* bytes : {"$B", "(B", "(J"})
                all.add(bytes);
            return all;
        }();
        static constexpr ShiftScheme japanese = []() consteval {
            ShiftScheme made = shiftScheme(Charset::Jis0208, "\x1B\x0E\x0F");
            made.toPairs[0] = shiftSequence("\x1B$B");
            made.toSingle[0] = shiftSequence("\x1B(B");
            made.toSingle[1] = shiftSequence("\x1B(J");
            made.all = &sequences;
            return made;
        }
        ();
        static constexpr ShiftScheme hz = []() consteval {
            ShiftScheme made = shiftScheme(Charset::Gb2312, "~");
            made.toPairs[0] = shiftSequence("~{");
            made.toSingle[0] = shiftSequence("~}");
            made.tildes = made.linesEndPairs = true;
            return made;
        }
        ();
        std::minstd_rand random(seed);
        for (int i = 0; i < inputs; ++i) {
            const bool isHz = i % 2 == 0;
            std::string text;
            while (text.size() < 150 && random() % 40 != 0) {
                const std::string_view pieces[] = {isHz ? "~{" : "\x1B$B",
                                                   isHz ? "~}" : "\x1B(B",
                                                   "\x1B(J",
                                                   "\n",
                                                   "\r\n",
                                                   "words and ",
                                                   "\x24\x22\x30\x21",
                                                   "\x4F\x54",
                                                   "\x21~",
                                                   "\\",
                                                   "\xE9",
                                                   "\x1B",
                                                   "\x1B$A"};
                text += pieces[random() % std::size(pieces)];
            }
            const auto shown = [&](const Scans& scans) {
                ShiftPlace place{.inPairs = i % 3 == 0};
                ShiftSums sums;
                std::string all =
                    std::to_string(scans.shifted(bytesOf(text), isHz ? hz : japanese, place, sums));
                all += inWords(sums);
                for (const bool is :
                     {place.inPairs, place.almostAscii, place.afterSequence, place.afterCr})
                    all += is ? " yes" : " no";
                return all;
            };
            for (const Scans* scans : others)
                QVERIFY2(shown(*scans) == shown(portableScans()), asHex(bytesOf(text)));
        }
    }
    void allProcessorsCountMixedSetsAlike() {
        static constexpr SetScheme scheme = []() consteval {
            SetScheme made{.shifts = true, .singleShifts = true, .linesForget = true};
            made.find = characterOfPair;
            addDesignation(made, "$B", 0, Charset::Jis0208);
            addDesignation(made, "(B", 0, Charset::Ascii);
            addDesignation(made, "(J", 0, Charset::Roman);
            addDesignation(made, "(I", 0, Charset::Katakana);
            addDesignation(made, "$)A", 1, Charset::Gb2312);
            addDesignation(made, "$*H", 2, Charset::Cns2);
            addDesignation(made, ".F", 2, Charset::Greek);
            made.all.add("N");
            return made;
        }
        ();
        std::minstd_rand random(seed);
        for (int i = 0; i < inputs; ++i) {
            std::string text;
            while (text.size() < 150 && random() % 40 != 0) {
                static constexpr std::string_view pieces[] = {
                    "\x1B$B",    "\x1B(B", "\x1B(J",   "\x1B(I",           "\x1B$)A", "\x0E",
                    "\x0F",      "\n",     "\x1B$*H",  "\x1B.F",           "\x1BN",   "\x1B$A",
                    "words and", "\\",     "\x30\x21", "\x24\x22\x4F\x54", "\xE9",    "!"};
                text += pieces[random() % std::size(pieces)];
            }
            const auto shown = [&](const Scans& scans) {
                SetPlace place{.sets = {static_cast<Byte>(Charset::Ascii)}};
                ShiftSums sums;
                std::string all =
                    std::to_string(scans.mixed(bytesOf(text), scheme, place, sums)) + inWords(sums);
                for (const unsigned n : {0U + place.sets[0], 0U + place.sets[1], 0U + place.sets[2],
                                         0U + place.called, 0U + place.afterCr})
                    all.append(1, ' ').append(std::to_string(n));
                return all;
            };
            for (const Scans* scans : others)
                QVERIFY2(shown(*scans) == shown(portableScans()), asHex(bytesOf(text)));
        }
    }
    void allProcessorsCountUtf7Alike() {
        constexpr RunsWanted wanted[] = {RunsWanted::Sound, RunsWanted::Ordinary,
                                         RunsWanted::Known};
        const auto known = std::make_unique<KnownRuns>();
        addRun(*known, {.key = keyOfRun(bytesOf("AOE     ").data(), 3, true), .units = 1});
        addRun(*known, {.key = keyOfRun(bytesOf("BB8EQAQ4").data(), 8, false), .units = 3});
        std::minstd_rand random(seed);
        for (int i = 0; i < inputs; ++i) {
            std::string text;
            while (text.size() < 150 && random() % 40 != 0) {
                static constexpr std::string_view pieces[] = {
                    "+",         "-",   "AOE",  "+AOE-", "BB8EQAQ4",
                    "TuVOAA",    " ",   "\r\n", "2D0",   "word and word ",
                    "+BB8EQAQ4", "AAA", "MEI/"};
                text += pieces[random() % std::size(pieces)];
            }
            const auto shown = [&](const Scans& scans) {
                Utf7Sums sums;
                std::string all =
                    std::to_string(scans.utf7(bytesOf(text), wanted[i % 3], known.get(), sums));
                for (const std::uint64_t n :
                     {sums.units, sums.shifted, sums.lf, sums.cr, sums.crLf, sums.runs,
                      sums.nonAsciiRuns, std::uint64_t{sums.afterCr}})
                    all.append(1, ' ').append(std::to_string(n));
                return all;
            };
            for (const Scans* scans : others)
                QVERIFY2(shown(*scans) == shown(portableScans()), asHex(bytesOf(text)));
        }
    }
};

QTEST_APPLESS_MAIN(ScansOfRunsTest)
#include "scans_of_runs_test.moc"
