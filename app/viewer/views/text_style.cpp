#include "app/viewer/views/text_style.h"

#include <QFontDatabase>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace charsleuth::viewer {

namespace {

QString hanFamily(std::string_view language) {
    if (language.starts_with("ko"))
        return QStringLiteral("Noto Sans Mono CJK KR");
    if (language == "zh-Hant")
        return QStringLiteral("Noto Sans Mono CJK TC");
    if (language.starts_with("zh"))
        return QStringLiteral("Noto Sans Mono CJK SC");
    return QStringLiteral("Noto Sans Mono CJK JP");
}

} // namespace

bool Glyphs::has(char32_t character) const {
    auto known = m_known.find(character);
    if (known == m_known.end())
        known = m_known.insert(character, m_metrics.inFontUcs4(character));
    return *known;
}

QString fixedFamily() {
    return QFontInfo(QFontDatabase::systemFont(QFontDatabase::FixedFont)).family();
}

TextStyle textStyle(const Theme& theme, double pointSize, std::string_view language,
                    const QString& family) {
    TextStyle style{.theme = theme};
    style.font.setStyleHint(QFont::Monospace);
    // What stands behind the system's own: one family a script; absent ones are skipped by Qt.
    style.font.setFamilies({family, hanFamily(language), QStringLiteral("Noto Sans Hebrew"),
                            QStringLiteral("Noto Sans Thai"),
                            QStringLiteral("Noto Sans Devanagari"), QStringLiteral("Noto Sans"),
                            QStringLiteral("DejaVu Sans")});
    style.arabicFamilies = QStringList{QStringLiteral("Noto Naskh Arabic")} + style.font.families();
    style.font.setPointSizeF(pointSize);
    style.font.setKerning(false);

    style.glyphs = std::make_shared<const Glyphs>(style.font);
    const QFontMetricsF metrics(style.font);
    style.cell = metrics.horizontalAdvance(QLatin1Char('0'));
    // A little larger, then a little apart: two cells of a Latin font are wider than one em.
    const double stretch = 2 * style.cell / metrics.horizontalAdvance(QChar(u'漢'));
    QFont wide = style.font;
    wide.setPointSizeF(pointSize * std::clamp(stretch, 1.0, 1.12));
    style.wideSize = wide.pointSizeF();
    style.wideGap =
        std::max(0.0, 2 * style.cell - QFontMetricsF(wide).horizontalAdvance(QChar(u'漢')));
    // 1.5 em: room for Arabic and Thai marks, so that no script pushes lines apart.
    style.lineHeight = std::ceil(1.5 * QFontInfo(style.font).pixelSize());
    style.baseline = std::round((style.lineHeight + metrics.capHeight()) / 2);
    style.small = style.font;
    style.small.setPointSizeF(pointSize * 0.72);
    style.boxGap = 1;
    style.boxWidth =
        std::ceil(QFontMetricsF(style.small).horizontalAdvance(QStringLiteral("00")) + 5);
    return style;
}

} // namespace charsleuth::viewer
