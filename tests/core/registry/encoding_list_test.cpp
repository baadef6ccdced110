#include "core/registry/encoding_list.h"

#include <QTest>

using namespace charsleuth;

class EncodingListTest : public QObject {
    Q_OBJECT

private slots:
    void itHoldsWhatAVectorWouldHold() {
        for (std::size_t size = 0; size <= 12; ++size) {
            std::vector<EncodingId> expected;
            EncodingList list;
            for (std::size_t i = 0; i < size; ++i) {
                expected.push_back(static_cast<EncodingId>(i * 3));
                list.add(static_cast<EncodingId>(i * 3));
            }
            const EncodingList whole = list;
            const auto isOdd = [](EncodingId id) { return static_cast<int>(id) % 2 != 0; };
            std::erase_if(expected, isOdd);
            list.eraseIf(isOdd);
            QCOMPARE(whole.size(), size);
            QCOMPARE(std::vector<EncodingId>(list.begin(), list.end()), expected);
            QCOMPARE(list == whole, expected.size() == size);
            list = whole;
            QVERIFY(list == whole);
            list.eraseIf([](EncodingId) { return true; });
            QCOMPARE(list.size(), 0u);
        }
    }
};

QTEST_APPLESS_MAIN(EncodingListTest)
#include "encoding_list_test.moc"
