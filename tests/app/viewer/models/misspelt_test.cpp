// Declarations that name no encoding.

#include "app/answer/probably_meant.h"
#include "app/viewer/models/misspelt.h"
#include "core/registry/registry.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class MisspeltTest : public QObject {
    Q_OBJECT

    static DocumentState documentOf(const QByteArray& bytes) {
        DocumentState document;
        document.bytes = bytesInMemory({bytes.begin(), bytes.end()});
        document.shown = EncodingId::Utf8;
        document.index = buildIndex(*document.bytes, EncodingId::Utf8);
        return document;
    }

private slots:
    void aLetterOrTwoAreForgiven() {
        QVERIFY(probablyMeant("windos-1251") == findEncoding("windows-1251"));
        QVERIFY(probablyMeant("Shfit_JIS") == findEncoding("Shift_JIS"));
        QVERIFY(probablyMeant("utf-8-") == EncodingId::Utf8);
    }

    void numbersAreNot() {
        QVERIFY(!probablyMeant("windows-125"));
        QVERIFY(!probablyMeant("windows-9999"));
    }

    void whatIsLikeNothingMeansNothing() {
        QVERIFY(!probablyMeant("klingon"));
        QVERIFY(!probablyMeant(""));
    }

    void theFileIsQuoted() {
        const auto banner = misspeltBanner(documentOf("<meta charset=\"windos-1251\">\n"));
        QVERIFY(banner && banner->kind == BannerKind::Misspelt);
        QCOMPARE(banner->text,
                 u"The file says “windos-1251”, which names no encoding; windows-1251 "
                 "was probably meant."_s);
        QVERIFY(banner->offer == findEncoding("windows-1251"));
    }

    void aTrueNameIsNoMistake() {
        QVERIFY(!misspeltBanner(documentOf("<meta charset=\"windows-1251\">\n")));
        QVERIFY(!misspeltBanner(documentOf("plain\n")));
    }
};

QTEST_GUILESS_MAIN(MisspeltTest)
#include "misspelt_test.moc"
