#pragma once

/// A list of encodings in which a name, alias or code page number can be typed, too.
///
/// The encoding follows what is typed at once; Enter and leaving the field write its full name. An
/// unknown word means no encoding, and is marked when the user leaves it there.

#include "app/viewer/views/typed_combo.h"
#include "core/registry/encoding_id.h"

#include <optional>
#include <vector>

namespace charsleuth::viewer {

class EncodingField : public TypedCombo {
    Q_OBJECT

public:
    /// `first`: the encodings at the top of the list; the first one is chosen.
    EncodingField(const std::vector<EncodingId>& first, QWidget* parent);

    /// Nothing where the typed words name no encoding, and where the field is empty.
    std::optional<EncodingId> encoding() const { return m_encoding; }
    /// Nothing: the field is empty.
    void setEncoding(std::optional<EncodingId> encoding);
    /// Whether an unknown word was left in the field; then it is red.
    bool isMarked() const { return m_marked; }
    /// What is to be said of the unknown word; empty where there is none.
    QString complaint() const;

signals:
    /// The encoding or the mark is another.
    void changed();

protected:
    void leaveList() override { settle(); }
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void add(EncodingId encoding);
    void follow(const QString& words);
    void settle();
    void mark(bool marked);

    std::optional<EncodingId> m_encoding;
    bool m_settled = true; ///< the text is the encoding's full name
    bool m_marked = false;
};

} // namespace charsleuth::viewer
