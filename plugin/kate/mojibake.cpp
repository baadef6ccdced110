#include "plugin/kate/mojibake.h"

#include "plugin/kate/program.h"

#include <KTextEditor/Document>

#include <QCoreApplication>

#include <algorithm>

namespace charsleuth::kate {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("charsleuth::kate", text);
}

struct Change {
    KTextEditor::Range range;
    QString before, after;
};

/// Walks through a text, knowing the offset in UTF-8 and the place in the document.
class Place {
public:
    explicit Place(const QString& text) : m_text(text) {}

    KTextEditor::Cursor cursor() const { return {m_line, m_column}; }

    /// Goes on to the character that begins at a byte, or later.
    void goTo(qint64 byte) {
        while (m_byte < byte && m_at < m_text.size()) {
            const QChar unit = m_text[m_at++];
            m_byte += bytesOf(unit);
            ++m_column;
            if (unit == QLatin1Char('\n')) {
                ++m_line;
                m_column = 0;
            }
        }
        if (m_at < m_text.size() && m_text[m_at].isLowSurrogate()) {
            ++m_at;
            ++m_column;
        }
    }

private:
    static int bytesOf(QChar unit) {
        if (unit.isSurrogate()) {
            return unit.isHighSurrogate() ? 4 : 0;
        }
        return unit.unicode() < 0x80 ? 1 : unit.unicode() < 0x800 ? 2 : 3;
    }

    const QString& m_text;
    decltype(m_text.size()) m_at = 0;
    qint64 m_byte = 0;
    int m_line = 0, m_column = 0;
};

std::vector<Change> changesOf(const QString& text, const std::vector<Repair>& repairs) {
    std::vector<Change> changes;
    Place place(text);
    for (const Repair& repair : repairs) {
        place.goTo(repair.begin);
        const KTextEditor::Cursor begin = place.cursor();
        place.goTo(repair.end);
        changes.push_back({{begin, place.cursor()}, repair.before, repair.after});
    }
    return changes;
}

} // namespace

QString undoMojibake(KTextEditor::Document& document) {
    if (!document.isReadWrite()) {
        return tr("The document is read-only.");
    }
    const QString text = document.text();
    const auto repairs = Program::repairs(text);
    if (!repairs) {
        return tr("There is no answer for this document.");
    }
    if (repairs->empty()) {
        return tr("No mojibake was found.");
    }
    const std::vector<Change> changes = changesOf(text, *repairs);
    const bool fits = std::all_of(changes.begin(), changes.end(), [&](const Change& change) {
        return document.text(change.range) == change.before;
    });
    if (!fits) {
        return tr("The document has characters that are none, so nothing was changed.");
    }
    const KTextEditor::Document::EditingTransaction oneChange(&document);
    for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
        document.replaceText(change->range, change->after);
    }
    return tr("Runs of mojibake undone: %1").arg(changes.size());
}

bool readByParts(const QString& path, KTextEditor::Document& document) {
    const auto text = Program::textByParts(path);
    if (!text) {
        return false;
    }
    document.setEncoding(QStringLiteral("UTF-8"));
    document.setText(QString(*text).replace(QLatin1String("\r\n"), QLatin1String("\n")));
    document.setModified(false);
    return true;
}

} // namespace charsleuth::kate
