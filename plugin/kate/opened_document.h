/// Opens one document in the encoding that its file is in, and again where the user overrules.
///
/// KTextEditor announces a document's address before it reads the file; that is when the command
/// line is asked and the encoding set, so there is no second read. A second read is needed where
/// the file is damaged: KTextEditor then tries other encodings, unless one is forced, which it
/// allows only to the "Encoding" menu of a view.
#pragma once

#include "plugin/kate/program.h"

#include <QObject>
#include <QPointer>

#include <optional>

#include <sys/stat.h>

class QAction;

namespace KTextEditor {
class Document;
class Message;
} // namespace KTextEditor

namespace charsleuth::kate {

class OpenedDocument : public QObject {
    Q_OBJECT

public:
    /// `document` and `program` must outlive this.
    OpenedDocument(KTextEditor::Document* document, Program& program, QObject* parent);

    /// Asks where that has not been done: the document was open already, or its encoding chosen.
    const std::optional<Answer>& answer();

    /// The user, a session or the file said which encoding it is.
    bool isChosen() const { return m_chosen; }

    /// Reads the file again in an encoding of Qt's name, now and whenever it is loaded again.
    void choose(const QString& qtName);
    /// Takes back the choice.
    void forget();
    /// Shows the reasons, and the other candidates to choose from.
    void explain();
    void openInViewer();
    void undoMojibake();

    QString path() const; // empty where it is no local file

Q_SIGNALS:
    /// The command line gave no answer; why, in a plain sentence.
    void troubled(const QString& why);

private:
    void urlChanged();
    void aboutToReload();
    void reloaded();
    void viewCreated();
    void configChanged();
    void startLoad();
    void beforeLoad();
    void decide(bool isSameAsBefore);
    void afterLoad();

    bool changedMeanwhile() const;
    void leaveToEditor();
    bool isToBeForced() const;
    bool setEncoding(const QStringList& qtNames);
    void askAgain();
    void force();
    void reload(const QString& encoding);
    void leaveOutBom();
    QAction* viewAction(const char* name) const;
    bool refuseModified();
    void report();
    void show(const QString& text, int type, bool withCandidates);

    KTextEditor::Document* const m_document;
    Program& m_program;
    std::optional<Answer> m_answer;
    QString m_trouble;
    std::optional<struct stat> m_stat; // the file's, before it was examined
    QString m_wanted;                  // the encoding that it is to be opened in
    QString m_asked;        // what the editor will try first: ours, or a setting of the folder
    QString m_loaded;       // what it was read in
    QString m_seen;         // what the document had when we last looked, and will be saved in
    QString m_choice;       // chosen in our menu
    qint64 m_malformed = 0; // sequences that do not fit what it is opened in
    bool m_chosen = false;
    bool m_lacking = false; // KTextEditor has no such encoding
    bool m_set = false;     // the document's encoding is there because of us
    bool m_loading = false;
    bool m_reloading = false;
    bool m_forced = false;      // this file has been read twice already
    bool m_forceInView = false; // to be read again as soon as there is a view
    bool m_wasWritable = true;  // before it was loaded
    bool m_locked = false;      // read-only because of damage, so not for good
    bool m_leave = false;       // the next load is the editor's alone
    QPointer<KTextEditor::Message> m_message;
};

} // namespace charsleuth::kate
