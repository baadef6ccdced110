#include "app/viewer/folder/folder_groups.h"

#include "app/viewer/words/say.h"

#include <algorithm>
#include <map>

namespace charsleuth::viewer {

using Kind = FileGroup::Kind;

bool FileGroup::has(const FolderRow& row) const {
    switch (kind) {
    case Kind::ToLookAt:
        return row.isToLookAt();
    case Kind::Odd:
        return std::ranges::count(row.oddities(), oddity) > 0;
    case Kind::In:
        return row.encodingText() == encoding;
    case Kind::All:
        break;
    }
    return true;
}

bool FileGroup::isSameAs(const FileGroup& other) const {
    return kind == other.kind && oddity == other.oddity && encoding == other.encoding;
}

QString FileGroup::name() const {
    switch (kind) {
    case Kind::All:
        return Say::tr("All files");
    case Kind::ToLookAt:
        return Say::tr("Files to look at");
    case Kind::Odd:
        return wordsFor(oddity);
    case Kind::In:
        break;
    }
    return encoding;
}

std::vector<FileGroup> groupsIn(const std::vector<FolderRow>& rows) {
    std::size_t toLookAt = 0;
    std::map<Oddity, std::size_t> odd;
    std::map<QString, std::size_t> in;
    for (const FolderRow& row : rows) {
        toLookAt += row.isToLookAt() ? 1 : 0;
        for (const Oddity oddity : row.oddities())
            ++odd[oddity];
        ++in[row.encodingText()];
    }
    std::vector<FileGroup> groups{{.files = rows.size()}};
    if (toLookAt > 0)
        groups.push_back({.kind = Kind::ToLookAt, .files = toLookAt});
    for (const auto& [oddity, files] : odd)
        groups.push_back({.kind = Kind::Odd, .oddity = oddity, .files = files});
    const auto encodings = static_cast<std::ptrdiff_t>(groups.size());
    for (const auto& [encoding, files] : in)
        groups.push_back({.kind = Kind::In, .encoding = encoding, .files = files});
    std::stable_sort(groups.begin() + encodings, groups.end(),
                     [](const FileGroup& a, const FileGroup& b) { return a.files > b.files; });
    return groups;
}

} // namespace charsleuth::viewer
