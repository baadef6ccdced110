#include "app/answer/json_writer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using charsleuth::JsonWriter;

namespace {

QByteArray written(const std::string& text) {
    JsonWriter json;
    json.beginArray();
    json.value(text);
    json.endArray();
    return QByteArray::fromStdString(json.text());
}

QByteArray readBack(const std::string& text) {
    return QJsonDocument::fromJson(written(text)).array().at(0).toString().toUtf8();
}

/// Control characters, the line and paragraph separators, and what turns the direction of text.
QList<char32_t> charactersObeyed() {
    QList<char32_t> characters{0x7F, 0x61C, 0x200E, 0x200F};
    const auto add = [&](char32_t first, char32_t last) {
        for (char32_t c = first; c <= last; ++c)
            characters += c;
    };
    add(0x01, 0x1F);
    add(0x80, 0x9F);
    add(0x2028, 0x202E);
    add(0x2066, 0x2069);
    return characters;
}

} // namespace

class JsonWriterTest : public QObject {
    Q_OBJECT

private slots:
    void escapesAreTheShortOnes() {
        QCOMPARE(written("\"\\\b\f\n\r\t/\x01\x1F\x7F"),
                 QByteArray(R"(["\"\\\b\f\n\r\t/\u0001\u001F)"
                            "\\u007F\"]"));
    }
    void nothingInItEndsALineOrIsObeyedByATerminal() {
        for (const char32_t c : charactersObeyed())
            for (const QString filling : {"a", "é", "あ", "😀", "\"", "\x1F"})
                for (int before = 0; before < 10; ++before) {
                    const QString text =
                        filling.repeated(before) + QChar(static_cast<char16_t>(c)) + filling;
                    const QByteArray json = written(text.toStdString());
                    for (const QChar inJson : QString::fromUtf8(json))
                        QVERIFY2(!charactersObeyed().contains(inJson.unicode()), json);
                    QCOMPARE(readBack(text.toStdString()), text.toUtf8());
                }
    }
    void everyCharacterAtEveryPlaceIsReadBack() {
        for (const std::string_view filling : {"a", "\xC3\xA9", "\xF0\x9F\x98\x80", "\"", "\x1F"})
            for (char32_t c = 1; c < 0x100; ++c)
                for (int before = 0; before < 10; ++before) {
                    std::string text;
                    for (int i = 0; i < before; ++i)
                        text += filling;
                    text += QString(QChar(c)).toStdString();
                    text += filling;
                    QCOMPARE(readBack(text), QByteArray::fromStdString(text));
                }
    }
    void whatIsNotUtf8IsReplacedByteForByte() {
        for (int before = 0; before < 10; ++before) {
            const std::string front(static_cast<std::size_t>(before), '"');
            const QByteArray expected =
                QByteArray::fromStdString(front) + "\xEF\xBF\xBD\xEF\xBF\xBD";
            QCOMPARE(readBack(front + "\xE2\x82"), expected);
            QCOMPARE(readBack(front + "\xC0\xAF\n"), expected + '\n');
        }
    }
};

QTEST_GUILESS_MAIN(JsonWriterTest)
#include "json_writer_test.moc"
