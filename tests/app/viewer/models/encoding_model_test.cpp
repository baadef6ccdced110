// The search and the menu: every encoding is found by any of its names.

#include "app/viewer/models/encoding_model.h"
#include "core/registry/registry.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

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
        QTest::newRow("its name") << u"koi8-r"_s << u"KOI8-R"_s;
        QTest::newRow("an alias") << u"sjis"_s << u"Shift_JIS"_s;
        QTest::newRow("a code page's number") << u"1251"_s << u"windows-1251"_s;
        QTest::newRow("a language") << u"thai"_s << u"Thai"_s;
        QTest::newRow("two words") << u"cyrillic dos"_s << u"Cyrillic"_s;
        QTest::newRow("the beginning of one") << u"macin"_s << u"macintosh"_s;
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
        QCOMPARE(firstFound(model, u"no such thing"_s), QString());
    }

    void suggestedEncodingsComeFirst() {
        EncodingModel model;
        model.setSuggested({EncodingId::ShiftJis, EncodingId::Koi8R});
        QCOMPARE(model.encodingAt(0), EncodingId::ShiftJis);
        QCOMPARE(model.encodingAt(1), EncodingId::Koi8R);
        QCOMPARE(model.index(0).data(EncodingModel::MatchRole).toString(), u"suggested"_s);
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
