// Files in many encodings.
#include "tests/plugin/kate/fixture.h"

using namespace kate_test;

class KateTest : public Fixture {
    Q_OBJECT

private Q_SLOTS:
    void everySampleReadsRightAndIsSavedAsItWas_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("lacking");
        for (const QJsonValue& row : samples) {
            const QJsonObject sample = row.toObject();
            QTest::newRow(qPrintable(sample[QLatin1String("name")].toString()))
                << sample[QLatin1String("file")].toString()
                << sample[QLatin1String("text")].toString() << isLacking(sample);
        }
    }
    void everySampleReadsRightAndIsSavedAsItWas() {
        QFETCH(QString, file);
        QFETCH(QString, text);
        QFETCH(bool, lacking);
        const QByteArray bytes = read(QStringLiteral(SAMPLES "/") + file);
        const QString path = write(file, bytes);
        const auto document = open(path);
        if (lacking) {
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

    /// Encodings that KTextEditor cannot read.
    static bool isLacking(const QJsonObject& sample) {
        const QString name = sample[QLatin1String("name")].toString();
        return name == QLatin1String("ko.johab") || name == QLatin1String("el.cp737") ||
               (QT_VERSION >= QT_VERSION_CHECK(6, 0, 0) && name == QLatin1String("th.cp874"));
    }

    void mostSamplesReadWrongWithoutThePlugin() {
        int wrong = 0, wrongBefore = 0, lacking = 0;
        for (const QJsonValue& row : samples) {
            const QJsonObject sample = row.toObject();
            const QString path =
                QStringLiteral(SAMPLES "/") + sample[QLatin1String("file")].toString();
            const QString text = sample[QLatin1String("text")].toString();
            const Seen seen = see(*open(path));
            const Seen before = without(path);
            wrong += seen.text != text;
            wrongBefore += before.text != text;
            lacking += isLacking(sample);
            qInfo("  %-22s %-14s %s   without: %-14s %s",
                  qPrintable(sample[QLatin1String("name")].toString()), qPrintable(seen.encoding),
                  seen.text == text ? "right" : "WRONG", qPrintable(before.encoding),
                  before.text == text ? "right" : "wrong");
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
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("zh-Hans.gb18030")));
        QCOMPARE(document->encoding(), QStringLiteral("GB18030"));
    }

    void damageDoesNotSendAFileToAnotherEncoding() {
        QByteArray bytes = bytesOf("ja.cp932");
        bytes.insert(bytes.indexOf('\n') + 1, "\x96\xff");
        const QString path = write(QStringLiteral("a.txt"), bytes);
        const auto document = open(path);
        QCOMPARE(document->encoding(), QStringLiteral("Shift_JIS"));
        QVERIFY(!document->isReadWrite()); // KTextEditor cannot save what it could not read
        QCOMPARE(messagesOf(*document).filter(QStringLiteral("do not fit")).size(), 1);
        QCOMPARE(document->line(0), textOf("ja.cp932").section(QLatin1Char('\n'), 0, 0));
    }

    void damagedUtf8StaysUtf8() {
        QByteArray bytes = bytesOf("ru.utf-8");
        bytes.insert(bytes.indexOf('\n') + 1, "caf\xe9\n");
        const auto document = open(write(QStringLiteral("a.txt"), bytes));
        QCOMPARE(document->encoding(), QStringLiteral("UTF-8"));
        QVERIFY(!document->isReadWrite());
        QCOMPARE(document->line(0), textOf("ru.utf-8").section(QLatin1Char('\n'), 0, 0));
    }

    void aDamagedFileThatWasMendedIsWritableAgain() {
        for (const char* file : {"ja.cp932", "ru.utf-8"}) {
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
};

int main(int argc, char** argv) {
    return run<KateTest>(argc, argv);
}

#include "kate_test.moc"
