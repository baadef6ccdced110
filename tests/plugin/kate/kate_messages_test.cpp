// What the user is told, and the viewer.
#include "tests/plugin/kate/fixture.h"

using namespace kate_test;

class KateMessagesTest : public Fixture {
    Q_OBJECT

private Q_SLOTS:
    void aCertainAnswerSaysNothing() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r")));
        QCOMPARE(messagesOf(*document), QStringList());
    }

    void anUnsureAnswerOffersItsRivals() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r"));
        fakeAnswer(path, {{QStringLiteral("certainty"), QStringLiteral("plausible")}});
        const auto document = open(path);
        auto* const message = document->findChild<KTextEditor::Message*>();
        QVERIFY(message);
        QVERIFY(message->text().contains(QLatin1String("probably <b>KOI8-R")));
        QAction* const rival = message->actions().first();
        const QString name = rival->text().section(QLatin1Char(','), 0, 0);
        QVERIFY(name != QLatin1String("KOI8-R"));
        rival->trigger();
        QVERIFY(document->text() != textOf("ru.koi8-r"));
        QVERIFY(opened(document).isChosen());
    }

    void savingSaysNothing() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r"));
        fakeAnswer(path, {{QStringLiteral("certainty"), QStringLiteral("plausible")}});
        const auto document = open(path);
        delete document->findChild<KTextEditor::Message*>();
        document->documentSave();
        document->saveAs(QUrl::fromLocalFile(path + QStringLiteral(".copy")));
        QCOMPARE(messagesOf(*document), QStringList());
    }

    void whyNamesTheEncodingAndReasons() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r")));
        opened(document).explain();
        const QString text = messagesOf(*document).join(QString());
        QVERIFY(text.contains(QLatin1String("<b>KOI8-R</b>, ")));
        QVERIFY(text.contains(QRegularExpression(QStringLiteral("<li>\\+\\d+ \\w+"))));
    }

    void whySaysThatItWasChosen() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r")));
        opened(document).choose(QStringLiteral("IBM866"));
        opened(document).explain();
        QVERIFY(messagesOf(*document).join(QString()).contains(
            QLatin1String("<b>IBM866</b> was chosen")));
    }

    void whatAFileSaysIsNoMarkup() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r"));
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
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r"));
        const auto document = open(path);
        const QByteArray before = qgetenv("PATH");
        qputenv("PATH", m_folder->path().toUtf8() + ':' + before);
        const QString viewer =
            write(QStringLiteral("charsleuth-viewer"),
                  "#!/bin/sh\necho \"$@\" > '" + m_folder->path().toUtf8() + "/arguments'\n");
        QFile::setPermissions(viewer, QFile::ReadOwner | QFile::ExeOwner);
        opened(document).openInViewer();
        qputenv("PATH", before);
        QTRY_COMPARE(read(this->path(QStringLiteral("arguments"))),
                     "--goto 1 -- " + path.toUtf8() + '\n');
    }
};

int main(int argc, char** argv) {
    return run<KateMessagesTest>(argc, argv);
}

#include "kate_messages_test.moc"
