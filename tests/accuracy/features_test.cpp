#include "tests/accuracy/features.h"

#include "core/decode/encoder.h"
#include "core/ranking/judgement.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

using namespace charsleuth;
using namespace charsleuth::accuracy;

namespace {

std::string russian() {
    const auto bytes =
        encode(u"Весной, когда сошёл снег, у реки открыли мост.\n", EncodingId::Windows1251).bytes;
    return {bytes.begin(), bytes.end()};
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

} // namespace

class FeaturesTest : public QObject {
    Q_OBJECT

private slots:
    void eachCandidateHasALineAndOneIsRight() {
        const std::string text = russian();
        Question question{.name = "a name",
                          .bytes = {text.begin(), text.end()},
                          .truth = readingsOf(EncodingId::Windows1251)};
        std::ostringstream out;
        writeFeatures(out, question, {"set", "group"});
        const auto lines = linesOf(out.str());
        QCOMPARE(lines.at(0), std::string("Q\tset\tgroup\ttrain\t1\ta name"));
        QVERIFY(lines.size() > 2 && lines.size() <= 17);
        const auto isRight = [](const std::string& line) { return line.starts_with("C\t1\t"); };
        QCOMPARE(std::ranges::count_if(lines, isRight), 1);
        QVERIFY(isRight(lines.at(1))); // the largest sum comes first
        for (std::size_t i = 1; i < lines.size(); ++i)
            QCOMPARE(std::ranges::count(lines[i], '\t'), 3 + std::ptrdiff_t{featureCount});
    }
    void asciiIsNotJudged() {
        Question question{.name = "ascii", .bytes = {'a', 'b', '\n'}, .truth = {EncodingId::Utf8}};
        std::ostringstream out;
        writeFeatures(out, question, {"set", "group"});
        QVERIFY(out.str().empty());
    }
    void filesAreReadFromTheirTable() {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        std::ofstream(path / "a.txt", std::ios::binary) << russian();
        std::ofstream(path / "files.tsv") << "path\tlabel\tproject\tkind\tsplit\n"
                                             "a.txt\tcp1251\tsome/project\tletters\tchoose\n"
                                             "missing.txt\tcp1251\tsome/project\tletters\ttrain\n";
        std::ostringstream out;
        writeFeaturesOfFiles(out, path / "files.tsv");
        const auto lines = linesOf(out.str());
        QCOMPARE(lines.at(0), std::string("Q\tfiles letters\tsome/project\tchoose\t1\ta.txt"));
        QCOMPARE(std::ranges::count_if(lines, [](const auto& line) { return line[0] == 'Q'; }), 1);
        QVERIFY_EXCEPTION_THROWN(writeFeaturesOfFiles(out, path / "none.tsv"), std::runtime_error);
    }
};

QTEST_APPLESS_MAIN(FeaturesTest)
#include "features_test.moc"
