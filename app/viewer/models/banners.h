#pragma once

/// What the window says above the text: things to know before one believes it.

#include "app/viewer/session.h"

#include <QString>

namespace charsleuth::viewer {

enum class BannerKind { Failed, Conflict, Damage, Binary, Changed, Truncated, Refined };

struct Banner {
    BannerKind kind{};
    QString text;
    std::optional<EncodingId> offer; ///< the encoding that its button shows, e.g. the declared one

    friend bool operator==(const Banner&, const Banner&) = default;
};

/// In order of importance; none for a document without surprises.
std::vector<Banner> bannersFor(const DocumentState& document);

/// "failed", "conflict", "damage", "binary", "changed", "truncated", "refined"
QString nameOf(BannerKind kind);

} // namespace charsleuth::viewer
