// What the user chose is kept between two runs, for the same content, and can be forgotten.

#include "app/viewer/session/choice_store.h"

#include "app/viewer/document/fingerprint.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

Fingerprint fingerprintOfText(const QByteArray& text) {
    return fingerprintOf(*bytesInMemory({text.begin(), text.end()}),
                         static_cast<std::uint64_t>(text.size()));
}

} // namespace

class ChoiceStoreTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString file() const { return m_folder.filePath("deep/choices.sqlite"); }

private slots:
    void cleanup() { QFile::remove(file()); }

    void aChoiceOutlivesTheRun() {
        ChoiceStore(file()).remember("/a.txt", fingerprintOfText("text"), EncodingId::Koi8R);
        const ChoiceStore again(file());
        QCOMPARE(again.trouble(), QString());
        const auto choice = again.recall("/a.txt", fingerprintOfText("text"));
        QVERIFY(choice.has_value());
        QCOMPARE(choice->encoding, EncodingId::Koi8R);
        QVERIFY(choice->of == fingerprintOfText("text"));
        QVERIFY(choice->of != fingerprintOfText("Text"));
        QVERIFY(!again.recall("/b.txt", fingerprintOfText("Text")));
    }

    void aNameIsBytesAndMayHoldAnything() {
        ChoiceStore store(file());
        const std::string odd = "/\xFF' \n;DROP TABLE choices;--";
        store.remember(odd, {}, EncodingId::Utf8);
        QVERIFY(store.recall(odd, {}).has_value());
        QVERIFY(!store.recall("/\xFE' \n;DROP TABLE choices;--", {}));
    }

    void theLaterChoiceCounts() {
        ChoiceStore store(file());
        store.remember("/a.txt", {}, EncodingId::Koi8R);
        store.remember("/a.txt", {}, EncodingId::Utf8);
        QCOMPARE(store.recall("/a.txt", {})->encoding, EncodingId::Utf8);
        QCOMPARE(store.count(), 1);
    }

    void theSameContentIsKnownUnderAnotherName() {
        ChoiceStore store(file());
        store.remember("/old.txt", fingerprintOfText("text"), EncodingId::Koi8R);
        const auto moved = store.recall("/new.txt", fingerprintOfText("text"));
        QVERIFY(moved.has_value());
        QCOMPARE(moved->encoding, EncodingId::Koi8R);
        QCOMPARE(moved->path, std::string("/old.txt"));
        QVERIFY(!store.recall("/new.txt", fingerprintOfText("Text")));
        store.forget("/new.txt", fingerprintOfText("text"));
        QVERIFY(!store.recall("/old.txt", fingerprintOfText("text")));
    }

    void theContentCountsMoreThanTheName() {
        ChoiceStore store(file());
        store.remember("/a.txt", fingerprintOfText("before"), EncodingId::Utf8);
        store.remember("/b.txt", fingerprintOfText("text"), EncodingId::Koi8R);
        QCOMPARE(store.recall("/a.txt", fingerprintOfText("text"))->encoding, EncodingId::Koi8R);
        store.remember("/a.txt", fingerprintOfText("text"), EncodingId::ShiftJis);
        store.remember("/b.txt", fingerprintOfText("text"), EncodingId::Koi8R);
        QCOMPARE(store.recall("/a.txt", fingerprintOfText("text"))->encoding, EncodingId::ShiftJis);
    }

    void emptyFilesSayNothingOfEachOther() {
        ChoiceStore store(file());
        store.remember("/a.txt", fingerprintOfText(""), EncodingId::Koi8R);
        QVERIFY(!store.recall("/b.txt", fingerprintOfText("")));
    }

    void oneOrAllCanBeForgotten() {
        ChoiceStore store(file());
        for (const char* name : {"/a", "/b", "/c"})
            store.remember(name, {}, EncodingId::Utf8);
        store.forget("/a", {});
        QVERIFY(!store.recall("/a", {}));
        QCOMPARE(store.count(), 2);
        store.clear();
        QCOMPARE(store.count(), 0);
    }

    void manyAreRememberedTogetherAndOutlastTheStore() {
        {
            ChoiceStore store(file());
            const std::uint64_t before = store.revision();
            store.together([&] {
                for (int i = 0; i < 1000; ++i)
                    store.remember("/" + std::to_string(i), {}, EncodingId::Utf8);
            });
            QVERIFY(store.revision() != before);
        }
        ChoiceStore again(file());
        QCOMPARE(again.count(), 1000);
        again.clear();
    }

    void aFileThatIsNoDatabaseIsSaid() {
        ChoiceStore(file()).clear(); // makes the folder
        QFile broken(file());
        QVERIFY(broken.open(QIODevice::WriteOnly | QIODevice::Truncate));
        broken.write(QByteArray(5000, 'x'));
        broken.close();
        ChoiceStore store(file());
        QVERIFY(store.trouble().contains("choices.sqlite"));
        store.remember("/a", {}, EncodingId::Utf8);
        QVERIFY(!store.recall("/a", {}));
    }

    void theFingerprintSeesTheFirstMiddleAndLastBytes() {
        const QByteArray text(1 << 20, 'x');
        const Fingerprint before = fingerprintOfText(text);
        for (const qsizetype at : {qsizetype(0), text.size() / 2, text.size() - 1}) {
            QByteArray changed = text;
            changed[at] = 'y';
            QVERIFY(fingerprintOfText(changed) != before);
        }
        QVERIFY(fingerprintOfText(text + "x") != before);
    }

    void theFingerprintOfABeginningIsThatOfTheShorterFile() {
        const QByteArray text = QByteArray(300000, 'a') + "b";
        const QByteArray longer = text + "more";
        const auto bytes = bytesInMemory({longer.begin(), longer.end()});
        QVERIFY(fingerprintOf(*bytes, static_cast<std::uint64_t>(text.size())) ==
                fingerprintOfText(text));
    }
};

QTEST_GUILESS_MAIN(ChoiceStoreTest)
#include "choice_store_test.moc"
