// What bytes read as that are known to be a name.

#include "app/viewer/models/name_readings.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

namespace {

QStringList namesIn(const QByteArray& bytes) {
    DocumentState document;
    document.bytes = bytesInMemory({bytes.begin(), bytes.end()});
    QStringList names;
    for (const NameReading& name :
         nameReadings(document, {0, static_cast<std::uint64_t>(bytes.size())}, 30))
        names += name.text;
    return names;
}

} // namespace

class NameReadingsTest : public QObject {
    Q_OBJECT

private slots:
    void namesOfManyKindsAreFound_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        QTest::newRow("IBM437") << QByteArray("M\x81ller") << u"Müller"_s;
        QTest::newRow("windows-1250") << QByteArray("\xA3\xF3\x64\x9F") << u"Łódź"_s;
        QTest::newRow("Shift_JIS") << QByteArray("\x93\x8C\x8B\x9E") << u"東京"_s;
        QTest::newRow("two words") << QByteArray("S\xE3o Paulo") << u"São Paulo"_s;
        QTest::newRow("capitals") << QByteArray("M\xDCLLER") << u"MÜLLER"_s;
    }
    void namesOfManyKindsAreFound() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        QVERIFY2(namesIn(bytes).contains(name), qPrintable(namesIn(bytes).join(", ")));
    }

    void eachIsOfferedOnce() {
        QStringList names = namesIn("M\xFCller");
        QCOMPARE(names.removeDuplicates(), 0);
    }

    void whatLooksLikeNoNameIsNotOffered() {
        for (const QString& name : namesIn("M\x81ller")) {
            QVERIFY(!name.contains(u'|') && !name.contains(QChar::ReplacementCharacter));
            QVERIFY(name.mid(1) == name.mid(1).toLower() || name == name.toUpper());
        }
    }

    void asciiIsTheSameInAll() {
        QCOMPARE(namesIn("Miller"), QStringList());
        QCOMPARE(namesIn(""), QStringList());
    }
};

QTEST_GUILESS_MAIN(NameReadingsTest)
#include "name_readings_test.moc"
