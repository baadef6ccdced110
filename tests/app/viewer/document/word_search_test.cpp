// Words that must be in a file, looked for in every encoding.

#include "app/viewer/document/word_search.h"
#include "core/registry/registry.h"

#include <QTest>

#include <algorithm>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class WordSearchTest : public QObject {
    Q_OBJECT

    static std::vector<WordPlaces> found(const QByteArray& bytes, const QString& words) {
        std::vector<WordPlaces> found;
        searchWords(bytesInMemory({bytes.begin(), bytes.end()}), wordsIn(words), {},
                    [&](const WordSearchStep& step) {
                        if (step.done)
                            found = step.found;
                    });
        return found;
    }
    static bool has(const std::vector<WordPlaces>& found, const char* name) {
        return std::ranges::find(found, *findEncoding(name), &WordPlaces::encoding) != found.end();
    }
    static const WordPlaces& in(const std::vector<WordPlaces>& found, const char* name) {
        return *std::ranges::find(found, *findEncoding(name), &WordPlaces::encoding);
    }

private slots:
    void aWordIsFoundWhereverItsBytesAre() {
        const auto places = found("Frau M\x81ller, M\x81ller\n", u"Müller"_s);
        QVERIFY(has(places, "IBM850") && has(places, "IBM437"));
        QVERIFY(!has(places, "windows-1252") && !has(places, "UTF-8"));
        QCOMPARE(in(places, "IBM850").count, std::size_t{2});
        QVERIFY(in(places, "IBM850").first.front() == (ByteRange{5, 11}));
    }

    void twoWordsMustBothBeThere() {
        // "Müller" in windows-1250 and 1252; "Łódź" in windows-1250 alone.
        const auto places = found("M\xFCller, \xA3\xF3\x64\x9F\n", u"Müller Łódź"_s);
        QVERIFY(has(places, "windows-1250"));
        QVERIFY(!has(places, "windows-1252"));
        QCOMPARE(in(places, "windows-1250").count, std::size_t{2});
    }

    void halfOfACharacterIsNoWord() {
        // The second byte of one character and the first of the next are no character of theirs.
        const auto places = found("\x93\xFA\x96\x7B\n", u"鳬"_s); // FA 96 in some extension
        QVERIFY(!has(places, "Shift_JIS"));
        QVERIFY(has(found("\x93\xFA\x96\x7B\n", u"日本"_s), "Shift_JIS"));
    }

    void wideUnitsAndShiftSequencesAreRead() {
        const QByteArray utf16("T\0\xF3\0k\0i\0", 8);
        QVERIFY(has(found(utf16, u"Tóki"_s), "UTF-16LE"));
        const auto places = found("\x1B$B\x46\x7C\x4B\x5C\x1B(B\n", u"日本"_s);
        QVERIFY(has(places, "ISO-2022-JP"));
    }

    void capitalsDoNotMatter() { QVERIFY(has(found("M\xDCLLER\n", u"müller"_s), "windows-1252")); }

    void aSeamOfReadingHidesNothing() {
        QByteArray bytes(1 << 20, 'a');
        bytes.replace((1 << 20) - 3, 3, "M\xFCl");
        bytes += "ler\n";
        const auto places = found(bytes, u"Müller"_s);
        QVERIFY(has(places, "windows-1252"));
        QCOMPARE(in(places, "windows-1252").count, std::size_t{1});
    }

    void nothingIsFoundForNothing() { QVERIFY(found("one\n", u"  "_s).empty()); }

    void whoStopsItHearsNoMore() {
        std::stop_source stop;
        stop.request_stop();
        bool told = false;
        searchWords(bytesInMemory({'a'}), {u"a"_s}, stop.get_token(),
                    [&told](const WordSearchStep&) { told = true; });
        QVERIFY(!told);
    }
};

QTEST_GUILESS_MAIN(WordSearchTest)
#include "word_search_test.moc"
