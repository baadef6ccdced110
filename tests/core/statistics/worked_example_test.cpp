#include "core/registry/languages.h"
#include "core/statistics/model/language_model.h"
#include "core/statistics/reading.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace charsleuth;

namespace {

constexpr std::string_view bytes = "\xE4\xE0";

/// The section "Worked example" of core/statistics/README.md.
QString section() {
    QFile file(STATISTICS_README);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QString text = QString::fromUtf8(file.readAll());
    return text.section("### Worked example", 1).section("\n## ", 0, 0);
}

/// The number that the expression captures in the section.
double numberIn(const QString& expression) {
    const auto match = QRegularExpression(expression).match(section());
    return match.hasMatch() ? match.captured(1).toDouble() : std::nan("");
}

/// The cells of the table's rows, without its two head lines.
QList<QStringList> rows() {
    QList<QStringList> rows;
    for (const QString& line : section().split('\n'))
        if (line.startsWith("| ") && !line.startsWith("| language"))
            rows.append(line.mid(2, line.size() - 4).split(" | "));
    return rows;
}

/// "да" in a language of the Cyrillic model.
struct Costs {
    int first = 0, second = 0; ///< steps
    double share = 0;          ///< P(language, windows-1251) / P(windows-1251)

    int steps() const { return first + second; }
    double term() const { return share * std::exp(-steps() * costUnit); }
};

Costs costsIn(std::size_t language) {
    const LanguageModel model(Script::Cyrillic);
    const auto number = [&](char32_t character) {
        return model.alphabet().numberIn(Script::Cyrillic, model.alphabet().symbolOf(character));
    };
    const std::uint16_t d = number(U'д'), a = number(U'а');
    using enum LetterCase;
    Costs costs{.first =
                    model.bigram(number(U'\n'), d)[language] + model.cases().after(Neither, Lower),
                .second = model.trigram(number(U' '), d, a)[language] +
                          model.cases().after(Neither, Lower, Lower)};
    for (const JointPrior& row : jointPriors())
        if (row.encoding == EncodingId::Windows1251 &&
            languageNames()[row.language].code == model.code(language))
            costs.share = row.probability / Prior().of(EncodingId::Windows1251);
    return costs;
}

double weightIn(EncodingId encoding) {
    ByteCounts counts;
    counts.add(bytesOf(bytes));
    const SampleSegment sample{0, {bytes.begin(), bytes.end()}};
    return readings(counts, {&sample, 1}, {&encoding, 1}).front().weight.decibans;
}

} // namespace

/// The example of core/statistics/README.md is what the program computes.
class WorkedExampleTest : public QObject {
    Q_OBJECT

private slots:
    void theTableHoldsTheCostsOfTheModels() {
        const LanguageModel model(Script::Cyrillic);
        QCOMPARE(static_cast<std::size_t>(rows().size()), model.languages());
        for (std::size_t language = 0; language < model.languages(); ++language) {
            const Costs costs = costsIn(language);
            const auto code = model.code(language);
            const QStringList expected{
                QString::fromUtf8(code.data(), static_cast<int>(code.size())),
                QString::number(costs.first),
                QString::number(costs.second),
                QString::number(costs.steps()),
                QString::number(costs.steps() * costUnit, 'f', 2),
                QString::number(costs.share, 'f', 4),
                QString::number(costs.term(), 'f', 6)};
            QCOMPARE(rows()[static_cast<int>(language)], expected);
        }
    }
    void theTermsAddUpToTheWeight() {
        double sum = 0;
        for (std::size_t language = 0; language < LanguageModel(Script::Cyrillic).languages();
             ++language)
            sum += costsIn(language).term();
        const double weight = weightIn(EncodingId::Windows1251);
        QVERIFY(std::abs(numberIn("add up to ([\\d.]+\\d)\\.") - sum) < 1e-6);
        QVERIFY(std::abs(10 * std::log10(sum * 65536) - weight) < 0.01);
        QVERIFY(std::abs(numberIn("= ([\\d.]+) decibans") - weight) < 0.05);
    }
    void theOtherCodePageIsWorse() {
        const double other = weightIn(EncodingId::Koi8R);
        QVERIFY(std::abs(numberIn("weight of ([-\\d.]+) decibans") - other) < 0.05);
        QVERIFY(std::abs(numberIn("better by ([\\d.]+) decibans") -
                         (weightIn(EncodingId::Windows1251) - other)) < 0.05);
    }
};

QTEST_GUILESS_MAIN(WorkedExampleTest)
#include "worked_example_test.moc"
