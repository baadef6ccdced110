// What is written can be read: contrast in both themes, by the WCAG's formula.

#include "app/viewer/views/theme.h"

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
        constexpr double kText = 4.5;
        constexpr double kSign = 3; // of what is no text
        for (const Scheme scheme : {Scheme::Light, Scheme::Dark}) {
            const Theme theme = themeOf(scheme);
            const auto row = [&](const char* what, QColor ink, QColor paper, double atLeast) {
                QTest::addRow("%s, %s", what, theme.dark ? "dark" : "light")
                    << ink << paper << atLeast;
            };
            row("text", theme.text, theme.base, kText);
            row("text of the frame", theme.text, theme.chrome, kText);
            row("text of the chosen card", theme.text, theme.tint, kText);
            row("selected text", theme.text, theme.selection, kText);
            row("text of a notice", theme.text, theme.notice, kText);
            row("text that differs", theme.text, theme.difference, kText);
            row("line numbers", theme.quiet, theme.base, kText);
            row("remarks", theme.quiet, theme.chrome, kText);
            row("remarks on the chosen card", theme.quiet, theme.tint, kText);
            row("links", theme.accent, theme.base, kText);
            row("buttons of a notice", theme.accent, theme.notice, kText);
            row("hits", theme.hit.text, theme.hit.fill, kText);
            row("malformed bytes", theme.malformed.text, theme.malformed.fill, kText);
            row("controls", theme.control.text, theme.control.fill, kText);
            const QPalette palette = paletteOf(scheme);
            row("highlighted text", palette.color(QPalette::HighlightedText),
                palette.color(QPalette::Highlight), kText);
            row("the outline of malformed bytes", theme.malformed.outline, theme.base, kSign);
            row("differences in the overview", theme.differenceMark, theme.base, kSign);
            row("hits in the overview", theme.hit.outline, theme.base, kSign);
            row("the focus", theme.accent, theme.chrome, kSign);
            row("check boxes", theme.quiet, theme.chrome, kSign);
        }
    }
    void whatIsWrittenStandsOut() {
        QFETCH(QColor, ink);
        QFETCH(QColor, paper);
        QFETCH(double, atLeast);
        QVERIFY2(contrast(ink, paper) >= atLeast,
                 qPrintable(QString::number(contrast(ink, paper))));
    }
};

QTEST_GUILESS_MAIN(ThemeTest)
#include "theme_test.moc"
