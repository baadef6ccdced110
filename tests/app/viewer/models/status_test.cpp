// The status line, and the rows of bytes.

#include "app/viewer/models/byte_rows.h"
#include "app/viewer/models/status.h"
#include "tests/app/viewer/models/sample_document.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class StatusTest : public QObject {
    Q_OBJECT

private slots:
    void theStatusHasAllFields() {
        const Status status = statusFor(document());
        QCOMPARE((QStringList{status.encoding, status.confidence, status.language, status.bom,
                              status.lineEnding, status.malformed, status.coverage, status.size}),
                 (QStringList{"Shift_JIS", u"97\u202F%"_s, "Japanese", "no BOM", "LF",
                              "1 malformed", "all 6 bytes read", "6 bytes"}));
    }

    void theStatusSaysWhoChose() {
        DocumentState state = document();
        state.chosenBy = ChosenBy::User;
        QCOMPARE(statusFor(state).confidence, u"chosen by you"_s);
    }

    void theStatusSaysWhatWasNotRead() {
        DocumentState state = document();
        state.answer->detection.examined = {{0, 4}};
        QCOMPARE(statusFor(state).coverage, u"4 bytes of 6 bytes read"_s);
    }

    void bytesStandBesideTheirCharacters() {
        const auto rows = byteRows(document().text(), 0, 4);
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(rows[0].text, u"A·あ··"_s);
        QVERIFY(rows[0].cells[2].beginsCharacter && !rows[0].cells[2].endsCharacter);
        QVERIFY(!rows[0].cells[3].beginsCharacter && rows[0].cells[3].endsCharacter);
        QVERIFY(rows[0].cells[4].malformed);
        QVERIFY(!rows[0].cells[3].malformed);
    }
};

QTEST_GUILESS_MAIN(StatusTest)
#include "status_test.moc"
