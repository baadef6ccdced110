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
            .difference = 0xFFEBB3,
            .differenceMark = 0xB58105,
            .hit = {.text = 0x1E232B, .fill = 0xD5F0DC, .outline = 0x2F8A4B},
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
            .difference = 0x57491B,
            .differenceMark = 0xD9B23C,
            .hit = {.text = 0xE3E6EB, .fill = 0x1D4A2C, .outline = 0x5CC47E},
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

// NOLINTNEXTLINE(readability-function-size): a style sheet
QString styleSheetOf(const Theme& theme) {
    QString sheet = QStringLiteral(R"(
QMenuBar { background: CHROME; padding: 0 4px; border: none; }
QMenuBar::item { padding: 4px 8px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: TINT; }
QMenu { background: BASE; border: 1px solid HAIR; padding: 4px; menu-scrollable: 1; }
QMenu::item { padding: 4px 24px 4px 28px; border-radius: 4px; }
QMenu::item:selected { background: TINT; color: TEXT; }
QMenu::item:disabled { color: QUIET; }
QMenu::separator { height: 1px; background: HAIR; margin: 4px 8px; }
QToolBar { background: CHROME; border: none; border-bottom: 1px solid HAIR; padding: 4px 8px; spacing: 4px; }
QToolButton { border: 1px solid transparent; border-radius: 6px; padding: 3px 7px; color: TEXT; }
QToolButton:hover { background: HAIR; }
QToolButton:focus { border-color: ACCENT; }
QToolButton:checked { background: TINT; }
QToolButton:disabled { color: QUIET; }
QToolButton::menu-indicator { image: none; }
QToolButton#encoding { font-weight: 600; padding: 3px 11px; }
QLabel#reading { background: CHROME; font-weight: 600; }
#status { border: 1px solid transparent; border-radius: 4px; margin: 0 8px; padding: 0 3px; }
#status:focus { border-color: ACCENT; }
#position { margin: 0 12px; }
#panel-heading { padding: 12px 12px 8px 20px; }
#certainty { color: QUIET; }
#hint-chip { background: TINT; border-radius: 6px; margin-bottom: 8px; }
#hint-chip QToolButton { padding: 3px 5px; }
#hint-words { text-align: left; }
#tied { margin: 0 12px 8px 12px; }
QToolButton#rest { color: QUIET; padding: 8px 12px; margin: 4px 4px; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton { border: 1px solid HAIR; border-radius: 6px; padding: 4px 12px; background: BASE; color: TEXT; }
QPushButton:hover { border-color: GRIP; }
QPushButton:focus { border-color: ACCENT; }
QPushButton:disabled { color: QUIET; background: CHROME; }
QPushButton:flat { border: 1px solid transparent; background: transparent; color: ACCENT; padding: 3px 7px; }
QPushButton:flat:hover { background: HAIR; }
QPushButton:flat:focus { border: 1px solid ACCENT; }
QStatusBar { background: CHROME; border-top: 1px solid HAIR; }
QStatusBar::item { border: none; }
QListView { background: CHROME; border: none; }
#search, #search QListView { background: BASE; }
#search { border: 1px solid HAIR; border-radius: 8px; }
QSplitter::handle { background: HAIR; }
#find-bar, #compare-bar { background: CHROME; border-bottom: 1px solid HAIR; }
#compare-summary { padding: 0 4px; }
#find-bar QLineEdit { padding: 4px 8px; }
#find-summary { color: QUIET; padding: 0 4px; }
#compare-bar QToolButton[toggles="true"], #find-bar QToolButton[toggles="true"] { border-color: HAIR; }
#compare-bar QToolButton[toggles="true"]:focus, #find-bar QToolButton[toggles="true"]:focus { border-color: ACCENT; }
QCheckBox, QRadioButton { spacing: 8px; }
#other-lines { background: NOTICE; border-radius: 6px; padding: 6px 8px; }
#verdict[failed="true"] { color: BAD; background: BADFILL; border: 1px solid BADLINE; border-radius: 6px; padding: 6px 8px; }
QCheckBox::indicator, QAbstractItemView::indicator { width: 14px; height: 14px; border: 1px solid QUIET; border-radius: 4px; background: BASE; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked { border-color: ACCENT; background: ACCENT; image: url(:/icons/check-SCHEME.png); }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border-color: ACCENT; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: HAIR; background: CHROME; }
QCheckBox::indicator:checked:disabled { border-color: QUIET; background: QUIET; }
QRadioButton::indicator { width: 14px; height: 14px; border: 1px solid QUIET; border-radius: 8px; background: BASE; }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 5px solid ACCENT; background: BASE; }
QRadioButton::indicator:checked:disabled { border-color: QUIET; }
QComboBox { border: 1px solid HAIR; border-radius: 6px; padding: 4px 8px; min-height: 20px; background: BASE; color: TEXT; }
QComboBox:hover { border-color: GRIP; }
QComboBox:focus { border-color: ACCENT; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url(:/icons/chevron.png); width: 12px; height: 12px; }
QTabBar { background: CHROME; }
QTabBar::tab { background: transparent; color: QUIET; border: none; border-radius: 6px; padding: 5px 8px 5px 12px; margin: 2px 2px 4px 2px; min-width: 104px; max-width: 200px; }
QTabBar::tear { width: 0; image: none; }
QTabBar::scroller { width: 40px; }
QTabBar QToolButton { background: CHROME; border: 1px solid HAIR; border-radius: 0; padding: 0; }
QTabBar::tab:selected { background: BASE; color: TEXT; }
QTabBar::tab:hover:!selected { background: HAIR; }
QTabBar::tab:selected:focus { border: 1px solid ACCENT; }
QTabBar::close-button { image: url(:/icons/close.png); width: 12px; height: 12px; subcontrol-position: right; }
QTabBar::close-button:hover { background: HAIR; border-radius: 4px; }
QTabWidget::pane { border: none; }
QHeaderView::section { background: transparent; color: QUIET; border: none; border-bottom: 1px solid HAIR; padding: 4px 8px 4px 3px; }
QTableView { background: BASE; border: 1px solid HAIR; border-radius: 6px; selection-background-color: TINT; selection-color: TEXT; }
QTableView::item { padding: 0 8px; }
QTableView#mojibake::item { padding: 0; }
QListWidget { background: BASE; border: 1px solid HAIR; border-radius: 6px; padding: 4px; }
QListWidget::item { padding: 2px 4px; border-radius: 4px; }
QListWidget::item:selected { background: TINT; color: TEXT; }
QAbstractScrollArea::corner { background: BASE; border: none; }
QTextBrowser { background: BASE; color: TEXT; }
QProgressBar { background: HAIR; border: none; border-radius: 2px; }
QProgressBar::chunk { background: ACCENT; border-radius: 2px; }
QComboBox QAbstractItemView { background: BASE; border: 1px solid HAIR; selection-background-color: TINT; selection-color: TEXT; }
QComboBox:editable { padding-left: 6px; }
QComboBox[unknown="true"] { color: BAD; background: BADFILL; border-color: BADLINE; }
QComboBox[unknown="true"] QLineEdit { color: BAD; background: BADFILL; }
QLineEdit { border: 1px solid HAIR; border-radius: 6px; padding: 4px 6px; min-height: 20px; background: BASE; color: TEXT; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { color: QUIET; background: CHROME; }
QAbstractSpinBox { border: 1px solid HAIR; border-radius: 6px; padding: 4px 8px; min-height: 20px; background: BASE; color: TEXT; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 20px; }
QAbstractSpinBox::up-arrow { image: url(:/icons/chevron-up.png); width: 10px; height: 10px; }
QAbstractSpinBox::down-arrow { image: url(:/icons/chevron.png); width: 10px; height: 10px; }
QAbstractSpinBox:focus { border-color: ACCENT; }
QAbstractSpinBox QLineEdit { border: none; padding: 0; }
QStatusBar > QLabel { padding: 0 6px; }
QLineEdit:focus { border-color: ACCENT; }
QToolTip { border: 1px solid HAIR; background: BASE; color: TEXT; padding: 4px; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: GRIP; border-radius: 3px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: QUIET; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)");
    const std::pair<const char*, QColor> names[] = {{"CHROME", theme.chrome},
                                                    {"BASE", theme.base},
                                                    {"HAIR", theme.hairline},
                                                    {"TEXT", theme.text},
                                                    {"QUIET", theme.quiet},
                                                    {"ACCENT", theme.accent},
                                                    {"TINT", theme.tint},
                                                    {"NOTICE", theme.notice},
                                                    {"GRIP", theme.control.outline},
                                                    {"BADFILL", theme.malformed.fill},
                                                    {"BADLINE", theme.malformed.outline},
                                                    {"BAD", theme.malformed.text}};
    sheet.replace(QLatin1String("SCHEME"), QLatin1String(theme.dark ? "dark" : "light"));
    for (const auto& [name, color] : names)
        sheet.replace(QLatin1String(name), color.name());
    return sheet;
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
