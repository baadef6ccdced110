#include "app/files/format_name.h"
#include "app/files/format_signatures.h"

/// In place of format_name.cpp where the program is built without libmagic.
namespace charsleuth {

FormatNamer::FormatNamer() = default;
FormatNamer::~FormatNamer() = default;

void FormatNamer::Close::operator()(magic_set*) const {}

std::optional<std::string> FormatNamer::nameOf(Bytes head) {
    return formatBySignature(head);
}

} // namespace charsleuth
