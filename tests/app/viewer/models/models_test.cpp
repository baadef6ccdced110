// What the views show, as text: cards, encodings found, reasons, banners, status.

#include "app/viewer/models/banners.h"
#include "app/viewer/models/byte_rows.h"
#include "app/viewer/models/candidate_model.h"
#include "app/viewer/models/encoding_model.h"
#include "app/viewer/models/reasons.h"
#include "app/viewer/models/status.h"
#include "app/viewer/models/wording.h"
#include "core/registry/registry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

/// Two candidates and one ruled out for "あ" in Shift_JIS, with one damaged byte behind it.
DocumentState document() {
    const std::string bytes = "A\n\x82\xA0\xFF\n";
    DocumentState state{.path = "menu.txt", .bytes = bytesInMemory({bytes.begin(), bytes.end()})};
    Detection detection;
    detection.ranked = {{.encoding = EncodingId::ShiftJis,
                         .probability = 0.97,
                         .language = "ja",
                         .malformed = 1,
                         .reasons = {{.kind = EvidenceKind::Statistics,
                                      .source = "language-model:ja",
                                      .about = EncodingId::ShiftJis,
                                      .effect = Effect::Supports,
                                      .weight = {400},
                                      .detail = "reads as Japanese"},
                                     {.kind = EvidenceKind::Structure,
                                      .source = "shift-jis",
                                      .about = EncodingId::ShiftJis,
                                      .effect = Effect::Weakens,
                                      .weight = {-30},
                                      .where = ByteRange{4, 5},
                                      .detail = "1 sequence does not fit"}}},
                        {.encoding = EncodingId::Windows1252,
                         .sameText = {EncodingId::UsAscii},
                         .probability = 0.001}};
    detection.excluded = {
        {.encoding = EncodingId::Utf8,
         .malformed = 2,
         .reasons = {{.effect = Effect::Excludes, .detail = "never a lead byte"}}}};
    detection.lineEnding = LineEnding::Lf;
    detection.size = bytes.size();
    detection.examined = {{0, bytes.size()}};
    state.answer = Answer{.detection = detection, .final = true};
    state.shown = EncodingId::ShiftJis;
    state.index = buildIndex(*state.bytes, EncodingId::ShiftJis);
    return state;
}

QString lines(const QAbstractItemModel& model, std::initializer_list<int> roles) {
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList fields;
        for (const int role : roles)
            fields += model.index(row, 0).data(role).toString();
        rows += fields.join('|');
    }
    return rows.join('\n');
}

QStringList readingsOf(const Banner& banner) {
    QStringList all;
    for (const ReadingOffer& reading : banner.readings)
        all += reading.title + ": " + reading.line + (reading.shown ? " (shown)" : "");
    return all;
}

QStringList textsOf(const std::vector<Banner>& banners) {
    QStringList texts;
    for (const Banner& banner : banners)
        texts += nameOf(banner.kind) + ": " + banner.text;
    return texts;
}

QString firstFound(EncodingModel& model, const QString& words) {
    model.search(words);
    return model.rowCount() == 0 ? QString() : model.index(0, 0).data().toString();
}

} // namespace

class ModelsTest : public QObject {
    Q_OBJECT

private slots:
    void cardsSayWhatTheFileMayBe() {
        CandidateModel model;
        const QAbstractItemModelTester tester(&model);
        model.setDocument(document());
        QCOMPARE(lines(model, {Qt::DisplayRole, CandidateModel::PercentRole,
                               CandidateModel::LanguageRole, CandidateModel::RemarkRole}),
                 u"Japanese (Shift_JIS)|97\u2009%|Japanese|1 malformed\n"
                 "Western European (windows-1252)|<1\u2009%||"_qs);
        QCOMPARE(model.card(1).sameText, QStringList{"US-ASCII"});
        QCOMPARE(model.rowOf(EncodingId::UsAscii), 1);
        QCOMPARE(model.rowOf(EncodingId::Utf8), -1);
    }

    void noiseHasNoLanguage() {
        DocumentState state = document();
        state.answer->detection.ranked[1].language = "cs"; // at 0.1 %
        CandidateModel model;
        model.setDocument(state);
        QCOMPARE(model.card(1).language, QString());
        state.answer->detection.asciiOnly = true; // six bytes
        model.setDocument(state);
        QCOMPARE(model.card(0).language, QString());
    }

    void anEmptyFileHasNeitherLanguageNorPercentage() {
        DocumentState state = document();
        state.bytes = bytesInMemory({});
        state.index = buildIndex(*state.bytes, EncodingId::ShiftJis);
        CandidateModel model;
        model.setDocument(state);
        QCOMPARE(model.card(0).language + model.card(0).percent, QString());
        QCOMPARE(statusFor(state).language + statusFor(state).confidence, QString());
        QCOMPARE(certaintyText(state), u"The file is empty."_qs);
    }

    void theRestIsOneLineUntilItIsWanted() {
        CandidateModel model;
        const QAbstractItemModelTester tester(&model);
        model.setDocument(document());
        QCOMPARE(model.restText(), u"1 ruled out"_qs);
        model.setExpanded(true);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.card(2).remark, u"Ruled out: never a lead byte"_qs);
        QVERIFY(model.restText().isEmpty());
    }

    void aChoiceOfTheUserHasItsCard() {
        CandidateModel model;
        DocumentState state = document();
        state.chosenBy = ChosenBy::User;
        state.shown = EncodingId::Koi8R;
        state.tried = {EncodingId::Koi8R};
        model.setDocument(state);
        QCOMPARE(model.card(model.rowOf(EncodingId::Koi8R)).remark, u"Your choice"_qs);
        state.tried = {EncodingId::Koi8R, EncodingId::Utf8}; // ruled out, but asked for
        model.setDocument(state);
        QCOMPARE(model.card(model.rowOf(EncodingId::Utf8)).remark,
                 u"Ruled out: never a lead byte"_qs);
    }

    void previewsAreText() {
        CandidateModel model;
        DocumentState state = document();
        Row row;
        row.text = u"あ\uFFFD";
        row.malformed = {{1, {0xFF}}};
        state.answer->previews = {{row}};
        model.setDocument(state);
        QCOMPARE(model.index(0).data(CandidateModel::PreviewRole).toString(), u"あ⟦FF⟧"_qs);
    }

    void everyEncodingIsFound() {
        EncodingModel model;
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(model.rowCount(), static_cast<int>(allEncodings().size()));
    }

    void encodingsAreFoundByAnyName_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("label");
        QTest::newRow("its name") << u"koi8-r"_qs << u"KOI8-R"_qs;
        QTest::newRow("an alias") << u"sjis"_qs << u"Shift_JIS"_qs;
        QTest::newRow("a code page's number") << u"1251"_qs << u"windows-1251"_qs;
        QTest::newRow("a language") << u"thai"_qs << u"Thai"_qs;
        QTest::newRow("two words") << u"cyrillic dos"_qs << u"Cyrillic"_qs;
        QTest::newRow("the beginning of one") << u"macin"_qs << u"macintosh"_qs;
    }
    void encodingsAreFoundByAnyName() {
        QFETCH(QString, words);
        QFETCH(QString, label);
        EncodingModel model;
        const QString found = firstFound(model, words);
        QVERIFY2(found.contains(label), qPrintable(found));
    }

    void nonsenseFindsNothing() {
        EncodingModel model;
        QCOMPARE(firstFound(model, u"no such thing"_qs), QString());
    }

    void suggestedEncodingsComeFirst() {
        EncodingModel model;
        model.setSuggested({EncodingId::ShiftJis, EncodingId::Koi8R});
        QCOMPARE(model.encodingAt(0), EncodingId::ShiftJis);
        QCOMPARE(model.encodingAt(1), EncodingId::Koi8R);
        QCOMPARE(model.index(0).data(EncodingModel::MatchRole).toString(), u"suggested"_qs);
    }

    void theMenuHasEveryEncodingOnce() {
        std::size_t count = 0;
        QStringList titles;
        for (const MenuGroup& group : menuGroups()) {
            count += group.encodings.size();
            titles += group.title;
        }
        QCOMPARE(count, allEncodings().size());
        QCOMPARE(titles.removeDuplicates(), 0);
    }

    void reasonsAreSentencesWithBars() {
        ReasonModel model;
        const QAbstractItemModelTester tester(&model);
        DocumentState state = document();
        state.answer->detection.conflicts = {
            {"ISO-8859-1", "html-meta", {0, 1}, *findEncoding("ISO-8859-1")}};
        model.setReasons(reasonsFor(state));
        QCOMPARE(lines(model, {Qt::DisplayRole}),
                 u"Reads as Japanese\n"
                 "1 sequence does not fit\n"
                 "Against: the file says ISO-8859-1 (html-meta)"_qs);
        QVERIFY(model.index(0).data(ReasonModel::BarRole).toDouble() > 0.5);
        QVERIFY(model.index(1).data(ReasonModel::BarRole).toDouble() < 0);
        QVERIFY(model.reason(1).where == (ByteRange{4, 5}));
    }

    void theVerdictComesFirst() {
        DocumentState state = document();
        QCOMPARE(verdictText(state), u"Why Shift_JIS"_qs);
        state.answer->detection.ranked[1].reasons = {
            {.kind = EvidenceKind::Statistics,
             .source = "language-model:zh-Hans",
             .effect = Effect::Supports,
             .detail = "reads as Chinese (Simplified); less likely than as X"}};
        state.shown = EncodingId::Windows1252;
        QCOMPARE(verdictText(state),
                 u"windows-1252 is less likely than Shift_JIS: reads as Chinese (Simplified)"_qs);
        state.shown = EncodingId::Utf8;
        QCOMPARE(verdictText(state), u"UTF-8 is ruled out: never a lead byte"_qs);
    }

    void opinionsWithoutWeightAreShownOnly() {
        DocumentState state = document();
        state.answer->detection.ranked[0].reasons = {{.kind = EvidenceKind::Opinion,
                                                      .source = "uchardet",
                                                      .effect = Effect::Supports,
                                                      .detail = "uchardet says SHIFT_JIS"}};
        ReasonModel model;
        model.setReasons(reasonsFor(state));
        QCOMPARE(lines(model, {Qt::DisplayRole, ReasonModel::SourceRole, ReasonModel::BarRole}),
                 u"uchardet says SHIFT_JIS|shown only|0"_qs);
    }

    void damageIsSaidInABanner() {
        QCOMPARE(textsOf(bannersFor(document())),
                 QStringList{"damage: 1 byte sequence does not fit Shift_JIS; it is at line 2."});
    }

    void aConflictNamesBothEncodings() {
        DocumentState state = document();
        state.answer->detection.conflicts = {
            {"ISO-8859-1", "html-meta", {0, 1}, *findEncoding("ISO-8859-1")}};
        state.answer->detection.ranked.front().tellingByte = 2;
        const Banner banner = bannersFor(state).front();
        QCOMPARE(banner.text,
                 u"The file says ISO-8859-1 (HTML meta, line 1); its bytes read as Shift_JIS."_qs);
        QCOMPARE(readingsOf(banner), (QStringList{u"ISO-8859-1, as declared: \u0082\u00A0\u00FF"_qs,
                                                  "Shift_JIS, as the bytes read: あ⟦FF⟧ (shown)"}));
        state.shown = banner.readings.front().encoding;
        state.index = buildIndex(*state.bytes, *state.shown);
        QCOMPARE(
            bannersFor(state).front().text,
            u"Shown as declared (ISO-8859-1, HTML meta, line 1); the bytes read better as Shift_JIS."_qs);
    }

    void damageSaysWhereOthersFitBetter() {
        DocumentState state = document();
        QVERIFY(!bannersFor(state).front().othersFit); // it is the most probable already
        Candidate better = state.answer->detection.ranked.front();
        better.encoding = EncodingId::Koi8R;
        better.malformed = 0;
        better.probability = 0.99;
        auto& ranked = state.answer->detection.ranked;
        ranked.insert(ranked.begin(), better);
        QVERIFY(bannersFor(state).front().othersFit);
        ranked.front().malformed = 1;
        QVERIFY(!bannersFor(state).front().othersFit);
    }

    void whatBecameOfTheFileIsSaid_data() {
        QTest::addColumn<int>("change");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("canReload");
        QTest::addColumn<bool>("canFollow");
        QTest::newRow("replaced") << int(DiskChange::Replaced)
                                  << "The file has changed on disk since it was opened." << true
                                  << false;
        QTest::newRow("grown") << int(DiskChange::Grown)
                               << "The file has grown by 12 bytes since it was opened." << true
                               << true;
        QTest::newRow("shrunk") << int(DiskChange::Shrunk)
                                << "The file has become shorter since it was opened; what is no "
                                   "longer there cannot be shown."
                                << true << false;
        QTest::newRow("gone") << int(DiskChange::Gone)
                              << "The file is no longer there under its name. What was opened "
                                 "stays on view."
                              << false << false;
    }
    void whatBecameOfTheFileIsSaid() {
        QFETCH(int, change);
        DocumentState state = document();
        state.onDisk = static_cast<DiskChange>(change);
        state.grownBy = 12;
        const Banner banner = bannersFor(state).front();
        QTEST(banner.text, "text");
        QTEST(banner.canReload, "canReload");
        QTEST(banner.canFollow, "canFollow");
    }

    void anEarlierChoiceIsSaid() {
        DocumentState state = document();
        state.recalled = Recalled{EncodingId::ShiftJis, true};
        QCOMPARE(textsOf(bannersFor(state)).front(),
                 u"recalled: Shown as Shift_JIS, as you chose for this file before."_qs);
        state.recalled = Recalled{EncodingId::Koi8R, false};
        const Banner banner = bannersFor(state).front();
        QCOMPARE(banner.text,
                 u"You chose KOI8-R for this file before, but its content has changed since."_qs);
        QCOMPARE(banner.offer, std::optional(EncodingId::Koi8R));
        QVERIFY(banner.canForget);
        state.recalled = Recalled{EncodingId::Koi8R, true}; // and the user chose another since
        QVERIFY(bannersFor(state).front().kind != BannerKind::Recalled);
    }

    void aConflictWithWhatStandsBesideTheFileSaysSo() {
        DocumentState state = document();
        state.answer->detection.conflicts = {
            {"latin1", ".editorconfig", {}, *findEncoding("latin1")}};
        QCOMPARE(
            bannersFor(state).front().text,
            u"What stands beside the file says latin1 (.editorconfig); its bytes read as Shift_JIS."_qs);
    }

    void aBinaryFileIsNamed() {
        DocumentState state = document();
        state.shown.reset();
        state.answer->detection.binary = true;
        state.answer->binaryFormat = "PNG image";
        QCOMPARE(textsOf(bannersFor(state)), QStringList{"binary: This is a PNG image, not text."});
        QVERIFY(bannersFor(state).front().offer.has_value());
        state.shown = EncodingId::ShiftJis; // asked for: nothing is left to offer
        QVERIFY(!bannersFor(state).front().offer.has_value());
        state.shown.reset();
        state.answer->binaryFormat.clear();
        state.answer->detection.binaryReason = "NUL bytes at 12 places";
        QCOMPARE(textsOf(bannersFor(state)),
                 QStringList{"binary: This is a binary file: NUL bytes at 12 places."});
    }

    void inputThatWentOnIsSaid() {
        class Cut : public ByteSource {
            std::uint64_t size() const override { return 3; }
            bool isCut() const override { return true; }
            std::size_t read(std::uint64_t, std::span<Byte>) const override { return 0; }
        };
        const DocumentState state{.bytes = std::make_shared<Cut>()};
        QCOMPARE(textsOf(bannersFor(state)),
                 QStringList{"truncated: Only the first 3 bytes were read; the input goes on."});
    }

    void aRefinedAnswerIsSaidAndCanBeUndone() {
        DocumentState state = document();
        state.firstGuess = EncodingId::Windows1252;
        const Banner banner = bannersFor(state).back();
        QCOMPARE(nameOf(banner.kind), u"refined"_qs);
        QCOMPARE(banner.offer, std::optional(EncodingId::Windows1252));
    }

    void theStatusHasAllFields() {
        const Status status = statusFor(document());
        QCOMPARE((QStringList{status.encoding, status.confidence, status.language, status.bom,
                              status.lineEnding, status.malformed, status.coverage, status.size}),
                 (QStringList{"Shift_JIS", u"97\u2009%"_qs, "Japanese", "no BOM", "LF",
                              "1 malformed", "all 6 bytes read", "6 bytes"}));
    }

    void theStatusSaysWhoChose() {
        DocumentState state = document();
        state.chosenBy = ChosenBy::User;
        QCOMPARE(statusFor(state).confidence, u"chosen by you"_qs);
    }

    void theStatusSaysWhatWasNotRead() {
        DocumentState state = document();
        state.answer->detection.examined = {{0, 4}};
        QCOMPARE(statusFor(state).coverage, u"4 bytes of 6 bytes read"_qs);
    }

    void bytesStandBesideTheirCharacters() {
        const auto rows = byteRows(document().text(), 0, 4);
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(rows[0].text, u"A·あ··"_qs);
        QVERIFY(rows[0].cells[2].beginsCharacter && !rows[0].cells[2].endsCharacter);
        QVERIFY(!rows[0].cells[3].beginsCharacter && rows[0].cells[3].endsCharacter);
        QVERIFY(rows[0].cells[4].malformed);
        QVERIFY(!rows[0].cells[3].malformed);
    }
};

QTEST_GUILESS_MAIN(ModelsTest)
#include "models_test.moc"
