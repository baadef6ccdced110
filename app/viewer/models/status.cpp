#include "app/viewer/models/status.h"

#include "app/viewer/models/copies.h"
#include "app/viewer/models/reading_words.h"
#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"
#include "core/structure/survey.h"

namespace charsleuth::viewer {

namespace {

QString coverageText(const DocumentState& document) {
    std::uint64_t examined = 0;
    for (const ByteRange& range : document.detection().examined)
        examined += range.size();
    const std::uint64_t size = document.bytes->size();
    if (size == 0)
        return Say::tr("empty");
    if (examined >= size)
        return size == 1 ? Say::tr("its one byte read")
                         : Say::tr("all %1 read").arg(sizeText(size));
    return Say::tr("%1 of %2 read").arg(sizeText(examined), sizeText(size));
}

/// Of what the detector took for binary data nobody has looked for line ends before it is shown.
LineEnding lineEndingOf(const DocumentState& document) {
    const Detection& detection = document.detection();
    return detection.binary ? charsleuth::lineEndingOf(document.index->tally)
                            : detection.lineEnding;
}

/// "inside gzip: " before it, where the bytes were unpacked.
QString withPacking(const DocumentState& document, const QString& text) {
    const auto from = document.bytes->unpacked();
    return from ? Say::tr("inside %1: %2").arg(qString(nameOf(from->packing)), text) : text;
}

} // namespace

QString lineEndText(LineEnding end) {
    switch (end) {
    case LineEnding::None:
        return Say::tr("no line end");
    case LineEnding::Mixed:
        return Say::tr("mixed line ends");
    default:
        return qString(nameOf(end));
    }
}

Status statusFor(const DocumentState& document) {
    Status status;
    if (!document.bytes)
        return status;
    status.size = withPacking(document, sizeText(document.bytes->size()));
    if (document.shown) {
        status.encoding = readingName(document.readAs());
        if (const std::uint64_t count = document.index->tally.malformed; count > 0)
            status.malformed = (document.index->complete ? Say::tr("%1 malformed")
                                                         : Say::tr("%1 malformed so far"))
                                   .arg(numberText(count));
    }
    if (!document.answer)
        return status;
    const Detection& detection = document.detection();
    if (detection.binary && !document.shown)
        return status;
    if (const Candidate* candidate = document.candidate()) {
        if (!document.isEmpty())
            status.confidence = percentText(candidate->probability, document.isDecided(*candidate));
        status.language = languageName(document.languageOf(*candidate));
    }
    if (document.chosenBy == ChosenBy::User)
        status.confidence = Say::tr("chosen by you");
    status.bom =
        detection.bom ? Say::tr("%1 BOM").arg(encodingName(*detection.bom)) : Say::tr("no BOM");
    status.lineEnding = lineEndText(lineEndingOf(document));
    status.coverage = withPacking(document, coverageText(document));
    return status;
}

QString statusText(const Status& status) {
    QStringList fields;
    for (const QString& field : {status.encoding, status.confidence, status.language, status.bom,
                                 status.lineEnding, status.answeredSize()})
        if (!field.isEmpty())
            fields += field;
    return fields.join(statusSeparator);
}

QString workText(const std::optional<Session::Work>& work) {
    constexpr std::int64_t atOnce = 200; // milliseconds
    if (!work || work->read == 0 || work->milliseconds < atOnce)
        return {};
    const QString progress = progressText(work->read, work->size, work->milliseconds);
    return work->kind == Session::Work::Kind::Detecting
               ? Say::tr("Reading all of it: %1").arg(progress)
               : Say::tr("Counting lines: %1").arg(progress);
}

bool isTied(const DocumentState& document) {
    return document.answer && document.shown && !document.detection().binary &&
           !document.isEmpty() && !document.detection().asciiOnly &&
           document.detection().ranked.size() > 1 &&
           document.detection().certainty == Certainty::Tied;
}

QString certaintyText(const DocumentState& document) {
    if (!document.answer)
        return {};
    if (document.detection().binary)
        return Say::tr("This is not text.");
    if (document.isEmpty())
        return Say::tr("The file is empty.");
    if (document.detection().ranked.empty())
        return {};
    if (document.detection().asciiOnly)
        return Say::tr("ASCII only: nearly every encoding gives this text.");
    if (isTied(document))
        return Say::tr("The first two cannot be told apart by this text.");
    return {};
}

QString positionText(std::optional<std::uint64_t> line, std::uint64_t byte) {
    const QString at = QStringLiteral("@%1").arg(numberText(byte));
    return line ? Say::tr("Ln %1  %2").arg(numberText(*line + 1), at) : at;
}

} // namespace charsleuth::viewer
