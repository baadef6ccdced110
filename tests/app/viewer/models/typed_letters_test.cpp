// What stands for characters that an encoding lacks, and which encodings lack none.

#include "app/viewer/models/copied_bytes.h"
#include "app/viewer/models/holding_encodings.h"
#include "app/viewer/models/typed_letters.h"
#include "core/registry/registry.h"

#include <QTest>

#include <algorithm>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class TypedLettersTest : public QObject {
    Q_OBJECT

private slots:
    void peopleTypeTheBareLetter() {
        QCOMPARE(typedLetters(U'ż'), std::u16string(u"z"));
        QCOMPARE(typedLetters(U'ế'), std::u16string(u"e"));
        QCOMPARE(typedLetters(U'Ł'), std::u16string(u"L"));
        QCOMPARE(typedLetters(U'ß'), std::u16string(u"ss"));
        QCOMPARE(typedLetters(U'–'), std::u16string(u"-"));
        QCOMPARE(typedLetters(U'…'), std::u16string(u"..."));
        QCOMPARE(typedLetters(U'ﬁ'), std::u16string(u"fi"));
        QCOMPARE(typedLetters(U'日'), std::u16string(u"?"));
        QCOMPARE(typedLetters(U'\uFFFD'), std::u16string(u"?"));
    }

    void allThatIsTypedIsAscii() {
        for (char32_t character = 0x80; character < 0x3000; ++character)
            QVERIFY(std::ranges::all_of(typedLetters(character),
                                        [](char16_t unit) { return unit >= 0x20 && unit < 0x7F; }));
    }

    void entitiesAreNumbers() { QCOMPARE(htmlEntity(U'€'), std::u16string(u"&#8364;")); }

    void encodingsThatHoldATextAreOrderedByUseAndSize() {
        const QByteArray text("\xC5\xBC\xC3\xB3\xC5\x82w \xD0\xB6\n");
        const auto holding =
            encodingsThatHold(*bytesInMemory({text.begin(), text.end()}), EncodingId::Utf8, {});
        const auto isRare = [](const HoldingEncoding& each) {
            return namesIn(each.encoding, Namespace::Whatwg).empty();
        };
        const auto rare = std::ranges::find_if(holding, isRare);
        QVERIFY(rare > holding.begin() && std::all_of(rare, holding.end(), isRare));
        QVERIFY(std::ranges::is_sorted(holding.begin(), rare, {}, &HoldingEncoding::size));
        QVERIFY(std::ranges::is_sorted(rare, holding.end(), {}, &HoldingEncoding::size));
        const auto utf8 = std::ranges::find(holding, EncodingId::Utf8, &HoldingEncoding::encoding);
        QVERIFY(utf8 != holding.end());
        QCOMPARE(utf8->size, std::uint64_t(text.size()));
        QVERIFY(std::ranges::find(holding, *findEncoding("windows-1250"),
                                  &HoldingEncoding::encoding) == holding.end());
    }

    void bytesAreCopiedSoThatOthersReadThem() {
        const std::vector<Byte> bytes{'c', 0xE9, 'a', '"', ' '};
        QCOMPARE(bytesText(bytes, BytesAs::Hex), u"63 E9 61 22 20"_s);
        // The "a" behind \xE9 would be one more of its digits.
        QCOMPARE(bytesText(bytes, BytesAs::Escapes), u"c\\xE9\\x61\\x22 "_s);
        QCOMPARE(bytesText(bytes, BytesAs::Percent), u"c%E9a%22%20"_s);
    }
};

QTEST_GUILESS_MAIN(TypedLettersTest)
#include "typed_letters_test.moc"
