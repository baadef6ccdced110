#include "app/viewer/window/problem_walk.h"

#include "app/viewer/models/problems.h"
#include "app/viewer/views/side_list.h"
#include "app/viewer/views/text_view.h"
#include "app/viewer/window/compare_controller.h"
#include "app/viewer/window/document_page.h"
#include "app/viewer/window/mojibake_controller.h"
#include "app/viewer/window/overview_controller.h"
#include "app/viewer/window/parts_controller.h"

#include <QMenu>
#include <QStatusBar>
#include <QTimer>

namespace charsleuth::viewer {

ProblemWalk::ProblemWalk(DocumentPage& page) : QObject(&page), m_page(page) {}

bool ProblemWalk::isAnywhere() const {
    const DocumentState& state = m_page.session().state();
    if (m_page.list() != nullptr && m_page.list()->hasProblems())
        return true;
    if (!state.shown)
        return false;
    const CompareController& compared = m_page.compared();
    const auto differs = [&compared] {
        return (compared.isBeside() || compared.otherFile().isOpen()) &&
               (compared.comparison().isRunning() || compared.differences().count() > 0);
    };
    return (goesTo(Kind::Malformed) && state.index->tally.malformed > 0) ||
           (goesTo(Kind::Control) && m_page.overview().controls().count() > 0) ||
           (goesTo(Kind::Mojibake) && m_page.mojibake().model().rowCount() > 0) ||
           (goesTo(Kind::Part) && m_page.parts().areSeveral()) ||
           (goesTo(Kind::Difference) && differs());
}

std::optional<ByteRange> ProblemWalk::placeBeside(ByteRange selected, int direction) const {
    // A run in which the readings differ is that difference, which is counted.
    const Places differences = goesTo(Kind::Difference) && m_page.compared().isBeside()
                                   ? m_page.compared().comparison().places()
                                   : Places();
    const Places mojibake = goesTo(Kind::Mojibake)
                                ? apartFrom(differences, m_page.mojibake().model().places())
                                : Places();
    const Places parts = goesTo(Kind::Part) ? m_page.parts().beginnings() : Places();
    Problems problems{.text = m_page.session().state().text(),
                      .malformed = goesTo(Kind::Malformed),
                      .others = {&mojibake, &parts, &differences}};
    if (goesTo(Kind::Control))
        problems.others.push_back(&m_page.overview().controls());
    return problemBeside(problems, selected, direction);
}

void ProblemWalk::step(int direction) {
    const auto goOn = [&] {
        if (m_page.list() == nullptr || !m_page.list()->selectNext(direction))
            return false;
        showFirst(direction);
        return true;
    };
    if (!m_page.session().state().shown)
        return void(goOn());
    if (OtherFile& other = m_page.compared().otherFile();
        goesTo(Kind::Difference) && other.isOpen())
        return other.step(direction);
    const ByteRange selected = m_page.textView().selection();
    const auto found = placeBeside(selected, direction);
    const bool isBehind =
        found && (direction > 0 ? found->begin >= selected.end : found->begin < selected.begin);
    if (!isBehind && goOn())
        return;
    if (found)
        m_page.showPlace(*found);
    else if (goesTo(Kind::Difference) && m_page.compared().isBeside())
        m_page.compared().comparison().step(selected, direction); // as soon as one is found
}

/// Of the file that was selected, as soon as all of its problems are known; of a text in which the
/// user went elsewhere meanwhile, none.
void ProblemWalk::showFirst(int direction) {
    constexpr int pause = 20; // milliseconds
    if (!m_page.isSettled())
        return QTimer::singleShot(pause, this, [this, direction] { showFirst(direction); });
    const TextView& text = m_page.textView();
    if (!m_page.session().state().shown || text.caret() > 0 || !text.selection().empty())
        return;
    const std::uint64_t from = direction > 0 ? 0 : m_page.session().state().bytes->size();
    if (const auto found = placeBeside({from, from}, direction))
        m_page.showPlace(*found);
}

void ProblemWalk::askKinds() {
    auto* menu = new QMenu(&m_page);
    menu->setObjectName(QStringLiteral("problem-kinds-menu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const std::pair<Kind, QString> kinds[] = {{Kind::Malformed, tr("&Malformed bytes")},
                                              {Kind::Control, tr("&C1 control characters")},
                                              {Kind::Mojibake, tr("Mo&jibake")},
                                              {Kind::Part, tr("&Parts in another encoding")},
                                              {Kind::Difference, tr("&Differences")}};
    for (const auto& [kind, words] : kinds) {
        QAction* entry = menu->addAction(words);
        entry->setCheckable(true);
        entry->setChecked(goesTo(kind));
        connect(entry, &QAction::toggled, this, [this, kind = kind](bool wanted) {
            if (wanted)
                m_leftOut.erase(kind);
            else
                m_leftOut.insert(kind);
            m_page.refresh();
        });
    }
    menu->popup(m_page.statusBar()->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

} // namespace charsleuth::viewer
