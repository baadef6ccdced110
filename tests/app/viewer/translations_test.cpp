// No string is forgotten: in the pseudo-language everything on the screen carries its mark.

#include "app/viewer/window/translations.h"

#include "app/viewer/models/overview.h"
#include "app/viewer/window/document_actions.h"
#include "app/viewer/window/document_page.h"
#include "app/viewer/words/evidence_words.h"
#include "app/viewer/words/wording.h"
#include "app/viewer/window/main_window.h"
#include "app/viewer/views/candidate_view.h"
#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/views/copy_panel.h"
#include "app/viewer/views/hints_dialog.h"
#include "app/viewer/views/loss_panel.h"
#include "app/viewer/views/preferences_dialog.h"
#include "app/viewer/views/text_view.h"
#include "tests/app/viewer/forgotten_words.h"
#include "tests/app/viewer/test_file.h"

#include <QRadioButton>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class TranslationsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string write(const QString& name, const QByteArray& bytes) const {
        return writtenFile(m_folder, name, bytes).toStdString();
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }

    void theUsersLanguageIsTaken_data() {
        QTest::addColumn<QStringList>("wanted");
        QTest::addColumn<QString>("language");
        QTest::newRow("Japanese") << QStringList{"ja-JP"} << "ja";
        QTest::newRow("Simplified Chinese") << QStringList{"zh-Hans-CN"} << "zh_CN";
        QTest::newRow("Singapore") << QStringList{"zh-SG"} << "zh_CN";
        QTest::newRow("Traditional Chinese is not Simplified") << QStringList{"zh-TW"} << "en";
        QTest::newRow("the second wish") << QStringList{"pt", "ja"} << "ja";
        for (const char* tag : {"de", "es", "fr", "ko", "pl", "ru"})
            QTest::newRow(tag) << QStringList{QLatin1String(tag)} << tag;
        QTest::newRow("Spanish of Mexico") << QStringList{"es-MX"} << "es";
        QTest::newRow("English before Japanese") << QStringList{"en-US", "ja"} << "en";
        QTest::newRow("no wish") << QStringList{} << "en";
    }
    void theUsersLanguageIsTaken() {
        QFETCH(QStringList, wanted);
        QFETCH(QString, language);
        QCOMPARE(languageFor(wanted), language);
        QVERIFY(languages().contains(language));
    }

    void nothingInTheWindowIsForgotten() {
        QObject owner;
        setLanguage(owner, "pseudo");
        DocumentPage window(Scheme::Light);
        window.setRemembering(false);
        QCOMPARE(forgottenIn(window).join("\n"), QString());
        window.open(write("page.html", "<meta charset=\"iso-8859-1\">na\xC3\xAFve \xFF\n"),
                    {.as = EncodingId::Utf8});
        QTRY_VERIFY(window.isSettled());
        window.showPanel("why");
        window.showPanel("bytes");
        QCOMPARE(forgottenIn(window).join("\n"), QString());
    }

    void nothingInTheDialogsIsForgotten() {
        QObject owner;
        setLanguage(owner, "pseudo");
        const ConvertDialog convert(
            new CopyPanel({.path = write("a.txt", "€"), .from = EncodingId::Utf8}, {}), nullptr);
        QTRY_VERIFY(!convert.isBusy());
        QCOMPARE(forgottenIn(convert).filter(QRegularExpression("^(?!.*Unicode)")), QStringList());
        QCOMPARE(forgottenIn(HintsDialog({}, nullptr)), QStringList());
        QCOMPARE(forgottenIn(PreferencesDialog(nullptr, TextView::normalPointSize, nullptr)),
                 QStringList());
    }

    void aForgottenStringWouldBeFound() {
        QObject owner;
        setLanguage(owner, "pseudo");
        const QLabel label("forgotten");
        QCOMPARE(forgottenIn(label), QStringList{"QLabel: forgotten"});
    }

    void fromRightToLeftTheCandidatesStandAtTheRight() {
        QObject owner;
        setLanguage(owner, "pseudo");
        DocumentPage window(Scheme::Light);
        window.setRemembering(false);
        window.show();
        window.open(write("a.txt", "text\n"));
        QTRY_VERIFY(window.isSettled());
        const auto left = [&window](const QWidget* widget) {
            return widget->mapTo(&window, QPoint()).x();
        };
        QTRY_VERIFY(left(window.findChild<CandidateView*>()) > left(window.findChild<TextView*>()));
    }

    void japaneseAndChineseAreSpoken_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("menu");
        QTest::addColumn<QString>("label");
        QTest::addColumn<QString>("japanese");
        QTest::addColumn<QString>("evidence");
        QTest::newRow("Japanese") << "ja" << u"ファイル(&F)"_s << u"日本語 (Shift_JIS)"_s
                                  << u"日本語"_s << u"日本語として読める"_s;
        QTest::newRow("Simplified Chinese")
            << "zh_CN" << u"文件(&F)"_s << u"日语 (Shift_JIS)"_s << u"日语"_s << u"读作日语"_s;
    }
    void japaneseAndChineseAreSpoken() {
        QFETCH(QString, language);
        QObject owner;
        setLanguage(owner, language);
        QCOMPARE(interfaceLanguage(), language);
        QTEST(DocumentPage::tr("&File"), "menu");
        QTEST(encodingLabel(EncodingId::ShiftJis), "label");
        QTEST(languageName("ja"), "japanese");
        QTEST(translatedEvidence("reads as Japanese"), "evidence");
        QCOMPARE(translatedEvidence("no such sentence"), u"no such sentence"_s);
    }

    void marksAndTheWaysToWriteALossAreSaid() {
        QObject owner;
        setLanguage(owner, u"de"_s);
        QCOMPARE(textOf({MarkKind::Hit, {}, 2}), u"2 Treffer"_s);
        const LossPanel panel(nullptr);
        QCOMPARE(panel.findChildren<QRadioButton*>().front()->text(),
                 u"Keine Kopie speichern, die etwas &verliert"_s);
    }

    void numbersAreWrittenAsTheLanguageDoes() {
        QObject owner;
        setLanguage(owner, u"de"_s);
        QCOMPARE(numberText(38244), u"38.244"_s);
        QCOMPARE(tenthsOfPercentText(0.125), u"12,5\u202F%"_s);
        QCOMPARE(sizeText(1'500'000), u"1,4 MiB"_s);
        QCOMPARE(groupedNumbers(u"10737418240 Stellen"_s), u"10.737.418.240 Stellen"_s);
        setLanguage(owner, u"fr"_s);
        QCOMPARE(numberText(38244), u"38\u202F244"_s);
        setLanguage(owner, u"pseudo"_s);
        QCOMPARE(numberText(38244), u"38,244"_s);
    }

    void inEnglishNothingChanges() {
        QCOMPARE(interfaceLanguage(), u"en"_s);
        QCOMPARE(languageName("zh-Hans"), u"Chinese (Simplified)"_s);
        QCOMPARE(countryName("JP"), u"Japan"_s);
        QCOMPARE(translatedEvidence("reads as Japanese"), u"reads as Japanese"_s);
    }
};

QTEST_MAIN(TranslationsTest)
#include "translations_test.moc"
