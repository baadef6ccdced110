#include "tests/app/cli/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using charsleuth::test::Workplace;

class ListTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        const auto outcome = Workplace().run("charsleuth list --json");
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.err, QByteArray());
        m_rows = QJsonDocument::fromJson(outcome.out).array();
    }
    void hundredAndTwentyOrMore() { QVERIFY(m_rows.size() >= 120); }
    void everyRowHasItsFields() {
        for (const QJsonValue row : m_rows) {
            const QJsonObject object = row.toObject();
            QVERIFY(!object["encoding"].toString().isEmpty());
            QVERIFY(!object["group"].toString().isEmpty());
            QVERIFY(object["aliases"].isArray());
            QVERIFY(object["languages"].isArray());
            QVERIFY(object["names"].isObject());
        }
    }
    void theTableHasTheSameRows() {
        const auto lines = Workplace().run("charsleuth list").out.trimmed().split('\n');
        QCOMPARE(lines.size(), m_rows.size());
        for (qsizetype i = 0; i < lines.size(); ++i)
            QVERIFY(
                lines[i].startsWith(m_rows[i].toObject()["encoding"].toString().toUtf8() + ' '));
    }
    void onATerminalLinesAreNoLongerThanItIsWide() {
        const auto plain = Workplace().run("charsleuth list").out;
        const auto shown =
            Workplace().run("script -qec 'stty cols 70; charsleuth list' /dev/null").out;
        int aliasLines = 0;
        for (const QByteArray& line : shown.trimmed().split('\n')) {
            if (!line.startsWith("    "))
                continue;
            ++aliasLines;
            QVERIFY2(line.trimmed().size() + 4 <= 70, line);
        }
        QVERIFY(aliasLines > m_rows.size());
        const auto words = [](QByteArray text) {
            return text.replace('\n', ' ').replace('\r', ' ').simplified();
        };
        QCOMPARE(words(shown), words(plain));
    }
    /// One by one would take a minute: all at once as --only.
    void everyNameIsAccepted() {
        QStringList names;
        for (const QJsonValue row : m_rows)
            for (const QJsonValue alias : row.toObject()["aliases"].toArray())
                if (!alias.toString().contains(','))
                    names += alias.toString().replace('\'', "'\\''");
        const Workplace place;
        place.write("f", "text\n");
        const auto outcome =
            place.run("charsleuth detect --only '" + names.join(',').toUtf8() + "' f");
        QCOMPARE(outcome.err, QByteArray());
        QVERIFY(names.size() > 1000);
    }

private:
    QJsonArray m_rows;
};

QTEST_GUILESS_MAIN(ListTest)
#include "list_test.moc"
