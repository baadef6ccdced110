#pragma once

/// What is remembered, and the languages that the user's files are mostly in.

#include <QDialog>

class QCheckBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace charsleuth::viewer {

class ChoiceStore;

class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    /// `memory` may be null where nothing is remembered in this run.
    PreferencesDialog(ChoiceStore* memory, QWidget* parent);

    void accept() override;

private:
    void fillLanguages();
    void refreshMemory();

    ChoiceStore* m_memory;
    QCheckBox* m_remember;
    QLabel* m_kept;
    QPushButton* m_clear;
    QCheckBox* m_reopen;
    QListWidget* m_languages;
};

} // namespace charsleuth::viewer
