#pragma once

/// What the user decides for good: looks, language, what Save does, what is remembered.

#include "app/viewer/session/preferences.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFontComboBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace charsleuth::viewer {

class ChoiceStore;
class EncodingField;

class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    /// `memory` may be null where nothing is remembered in this run; `pointSize` is that of the
    /// text.
    PreferencesDialog(ChoiceStore* memory, double pointSize, QWidget* parent);

    double pointSize() const;

    void accept() override;

private:
    void addLooks(QFormLayout* form, double pointSize);
    void addSaving(QFormLayout* form);
    void addMemory(QVBoxLayout* column);
    void fillLanguages();
    void refreshMemory();

    const Preferences m_before;
    ChoiceStore* m_memory;
    QComboBox* m_theme;
    QFontComboBox* m_font;
    QDoubleSpinBox* m_size;
    QComboBox* m_language;
    EncodingField* m_saveAs;
    QComboBox* m_newline;
    QCheckBox* m_remember;
    QLabel* m_kept;
    QPushButton* m_clear;
    QCheckBox* m_reopen;
    QListWidget* m_languages;
};

} // namespace charsleuth::viewer
