#include "app/viewer/window/hint_menu.h"

#include "app/viewer/models/name_readings.h"
#include "app/viewer/session/preferences.h"
#include "app/viewer/views/text_view.h"
#include "app/viewer/window/document_page.h"
#include "app/viewer/words/wording.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr std::size_t mostNames = 9;
constexpr std::size_t mostOffered = 6; // languages

} // namespace

HintMenu::HintMenu(DocumentPage& page) : QMenu(tr("Hint: this &is"), &page), m_page(page) {
    setObjectName(QStringLiteral("hint"));
    connect(this, &QMenu::aboutToShow, this, &HintMenu::fill);
}

void HintMenu::fill() {
    clear();
    qDeleteAll(findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    addNames(addMenu(tr("a &name or a city")));
    QMenu* languages = addMenu(tr("in the &language"));
    languages->setObjectName(QStringLiteral("languages"));
    std::vector<std::string> tags = preferences().languages;
    for (const std::string& tag : candidateLanguages(m_page.session().state(), mostOffered))
        if (std::ranges::find(tags, tag) == tags.end())
            tags.push_back(tag);
    for (const std::string& tag : tags)
        languages->addAction(languageName(tag), this, [this, tag] {
            Facts facts = m_page.session().state().facts;
            facts.language = tag;
            m_page.session().setFacts(facts);
        });
    languages->addSeparator();
    languages->addAction(tr("&another …"), this, &HintMenu::languageWanted);
}

/// Each with the encoding that makes it of the selection.
void HintMenu::addNames(QMenu* menu) {
    menu->setObjectName(QStringLiteral("names"));
    const ByteRange selected = m_page.textView().selection();
    for (const NameReading& name : nameReadings(m_page.session().state(), selected, mostNames))
        menu->addAction(
            tr("“%1” in %2").arg(name.text, encodingLabel(name.encoding)), this,
            [this, selected, encoding = name.encoding] { m_page.showAs(encoding, selected); });
    if (menu->isEmpty())
        menu->addAction(selected.empty() ? tr("Select it first")
                                         : tr("No encoding makes a name of the selection"))
            ->setEnabled(false);
    menu->addSeparator();
    menu->addAction(tr("&another: type it …"), this, &HintMenu::wordWanted);
}

} // namespace charsleuth::viewer
