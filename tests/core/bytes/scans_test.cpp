#include "core/bytes/scan/scans.h"

#include "core/decode/decoder.h"
#include "core/registry/registry.h"
#include "tests/core/bytes/scan_inputs.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace charsleuth;

namespace {

/// Bytes that the scans tell apart, and their neighbours.
constexpr Byte telling[] = {0x00, 0x0A, 0x0D, 0x0E, 0x0F, 0x1B, '+',  '0',  'A',  '{',  '~',
                            0x7F, 0x80, 0x81, 0x85, 0x8E, 0x8F, 0x90, 0x9F, 0xA0, 0xA1, 0xBF,
                            0xC0, 0xC1, 0xC2, 0xC3, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF,
                            0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFC, 0xFE, 0xFF, 0xD7, 0xD8, 0xDC};

/// Well-formed text of several kinds in a row, of which every input is a damaged piece.
std::string soundText() {
    std::string text;
    for (int i = 0; i < 40; ++i)
        text +=
            "plain ASCII, \xC3\xA4\xD0\x96 \xE3\x81\x82\xED\x9F\xBF\xEF\xBF\xBD \xF0\x9F\x98\x80"
            "\xF4\x8F\xBF\xBF\xC2\x85\xC2\x80 \r\n";
    return text;
}

class Inputs {
public:
    Bytes next() {
        m_input.resize(1 + m_random() % most);
        const std::size_t from = m_random() % (m_sound.size() - most);
        std::copy_n(m_sound.begin() + static_cast<std::ptrdiff_t>(from), m_input.size(),
                    m_input.begin());
        for (auto left = m_random() % 6; left > 0; --left)
            m_input[m_random() % m_input.size()] = telling[m_random() % std::size(telling)];
        if (m_random() % 8 == 0)
            std::ranges::generate(m_input,
                                  [&] { return telling[m_random() % std::size(telling)]; });
        return m_input;
    }

private:
    static constexpr std::size_t most = 200;
    std::minstd_rand m_random{seed};
    std::string m_sound = soundText();
    std::vector<Byte> m_input;
};

/// Units of UTF-16 or UTF-32 that mean something, and those next to them, in any order.
class Units {
public:
    Units(unsigned width, bool bigEndian) : m_width(width), m_bigEndian(bigEndian) {}
    Bytes next() {
        static constexpr char32_t telling[] = {
            0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xD7FF,  0xE000,   '\n',     '\r',     0x85,
            0x80,   0x9F,   0xA0,   0x7F,   0xFFFF,  0x0A00,   0x0D00,   0x8500,   0x0D0A,
            0x00D8, 0,      'a',    0x416,  0x1F44D, 0x10FFFF, 0x110000, 0xD80000, 0x8000000A};
        m_input.clear();
        const std::size_t kinds = 1 + m_random() % std::size(telling); // few: long runs of them
        for (auto left = m_random() % 200; left > 0; --left)
            append(telling[m_random() % kinds]);
        return m_input;
    }
    /// The end of a unit of the last input, any one, or 0.
    std::size_t divided() { return m_random() % (m_input.size() / m_width + 1) * m_width; }
    char32_t unitBefore(std::size_t at) const {
        char32_t unit = 0;
        for (unsigned i = 0; i < m_width && at > 0; ++i)
            unit = unit << 8 | m_input[at - (m_bigEndian ? m_width - i : i + 1)];
        return unit;
    }

private:
    void append(char32_t unit) {
        for (unsigned i = 0; i < m_width; ++i)
            m_input.push_back(
                static_cast<Byte>(unit >> 8 * (m_bigEndian ? m_width - 1 - i : i) & 0xFF));
    }

    unsigned m_width;
    bool m_bigEndian;
    std::minstd_rand m_random{seed};
    std::vector<Byte> m_input;
};

bool operator==(const BlockMarks& a, const BlockMarks& b) {
    return a.high == b.high && a.special == b.special && a.lf == b.lf && a.cr == b.cr;
}
bool operator==(const Utf8Counts& a, const Utf8Counts& b) {
    return a.two == b.two && a.three == b.three && a.four == b.four && a.malformed == b.malformed &&
           a.c1 == b.c1 && a.nel == b.nel && a.unlike == b.unlike;
}
bool operator==(const PairMarks& a, const PairMarks& b) {
    return a.known == b.known && a.lead == b.lead && std::ranges::equal(a.doubtful, b.doubtful) &&
           std::ranges::equal(a.singles, b.singles);
}

/// Results of one kind for all blocks of an input.
template <class Result, class Scan>
std::vector<Result> resultsOf(Bytes bytes, std::size_t step, const Scan& scan) {
    std::vector<Result> results((bytes.size() + step - 1) / step);
    scan(results.data());
    return results;
}

#define COMPARE_SCANS(Result, step, call)                                                          \
    const auto of = [&](const Scans& scans) {                                                      \
        return resultsOf<Result>(bytes, step, [&](Result* results) { call; });                     \
    };                                                                                             \
    const auto expected = of(portableScans());                                                     \
    for (const Scans* scans : others)                                                              \
        if (!std::ranges::equal(of(*scans), expected,                                              \
                                [](const auto& a, const auto& b) { return a == b; }))              \
    QFAIL(QByteArray(scans->name.data()) + " differs for " + asHex(bytes))

} // namespace

class ScansTest : public QObject {
    Q_OBJECT

    const std::vector<const Scans*> others = runnableScans();

private slots:
    void allProcessorsMarkBlocksAlike() {
        Inputs source;
        for (int i = 0; i < inputs; ++i) {
            const Bytes bytes = source.next();
            COMPARE_SCANS(BlockMarks, BlockMarks::size, scans.mark(bytes, results, nullptr));
        }
    }
    void marksSayWhatStandsInABlock() {
        for (const Scans* scans : others) {
            const auto marked = [&](std::string_view text) {
                BlockMarks marks;
                scans->mark(bytesOf(text), &marks, nullptr);
                return marks;
            };
            QVERIFY(marked("a\x1B").escape() && marked("\x0E").escape() && marked("\x0F").escape());
            QVERIFY(marked("a~").tilde() && marked("a+").plus() && marked({"a\0", 2}).nul());
            QCOMPARE(int{marked("\r\n\n").lf}, 2);
            QCOMPARE(int{marked("\r\n\n\xFF").cr}, 1);
            for (int byte = 0; byte < 256; ++byte) {
                const BlockMarks marks = marked(std::string(70, static_cast<char>(byte)));
                QCOMPARE(marks.escape(), byte == 0x1B || byte == 0x0E || byte == 0x0F);
                QCOMPARE(marks.tilde(), byte == '~');
                QCOMPARE(marks.plus(), byte == '+');
                QCOMPARE(marks.nul(), byte == 0);
                QCOMPARE(int{marks.lf}, byte == '\n' ? 70 : 0);
                QCOMPARE(int{marks.cr}, byte == '\r' ? 70 : 0);
                QCOMPARE(int{marks.high}, byte >= 0x80 ? 70 : 0);
            }
        }
    }
    void allProcessorsCountUtf8Alike() {
        Inputs source;
        for (int i = 0; i < inputs; ++i) {
            const Bytes bytes = source.next();
            Before before{};
            std::copy_n(bytes.begin(), std::min(bytes.size(), before.size()), before.begin());
            COMPARE_SCANS(Utf8Counts, BlockMarks::size, scans.utf8(bytes, before, results));
        }
    }
    void whatIsSoundIsCountedAsBlocksAre() {
        Inputs source;
        int found = 0;
        for (int i = 0; i < inputs; ++i) {
            const Bytes all = source.next();
            Before before{};
            const std::size_t split = std::min(all.size(), before.size());
            std::copy_n(all.begin(), split, before.end() - static_cast<std::ptrdiff_t>(split));
            const Bytes bytes = all.subspan(split);
            for (const Scans* scans : others) {
                Utf8Sums sums;
                Utf8Counts counts;
                const bool sound = scans->soundUtf8(bytes, before, sums);
                if (!bytes.empty())
                    scans->utf8(bytes, before, &counts);
                QVERIFY(!sound || counts.malformed == 0);
                Utf8Sums ofPortable;
                QCOMPARE(sound, portableScans().soundUtf8(bytes, before, ofPortable));
                const TextTally ofAll = tally(all, EncodingId::Utf8);
                QVERIFY(sound || ofAll.malformed > 0);
                if (!sound)
                    continue;
                ++found;
                QCOMPARE(sums.two, unsigned{counts.two});
                QCOMPARE(sums.three, unsigned{counts.three});
                QCOMPARE(sums.four, unsigned{counts.four});
                QCOMPARE(sums.c1, unsigned{counts.c1});
                QCOMPARE(sums.nel, unsigned{counts.nel});
            }
        }
        QVERIFY(found > inputs / 10);
    }
    void soundnessIsThatOfEveryThreeBytes() {
        for (unsigned number = 0; number < 1U << 24; number += 1 + number % 7) {
            const std::array bytes{Byte{'a'}, static_cast<Byte>(number >> 16),
                                   static_cast<Byte>(number >> 8 & 0xFF),
                                   static_cast<Byte>(number & 0xFF), Byte{'z'}};
            Utf8Sums sums;
            if (bestScans().soundUtf8(bytes, {}, sums) !=
                (tally(bytes, EncodingId::Utf8).malformed == 0))
                QFAIL(QByteArray::number(number, 16));
        }
    }
    void allProcessorsCountCesu8Alike() {
        Inputs source;
        for (int i = 0; i < inputs; ++i) {
            const Bytes bytes = source.next();
            COMPARE_SCANS(Utf8Counts, BlockMarks::size, scans.cesu8(bytes, {}, results));
        }
    }
    void allProcessorsMaskPairsAlike() {
        static constexpr PairClasses classes{
            {{{0x81, 0x9F}, {0xE0, 0xFC}}},
            std::array<PairBox, 3>{{{"89E", "0123ABCDEF", "456789ABCDEF", "0123456789ABCDE"},
                                    {"9", "02468", "02468ACE", "0123456789ABCDEF"},
                                    {"F", "0123456789ABCDEF", "F", "0"}}}};
        Inputs source;
        for (int i = 0; i < inputs; ++i) {
            const Bytes bytes = source.next();
            const Byte lead = i % 3 == 0 ? Byte{0x9A} : Byte{0};
            COMPARE_SCANS(PairMarks, BlockMarks::size, scans.pairs(bytes, classes, lead, *results));
        }
    }
    void allProcessorsFindWhatIsInformativeAlike() {
        Inputs source;
        for (int i = 0; i < inputs; ++i) {
            const Bytes bytes = source.next();
            const Bytes piece = bytes.first(1 + bytes.size() / 9);
            for (const Scans* scans : others)
                QCOMPARE(scans->isInformative(piece), portableScans().isInformative(piece));
        }
    }
    void allProcessorsLookUpSetsAlike() {
        Inputs source;
        for (int i = 0; i < inputs; ++i) {
            const Bytes bytes = source.next();
            ByteSet set;
            for (const Byte byte : bytes.first(bytes.size() / 2 + 1))
                set.insert(byte);
            std::vector<BlockMarks> marks(bytes.size() / BlockMarks::size + 1);
            for (const Scans* scans : others) {
                const bool all =
                    std::ranges::all_of(bytes, [&](Byte byte) { return set.contains(byte); });
                QCOMPARE(scans->allIn(bytes, set), all);
                QCOMPARE(scans->mark(bytes, marks.data(), &set), all);
            }
        }
    }

    void aByteIsInASetIfItWasPutThere() {
        ByteSet set;
        set.insert(0x7F);
        set.insert(0xE9);
        for (int byte = 0; byte < 256; ++byte)
            QCOMPARE(set.contains(static_cast<Byte>(byte)), byte == 0x7F || byte == 0xE9);
    }
    void everyInformativeByteIsFoundAtEveryPlace() {
        for (std::size_t place = 0; place < 130; ++place)
            for (const std::string_view found :
                 {std::string_view("\0", 1), {"\x0E"}, {"\x1B"}, {"\x80"}, {"~{"}}) {
                std::string text(132, 'x');
                text.replace(place, found.size(), found);
                QVERIFY(bestScans().isInformative(bytesOf(text)));
            }
    }
    void plainTextDoesNotTell() {
        QVERIFY(!bestScans().isInformative(bytesOf("a ~ { b\r\n\t{~ and }~")));
    }
    void theCountsOfUtf8AreTheDecoders() {
        Inputs source;
        for (int i = 0; i < inputs; ++i) {
            const Bytes bytes = source.next();
            TextTally expected;
            Decoder decoder(EncodingId::Utf8);
            decoder.feed(bytes, expected); // what is unfinished at the end counts nowhere
            Utf8Counts found;
            bestScans().utf8(bytes, {}, &found);
            QCOMPARE(std::uint64_t{found.malformed}, expected.malformed);
            QCOMPARE(std::uint64_t{found.two} + found.three + found.four, expected.sequences);
            QCOMPARE(std::uint64_t{found.four}, expected.units - expected.characters);
            QCOMPARE(std::uint64_t{found.c1}, expected.c1);
            QCOMPARE(std::uint64_t{found.nel}, expected.nel);
        }
    }
    /// Each input in two stretches, for what stands before one counts too.
    void theCountsOfWideUnitsAreTheDecoders_data() {
        QTest::addColumn<int>("encoding");
        for (const EncodingId id :
             {EncodingId::Utf16Le, EncodingId::Utf16Be, EncodingId::Utf32Le, EncodingId::Utf32Be})
            QTest::newRow(info(id).name.data()) << static_cast<int>(id);
    }
    void theCountsOfWideUnitsAreTheDecoders() {
        QFETCH(int, encoding);
        const auto id = static_cast<EncodingId>(encoding);
        const bool isUtf16 = id == EncodingId::Utf16Le || id == EncodingId::Utf16Be;
        const bool bigEndian = id == EncodingId::Utf16Be || id == EncodingId::Utf32Be;
        Units source(isUtf16 ? 2 : 4, bigEndian);
        for (int i = 0; i < inputs / 4; ++i) {
            const Bytes bytes = source.next();
            TextTally expected;
            Decoder decoder(id);
            decoder.feed(bytes, expected); // what is unfinished at the end counts nowhere
            const std::size_t divided = source.divided();
            for (const Scans* scans : others) {
                const auto scan = isUtf16 ? scans->utf16 : scans->utf32;
                const WideSums first = scan(bytes.first(divided), bigEndian, 0);
                const WideSums then =
                    scan(bytes.subspan(divided), bigEndian, source.unitBefore(divided));
                const auto shown = [&] { return asHex(bytes).prepend(scans->name.data()); };
                QVERIFY2(first.malformed + then.malformed == expected.malformed, shown());
                QVERIFY2(first.pairs + then.pairs == expected.units - expected.characters, shown());
                QVERIFY2(first.crLf + then.crLf == expected.crlf, shown());
                QVERIFY2(first.cr + then.cr == expected.cr + expected.crlf, shown());
                QVERIFY2(first.lf + then.lf == expected.lf + expected.crlf, shown());
                QVERIFY2(first.nel + then.nel == expected.nel, shown());
                QVERIFY2(first.c1 + then.c1 == expected.c1, shown());
            }
        }
    }
};

QTEST_APPLESS_MAIN(ScansTest)
#include "scans_test.moc"
