#include "tests/accuracy/matrix.h"

#include <QTest>

#include <set>
#include <sstream>

using namespace charsleuth;
using namespace charsleuth::accuracy;

class MatrixTest : public QObject {
    Q_OBJECT

private slots:
    void everySignStandsWhereItsRowSays() {
        LinesByLanguage corpus;
        for (int i = 0; i < 200; ++i) {
            const std::u16string number(1, static_cast<char16_t>(u'a' + i % 26));
            corpus["de"].push_back(u"Die Straße " + number + u" ist schön.");
            corpus["en"].push_back(u"The road " + number + u" is fine.");
        }
        std::vector<MatrixQuestion> questions;
        makeSamples(corpus, {.lengths = {64}, .samples = 1, .encoding = "windows-1252"},
                    [&](const Sample& sample) {
                        for (MatrixQuestion& each : inMatrix(sample, corpus, 40))
                            questions.push_back(std::move(each));
                    });
        std::set<std::string> signs, places;
        for (const MatrixQuestion& each : questions) {
            signs.insert(each.sign);
            places.insert(each.place);
            const std::string bytes(each.question.bytes.begin(), each.question.bytes.end());
            if (each.sign == "°" && each.place == "at line ends")
                QVERIFY(bytes.find(".\xB0\r\n") != std::string::npos);
            if (each.sign == "integers" && each.place == "16 lines")
                QCOMPARE(std::ranges::count(bytes, '\n'), 17);
        }
        QVERIFY(signs.size() > 20 && signs.contains("–") && signs.contains("G-code"));
        QVERIFY(places.contains("glued") && places.contains("128 lines"));
    }

    void rightAndSurelyWrongAnswersAreCounted() {
        const std::vector<MatrixScore> scores{
            {"–",
             "glued",
             {.language = "en", .length = "300", .rank = 1, .confidence = 0.5, .uchardet = true}},
            {"–", "glued", {.language = "en", .length = "300", .rank = 2, .confidence = 0.95}}};
        std::ostringstream out;
        printMatrix(out, scores);
        QVERIFY(
            out.str().find("en                        2     50.0             1      50.0  0.0") !=
            std::string::npos);
    }
};

QTEST_APPLESS_MAIN(MatrixTest)
#include "matrix_test.moc"
