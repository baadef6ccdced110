// A line to click on: its title, and a remark beside it.

#include "app/viewer/views/offer_line.h"

#include <QTest>

using namespace charsleuth::viewer;

class OfferLineTest : public QObject {
    Q_OBJECT

    static QImage rightOf(int width, const QString& remark) {
        OfferLine line("damaged", remark, themeOf(Scheme::Light), nullptr);
        line.resize(width, 32);
        return line.grab(QRect(width - 150, 0, 150, 32)).toImage();
    }

private slots:
    void aRemarkThatFitsIsNotCut() {
        for (int files = 1; files < 60; ++files) {
            const QString remark = QStringLiteral("%1 file").arg(files);
            QVERIFY2(rightOf(400, remark) == rightOf(800, remark).copy(0, 0, 150, 32),
                     qPrintable(remark));
            // In the wide one, too, it is what the font makes of it.
            QVERIFY2(rightOf(400, remark) != rightOf(400, QString(remark).replace("fil", "…")),
                     qPrintable(remark));
        }
    }
};

QTEST_MAIN(OfferLineTest)
#include "offer_line_test.moc"
