#pragma once

/// What the tools that write have in common.

#include "app/edit/text_change.h"
#include "app/mcp/tools.h"
#include "app/mcp/words.h"

#include <optional>
#include <string>
#include <vector>

namespace charsleuth::mcp {

/// An argument in UTF-8 as shown text: lines end with LF.
std::u16string shownFrom(const Json& text);

/// What a call needs before it reads the file that it will write.
struct WriteAccess {
    std::vector<ReadToken> tokens; ///< `token` of the arguments
    Place place;
    FolderLock lock;
};

/// Fails where a token is none, `path` leads nowhere, or nothing may be written there.
Result<WriteAccess> accessTo(const Roots& roots, const std::string& path, const Json& arguments);

/// `on_unencodable` of the arguments.
OnLoss onLossOf(const Json& arguments);
Json onUnencodableSchema();

/// What a file was when its tokens were given is not what it is: why, and what differs. Nothing
/// where each token is of the file as it is.
std::optional<std::string> changedSince(const ShownFiles& kept, const TextFile& file,
                                        const ShownText& shown,
                                        const std::vector<ReadToken>& tokens);

/// Says that all lines of bytes that were just written are known to who wrote them.
std::string tokenWords(const ToolContext& context, Bytes bytes, EncodingId encoding);

struct Written {
    std::string words; ///< what was done, or why nothing
    bool isError = false;
    std::vector<Byte> bytes; ///< that the file has now
};

/// Changes the file and says so; `done`: "Replaced 1 place in a.txt (line 2)".
Written writeChanges(const TextFile& file, const ShownText& shown,
                     const std::vector<TextChange>& changes, OnLoss onLoss,
                     const std::string& done);

} // namespace charsleuth::mcp
