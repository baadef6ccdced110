/// What pruning may not change. The oracle is detection with `exhaustive`, which scores every
/// candidate to its end.

#include "tests/accuracy/everyday.h"
#include "tests/accuracy/genres.h"
#include "tests/accuracy/samples.h"

#include "core/detect.h"
#include "core/registry/registry.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace charsleuth;
using namespace charsleuth::accuracy;

namespace {

/// How far the first candidate's probability may be from that of the oracle. The judgement was
/// taught what pruned readings look like; rivals that are scored to their end are another input.
constexpr double tolerance = 0.15;

/// Text for genres, written for this test.
const LinesByLanguage sentences{
    {"en", {u"In the morning the ferry was late, so we drank tea on the pier and read the news."}},
    {"de",
     {u"Über Nacht fiel Schnee auf die Dächer, und größere Straßen waren für Züge gesperrt."}},
    {"fr", {u"L’été dernier, à la forêt, nous avons mangé des pâtes fraîches près de l’étang."}},
    {"es", {u"La niña soñó que el pequeño pingüino volvía mañana con su canción de otoño."}},
    {"pl", {u"Wczoraj późnym wieczorem żółta łódź wpłynęła do portu, a załoga poszła na śledzie."}},
    {"cs", {u"Příští týden přijede náš děda vlakem a přiveze čerstvé houby z lesa u řeky."}},
    {"hu", {u"A könyvtár előtt ülő öregúr minden délután megetette a fürge verebeket."}},
    {"tr", {u"Küçük kız, bahçedeki ağacın gölgesinde oturup büyükannesine şiir okuyordu."}},
    {"ru", {u"Прошлым летом мы всей семьёй поехали на озеро.", u"Там было очень хорошо."}},
    {"el", {u"Το πρωί το πλοίο άργησε και ήπιαμε καφέ στην προβλήτα κοιτώντας τη θάλασσα."}},
    {"he", {u"בבוקר איחרה המעבורת ולכן שתינו תה על הרציף וקראנו את העיתון."}},
    {"ar", {u"في الصباح تأخرت العبارة فشربنا الشاي على الرصيف وقرأنا الجريدة."}},
    {"th", {u"ตอนเช้าเรือมาสาย เราจึงดื่มชาที่ท่าเรือและอ่านหนังสือพิมพ์"}},
    {"ja", {u"朝の船が遅れたので、桟橋でお茶を飲みながら新聞を読みました。"}},
    {"ko", {u"아침에 배가 늦어서 우리는 부두에서 차를 마시며 신문을 읽었습니다."}},
    {"zh-Hans", {u"早上的渡船晚点了，所以我们在码头上喝茶看报纸，等了一个小时。"}},
    {"zh-Hant", {u"早上的渡船晚點了，所以我們在碼頭上喝茶看報紙，等了一個小時。"}}};

/// Differences between two answers, in words; empty where there is none.
std::string differences(const Detection& pruned, const Detection& oracle) {
    if (pruned.ranked.empty() != oracle.ranked.empty())
        return "only one has an answer";
    if (oracle.ranked.empty())
        return {};
    const Candidate &got = pruned.ranked.front(), &wanted = oracle.ranked.front();
    if (got.encoding != wanted.encoding)
        return "first " + std::string(info(got.encoding).name) + " in place of " +
               std::string(info(wanted.encoding).name);
    if (std::abs(got.probability - wanted.probability) > tolerance)
        return std::to_string(got.probability) + " in place of " +
               std::to_string(wanted.probability);
    return {};
}

} // namespace

class PruningTest : public QObject {
    Q_OBJECT

private slots:
    void theFilesOfTheProgramAreAnsweredAsIfNothingWerePruned() {
        QDirIterator files(CHARSLEUTH_BUNDLED_SAMPLES, QDir::Files);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            compare({.name = file.fileName().toStdString(), .bytes = {bytes.begin(), bytes.end()}});
        }
        report(10);
    }
    void everydayTextIsAnsweredAsIfNothingWerePruned() {
        for (const Question& question : everydayQuestions(CHARSLEUTH_EVERYDAY))
            compare(question);
        report(500);
    }
    void everyGenreIsAnsweredAsIfNothingWerePruned() {
        makeSamples(sentences, {.lengths = {16, 64, 256, 1024, 4096, 20'000}, .samples = 1},
                    [&](const Sample& sample) {
                        compare(sample.question);
                        const std::size_t size = sample.question.bytes.size();
                        if (size > 16 && size <= 1024)
                            for (const Question& question : inGenres(sample, sentences, 1))
                                compare(question);
                    });
        report(1000);
    }

private:
    void compare(const Question& question) {
        ++m_asked;
        const std::string found =
            differences(detect(question.bytes), detect(question.bytes, {.exhaustive = true}));
        if (!found.empty())
            m_different.push_back(question.name + ' ' + question.variant + ": " + found);
    }
    /// Fails where answers differed, or where fewer than `least` questions were asked.
    void report(std::size_t least) {
        for (const std::string& line : m_different)
            qWarning("%s", line.c_str());
        qInfo("%zu questions", m_asked);
        const bool asked = m_asked >= least, same = m_different.empty();
        m_asked = 0;
        m_different.clear();
        QVERIFY(asked);
        QVERIFY(same);
    }

    std::size_t m_asked = 0;
    std::vector<std::string> m_different;
};

QTEST_APPLESS_MAIN(PruningTest)
#include "pruning_test.moc"
