#include "tests/accuracy/wild.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <sstream>

using namespace charsleuth::accuracy;

namespace {

void write(const std::filesystem::path& path, std::string_view text) {
    std::ofstream(path, std::ios::binary) << text;
}

} // namespace

class WildTest : public QObject {
    Q_OBJECT

private slots:
    void filesInTheWildAreCountedByClass() {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        write(path / "a.txt", "Tous les caf\xE9s sont ferm\xE9s.\n");
        write(path / "b.txt", "Tous les caf\xE9s sont ferm\xE9s.\n");
        write(path / "c.txt", "two encodings");
        write(path / "manifest.tsv", "a.txt\twindows-1252\tfr\tP\t-\tours\n"
                                     "b.txt\tKOI8-R\tfr\tP\tfew\tours\n"
                                     "c.txt\tUS-ASCII\ten\tG\tmixed,few\tours\n");
        const std::vector<WildScore> scores = scoresOfWild(path, false);
        QCOMPARE(scores.size(), 3u);
        QCOMPARE(scores[0].score.rank, 1);
        QVERIFY(scores[1].score.rank != 1);
        QVERIFY(scores[2].mixed && !scores[1].mixed);
        std::ostringstream out;
        printWild(out, scores);
        QVERIFY(out.str().find("P                            2     50.0") != std::string::npos);
        QVERIFY(out.str().find("all in one encoding          2     50.0") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(WildTest)
#include "wild_test.moc"
