#pragma once

/// The document beside another file, line by line: what the texts say is compared, not the bytes.

#include "app/viewer/document/line_differences.h"
#include "app/viewer/session/latest_job.h"
#include "app/viewer/session/session.h"
#include "app/viewer/views/theme.h"

#include <QMainWindow>

#include <array>

class QAction;
class QLabel;

namespace charsleuth::viewer {

class EncodingField;
class TextView;

class CompareFilesWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `left` must outlive the window, or be its parent's.
    CompareFilesWindow(const Session& left, const QString& leftName, double pointSize,
                       QWidget* parent);

    /// Stays open beside another page for the same document: `left`'s, which is the new parent.
    void moveTo(const Session& left, QWidget* parent);

    /// The other file, in its own encoding until another one is chosen.
    void open(const std::string& path);
    bool isSettled() const { return !m_session.isBusy() && !m_comparing.isRunning(); }

    const TextView& left() const { return *m_sides[0].view; }
    const TextView& right() const { return *m_sides[1].view; }
    QString summary() const;

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Side {
        QLabel* label = nullptr;
        TextView* view = nullptr;
        TextLines lines;
    };
    /// Lines of both, and what differs.
    struct Found {
        std::array<TextLines, 2> lines;
        std::vector<LineChange> changes;
    };

    void speak();
    void showTheme(const Theme& theme);
    QWidget* makeSide(Side& side, double pointSize);
    QWidget* makeBar();
    QAction* makeStep(const QString& name, const QList<QKeySequence>& keys, int direction);
    void listenTo(const Session& session);
    void showTexts();
    void compare();
    void take(const Found& found);
    QString sameText() const;
    void refresh();
    void step(int direction);
    void follow(std::size_t leader);
    void align();
    void tint();
    std::array<ByteRange, 2> differing(const LineChange& change) const;
    ByteRange bytesOf(std::size_t side, LineRange lines) const;
    std::uint64_t lineStart(std::size_t side, std::size_t line) const;
    const Session& session(std::size_t side) const { return side == 0 ? *m_left : m_session; }

    const Session* m_left;
    QString m_leftName;
    Session m_session; ///< of the other file
    std::array<Side, 2> m_sides;
    EncodingField* m_field = nullptr; ///< of the other file
    QLabel* m_summary = nullptr;
    QLabel* m_fieldLabel = nullptr;
    QAction* m_close = nullptr;
    QAction* m_previous = nullptr;
    QAction* m_next = nullptr;
    std::vector<LineChange> m_changes;
    std::optional<std::size_t> m_current; ///< of the changes, the one that was gone to
    std::string m_path;                   ///< of the other file
    std::optional<Error> m_failure;       ///< why it is not open
    bool m_known = false;                 ///< m_changes is about what is shown
    bool m_following = false;
    LatestJob<std::shared_ptr<const Found>> m_comparing{[this] { refresh(); }};
};

} // namespace charsleuth::viewer
