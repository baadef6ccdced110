#pragma once

/// Reasons and bytes, below the text; hidden until they are wanted.

#include "app/viewer/models/reasons.h"
#include "app/viewer/views/theme.h"

#include <QSplitter>

class QLabel;

namespace charsleuth::viewer {

class BytesView;
class ReasonView;

class DetailPanels : public QSplitter {
    Q_OBJECT

public:
    explicit DetailPanels(QWidget* parent = nullptr);

    BytesView* bytes() const { return m_bytes; }
    QWidget* reasons() const;
    void setTheme(const Theme& theme);
    void showWhy(bool shown);
    void showBytes(bool shown);
    void setReasons(const DocumentState& document);
    /// The heading of the reasons alone.
    void setVerdict(const DocumentState& document);
    void clear() { m_reasons.setReasons({}); }

signals:
    void placeWanted(charsleuth::ByteRange place); ///< of which a reason speaks

private:
    QWidget* makeWhy();
    QWidget* makeBytes();
    void refreshVisibility();

    ReasonModel m_reasons;
    QLabel* m_whyTitle = nullptr;
    ReasonView* m_reasonView = nullptr;
    BytesView* m_bytes = nullptr;
    QWidget* m_why;
    QWidget* m_bytesPanel;
};

} // namespace charsleuth::viewer
