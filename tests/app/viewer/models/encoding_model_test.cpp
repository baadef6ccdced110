// The search and the menu: every encoding is found by any of its names.

#include "app/viewer/models/encoding_model.h"
#include "core/registry/registry.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

QString firstFound(EncodingModel& model, const QString& words) {
    model.search(words);
    return model.rowCount() == 0 ? QString() : model.index(0, 0).data().toString();
}

} // namespace

class EncodingModelTest : public QObject {
    Q_OBJECT

private slots:
    void everyEncodingIsFound() {
        EncodingModel model;
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(model.rowCount(), static_cast<int>(allEncodings().size()));
    }

    void encodingsAreFoundByAnyName_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("label");
        QTest::newRow("its name") << u"koi8-r"_qs << u"KOI8-R"_qs;
        QTest::newRow("an alias") << u"sjis"_qs << u"Shift_JIS"_qs;
        QTest::newRow("a code page's number") << u"1251"_qs << u"windows-1251"_qs;
        QTest::newRow("a language") << u"thai"_qs << u"Thai"_qs;
        QTest::newRow("two words") << u"cyrillic dos"_qs << u"Cyrillic"_qs;
        QTest::newRow("the beginning of one") << u"macin"_qs << u"macintosh"_qs;
    }
    void encodingsAreFoundByAnyName() {
        QFETCH(QString, words);
        QFETCH(QString, label);
        EncodingModel model;
        const QString found = firstFound(model, words);
        QVERIFY2(found.contains(label), qPrintable(found));
    }

    void nonsenseFindsNothing() {
        EncodingModel model;
        QCOMPARE(firstFound(model, u"no such thing"_qs), QString());
    }

    void suggestedEncodingsComeFirst() {
        EncodingModel model;
        model.setSuggested({EncodingId::ShiftJis, EncodingId::Koi8R});
        QCOMPARE(model.encodingAt(0), EncodingId::ShiftJis);
        QCOMPARE(model.encodingAt(1), EncodingId::Koi8R);
        QCOMPARE(model.index(0).data(EncodingModel::MatchRole).toString(), u"suggested"_qs);
    }

    void theMenuHasEveryEncodingOnce() {
        std::size_t count = 0;
        QStringList titles;
        for (const MenuGroup& group : menuGroups()) {
            count += group.encodings.size();
            titles += group.title;
        }
        QCOMPARE(count, allEncodings().size());
        QCOMPARE(titles.removeDuplicates(), 0);
    }
};

QTEST_GUILESS_MAIN(EncodingModelTest)
#include "encoding_model_test.moc"
