#include "core/bytes/ends.h"

#include <QTest>

using namespace charsleuth;

namespace {

QByteArray text(Bytes bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

} // namespace

class EndsTest : public QObject {
    Q_OBJECT

private slots:
    void ofAShortInputBothEndsAreTheWhole() {
        Ends ends(8, 4);
        ends.feed(bytesOf("abc"));
        QCOMPARE(text(ends.head()), "abc");
        QCOMPARE(text(ends.tail()), "abc");
        QCOMPARE(ends.tailOffset(), std::uint64_t{0});
    }

    void nothingFedIsNoBytes() {
        const Ends ends(8, 4);
        QVERIFY(ends.head().empty());
        QVERIFY(ends.tail().empty());
    }

    void anyChunkingKeepsTheSame() {
        const std::string input = "0123456789abcdefghijklmnopqrstuvwxyz";
        for (std::size_t size = 1; size <= input.size(); ++size) {
            Ends ends(8, 5);
            for (std::size_t at = 0; at < input.size(); at += size)
                ends.feed(bytesOf(std::string_view(input).substr(at, size)));
            QCOMPARE(text(ends.head()), "01234567");
            QCOMPARE(text(ends.tail()), "vwxyz");
            QCOMPARE(ends.tailOffset(), std::uint64_t{31});
            QCOMPARE(ends.size(), std::uint64_t{36});
        }
    }
};

QTEST_APPLESS_MAIN(EndsTest)
#include "ends_test.moc"
