#pragma once

/// "I know something about this file ...": stays open beside the window, so that the ranking is
/// seen to move with every choice.

#include "app/viewer/session/facts.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QLabel;

namespace charsleuth::viewer {

class HintsDialog : public QDialog {
    Q_OBJECT

public:
    HintsDialog(const std::vector<std::string>& preferredLanguages, QWidget* parent);
    ~HintsDialog() override;

    /// Those that hold now; without effect while the user's own are on their way. Says nothing.
    void setFacts(const Facts& facts);
    Facts facts() const;

signals:
    void changed(const charsleuth::viewer::Facts& facts);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QComboBox* makeCombo(const QString& name, const QString& nothing,
                         const std::vector<Choice>& choices);
    void put(const Facts& facts);
    void told();
    QString complaint(const QComboBox* combo) const;
    bool judge();
    void unmark(QComboBox* combo);

    QComboBox* m_language;
    QComboBox* m_platform;
    QComboBox* m_era;
    QComboBox* m_origin;
    QCheckBox* m_siblings;
    QLabel* m_complaint; ///< about words that mean nothing
    QTimer m_soon;       ///< not at each letter typed
};

} // namespace charsleuth::viewer
