#include "app/viewer/session.h"

#include "app/viewer/document/open_document.h"

#include <QFile>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

/// Files up to this size are indexed at once, so that nothing on the screen moves afterwards.
constexpr std::uint64_t kSmall = 256 << 10;

constexpr double kWorthALook = 0.01;      // below it the language is a guess about gibberish
constexpr std::uint64_t kLeastAscii = 64; // shorter ASCII has no language to speak of

bool gives(const Candidate& candidate, EncodingId encoding) {
    return candidate.encoding == encoding ||
           std::ranges::find(candidate.sameText, encoding) != candidate.sameText.end();
}

} // namespace

const Candidate* DocumentState::candidate() const {
    return shown ? candidateFor(*shown) : nullptr;
}

const Candidate* DocumentState::candidateFor(EncodingId encoding) const {
    if (!answer)
        return nullptr;
    for (const auto* list : {&answer->detection.ranked, &answer->detection.excluded})
        for (const Candidate& candidate : *list)
            if (gives(candidate, encoding))
                return &candidate;
    return nullptr;
}

bool DocumentState::isDecided(const Candidate& candidate) const {
    return answer && detection().certainty == Certainty::Decided && !detection().ranked.empty() &&
           &candidate == &detection().ranked.front();
}

std::string DocumentState::languageOf(const Candidate& candidate) const {
    const bool noise = candidate.probability < kWorthALook ||
                       (detection().asciiOnly && bytes->size() < kLeastAscii) || isEmpty();
    return noise ? std::string() : candidate.language;
}

Session::Session(QObject* parent) : QObject(parent) {
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] {
        m_state.changedOnDisk = true;
        emit noticed();
    });
}

void Session::open(const std::string& path, std::optional<EncodingId> as) {
    m_opening.start(
        [path](std::stop_token stop, const auto& report) {
            report(std::make_shared<Result<SharedBytes>>(openDocument(path, stop)));
        },
        [this, path, as](const std::shared_ptr<Result<SharedBytes>>& result) {
            if (!*result) {
                emit failed(result->error());
                return;
            }
            m_detecting.cancel();
            m_indexing.cancel();
            m_state = DocumentState{.path = path, .bytes = **result};
            if (!m_watcher.files().isEmpty())
                m_watcher.removePaths(m_watcher.files());
            if (path != "-")
                m_watcher.addPath(QFile::decodeName(path.c_str()));
            emit opened();
            if (as)
                choose(*as);
            startDetection();
        });
}

void Session::setHints(std::vector<Hint> hints) {
    m_options.hints = std::move(hints);
}

void Session::reload() {
    const bool chosen = m_state.chosenBy == ChosenBy::User;
    open(m_state.path, chosen ? m_state.shown : std::nullopt);
}

void Session::choose(EncodingId encoding) {
    m_state.chosenBy = ChosenBy::User;
    if (std::ranges::find(m_state.tried, encoding) == m_state.tried.end())
        m_state.tried.push_back(encoding);
    m_state.firstGuess.reset();
    show(encoding);
}

void Session::chooseDetected() {
    m_state.chosenBy = ChosenBy::Detection;
    if (m_state.answer && !m_state.detection().ranked.empty())
        show(m_state.detection().ranked.front().encoding);
}

void Session::dismissChange() {
    m_state.changedOnDisk = false;
    emit noticed();
}

void Session::stopWork() {
    m_opening.cancel();
    m_detecting.cancel();
    m_indexing.cancel();
}

bool Session::isBusy() const {
    return m_opening.isRunning() || m_detecting.isRunning() || m_indexing.isRunning();
}

void Session::startDetection() {
    m_detecting.start(
        [path = m_state.path, bytes = m_state.bytes, options = m_options,
         around = m_surroundings](std::stop_token stop, const auto& report) {
            detectDocument(path, bytes, options, around, stop, report);
        },
        [this](const Answer& answer) { take(answer); });
}

void Session::take(const Answer& answer) {
    const std::optional<EncodingId> before = m_state.shown;
    const bool readAlike =
        m_state.answer && m_state.detection().asciiOnly; // until the first accent
    m_state.answer = answer;
    if (m_state.chosenBy == ChosenBy::Detection && !answer.detection.ranked.empty()) {
        const EncodingId best = answer.detection.ranked.front().encoding;
        if (!before || !gives(answer.detection.ranked.front(), *before)) {
            m_state.firstGuess = readAlike ? std::nullopt : before;
            show(best);
        }
    }
    emit answered();
}

void Session::show(EncodingId encoding) {
    if (m_state.shown == encoding && m_state.index)
        return emit encodingChanged();
    m_state.shown = encoding;
    m_indexing.cancel();
    const bool small = m_state.bytes->size() <= kSmall;
    m_state.index = small ? buildIndex(*m_state.bytes, encoding) : emptyIndex(encoding);
    emit encodingChanged();
    if (small)
        return;
    m_indexing.start(
        [bytes = m_state.bytes, encoding](std::stop_token stop, const auto& report) {
            report(buildIndex(*bytes, encoding, stop, report));
        },
        [this](const SharedIndex& index) {
            m_state.index = index;
            emit indexed();
        });
}

} // namespace charsleuth::viewer
