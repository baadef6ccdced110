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
        for (const int number : {ENOENT, EACCES, EPERM, ENOSPC, EROFS, EIO, EISDIR, ENOTDIR, EDQUOT,
                                 EMFILE, ENAMETOOLONG, EFBIG, ELOOP, ENXIO, ESTALE, EOPNOTSUPP}) {
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

    void whatIsNotKnownStays() {
        QCOMPARE(causeText("odd things: happened"), u"odd things: happened"_s);
    }
};

QTEST_GUILESS_MAIN(CauseWordsTest)
#include "cause_words_test.moc"
