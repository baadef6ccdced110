// What is said of a character: bytes, place, code point, name, and the other readings.

#include "app/viewer/models/character_note.h"
#include "core/registry/registry.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

namespace {

/// Title, remarks and readings, with a bar between.
QString told(const std::string& bytes, std::string_view encoding, std::uint64_t byte,
             const std::vector<std::string_view>& others = {},
             const std::vector<SaidPlace>& said = {}) {
    std::vector<EncodingId> ids;
    for (const std::string_view other : others)
        ids.push_back(*findEncoding(other));
    const FileText text(bytesInMemory({bytes.begin(), bytes.end()}),
                        emptyIndex(*findEncoding(encoding)));
    const auto note = noteOn(text, byte, ids, said);
    return note ? (QStringList(note->title) + note->remarks + note->readings).join(" | ")
                : u"nothing"_s;
}

} // namespace

class CharacterNoteTest : public QObject {
    Q_OBJECT

private slots:
    void notes_data() {
        QTest::addColumn<QString>("actual");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const QString& actual, const QString& expected) {
            QTest::newRow(name) << actual << expected;
        };
        row("a letter of one byte, and who reads it otherwise",
            told("ma\xB6", "ISO-8859-2", 2, {"windows-1250", "windows-1252", "KOI8-R"}),
            u"ś  U+015B LATIN SMALL LETTER S WITH ACUTE | byte B6 at 2 | "
            "windows-1250, windows-1252: ¶  U+00B6 PILCROW SIGN | "
            "KOI8-R: ╤  U+2564 BOX DRAWINGS DOWN SINGLE AND HORIZONTAL DOUBLE"_s);
        row("readings that agree are left out",
            told("a", "ISO-8859-2", 0, {"windows-1250", "KOI8-R"}),
            u"a  U+0061 LATIN SMALL LETTER A | byte 61 at 0"_s);
        row("any byte of a sequence", told("x\x83\x4A", "Shift_JIS", 2, {"windows-1252"}),
            u"カ  U+30AB KATAKANA LETTER KA | bytes 83 4A at 1 | windows-1252: ƒJ  U+0192 U+004A"_s);
        row("other readings may overlap it", told("\xB1\x83\x41", "windows-1252", 1, {"GBK"}),
            u"ƒ  U+0192 LATIN SMALL LETTER F WITH HOOK | byte 83 at 1 | "
            "GBK: 眱  U+7731 CJK UNIFIED IDEOGRAPH-7731"_s);
        row("damage", told("a\xE3\x81", "UTF-8", 2, {"windows-1252"}),
            u"E3 81 do not fit UTF-8 | bytes E3 81 at 1 | windows-1252: ã\u0081  U+00E3 U+0081"_s);
        row("others may not fit either", told("\xE9", "windows-1252", 0, {"UTF-8", "KOI8-R"}),
            u"é  U+00E9 LATIN SMALL LETTER E WITH ACUTE | byte E9 at 0 | UTF-8: does not fit | "
            "KOI8-R: И  U+0418 CYRILLIC CAPITAL LETTER I"_s);
        row("beyond the first plane", told("\xF0\x9F\x98\x80", "UTF-8", 3),
            u"😀  U+1F600 GRINNING FACE | bytes F0 9F 98 80 at 0"_s);
        row("a control character by its alias", told(std::string("\0", 1), "UTF-8", 0),
            u"U+0000 control character NUL | byte 00 at 0"_s);
        row("what cannot be seen is named", told("\xE2\x80\x8B", "UTF-8", 0),
            u"U+200B ZERO WIDTH SPACE | bytes E2 80 8B at 0"_s);
        row("private use", told("\xEE\x80\x80", "UTF-8", 0),
            u"U+E000 for private use | bytes EE 80 80 at 0"_s);
        row("a declaration names its rule",
            told("charset=x", "UTF-8", 8, {}, {{{8, 9}, "HTML meta element says \"x\""}}),
            u"x  U+0078 LATIN SMALL LETTER X | byte 78 at 8 | HTML meta element says \"x\""_s);
        row("behind the end", told("ab", "UTF-8", 2), u"nothing"_s);
    }
    void notes() {
        QFETCH(QString, actual);
        QFETCH(QString, expected);
        QCOMPARE(actual, expected);
    }

    void signsOfHtmlAreText() {
        const FileText text(bytesInMemory({'<'}), emptyIndex(EncodingId::Utf8));
        QVERIFY(htmlOf(*noteOn(text, 0, {}, {})).contains("<b>&lt;  U+003C"));
    }
};

QTEST_GUILESS_MAIN(CharacterNoteTest)
#include "character_note_test.moc"
