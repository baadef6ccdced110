/// The plugin as KTextEditor's applications see it: it watches every document.
#pragma once

#include "plugin/kate/opened_document.h"

#include <KTextEditor/Plugin>

#include <QHash>
#include <QSet>
#include <QVariantList>

namespace charsleuth::kate {

class Plugin : public KTextEditor::Plugin {
    Q_OBJECT

public:
    explicit Plugin(QObject* parent, const QVariantList& = {});

    QObject* createView(KTextEditor::MainWindow* window) override;

    /// Null for a document that is not KTextEditor's.
    OpenedDocument* opened(KTextEditor::Document* document) const;

private:
    void watch(KTextEditor::Document* document);

    Program m_program;
    QHash<KTextEditor::Document*, OpenedDocument*> m_documents;
    QSet<QString> m_told; // each kind of trouble is told once
};

} // namespace charsleuth::kate
