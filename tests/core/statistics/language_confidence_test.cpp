#include "core/statistics/score/language_confidence.h"

#include "core/detect.h"

#include <QTest>

#include <string_view>

using namespace charsleuth;

namespace {

constexpr std::string_view code =
    "for (size_t i = 0; i < argc; ++i) {\n    if (argv[i][0] != '-')\n"
    "        buf[n++] = strtoul(argv[i], nullptr, 16) & 0xFF;\n}\n";
constexpr std::string_view numbers = "17;204;3.75;9921\n18;377;0.25;1007\n19;512;8.50;4410\n";

Candidate bestOf(std::string_view text) {
    return detect(bytesOf(text)).ranked.at(0);
}

} // namespace

class LanguageConfidenceTest : public QObject {
    Q_OBJECT

private slots:
    void isNoneWhereNothingWasScored() { QCOMPARE(languageConfidence({.share = 1}), 0.0); }

    void growsWithTheShare() {
        double before = 0;
        for (const float share : {0.1F, 0.5F, 0.9F, 0.999F, 1.0F}) {
            const double now =
                languageConfidence({.share = share, .cost = 250, .characters = 100, .nonAscii = 5});
            QVERIFY(now > before && now < 1);
            before = now;
        }
    }

    void fallsWithTheCostOfACharacter() {
        double before = 1;
        for (const float cost : {200.0F, 300.0F, 400.0F, 500.0F}) {
            const double now = languageConfidence(
                {.share = 0.99F, .cost = cost, .characters = 100, .nonAscii = 0});
            QVERIFY(now < before);
            before = now;
        }
    }

    void isHighInSentences_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "We walked along the river until it was dark, and then we took "
                                    "the last bus home, where dinner was waiting for us."
                                 << "en";
        QTest::newRow("German") << "Am Abend gingen wir über die Brücke nach Hause."
                                << "de";
        QTest::newRow("Japanese") << "夕方、橋を渡って家に帰りました。"
                                  << "ja";
        QTest::newRow("Russian") << "Вечером мы пошли домой через мост, а на другом берегу нас уже "
                                    "ждали дети, которые весь день играли в саду."
                                 << "ru";
    }

    void isHighInSentences() {
        QFETCH(const QString, text);
        QFETCH(const QString, language);
        const Candidate best = bestOf(text.toStdString());
        QCOMPARE(QString::fromStdString(best.language), language);
        QVERIFY2(best.languageConfidence > 0.9,
                 qPrintable(QString::number(best.languageConfidence)));
    }

    void namesNoneInCodeAndNumbers() {
        for (const std::string_view text : {code, numbers}) {
            QCOMPARE(bestOf(text).language, std::string());
            QCOMPARE(bestOf(text).languageConfidence, 0.0);
        }
    }
};

QTEST_GUILESS_MAIN(LanguageConfidenceTest)
#include "language_confidence_test.moc"
