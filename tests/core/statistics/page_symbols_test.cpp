#include "core/statistics/page_symbols.h"

#include "core/decode/single_byte_table.h"
#include "core/registry/registry.h"

#include <QTest>

using namespace charsleuth;

namespace {

Kind kindOf(char16_t character, const Alphabet& alphabet) {
    return character == 0xFFFF ? noByte
           : character < 0x80  ? asciiKind
                               : static_cast<Kind>(alphabet.scriptOf(alphabet.symbolOf(character)));
}

} // namespace

class PageSymbolsTest : public QObject {
    Q_OBJECT

private slots:
    void everyByteIsWhatTheAlphabetSaysOfItsCharacter() {
        const Alphabet alphabet;
        for (const EncodingInfo& row : allEncodings()) {
            const SingleByteTable* table = singleByteTable(row.id);
            const PageSymbols* symbols = pageSymbols(row.id);
            QCOMPARE(symbols != nullptr, table != nullptr);
            for (std::size_t byte = 0; table && byte < 256; ++byte) {
                const char16_t written = (*table)[byte];
                const char16_t read =
                    written == 0x85 && !row.asciiCompatible ? u'\n' : written; // mainframes' NEL
                QCOMPARE(symbols->kinds[byte], kindOf(read, alphabet));
                if (read == 0xFFFF)
                    continue;
                const Symbol symbol = Alphabet::symbolOfEntry(symbols->entries[byte]);
                QCOMPARE(symbol.id, alphabet.symbolOf(read).id);
                QCOMPARE(symbol.letterCase, alphabet.symbolOf(read).letterCase);
            }
        }
    }
};

QTEST_GUILESS_MAIN(PageSymbolsTest)
#include "page_symbols_test.moc"
