#include "core/decode/decoder.h"
#include "core/decode/encoder.h"
#include "core/repair/repair.h"

#include <QFile>
#include <QTest>

using namespace charsleuth;

namespace {

std::vector<Repair> repairsIn(const QString& text) {
    const auto bytes = encode(text.toStdU16String(), EncodingId::Utf8).bytes;
    Repairer repairer;
    repairer.feed(decodeMapped(bytes, EncodingId::Utf8));
    return repairer.conclude();
}

} // namespace

/// Lists are no sentences: repair finds no other meaning in alphabets, keymaps, regular
/// expressions.
class SoundListsTest : public QObject {
    Q_OBJECT

private slots:
    /// Lines that tests/accuracy/sound_lists.py has made. Each is a text of its own.
    void listsStayAsTheyAre() {
        QFile file(SOUND_LISTS);
        QVERIFY(file.open(QIODevice::ReadOnly));
        int asked = 0;
        for (; !file.atEnd(); ++asked) {
            const QString line = QString::fromUtf8(file.readLine());
            QVERIFY2(repairsIn(line).empty(), qPrintable(line));
        }
        QVERIFY(asked >= 400);
    }

    void onePageReadAsAnotherIsProvenByWords_data() {
        QTest::addColumn<QString>("list");
        for (const char* list : {"key=áéíóú", "[a-zA-Zăâîşţ]", "àèìòù", "ъьюя", "ÐÑÒÓ", "õäöü",
                                 "'øøåøæ' != 'øåøåæ'", "ШБЩВЪГЫДЬЕЭЖЮЗЯИаЙбКвЛгМдНеОжП"})
            QTest::newRow(list) << QString(list);
    }
    void onePageReadAsAnotherIsProvenByWords() {
        QFETCH(const QString, list);
        const QString rows = list + '\n' + list + ", " + list + '\n';
        for (const QString& text : {list, rows, "The letters " + list + " are stressed."})
            QVERIFY2(repairsIn(text).empty(), qPrintable(text));
    }
};

QTEST_GUILESS_MAIN(SoundListsTest)
#include "sound_lists_test.moc"
