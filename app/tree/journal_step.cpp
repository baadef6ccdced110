#include "app/tree/journal_step.h"

#include "app/files/paths.h"
#include "app/tree/path_text.h"
#include "app/tree/whole_number.h"

#include <algorithm>
#include <array>
#include <utility>

namespace charsleuth {

namespace {

using Json = nlohmann::ordered_json;
using Kind = JournalStep::Kind;

constexpr std::array<std::pair<Kind, std::string_view>, 8> kinds = {{
    {Kind::Head, "head"},
    {Kind::Run, "run"},
    {Kind::Folder, "folder"},
    {Kind::Begin, "begin"},
    {Kind::Done, "done"},
    {Kind::Failed, "failed"},
    {Kind::Undone, "undone"},
    {Kind::End, "end"},
}};

/// Thrown at JSON that is none of lineOf().
struct NoStep {};

/// Throws NoStep where it is no path.
std::string unescaped(const std::string& text) {
    auto path = pathIn(text);
    if (!path)
        throw NoStep();
    return *std::move(path);
}

Json jsonOf(const Content& content) {
    return {{"size", content.size}, {"hash", content.hash}};
}

Content contentIn(const Json& json) {
    return {static_cast<std::uint64_t>(wholeNumber(json.at("size"))),
            json.at("hash").get<std::string>()};
}

void writeHead(Json& json, const JournalStep& step) {
    json["program"] = "charsleuth";
    json["version"] = 1;
    json["to"] = step.to;
    json["destination"] = step.destination;
    json["folder"] = pathText(step.folder);
    json["roots"] = Json::array();
    for (const std::string& root : step.roots)
        json["roots"].push_back(pathText(root));
}

void readHead(const Json& json, JournalStep& step) {
    if (json.at("program") != "charsleuth" || json.at("version") != 1)
        throw NoStep();
    step.to = json.at("to").get<std::string>();
    step.destination = json.at("destination").get<std::string>();
    step.folder = unescaped(json.at("folder").get<std::string>());
    for (const Json& root : json.at("roots"))
        step.roots.push_back(unescaped(root.get<std::string>()));
}

void writeBegin(Json& json, const JournalStep& step) {
    json["from"] = step.from;
    json["before"] = jsonOf(step.before);
    json["after"] = jsonOf(step.after);
    if (!step.copy.empty())
        json["copy"] = pathText(step.copy);
    if (!step.kept.empty())
        json["kept"] = pathText(step.kept);
    if (step.keptIsCopied)
        json["kept_is_copied"] = true;
}

void readBegin(const Json& json, JournalStep& step) {
    step.from = json.at("from").get<std::string>();
    step.before = contentIn(json.at("before"));
    step.after = contentIn(json.at("after"));
    step.copy = unescaped(json.value("copy", std::string()));
    step.kept = unescaped(json.value("kept", std::string()));
    step.keptIsCopied = json.value("kept_is_copied", false);
    const std::string& other = step.copy.empty() ? step.kept : step.copy;
    if (step.copy.empty() == step.kept.empty() || !isAbsolute(other))
        throw NoStep();
}

void writeRun(Json& json, const JournalStep& step) {
    json["process"] = step.process;
    if (step.started != 0)
        json["started"] = step.started;
    if (step.order.files.empty())
        return;
    json["min_confidence"] = step.order.minConfidence;
    json["fix_declarations"] = step.order.fixDeclarations;
    json["fix_configuration"] = step.order.fixConfiguration;
    if (step.order.repair)
        json["repair"] = true;
    json["files"] = Json::array();
    for (const RunOrder::File& file : step.order.files) {
        Json& added = json["files"].emplace_back(Json{{"path", pathText(file.path)}});
        if (!file.from.empty())
            added["from"] = file.from;
    }
}

void readRun(const Json& json, JournalStep& step) {
    step.process = wholeNumber(json.at("process"));
    step.started = json.contains("started") ? wholeNumber(json.at("started")) : 0;
    if (!json.contains("files"))
        return;
    step.order.minConfidence = json.at("min_confidence").get<double>();
    step.order.fixDeclarations = json.at("fix_declarations").get<bool>();
    step.order.fixConfiguration = json.at("fix_configuration").get<bool>();
    step.order.repair = json.value("repair", false);
    for (const Json& file : json.at("files"))
        step.order.files.push_back(
            {unescaped(file.at("path").get<std::string>()), file.value("from", std::string())});
}

JournalStep stepOf(const Json& json) {
    const auto word = json.at("step").get<std::string>();
    const auto* row = std::ranges::find(kinds, word, &std::pair<Kind, std::string_view>::second);
    if (row == kinds.end())
        throw NoStep();
    JournalStep step{.kind = row->first};
    step.path = unescaped(json.value("path", std::string()));
    const bool hasPath =
        step.kind != Kind::Head && step.kind != Kind::Run && step.kind != Kind::End;
    if (hasPath != isAbsolute(step.path))
        throw NoStep();
    if (step.kind == Kind::Head)
        readHead(json, step);
    if (step.kind == Kind::Begin)
        readBegin(json, step);
    if (step.kind == Kind::Run)
        readRun(json, step);
    if (json.contains("run"))
        step.run = static_cast<std::size_t>(std::max<std::int64_t>(0, wholeNumber(json.at("run"))));
    if (step.kind == Kind::Done)
        step.changed = wholeNumber(json.at("changed"));
    return step;
}

} // namespace

std::string lineOf(const JournalStep& step) {
    Json json;
    json["step"] =
        std::ranges::find(kinds, step.kind, &std::pair<Kind, std::string_view>::first)->second;
    if (!step.path.empty())
        json["path"] = pathText(step.path);
    if (step.kind == Kind::Head)
        writeHead(json, step);
    if (step.kind == Kind::Begin)
        writeBegin(json, step);
    if (step.kind == Kind::Run)
        writeRun(json, step);
    if (step.run != 0)
        json["run"] = step.run;
    if (step.kind == Kind::Done)
        json["changed"] = step.changed;
    return json.dump() + '\n';
}

std::optional<JournalStep> stepIn(std::string_view line) {
    try {
        return stepOf(Json::parse(line));
    } catch (const Json::exception&) {
    } catch (const NoStep&) {
    }
    return std::nullopt;
}

} // namespace charsleuth
