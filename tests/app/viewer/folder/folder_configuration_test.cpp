// What .editorconfig and .gitattributes say is corrected with a conversion: it stands in the plan
// line by line, stays true of files that are not converted, and is undone with the rest.

#include "app/viewer/folder/folder_configuration.h"

#include "app/viewer/folder/folder_list.h"
#include "tests/app/viewer/conversion_dialogs.h"
#include "tests/app/viewer/test_file.h"

#include <QCheckBox>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTableWidget>
#include <QTest>

#include <memory>
#include <utility>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class FolderConfigurationTest : public QObject {
    Q_OBJECT

    static constexpr int patience = 20000; // milliseconds

    QTemporaryDir m_state; ///< of settings and journals
    std::unique_ptr<QTemporaryDir> m_files;
    FolderList* m_window = nullptr;

    static QByteArray french() {
        return "Le caf\xE9 est d\xE9j\xE0 pr\xEAt, \xE0 c\xF4t\xE9 de la fen\xEAtre.\nO\xF9 est "
               "pass\xE9 l'\xE9t\xE9 ?\n";
    }
    static QByteArray editorConfig() {
        return "root = true\n\n[*.txt]\nindent_size = 4\ncharset = latin1\n";
    }
    static QByteArray attributes() { return "*.txt text working-tree-encoding=ISO-8859-1\n"; }
    QByteArray contentOf(const QString& name) const {
        QFile file(m_files->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
    }
    void write(const QString& name, const QByteArray& bytes) const {
        writtenFile(*m_files, name, bytes);
    }
    /// The plan for all files, or for those of the name.
    ConvertDialog* planFor(const QString& name = {}) {
        m_window = new FolderList(nullptr);
        m_window->show();
        m_window->open(m_files->path().toStdString());
        auto* table = m_window->findChild<QTableView*>(u"folder-table"_s);
        if (!QTest::qWaitFor([this] { return m_window->isSettled(); }, patience))
            qFatal("the folder is not read");
        for (int row = 0; row < table->model()->rowCount(); ++row)
            if (table->model()->index(row, 0).data() == name)
                table->selectRow(row);
        if (name.isEmpty())
            m_window->convertShown();
        else
            m_window->convertSelected();
        auto* dialog = m_window->findChild<ConvertDialog*>();
        auto* fix = dialog->findChild<QCheckBox*>(u"fix-configuration"_s);
        chooseDestination(dialog, Destination::InPlace);
        fix->setFocus();
        QTest::keyClick(fix, Qt::Key_Space);
        if (!fix->isChecked() || !QTest::qWaitFor([dialog] { return isPlanned(dialog); }, patience))
            qFatal("there is no plan");
        return dialog;
    }
    static bool isPlanned(const ConvertDialog* dialog) {
        return dialog->stage() == ConversionStage::Planned;
    }
    static QString summary(QWidget* dialog) {
        return dialog->findChild<QLabel*>(u"verdict"_s)->text();
    }
    static void click(QWidget* dialog, const QString& name) {
        auto* button = dialog->findChild<QPushButton*>(name);
        QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled() && button->isVisible(), patience);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    /// "what: remarks" of the file's row in the plan.
    static QString row(ConvertDialog* dialog, const QString& file) {
        const auto* table = dialog->findChild<QTableWidget*>();
        for (int row = 0; row < table->rowCount(); ++row)
            if (table->item(row, 0)->text() == file)
                return table->item(row, 1)->text() + ": " + table->item(row, 4)->text();
        return u"no row"_s;
    }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_state.path());
        QCoreApplication::setOrganizationName(u"charsleuth-test"_s);
        qputenv("XDG_STATE_HOME", m_state.path().toLocal8Bit());
    }
    void init() {
        QSettings().clear();
        m_files = std::make_unique<QTemporaryDir>();
        write("a.txt", french());
        write("b.txt", french() + french());
        write(".editorconfig", editorConfig());
        write(".gitattributes", attributes());
        QDir(m_files->path()).mkdir(".git"); // else it says nothing
    }
    void cleanup() { delete std::exchange(m_window, nullptr); }

    void itStandsInThePlanIsDoneAndUndone() {
        auto* dialog = planFor();
        QCOMPARE(row(dialog, ".editorconfig"), u"correct: 5: charset = latin1 → charset = utf-8"_s);
        QCOMPARE(row(dialog, ".gitattributes"),
                 u"correct: 1: *.txt text working-tree-encoding=ISO-8859-1 → *.txt text "
                 "working-tree-encoding=UTF-8"_s);
        QCOMPARE(contentOf(".editorconfig"), editorConfig()); // nothing is written yet
        click(dialog, u"convert"_s);
        QTRY_VERIFY_WITH_TIMEOUT(summary(dialog).startsWith("4 converted"), patience);
        QCOMPARE(contentOf(".editorconfig"), editorConfig().replace("latin1", "utf-8"));
        QCOMPARE(contentOf(".gitattributes"), attributes().replace("ISO-8859-1", "UTF-8"));
        QVERIFY(row(dialog, ".editorconfig").startsWith(u"corrected: 5: charset = latin1"_s));
        click(dialog, u"undo"_s);
        QTRY_VERIFY_WITH_TIMEOUT(summary(dialog).startsWith("4 files are again"), patience);
        QCOMPARE(contentOf(".editorconfig"), editorConfig());
        QCOMPARE(contentOf(".gitattributes"), attributes());
        QCOMPARE(contentOf("a.txt"), french());
    }

    void itStaysTrueOfFilesThatAreNotChosen() {
        auto* dialog = planFor(u"a.txt"_s);
        QVERIFY2(row(dialog, ".editorconfig").startsWith("correct: + [/a.txt]; + charset = utf-8"),
                 qPrintable(row(dialog, ".editorconfig")));
        QCOMPARE(row(dialog, "b.txt"), u"no row"_s);
        click(dialog, u"convert"_s);
        QTRY_VERIFY_WITH_TIMEOUT(summary(dialog).startsWith("3 converted", Qt::CaseSensitive),
                                 patience);
        QVERIFY(contentOf(".editorconfig").startsWith(editorConfig()));
        QVERIFY(contentOf(".gitattributes").startsWith(attributes() + "/a.txt working-tree"));
        QCOMPARE(contentOf("b.txt"), french() + french());
    }

    void aCancelledRunMakesItTrueOfWhatWasConverted() {
        constexpr int files = 300;
        for (int i = 0; i < files; ++i)
            write(u"d%1.txt"_s.arg(i), french());
        auto* dialog = planFor();
        const auto& conversion = conversionOf(dialog);
        click(dialog, u"convert"_s);
        QTRY_VERIFY_WITH_TIMEOUT(conversion.plans().size() > 2, patience);
        click(dialog, u"stop"_s);
        QTRY_COMPARE_WITH_TIMEOUT(conversion.stage(), ConversionStage::Converted, patience);
        const QByteArray config = contentOf(".editorconfig");
        QVERIFY2(config.startsWith(editorConfig()), config); // the rest is as it was
        int converted = 0;
        for (int i = 0; i < files; ++i) {
            const QString name = u"d%1.txt"_s.arg(i);
            const bool isConverted = contentOf(name) != french();
            converted += isConverted;
            QCOMPARE(config.contains("[/" + name.toUtf8() + "]"), isConverted);
        }
        QVERIFY(converted < files);
        QVERIFY(config.contains("[/a.txt]\ncharset = utf-8"));
        click(dialog, u"undo"_s);
        QTRY_COMPARE_WITH_TIMEOUT(conversion.stage(), ConversionStage::Undone, patience);
        QCOMPARE(contentOf(".editorconfig"), editorConfig());
        QCOMPARE(contentOf("a.txt"), french());
    }

    void withoutTheWishItStays() {
        auto* dialog = planFor();
        QTest::keyClick(dialog->findChild<QCheckBox*>(u"fix-configuration"_s), Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(isPlanned(dialog), patience);
        QVERIFY(!row(dialog, ".editorconfig").contains("utf-8"));
        QVERIFY2(row(dialog, "a.txt").contains(".editorconfig"), qPrintable(row(dialog, "a.txt")));
        click(dialog, u"convert"_s);
        QTRY_VERIFY_WITH_TIMEOUT(summary(dialog).startsWith("2 converted"), patience);
        QCOMPARE(contentOf(".editorconfig"), editorConfig());
    }

    void aChosenConfigurationFileIsWorkedOnLast() {
        TreeRequest request;
        request.roots = {m_files->path().toStdString()};
        const std::string root = m_files->path().toStdString() + '/';
        const auto chosen = [&root](const std::string& name) {
            return ChosenFile{{root + name, root + name, name}, {}};
        };
        const std::vector<ChosenFile> files = {chosen(".editorconfig"), chosen("a.txt")};
        QVERIFY(!FolderConfiguration(request, files, {}).comesLast(files[0]));
        request.fixConfiguration = true;
        FolderConfiguration configuration(request, files, {});
        QVERIFY(configuration.comesLast(files[0]) && !configuration.comesLast(files[1]));
        const auto corrections = configuration.finish(); // no file was worked on
        QCOMPARE(corrections.size(), 1U);
        QVERIFY(corrections.front().substitutions.empty());
    }
};

QTEST_MAIN(FolderConfigurationTest)
#include "folder_configuration_test.moc"
