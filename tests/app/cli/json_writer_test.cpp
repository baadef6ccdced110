#include "app/cli/json_writer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using charsleuth::cli::JsonWriter;

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

} // namespace

class JsonWriterTest : public QObject {
    Q_OBJECT

private slots:
    void escapesAreTheShortOnes() {
        QCOMPARE(written("\"\\\b\f\n\r\t/\x01\x1F\x7F"),
                 QByteArray(R"(["\"\\\b\f\n\r\t/\u0001\u001F)"
                            "\x7F\"]"));
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
