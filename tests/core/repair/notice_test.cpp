#include "core/repair/notice.h"

#include "core/decode/encoder.h"

#include <QTest>

using namespace charsleuth;

namespace {

constexpr std::u16string_view morning = u"Сегодня утром в городе прошёл сильный дождь.\r\n"
                                        u"Мы долго ждали автобус на остановке.\r\n";
constexpr std::u16string_view evening = u"Наконец он пришёл, и все сели.\n";

std::vector<Byte> in(std::u16string_view text, EncodingId encoding) {
    return encode(text, encoding).bytes;
}

bool isOdd(std::vector<Byte> bytes, const std::vector<Byte>& more, EncodingId encoding) {
    bytes.insert(bytes.end(), more.begin(), more.end());
    const SampleSegment segment{.offset = 0, .bytes = std::move(bytes)};
    return hasOddLine({&segment, 1}, encoding);
}

} // namespace

class NoticeTest : public QObject {
    Q_OBJECT

private slots:
    void aLineInAnotherCodePageIsOdd() {
        const EncodingId page = EncodingId::Windows1251;
        QVERIFY(!isOdd(in(morning, page), in(evening, page), page));
        QVERIFY(isOdd(in(morning, page), in(evening, EncodingId::Koi8R), page));
        QVERIFY(isOdd(in(evening, EncodingId::Koi8R), in(morning, page), page));
    }
    void oneLineIsNotOdd() {
        const EncodingId page = EncodingId::Windows1251;
        QVERIFY(!isOdd(in(evening, EncodingId::Koi8R), {}, page));
        QVERIFY(!isOdd({}, {}, page));
        QVERIFY(!isOdd({'\n', '\r', 'a'}, {'\n'}, page));
    }
};

QTEST_APPLESS_MAIN(NoticeTest)

#include "notice_test.moc"
