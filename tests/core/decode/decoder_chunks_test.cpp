/// What holds for every decoder and any input: chunks make no difference, copies are checkpoints,
/// ranges and offsets are well formed, counts agree with the text.

#include "core/decode/decoder.h"
#include "tests/core/decode/random_bytes.h"

#include <QTest>

using namespace charsleuth;

namespace {

void addEveryEncoding() {
    QTest::addColumn<int>("row");
    for (int row = 0; row < encodingCount; ++row)
        QTest::addRow("%s", info(static_cast<EncodingId>(row)).name.data()) << row;
}

template <class Next>
MappedText decodeInChunks(Bytes bytes, EncodingId encoding, Next next) {
    MappedText out;
    Decoder decoder(encoding);
    while (!bytes.empty()) {
        const Bytes chunk = bytes.first(std::min<std::size_t>(bytes.size(), next()));
        decoder.feed(chunk, out);
        bytes = bytes.subspan(chunk.size());
    }
    decoder.finish(out);
    return out;
}

bool same(const MappedText& a, const MappedText& b) {
    return a.text == b.text && a.malformed == b.malformed && a.byteOf == b.byteOf;
}

QByteArray hex(const std::vector<Byte>& bytes) {
    return QByteArray(reinterpret_cast<const char*>(bytes.data()),
                      static_cast<qsizetype>(bytes.size()))
        .toHex(' ');
}

/// What a tally must say, from the text.
TextTally counted(const MappedText& decoded) {
    TextTally out;
    out.units = decoded.text.size();
    for (std::size_t i = 0; i < decoded.text.size(); ++i) {
        const char16_t unit = decoded.text[i];
        const bool afterCr = i > 0 && decoded.text[i - 1] == u'\r';
        out.characters += unit < 0xDC00 || unit > 0xDFFF;
        out.cr += unit == u'\r';
        out.lf += unit == u'\n' && !afterCr;
        out.crlf += unit == u'\n' && afterCr;
        out.nel += unit == u'\u0085';
        out.c1 += unit >= 0x80 && unit < 0xA0 && unit != 0x85;
    }
    out.cr -= out.crlf;
    out.malformed = decoded.malformed.size();
    for (const MalformedRange& range : decoded.malformed)
        out.malformedBytes += range.bytes.size();
    if (!decoded.malformed.empty())
        out.firstMalformed = decoded.malformed[0].bytes;
    return out;
}

bool sameButSequences(const TextTally& a, const TextTally& b) {
    return a.units == b.units && a.characters == b.characters && a.malformed == b.malformed &&
           a.malformedBytes == b.malformedBytes && a.firstMalformed == b.firstMalformed &&
           a.lf == b.lf && a.cr == b.cr && a.crlf == b.crlf && a.nel == b.nel && a.c1 == b.c1;
}

} // namespace

class DecoderChunksTest : public QObject {
    Q_OBJECT

private slots:
    void everyRowHasItsDecoder_data() { addEveryEncoding(); }
    void everyRowHasItsDecoder() {
        QFETCH(int, row);
        // A row without one would fall back to UTF-8.
        const auto encoding = static_cast<EncodingId>(row);
        const std::u16string e = decode(bytesOf("\xC3\xA9"), encoding).text;
        QVERIFY(e != u"\u00E9" || info(encoding).decoder == "utf-8" ||
                info(encoding).decoder == "cesu-8");
    }

    void anyChunkingGivesTheSame_data() { addEveryEncoding(); }
    void anyChunkingGivesTheSame() {
        QFETCH(int, row);
        const auto encoding = static_cast<EncodingId>(row);
        RandomBytes random(encoding);
        for (int round = 0; round < 150; ++round) {
            const std::vector<Byte> bytes = random.buffer(1 + random.below(200));
            const MappedText whole = decodeMapped(bytes, encoding);
            for (const std::size_t size : {1u, 2u, 3u, 7u})
                QVERIFY2(same(decodeInChunks(bytes, encoding, [=] { return size; }), whole),
                         hex(bytes).constData());
            const auto randomly = [&] { return static_cast<std::size_t>(random.below(12)); };
            QVERIFY2(same(decodeInChunks(bytes, encoding, randomly), whole),
                     hex(bytes).constData());
            const DecodedText text = decode(bytes, encoding);
            QVERIFY2(text.text == whole.text && text.malformed == whole.malformed,
                     hex(bytes).constData());
        }
    }

    void longInputGivesTheSame_data() { addEveryEncoding(); }
    void longInputGivesTheSame() {
        QFETCH(int, row);
        const auto encoding = static_cast<EncodingId>(row);
        const std::vector<Byte> bytes = RandomBytes(encoding).buffer(70'000);
        const MappedText whole = decodeMapped(bytes, encoding);
        QVERIFY(same(decodeInChunks(bytes, encoding, [] { return std::size_t{1}; }), whole));
        QVERIFY(sameButSequences(tally(bytes, encoding), counted(whole)));
    }

    void aCopyGoesOnFromWhereTheOriginalStood_data() { addEveryEncoding(); }
    void aCopyGoesOnFromWhereTheOriginalStood() {
        QFETCH(int, row);
        const auto encoding = static_cast<EncodingId>(row);
        RandomBytes random(encoding);
        for (int round = 0; round < 40; ++round) {
            const std::vector<Byte> bytes = random.buffer(60);
            const MappedText whole = decodeMapped(bytes, encoding);
            const Bytes view(bytes);
            for (std::size_t cut = 0; cut <= view.size(); cut += 1 + random.below(4)) {
                MappedText out;
                Decoder original(encoding);
                original.feed(view.first(cut), out);
                Decoder copy(original);
                MappedText other;
                original.feed(bytesOf("\x1B$B\x81+"), other); // does not touch the copy
                Decoder moved(EncodingId::Utf8);
                moved = copy;
                copy.feed(bytesOf("\x1B$B\x81+"), other);
                Decoder last(std::move(moved));
                last.feed(view.subspan(cut), out);
                last.finish(out);
                QVERIFY2(same(out, whole), hex(bytes).constData());
            }
        }
    }

    void rangesAndOffsetsAreWellFormed_data() { addEveryEncoding(); }
    void rangesAndOffsetsAreWellFormed() {
        QFETCH(int, row);
        const auto encoding = static_cast<EncodingId>(row);
        RandomBytes random(encoding);
        for (int round = 0; round < 150; ++round) {
            const std::vector<Byte> bytes = random.buffer(1 + random.below(300));
            const MappedText decoded = decodeMapped(bytes, encoding);
            QCOMPARE(decoded.byteOf.size(), decoded.text.size() + 1);
            QVERIFY(std::ranges::is_sorted(decoded.byteOf));
            QCOMPARE(decoded.byteOf.back(), bytes.size());
            std::uint64_t end = 0;
            for (const MalformedRange& range : decoded.malformed) {
                QVERIFY(!range.bytes.empty());
                QVERIFY(range.bytes.begin >= end);
                QVERIFY(range.bytes.end <= bytes.size());
                QCOMPARE(decoded.text[range.textOffset], u'\uFFFD');
                QCOMPARE(decoded.byteOf[range.textOffset], range.bytes.begin);
                QVERIFY(decoded.byteOf[range.textOffset + 1] >= range.bytes.end);
                end = range.bytes.end;
            }
        }
    }

    void theTallyAgreesWithTheText_data() { addEveryEncoding(); }
    void theTallyAgreesWithTheText() {
        QFETCH(int, row);
        const auto encoding = static_cast<EncodingId>(row);
        RandomBytes random(encoding);
        for (int round = 0; round < 150; ++round) {
            const std::vector<Byte> bytes = random.buffer(1 + random.below(200));
            const TextTally expected = counted(decodeMapped(bytes, encoding));
            const TextTally whole = tally(bytes, encoding);
            QVERIFY2(sameButSequences(whole, expected), hex(bytes).constData());
            TextTally pieces;
            Decoder decoder(encoding);
            for (const Byte byte : bytes)
                decoder.feed({&byte, 1}, pieces);
            decoder.finish(pieces);
            QVERIFY2(sameButSequences(pieces, expected), hex(bytes).constData());
            QCOMPARE(pieces.sequences, whole.sequences);
        }
    }

    void everyPairIsCounted_data() {
        QTest::addColumn<int>("row");
        QTest::addColumn<QByteArray>("designation");
        const auto add = [](const char* name, EncodingId encoding, const char* designation) {
            QTest::newRow(name) << static_cast<int>(encoding) << QByteArray(designation);
        };
        add("ISO-2022-JP", EncodingId::Iso2022Jp, "\x1B$B");
        add("ISO-2022-JP-1", EncodingId::Iso2022Jp1, "\x1B$B");
        add("JIS X 0212", EncodingId::Iso2022Jp1, "\x1B$(D");
        add("JIS X 0213", EncodingId::Iso2022Jp3, "\x1B$(Q");
        add("ISO-2022-KR", EncodingId::Iso2022Kr, "\x1B$)C\x0E");
        add("GB 2312", EncodingId::Iso2022Cn, "\x1B$)A\x0E");
        add("CNS 11643", EncodingId::Iso2022Cn, "\x1B$)G\x0E");
    }
    void everyPairIsCounted() {
        QFETCH(int, row);
        QFETCH(QByteArray, designation);
        const auto encoding = static_cast<EncodingId>(row);
        std::string bytes = designation.toStdString() + '\r';
        for (char lead = 0x21; lead < 0x7F; ++lead)
            for (char trail = 0x21; trail < 0x7F; ++trail)
                bytes += {lead, trail};
        const TextTally whole = tally(bytesOf(bytes), encoding);
        QVERIFY(sameButSequences(whole, counted(decodeMapped(bytesOf(bytes), encoding))));
        QVERIFY(whole.malformed < 94 * 94 / 2);
        QCOMPARE(whole.sequences + whole.malformed,
                 std::uint64_t{94 * 94} + (encoding == EncodingId::Iso2022Jp ? 1 : 0));
    }

    void thePositionIsWhereTheUnfinishedSequenceBegins_data() { addEveryEncoding(); }
    void thePositionIsWhereTheUnfinishedSequenceBegins() {
        QFETCH(int, row);
        const auto encoding = static_cast<EncodingId>(row);
        RandomBytes random(encoding);
        for (int round = 0; round < 60; ++round) {
            const std::vector<Byte> bytes = random.buffer(60);
            Decoder decoder(encoding, 1000);
            MappedText out;
            std::uint64_t before = 1000;
            for (std::size_t i = 0; i < bytes.size(); ++i) {
                decoder.feed({&bytes[i], 1}, out);
                QVERIFY(decoder.position() >= before);
                QVERIFY(decoder.position() <= 1000 + i + 1);
                QCOMPARE(out.byteOf.back(), decoder.position());
                before = decoder.position();
            }
            decoder.finish(out);
            QCOMPARE(decoder.position(), 1000 + bytes.size());
        }
    }
};

QTEST_APPLESS_MAIN(DecoderChunksTest)
#include "decoder_chunks_test.moc"
