#pragma once

/// What will become of one file of a folder, and why.

#include "app/convert/converted_copy.h"
#include "app/convert/stale_declarations.h"
#include "app/sidecar/read_beside.h"
#include "app/sidecar/said_encoding.h"
#include "app/tree/tree_request.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth {

struct FilePlan {
    enum class Action {
        Convert,
        Keep,   ///< nothing has to be done
        Refuse, ///< it is not sure enough, or something would be lost
        Fail,   ///< it could not be read or written
    };

    std::string path;
    std::uint64_t size = 0; ///< bytes
    Action action = Action::Keep;
    bool binary = false;
    std::optional<EncodingId> from; ///< nothing where the file has no text
    double confidence = 0;          ///< 0..1
    std::string reason;             ///< why it is not converted, in words
    Refusal::Why why{};             ///< of Refuse and Fail
    ConversionPlan conversion;
    ConversionReport report;                 ///< of what is lost
    std::vector<StaleDeclaration> stale;     ///< declarations that the copy makes false
    std::size_t repaired = 0;                ///< places of text encoded twice that are put right
    std::vector<StaleDeclaration> corrected; ///< those that the copy changes to be true
    /// What .gitattributes and .editorconfig say of it. Of a file that is not converted only where
    /// these are to be corrected, and not of one that is empty, binary or in ASCII.
    std::vector<SaidEncoding> saidBeside;

    /// What of that the copy makes false.
    std::vector<const SaidEncoding*> falseBeside() const;
};

struct ConfigCorrection;
struct TreeFile;

/// Finds out the encoding and decides. `overruled`: the encoding that the user names for the file.
/// Losses are not known yet.
FilePlan planFile(FileSource& source, const TreeRequest& request, BesideReader& beside,
                  std::optional<EncodingId> overruled = {});

/// Plans, and converts on trial to see what would be lost. For one file of any thread.
/// `correction`: of a configuration file; null for others.
FilePlan tryFile(const TreeFile& file, const TreeRequest& request, BesideReader& beside,
                 std::optional<EncodingId> overruled = {},
                 const ConfigCorrection* correction = nullptr);

/// Why an original does not get that name, in words: it is taken.
std::optional<std::string> whyNotKeptAs(const std::string& name);

/// Settles a plan after its conversion was tried: what would lose something is refused, and what
/// would stay as it is kept. `same`: the copy has the bytes of the file.
void settle(FilePlan& plan, const std::optional<Refusal>& refusal, bool same);

/// Sees whether what is written is what a file holds.
class ByteComparison {
public:
    explicit ByteComparison(FileSource& source) : m_source(source) {}

    void add(Bytes written);
    bool isSame(std::uint64_t size) const { return m_same && m_offset == size; }

private:
    FileSource& m_source;
    std::uint64_t m_offset = 0;
    std::vector<Byte> m_buffer;
    bool m_same = true;
};

} // namespace charsleuth
