#pragma once

/// Where something came from: parts of a URL, a mail address, a newsgroup's name.

#include "core/registry/encoding_id.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

struct UrlParts {
    std::string_view domain;   ///< the top-level domain; empty for a bare address
    std::string_view fileName; ///< the path's last part
    std::string language;      ///< of the host's first label, the path or the query; else empty
};

/// Tolerant: a missing scheme is none.
UrlParts readUrl(std::string_view url);

/// The top-level domain of a mail address, also of one in angle brackets.
std::string_view domainOfAddress(std::string_view address);

struct NewsHierarchy {
    std::string_view language;
    std::vector<std::string_view> encodings; ///< in which its articles were posted
};

/// What is known of a newsgroup's hierarchy; two letters are a country's. All empty where nothing
/// is known.
NewsHierarchy hierarchyOf(std::string_view newsgroup);

} // namespace charsleuth
