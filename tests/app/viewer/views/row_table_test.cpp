// Tables of rows: one frame around the current row while keys go there, none around a cell, and a
// tick that the space bar sets from any cell.

#include "app/viewer/views/row_table.h"

#include "app/viewer/views/theme.h"

#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <QVBoxLayout>

using namespace charsleuth::viewer;

class RowTableTest : public QObject {
    Q_OBJECT

    static constexpr int columns = 3;

    QStandardItemModel m_model{4, columns};
    QWidget m_window;
    QTableView m_table;
    QLineEdit m_field;

    /// Whether the pixel has the color of the frame.
    bool isFrame(QPoint place) {
        const QImage picture = m_table.viewport()->grab().toImage();
        return picture.pixelColor(place) == QGuiApplication::palette().color(QPalette::Highlight);
    }
    QRect cell(int row, int column) { return m_table.visualRect(m_model.index(row, column)); }
    /// "top bottom left right", of those edges in whose middle the frame is drawn.
    QString framedEdges(int row, int column) {
        const QRect area = cell(row, column);
        QStringList edges;
        if (isFrame({area.center().x(), area.top()}))
            edges += "top";
        if (isFrame({area.center().x(), area.bottom()}))
            edges += "bottom";
        if (isFrame({area.left(), area.center().y()}))
            edges += "left";
        if (isFrame({area.right(), area.center().y()}))
            edges += "right";
        return edges.join(' ');
    }

private slots:
    void initTestCase() {
        for (int row = 0; row < m_model.rowCount(); ++row)
            m_model.setItem(row, 0, new QStandardItem);
        for (int row = 0; row < m_model.rowCount(); ++row) {
            m_model.item(row, 0)->setCheckable(true);
            m_model.item(row, 0)->setCheckState(Qt::Unchecked);
        }
        m_table.setModel(&m_model);
        showAsRows(m_table);
        auto* column = new QVBoxLayout(&m_window);
        column->addWidget(&m_table);
        column->addWidget(&m_field);
        m_window.resize(420, 300);
        m_window.show();
        QVERIFY(QTest::qWaitForWindowActive(&m_window));
    }
    void cleanupTestCase() {
        m_table.setParent(nullptr);
        m_field.setParent(nullptr);
    }

    void oneFrameIsAroundTheCurrentRow_data() {
        QTest::addColumn<Scheme>("scheme");
        QTest::newRow("light") << Scheme::Light;
        QTest::newRow("dark") << Scheme::Dark;
    }
    void oneFrameIsAroundTheCurrentRow() {
        QFETCH(Scheme, scheme);
        QGuiApplication::setPalette(paletteOf(scheme));
        m_window.setStyleSheet(styleSheetOf(themeOf(scheme)));
        QTest::mouseClick(m_table.viewport(), Qt::LeftButton, {}, cell(1, 1).center());
        QTest::keyClick(&m_table, Qt::Key_Down);
        QCOMPARE(framedEdges(2, 0), QString("top bottom left"));
        QCOMPARE(framedEdges(2, 1), QString("top bottom"));
        QCOMPARE(framedEdges(2, columns - 1), QString("top bottom right"));
        QCOMPARE(framedEdges(1, 1), QString());
        QTest::mouseClick(&m_field, Qt::LeftButton);
        QCOMPARE(framedEdges(2, 1), QString());
    }
    void theSpaceBarSetsTheTickFromAnyCell() {
        QTest::mouseClick(m_table.viewport(), Qt::LeftButton, {}, cell(1, 2).center());
        QTest::keyClick(&m_table, Qt::Key_Space);
        QCOMPARE(m_model.item(1, 0)->checkState(), Qt::Checked);
        QTest::keyClick(&m_table, Qt::Key_Space);
        QCOMPARE(m_model.item(1, 0)->checkState(), Qt::Unchecked);
    }
    void longNamesAreToldApartByTheirEnds() {
        m_model.item(0, 0)->setText("a long name of which there is no room for all, 01.txt");
        m_model.item(1, 0)->setText("a long name of which there is no room for all, 02.txt");
        m_table.setCurrentIndex({});
        m_table.clearSelection();
        m_table.horizontalHeader()->resizeSection(0, 160);
        const auto drawn = [this](int row) {
            return m_table.viewport()->grab(cell(row, 0)).toImage();
        };
        QVERIFY(drawn(0) != drawn(1));
    }
};

QTEST_MAIN(RowTableTest)
#include "row_table_test.moc"
