#include "app/answer/surveyed_file.h"

#include "core/ranking/declared_in.h"
#include "core/registry/registry.h"

namespace charsleuth {

SurveyedFile surveyed(const FileReport& answer) {
    const Detection& detection = answer.detection;
    SurveyedFile file{.path = answer.path, .size = answer.size, .binary = detection.binary};
    file.format = answer.binaryFormat.value_or("");
    file.bom = detection.bom ? std::string(info(*detection.bom).name) : "";
    const Candidate* best = answer.best();
    if (best == nullptr)
        return file;
    file.encoding = info(best->encoding).name;
    file.language = best->language;
    file.declared = declaredIn(detection);
    file.lineEnding = nameOf(detection.lineEnding);
    file.certainty = detection.certainty ? std::string(nameOf(*detection.certainty)) : "";
    file.confidence = best->probability;
    file.malformed = best->malformed;
    file.oddities = odditiesOf(answer);
    for (const DecodedBody& body : answer.findings.bodies)
        if (body.part.encoding)
            file.bodies.emplace_back(info(*body.part.encoding).name);
    return file;
}

} // namespace charsleuth
