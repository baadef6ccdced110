#pragma once

/// Type and measure of the file's text: one font for each script, one rhythm for all lines.

#include "app/viewer/views/theme.h"

#include <QFont>
#include <QFontMetricsF>
#include <QHash>

#include <memory>
#include <string_view>

namespace charsleuth::viewer {

/// Which characters the fonts have; remembers what it was asked. For one thread.
class Glyphs {
public:
    explicit Glyphs(const QFont& font) : m_metrics(font) {}
    bool has(char32_t character) const;

private:
    QFontMetricsF m_metrics;
    mutable QHash<char32_t, bool> m_known;
};

struct TextStyle {
    QFont font;
    QFont small;                          ///< the digits inside boxes
    QStringList arabicFamilies;           ///< for runs of Arabic letters
    std::shared_ptr<const Glyphs> glyphs; ///< of `font` and what stands in for it
    bool invisibles = false;              ///< white space is marked, too
    Theme theme;
    double cell = 0;       ///< width of a digit, pixels
    double wideSize = 0;   ///< size of full-width characters, points: they fill two cells
    double wideGap = 0;    ///< behind each of them, pixels
    double lineHeight = 0; ///< pixels; the same for every line, whatever its script
    double baseline = 0;   ///< from a line's top
    double boxWidth = 0;   ///< of a box with two hex digits
    double boxGap = 0;     ///< beside each box
};

/// The system's font with all characters alike wide. For the GUI thread.
QString fixedFamily();

/// `language` (BCP 47, may be empty) chooses between the Han shapes of Japan, Korea, China and
/// Taiwan. Any thread; but what it returns is for one.
TextStyle textStyle(const Theme& theme, double pointSize, std::string_view language,
                    const QString& family = fixedFamily());

} // namespace charsleuth::viewer
