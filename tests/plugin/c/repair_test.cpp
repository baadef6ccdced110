// Mojibake and files in several encodings by the C interface.

#include "handles.h"

#include <QTest>

#include <string>
#include <vector>

using namespace charsleuth::test;

namespace {

constexpr const char* oncePage = "UTF-8 read as windows-1252";

Repairs repairs(std::string_view bytes, const char* encoding = "UTF-8", const char* chain = nullptr,
                double leastConfidence = 0) {
    charsleuth_repairs* made = nullptr;
    charsleuth_repair(bytes.data(), bytes.size(), encoding, chain, leastConfidence, &made);
    return Repairs(made);
}

charsleuth_repaired_run run(const Repairs& repairs, std::size_t index) {
    auto out = sized<charsleuth_repaired_run>();
    charsleuth_repairs_run(repairs.get(), index, &out);
    return out;
}

std::string textOf(const Repairs& repairs) {
    std::size_t size = 0;
    const char* const text = charsleuth_repairs_text(repairs.get(), &size);
    return {text, size};
}

Division segments(std::string_view bytes, const charsleuth_options* options = nullptr) {
    charsleuth_division* made = nullptr;
    charsleuth_segments(bytes.data(), bytes.size(), options, &made);
    return Division(made);
}

charsleuth_segment segment(const Division& segments, std::size_t index) {
    auto out = sized<charsleuth_segment>();
    charsleuth_division_segment(segments.get(), index, &out);
    return out;
}

const std::string utf8Lines = "Съешь ещё этих мягких французских булок, да выпей чаю.\n"
                              "Широкая электрификация южных губерний даст мощный толчок.\n";

/// `utf8Lines` in windows-1251.
std::string pageLines() {
    std::string out;
    for (const char32_t c : QString::fromStdString(utf8Lines).toUcs4())
        out += c < 0x80      ? static_cast<char>(c)
               : c == 0x0451 ? '\xB8'
                             : static_cast<char>(c - 0x0410 + 0xC0);
    return out;
}

} // namespace

class CInterfaceRepairTest : public QObject {
    Q_OBJECT

private slots:
    void everyRunTellsWhatItWasAndWhere() {
        const std::string text = "déjà vu\nun cafÃ© et un thÃ©\n";
        const Repairs found = repairs(text);
        QCOMPARE(charsleuth_repairs_count(found.get()), std::size_t{2});
        const auto first = run(found, 0);
        QCOMPARE(text.substr(first.begin, first.end - first.begin), std::string(first.before));
        QCOMPARE(std::string(first.before, first.before_size), std::string("cafÃ©"));
        QCOMPARE(std::string(first.after, first.after_size), std::string("café"));
        QCOMPARE(first.line, std::uint64_t{2});
        QCOMPARE(first.column, std::uint64_t{4});
        QCOMPARE(first.chain_size, std::size_t{1});
        QCOMPARE(first.chain[0], oncePage);
        QVERIFY(first.confidence > 0.9 && first.confidence <= 1);
        QCOMPARE(first.lossy, 0);
        QCOMPARE(std::string(run(found, 1).after), std::string("thé"));
        QCOMPARE(textOf(found), std::string("déjà vu\nun café et un thé\n"));
    }
    void layersComeInTheirOrder() {
        const Repairs found = repairs("Le cafÃƒÂ© est fermÃƒÂ©.\n");
        QCOMPARE(textOf(found), std::string("Le café est fermé.\n"));
        QCOMPARE(run(found, 0).chain_size, std::size_t{2});
        QCOMPARE(run(found, 0).chain[1], oncePage);
    }
    void soundTextHasNoRun() {
        const Repairs found = repairs(utf8Lines);
        QVERIFY(found != nullptr);
        QCOMPARE(charsleuth_repairs_count(found.get()), std::size_t{0});
        QCOMPARE(textOf(found), utf8Lines);
        QCOMPARE(textOf(repairs({})), std::string());
    }
    void textInAnyEncodingIsRepairedToUtf8() {
        // UTF-8 that was read as windows-1252 and saved as such.
        const Repairs found = repairs("gr\xFC\xDF dich, caf\xC3\xA9 cr\xC3\xA8me", "windows-1252");
        QCOMPARE(textOf(found), std::string("grüß dich, café crème"));
    }
    void aRunAcrossTheBordersOfPiecesIsRepairedOnce() {
        constexpr std::size_t piece = 1 << 20; // the interface decodes so much at a time
        for (std::size_t shift = 1; shift < 12; ++shift) {
            const std::string filler = std::string(piece - shift - 1, '.') + ' ';
            QCOMPARE(textOf(repairs(filler + "cafÃ© crÃ¨me\n")), filler + "café crème\n");
        }
    }
    void aGivenChainIsTheOnlyOne() {
        const std::string_view text = "cafÃ© et thÃ©\n";
        QCOMPARE(textOf(repairs(text, "UTF-8", oncePage)), std::string("café et thé\n"));
        QCOMPARE(textOf(repairs(text, "UTF-8", "UTF-8 read as IBM437")), std::string(text));
    }
    void runsOfLittleConfidenceAreLeft() {
        const auto least = run(repairs("cafÃ©\n"), 0).confidence;
        QVERIFY(least < 1);
        QCOMPARE(charsleuth_repairs_count(repairs("cafÃ©\n", "UTF-8", nullptr, 1).get()),
                 std::size_t{0});
    }
    void wrongArgumentsOfARepairAreRefused() {
        charsleuth_repairs* made = nullptr;
        QCOMPARE(charsleuth_repair("a", 1, "UTF-8", nullptr, 0, nullptr), CHARSLEUTH_BAD_ARGUMENT);
        QCOMPARE(charsleuth_repair(nullptr, 1, "UTF-8", nullptr, 0, &made),
                 CHARSLEUTH_BAD_ARGUMENT);
        QCOMPARE(charsleuth_repair("a", 1, nullptr, nullptr, 0, &made), CHARSLEUTH_BAD_ARGUMENT);
        QCOMPARE(charsleuth_repair("a", 1, "UTF-8", nullptr, 2, &made), CHARSLEUTH_BAD_ARGUMENT);
        QCOMPARE(charsleuth_repair("a", 1, "klingon", nullptr, 0, &made), CHARSLEUTH_UNKNOWN_NAME);
        QCOMPARE(charsleuth_repair("a", 1, "UTF-8", "by magic", 0, &made), CHARSLEUTH_UNKNOWN_NAME);
        QVERIFY(made == nullptr);
        QCOMPARE(charsleuth_repairs_count(nullptr), std::size_t{0});
        QVERIFY(charsleuth_repairs_text(nullptr, nullptr) == nullptr);
        auto out = sized<charsleuth_repaired_run>();
        QCOMPARE(charsleuth_repairs_run(repairs("a").get(), 0, &out), CHARSLEUTH_BAD_ARGUMENT);
        charsleuth_repairs_free(nullptr);
    }

    void everySegmentIsInItsOwnEncoding() {
        const std::string text = utf8Lines + pageLines();
        const Division parts = segments(text);
        QCOMPARE(charsleuth_division_count(parts.get()), std::size_t{2});
        QCOMPARE(charsleuth_division_mixed(parts.get()), 1);
        const auto first = segment(parts, 0), second = segment(parts, 1);
        QCOMPARE(first.encoding, "UTF-8");
        QCOMPARE(first.begin, std::uint64_t{0});
        QCOMPARE(first.end, std::uint64_t{utf8Lines.size()});
        QCOMPARE(first.last_line, std::uint64_t{2});
        QCOMPARE(second.encoding, "windows-1251");
        QCOMPARE(second.end, std::uint64_t{text.size()});
        QCOMPARE(second.first_line, std::uint64_t{3});
        QCOMPARE(second.language, "ru");
        QCOMPARE(second.malformed, std::uint64_t{0});
        QVERIFY(second.confidence > 0.9 && second.confidence <= 1);
    }
    void inputOfOneEncodingHasOneSegment() {
        const Division parts = segments(pageLines());
        QCOMPARE(charsleuth_division_count(parts.get()), std::size_t{1});
        QCOMPARE(charsleuth_division_mixed(parts.get()), 0);
        QCOMPARE(segment(parts, 0).encoding, "windows-1251");
        QCOMPARE(charsleuth_division_count(segments({}).get()), std::size_t{0});
    }
    void segmentsAreInWhatTheOptionsAllow() {
        const Options options = makeOptions();
        charsleuth_options_only(options.get(), "UTF-8");
        charsleuth_options_only(options.get(), "windows-1252");
        const Division parts = segments(utf8Lines + pageLines(), options.get());
        for (std::size_t i = 0; i < charsleuth_division_count(parts.get()); ++i)
            QVERIFY(std::string(segment(parts, i).encoding) != "windows-1251");
    }
    void encodedBodiesOfAMailAreTold() {
        const std::string header = "From: a@example.org\nContent-Type: text/plain; charset=utf-8\n"
                                   "Content-Transfer-Encoding: base64\n\n";
        const std::string mail =
            header + QByteArray::fromStdString(pageLines()).toBase64().toStdString() + '\n';
        const Division parts = segments(mail);
        QCOMPARE(charsleuth_division_count(parts.get()), std::size_t{1});
        QCOMPARE(charsleuth_division_body_count(parts.get()), std::size_t{1});
        auto body = sized<charsleuth_body>();
        QCOMPARE(charsleuth_division_body(parts.get(), 0, &body), CHARSLEUTH_OK);
        QCOMPARE(body.encoding, "windows-1251");
        QCOMPARE(body.language, "ru");
        QCOMPARE(body.transfer, "base64");
        QCOMPARE(body.contradicted, "utf-8");
        QCOMPARE(body.begin, std::uint64_t{header.size()});
        QCOMPARE(body.first_line, std::uint64_t{5});
        QCOMPARE(charsleuth_division_body(parts.get(), 1, &body), CHARSLEUTH_BAD_ARGUMENT);
        body.struct_size = 0;
        QCOMPARE(charsleuth_division_body(parts.get(), 0, &body), CHARSLEUTH_BAD_ARGUMENT);
        QCOMPARE(charsleuth_division_body_count(nullptr), std::size_t{0});
        QCOMPARE(charsleuth_division_body_count(segments(pageLines()).get()), std::size_t{0});
    }
    void wrongArgumentsOfDividingAreRefused() {
        charsleuth_division* made = nullptr;
        QCOMPARE(charsleuth_segments("a", 1, nullptr, nullptr), CHARSLEUTH_BAD_ARGUMENT);
        QCOMPARE(charsleuth_segments(nullptr, 1, nullptr, &made), CHARSLEUTH_BAD_ARGUMENT);
        constexpr std::size_t most = std::size_t{1} << 28;
        for (const std::size_t size : {most + 1, 10 * most, 100 * most}) // not looked at
            QCOMPARE(charsleuth_segments("a", size, nullptr, &made), CHARSLEUTH_TOO_LONG);
        QVERIFY(made == nullptr);
        QCOMPARE(charsleuth_division_count(nullptr), std::size_t{0});
        QCOMPARE(charsleuth_division_mixed(nullptr), 0);
        auto out = sized<charsleuth_segment>();
        QCOMPARE(charsleuth_division_segment(segments("a").get(), 1, &out),
                 CHARSLEUTH_BAD_ARGUMENT);
        charsleuth_division_free(nullptr);
    }
};

QTEST_APPLESS_MAIN(CInterfaceRepairTest)
#include "repair_test.moc"
