/// Random damaged buffers: the text and the bytes of every malformed sequence are those of the
/// literal machines in reference_*.h.

#include "core/decode/decoder.h"
#include "tests/core/decode/random_bytes.h"
#include "tests/core/decode/reference_legacy.h"
#include "tests/core/decode/reference_unicode.h"

#include <QTest>

using namespace charsleuth;

namespace {

using Make = std::unique_ptr<reference::Handler> (*)();

template <class Handler>
std::unique_ptr<reference::Handler> make() {
    return std::make_unique<Handler>();
}

QByteArray hex(Bytes bytes) {
    return QByteArray(reinterpret_cast<const char*>(bytes.data()),
                      static_cast<qsizetype>(bytes.size()))
        .toHex(' ');
}

bool sameRanges(const DecodedText& decoded, const reference::Result& expected) {
    return std::ranges::equal(decoded.malformed, expected.errors, {}, &MalformedRange::bytes);
}

} // namespace

Q_DECLARE_METATYPE(charsleuth::EncodingId)
Q_DECLARE_METATYPE(Make)

class DecoderDamageTest : public QObject {
    Q_OBJECT

private slots:
    void damageIsCountedAsTheStandardDoes_data() {
        QTest::addColumn<EncodingId>("encoding");
        QTest::addColumn<Make>("make");
        const auto row = [](EncodingId encoding, Make make) {
            QTest::addRow("%s", info(encoding).name.data()) << encoding << make;
        };
        using enum EncodingId;
        row(Utf8, make<reference::Utf8>);
        row(Utf16Le, make<reference::Utf16<false>>);
        row(Utf16Be, make<reference::Utf16<true>>);
        row(Gb18030, make<reference::Gb18030>);
        row(Gbk, make<reference::Gb18030>);
        row(Big5, make<reference::Big5>);
        row(EucKr, make<reference::EucKr>);
        row(ShiftJis, make<reference::ShiftJis>);
        row(EucJp, make<reference::EucJp>);
        row(Iso2022Jp, make<reference::Iso2022Jp>);
    }
    void damageIsCountedAsTheStandardDoes() {
        QFETCH(EncodingId, encoding);
        QFETCH(Make, make);
        RandomBytes random(encoding, 20261121);
        for (int round = 0; round < 200'000; ++round) {
            const std::vector<Byte> bytes = random.buffer(1 + random.below(40));
            const auto handler = make();
            const reference::Result expected = reference::run(*handler, bytes);
            const DecodedText decoded = decode(bytes, encoding);
            if (decoded.text != expected.text || !sameRanges(decoded, expected))
                QFAIL(hex(bytes).constData());
        }
    }
};

QTEST_APPLESS_MAIN(DecoderDamageTest)
#include "decoder_damage_test.moc"
