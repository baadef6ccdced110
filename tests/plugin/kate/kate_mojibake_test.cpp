// Mojibake undone in documents, and files in several encodings.
#include "plugin/kate/mojibake.h"
#include "tests/plugin/kate/fixture.h"

using namespace kate_test;

namespace {

const QString mojibake =
    QString::fromUtf8("déjà vu 🙂\ncafÃ© et thÃ©\nÃ©tÃ©, voilà\n");
const QString meant = QString::fromUtf8("déjà vu 🙂\ncafé et thé\nété, voilà\n");

} // namespace

class KateMojibakeTest : public Fixture {
    Q_OBJECT

private Q_SLOTS:
    void mojibakeIsOfferedAndUndoneAsOneChange() {
        const QString path = write(QStringLiteral("menu.txt"), mojibake.toUtf8());
        const auto document = open(path);
        QCOMPARE(document->text(), mojibake);
        QVERIFY(!document->isModified());
        QVERIFY(messagesOf(*document).join(QString()).contains(QLatin1String("Undo Mojibake")));
        opened(document).undoMojibake();
        QCOMPARE(document->text(), meant);
        QVERIFY(document->isModified());
        QVERIFY(messagesOf(*document).join(QString()).contains(QLatin1String("undone: 3")));
        document->views()
            .first()
            ->actionCollection()
            ->action(QStringLiteral("edit_undo"))
            ->trigger();
        QCOMPARE(document->text(), mojibake);
        QVERIFY(!document->isModified());
        QCOMPARE(read(path), mojibake.toUtf8());
    }

    void soundTextIsNotChanged() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r")));
        opened(document).undoMojibake();
        QCOMPARE(document->text(), textOf("ru.koi8-r"));
        QVERIFY(!document->isModified());
        QVERIFY(messagesOf(*document).contains(QStringLiteral("No mojibake was found.")));
    }

    void aProgramThatFailsChangesNothing() {
        const QString path = write(QStringLiteral("menu.txt"), mojibake.toUtf8());
        const auto document = open(path);
        for (const char* script : {"exit 3", "echo rubbish", "echo '{\"repairs\": 7}'"}) {
            fake(script);
            opened(document).undoMojibake();
            QCOMPARE(document->text(), mojibake);
            QVERIFY(!document->isModified());
        }
    }

    void runsThatAreNotThereChangeNothing() {
        const auto document = open(write(QStringLiteral("menu.txt"), mojibake.toUtf8()));
        fake("echo '{\"repairs\": [{\"range\": [0, 2], \"before\": \"x\", \"after\": \"y\"}]}'");
        opened(document).undoMojibake();
        QCOMPARE(document->text(), mojibake);
    }

    void aReadOnlyDocumentIsLeft() {
        const auto document = open(write(QStringLiteral("menu.txt"), mojibake.toUtf8()));
        document->setReadWrite(false);
        opened(document).undoMojibake();
        QCOMPARE(document->text(), mojibake);
    }

    void eachPartIsReadInItsOwnEncoding() {
        const QString text = textOf("ru.koi8-r");
        const QString path =
            write(QStringLiteral("mixed.txt"), text.toUtf8() + bytesOf("ru.koi8-r"));
        const auto document = open(path);
        QVERIFY(messagesOf(*document).join(QString()).contains(QLatin1String("Read by Parts")));
        const auto parts = create();
        QVERIFY(charsleuth::kate::readByParts(path, *parts));
        QCOMPARE(parts->text(), text + text);
        QVERIFY(!parts->isModified());
        QVERIFY(parts->url().isEmpty());
    }

    void bodiesOfAMailAreDecoded() {
        const QByteArray head = "From: a@b\nMIME-Version: 1.0\nContent-Type: text/plain; "
                                "charset=koi8-r\nContent-Transfer-Encoding: base64\n\n";
        const QString path =
            write(QStringLiteral("letter.eml"), head + bytesOf("ru.koi8-r").toBase64() + '\n');
        const auto document = open(path);
        QVERIFY(messagesOf(*document).join(QString()).contains(QLatin1String("base64")));
        const auto parts = create();
        QVERIFY(charsleuth::kate::readByParts(path, *parts));
        QVERIFY(parts->text().contains(textOf("ru.koi8-r").trimmed()));
    }

    void aFileThatCannotBeReadLeavesTheDocument() {
        const auto document = create();
        document->setText(mojibake);
        QVERIFY(!charsleuth::kate::readByParts(path(QStringLiteral("none.txt")), *document));
        QCOMPARE(document->text(), mojibake);
    }
};

int main(int argc, char** argv) {
    return run<KateMojibakeTest>(argc, argv);
}

#include "kate_mojibake_test.moc"
