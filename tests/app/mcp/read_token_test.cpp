// Tokens of what was read: every one is understood again, and several count together.

#include "app/mcp/read_token.h"
#include "core/registry/registry.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::mcp;

class ReadTokenTest : public QObject {
    Q_OBJECT

    static ReadToken of(std::size_t first, std::size_t last) {
        return {std::string(32, 'A'), EncodingId::Utf8, first, last};
    }

private slots:
    void eachEncodingIsUnderstoodAgain() {
        for (const EncodingInfo& row : allEncodings()) {
            const ReadToken token{std::string(32, 'F'), row.id, 3, 70'000};
            const auto again = tokensIn(token.text() + ", " + of(1, 2).text());
            QVERIFY2(again && again->size() == 2, row.name.data());
            QCOMPARE(again->front().text(), token.text());
            QCOMPARE(again->front().encoding, row.id);
        }
    }

    void linesCountTogetherWhateverTheirOrder() {
        QCOMPARE(firstNotShown({of(3, 5), of(1, 2)}, 5), std::optional<std::size_t>());
        QCOMPARE(firstNotShown({of(1, 3), of(2, 9), of(4, 4)}, 9), std::optional<std::size_t>());
        QCOMPARE(firstNotShown({of(1, 2), of(4, 5)}, 5), std::optional<std::size_t>(3));
        QCOMPARE(firstNotShown({of(2, 5)}, 5), std::optional<std::size_t>(1));
        QCOMPARE(firstNotShown({}, 1), std::optional<std::size_t>(1));
        QCOMPARE(firstNotShown({}, 0), std::optional<std::size_t>());
        QCOMPARE(firstNotShown({of(5, 2)}, 1), std::optional<std::size_t>(1));
    }

    void ofManyFilesTheLastAreKept() {
        ShownFiles files;
        const std::vector<Byte> large(std::size_t{8} << 20, 'a');
        for (const char* hash : {"1", "2", "3", "4", "5"})
            files.keep(hash, large);
        QVERIFY(files.find("1") == nullptr);
        QVERIFY(files.find("2") != nullptr && files.find("5") != nullptr);
    }

    void ofManyDifferencesTheFirstAreTold() {
        std::u16string before, after;
        for (int i = 0; i < 500; ++i) {
            before += u"a\nsame\n";
            after += std::u16string(i % 2 == 0 ? u"a" : u"b") + u"\nsame\n";
        }
        const std::string words = differenceWords(before, after);
        QVERIFY(words.starts_with("@@ line 3\n-a\n+b\n@@ line 7\n"));
        QVERIFY(words.ends_with("...\n") && words.size() < 2000);
    }
};

QTEST_GUILESS_MAIN(ReadTokenTest)
#include "read_token_test.moc"
