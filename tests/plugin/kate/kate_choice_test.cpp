// Whose choice the encoding is.
#include "tests/plugin/kate/fixture.h"

using namespace kate_test;

class KateChoiceTest : public Fixture {
    Q_OBJECT

private Q_SLOTS:
    void anEncodingSetBeforeLoadingWins() { // kate -e, a session
        const auto document = create();
        document->setEncoding(QStringLiteral("IBM866"));
        load(*document, write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r")));
        QCOMPARE(document->encoding(), QStringLiteral("IBM866"));
        QVERIFY(opened(document).isChosen());
        document->documentReload();
        QCOMPARE(document->encoding(), QStringLiteral("IBM866"));
    }

    void theEditorsEncodingMenuWins() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r")));
        chooseInMenu(*document, QStringLiteral("IBM866"));
        QCOMPARE(document->encoding(), QStringLiteral("IBM866"));
        const QString text = document->text();
        QVERIFY(text != textOf("ru.koi8-r"));
        document->documentReload();
        QCOMPARE(document->encoding(), QStringLiteral("IBM866"));
        QCOMPARE(document->text(), text);
    }

    void aFolderSettingWins() {
        write(QStringLiteral(".kateconfig"), "kate: encoding koi8-u;\n");
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r")));
        QCOMPARE(document->encoding(), QStringLiteral("KOI8-U"));
        QCOMPARE(messagesOf(*document).filter(QStringLiteral("folder say <b>KOI8-U")).size(), 1);
    }

    void aFolderSettingThatDoesNotFitGivesWay() {
        write(QStringLiteral(".editorconfig"), "root = true\n[*]\ncharset = utf-8\n");
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.cp1251")));
        QCOMPARE(document->encoding(), QStringLiteral("windows-1251"));
        QCOMPARE(document->text(), textOf("ru.cp1251"));
        QVERIFY(document->isReadWrite());
        document->documentReload();
        QCoreApplication::processEvents();
        QCOMPARE(document->text(), textOf("ru.cp1251"));
        QCOMPARE(messagesOf(*document), QStringList());
    }

    void ourChoiceWinsOverAFolderSetting() {
        write(QStringLiteral(".kateconfig"), "kate: encoding koi8-u;\n");
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r")));
        for (int reload = 0; reload < 2; ++reload) {
            opened(document).choose(QStringLiteral("IBM866"));
            QCOMPARE(document->encoding(), QStringLiteral("IBM866"));
            document->documentReload();
            QCoreApplication::processEvents();
        }
        QCOMPARE(document->encoding(), QStringLiteral("IBM866"));
    }

    void aVariableInTheFileChangesWhatIsWrittenAndThatIsSaid() {
        const auto document = open(
            write(QStringLiteral("a.txt"), bytesOf("ru.cp1251") + "# kate: encoding koi8-u;\n"));
        QVERIFY(document->text().startsWith(textOf("ru.cp1251")));
        QCOMPARE(document->encoding().toUpper(), QStringLiteral("KOI8-U"));
        QCOMPARE(messagesOf(*document).filter(QStringLiteral("be saved as")).size(), 1);
    }

    void ourChoiceOutlivesReloading() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r"));
        const auto document = open(path);
        opened(document).choose(QStringLiteral("IBM866"));
        const Seen chosen = see(*document);
        QCOMPARE(chosen.encoding, QStringLiteral("IBM866"));
        QVERIFY(!chosen.modified);
        document->documentReload();
        QCOMPARE(see(*document), chosen);
        document->documentSave();
        document->documentReload();
        QCOMPARE(see(*document), chosen);
        QCOMPARE(read(path), bytesOf("ru.koi8-r"));
    }

    void ourChoiceOutlivesSavingUnderAnotherName() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r")));
        opened(document).choose(QStringLiteral("IBM866"));
        document->saveAs(QUrl::fromLocalFile(path(QStringLiteral("b.txt"))));
        document->documentReload();
        QCOMPARE(document->encoding(), QStringLiteral("IBM866"));
    }

    void undoAfterOverridingBringsBackNothing() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r")));
        opened(document).choose(QStringLiteral("IBM866"));
        const Seen before = see(*document);
        QAction* const undo =
            document->views().first()->actionCollection()->action(QStringLiteral("edit_undo"));
        QVERIFY(!undo->isEnabled());
        undo->trigger();
        QCOMPARE(see(*document), before);
    }

    void aChangedDocumentIsNotOverridden() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r")));
        document->insertText({0, 0}, QStringLiteral("new "));
        const Seen changed = see(*document);
        opened(document).choose(QStringLiteral("IBM866"));
        opened(document).forget();
        QCOMPARE(see(*document), changed);
        QCOMPARE(messagesOf(*document).filter(QStringLiteral("has changes")).size(), 1);
        document->views()
            .first()
            ->actionCollection()
            ->action(QStringLiteral("edit_undo"))
            ->trigger();
        QCOMPARE(document->text(), textOf("ru.koi8-r"));
    }

    void aChoiceThatDoesNotFitIsAChoiceStill() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r"));
        const auto document = open(path);
        opened(document).choose(QStringLiteral("UTF-8"));
        QCOMPARE(document->encoding(), QStringLiteral("UTF-8"));
        QVERIFY(!document->isReadWrite());
        document->documentReload();
        QCoreApplication::processEvents();
        QCOMPARE(document->encoding(), QStringLiteral("UTF-8"));
    }

    void forgettingTheChoiceBringsBackWhatWasFound() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r")));
        const Seen found = see(*document);
        for (const char* wrong : {"IBM866", "UTF-8"}) {
            opened(document).choose(QLatin1String(wrong));
            opened(document).forget();
            QCOMPARE(see(*document), found);
        }
    }

    void aDocumentWithoutAFileIsLeftAlone() {
        const auto document = create();
        document->setEncoding(QStringLiteral("KOI8-R"));
        opened(document).forget();
        opened(document).explain();
        QCOMPARE(document->encoding(), QStringLiteral("KOI8-R"));
        QVERIFY(messagesOf(*document).first().contains(QLatin1String("no answer")));
    }

    void anUnknownNameChangesNothing() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r")));
        const Seen before = see(*document);
        opened(document).choose(QStringLiteral("klingon"));
        QCOMPARE(see(*document), before);
        QCOMPARE(messagesOf(*document).filter(QStringLiteral("klingon")).size(), 1);
    }
};

int main(int argc, char** argv) {
    return run<KateChoiceTest>(argc, argv);
}

#include "kate_choice_test.moc"
