#include "app/viewer/window/window_dump.h"

#include "app/files/printable.h"
#include "app/viewer/window/document_page.h"
#include "app/viewer/window/mojibake_controller.h"
#include "app/viewer/models/banners.h"
#include "app/viewer/window/parts_controller.h"
#include "app/viewer/models/candidate_model.h"
#include "app/viewer/models/reasons.h"
#include "app/viewer/models/status.h"
#include "app/viewer/words/wording.h"
#include "app/viewer/views/text_view.h"

#include <nlohmann/json.hpp>

namespace charsleuth::viewer {

namespace {

using Json = nlohmann::ordered_json;

constexpr qsizetype maxLines = 500;

Json text(const QString& string) {
    return string.toStdString();
}

Json candidatesOf(const DocumentState& document, const CandidateModel& cards) {
    Json list = Json::array();
    for (int row = 0; row < cards.rowCount(); ++row) {
        const Card& card = cards.card(row);
        if (card.amendment)
            continue; // a notice tells of it
        const Candidate* candidate = document.candidateFor(card.encoding);
        Json same = Json::array();
        for (const QString& name : card.sameText)
            same.push_back(text(name));
        list.push_back(
            {{"label", text(card.label)},
             {"encoding", text(encodingName(card.encoding))},
             {"same_text", same},
             {"confidence", card.probability},
             {"language", text(card.language)},
             {"malformed", candidate != nullptr ? candidate->malformed : 0},
             {"preview", text(cards.index(row).data(CandidateModel::PreviewRole).toString())}});
    }
    return list;
}

Json statusOf(const Status& status, const QString& position) {
    return {{"encoding", text(status.encoding)},
            {"confidence", text(status.confidence)},
            {"language", text(status.language)},
            {"bom", text(status.bom)},
            {"line_ending", text(status.lineEnding)},
            {"malformed", text(status.malformed)},
            {"coverage", text(status.coverage)},
            {"size", text(status.size)},
            {"position", text(position)}};
}

} // namespace

std::string dumpOf(DocumentPage& window) {
    const DocumentState& document = window.session().state();
    const TextView& view = window.textView();
    const Status status = statusFor(document);
    Json banners = Json::array();
    for (const Banner& banner : bannersFor(document))
        banners.push_back({{"kind", text(nameOf(banner.kind))}, {"text", text(banner.text)}});
    for (const auto& banner : {window.parts().banner(), window.mojibake().banner()})
        if (banner)
            banners.push_back({{"kind", text(nameOf(banner->kind))}, {"text", text(banner->text)}});
    Json why = Json::array();
    for (const Reason& reason : reasonsFor(document))
        why.push_back(text(reason.sentence));
    Json lines = Json::array();
    for (const QString& line : view.visibleLines().mid(0, maxLines))
        lines.push_back(text(line));
    Json dump = {{"file", validUtf8(document.path)},
                 {"encoding", document.shown ? text(encodingName(*document.shown)) : Json()},
                 {"chosen_by", document.chosenBy == ChosenBy::User ? "user" : "detection"},
                 {"candidates", candidatesOf(document, window.cards())},
                 {"text", lines},
                 {"malformed", document.index ? document.index->tally.malformed : 0},
                 {"banners", banners},
                 {"why", why},
                 {"coverage", text(status.coverage)},
                 {"status", statusOf(status, positionText(view.caretLine(), view.caret()))}};
    return dump.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace charsleuth::viewer
