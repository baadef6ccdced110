// What is written can be read: contrast in both themes, by the WCAG's formula.

#include "app/viewer/views/theme.h"

#include <QCheckBox>
#include <QRadioButton>
#include <QTest>

#include <cmath>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

/// Relative luminance, WCAG 2.1.
double luminance(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double one = luminance(a) + 0.05;
    const double other = luminance(b) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT

private slots:
    void theFormulaIsTheWcags() {
        QCOMPARE(std::round(contrast(Qt::black, Qt::white)), 21.0);
        QCOMPARE(std::round(contrast(0x767676, Qt::white) * 100), 454.0);
    }

    void whatIsWrittenStandsOut_data() {
        QTest::addColumn<QColor>("ink");
        QTest::addColumn<QColor>("paper");
        QTest::addColumn<double>("atLeast");
        constexpr double textContrast = 4.5;
        constexpr double sign = 3; // of what is no text
        for (const Scheme scheme : {Scheme::Light, Scheme::Dark}) {
            const Theme theme = themeOf(scheme);
            const auto row = [&](const char* what, QColor ink, QColor paper, double atLeast) {
                QTest::addRow("%s, %s", what, theme.dark ? "dark" : "light")
                    << ink << paper << atLeast;
            };
            row("text", theme.text, theme.base, textContrast);
            row("text of the frame", theme.text, theme.chrome, textContrast);
            row("text of the chosen card", theme.text, theme.tint, textContrast);
            row("selected text", theme.text, theme.selection, textContrast);
            row("text of a notice", theme.text, theme.notice, textContrast);
            row("text that differs", theme.text, theme.difference, textContrast);
            row("line numbers", theme.quiet, theme.base, textContrast);
            row("remarks", theme.quiet, theme.chrome, textContrast);
            row("remarks on the chosen card", theme.quiet, theme.tint, textContrast);
            row("links", theme.accent, theme.base, textContrast);
            row("buttons of a notice", theme.accent, theme.notice, textContrast);
            row("hits", theme.hit.text, theme.hit.fill, textContrast);
            row("malformed bytes", theme.malformed.text, theme.malformed.fill, textContrast);
            row("controls", theme.control.text, theme.control.fill, textContrast);
            const QPalette palette = paletteOf(scheme);
            row("highlighted text", palette.color(QPalette::HighlightedText),
                palette.color(QPalette::Highlight), textContrast);
            row("the outline of malformed bytes", theme.malformed.outline, theme.base, sign);
            row("differences in the overview", theme.differenceMark, theme.base, sign);
            row("hits in the overview", theme.hit.outline, theme.base, sign);
            row("the focus", theme.accent, theme.chrome, sign);
            row("check boxes", theme.quiet, theme.chrome, sign);
        }
    }
    void whatIsWrittenStandsOut() {
        QFETCH(QColor, ink);
        QFETCH(QColor, paper);
        QFETCH(double, atLeast);
        QVERIFY2(contrast(ink, paper) >= atLeast,
                 qPrintable(QString::number(contrast(ink, paper))));
    }

    void aTickStandsOutWhereItCannotBeChanged_data() {
        QTest::addColumn<Scheme>("scheme");
        QTest::newRow("light") << Scheme::Light;
        QTest::newRow("dark") << Scheme::Dark;
    }
    void aTickStandsOutWhereItCannotBeChanged() {
        QFETCH(Scheme, scheme);
        QCheckBox box;
        QRadioButton choice;
        for (QAbstractButton* button : std::initializer_list<QAbstractButton*>{&box, &choice}) {
            button->setCheckable(true);
            button->setEnabled(false);
            button->setStyleSheet(styleSheetOf(themeOf(scheme)));
            button->resize(40, 24);
            button->ensurePolished();
            const QImage unset = button->grab().toImage();
            button->setChecked(true);
            const QImage set = button->grab().toImage();
            int told = 0; // pixels that tell both apart
            for (int y = 0; y < set.height(); ++y)
                for (int x = 0; x < set.width(); ++x)
                    told += contrast(set.pixelColor(x, y), unset.pixelColor(x, y)) >= 3 ? 1 : 0;
            QVERIFY2(told >= 40, qPrintable(QString::number(told)));
        }
    }
};

QTEST_MAIN(ThemeTest)
#include "theme_test.moc"
