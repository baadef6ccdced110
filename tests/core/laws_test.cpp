#include "tests/core/answer_to.h"

#include "core/registry/registry.h"

#include <QTest>

#include <algorithm>
#include <cstdint>
#include <string>

using namespace charsleuth;

namespace {

struct Text {
    EncodingId encoding;
    std::u16string_view text;
};

constexpr std::u16string_view
    japanese =
        u"図書館の窓から港が見えます。船は朝早く出て、夕方に帰ってきます。魚を運ぶ人たちの声が、"
        u"坂の上まで聞こえる日もあります。",
    chinese = u"春天来的时候，河边的树都绿了。孩子们放学以后在桥上看船，老人坐在门口喝茶，说着去年"
              u"的雨水和收成。",
    taiwanese = u"春天來的時候，河邊的樹都綠了。孩子們放學以後在橋上看船，老人坐在門口喝茶，說著去"
                u"年的雨水和收成。",
    korean =
        u"봄이 오면 강가의 나무가 모두 푸르다. 아이들은 학교가 끝나면 다리 위에서 배를 구경하고, "
        u"노인들은 문 앞에 앉아 차를 마신다.";

const Text texts[] = {
    {EncodingId::EucJp, japanese}, {EncodingId::ShiftJis, japanese}, {EncodingId::Gbk, chinese},
    {EncodingId::Big5, taiwanese}, {EncodingId::EucTw, taiwanese},   {EncodingId::EucKr, korean},
    {EncodingId::Johab, korean},   {EncodingId::Utf8, japanese},
};

/// The text again and again, in lines of `width` characters, 1,600 bytes or more.
std::string page(const Text& text, std::size_t width) {
    std::u16string lines;
    for (std::size_t at = 0; lines.size() < 1000; ++at) {
        lines += text.text[at % text.text.size()];
        if (at % width == width - 1)
            lines += u'\n';
    }
    return in(text.encoding, lines);
}

/// A table of the characters with this lead byte, as a page about an encoding has.
std::string table(Byte lead) {
    std::string rows;
    for (int trail = 0xA1; trail < 0xE1; ++trail) {
        rows += {static_cast<char>(lead), static_cast<char>(trail)};
        rows += trail % 16 == 0 ? "<br>\n" : " ";
    }
    return rows;
}

/// A picture of blocks for a terminal, with codes of colours, and frames with single and double
/// lines.
std::u16string picture(std::uint32_t seed) {
    const auto below = [&seed](std::uint32_t n) {
        seed = seed * 1664525 + 1013904223;
        return (seed >> 16) % n;
    };
    const std::uint32_t rows = 20 + 4 * seed;
    std::u16string text;
    for (std::uint32_t row = 0; row < rows; ++row) {
        if (row == 5)
            text += u"  `7╒════════════╕`r2\r\n  `7│ The old mill │\r\n  `7╘════════════╛\r\n";
        for (int column = 0; column < 35; ++column) {
            const char16_t block = u" █▄▀░▒▓▌▐─"[below(10)];
            text.append(1 + below(3), block);
            if (below(3) == 0)
                text += {u'`', u"0478%@lr"[below(8)]};
        }
        text += u"\r\n";
    }
    return text + u"`7─────`8──`7╖\r\n`%╙───`7───";
}

} // namespace

/// What must not change an answer.
class LawsTest : public QObject {
    Q_OBJECT

private slots:
    void theTypeOfAFileTellsTheSignsOfItsPlatform() {
        // In pages of DOS the sign at the line's end is a part of a frame.
        const std::string script =
            in(EncodingId::Macintosh, u"tell application \"Finder\"\n"
                                      u"\tset the bounds of the front window to \u00AC\n"
                                      u"\t\t{0, 22, 800, 600}\nend tell\n");
        DetectOptions options;
        options.hints.push_back(
            {.kind = HintKind::Filename, .value = "window.applescript", .source = {}});
        QCOMPARE(answerTo(script, options), EncodingId::Macintosh);
    }
    /// In IBM775 the corners are letters, and all else is the same.
    void aPictureKeepsItsPage() {
        for (std::uint32_t seed = 0; seed < 12; ++seed)
            QCOMPARE(answerTo(in(EncodingId::Ibm437, picture(seed))), EncodingId::Ibm437);
    }
    void repetitionTurnsNoAnswer() {
        const std::string price = "price 5 \x9C\n"; // a pound sign in pages of DOS
        std::string often;
        for (int times = 0; times < 4; ++times)
            often += price;
        QCOMPARE(answerTo(often), answerTo(price));
    }
    void noCutMakesASoundEncodingLose_data() {
        QTest::addColumn<QByteArray>("page");
        QTest::addColumn<EncodingId>("encoding");
        for (const Text& text : texts)
            QTest::newRow(std::string(info(text.encoding).name).c_str())
                << QByteArray::fromStdString(page(text, 31)) << text.encoding;
        QTest::newRow("a table of Shift_JIS before its text")
            << QByteArray::fromStdString(table(0xFB) + page({EncodingId::ShiftJis, japanese}, 31))
            << EncodingId::ShiftJis;
        QTest::newRow("a table of EUC-JP before its text")
            << QByteArray::fromStdString(table(0xB0) + page({EncodingId::EucJp, japanese}, 31))
            << EncodingId::EucJp;
    }
    void noCutMakesASoundEncodingLose() {
        QFETCH(QByteArray, page);
        QFETCH(EncodingId, encoding);
        const std::string_view bytes(page.data(), static_cast<std::size_t>(page.size()));
        for (std::size_t size = 505; size <= bytes.size(); size += size == 520    ? 496
                                                                   : size == 1030 ? 350
                                                                                  : 1) {
            const Detection detection = detect(bytesOf(bytes.substr(0, size)));
            const Candidate& answer = detection.ranked.at(0);
            const std::string name(info(answer.encoding).name);
            QVERIFY2(answer.gives(encoding),
                     qPrintable(QString("%1 at %2").arg(name.c_str()).arg(size)));
        }
    }
};

QTEST_APPLESS_MAIN(LawsTest)
#include "laws_test.moc"
