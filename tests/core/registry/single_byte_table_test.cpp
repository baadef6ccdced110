#include "core/decode/single_byte_table.h"
#include "core/registry/registry.h"
#include "tests/core/native_utf16.h"

#include <QFile>
#include <QHash>
#include <QTest>

#include <iconv.h>
#include <unicode/ucnv.h>

#include <memory>

using namespace charsleuth;

namespace {

constexpr char16_t hole = 0xFFFF;

/// The lines of a table in resources/encodings, comments left out, cut at the tabs.
QList<QStringList> tsv(const QString& name) {
    QFile file(QStringLiteral(ENCODINGS "/") + name);
    if (!file.open(QFile::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    QList<QStringList> rows;
    for (const QString& line : QString::fromLatin1(file.readAll()).split('\n', Qt::SkipEmptyParts))
        if (!line.startsWith('#'))
            rows << line.split('\t');
    return rows;
}

QHash<QString, EncodingId> idsByName() {
    QHash<QString, EncodingId> ids;
    const auto rows = tsv("encodings.tsv");
    for (qsizetype i = 0; i < rows.size(); ++i)
        ids[rows[i][0]] = static_cast<EncodingId>(i);
    return ids;
}

/// What ICU makes of one byte: its text, empty where it refuses.
QString byIcu(UConverter* converter, char byte) {
    UErrorCode error = U_ZERO_ERROR;
    char16_t text[8];
    const int32_t size = ucnv_toUChars(converter, text, 8, &byte, 1, &error);
    return U_SUCCESS(error) ? QString::fromUtf16(text, size) : QString();
}

/// The same by glibc. A second call makes composing converters give what they hold back.
QString byIconv(const char* name, char byte) {
    const iconv_t converter = iconv_open(test::nativeUtf16, name);
    if (converter == iconv_t(-1))
        qFatal("iconv has no %s", name);
    char16_t text[8];
    char* source = &byte;
    char* target = reinterpret_cast<char*>(text);
    size_t sourceLeft = 1;
    size_t targetLeft = sizeof text;
    const bool taken = iconv(converter, &source, &sourceLeft, &target, &targetLeft) != size_t(-1);
    iconv(converter, nullptr, nullptr, &target, &targetLeft);
    iconv_close(converter);
    return taken ? QString::fromUtf16(text, static_cast<qsizetype>((sizeof text - targetLeft) / 2))
                 : QString();
}

/// As differences.tsv writes it.
QString shown(const QString& text) {
    QStringList codes;
    for (const QChar c : text)
        codes << QString::number(c.unicode(), 16).rightJustified(4, '0').toUpper();
    return codes.isEmpty() ? "none" : codes.join('+');
}

QString shown(char16_t code) {
    return code == hole ? "none" : shown(QString(QChar(code)));
}

/// The lines that differences.tsv has to have for this row and program.
template <typename Decode>
QStringList differences(const QString& row, const QString& program, EncodingId id, Decode decode) {
    QStringList found;
    for (unsigned byte = 0; byte < 256; ++byte) {
        const QString ours = shown((*singleByteTable(id))[byte]);
        const QString theirs = shown(decode(static_cast<char>(byte)));
        const QString number = QString::number(byte, 16).rightJustified(2, '0').toUpper();
        if (ours != theirs)
            found << QStringList{row, program, number, theirs, ours}.join('\t');
    }
    return found;
}

QStringList listed(const QString& row, const QString& program) {
    QStringList found;
    for (const QStringList& line : tsv("differences.tsv"))
        if (line[0] == row && line[1] == program)
            found << line.join('\t');
    return found;
}

} // namespace

class SingleByteTableTest : public QObject {
    Q_OBJECT

private slots:
    void aTableBelongsToTheRowsThatDecodeByOne() {
        for (const EncodingInfo& row : allEncodings())
            QCOMPARE(singleByteTable(row.id) != nullptr, row.decoder.starts_with("single:"));
    }

    void allButTheListedDifferencesAreAsInAnotherProgram_data() {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("converter");
        const auto ids = idsByName();
        for (const QStringList& source : tsv("sources.tsv"))
            for (const auto& [program, column] : {std::pair("icu", 1), std::pair("iconv", 2)})
                if (source[column] != "-" && singleByteTable(ids[source[0]]))
                    QTest::addRow("%s by %s's %s", qPrintable(source[0]), program,
                                  qPrintable(source[column]))
                        << source[0] << program << source[column];
    }
    void allButTheListedDifferencesAreAsInAnotherProgram() {
        QFETCH(const QString, row);
        QFETCH(const QString, program);
        QFETCH(const QString, converter);
        const EncodingId id = idsByName()[row];
        const QByteArray name = converter.toLatin1();
        QStringList found;
        if (program == "icu") {
            UErrorCode error = U_ZERO_ERROR;
            const std::unique_ptr<UConverter, void (*)(UConverter*)> icu(ucnv_open(name, &error),
                                                                         ucnv_close);
            ucnv_setToUCallBack(icu.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr,
                                &error);
            QVERIFY(U_SUCCESS(error));
            found = differences(row, program, id, [&](char b) { return byIcu(icu.get(), b); });
        } else {
            found = differences(row, program, id, [&](char b) { return byIconv(name, b); });
        }
        QCOMPARE(found, listed(row, program));
    }

    void pagesOfTheEncodingStandardAreItsIndexes() {
        const QString folder = qEnvironmentVariable("CHARSLEUTH_TABLES");
        for (const EncodingInfo& row : allEncodings()) {
            const auto name = QString::fromLatin1(row.decoder).mid(QLatin1String("single:").size());
            QFile file(folder + "/whatwg/index-" + name + ".txt");
            if (folder.isEmpty() || !singleByteTable(row.id) || !file.open(QFile::ReadOnly))
                continue;
            QStringList expected(128, "none");
            for (const QByteArray& line : file.readAll().split('\n'))
                if (const auto cells = line.simplified().split(' ');
                    cells[0].toInt() || cells[0] == "0")
                    expected[cells[0].toInt()] = QString::fromLatin1(cells[1].mid(2));
            for (int pointer = 0; pointer < 128; ++pointer)
                QCOMPARE(shown((*singleByteTable(row.id))[std::size_t(128 + pointer)]),
                         expected[pointer]);
        }
    }

    void dosTextKeepsItsEndOfFile() {
        for (const EncodingInfo& row : allEncodings())
            if (row.platform == "dos" && singleByteTable(row.id))
                QCOMPARE(shown((*singleByteTable(row.id))[0x1A]), QString("001A"));
    }

    void ebcdicTextHasNelAtItsLineEnds() {
        for (const EncodingInfo& row : allEncodings())
            if (row.platform == "mainframe" && singleByteTable(row.id))
                QCOMPARE(shown((*singleByteTable(row.id))[0x15]), QString("0085"));
    }

    void aByteThatIsCalledAsciiIsAscii() {
        for (const EncodingInfo& row : allEncodings())
            if (const SingleByteTable* table = singleByteTable(row.id)) {
                bool ascii = true;
                for (char16_t byte = 0; byte < 128; ++byte)
                    ascii = ascii && (*table)[byte] == byte;
                QVERIFY2(ascii == row.asciiCompatible, row.name.data());
            }
    }

    /// The C1 range is the exception that makes the Windows pages supersets: nobody uses C1 in
    /// text.
    void aSupersetDecodesEveryByteOfTheSubsetToTheSameCharacter() {
        int pairs = 0;
        for (const EncodingInfo& row : allEncodings()) {
            const SingleByteTable* subset = singleByteTable(row.id);
            if (!subset || !row.superset)
                continue;
            const SingleByteTable* superset = singleByteTable(*row.superset);
            ++pairs;
            for (char16_t byte = 0; byte < 256; ++byte) {
                const char16_t code = (*subset)[byte];
                const bool isC1 = byte >= 0x80 && byte < 0xA0 && code == byte;
                if (code != hole && !isC1)
                    QCOMPARE(shown(superset ? (*superset)[byte] : byte), shown(code));
            }
        }
        QCOMPARE(pairs, 5);
    }

    void exceptForC1ASubsetDoesDifferFromItsSuperset() {
        QVERIFY((*singleByteTable(EncodingId::Iso8859_1))[0x80] == 0x80);
        QVERIFY((*singleByteTable(EncodingId::Windows1252))[0x80] == 0x20AC);
        QVERIFY((*singleByteTable(EncodingId::Tis620))[0x80] == hole);
    }
};

QTEST_APPLESS_MAIN(SingleByteTableTest)
#include "single_byte_table_test.moc"
