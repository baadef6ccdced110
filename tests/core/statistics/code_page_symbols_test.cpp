#include "core/statistics/model/code_page_symbols.h"

#include "core/decode/single_byte_table.h"
#include "core/registry/registry.h"
#include "core/statistics/model/model_symbol_maker.h"

#include <QTest>

#include <algorithm>
#include <utility>
#include <vector>

using namespace charsleuth;

namespace {

Kind kindOf(char16_t character, const Alphabet& alphabet) {
    return character == 0xFFFF ? noByte
           : character < 0x80  ? asciiKind
                               : static_cast<Kind>(alphabet.scriptOf(alphabet.symbolOf(character)));
}

} // namespace

class CodePageSymbolsTest : public QObject {
    Q_OBJECT

private slots:
    void everyByteIsWhatAlphabetAndModelSayOfItsCharacter() {
        const Alphabet alphabet;
        for (const EncodingInfo& row : allEncodings()) {
            const SingleByteTable* table = singleByteTable(row.id);
            const CodePageSymbols* symbols = codePageSymbols(row.id);
            QCOMPARE(symbols != nullptr, table != nullptr);
            if (!symbols)
                continue;
            const LanguageModel model(symbols->script);
            const ModelSymbolMaker maker(model);
            for (std::size_t byte = 0; byte < 256; ++byte) {
                const char16_t written = (*table)[byte];
                const char16_t read =
                    written == 0x85 && !row.asciiCompatible ? u'\n' : written; // EBCDIC's NEL
                QCOMPARE(symbols->kinds[byte], kindOf(read, alphabet));
                const ModelSymbol letter = symbols->symbols[byte];
                ModelSymbol expected = maker(read == 0xFFFF ? noCharacter : char32_t{read});
                if (symbols->secondWays.contains(static_cast<Byte>(byte)))
                    expected = expected.secondWay(symbols->script);
                QCOMPARE(letter.number(), expected.number());
                QCOMPARE(letter.cost(), expected.cost());
                QCOMPARE(letter.letterCase(), expected.letterCase());
                QCOMPARE(letter.isAscii(), expected.isAscii());
                QCOMPARE(letter.isMissing(), expected.isMissing());
            }
        }
    }
    void aCharacterCostsNoLessThanIsSaid() {
        const std::pair<EncodingId, Byte> some[] = {{EncodingId::Koi8R, 0xC1},
                                                    {EncodingId::Ibm437, 0xC4},
                                                    {EncodingId::Windows1252, 0xE9},
                                                    {EncodingId::Windows1252, 0x93}};
        for (const auto& [page, byte] : some) {
            const CodePageSymbols& symbols = *codePageSymbols(page);
            const LanguageModel model(symbols.script);
            const ModelSymbol letter = symbols.symbols[byte];
            const auto leastOf = [&](CostRow row, CostRow more) {
                int least = 255;
                for (std::size_t i = 0; i < model.languages(); ++i)
                    least = std::min(least, row[i] + (more ? more[i] : 0));
                return least;
            };
            int least = leastOf(model.single(letter.number()), nullptr);
            if (!model.isOwnLetter(letter.number()))
                for (std::uint16_t before = 0; before < model.symbols(); ++before) {
                    const CostRow own = model.bigram(before, letter.number());
                    least = std::min(
                        least, own ? leastOf(own, nullptr)
                                   : leastOf(model.backOff(before), model.single(letter.number())));
                }
            QCOMPARE(int{codePageRows()[byte].costs[symbols.number]}, least + letter.cost());
        }
        const std::size_t greek = codePageSymbols(EncodingId::Windows1253)->number;
        QCOMPARE(int{codePageRows()[0xAA].costs[greek]}, 0); // no character
    }
    void twoPagesAreAlikeInTheRowOfAByteIfTheyHaveTheSameCharacter() {
        std::vector<std::pair<const SingleByteTable*, std::size_t>> pages;
        for (const EncodingInfo& row : allEncodings())
            if (const SingleByteTable* table = singleByteTable(row.id))
                pages.emplace_back(table, codePageSymbols(row.id)->number);
        for (std::size_t byte = 0; byte < 256; ++byte) {
            const auto& characters = codePageRows()[byte].characters;
            for (const auto& [a, numberOfA] : pages)
                for (const auto& [b, numberOfB] : pages)
                    QCOMPARE(characters[numberOfA] == characters[numberOfB],
                             (*a)[byte] == (*b)[byte]);
        }
    }
    void aSecondWayCostsMoreAndIsNoAscii() {
        const CodePageSymbols& hebrew = *codePageSymbols(EncodingId::MacHebrew);
        QVERIFY(hebrew.secondWays.contains(0xA0) && !hebrew.secondWays.contains(0x20));
        const ModelSymbol space = hebrew.symbols[0x20], second = hebrew.symbols[0xA0];
        QCOMPARE(second.number(), space.number());
        QCOMPARE(int{second.cost()}, space.cost() + 37);
        QVERIFY(space.isAscii() && !second.isAscii());
        QVERIFY(codePageSymbols(EncodingId::Windows1252)->secondWays.empty());
    }
    void aPageHasTheScriptOfItsLetters() {
        QCOMPARE(codePageSymbols(EncodingId::Koi8R)->script, Script::Cyrillic);
        QCOMPARE(codePageSymbols(EncodingId::Ibm437)->script, Script::Latin);
        QCOMPARE(codePageSymbols(EncodingId::UsAscii)->script, Script::Latin);
    }
};

QTEST_GUILESS_MAIN(CodePageSymbolsTest)
#include "code_page_symbols_test.moc"
