#include "plugin/kate/plugin.h"

#include "plugin/kate/window.h"

#include <KTextEditor/Document>
#include <KTextEditor/Editor>
#include <KTextEditor/Message>

namespace charsleuth::kate {

Plugin::Plugin(QObject* parent, const QVariantList&) : KTextEditor::Plugin(parent) {
    auto* const editor = KTextEditor::Editor::instance();
    connect(editor, &KTextEditor::Editor::documentCreated, this,
            [this](KTextEditor::Editor*, KTextEditor::Document* document) { watch(document); });
    const auto documents = editor->documents();
    for (KTextEditor::Document* document : documents) {
        watch(document);
    }
}

QObject* Plugin::createView(KTextEditor::MainWindow* window) {
    return new Window(*this, window);
}

OpenedDocument* Plugin::opened(KTextEditor::Document* document) const {
    return m_documents.value(document);
}

void Plugin::watch(KTextEditor::Document* document) {
    auto* const opened = new OpenedDocument(document, m_program, this);
    m_documents.insert(document, opened);
    connect(document, &QObject::destroyed, this,
            [this, document] { delete m_documents.take(document); });
    connect(opened, &OpenedDocument::troubled, this, [this, document](const QString& why) {
        if (!m_told.contains(why)) {
            m_told.insert(why);
            auto* const message =
                new KTextEditor::Message(QStringLiteral("Charsleuth: ") + why.toHtmlEscaped(),
                                         KTextEditor::Message::Warning);
            message->setAutoHide();
            message->setPosition(KTextEditor::Message::BottomInView);
            document->postMessage(message);
        }
    });
}

} // namespace charsleuth::kate
