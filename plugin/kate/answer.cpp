#include "plugin/kate/answer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace charsleuth::kate {
namespace {

QString string(const QJsonObject& object, const char* key) {
    return object.value(QLatin1String(key)).toString();
}

QString qtName(const QJsonValue& names) {
    return string(names.toObject(), "qt");
}

Candidate readCandidate(const QJsonObject& object) {
    Candidate candidate;
    candidate.encoding = string(object, "encoding");
    candidate.qtName = qtName(object.value(QLatin1String("names")));
    candidate.language = string(object, "language");
    candidate.preview = string(object, "preview").section(QLatin1Char('\n'), 0, 0).simplified();
    candidate.confidence = object.value(QLatin1String("confidence")).toDouble();
    candidate.malformed = static_cast<qint64>(object.value(QLatin1String("malformed")).toDouble());
    const QJsonArray reasons = object.value(QLatin1String("evidence")).toArray();
    for (const auto& value : reasons) {
        const QJsonObject evidence = value.toObject();
        candidate.reasons.push_back(
            {evidence.value(QLatin1String("decibans")).toDouble(), string(evidence, "detail")});
    }
    return candidate;
}

} // namespace

std::optional<Answer> readAnswer(const QByteArray& json) {
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    if (!object.value(QLatin1String("candidates")).isArray()) {
        return std::nullopt;
    }
    const QJsonArray candidates = object.value(QLatin1String("candidates")).toArray();
    const QJsonArray conflicts = object.value(QLatin1String("conflicts")).toArray();
    Answer answer;
    answer.encoding = string(object, "encoding");
    answer.binary = object.value(QLatin1String("binary")).toBool();
    answer.bom = object.value(QLatin1String("bom")).isString();
    answer.leftToEditor = answer.encoding.isEmpty() || answer.binary ||
                          object.value(QLatin1String("ascii_only")).toBool();
    for (const auto& value : candidates) {
        answer.candidates.push_back(readCandidate(value.toObject()));
    }
    const QString certainty = string(object, "certainty");
    answer.unsure = !answer.leftToEditor && answer.candidates.size() > 1 &&
                    (certainty == QLatin1String("plausible") || certainty == QLatin1String("tied"));
    answer.openAs << qtName(object.value(QLatin1String("edit_as_names")));
    if (!answer.candidates.empty()) {
        answer.openAs << answer.candidates.front().qtName;
    }
    answer.openAs.removeAll(QString());
    answer.openAs.removeDuplicates();
    for (const auto& value : conflicts) {
        answer.conflicts.push_back(
            {string(value.toObject(), "declared"), string(value.toObject(), "rule")});
    }
    const QJsonObject mojibake = object.value(QLatin1String("mojibake")).toObject();
    answer.mojibake = mojibake.value(QLatin1String("runs")).toInt();
    QStringList chain;
    const QJsonArray steps = mojibake.value(QLatin1String("chain")).toArray();
    for (const auto& value : steps) {
        chain << value.toString();
    }
    answer.mojibakeChain = chain.join(QLatin1String(", then "));
    answer.mixed = object.value(QLatin1String("mixed")).toBool();
    answer.bodies = !object.value(QLatin1String("bodies")).toArray().isEmpty();
    return answer;
}

std::optional<std::vector<Repair>> readRepairs(const QByteArray& json) {
    const QJsonValue listed =
        QJsonDocument::fromJson(json).object().value(QLatin1String("repairs"));
    if (!listed.isArray()) {
        return std::nullopt;
    }
    std::vector<Repair> repairs;
    const QJsonArray rows = listed.toArray();
    for (const auto& value : rows) {
        const QJsonObject row = value.toObject();
        const QJsonArray range = row.value(QLatin1String("range")).toArray();
        repairs.push_back({static_cast<qint64>(range.at(0).toDouble()),
                           static_cast<qint64>(range.at(1).toDouble()), string(row, "before"),
                           string(row, "after")});
    }
    return repairs;
}

QString percent(double probability) {
    return probability < 0.01 ? QStringLiteral("<1 %")
                              : QStringLiteral("%1 %").arg(static_cast<int>(100 * probability));
}

} // namespace charsleuth::kate
