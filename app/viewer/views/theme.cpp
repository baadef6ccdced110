#include "app/viewer/views/theme.h"

namespace charsleuth::viewer {

namespace {

Theme light() {
    return {.dark = false,
            .text = 0x1E232B,
            .quiet = 0x606975,
            .base = 0xFFFFFF,
            .chrome = 0xF5F6F8,
            .hairline = 0xE1E4E9,
            .accent = 0x2B62D9,
            .tint = 0xE6EDFC,
            .selection = 0xCFDEFB,
            .notice = 0xFFF5DC,
            .malformed = {.text = 0x9B1420, .fill = 0xFDE4E5, .outline = 0xCF4A55},
            .control = {.text = 0x5F6875, .fill = 0xEFF1F4, .outline = 0xD3D8DF}};
}

Theme dark() {
    return {.dark = true,
            .text = 0xE3E6EB,
            .quiet = 0x9BA4B1,
            .base = 0x1A1C20,
            .chrome = 0x22252A,
            .hairline = 0x343940,
            .accent = 0x82A9FF,
            .tint = 0x2A3550,
            .selection = 0x34497A,
            .notice = 0x3A3421,
            .malformed = {.text = 0xFFD0D2, .fill = 0x6A1B23, .outline = 0xDC6570},
            .control = {.text = 0xA5ADB9, .fill = 0x2C3037, .outline = 0x484E58}};
}

} // namespace

Scheme schemeOf(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < 128 ? Scheme::Dark : Scheme::Light;
}

Theme themeOf(Scheme scheme) {
    return scheme == Scheme::Dark ? dark() : light();
}

QPalette paletteOf(Scheme scheme) {
    const Theme theme = themeOf(scheme);
    QPalette palette(theme.text, theme.chrome);
    palette.setColor(QPalette::Window, theme.chrome);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.base);
    palette.setColor(QPalette::AlternateBase, theme.chrome);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::Button, theme.chrome);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::ToolTipBase, theme.base);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.quiet);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.dark ? theme.base : Qt::white);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::Light, theme.base);
    palette.setColor(QPalette::Midlight, theme.hairline);
    palette.setColor(QPalette::Mid, theme.hairline);
    palette.setColor(QPalette::Dark, theme.quiet);
    palette.setColor(QPalette::Shadow, theme.dark ? Qt::black : theme.quiet);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.quiet);
    return palette;
}

} // namespace charsleuth::viewer
