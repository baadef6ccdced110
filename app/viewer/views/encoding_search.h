#pragma once

/// A box to find an encoding by any of its names; lies over the window while it is in use.

#include "app/viewer/models/encoding_model.h"
#include "app/viewer/views/theme.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QListView;

namespace charsleuth::viewer {

class EncodingSearch : public QFrame {
    Q_OBJECT

public:
    explicit EncodingSearch(QWidget* window);

    void setTheme(const Theme& theme);
    /// Opens below the window's toolbar, suggested encodings first.
    void open(std::vector<EncodingId> suggested);
    QLineEdit* input() const { return m_input; }

signals:
    void chosen(charsleuth::EncodingId encoding);
    void dismissed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search(const QString& words);
    void accept();
    void dismiss();
    void moveBy(int rows);

    EncodingModel m_model;
    QLineEdit* m_input;
    QListView* m_list;
    QLabel* m_none; ///< instead of the list when nothing is found
};

} // namespace charsleuth::viewer
