/// Encodings with shift sequences: what is counted many bytes at a time is what is counted one by
/// one.

#include "core/decode/counting_decoder.h"

#include <QTest>

#include <random>

using namespace charsleuth;

namespace {

struct Shifted {
    const char* name;
    EncodingId encoding;
    std::vector<std::string_view> toPairs; ///< one for each set
    std::string_view toSingle;
};

const std::vector<Shifted>& all() {
    static const std::vector<Shifted> all{
        {"ISO-2022-JP", EncodingId::Iso2022Jp, {"\x1B$B", "\x1B$@"}, "\x1B(B"},
        {"ISO-2022-JP-1", EncodingId::Iso2022Jp1, {"\x1B$B", "\x1B$(D"}, "\x1B(J"},
        {"ISO-2022-JP-2",
         EncodingId::Iso2022Jp2,
         {"\x1B$B", "\x1B$(D", "\x1B$A", "\x1B$(C"},
         "\x1B(B"},
        {"ISO-2022-JP-3",
         EncodingId::Iso2022Jp3,
         {"\x1B$B", "\x1B$(O", "\x1B$(Q", "\x1B$(P"},
         "\x1B(B"},
        {"CP50220", EncodingId::Cp50220, {"\x1B$B", "\x1B$(D"}, "\x1B(B"},
        {"ISO-2022-KR", EncodingId::Iso2022Kr, {"\x1B$)C\x0E"}, "\x0F"},
        {"ISO-2022-CN", EncodingId::Iso2022Cn, {"\x1B$)A\x0E", "\x1B$)G\x0E"}, "\x0F"},
        {"HZ", EncodingId::HzGb2312, {"~{"}, "~}"},
        {"UTF-7", EncodingId::Utf7, {"+"}, "-"}};
    return all;
}

void addAll() {
    QTest::addColumn<int>("row");
    for (std::size_t row = 0; row < all().size(); ++row)
        QTest::newRow(all()[row].name) << static_cast<int>(row);
}

TextTally talliedInPieces(Bytes bytes, EncodingId encoding, std::size_t size) {
    TextTally tally;
    Decoder decoder(encoding);
    for (std::size_t at = 0; at < bytes.size(); at += size)
        decoder.feed(bytes.subspan(at, std::min(size, bytes.size() - at)), tally);
    decoder.finish(tally);
    return tally;
}

bool operator==(const TextTally& a, const TextTally& b) {
    return a.units == b.units && a.characters == b.characters && a.sequences == b.sequences &&
           a.malformed == b.malformed && a.malformedBytes == b.malformedBytes &&
           a.firstMalformed == b.firstMalformed && a.lf == b.lf && a.cr == b.cr &&
           a.crlf == b.crlf && a.nel == b.nel && a.c1 == b.c1;
}

/// One byte at a time is too few to count at once.
void compare(const std::string& text, EncodingId encoding) {
    const TextTally expected = talliedInPieces(bytesOf(text), encoding, 1);
    for (const std::size_t size : {std::size_t{256}, std::size_t{100}, text.size()})
        if (!(talliedInPieces(bytesOf(text), encoding, size) == expected))
            QFAIL(QByteArray::fromStdString(text).toHex(' ').constData());
}

/// The pieces of a block in which damage is seen, one after the other.
std::uint64_t damagedPieces(Decoder& decoder, Bytes block, TextTally& tally) {
    std::uint64_t damaged = 0;
    for (std::size_t at = 0; at < block.size(); at += damagePiece) {
        const std::uint64_t before = tally.malformed;
        decoder.feed(block.subspan(at, std::min(damagePiece, block.size() - at)), tally);
        damaged |= std::uint64_t{tally.malformed != before} << at / damagePiece;
    }
    return damaged;
}

/// The same of all pieces of each block at once.
void comparePieces(const std::string& text, EncodingId encoding) {
    constexpr std::size_t blockSize = 256;
    TextTally tally, expected;
    CountingDecoder decoder(encoding);
    Decoder reference(encoding);
    for (std::size_t at = 0; at < text.size(); at += blockSize) {
        const Bytes left = bytesOf(text).subspan(at);
        const Bytes block = left.first(std::min(left.size(), blockSize));
        const std::uint64_t damaged = damagedPieces(reference, block, expected);
        if (decoder.feedPieces(block, tally) != damaged)
            QFAIL(QByteArray::fromStdString(text).toHex(' ').constData());
    }
    decoder.finish(tally);
    reference.finish(expected);
    if (!(tally == expected))
        QFAIL(QByteArray::fromStdString(text).toHex(' ').constData());
}

/// Mostly text in the encoding; `rare`: once in how many pieces something else.
class Texts {
public:
    Texts(const Shifted& shifted, unsigned rare) : m_shifted(shifted), m_rare(rare) {}

    std::string next() {
        std::string text;
        for (unsigned pieces = below(80); pieces > 0; --pieces)
            appendTo(text);
        return text;
    }

private:
    unsigned below(unsigned limit) { return static_cast<unsigned>(m_random() % limit); }
    void appendTo(std::string& text) {
        static constexpr std::array<std::string_view, 34> others{
            "\x1B",  "\x1B$",    "\x1B(",  "\x1B(I",  "\x1B(J",   "\x1B$)C",    "\x1B$*H",
            "\x1BN", "\x1B.A",   "\x1BNi", "\x0E",    "\x0F",     "~",          "~~",
            "~\n",   "~{",       "~}",     "\r",      "\r\n",     "\t",         "\x7F",
            "\x80",  "\xC3\xA9", "\\",     "\x1B$B!", "\x1B(B\n", "\r\x1B(B\n", "!",
            "0!~",   "\x1B$(P",  "\x1B$A", "\x1B$(C", "\x1B$(D",  "\x1B.F"};
        if (m_rare > 0 && below(m_rare) == 0) {
            text += others[below(others.size())];
            return;
        }
        if (below(3) > 0) {
            text += m_shifted.toPairs[below(static_cast<unsigned>(m_shifted.toPairs.size()))];
            for (unsigned pairs = 1 + below(20); pairs > 0; --pairs) {
                text += static_cast<char>(below(8) > 0 ? 0x30 + below(0x1F) : 0x21 + below(94));
                text += static_cast<char>(0x21 + below(94));
            }
            text += m_shifted.toSingle;
        }
        for (unsigned letters = below(30); letters > 0; --letters)
            text += static_cast<char>('a' + below(26));
        if (below(3) == 0)
            text += below(4) == 0 ? "\r\n" : "\n";
    }

    const Shifted& m_shifted;
    unsigned m_rare;
    std::minstd_rand m_random{1};
};

} // namespace

class DecoderShiftsTest : public QObject {
    Q_OBJECT

private slots:
    void everyPairCountsAsTheDecoderReadsIt_data() { addAll(); }
    void everyPairCountsAsTheDecoderReadsIt() {
        QFETCH(int, row);
        const Shifted& shifted = all()[static_cast<std::size_t>(row)];
        for (const std::string_view toPairs : shifted.toPairs)
            for (char lead = 0x21; lead < 0x7F; ++lead)
                for (char trail = 0x21; trail < 0x7F; ++trail) {
                    std::string text{toPairs};
                    for (int times = 0; times < 24; ++times)
                        text += {lead, trail};
                    compare(text.append(shifted.toSingle), shifted.encoding);
                }
    }

    void textCountsAsTheDecoderReadsIt_data() { addAll(); }
    void textCountsAsTheDecoderReadsIt() {
        QFETCH(int, row);
        const Shifted& shifted = all()[static_cast<std::size_t>(row)];
        for (const unsigned rare : {0u, 40u, 3u}) {
            Texts texts(shifted, rare);
            for (int i = 0; i < 3'000; ++i)
                compare(texts.next(), shifted.encoding);
        }
    }

    void damageIsSeenWhereTheDecoderSeesIt_data() { addAll(); }
    void damageIsSeenWhereTheDecoderSeesIt() {
        QFETCH(int, row);
        const Shifted& shifted = all()[static_cast<std::size_t>(row)];
        std::minstd_rand random(1);
        for (const unsigned each : {10u, 60u, 400u}) {
            Texts texts(shifted, 40);
            for (int i = 0; i < 3'000; ++i) {
                std::string text = texts.next();
                for (std::size_t hits = text.size() / each; hits > 0; --hits)
                    text[random() % text.size()] = static_cast<char>(random() >> 8 & 0xFF);
                compare(text, shifted.encoding);
                comparePieces(text, shifted.encoding);
            }
        }
    }
};

QTEST_APPLESS_MAIN(DecoderShiftsTest)
#include "decoder_shifts_test.moc"
