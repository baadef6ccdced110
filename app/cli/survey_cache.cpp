#include "app/cli/survey_cache.h"

#include "app/files/file_status.h"
#include "app/files/locked_file.h"
#include "app/tree/path_text.h"
#include "app/tree/whole_number.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <vector>

namespace charsleuth::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view headStart = R"({"charsleuth":"survey cache",)";

/// FNV-1a, 64 bits (Fowler, Noll, Vo): of paths alone, which are compared afterwards.
std::uint64_t hashOf(std::string_view path) {
    std::uint64_t hash = 0xCBF29CE484222325;
    for (const char c : path)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
    return hash;
}

std::string lineOf(const FileStamp& stamp, const SurveyCache::Entry& entry) {
    const SurveyedFile& file = entry.file;
    Json json{{"path", pathText(file.path)}, {"size", stamp.size},       {"inode", stamp.inode},
              {"changed", stamp.changed},    {"touched", stamp.touched}, {"hints", stamp.hints}};
    json["file"] = {file.binary,     file.format,    file.encoding,
                    file.language,   file.bom,       pathText(file.declared),
                    file.lineEnding, file.certainty, file.confidence,
                    file.malformed,  file.size};
    json["oddities"] = Json::array();
    for (const Oddity oddity : file.oddities)
        json["oddities"].push_back(static_cast<int>(oddity));
    json["bodies"] = file.bodies;
    if (!entry.json.empty())
        json["json"] = entry.json;
    return json.dump() + '\n';
}

std::uint64_t unsignedIn(const Json& json) {
    return static_cast<std::uint64_t>(wholeNumber(json));
}

/// Throws where the line is none of lineOf().
std::pair<FileStamp, SurveyCache::Entry> entryIn(std::string_view line) {
    const Json json = Json::parse(line);
    FileStamp stamp{unsignedIn(json.at("size")), unsignedIn(json.at("inode")),
                    wholeNumber(json.at("changed")), wholeNumber(json.at("touched")),
                    json.at("hints").get<std::string>()};
    SurveyCache::Entry entry;
    SurveyedFile& file = entry.file;
    file.path = pathIn(json.at("path").get<std::string>()).value_or("");
    const Json& values = json.at("file");
    values.at(0).get_to(file.binary);
    values.at(1).get_to(file.format);
    values.at(2).get_to(file.encoding);
    values.at(3).get_to(file.language);
    values.at(4).get_to(file.bom);
    file.declared = pathIn(values.at(5).get<std::string>()).value_or("");
    values.at(6).get_to(file.lineEnding);
    values.at(7).get_to(file.certainty);
    values.at(8).get_to(file.confidence);
    file.malformed = unsignedIn(values.at(9));
    file.size = unsignedIn(values.at(10));
    for (const Json& oddity : json.at("oddities"))
        file.oddities.push_back(static_cast<Oddity>(
            std::clamp<std::int64_t>(wholeNumber(oddity), 0, static_cast<int>(lastOddity))));
    json.at("bodies").get_to(file.bodies);
    entry.json = json.value("json", std::string());
    return {std::move(stamp), std::move(entry)};
}

/// The path in a line, without reading all of it; nothing where it has none.
std::optional<std::string> pathOfLine(std::string_view line) {
    constexpr std::string_view start = R"({"path":)";
    if (!line.starts_with(start) || !line.ends_with("}\n"))
        return std::nullopt;
    std::size_t end = start.size() + 1;
    while (end < line.size() && line[end] != '"')
        end += line[end] == '\\' ? 2 : 1;
    const auto text =
        Json::parse(line.substr(start.size(), end + 1 - start.size()), nullptr, false);
    return text.is_string() ? pathIn(text.get<std::string>()) : std::nullopt;
}

} // namespace

Result<SurveyCache> SurveyCache::open(const std::string& path, const std::string& settings) {
    SurveyCache cache(path);
    cache.m_file = openLocked(path);
    if (!cache.m_file.isOpen())
        return Error{path, errno == EWOULDBLOCK ? "is in use by another survey" : causeOf(errno)};
    const auto status = statusOf(cache.m_file.get());
    if (!status || !status->isRegular())
        return Error{path, "is not a regular file"};
    const std::string head =
        std::string(headStart) + "\"settings\":" + Json(settings).dump() + "}\n";
    if (auto error = cache.read(head))
        return *error;
    return cache;
}

/// Notes where each file's last line is. A file of other settings, or cut off in its first line,
/// begins anew.
std::optional<Error> SurveyCache::read(const std::string& head) {
    constexpr std::size_t piece = 1 << 20; // bytes
    std::string text;
    bool known = false;
    for (std::uint64_t offset = 0;;) {
        const std::size_t had = text.size();
        text.resize(had + piece);
        const auto count =
            readFullyAt(m_file.get(), offset, {reinterpret_cast<Byte*>(text.data()) + had, piece});
        if (!count)
            return Error{m_path, causeOf(errno)};
        text.resize(had + *count);
        offset += *count;
        std::size_t at = 0;
        for (std::size_t end = text.find('\n'); end != text.npos; end = text.find('\n', at)) {
            const std::string_view line = std::string_view(text).substr(at, end + 1 - at);
            if (m_end == 0 && !line.starts_with(headStart))
                return Error{m_path, "is not a cache of survey"};
            if (m_end == 0 && line != head)
                break;
            known = true;
            if (const auto path = m_end == 0 ? std::nullopt : pathOfLine(line))
                m_offsets[hashOf(*path)] = m_end;
            m_end += line.size();
            at = end + 1;
        }
        const bool foreign = m_end == 0 && !text.empty() && !text.starts_with(headStart) &&
                             !headStart.starts_with(text);
        if (foreign)
            return Error{m_path, "is not a cache of survey"};
        text.erase(0, at);
        if (*count < piece || (!known && !text.empty()))
            break;
    }
    if (!setSize(m_file.get(), m_end))
        return Error{m_path, causeOf(errno)};
    return known ? std::nullopt : write(head);
}

std::optional<Error> SurveyCache::write(std::string_view text) {
    if (!writeFullyAt(m_file.get(), m_end, bytesOf(text)))
        return Error{m_path, causeOf(errno)};
    m_end += text.size();
    return std::nullopt;
}

std::optional<SurveyCache::Entry> SurveyCache::find(const std::string& path,
                                                    const FileStamp& stamp) const {
    const auto found = m_offsets.find(hashOf(path));
    if (found == m_offsets.end())
        return std::nullopt;
    constexpr std::size_t usual = 1 << 10, longest = 1 << 20; // bytes of a line
    std::string line;
    for (std::size_t size = usual; size <= longest; size *= 8) {
        line.resize(size);
        const auto count = readFullyAt(m_file.get(), found->second,
                                       {reinterpret_cast<Byte*>(line.data()), line.size()});
        const std::size_t end = line.find('\n');
        if (!count || (end >= *count && *count < size))
            return std::nullopt;
        if (end >= *count)
            continue;
        line.resize(end);
        try {
            auto [known, entry] = entryIn(line);
            if (known == stamp && entry.file.path == path)
                return std::move(entry);
        } catch (const Json::exception&) { // it is written anew
        }
        return std::nullopt;
    }
    return std::nullopt;
}

std::optional<Error> SurveyCache::add(const FileStamp& stamp, const Entry& entry) {
    using namespace std::chrono;
    const auto now = duration_cast<nanoseconds>(system_clock::now().time_since_epoch()).count();
    constexpr std::int64_t recent = 2'000'000'000; // ns
    if (stamp.changed > now - recent)
        return std::nullopt;
    return write(lineOf(stamp, entry));
}

std::optional<FileStamp> stampOf(const std::string& path, const std::string& hints) {
    const auto status = statusOf(path);
    if (!status || !status->isRegular())
        return std::nullopt;
    return FileStamp{status->size, status->number, status->written(), status->touched, hints};
}

} // namespace charsleuth::cli
