#pragma once

/// A box to find an encoding by any of its names; lies over the window while it is in use.

#include "app/viewer/models/encoding_model.h"
#include "app/viewer/views/theme.h"

#include <QFrame>

#include <optional>

class QLabel;
class QLineEdit;
class QListView;

namespace charsleuth::viewer {

class EncodingSearch : public QFrame {
    Q_OBJECT

public:
    explicit EncodingSearch(QWidget* window);

    void setTheme(const Theme& theme);
    /// The document whose text each entry shows a line of, around a byte.
    void setDocument(SharedBytes bytes, std::uint64_t around) {
        m_model.setDocument(std::move(bytes), around);
    }
    /// Opens below the window's toolbar, suggested encodings first. `shown`: the text's.
    void open(std::vector<EncodingId> suggested, std::optional<EncodingId> shown);
    QLineEdit* input() const { return m_input; }
    const EncodingModel& found() const { return m_model; }

signals:
    void tried(charsleuth::EncodingId encoding); ///< the arrow keys came to it
    void chosen(charsleuth::EncodingId encoding);
    void dismissed(); ///< it is no longer open; after chosen(), or without a choice

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
    QLabel* m_none;                    ///< instead of the list when nothing is found
    std::optional<EncodingId> m_shown; ///< the text's
    bool m_walked = false;             ///< keys went through what is listed
};

} // namespace charsleuth::viewer
