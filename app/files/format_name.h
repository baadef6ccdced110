#pragma once

/// What kind of binary file some bytes begin, in words, by libmagic.

#include "core/bytes/bytes.h"

#include <memory>
#include <optional>
#include <string>

struct magic_set; // libmagic's

namespace charsleuth {

/// One is for one thread. libmagic's data is loaded at the first question (some milliseconds).
class FormatNamer {
public:
    FormatNamer();
    ~FormatNamer();

    /// "PNG image" and the like; nothing when libmagic does not know or is not to be had. `head` is
    /// the beginning of the file; 64 KiB are enough.
    std::optional<std::string> nameOf(Bytes head);

private:
    struct Close {
        void operator()(magic_set* cookie) const;
    };
    std::unique_ptr<magic_set, Close> m_cookie;
};

} // namespace charsleuth
