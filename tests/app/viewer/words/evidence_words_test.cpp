// Reasons and kinds of files are said in the interface's language.

#include "app/viewer/words/evidence_words.h"

#include "app/viewer/words/format_words.h"
#include "core/detect.h"

#include <QDir>
#include <QTest>
#include <QTranslator>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

namespace {

/// Puts a mark before what it knows, and says that the interface's language is another.
class Marking : public QTranslator {
public:
    QString translate(const char* context, const char* text, const char* about,
                      int) const override {
        if (qstrcmp(about, "this language") == 0)
            return u"ja"_s;
        const bool wanted = qstrcmp(context, "evidence") == 0 || qstrcmp(context, "formats") == 0;
        return wanted ? u"#"_s + QString::fromUtf8(text) : QString();
    }
    bool isEmpty() const override { return false; }
};

} // namespace

class EvidenceWordsTest : public QObject {
    Q_OBJECT

    Marking m_translator;

private slots:
    void initTestCase() { QCoreApplication::installTranslator(&m_translator); }

    void everyReasonAboutASampleIsTranslated_data() {
        QTest::addColumn<QString>("path");
        const QDir samples(CHARSLEUTH_SAMPLE_FILES);
        for (const QString& name : samples.entryList(QDir::Files))
            QTest::newRow(qPrintable(name)) << samples.filePath(name);
    }
    void everyReasonAboutASampleIsTranslated() {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray content = file.readAll();
        const Detection detection = detect(Bytes(reinterpret_cast<const Byte*>(content.constData()),
                                                 static_cast<std::size_t>(content.size())),
                                           {.listed = 1000, .explained = 1000});
        QVERIFY(!detection.ranked.empty());
        for (const auto* candidates : {&detection.ranked, &detection.excluded})
            for (const Candidate& candidate : *candidates)
                for (const Evidence& evidence : candidate.reasons) {
                    const QString said = QString::fromStdString(evidence.detail.text());
                    QVERIFY2(translatedEvidence(said).startsWith(u'#'), qPrintable(said));
                }
    }
    void theKindOfAFileIsTranslatedAndItsFormatNamed() {
        QCOMPARE(formatText("Targa image"), u"#Targa image"_s);
        QCOMPARE(formatText("Zip archive data"), u"#Zip archive data"_s);
        QCOMPARE(formatText("something else"), u"something else"_s);
    }
};

QTEST_GUILESS_MAIN(EvidenceWordsTest)
#include "evidence_words_test.moc"
