#include "app/answer/preview.h"

#include "core/decode/encoder.h"

#include <QTest>

using namespace charsleuth;

namespace {

QString preview(const QByteArray& bytes, EncodingId encoding, qsizetype telling) {
    const Bytes all(reinterpret_cast<const Byte*>(bytes.data()),
                    static_cast<std::size_t>(bytes.size()));
    const auto bytesAt = [all](ByteRange range, std::vector<Byte>&) {
        const auto begin = std::min<std::uint64_t>(range.begin, all.size());
        const auto end = std::min<std::uint64_t>(range.end, all.size());
        return std::optional(all.subspan(begin, end - begin));
    };
    const Candidate candidate{.encoding = encoding,
                              .tellingByte = static_cast<std::uint64_t>(telling)};
    return QString::fromStdString(previewOf(bytesAt, candidate));
}

QString numbers(int first, int last) {
    QString text;
    for (int i = first; i < last; ++i)
        text += QChar(0x4E00 + i);
    return text;
}

} // namespace

class PreviewTest : public QObject {
    Q_OBJECT

private slots:
    void fortyCharactersStandBeforeTheTellingOne_data() {
        QTest::addColumn<int>("telling");
        for (const int telling : {0, 1, 39, 40, 41, 100, 299, 399})
            QTest::addRow("character %d", telling) << telling;
    }
    void fortyCharactersStandBeforeTheTellingOne() {
        QFETCH(int, telling);
        const QString text = numbers(0, 400);
        const int first = std::max(0, telling - 40);
        const QString shown = text.mid(first, 120);
        QCOMPARE(preview(text.toUtf8(), EncodingId::Utf8, 3 * telling), shown);
        QCOMPARE(preview(text.toUtf8(), EncodingId::Utf8, 3 * telling + 2), shown);
        const auto utf16 = QByteArray(reinterpret_cast<const char*>(text.utf16()), 2 * text.size());
        const bool little = QSysInfo::ByteOrder == QSysInfo::LittleEndian;
        QCOMPARE(preview(utf16, little ? EncodingId::Utf16Le : EncodingId::Utf16Be, 2 * telling),
                 shown);
    }
    void aCharacterOutsideTheBmpIsOne() {
        const QString face = QStringLiteral("\U0001F600");
        const QByteArray bytes = (face.repeated(100) + "x" + face.repeated(200)).toUtf8();
        QCOMPARE(preview(bytes, EncodingId::Utf8, 400),
                 face.repeated(40) + "x" + face.repeated(79));
    }
    void aMalformedByteTakesFour() {
        const QByteArray bytes = QByteArray(60, 'a') + "\xFF\xFF" + QByteArray(200, 'b');
        const QString mark = QStringLiteral("⟦FF⟧");
        QCOMPARE(preview(bytes, EncodingId::Utf8, 62),
                 QString(32, 'a') + mark + mark + QString(80, 'b'));
        QCOMPARE(preview(bytes, EncodingId::Utf8, 61),
                 QString(36, 'a') + mark + mark + QString(76, 'b'));
        QCOMPARE(preview(QByteArray(100, '\xFF'), EncodingId::Utf8, 50), mark.repeated(30));
    }
    void aCharacterForWhatCannotBeReadIsItself() {
        const QString text = numbers(0, 50) + QChar(0xFFFD) + numbers(0, 200);
        QCOMPARE(preview(text.toUtf8(), EncodingId::Utf8, 150), text.mid(10, 120));
    }
    void aBomIsNotShown() {
        QCOMPARE(preview("\xEF\xBB\xBF"
                         "abc",
                         EncodingId::Utf8, 0),
                 QStringLiteral("abc"));
        QCOMPARE(preview("\xEF\xBB\xBF", EncodingId::Utf8, 0), QString());
        QCOMPARE(preview("\xEF\xBB\xBF\xE9", EncodingId::Windows1252, 3), QStringLiteral("é"));
    }
    void escapesAreNoText() {
        QCOMPARE(preview("\x1B$B$\"\x1B(B.", EncodingId::Iso2022Jp, 0), QStringLiteral("あ."));
    }
    void anEmptyInputHasNone() { QCOMPARE(preview("", EncodingId::Utf8, 0), QString()); }
};

QTEST_GUILESS_MAIN(PreviewTest)
#include "preview_test.moc"
