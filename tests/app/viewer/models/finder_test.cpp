// What the find bar says, and where it goes.

#include "app/viewer/models/finder.h"

#include <QSignalSpy>
#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class FinderTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Finder> m_finder;
    std::optional<ByteRange> m_arrived;

    void show(const std::string& bytes, EncodingId encoding = EncodingId::Utf8) {
        const SharedBytes shared = bytesInMemory({bytes.begin(), bytes.end()});
        m_finder->setText({shared, buildIndex(*shared, encoding)});
    }
    void find(const QString& pattern, std::uint64_t from = 0, QueryKind kind = QueryKind::Text) {
        m_arrived.reset();
        m_finder->find({kind, pattern, false}, from);
        QVERIFY(QTest::qWaitFor([this] { return !m_finder->isRunning(); }, 20000));
    }
    std::uint64_t arrivedAt() const { return m_arrived ? m_arrived->begin : 999; }

private slots:
    void init() {
        m_finder = std::make_unique<Finder>();
        m_arrived.reset();
        connect(m_finder.get(), &Finder::arrived, this, [this](ByteRange hit) { m_arrived = hit; });
    }

    void theFirstHitBehindTheCaretIsShown() {
        show("ab ab ab");
        find("ab", 1);
        QCOMPARE(arrivedAt(), 3u);
        QCOMPARE(m_finder->answer(*m_arrived), u"2 of 3"_s);
        QCOMPARE(m_finder->answer({0, 0}), u"3 found"_s);
    }

    void itGoesRoundTheCorner() {
        show("ab ab --");
        find("ab", 6);
        QCOMPARE(arrivedAt(), 0u);
        m_finder->stepHit({0, 2}, -1);
        QCOMPARE(arrivedAt(), 3u);
        m_finder->stepHit({3, 5}, 1);
        QCOMPARE(arrivedAt(), 0u);
        m_finder->stepHit({0, 2}, 1);
        QCOMPARE(arrivedAt(), 3u);
    }

    void whatIsNotThereIsSaid() {
        show("abc");
        find("x");
        QCOMPARE(m_finder->answer({}), u"Not found"_s);
        QVERIFY(!m_arrived);
        find("(", 0, QueryKind::Expression);
        QCOMPARE(m_finder->answer({}),
                 u"The expression is wrong at character 2 (missing closing parenthesis)"_s);
        find("");
        QCOMPARE(m_finder->answer({}), QString());
    }

    void anotherEncodingIsSearchedAnew() {
        show("\xC3\xA9", EncodingId::Utf8);
        find(u"é"_s);
        QCOMPARE(m_finder->places().count(), std::size_t(1));
        show("\xC3\xA9", EncodingId::Windows1252);
        QTRY_VERIFY(!m_finder->isRunning());
        QCOMPARE(m_finder->places().count(), std::size_t(0));
    }

    void aStoppedSearchSaysSo() {
        show(std::string(64 << 20, 'a'));
        m_finder->find({QueryKind::Expression, u"[b-z]{3}$"_s, false}, 0);
        QVERIFY(m_finder->isRunning());
        QVERIFY(m_finder->answer({}).startsWith(u"0 so far, "_s));
        m_finder->stop();
        QVERIFY(!m_finder->isRunning());
        QVERIFY2(m_finder->answer({}).startsWith(u"0, stopped at "_s),
                 qPrintable(m_finder->answer({})));
    }

    void moreThanAMillionGoOnFromWhereTheUserIs() {
        const auto bytes = Places::mostPlaces + 500000;
        show(std::string(bytes, 'a'));
        find("a");
        QCOMPARE(m_finder->answer({}), u"1,048,576 or more"_s);
        m_finder->stepHit({Places::mostPlaces - 1, Places::mostPlaces}, 1);
        QTRY_VERIFY(!m_finder->isRunning());
        QCOMPARE(arrivedAt(), std::uint64_t(Places::mostPlaces));
    }
};

QTEST_GUILESS_MAIN(FinderTest)
#include "finder_test.moc"
