// Causes of failures are said in the interface's language, also behind what was being done.

#include "app/viewer/words/cause_words.h"

#include "app/files/result.h"

#include <QTest>
#include <QTranslator>

#include <cerrno>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

namespace {

class Shouting : public QTranslator {
public:
    QString translate(const char* context, const char* text, const char*, int) const override {
        return qstrcmp(context, "causes") == 0 ? QString::fromUtf8(text).toUpper() : QString();
    }
    bool isEmpty() const override { return false; }
};

} // namespace

class CauseWordsTest : public QObject {
    Q_OBJECT

private slots:
    void whatTheSystemSaysIsKnown() {
        Shouting translator;
        QCoreApplication::installTranslator(&translator);
        for (const int number :
             {ENOENT, EACCES,       EPERM,     ENOSPC, EROFS,  EIO,    EISDIR,     ENOTDIR, EDQUOT,
              EMFILE, ENAMETOOLONG, EFBIG,     ELOOP,  ENXIO,  ESTALE, EOPNOTSUPP, EEXIST,  EXDEV,
              EBUSY,  ETXTBSY,      ENOTEMPTY, ENOMEM, EINVAL, EMLINK, ENOTCONN}) {
            const std::string cause = causeOf(number);
            QCOMPARE(causeText(cause), QString::fromStdString(cause).toUpper());
        }
    }

    void bothPartsAreSaid() {
        Shouting translator;
        QCoreApplication::installTranslator(&translator);
        QCOMPARE(causeText("cannot keep its mode: Operation not permitted"),
                 u"CANNOT KEEP ITS MODE: OPERATION NOT PERMITTED"_s);
    }

    void theSystemsCauseIsSaidBehindWhatIsNamed() {
        Shouting translator;
        QCoreApplication::installTranslator(&translator);
        QCOMPARE(causeText("cannot keep the original as /tmp/a: b.orig: File exists"),
                 u"CANNOT KEEP THE ORIGINAL AS /tmp/a: b.orig: FILE EXISTS"_s);
    }

    void whatIsNamedStaysInItsPlace() {
        Shouting translator;
        QCoreApplication::installTranslator(&translator);
        QCOMPARE(causeText("is UTF-8 already"), u"IS UTF-8 ALREADY"_s);
        QCOMPARE(causeText("cannot keep the original: a.txt.orig is there already"),
                 u"CANNOT KEEP THE ORIGINAL: a.txt.orig IS THERE ALREADY; ORIGINALS CAN GO TO A "
                 "FOLDER INSTEAD"_s);
    }

    void aPlanSpeaksTheWindowsLanguage() {
        QString words = causeText("is windows-1252 with a confidence of 0.949, below 0.950");
        QCOMPARE(words.replace(QChar(0x202F), u' '),
                 u"is windows-1252 with a confidence of 94.9 %, below 95.0 %"_s);
        words = causeText("has lines that may be in another encoding than KOI8-R");
        QCOMPARE(words, u"has lines that may be in another encoding than KOI8-R; choose its "
                        "encoding to convert it"_s);
        words = causeText("was encoded twice, by way of windows-1252");
        QCOMPARE(words, u"was encoded twice, by way of windows-1252; repair it first"_s);
    }

    void bothLossesOfARefusedCopyAreSaid() {
        Shouting translator;
        QCoreApplication::installTranslator(&translator);
        QCOMPARE(causeText("refused, this would be lost: 2 malformed sequences as UTF-8 (the first "
                           "at byte 17), 1 character that ISO-8859-1 lacks (the first is U+0119)"),
                 u"REFUSED, THIS WOULD BE LOST: 2 MALFORMED SEQUENCES AS UTF-8 (THE FIRST AT BYTE "
                 "17), 1 CHARACTER THAT ISO-8859-1 LACKS (THE FIRST IS U+0119)"_s);
    }

    void whatIsNotKnownStays() {
        QCOMPARE(causeText("odd things: happened"), u"odd things: happened"_s);
    }
};

QTEST_GUILESS_MAIN(CauseWordsTest)
#include "cause_words_test.moc"
