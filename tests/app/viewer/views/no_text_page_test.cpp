// The page in the place of a text: its column stands in the middle, and none of its words is cut.

#include "app/viewer/views/no_text_page.h"

#include "app/viewer/views/fitting_area.h"

#include <QLabel>
#include <QTest>

using namespace charsleuth::viewer;

class NoTextPageTest : public QObject {
    Q_OBJECT

private slots:
    void itsColumnIsInTheMiddle_data() {
        QTest::addColumn<int>("width");
        for (const int width : {1100, 640, 430, 300})
            QTest::addRow("%d", width) << width;
    }
    void itsColumnIsInTheMiddle() {
        QFETCH(int, width);
        NoTextPage page;
        page.say({.title = "Drop a file here to see what it says, and what it is",
                  .ways = {{.text = "Open a file", .remark = "from a folder"}},
                  .takesDrops = true});
        FittingArea area(&page);
        area.resize(width, 500);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        const QLabel* title = page.findChildren<QLabel*>().at(1); // below the icon
        const QWidget* column = title->parentWidget();
        QVERIFY(qAbs(column->geometry().center().x() - page.rect().center().x()) <= 1);
        QVERIFY(qAbs(column->geometry().center().y() - page.rect().center().y()) <= 1);
        QCOMPARE(column->width(), std::min(400, page.width() - 24));
        QVERIFY(title->height() >= title->heightForWidth(title->width()));
        area.takeWidget();
    }
};

QTEST_MAIN(NoTextPageTest)
#include "no_text_page_test.moc"
