#pragma once

/// Sources of files: URLs, mail addresses, newsgroups.

#include "core/registry/encoding_id.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

struct UrlParts {
    std::string_view domain;   ///< the top-level domain; empty for a bare address
    std::string_view fileName; ///< the path's last part
    /// The language of the host's first label, the path or the query; else empty.
    std::string language;
};

/// Splits a URL. A missing scheme is tolerated.
UrlParts readUrl(std::string_view url);

/// The top-level domain of a mail address, also of one in angle brackets.
std::string_view domainOfAddress(std::string_view address);

struct NewsHierarchy {
    std::string_view language;
    std::vector<std::string_view> encodings; ///< the encodings in which its articles were posted
};

/// Languages and encodings of a newsgroup's hierarchy; two letters are a country's. Empty if
/// nothing is known.
NewsHierarchy hierarchyOf(std::string_view newsgroup);

} // namespace charsleuth
