#include "core/statistics/model/language_model.h"

#include "core/registry/languages.h"
#include "core/statistics/model/prior.h"

#include <QTest>

#include <cmath>

using namespace charsleuth;

namespace {

double probability(double steps) {
    return std::exp(-costUnit * steps);
}

/// P(b | a) of one language.
double ofBigram(const LanguageModel& model, std::uint16_t a, std::uint16_t b,
                std::size_t language) {
    if (const CostRow row = model.bigram(a, b))
        return probability(row[language]);
    return probability(model.backOff(a)[language] + model.single(b)[language]);
}

std::uint16_t number(Script script, char32_t character) {
    const Alphabet alphabet;
    return alphabet.numberIn(script, alphabet.symbolOf(character));
}

const char* const scripts[] = {"Latin",    "Cyrillic", "Greek",      "Hebrew", "Arabic", "Thai",
                               "Georgian", "Armenian", "Devanagari", "Tamil",  "Khmer",  "Han"};

void addScripts() {
    QTest::addColumn<int>("script");
    for (int script = 0; script < int(scriptCount); ++script)
        QTest::newRow(scripts[script]) << script;
}

} // namespace

class LanguageModelTest : public QObject {
    Q_OBJECT

private slots:
    void theCodePointsAfterAnyCharacterAddUpToOne_data() { addScripts(); }
    void theCodePointsAfterAnyCharacterAddUpToOne();
    void theSymbolsAfterTwoLettersAddUpToOne_data() { addScripts(); }
    void theSymbolsAfterTwoLettersAddUpToOne();
    void upperAndLowerCaseAddUpToOne_data() { addScripts(); }
    void upperAndLowerCaseAddUpToOne();

    void everyLanguageButSeveralTogetherHasAName() {
        QCOMPARE(LanguageModel(Script::Greek).shown(0), std::string_view("el"));
        for (std::size_t i = 0; i < scriptCount; ++i) {
            const LanguageModel model(static_cast<Script>(i));
            for (std::size_t l = 0; l < model.languages(); ++l) {
                QCOMPARE(model.shown(l).empty(), l >= model.named());
                QVERIFY(!model.code(l).empty());
            }
        }
        const LanguageModel latin(Script::Latin);
        QCOMPARE(latin.code(latin.named()), std::string_view("mul-west"));
    }
    void rowsOfTheTableAreTheLanguagesOfTheModels() {
        std::size_t row = 0;
        for (std::size_t i = 0; i < scriptCount; ++i) {
            const LanguageModel model(static_cast<Script>(i));
            QCOMPARE(firstLanguage(model.script()), row);
            for (std::size_t l = 0; l < model.languages(); ++l)
                QCOMPARE(model.code(l), languageNames()[row++].code);
        }
        QCOMPARE(row, languageNames().size());
    }
    void aLetterOfAnotherScriptInsideAWordIsDear() {
        const LanguageModel model(Script::Latin);
        const std::uint16_t i = number(Script::Latin, U'i');
        for (std::size_t l = 0; l < model.languages(); ++l)
            QVERIFY(ofBigram(model, i, number(Script::Latin, U'ж'), l) < 1e-4);
    }
    void boxDrawingIsDearAloneAndCheapInRuns() {
        const LanguageModel model(Script::Cyrillic);
        const std::uint16_t line = number(Script::Cyrillic, U'─');
        QVERIFY(ofBigram(model, line, line, 0) > 0.5);
        QVERIFY(ofBigram(model, number(Script::Cyrillic, U'я'), line, 0) < 1e-4);
    }
    void aCapitalInsideAWordIsDear() {
        const LanguageModel model(Script::Latin);
        QVERIFY(probability(model.cases().after(LetterCase::Lower, LetterCase::Upper)) < 0.02);
        QVERIFY(probability(model.cases().after(LetterCase::Neither, LetterCase::Upper)) > 0.05);
    }
};

// A code point's probability is its symbol's, times its share of a class, times that of its case.
// The case is left to a test of its own: letters count once here.
void LanguageModelTest::theCodePointsAfterAnyCharacterAddUpToOne() {
    QFETCH(int, script);
    const auto own = static_cast<Script>(script);
    const LanguageModel model(own);
    std::vector<double> points(model.symbols()); // P(code point | symbol), summed over code points
    for (char32_t character = 0; character < 0x110000; ++character) {
        const Symbol symbol = model.alphabet().symbolOf(character);
        const std::uint16_t id = model.alphabet().numberIn(own, symbol);
        if (symbol.letterCase == LetterCase::Upper && model.isOwnLetter(id))
            continue;
        points[id] += probability(model.member(id, LetterCase::Neither));
    }
    const std::size_t step = model.symbols() > 1000 ? 97 : 7;
    for (std::size_t a = 0; a < model.symbols(); a += step)
        for (std::size_t language = 0; language < model.languages(); language += 5) {
            double sum = 0;
            for (std::size_t b = 0; b < model.symbols(); ++b)
                sum += points[b] * ofBigram(model, static_cast<std::uint16_t>(a),
                                            static_cast<std::uint16_t>(b), language);
            QVERIFY2(
                sum > 0.91 && sum < 1.09, // costs are rounded to steps of 8 per cent
                qPrintable(QString("symbol %1 language %2: %3").arg(a).arg(language).arg(sum)));
        }
}

void LanguageModelTest::theSymbolsAfterTwoLettersAddUpToOne() {
    QFETCH(int, script);
    const auto own = static_cast<Script>(script);
    const LanguageModel model(own);
    const std::uint16_t space = number(own, U' ');
    std::size_t first = 0;
    while (!model.isOwnLetter(static_cast<std::uint16_t>(first)))
        ++first;
    int seen = 0;
    for (std::size_t b = first; b < model.symbols() && model.symbols() < 1000; b += 3) {
        const auto letter = static_cast<std::uint16_t>(b);
        const CostRow back = model.backOff(space, letter);
        if (!back)
            continue;
        ++seen;
        double sum = 0;
        for (std::size_t c = 0; c < model.symbols(); ++c) {
            const auto next = static_cast<std::uint16_t>(c);
            const CostRow row = model.trigram(space, letter, next);
            sum +=
                row ? probability(row[0]) : probability(back[0]) * ofBigram(model, letter, next, 0);
        }
        QVERIFY2(sum > 0.91 && sum < 1.09, qPrintable(QString("letter %1: %2").arg(b).arg(sum)));
    }
    QVERIFY(own >= Script::Devanagari || seen > 3); // those from Hindi on make do with bigrams
}

void LanguageModelTest::upperAndLowerCaseAddUpToOne() {
    QFETCH(int, script);
    const LanguageModel model(static_cast<Script>(script));
    const LetterCase cases[] = {LetterCase::Neither, LetterCase::Lower, LetterCase::Upper};
    for (const LetterCase before : cases) {
        const double bigram = probability(model.cases().after(before, LetterCase::Lower)) +
                              probability(model.cases().after(before, LetterCase::Upper));
        QVERIFY2(std::abs(bigram - 1) < 0.05, qPrintable(QString::number(bigram)));
        for (const LetterCase first : cases) {
            const double trigram =
                probability(model.cases().after(first, before, LetterCase::Lower)) +
                probability(model.cases().after(first, before, LetterCase::Upper));
            QVERIFY2(std::abs(trigram - 1) < 0.05, qPrintable(QString::number(trigram)));
        }
    }
}

QTEST_APPLESS_MAIN(LanguageModelTest)
#include "language_model_test.moc"
