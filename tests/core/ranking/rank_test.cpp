#include "core/ranking/other_weights.h"
#include "core/ranking/rank.h"

#include "core/registry/registry.h"

#include <QTest>

#include <algorithm>

using namespace charsleuth;

namespace {

/// A survey that found nothing to say about `bytes`.
StructureReport silence(std::string_view bytes) {
    StructureReport report;
    report.counts.add(bytesOf(bytes));
    report.asciiOnly = report.counts.high == 0;
    for (const EncodingInfo& row : allEncodings())
        report.findings.add(row.id);
    return report;
}

Finding& of(StructureReport& report, EncodingId encoding) {
    return report.findings.own(encoding);
}

Evidence weighing(EncodingId about, double decibans) {
    return {.kind = EvidenceKind::Declared, .source = "test", .about = about, .weight = {decibans}};
}

class Case {
public:
    explicit Case(std::string_view text) : structure(silence(text)), bytes(text) {}

    Detection answer() const {
        const SampleSegment segment{0, {bytes.begin(), bytes.end()}};
        const auto read =
            readings(structure.counts, {&segment, 1}, candidates(structure, only), prior);
        const auto others = otherWeights(structure, declared);
        return rank({.structure = structure,
                     .prior = prior,
                     .readings = read,
                     .others = others,
                     .declared = declared,
                     .only = only,
                     .listed = listed,
                     .explained = explained,
                     .bom = bom});
    }

    StructureReport structure;
    std::string_view bytes;
    Prior prior;
    std::vector<Evidence> declared;
    /// Single-byte pages, so that these tests are of ranking alone.
    std::vector<EncodingId> only{EncodingId::Windows1252, EncodingId::Iso8859_1,
                                 EncodingId::Iso8859_15, EncodingId::Windows1251,
                                 EncodingId::Koi8R};
    std::size_t listed = everyCandidate, explained = everyCandidate;
    std::optional<EncodingId> bom;
};

bool contains(const std::vector<EncodingId>& list, EncodingId encoding) {
    return std::find(list.begin(), list.end(), encoding) != list.end();
}

} // namespace

class RankTest : public QObject {
    Q_OBJECT

private slots:
    void cleanLatin1IsWindows1252ByName() {
        const Detection answer = Case("d\xE9j\xE0 vu, gar\xE7on").answer();
        QCOMPARE(answer.ranked.front().encoding, EncodingId::Windows1252);
        QVERIFY(contains(answer.ranked.front().sameText, EncodingId::Iso8859_1));
        QCOMPARE(answer.ranked.front().language, std::string("fr"));
    }
    void probabilitiesAddUpToOneAtMost() {
        double sum = 0;
        const Detection answer = Case("d\xE9j\xE0 vu").answer();
        for (const Candidate& candidate : answer.ranked)
            sum += candidate.probability;
        QVERIFY(sum > 0.99 && sum <= 1 + 1e-9);
    }
    void aDeclarationOutweighsAThinMargin() {
        Case example("\xE0");
        const EncodingId before = example.answer().ranked.front().encoding;
        const EncodingId other =
            before == EncodingId::Koi8R ? EncodingId::Windows1251 : EncodingId::Koi8R;
        example.declared = {weighing(other, 70)};
        QCOMPARE(example.answer().ranked.front().encoding, other);
    }
    void aDeclarationIsNoMatchForClearText() {
        Case example("\xC4\xCF\xC2\xD2\xD9\xCA \xC4\xC5\xCE\xD8, \xD4\xCF\xD7\xC1\xD2\xC9\xDD\xC9! "
                     "\xCB\xC1\xCB \xC4\xC5\xCC\xC1, \xD7\xD3\xC5 \xC8\xCF\xD2\xCF\xDB\xCF?");
        example.declared = {weighing(EncodingId::Windows1252, 20)};
        QCOMPARE(example.answer().ranked.front().encoding, EncodingId::Koi8R);
    }
    void structureWeighs() {
        Case example("d\xE9j\xE0 vu");
        of(example.structure, EncodingId::Windows1252).reasons.add({.weight = {-300}});
        of(example.structure, EncodingId::Iso8859_1).reasons.add({.weight = {-300}});
        of(example.structure, EncodingId::Iso8859_15).reasons.add({.weight = {-300}});
        QVERIFY(example.answer().ranked.front().encoding != EncodingId::Windows1252);
    }
    void asciiIsNamedAsSuch() {
        Case example("plain text");
        example.only.push_back(EncodingId::UsAscii);
        QCOMPARE(example.answer().ranked.front().encoding, EncodingId::UsAscii);
    }
    void whatIsRuledOutIsNoCandidateButListed() {
        Case example("d\xE9j\xE0 vu");
        of(example.structure, EncodingId::Koi8R).excluded = true;
        QVERIFY(!contains(candidates(example.structure), EncodingId::Koi8R));
        QVERIFY(contains(candidates(example.structure, example.only), EncodingId::Koi8R));
        example.only.clear();
        const Detection answer = rank({.structure = example.structure, .prior = example.prior});
        QCOMPARE(answer.excluded.size(), 1u);
        QCOMPARE(answer.excluded.front().encoding, EncodingId::Koi8R);
    }
    void whatIsNotRuledOutHasAProbabilityHoweverSmall() {
        Case example("d\xE9j\xE0 vu");
        of(example.structure, EncodingId::Windows1252).reasons.add({.weight = {9000}});
        const Detection answer = example.answer();
        for (const Candidate& candidate : answer.ranked)
            QVERIFY(candidate.probability > 0);
    }
    void anExcludedEncodingIsNoCandidate() {
        const EncodingId no[] = {EncodingId::Koi8R};
        QVERIFY(!contains(candidates(silence("x"), {}, no), EncodingId::Koi8R));
    }
    void aBornOutBomDecides() {
        Case example("d\xE9j\xE0 vu");
        example.bom = EncodingId::Windows1252;
        QCOMPARE(example.answer().certainty, Certainty::Decided);
    }
    void howManyAreToldOfChangesNothingElse_data() {
        QTest::addColumn<std::size_t>("explained");
        for (const std::size_t explained : {0u, 1u, 2u, 99u})
            QTest::addRow("%zu", explained) << explained;
    }
    void howManyAreToldOfChangesNothingElse() {
        QFETCH(std::size_t, explained);
        Case example("d\xE9j\xE0 vu");
        example.declared = {weighing(EncodingId::Iso8859_15, 3)};
        const Detection whole = example.answer();
        example.explained = explained;
        const Detection part = example.answer();
        QVERIFY(whole.ranked.size() > 2);
        QCOMPARE(part.ranked.size(), whole.ranked.size());
        QCOMPARE(part.certainty, whole.certainty);
        for (std::size_t i = 0; i < part.ranked.size(); ++i) {
            const Candidate &one = part.ranked[i], &other = whole.ranked[i];
            QCOMPARE(one.encoding, other.encoding);
            QCOMPARE(one.sameText, other.sameText);
            QCOMPARE(one.probability, other.probability);
            QCOMPARE(one.language, other.language);
            QCOMPARE(one.reasons.size(), i < explained ? other.reasons.size() : 0);
            QCOMPARE(one.tellingByte, i < explained ? other.tellingByte : 0);
        }
    }
    void howManyAreListedChangesNothingElse_data() {
        QTest::addColumn<std::size_t>("listed");
        for (const std::size_t listed : {0u, 1u, 2u, 5u, 99u})
            QTest::addRow("%zu", listed) << listed;
    }
    void howManyAreListedChangesNothingElse() {
        QFETCH(std::size_t, listed);
        Case example("d\xE9j\xE0 vu");
        const Detection whole = example.answer();
        example.listed = listed;
        const Detection part = example.answer();
        QVERIFY(whole.ranked.size() > 2);
        QCOMPARE(part.ranked.size(), std::clamp<std::size_t>(listed, 1, whole.ranked.size()));
        QCOMPARE(part.certainty, whole.certainty);
        for (std::size_t i = 0; i < part.ranked.size(); ++i) {
            QCOMPARE(part.ranked[i].encoding, whole.ranked[i].encoding);
            QCOMPARE(part.ranked[i].probability, whole.ranked[i].probability);
            QCOMPARE(part.ranked[i].reasons.size(), whole.ranked[i].reasons.size());
        }
    }
    void theRuledOutAreListedWithEveryCandidateToldOf() {
        Case example("d\xE9j\xE0 vu");
        example.only.clear();
        of(example.structure, EncodingId::Koi8R).excluded = true;
        QCOMPARE(example.answer().excluded.size(), std::size_t{1});
        example.explained = 5;
        QCOMPARE(example.answer().excluded.size(), std::size_t{0});
    }
    void oneCyrillicLetterIsNotCertain() {
        QVERIFY(Case("\xE0").answer().certainty != Certainty::Strong);
    }
    void binaryInputHasNoCandidates() {
        Case example("x");
        example.only.clear();
        example.structure.format = "a PNG image";
        const Detection answer = example.answer();
        QVERIFY(answer.binary && answer.ranked.empty() && !answer.certainty);
        QVERIFY(answer.binaryProbability > 0.99);
    }
    void admittedByNameItIsListedForBinaryInputThatHasNoAnswer() {
        Case example("x");
        example.only = {EncodingId::Windows1252};
        example.structure.format = "a PNG image";
        example.structure.asciiOnly = true;
        const Detection answer = example.answer();
        QVERIFY(answer.binary && !answer.certainty && !answer.asciiOnly);
        QCOMPARE(answer.ranked.size(), 1u);
    }
    void withoutLettersThereIsNoLanguage_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("inALanguage");
        QTest::newRow("nothing") << QByteArray() << false;
        QTest::newRow("digits") << QByteArray("2,104 - 17\n") << false;
        QTest::newRow("ASCII letters") << QByteArray("this is a sentence in plain text") << true;
        QTest::newRow("other letters") << QByteArray("\xE9\xE0") << true;
    }
    void withoutLettersThereIsNoLanguage() {
        QFETCH(QByteArray, text);
        QTEST(!Case(text.toStdString()).answer().ranked.front().language.empty(), "inALanguage");
    }
    void oneCharacterIsNotCountedAsMany() {
        const Detection answer = Case("a\xE9").answer();
        for (const Evidence& evidence : answer.ranked.front().reasons)
            if (evidence.source.starts_with("language-model"))
                QVERIFY2(evidence.detail.text().find(" over 1 character outside ASCII") !=
                             std::string::npos,
                         evidence.detail.text().c_str());
    }
    void theTellingByteIsWhereTheFirstTwoDiffer() {
        // 0xE9 is é in both; 0xA4 is ¤ in one and the euro in the other.
        Case example("caf\xE9 10 \xA4");
        example.only = {EncodingId::Windows1252, EncodingId::Iso8859_15};
        QCOMPARE(example.answer().ranked.front().tellingByte, 8u);
    }
    void everyCandidateHasAStatisticalReason() {
        const Detection answer = Case("d\xE9j\xE0 vu").answer();
        for (const Candidate& candidate : answer.ranked)
            QVERIFY(std::ranges::any_of(candidate.reasons, [](const Evidence& evidence) {
                return evidence.source.starts_with("language-model") &&
                       !evidence.detail.text().empty();
            }));
    }
};

QTEST_APPLESS_MAIN(RankTest)
#include "rank_test.moc"
