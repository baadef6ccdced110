#pragma once

/// Encodings that lose nothing of the text, each as a button that chooses it.

#include "app/viewer/models/holding_encodings.h"

#include <QWidget>

class QVBoxLayout;

namespace charsleuth::viewer {

class HoldingList : public QWidget {
    Q_OBJECT

public:
    explicit HoldingList(QWidget* parent);

    /// The first few of them, and UTF-8; hides itself where there is none.
    void setEncodings(const std::vector<HoldingEncoding>& encodings, bool damaged = false);

signals:
    void chosen(charsleuth::EncodingId encoding);

private:
    QVBoxLayout* m_column;
};

} // namespace charsleuth::viewer
