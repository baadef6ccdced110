// The cards, as text: what the file may be, how probable it is, and the rest on demand.

#include "app/viewer/models/candidate_model.h"
#include "app/viewer/models/reasons.h"
#include "app/viewer/models/status.h"
#include "tests/app/viewer/models/sample_document.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class CandidateModelTest : public QObject {
    Q_OBJECT

private slots:
    void cardsSayWhatTheFileMayBe() {
        CandidateModel model;
        const QAbstractItemModelTester tester(&model);
        model.setDocument(document());
        QCOMPARE(lines(model, {Qt::DisplayRole, CandidateModel::PercentRole,
                               CandidateModel::LanguageRole, CandidateModel::RemarkRole}),
                 u"Japanese (Shift_JIS)|97\u202F%|Japanese|1 malformed\n"
                 "Western European (windows-1252)|<1\u202F%||"_s);
        QCOMPARE(model.card(1).sameText, QStringList{"US-ASCII"});
        QCOMPARE(model.rowOf(EncodingId::UsAscii), 1);
        QCOMPARE(model.rowOf(EncodingId::Utf8), -1);
    }

    void whatIsNotKnownIsNotReadOut() {
        CandidateModel model;
        model.setDocument(document());
        QCOMPARE(lines(model, {Qt::AccessibleTextRole}),
                 u"Japanese (Shift_JIS), 97\u202F%, Japanese, 1 malformed\n"
                 "Western European (windows-1252), <1\u202F%"_s);
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
        QCOMPARE(certaintyText(state), u"The file is empty."_s);
    }

    void theRestIsOneLineUntilItIsWanted() {
        CandidateModel model;
        const QAbstractItemModelTester tester(&model);
        model.setDocument(document());
        QCOMPARE(model.restText(), u"1 ruled out"_s);
        model.setExpanded(true);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.card(2).remark, u"Ruled out: never a lead byte"_s);
        QVERIFY(model.restText().isEmpty());
    }

    void aChoiceOfTheUserHasItsCard() {
        CandidateModel model;
        DocumentState state = document();
        state.chosenBy = ChosenBy::User;
        state.shown = EncodingId::Koi8R;
        state.tried = {EncodingId::Koi8R};
        model.setDocument(state);
        QCOMPARE(model.card(model.rowOf(EncodingId::Koi8R)).remark, u"Your choice"_s);
        state.tried = {EncodingId::Koi8R, EncodingId::Utf8}; // ruled out, but asked for
        model.setDocument(state);
        QCOMPARE(model.card(model.rowOf(EncodingId::Utf8)).remark,
                 u"Ruled out: never a lead byte"_s);
    }

    void previewsAreText() {
        CandidateModel model;
        DocumentState state = document();
        Row row;
        row.text = u"あ\uFFFD";
        row.malformed = {{1, {0xFF}}};
        state.answer->previews = {{.rows = {row}, .differing = {}}};
        model.setDocument(state);
        QCOMPARE(model.index(0).data(CandidateModel::PreviewRole).toString(), u"あ⟦FF⟧"_s);
    }
};

QTEST_GUILESS_MAIN(CandidateModelTest)
#include "candidate_model_test.moc"
