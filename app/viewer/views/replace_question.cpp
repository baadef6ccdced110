#include "app/viewer/views/replace_question.h"

#include "app/viewer/words/wording.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringList>

namespace charsleuth::viewer {

namespace {

constexpr int listHeight = 96; // pixels

/// "menu.txt, 1,204 bytes, of 12/03/2024 14:03"
QString describe(const std::string& place) {
    const QFileInfo file(QFile::decodeName(place.c_str()));
    return ReplaceQuestion::tr("%1, %2 bytes, of %3")
        .arg(file.fileName(), numberText(static_cast<std::uint64_t>(file.size())),
             QLocale().toString(file.lastModified(), QLocale::ShortFormat));
}

} // namespace

ReplaceQuestion::ReplaceQuestion(QWidget* parent)
    : QFrame(parent), m_words(new QLabel(this)), m_list(new QPlainTextEdit(this)),
      m_replace(new QPushButton(this)) {
    setObjectName(QStringLiteral("replace-question"));
    setFrameShape(QFrame::StyledPanel);
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_list->setReadOnly(true);
    m_list->setTabChangesFocus(true);
    m_list->setFixedHeight(listHeight);
    m_list->setAccessibleName(tr("Files that would be replaced"));
    m_replace->setObjectName(QStringLiteral("replace"));
    m_replace->setAutoDefault(false);
    auto* line = new QHBoxLayout;
    line->addWidget(m_words, 1);
    line->addWidget(m_replace, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->addLayout(line);
    column->addWidget(m_list);
    connect(m_replace, &QPushButton::clicked, this, [this] {
        hide();
        emit replaceWanted();
    });
    hide();
}

void ReplaceQuestion::ask(const std::vector<std::string>& places) {
    const bool several = places.size() > 1;
    m_words->setText(several ? tr("%1 files are there already:")
                                   .arg(numberText(static_cast<std::uint64_t>(places.size())))
                             : tr("There already: %1").arg(describe(places.front())));
    m_replace->setText(several ? tr("Re&place them") : tr("Re&place"));
    QStringList rows;
    for (const std::string& place : places)
        rows << describe(place);
    m_list->setPlainText(rows.join(QLatin1Char('\n')));
    m_list->setVisible(several);
    show();
}

} // namespace charsleuth::viewer
