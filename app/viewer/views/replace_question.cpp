#include "app/viewer/views/replace_question.h"

#include "app/viewer/words/wording.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace charsleuth::viewer {

namespace {

/// "menu.txt, 1,204 bytes, of 12/03/2024 14:03"
QString describe(const std::string& place) {
    const QFileInfo file(QFile::decodeName(place.c_str()));
    return ReplaceQuestion::tr("%1, %2 bytes, of %3")
        .arg(file.fileName(), numberText(static_cast<std::uint64_t>(file.size())),
             QLocale().toString(file.lastModified(), QLocale::ShortFormat));
}

} // namespace

ReplaceQuestion::ReplaceQuestion(QWidget* parent)
    : QFrame(parent), m_words(new QLabel(this)), m_replace(new QPushButton(this)) {
    setObjectName(QStringLiteral("replace-question"));
    setFrameShape(QFrame::StyledPanel);
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_replace->setObjectName(QStringLiteral("replace"));
    m_replace->setAutoDefault(false);
    auto* line = new QHBoxLayout(this);
    line->addWidget(m_words, 1);
    line->addWidget(m_replace, 0, Qt::AlignTop);
    connect(m_replace, &QPushButton::clicked, this, [this] {
        hide();
        emit replaceWanted();
    });
    hide();
}

void ReplaceQuestion::ask(const std::string& place) {
    m_words->setText(tr("There already: %1").arg(describe(place)));
    m_replace->setText(tr("Re&place"));
    show();
}

} // namespace charsleuth::viewer
