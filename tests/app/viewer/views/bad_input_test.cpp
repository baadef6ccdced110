// Files that are made to break a viewer are shown, scrolled and searched like others.

#include "app/viewer/document/search.h"
#include "app/viewer/views/text_view.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

namespace {

/// A gigabyte without a line end that takes no memory.
class EndlessLine final : public ByteSource {
public:
    std::uint64_t size() const override { return std::uint64_t{1} << 30; }
    std::size_t read(std::uint64_t offset, std::span<Byte> into) const override {
        const std::uint64_t left = size() - std::min(size(), offset);
        const std::size_t count = std::min<std::uint64_t>(into.size(), left);
        std::fill_n(into.begin(), count, Byte{'x'});
        return count;
    }
};

/// A file that another program cuts short while it is open.
class CutFile final : public ByteSource {
public:
    std::uint64_t size() const override { return 1 << 20; }
    std::size_t read(std::uint64_t offset, std::span<Byte> into) const override {
        const std::uint64_t left = m_left - std::min(m_left, offset);
        const std::size_t count = std::min<std::uint64_t>(into.size(), left);
        for (std::size_t i = 0; i < count; ++i)
            into[i] = (offset + i) % 50 == 49 ? '\n' : 'a';
        return count;
    }
    void cutTo(std::uint64_t bytes) { m_left = bytes; }

private:
    std::uint64_t m_left = 1 << 20;
};

} // namespace

class BadInputTest : public QObject {
    Q_OBJECT

    std::unique_ptr<TextView> m_view;

    void show(const SharedBytes& bytes, SharedIndex index) {
        m_view->setText({bytes, std::move(index)}, "");
        m_view->grab();
    }
    void showBytes(const std::string& bytes) {
        const SharedBytes shared = bytesInMemory({bytes.begin(), bytes.end()});
        show(shared, buildIndex(*shared, EncodingId::Utf8));
    }

private slots:
    void init() {
        m_view = std::make_unique<TextView>();
        m_view->setTheme(themeOf(Scheme::Light));
        m_view->resize(600, 400);
        m_view->show();
    }

    void aLineOfAGigabyte_data() {
        QTest::addColumn<bool>("wrap");
        QTest::newRow("wrapped") << true;
        QTest::newRow("not wrapped") << false;
    }
    void aLineOfAGigabyte() {
        QFETCH(bool, wrap);
        const auto bytes = std::make_shared<EndlessLine>();
        m_view->setWrap(wrap);
        show(bytes, emptyIndex(EncodingId::Utf8));
        m_view->goTo(bytes->size() / 2);
        QVERIFY(m_view->visibleBytes().contains(bytes->size() / 2));
        QTest::keyClick(m_view.get(), Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(m_view->caret(), bytes->size());
        m_view->grab();
        QVERIFY(m_view->visibleLines().first().startsWith("xxx"));
    }

    void aHundredThousandMarksOnOneLetter() {
        QString letter = "a";
        for (int i = 0; i < 100000; ++i) // U+0300 to U+036F, each many times
            letter += QChar(0x300 + i % 0x70);
        const std::string bytes = letter.toStdString();
        showBytes(bytes);
        QVERIFY(m_view->visibleBytes().size() < 10000);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QVERIFY(m_view->caret() > 0 && m_view->caret() < 100);
        QTest::keyClick(m_view.get(), Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(m_view->caret(), std::uint64_t(bytes.size()));
    }

    void twoMillionMalformedBytes() {
        showBytes(std::string(2000000, '\xFF'));
        m_view->select({0, 2000000});
        m_view->grab();
        QCOMPARE(m_view->selectedText().size(), 2000000);
        QCOMPARE(m_view->selectedText(DamageAs::Escapes).size(), 8000000);
        m_view->goTo(1000000);
        QVERIFY(m_view->visibleLines().first().startsWith(u"⟦FF⟧"_s));
    }

    void aFileCutShortWhileItIsShown_data() {
        QTest::addColumn<std::uint64_t>("left");
        QTest::newRow("to nothing") << std::uint64_t(0);
        QTest::newRow("before what is on the screen") << std::uint64_t(1000);
        QTest::newRow("within what is on the screen") << std::uint64_t(500100);
    }
    void aFileCutShortWhileItIsShown() {
        QFETCH(std::uint64_t, left);
        const auto bytes = std::make_shared<CutFile>();
        show(bytes, buildIndex(*bytes, EncodingId::Utf8));
        m_view->goTo(500000);
        bytes->cutTo(left);
        m_view->resize(500, 300);
        m_view->grab();
        for (const auto key : {Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_Down, Qt::Key_Left})
            QTest::keyClick(m_view.get(), key);
        QTest::keyClick(m_view.get(), Qt::Key_End, Qt::ControlModifier);
        m_view->select({0, bytes->size()});
        m_view->grab();
        QCOMPARE(m_view->selectedText().size(), qsizetype(left));
        QTest::keyClick(m_view.get(), Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(m_view->visibleLines().first().isEmpty(), left == 0);
        Places places;
        search({bytes, emptyIndex(EncodingId::Utf8)}, {QueryKind::Text, "aaa\n", true}, 700000, {},
               [&](const PlacesStep& step) { places.add(step.found); });
        QCOMPARE(places.count(), std::size_t(left / 50));
    }
};

QTEST_MAIN(BadInputTest)
#include "bad_input_test.moc"
