#pragma once

/// One file of several that are converted: what it is read as, to be changed, and how it begins
/// then.

#include "core/registry/encoding_id.h"

#include <QWidget>

#include <optional>
#include <string>

class QLabel;

namespace charsleuth::viewer {

class EncodingField;

class BatchRow : public QWidget {
    Q_OBJECT

public:
    explicit BatchRow(QWidget* parent);

    /// The file, and the encoding that it is read as; nothing: not known yet. Reads its beginning.
    void setFile(const std::string& path, std::optional<EncodingId> from);
    QString preview() const;
    /// Whether the typed encoding is known.
    bool isKnown() const;

signals:
    /// Nothing: what is typed is not known.
    void changed(std::optional<charsleuth::EncodingId> from);

private:
    void showPreview();

    std::string m_path;
    QLabel* m_name;
    EncodingField* m_from;
    QLabel* m_preview;
};

} // namespace charsleuth::viewer
