#include "app/viewer/session/session.h"

#include "app/viewer/document/open_document.h"

#include <algorithm>
#include <filesystem>

namespace charsleuth::viewer {

namespace {

/// Files up to this size are indexed at once, so that nothing on the screen moves afterwards.
constexpr std::uint64_t smallFile = 256 << 10;

/// Milliseconds from the last change of a file until it is looked at.
constexpr int settling = 100;

constexpr double moreThanAGuess = 0.01;  // below it the language is a guess about gibberish
constexpr std::uint64_t leastAscii = 64; // shorter ASCII has no language to speak of

} // namespace

const Candidate* DocumentState::candidate() const {
    return shown ? candidateFor(*shown) : nullptr;
}

const Candidate* DocumentState::candidateFor(EncodingId encoding) const {
    if (!answer)
        return nullptr;
    for (const auto* list : {&answer->detection.ranked, &answer->detection.excluded})
        for (const Candidate& candidate : *list)
            if (candidate.gives(encoding))
                return &candidate;
    return nullptr;
}

bool DocumentState::isDecided(const Candidate& candidate) const {
    return answer && detection().certainty == Certainty::Decided && !detection().ranked.empty() &&
           &candidate == &detection().ranked.front();
}

std::string DocumentState::languageOf(const Candidate& candidate) const {
    // Of mojibake the language is that of the signs which letters were taken for.
    const auto isMeant = [&](const ReadAs& reading) {
        return reading.amendment && !reading.isByParts() && candidate.gives(reading.encoding);
    };
    const bool noise = candidate.probability < moreThanAGuess || detection().showsUtf8 ||
                       std::ranges::any_of(offered, isMeant) ||
                       (detection().asciiOnly && bytes->size() < leastAscii) || isEmpty();
    return noise ? std::string() : candidate.language;
}

Session::Session(QObject* parent) : QObject(parent) {
    m_diskTimer.setSingleShot(true);
    m_diskTimer.setInterval(settling);
    connect(&m_diskTimer, &QTimer::timeout, this, &Session::examineDisk);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] { m_diskTimer.start(); });
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this,
            [this] { m_diskTimer.start(); });
}

void Session::open(const std::string& path, const std::optional<ReadAs>& as) {
    m_asked = path;
    m_opening.start(
        [path](std::stop_token stop, const auto& report) {
            const Result<SharedBytes> bytes = openDocument(path, stop);
            report(std::make_shared<Result<Opened>>(
                bytes ? Result<Opened>(Opened{*bytes, fingerprintOf(**bytes, (*bytes)->size())})
                      : Result<Opened>(bytes.error())));
        },
        [this, path, as](const std::shared_ptr<Result<Opened>>& result) {
            if (!*result) {
                emit failed(result->error());
                return;
            }
            const bool again = path == m_state.path && m_state.title.isEmpty();
            begin({.path = path,
                   .bytes = (*result)->bytes,
                   .following = again && m_state.following,
                   .fingerprint = (*result)->fingerprint,
                   .facts = again ? m_state.facts : Facts()},
                  as);
        });
}

void Session::openBytes(const QString& title, SharedBytes bytes, std::string nameAfter) {
    m_opening.cancel();
    begin(
        {.path = "-", .title = title, .nameAfter = std::move(nameAfter), .bytes = std::move(bytes)},
        std::nullopt);
}

void Session::close() {
    m_opening.cancel();
    leave();
    watch();
}

/// All that goes on for the document that was open ends.
void Session::leave() {
    m_detecting.cancel();
    m_indexing.cancel();
    m_examining.cancel();
    m_diskTimer.stop();
    m_state = {};
    m_onDisk = {};
    m_dismissed.reset();
    m_beforeTrial.reset();
}

void Session::takeOver(const Session& other) {
    const DocumentState& theirs = other.m_state;
    m_opening.cancel();
    m_options = other.m_options;
    begin({.path = theirs.path,
           .title = theirs.title,
           .nameAfter = theirs.nameAfter,
           .bytes = theirs.bytes,
           .onDisk = theirs.onDisk,
           .grownBy = theirs.grownBy,
           .following = theirs.following,
           .fingerprint = theirs.fingerprint,
           .facts = theirs.facts},
          other.choice());
    m_onDisk = other.m_onDisk;
    m_dismissed = other.m_dismissed;
}

void Session::begin(DocumentState state, const std::optional<ReadAs>& as) {
    leave();
    m_state = std::move(state);
    m_onDisk = {m_state.onDisk, m_state.fingerprint};
    watch();
    emit opened();
    if (as)
        choose(*as);
    else
        recall();
    startDetection();
}

/// Takes over an earlier choice for the same content; for another content it is only offered.
void Session::recall() {
    if (m_memory == nullptr || !m_recalling || m_state.path == "-")
        return;
    const auto choice = m_memory->recall(m_state.path, m_state.fingerprint);
    if (!choice)
        return;
    std::error_code ignored;
    const bool elsewhere =
        choice->path != std::filesystem::absolute(m_state.path, ignored).string();
    m_state.recalled = Recalled{choice->encoding, choice->of == m_state.fingerprint,
                                elsewhere ? choice->path : std::string()};
    if (m_state.recalled->sameContent) {
        m_state.chosenBy = ChosenBy::User;
        m_state.tried.push_back(choice->encoding);
        show(choice->encoding);
    }
    emit noticed();
}

void Session::forgetChoice() {
    if (m_memory != nullptr && m_state.path != "-")
        m_memory->forget(m_state.path, m_state.fingerprint);
    m_state.recalled.reset();
    emit noticed();
}

void Session::setHints(std::vector<Hint> hints) {
    m_options.hints = std::move(hints);
}

void Session::setFacts(const Facts& facts) {
    if (!isOpen() || facts == m_state.facts)
        return;
    m_state.facts = facts;
    startDetection();
}

void Session::reload() {
    if (m_state.title.isEmpty())
        open(m_state.path, // what was amended may be other text by now
             m_state.chosenBy == ChosenBy::User ? m_state.shown : std::nullopt);
}

void Session::choose(const ReadAs& as) {
    m_beforeTrial.reset();
    m_state.chosenBy = ChosenBy::User;
    m_state.firstGuess.reset();
    m_state.recalled.reset();
    if (!as.amendment) {
        if (std::ranges::find(m_state.tried, as.encoding) == m_state.tried.end())
            m_state.tried.push_back(as.encoding);
        if (m_memory != nullptr && m_state.path != "-")
            m_memory->remember(m_state.path, m_state.fingerprint, as.encoding);
    }
    show(as);
}

void Session::chooseDetected() {
    m_beforeTrial.reset();
    m_state.chosenBy = ChosenBy::Detection;
    forgetChoice();
    if (!m_state.answer)
        return;
    if (m_state.detection().ranked.empty())
        showNoText();
    else
        show(m_state.detection().ranked.front().encoding);
}

void Session::offer(std::vector<ReadAs> readings) {
    if (readings == m_state.offered)
        return;
    m_state.offered = std::move(readings);
    emit answered();
}

void Session::tryOut(std::optional<ReadAs> reading) {
    if (!m_state.shown)
        return;
    if (!reading)
        reading = std::exchange(m_beforeTrial, std::nullopt);
    else if (!m_beforeTrial)
        m_beforeTrial = m_state.readAs();
    if (reading && reading != m_state.readAs())
        show(*reading);
}

std::optional<ReadAs> Session::choice() const {
    if (m_state.chosenBy == ChosenBy::Detection || !m_state.shown)
        return std::nullopt;
    return m_beforeTrial ? *m_beforeTrial : m_state.readAs();
}

/// The old index serves until the new one has come as far.
void Session::takeGrowth(const DiskFinding& finding) {
    m_state.bytes = finding.bytes;
    m_state.fingerprint = finding.fingerprint;
    m_state.onDisk.reset();
    if (m_state.shown && finding.bytes->size() <= smallFile) {
        m_state.index = buildIndex(*finding.bytes, m_state.readAs());
    } else if (m_state.shown) {
        auto index = std::make_shared<TextIndex>(*m_state.index);
        index->complete = false;
        m_state.index = std::move(index);
        if (!m_indexing.isRunning())
            startIndexing();
    }
    emit grown();
    emit noticed();
}

void Session::stopWork() {
    m_opening.cancel();
    m_detecting.cancel();
    m_indexing.cancel();
    emit progressed();
}

/// Memory ran out: what is known stays, and the rest may have been too much for it.
void Session::giveUp() {
    emit progressed();
    emit outOfMemory();
}

bool Session::isBusy() const {
    return m_opening.isRunning() || m_detecting.isRunning() || m_indexing.isRunning();
}

std::optional<Session::Work> Session::work() const {
    if (!isOpen())
        return std::nullopt;
    const std::uint64_t size = m_state.bytes->size();
    if (m_detecting.isRunning())
        return Work{Work::Kind::Detecting, m_detected, size, m_detectingSince.elapsed()};
    if (m_indexing.isRunning() && m_state.index)
        return Work{Work::Kind::Indexing, m_state.index->indexed, size, m_indexingSince.elapsed()};
    return std::nullopt;
}

void Session::startDetection() {
    m_detected = 0;
    m_detectingSince.start();
    DetectOptions options = m_options;
    for (Hint& hint : hintsOf(m_state.facts))
        options.hints.push_back(std::move(hint));
    const Surroundings around{.siblings = m_state.facts.siblings};
    m_detecting.start(
        [path = m_state.path, bytes = m_state.bytes, options, around](std::stop_token stop,
                                                                      const auto& report) {
            detectDocument(
                path, bytes, options, around, stop,
                [&](Answer answer) {
                    report({std::move(answer), 0});
                },
                [&](std::uint64_t read) {
                    report({std::nullopt, read});
                });
        },
        [this](const DetectionNews& news) {
            m_detected = std::max(m_detected, news.read);
            if (news.answer)
                take(*news.answer);
            else
                emit progressed();
        },
        [this] { emit progressed(); });
}

void Session::take(const Answer& answer) {
    const bool again = m_state.answer && m_state.answer->final; // what is known has changed
    if (again && !answer.final)
        return;
    const std::optional<EncodingId> before =
        m_beforeTrial ? std::optional(m_beforeTrial->encoding) : m_state.shown;
    const bool readAlike =
        again || (m_state.answer && m_state.detection().asciiOnly); // until the first accent
    m_state.answer = answer;
    if (m_state.chosenBy == ChosenBy::Detection && !answer.detection.ranked.empty()) {
        const EncodingId best = answer.detection.ranked.front().encoding;
        if (!before || !answer.detection.ranked.front().gives(*before)) {
            m_state.firstGuess = readAlike ? std::nullopt : before;
            if (m_beforeTrial)
                m_beforeTrial = best;
            else
                show(best);
        }
    }
    emit answered();
}

void Session::show(const ReadAs& as) {
    if (m_state.shown && m_state.readAs() == as && m_state.index)
        return emit encodingChanged();
    m_state.shown = as.encoding;
    m_state.amendment = as.amendment;
    m_indexing.cancel();
    const bool small = m_state.bytes->size() <= smallFile;
    m_state.index = small ? buildIndex(*m_state.bytes, as) : emptyIndex(as);
    emit encodingChanged();
    if (!small)
        startIndexing();
}

void Session::showNoText() {
    m_indexing.cancel();
    m_state.shown.reset();
    m_state.amendment.reset();
    m_state.index.reset();
    emit encodingChanged();
}

void Session::startIndexing() {
    m_indexingSince.start();
    m_indexing.start(
        [bytes = m_state.bytes, as = m_state.readAs()](std::stop_token stop, const auto& report) {
            report(buildIndex(*bytes, as, stop, report));
        },
        [this](const SharedIndex& index) {
            if (index->indexed < m_state.index->indexed)
                return; // it is made anew for a file that has grown
            m_state.index = index;
            emit indexed();
            emit progressed();
        },
        [this] {
            if (m_state.index->indexed < m_state.bytes->size() && m_state.following)
                startIndexing(); // it has grown meanwhile
            emit progressed();
        });
}

} // namespace charsleuth::viewer
