// Places that arrive in any order are kept sorted and found again.

#include "app/viewer/document/places.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;

class PlacesTest : public QObject {
    Q_OBJECT

    static Places some() {
        Places places;
        places.add({{100, 102}, {200, 201}});
        places.add({{5, 9}, {20, 21}}); // the search went round the corner
        return places;
    }

private slots:
    void theyAreSortedWhateverTheOrder() {
        QVERIFY(some().all() == (std::vector<ByteRange>{{5, 9}, {20, 21}, {100, 102}, {200, 201}}));
    }

    void thoseBesideAByteAreFound() {
        QCOMPARE(some().from(5)->begin, 5u);
        QCOMPARE(some().from(6)->begin, 20u);
        QCOMPARE(some().before(20)->begin, 5u);
        QVERIFY(!some().before(5));
        QVERIFY(!some().from(201));
    }

    void theyAreNumberedFromOne() {
        QCOMPARE(some().numberOf({100, 102}), std::optional<std::size_t>(3));
        QVERIFY(!some().numberOf({100, 101}));
    }

    void thoseOnTheScreenAreThoseWithBytesThere() {
        QVERIFY(some().within({8, 100}) == (std::vector<ByteRange>{{5, 9}, {20, 21}}));
        QVERIFY(some().within({9, 20}).empty());
        QVERIFY(some().anyWithin({101, 102}));
        QVERIFY(!some().anyWithin({102, 200}));
    }

    void whatOverlapsIsDropped() {
        Places places = some();
        places.add({{6, 10}, {30, 31}});
        QCOMPARE(places.count(), std::size_t(5));
    }

    void noMoreThanAMillionAreKept() {
        std::vector<ByteRange> many(Places::mostPlaces + 10);
        for (std::size_t i = 0; i < many.size(); ++i)
            many[i] = {2 * i, 2 * i + 1};
        Places places;
        places.add(many);
        QCOMPARE(places.count(), Places::mostPlaces);
        QVERIFY(places.isFull());
    }
};

QTEST_APPLESS_MAIN(PlacesTest)
#include "places_test.moc"
