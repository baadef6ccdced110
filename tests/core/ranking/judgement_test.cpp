#include "core/ranking/judgement.h"

#include "core/detect.h"
#include "core/registry/registry.h"
#include "tests/core/text_in.h"

#include <QTest>

#include <cmath>
#include <string>

using namespace charsleuth;

namespace {

/// A candidate of ordinary text.
Features ordinary() {
    Features features;
    features[Feature::Characters] = 40;
    features[Feature::Cost] = 3;
    features[Feature::Letters] = 1;
    features[Feature::Size] = 900;
    features[Feature::High] = 40;
    features[Feature::HighKinds] = 9;
    features[Feature::HighShare] = 0.04F;
    features[Feature::LineEnds] = 1;
    return features;
}

const std::string texts[] = {
    test::in(EncodingId::Windows1251, u"Весной, когда сошёл снег, у реки открыли мост.\n"),
    test::in(EncodingId::Windows1252, u"Caf\u00E9 cr\u00E8me, 3 \u20AC\n"),
    test::in(EncodingId::Macintosh, u"set x to \u00ABclass furl\u00BB \u2026\n"),
    test::in(EncodingId::ShiftJis, u"春になると川の橋が開きます。\n"),
    test::in(EncodingId::Windows1252, u"<meta charset=iso-8859-1>\nfa\u00E7ade \u2013 \x81\n")};

double probabilityOf(const DetectOptions& options, std::string_view bytes, EncodingId encoding) {
    for (const Candidate& candidate : detect(bytesOf(bytes), options).ranked)
        if (candidate.gives(encoding))
            return candidate.probability;
    return 0;
}

} // namespace

class JudgementTest : public QObject {
    Q_OBJECT

private slots:
    void theReasonsAddUpToTheOdds() {
        for (const std::string& text : texts) {
            const auto ranked = detect(bytesOf(text)).ranked;
            QVERIFY(ranked.size() > 3);
            for (std::size_t i = 0; i < 4; ++i) {
                const Candidate& rival = ranked[i == 0 ? 1 : 0];
                double sum = 0;
                for (const Evidence& each : ranked[i].reasons)
                    sum += each.weight.decibans;
                const double odds = 10 * std::log10(ranked[i].probability / rival.probability);
                QVERIFY2(std::abs(sum - odds) < 0.01, qPrintable(QString::number(sum - odds)));
            }
        }
    }
    void theProbabilitiesAddUpToOneAtMost() {
        for (const std::string& text : texts) {
            double open = 0, closed = 0;
            for (const Candidate& each : detect(bytesOf(text)).ranked)
                open += each.probability;
            const EncodingId admitted[] = {EncodingId::Windows1252, EncodingId::Koi8R};
            for (const Candidate& each :
                 detect(bytesOf(text), {.only = {admitted, admitted + 2}}).ranked)
                closed += each.probability;
            QVERIFY(open < 1 && open > 0.5);
            QVERIFY(std::abs(closed - 1) < 1e-6);
        }
    }
    void whatSpeaksForACandidateNeverMakesItLessProbable_data() {
        QTest::addColumn<int>("feature");
        QTest::addColumn<double>("step");
        const auto row = [](const char* name, Feature feature, double step) {
            QTest::newRow(name) << static_cast<int>(feature) << step;
        };
        row("sum", Feature::Sum, 3);
        row("advantage", Feature::Advantage, 20);
        row("advantage of a character", Feature::AdvantageOf, 1);
        row("prior", Feature::Prior, 2);
        row("prior beside the others", Feature::PriorLead, 2);
        row("cost", Feature::Cost, -0.25);
        row("cost beside the others", Feature::CostLead, -0.25);
        row("malformed sequences", Feature::Malformed, -1);
        row("characters lost", Feature::Lost, -0.01);
        row("characters lost beside the others", Feature::LostLead, 0.01);
        row("hints", Feature::Hinted, 1);
        row("letters that stand alone", Feature::LoneLetters, -0.05);
        row("signs in words", Feature::SignsInWords, -0.05);
        row("capitals behind small letters", Feature::Capitals, -0.05);
        row("drawing beside letters", Feature::DrawingByWords, -0.05);
    }
    void whatSpeaksForACandidateNeverMakesItLessProbable() {
        QFETCH(int, feature);
        QFETCH(double, step);
        Features features = ordinary();
        double last = -1e9;
        for (int i = -40; i <= 40; ++i) {
            features[static_cast<Feature>(feature)] = static_cast<float>(i * step);
            const double now = learnedTerms(features);
            QVERIFY(now >= last);
            last = now;
        }
    }
    void aDeclarationNeverMakesItsEncodingLessProbable() {
        for (const std::string& text : texts)
            for (const EncodingId named :
                 {EncodingId::Windows1251, EncodingId::Windows1252, EncodingId::Macintosh,
                  EncodingId::ShiftJis, EncodingId::Koi8R, EncodingId::Ibm850}) {
                DetectOptions plain{.listed = everyCandidate}, declared{.listed = everyCandidate};
                declared.hints.push_back({.kind = HintKind::Declared,
                                          .value = std::string(info(named).name),
                                          .source = {}});
                QVERIFY(probabilityOf(declared, text, named) >=
                        probabilityOf(plain, text, named) - 1e-9);
            }
    }
};

QTEST_APPLESS_MAIN(JudgementTest)
#include "judgement_test.moc"
