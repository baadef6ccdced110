#include "app/viewer/models/encoding_model.h"

#include "app/answer/question.h"
#include "app/viewer/session/preview.h"
#include "app/viewer/words/wording.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace charsleuth::viewer {

namespace {

constexpr std::array namespaces = {
    Namespace::Iana,   Namespace::Whatwg, Namespace::Common, Namespace::Windows,
    Namespace::Python, Namespace::Iconv,  Namespace::Emacs,  Namespace::Vim,
    Namespace::Java,   Namespace::Latex,  Namespace::VsCode, Namespace::Qt,
};

enum Rank { WholeName, BeginsName, BeginsWord, Inside };

/// Without accents and case: "français" is found by "Francais".
QString folded(const QString& text) {
    QString letters;
    for (const QChar character : text.normalized(QString::NormalizationForm_D))
        if (!character.isMark())
            letters += character;
    return letters.normalized(QString::NormalizationForm_C).toCaseFolded();
}

/// How well a folded word fits a folded name; nothing when it isn't in it.
std::optional<int> fit(const QString& name, const QString& word) {
    if (name == word)
        return WholeName;
    const auto at = name.indexOf(word);
    if (at < 0)
        return std::nullopt;
    if (at == 0)
        return BeginsName;
    return name[at - 1].isLetterOrNumber() && name[at].isLetter() ? Inside : BeginsWord;
}

QStringList namesOf(const EncodingInfo& row) {
    QStringList names{encodingLabel(row.id), qString(row.label), qString(row.name)};
    for (const Namespace space : namespaces)
        for (const std::string_view name : namesIn(row.id, space))
            if (!names.contains(qString(name)))
                names += qString(name);
    for (const std::string_view language : row.languages) {
        const QLocale locale(qString(language).replace(QLatin1Char('-'), QLatin1Char('_')));
        names += languageName(language);
        if (locale.language() != QLocale::C)
            names += {QLocale::languageToString(locale.language()), locale.nativeLanguageName()};
    }
    names.removeAll(QString());
    return names;
}

} // namespace

EncodingModel::EncodingModel(QObject* parent) : QAbstractListModel(parent) {
    for (const EncodingInfo& row : allEncodings())
        m_entries.push_back({row.id, {}, {}});
    search({});
}

int EncodingModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant EncodingModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Found& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return encodingLabel(row.encoding);
    case EncodingRole:
        return static_cast<int>(row.encoding);
    case MatchRole:
        return row.match;
    case PreviewRole:
        return previewOf(row.encoding);
    default:
        return {};
    }
}

void EncodingModel::setDocument(SharedBytes bytes, std::uint64_t around) {
    m_bytes = std::move(bytes);
    m_around = around;
    m_previews.clear();
}

QString EncodingModel::previewOf(EncodingId encoding) const {
    if (!m_bytes)
        return {};
    const auto known = m_previews.find(encoding);
    if (known != m_previews.end())
        return known->second;
    const std::vector<Row> rows = previewAround(m_bytes, encoding, m_around, 1);
    return m_previews[encoding] = rows.empty() ? QString() : markedText(rows.front()).trimmed();
}

void EncodingModel::setSuggested(std::vector<EncodingId> suggested) {
    m_suggested = std::move(suggested);
    search(m_words);
}

/// When the first word is looked for: every window has such a model, and few are asked.
void EncodingModel::readNames() {
    if (!m_entries.front().names.isEmpty())
        return;
    for (Entry& entry : m_entries) {
        entry.names = namesOf(info(entry.encoding));
        for (const QString& name : entry.names)
            entry.folded += folded(name);
    }
}

void EncodingModel::search(const QString& words) {
    static const QRegularExpression spaces(QStringLiteral("\\s+"));
    const QStringList parts = folded(words).split(spaces, Qt::SkipEmptyParts);
    if (!parts.isEmpty())
        readNames();
    beginResetModel();
    m_words = words;
    m_rows.clear();
    for (const Entry& entry : m_entries)
        if (auto found = lookUp(entry, parts))
            m_rows.push_back(std::move(*found));
    std::ranges::stable_sort(m_rows, [this](const Found& a, const Found& b) {
        const auto place = [this](EncodingId id) { return std::ranges::find(m_suggested, id); };
        return std::tuple(a.rank, place(a.encoding)) < std::tuple(b.rank, place(b.encoding));
    });
    endResetModel();
}

std::optional<EncodingModel::Found> EncodingModel::lookUp(const Entry& entry,
                                                          const QStringList& words) const {
    Found found{.encoding = entry.encoding};
    for (const QString& word : words) {
        std::optional<int> best;
        for (qsizetype i = 0; i < entry.names.size(); ++i) {
            const auto rank = fit(entry.folded[i], word);
            if (!rank || (best && *best <= *rank))
                continue;
            best = rank;
            found.match = entry.names[i];
        }
        if (!best)
            return std::nullopt;
        found.rank = std::max(found.rank, *best);
    }
    if (!words.isEmpty() && entry.names.front().contains(found.match))
        found.match.clear();
    if (words.isEmpty() && std::ranges::find(m_suggested, entry.encoding) != m_suggested.end())
        found.match = tr("suggested");
    return found;
}

std::optional<EncodingId> encodingNamed(const QString& words) {
    const QString name = words.trimmed();
    if (name.isEmpty())
        return std::nullopt;
    for (const EncodingInfo& row : allEncodings())
        if (encodingLabel(row.id).compare(name, Qt::CaseInsensitive) == 0)
            return row.id;
    if (const auto known = encodingChosen(name.toStdString()))
        return known;
    EncodingModel found;
    found.search(name);
    return found.rowCount() == 1 ? std::optional(found.encodingAt(0)) : std::nullopt;
}

std::vector<MenuGroup> menuGroups() {
    std::vector<MenuGroup> groups;
    for (const EncodingInfo& row : allEncodings()) {
        const QString title = regionName(row.region);
        auto group = std::ranges::find(groups, title, &MenuGroup::title);
        if (group == groups.end())
            group = groups.insert(groups.end(), {title, {}});
        group->encodings.push_back(row.id);
    }
    return groups;
}

} // namespace charsleuth::viewer
