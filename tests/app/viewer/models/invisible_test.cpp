// Nothing in a file is unseen: each character that cannot be seen is marked in one way or another.

#include "app/viewer/models/invisible.h"

#include <QTest>

using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class InvisibleTest : public QObject {
    Q_OBJECT

private slots:
    void eachIsMarked_data() {
        QTest::addColumn<char32_t>("character");
        QTest::addColumn<int>("visibility");
        QTest::addColumn<QString>("name");
        const auto row = [](char32_t character, Visibility visibility, const char* name) {
            QTest::addRow("%s", name) << character << int(visibility) << QString(name);
        };
        using enum Visibility;
        row(U'\0', Boxed, "NUL");
        row(U'\x1B', Boxed, "ESC");
        row(U'\x7F', Boxed, "DEL");
        row(U'\x85', Boxed, "85");
        row(U'\u00AD', Boxed, "SHY");
        row(U'\u061C', Boxed, "ALM");
        row(U'\u115F', Boxed, "115F");
        row(U'\u200B', Boxed, "ZWSP");
        row(U'\u202E', Boxed, "RLO");
        row(U'\u2028', Boxed, "LS");
        row(U'\u2060', Boxed, "WJ");
        row(U'\u2069', Boxed, "PDI");
        row(U'\u3164', Boxed, "HF");
        row(U'\uFEFF', Boxed, "BOM");
        row(U'\U000E0041', Boxed, "E0041"); // a tag, as in hidden prompts
        row(U'\u200C', Ticked, "ZWNJ");
        row(U'\u200D', Ticked, "ZWJ");
        row(U'\uFE0F', Ticked, "VS16");
        row(U'\U000E0100', Ticked, "E0100");
        row(U' ', OnDemand, "0020");
        row(U'\t', OnDemand, "TAB");
        row(U'\u00A0', OnDemand, "NBSP");
        row(U'\u3000', OnDemand, "3000");
        row(U'a', Seen, "0061");
        row(U'\u0301', Seen, "0301");
        row(U'\u0600', Seen, "0600"); // an Arabic number sign: a format character with a shape
        row(U'\U0001F600', Seen, "1F600");
    }
    void eachIsMarked() {
        QFETCH(char32_t, character);
        QFETCH(int, visibility);
        QFETCH(QString, name);
        QCOMPARE(int(visibilityOf(character)), visibility);
        if (character != U' ' && character != U'a')
            QCOMPARE(shortName(character), name);
    }

    void lineEndsHaveNames() {
        QCOMPARE(lineEndName(u"\r\n"), u"CRLF"_s);
        QCOMPARE(lineEndName(u"\n"), u"LF"_s);
        QCOMPARE(lineEndName(u"\r"), u"CR"_s);
        QCOMPARE(lineEndName(u"\x85"), u"NEL"_s);
        QCOMPARE(lineEndName(u""), QString());
    }
};

QTEST_APPLESS_MAIN(InvisibleTest)
#include "invisible_test.moc"
