/// Every sequence of every legacy encoding of the WHATWG Encoding Standard, against the digests
/// that resources/encodings/index/generate_index.py took from the standard's own indexes.

#include "core/decode/decoder.h"
#include "core/registry/registry.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace charsleuth;

namespace {

using Sequence = std::vector<Byte>;
using Visit = std::function<void(const Sequence&)>;

void visitPairs(Sequence prefix, const Visit& visit) {
    const std::size_t size = prefix.size();
    prefix.resize(size + 2);
    for (unsigned pair = 0; pair < 0x10000; ++pair) {
        prefix[size] = static_cast<Byte>(pair >> 8);
        prefix[size + 1] = static_cast<Byte>(pair);
        visit(prefix);
    }
}
void visitSingles(Sequence prefix, const Visit& visit) {
    prefix.push_back(0);
    for (unsigned byte = 0; byte < 256; ++byte) {
        prefix.back() = static_cast<Byte>(byte);
        visit(prefix);
    }
}
void visitFours(const Visit& visit) {
    Sequence four(4);
    for (unsigned i = 0; i < 126U * 10 * 126 * 10; ++i) {
        four[0] = static_cast<Byte>(0x81 + i / 12600);
        four[1] = static_cast<Byte>(0x30 + i / 1260 % 10);
        four[2] = static_cast<Byte>(0x81 + i / 10 % 126);
        four[3] = static_cast<Byte>(0x30 + i % 10);
        visit(four);
    }
}

/// The same sequences in the same order as sequences() of generate_index.py.
void visitSequences(const QByteArray& name, const Visit& visit) {
    static const QList<QByteArray> multiByte{"shift_jis", "euc-kr", "big5",       "gb18030",
                                             "gbk",       "euc-jp", "iso-2022-jp"};
    visitSingles({}, visit);
    if (multiByte.contains(name))
        visitPairs({}, visit);
    if (name == "euc-jp")
        visitPairs({0x8F}, visit);
    if (name == "iso-2022-jp") {
        visitPairs({0x1B, '$', 'B'}, visit);
        visitSingles({0x1B, '(', 'J'}, visit);
        visitSingles({0x1B, '(', 'I'}, visit);
    }
    if (name == "gb18030")
        visitFours(visit);
}

QByteArray serialized(const DecodedText& decoded) {
    QByteArray out;
    out.reserve(32);
    out += static_cast<char>(decoded.text.size());
    out += static_cast<char>(decoded.malformed.size());
    for (const char16_t unit : decoded.text) {
        out += static_cast<char>(unit & 0xFF);
        out += static_cast<char>(unit >> 8);
    }
    for (const MalformedRange& range : decoded.malformed) {
        out += static_cast<char>(range.bytes.begin);
        out += static_cast<char>(range.bytes.end);
    }
    return out;
}

} // namespace

class DecoderIndexTest : public QObject {
    Q_OBJECT

private slots:
    /// The committed tables and digests are what the script makes of the standard's indexes, where
    /// these are at hand (CHARSLEUTH_TABLES); the digests themselves are checked in any case.
    void everyTableGrowsAgain() {
        QProcess script;
        QTemporaryDir out;
        const QString tables = qEnvironmentVariable("CHARSLEUTH_TABLES");
        const QDir root(QStringLiteral(CHARSLEUTH_ROOT));
        const QStringList folders{"core/decode/generated", "tests/core/decode"};
        for (const QString& folder : folders)
            QVERIFY(QDir(out.path()).mkpath(folder));
        if (!tables.isEmpty()) {
            script.start("python3",
                         {"-B", root.filePath("resources/encodings/index/generate_index.py"),
                          tables, out.path()});
            QVERIFY(script.waitForFinished(200'000));
            QCOMPARE(script.exitCode(), 0);
        }
        for (const QString& folder : folders)
            for (const QString& name : QDir(out.filePath(folder)).entryList(QDir::Files)) {
                QFile grown(out.filePath(folder + '/' + name));
                QFile committed(root.filePath(folder + '/' + name));
                QVERIFY(grown.open(QIODevice::ReadOnly) && committed.open(QIODevice::ReadOnly));
                QVERIFY2(grown.readAll() == committed.readAll(), qPrintable(name));
            }
    }

    void everySequenceIsWhatTheStandardSays_data() {
        QTest::addColumn<QByteArray>("digest");
        QFile file(CHARSLEUTH_DIGESTS);
        QVERIFY(file.open(QIODevice::ReadOnly));
        while (!file.atEnd()) {
            const QByteArray line = file.readLine().trimmed();
            if (line.startsWith('#'))
                continue;
            const QList<QByteArray> columns = line.split('\t');
            QCOMPARE(columns.size(), 2);
            QTest::newRow(columns[0].constData()) << columns[1];
        }
    }
    void everySequenceIsWhatTheStandardSays() {
        QFETCH(QByteArray, digest);
        const QByteArray name = QTest::currentDataTag();
        const auto encoding = findEncoding(name.toStdString(), Namespace::Whatwg);
        QVERIFY(encoding);
        QCryptographicHash hash(QCryptographicHash::Sha256);
        visitSequences(name, [&](const Sequence& sequence) {
            hash.addData(serialized(decode(sequence, *encoding)));
        });
        QCOMPARE(hash.result().toHex(), digest);
    }
};

QTEST_APPLESS_MAIN(DecoderIndexTest)
#include "decoder_index_test.moc"
