#pragma once

/// Finds characters or bytes in a file of any size.
///
/// Characters are looked for in the decoded text, so a hit's bytes depend on the encoding; a match
/// ends within 4,096 UTF-16 units of where it begins, or with its line where that is longer. Any
/// thread; reading is all it does.

#include "app/viewer/document/file_text.h"
#include "app/viewer/document/places.h"

#include <QString>

#include <functional>
#include <stop_token>

namespace charsleuth::viewer {

enum class QueryKind { Text, Expression, Bytes };

struct Query {
    QueryKind kind = QueryKind::Text;
    QString pattern; ///< of bytes: pairs of hexadecimal digits, white space between them or not
    bool matchCase = false;

    friend bool operator==(const Query&, const Query&) = default;
};

/// What keeps a query from being looked for, in words; empty for one that can be, and for an empty
/// pattern.
QString complaintAbout(const Query& query);

/// Reports what it finds from near `from` to the end, then from the beginning on; the last step has
/// searched all. Ends early when stopped and after Places::mostPlaces hits.
void search(const FileText& text, const Query& query, std::uint64_t from, std::stop_token stop,
            const std::function<void(PlacesStep)>& report);

} // namespace charsleuth::viewer
