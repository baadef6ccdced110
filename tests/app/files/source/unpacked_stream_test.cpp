#include "app/files/source/unpacked_stream.h"

#include <QTest>

#include <algorithm>

using namespace charsleuth;

namespace {

/// Everything inside, read so many bytes at a time; so many of the packed bytes are there before
/// the others.
QByteArray contentOf(const QByteArray& packed, qsizetype known, std::size_t step,
                     std::string& trouble) {
    qsizetype at = std::min(known, packed.size());
    UnpackedStream stream(
        Packing::Zstd, {packed.begin(), packed.begin() + at},
        [&](std::span<Byte> into) -> std::optional<std::size_t> {
            const auto left = static_cast<std::size_t>(packed.size() - at);
            const std::size_t count = std::min(into.size(), left);
            std::copy_n(packed.begin() + at, count, into.begin());
            at += static_cast<qsizetype>(count);
            return count;
        },
        UnpackedStream::Ratio::Bounded, 0);
    std::vector<Byte> piece(step);
    QByteArray content;
    for (std::size_t count = step; count == step;) {
        count = stream.read(piece).value();
        content.append(reinterpret_cast<const char*>(piece.data()), static_cast<qsizetype>(count));
    }
    trouble = stream.trouble();
    return content;
}

} // namespace

class UnpackedStreamTest : public QObject {
    Q_OBJECT

private slots:
    void whatCameBeforeDamageIsGiven_data() {
        QTest::addColumn<QByteArray>("packed"); // frames of blocks as they are: RFC 8878, 3.1.1
        QTest::addColumn<QByteArray>("content");
        const QByteArray frame = QByteArray::fromHex("28B52FFD 24 03"); // 3 bytes and a checksum
        const QByteArray block = QByteArray::fromHex("190000 616263");  // the last one: "abc"
        QTest::newRow("wrong checksum")
            << frame + block + QByteArray::fromHex("00000000") << QByteArray("abc");
        QTest::newRow("a second block of no known type")
            << QByteArray::fromHex("28B52FFD 20 06 180000 616263 1F0000") << QByteArray("abc");
        const QByteArray whole = QByteArray::fromHex("28B52FFD 20 03") + block;
        QTest::newRow("a damaged frame behind a whole one")
            << whole + frame + block + QByteArray::fromHex("00000000") << QByteArray("abcabc");
    }
    void whatCameBeforeDamageIsGiven() {
        QFETCH(QByteArray, packed);
        QFETCH(QByteArray, content);
        for (const qsizetype known : {0, 6, 15, 1000})
            for (const std::size_t step : {1, 2, 1000}) {
                std::string trouble;
                QCOMPARE(contentOf(packed, known, step, trouble), content);
                QVERIFY2(trouble.starts_with("the packed data is damaged: "), trouble.c_str());
            }
    }
};

QTEST_GUILESS_MAIN(UnpackedStreamTest)
#include "unpacked_stream_test.moc"
