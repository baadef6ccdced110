/// Advice from a folder's other files is given where they are right, and never where they are not.

#include "app/viewer/folder/folder_advice.h"
#include "core/decode/decoder.h"
#include "core/decode/encoder.h"
#include "core/detect.h"

#include <QTest>

#include <random>
#include <string>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

struct Speech {
    std::vector<EncodingId> encodings;
    std::u16string text;
};

using enum EncodingId;

const std::vector<Speech> speeches = {
    {{Windows1252, Utf8, Ibm850},
     u"Le café est déjà prêt, à côté de la fenêtre où l’été est passé. Nous étions très "
     u"fâchés, mais la forêt brûlée reverdit peu à peu, et l’île aux hêtres n’a jamais été "
     u"aussi gaie."},
    {{Windows1252, Utf8, Ibm850},
     u"Die Tür zum Gemüsegarten schließt nicht mehr. Übrigens müssen wir für die Gäste Brötchen "
     u"und süße Äpfel kaufen, außerdem größere Schüsseln."},
    {{Windows1252, Utf8},
     u"El niño soñó con una montaña después del año pasado. ¿Quién llamó a la señora? Mañana "
     u"también habrá sesión en el jardín botánico."},
    {{Windows1250, Utf8, Iso8859_2},
     u"Zażółć gęślą jaźń. Wczoraj późnym wieczorem książki leżały na półce, a źrebię spało już "
     u"w stajni. Chłopiec wziął łyżkę i zjadł śniadanie."},
    {{Windows1250, Utf8, Iso8859_2},
     u"Příliš žluťoučký kůň úpěl ďábelské ódy. Večer jsme seděli u řeky a dívali se, jak "
     u"měsíc vychází nad lesem. Děti už dávno spí."},
    {{Windows1250, Utf8, Iso8859_2},
     u"Árvíztűrő tükörfúrógép. A kertben ősszel sok gyümölcs terem, és a gyerekek örülnek a "
     u"szőlőnek. Hűvös szél fújt, amikor elindultunk az úton."},
    {{Windows1251, Koi8R, Utf8},
     u"Утром мы вышли из дома и долго шли вдоль реки. Над водой стоял туман, и рыбаки молча "
     u"сидели на берегу. Завтра обещают дождь и сильный ветер."},
    {{Windows1253, Utf8, Iso8859_7},
     u"Το πρωί φύγαμε από το σπίτι και περπατήσαμε ώρα πολλή δίπλα στο ποτάμι. Πάνω από το νερό "
     u"είχε ομίχλη και οι ψαράδες κάθονταν σιωπηλοί."},
    {{Windows1254, Utf8},
     u"Sabah evden çıktık ve ırmak boyunca uzun uzun yürüdük. Suyun üstünde sis vardı, balıkçılar "
     u"sessizce kıyıda oturuyordu. Yarın yağmur bekleniyor."},
    {{ShiftJis, EucJp, Utf8},
     u"朝早く家を出て、川に沿って長い間歩きました。水の上には霧が立ち、釣り人たちは黙って"
     u"岸に座っていました。明日は雨が降るそうです。"},
};

/// Some words from anywhere in the text.
std::u16string wordsOf(const std::u16string& text, std::mt19937& random) {
    const std::size_t length = 3 + random() % 14; // characters
    const std::size_t begin = random() % (text.size() - std::min(text.size() - 1, length));
    return text.substr(begin, length);
}

} // namespace

class FolderAdviceTest : public QObject {
    Q_OBJECT

private slots:
    void ofMadeFoldersNoneIsAdvisedWrongly() {
        std::mt19937 random(20);
        const int asked = qEnvironmentVariableIntValue("FOLDERS"); // for measuring
        const int folders = asked > 0 ? asked : 200;
        int wrong = 0, right = 0;
        for (int folder = 0; folder < folders; ++folder) {
            const Speech& usual = speeches[random() % speeches.size()];
            const EncodingId encoding = usual.encodings[random() % usual.encodings.size()];
            const bool isUsual = random() % 2 == 0;
            const Speech& own = isUsual ? usual : speeches[random() % speeches.size()];
            const EncodingId truth =
                isUsual ? encoding : own.encodings[random() % own.encodings.size()];
            const std::u16string text = wordsOf(own.text, random);
            const EncodedText encoded = encode(text, truth);
            if (!encoded.lacking.empty())
                continue;
            EncodingCounts others{{encoding, 3 + random() % 40}};
            if (random() % 3 == 0)
                others[Utf8] += 1;
            const auto advice = adviceFor(detect(encoded.bytes), others);
            if (!advice)
                continue;
            const bool isRight =
                decode(encoded.bytes, advice->usual).text == decode(encoded.bytes, truth).text;
            (isRight ? right : wrong) += 1;
            if (!isRight)
                qDebug() << QString::fromStdU16String(text) << int(advice->usual) << int(truth)
                         << advice->probability;
        }
        qInfo() << "right" << right << "wrong" << wrong;
        QCOMPARE(wrong, 0);
    }
    void ofATieIsAskedOnly() {
        const EncodingCounts others{{Windows1252, 30}, {Utf8, 1}};
        const auto adviceOf = [&](std::u16string_view text, EncodingId encoding) {
            return adviceFor(detect(encode(text, encoding).bytes), others);
        };
        const auto advice = adviceOf(u"o\u00F1\u00F3 con u", Windows1252);
        QVERIFY(advice);
        QCOMPARE(advice->usual, Windows1252);
        QCOMPARE(advice->files, 30U);
        QCOMPARE(advice->others, 31U);
        QVERIFY(!adviceOf(speeches[3].text, Windows1250)); // sure by itself
        QVERIFY(!adviceOf(speeches.back().text.substr(0, 6), ShiftJis));
        QVERIFY(!adviceOf(u"plain text", Windows1252));
    }
};

QTEST_GUILESS_MAIN(FolderAdviceTest)
#include "folder_advice_test.moc"
