// Files in many encodings, and whose choice it is.
#include "tests/plugin/kate/fixture.h"

using namespace kate_test;

class KateTest : public Fixture {
    Q_OBJECT

private Q_SLOTS:
    // ---- Files in many encodings ----------------------------------------------------------------

    void everySampleReadsRightAndIsSavedAsItWas_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("text");
        for (const QJsonValue& row : samples) {
            const QString file = row.toObject()[QLatin1String("file")].toString();
            QTest::newRow(qPrintable(file))
                << file << row.toObject()[QLatin1String("text")].toString();
        }
    }
    void everySampleReadsRightAndIsSavedAsItWas() {
        QFETCH(QString, file);
        QFETCH(QString, text);
        const QByteArray bytes = read(QStringLiteral(SAMPLES "/") + file);
        const QString path = write(file, bytes);
        const auto document = open(path);
        if (isLacking(file)) {
            QCOMPARE(see(*document), without(path));
            QCOMPARE(messagesOf(*document).filter(QStringLiteral("does not have")).size(), 1);
        } else {
            QCOMPARE(document->text(), text);
            QCOMPARE(messagesOf(*document).filter(QStringLiteral("probably"), Qt::CaseSensitive),
                     messagesOf(*document)); // nothing but that an answer is not certain
        }
        QVERIFY(document->isReadWrite());
        QVERIFY(!document->isModified());
        const QString encoding = document->encoding();
        document->documentSave();
        QCOMPARE(read(path), bytes);
        const QString copy = path + QStringLiteral(".copy");
        document->saveAs(QUrl::fromLocalFile(copy));
        QCOMPARE(read(copy), bytes);
        QCOMPARE(document->encoding(), encoding);
    }

    /// Encodings that KTextEditor cannot read; in Qt 5 there are more.
    static bool isLacking(const QString& file) {
        return file.contains(QLatin1String("johab")) ||
               (QT_VERSION < QT_VERSION_CHECK(6, 0, 0) && file.contains(QLatin1String("cp737")));
    }

    void mostSamplesReadWrongWithoutThePlugin() {
        int wrong = 0, wrongBefore = 0, lacking = 0;
        for (const QJsonValue& row : samples) {
            const QString file = row.toObject()[QLatin1String("file")].toString();
            const QString text = row.toObject()[QLatin1String("text")].toString();
            const Seen seen = see(*open(QStringLiteral(SAMPLES "/") + file));
            const Seen before = without(QStringLiteral(SAMPLES "/") + file);
            wrong += seen.text != text;
            wrongBefore += before.text != text;
            lacking += isLacking(file);
            qInfo("  %-22s %-14s %s   without: %-14s %s", qPrintable(file),
                  qPrintable(seen.encoding), seen.text == text ? "right" : "WRONG",
                  qPrintable(before.encoding), before.text == text ? "right" : "wrong");
        }
        qInfo("%d files: %d read wrong with the plugin, %d without",
              static_cast<int>(samples.size()), wrong, wrongBefore);
        QCOMPARE(wrong, lacking);
        QVERIFY(wrongBefore > samples.size() / 3);
    }

    void pureAsciiStaysWhatItWas() {
        compareWithout(write(QStringLiteral("a.txt"), "nothing but ASCII\n"), 0);
    }

    void binaryStaysWhatItWas() {
        compareWithout(write(QStringLiteral("a.bin"), QByteArray("\x7f"
                                                                 "ELF\2\1\1\0\0\0\0\0",
                                                                 12)
                                                          .repeated(90)),
                       0);
    }

    void gbkTextIsOpenedAsGb18030() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("zh-Hans.gb18030.txt")));
        QCOMPARE(document->encoding(), QStringLiteral("GB18030"));
    }

    void damageDoesNotSendAFileToAnotherEncoding() {
        QByteArray bytes = bytesOf("ja.cp932.txt");
        bytes.insert(bytes.indexOf('\n') + 1, "\x96\xff");
        const QString path = write(QStringLiteral("a.txt"), bytes);
        const auto document = open(path);
        QCOMPARE(document->encoding(), QStringLiteral("Shift_JIS"));
        QVERIFY(!document->isReadWrite()); // KTextEditor cannot save what it could not read
        QCOMPARE(messagesOf(*document).filter(QStringLiteral("do not fit")).size(), 1);
        QCOMPARE(document->line(0), textOf("ja.cp932.txt").section(QLatin1Char('\n'), 0, 0));
    }

    void damagedUtf8StaysUtf8() {
        QByteArray bytes = bytesOf("ru.utf-8.txt");
        bytes.insert(bytes.indexOf('\n') + 1, "caf\xe9\n");
        const auto document = open(write(QStringLiteral("a.txt"), bytes));
        QCOMPARE(document->encoding(), QStringLiteral("UTF-8"));
        QVERIFY(!document->isReadWrite());
        QCOMPARE(document->line(0), textOf("ru.utf-8.txt").section(QLatin1Char('\n'), 0, 0));
    }

    void aDamagedFileThatWasMendedIsWritableAgain() {
        for (const char* file : {"ja.cp932.txt", "ru.utf-8.txt"}) {
            QByteArray bytes = bytesOf(file);
            bytes.insert(bytes.indexOf('\n') + 1, "\x96\xff");
            const auto document = open(write(QStringLiteral("a.txt"), bytes));
            QVERIFY(!document->isReadWrite());
            write(QStringLiteral("a.txt"), bytesOf(file));
            document->documentReload();
            QCOMPARE(document->text(), textOf(file));
            QVERIFY(document->isReadWrite());
        }
    }

    // ---- Whose choice it is ---------------------------------------------------------------------

    void anEncodingSetBeforeLoadingWins() { // kate -e, a session
        const auto document = create();
        document->setEncoding(QStringLiteral("IBM866"));
        load(*document, write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt")));
        QCOMPARE(document->encoding(), QStringLiteral("IBM866"));
        QVERIFY(opened(document).isChosen());
        document->documentReload();
        QCOMPARE(document->encoding(), QStringLiteral("IBM866"));
    }

    void theEditorsEncodingMenuWins() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt")));
        chooseInMenu(*document, QStringLiteral("IBM866"));
        QCOMPARE(document->encoding(), QStringLiteral("IBM866"));
        const QString text = document->text();
        QVERIFY(text != textOf("ru.koi8-r.txt"));
        document->documentReload();
        QCOMPARE(document->encoding(), QStringLiteral("IBM866"));
        QCOMPARE(document->text(), text);
    }

    void aFolderSettingWins() {
        write(QStringLiteral(".kateconfig"), "kate: encoding koi8-u;\n");
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt")));
        QCOMPARE(document->encoding(), QStringLiteral("KOI8-U"));
        QCOMPARE(messagesOf(*document).filter(QStringLiteral("folder say <b>KOI8-U")).size(), 1);
    }

    void aFolderSettingThatDoesNotFitGivesWay() {
        write(QStringLiteral(".editorconfig"), "root = true\n[*]\ncharset = utf-8\n");
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.cp1251.txt")));
        QCOMPARE(document->encoding(), QStringLiteral("windows-1251"));
        QCOMPARE(document->text(), textOf("ru.cp1251.txt"));
        QVERIFY(document->isReadWrite());
        document->documentReload();
        QCoreApplication::processEvents();
        QCOMPARE(document->text(), textOf("ru.cp1251.txt"));
        QCOMPARE(messagesOf(*document), QStringList());
    }

    void ourChoiceWinsOverAFolderSetting() {
        write(QStringLiteral(".kateconfig"), "kate: encoding koi8-u;\n");
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt")));
        for (int reload = 0; reload < 2; ++reload) {
            opened(document).choose(QStringLiteral("IBM866"));
            QCOMPARE(document->encoding(), QStringLiteral("IBM866"));
            document->documentReload();
            QCoreApplication::processEvents();
        }
        QCOMPARE(document->encoding(), QStringLiteral("IBM866"));
    }

    void aVariableInTheFileChangesWhatIsWrittenAndThatIsSaid() {
        const auto document = open(write(QStringLiteral("a.txt"),
                                         bytesOf("ru.cp1251.txt") + "# kate: encoding koi8-u;\n"));
        QVERIFY(document->text().startsWith(textOf("ru.cp1251.txt")));
        QCOMPARE(document->encoding().toUpper(), QStringLiteral("KOI8-U"));
        QCOMPARE(messagesOf(*document).filter(QStringLiteral("be saved as")).size(), 1);
    }

    void ourChoiceOutlivesReloading() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt"));
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
        QCOMPARE(read(path), bytesOf("ru.koi8-r.txt"));
    }

    void ourChoiceOutlivesSavingUnderAnotherName() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt")));
        opened(document).choose(QStringLiteral("IBM866"));
        document->saveAs(QUrl::fromLocalFile(path(QStringLiteral("b.txt"))));
        document->documentReload();
        QCOMPARE(document->encoding(), QStringLiteral("IBM866"));
    }

    void undoAfterOverridingBringsBackNothing() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt")));
        opened(document).choose(QStringLiteral("IBM866"));
        const Seen before = see(*document);
        QAction* const undo =
            document->views().first()->actionCollection()->action(QStringLiteral("edit_undo"));
        QVERIFY(!undo->isEnabled());
        undo->trigger();
        QCOMPARE(see(*document), before);
    }

    void aChangedDocumentIsNotOverridden() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt")));
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
        QCOMPARE(document->text(), textOf("ru.koi8-r.txt"));
    }

    void aChoiceThatDoesNotFitIsAChoiceStill() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt"));
        const auto document = open(path);
        opened(document).choose(QStringLiteral("UTF-8"));
        QCOMPARE(document->encoding(), QStringLiteral("UTF-8"));
        QVERIFY(!document->isReadWrite());
        document->documentReload();
        QCoreApplication::processEvents();
        QCOMPARE(document->encoding(), QStringLiteral("UTF-8"));
    }

    void forgettingTheChoiceBringsBackWhatWasFound() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt")));
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
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt")));
        const Seen before = see(*document);
        opened(document).choose(QStringLiteral("klingon"));
        QCOMPARE(see(*document), before);
        QCOMPARE(messagesOf(*document).filter(QStringLiteral("klingon")).size(), 1);
    }

    // ---- One document, several files ------------------------------------------------------------

    void theNextFileOfADocumentIsDetectedAnew() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt")));
        load(*document, write(QStringLiteral("b.txt"), bytesOf("ru.cp866.txt")));
        QCOMPARE(document->encoding(), QStringLiteral("IBM866"));
        opened(document).choose(QStringLiteral("KOI8-R"));
        load(*document, write(QStringLiteral("c.txt"), bytesOf("ja.euc-jp.txt")));
        QCOMPARE(document->text(), textOf("ja.euc-jp.txt"));
        load(*document, write(QStringLiteral("d.txt"), "nothing but ASCII\n"));
        QCOMPARE(document->encoding(), QStringLiteral("UTF-8"));
    }

    void aFileThatAnotherProgramConvertedIsDetectedAnew() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt"));
        const auto document = open(path);
        write(QStringLiteral("a.txt"), bytesOf("ru.utf-8.txt"));
        document->documentReload();
        QCOMPARE(document->encoding(), QStringLiteral("UTF-8"));
        QCOMPARE(document->text(), textOf("ru.utf-8.txt"));
    }

    void aFileIsExaminedOnceEachTimeItIsLoaded() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt"));
        const QString log = this->path(QStringLiteral("log"));
        fakeAnswer(path, {}, "echo >> " + log.toUtf8());
        const auto document = open(path);
        QCOMPARE(read(log).size(), 1);
        document->documentReload();
        QCOMPARE(read(log).size(), 2);
        document->documentSave();
        opened(document).choose(QStringLiteral("IBM866"));
        QCOMPARE(read(log).size(), 2);
    }

    void aRenamedFileKeepsTheChoice() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt"));
        const auto document = open(path);
        opened(document).choose(QStringLiteral("IBM866"));
        QVERIFY(QFile::rename(path, path + QStringLiteral(".new")));
        load(*document, path + QStringLiteral(".new"));
        QCOMPARE(document->encoding(), QStringLiteral("IBM866"));
    }

    void aNewDocumentIsSavedOverAnOldFileInItsOwnEncoding() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt"));
        for (const char* text : {"жук\n", ""}) {
            const auto document = create();
            document->setText(QString::fromUtf8(text));
            document->setModified(false);
            document->saveAs(QUrl::fromLocalFile(path));
            QCOMPARE(document->encoding(), QStringLiteral("UTF-8"));
            QCOMPARE(read(path), QByteArray(text));
            write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt"));
        }
    }

    // ---- What the user sees ---------------------------------------------------------------------

    void aCertainAnswerSaysNothing() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt")));
        QCOMPARE(messagesOf(*document), QStringList());
    }

    void anUnsureAnswerOffersItsRivals() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt"));
        fakeAnswer(path, {{QStringLiteral("certainty"), QStringLiteral("plausible")}});
        const auto document = open(path);
        auto* const message = document->findChild<KTextEditor::Message*>();
        QVERIFY(message);
        QVERIFY(message->text().contains(QLatin1String("probably <b>KOI8-R")));
        QAction* const rival = message->actions().first();
        const QString name = rival->text().section(QLatin1Char(','), 0, 0);
        QVERIFY(name != QLatin1String("KOI8-R"));
        rival->trigger();
        QVERIFY(document->text() != textOf("ru.koi8-r.txt"));
        QVERIFY(opened(document).isChosen());
    }

    void savingSaysNothing() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt"));
        fakeAnswer(path, {{QStringLiteral("certainty"), QStringLiteral("plausible")}});
        const auto document = open(path);
        delete document->findChild<KTextEditor::Message*>();
        document->documentSave();
        document->saveAs(QUrl::fromLocalFile(path + QStringLiteral(".copy")));
        QCOMPARE(messagesOf(*document), QStringList());
    }

    void whyNamesTheEncodingAndReasons() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt")));
        opened(document).explain();
        const QString text = messagesOf(*document).join(QString());
        QVERIFY(text.contains(QLatin1String("<b>KOI8-R</b>, ")));
        QVERIFY(text.contains(QRegularExpression(QStringLiteral("<li>\\+\\d+ \\w+"))));
    }

    void whySaysThatItWasChosen() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt")));
        opened(document).choose(QStringLiteral("IBM866"));
        opened(document).explain();
        QVERIFY(messagesOf(*document).join(QString()).contains(
            QLatin1String("<b>IBM866</b> was chosen")));
    }

    void whatAFileSaysIsNoMarkup() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt"));
        fakeAnswer(
            path,
            {{QStringLiteral("conflicts"),
              QJsonArray{QJsonObject{{QStringLiteral("declared"), QStringLiteral("<img src=x>")},
                                     {QStringLiteral("rule"), QStringLiteral("html-meta")},
                                     {QStringLiteral("range"), QJsonValue()}}}}});
        const auto document = open(path);
        opened(document).explain();
        QVERIFY(messagesOf(*document).join(QString()).contains(
            QLatin1String("&lt;img src=x&gt; (html-meta)")));
    }

    void openInCharsleuthStartsTheViewer() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r.txt"));
        const auto document = open(path);
        const QByteArray before = qgetenv("PATH");
        qputenv("PATH", m_folder->path().toUtf8() + ':' + before);
        const QString viewer =
            write(QStringLiteral("charsleuth-viewer"),
                  "#!/bin/sh\necho \"$@\" > '" + m_folder->path().toUtf8() + "/arguments'\n");
        QFile::setPermissions(viewer, QFile::ReadOwner | QFile::ExeOwner);
        opened(document).openInViewer();
        qputenv("PATH", before);
        QTRY_COMPARE(read(this->path(QStringLiteral("arguments"))), path.toUtf8() + '\n');
    }
};

int main(int argc, char** argv) {
    return run<KateTest>(argc, argv);
}

#include "kate_test.moc"
