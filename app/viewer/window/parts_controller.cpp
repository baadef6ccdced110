#include "app/viewer/window/parts_controller.h"

#include "app/convert/find_parts.h"
#include "app/viewer/models/parts_text.h"
#include "app/viewer/models/problems.h"
#include "app/viewer/session/parts_job.h"
#include "app/viewer/views/readings_view.h"
#include "app/viewer/window/document_page.h"
#include "app/viewer/words/wording.h"
#include "core/decode/decoder.h"

#include <QAction>

#include <algorithm>
#include <utility>

namespace charsleuth::viewer {

namespace {

/// Adds the line end behind a range, where `encoding` reads it alike: a line end alone is no part.
ByteRange withLineEnd(const FileText& text, ByteRange range, EncodingId encoding) {
    const Rows rows = text.rowsAt(range.end, 0, 0);
    const Row& row = rows.rows[rows.anchor];
    const ByteRange lineEnd{row.byteOf.back(), row.bytes.end};
    if (range.end != lineEnd.begin || lineEnd.empty())
        return range;
    const std::vector<Byte> bytes = readRange(text.bytes(), lineEnd);
    return decode(bytes, encoding).text == row.lineEnd ? ByteRange{range.begin, lineEnd.end}
                                                       : range;
}

} // namespace

PartsController::PartsController(const Session& session, ReadingsView* readings, QWidget* parent)
    : NoticeController(parent), m_session(session), m_readings(readings) {}

void PartsController::addActions(DocumentPage& page) {
    m_read = page.addAction(nullptr, "part-by-part", tr("Read &part by part"),
                            {Qt::CTRL | Qt::ALT | Qt::Key_R}, [this] { read(); });
    m_save = page.addAction(nullptr, "save-parts", tr("Save its parts as one &UTF-8 file …"),
                            {Qt::CTRL | Qt::ALT | Qt::Key_U}, [this] { save(); });
    refreshText();
}

std::optional<ReadAs> PartsController::readingByParts() const {
    const DocumentState& state = m_session.state();
    return state.shown && state.readAs().isByParts() ? state.readAs() : reading();
}

void PartsController::read() {
    if (const auto parts = readingByParts())
        emit readWanted(*parts);
}

void PartsController::save() {
    if (const auto parts = readingByParts())
        emit saveWanted(*parts);
}

QString PartsController::report(std::size_t most) const {
    return readingByParts() == reading() ? partsText(m_parts, most)
                                         : partsText(m_session.state().text(), most);
}

void PartsController::forget() {
    m_parts.clear();
}

void PartsController::refresh() {
    const DocumentState& state = m_session.state();
    const bool isAnswered = m_session.isOpen() && state.answer && state.answer->final &&
                            (state.shown || state.detection().binary) &&
                            state.answer->binaryFormat.empty();
    lookThrough(isAnswered ? state.bytes : nullptr);
    refreshText();
}

void PartsController::search(const SharedBytes& bytes) {
    m_finding.start(
        [bytes, answer = m_session.state().answer](std::stop_token, const auto& report) {
            findMixedParts(bytes, answer->detection, report);
        },
        [this](InputFindings findings) { take(std::move(findings)); });
}

void PartsController::take(InputFindings findings) {
    if (findings.mixed && findings.parts.empty())
        return tell(undividedBanner(), {});
    auto banner = mixedBanner(findings.parts);
    if (!banner)
        return tell(bodiesBanner(findings.bodies), {});
    m_parts = std::move(findings.parts);
    Amendment amendment{.parts = decodedParts(m_parts), .confidence = 1};
    for (const Part& part : m_parts)
        if (part.encoding)
            amendment.confidence = std::min(amendment.confidence, part.confidence);
    tell(std::move(banner), ReadAs(m_session.state().shown.value_or(mainEncoding(m_parts)),
                                   std::make_shared<const Amendment>(std::move(amendment))));
}

bool PartsController::areSeveral() const {
    const auto parts = readingByParts();
    return parts && m_session.state().shown && parts->amendment->parts.size() > 1;
}

Places PartsController::beginnings() const {
    return areSeveral() ? beginningsOf(m_session.state().text(), readingByParts()->amendment->parts)
                        : Places();
}

void PartsController::refreshText() {
    const auto parts = readingByParts();
    std::vector<PartMark> marks;
    const bool isShown = m_isMarked && m_session.state().shown.has_value();
    const bool found = parts && parts == reading();
    for (std::size_t i = 0; isShown && parts && i < parts->amendment->parts.size(); ++i) {
        const DecodedPart& part = parts->amendment->parts[i];
        const bool isText = !found || m_parts[i].encoding;
        marks.push_back({part.end, isText ? encodingName(part.encoding) : tr("no text")});
    }
    m_readings->text()->setParts(std::move(marks));
    for (QAction* action : {m_read, m_save})
        action->setEnabled(parts.has_value());
}

void PartsController::mark(bool marked) {
    if (std::exchange(m_isMarked, marked) != marked)
        refreshText();
}

ReadAs PartsController::withPart(ByteRange range, EncodingId encoding) const {
    const DocumentState& state = m_session.state();
    const ByteRange part = withLineEnd(state.text(), range, encoding);
    Amendment made = state.amendment ? *state.amendment : Amendment();
    if (made.parts.empty())
        made.parts = {{state.bytes->size(), *state.shown}};
    made.parts = viewer::withPart(made.parts, part, encoding);
    made.confidence = 0;
    std::erase_if(made.repairs,
                  [&](const Substitution& each) { return overlap(each.range, part); });
    std::erase_if(made.byHand, [&](const Repair& each) { return overlap(each.bytes, part); });
    return {*state.shown, std::make_shared<const Amendment>(std::move(made))};
}

} // namespace charsleuth::viewer
