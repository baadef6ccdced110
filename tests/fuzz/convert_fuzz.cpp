// Any bytes from any encoding into any other, as `charsleuth convert` does it, and back: a copy
// without loss reads the same but for declarations that are corrected, and a report that finds no
// loss is true.

#include "app/convert/conversion.h"
#include "app/convert/stale_declarations.h"
#include "core/decode/decoder.h"
#include "core/registry/registry.h"
#include "tests/fuzz/fuzz_input.h"

#include <sys/mman.h>
#include <unistd.h>

using namespace charsleuth;
using charsleuth::fuzz::require;

namespace {

/// A file in memory that can be opened by its path.
class MemoryFile {
public:
    explicit MemoryFile(Bytes bytes) : m_file(::memfd_create("input", MFD_CLOEXEC)) {
        require(writeFully(m_file.get(), bytes));
    }
    FileSource open() const {
        auto source = FileSource::open("/proc/self/fd/" + std::to_string(m_file.get()));
        require(static_cast<bool>(source));
        return std::move(*source);
    }

private:
    FileDescriptor m_file;
};

struct Copy {
    std::vector<Byte> bytes;
    ConversionReport report;
};

Copy convert(Bytes bytes, const ConversionPlan& plan) {
    const MemoryFile file(bytes);
    FileSource source = file.open();
    Copy copy;
    const auto report = charsleuth::convert(source, plan, [&](Bytes piece) -> std::optional<Error> {
        copy.bytes.insert(copy.bytes.end(), piece.begin(), piece.end());
        return std::nullopt;
    });
    require(static_cast<bool>(report));
    copy.report = *report;
    return copy;
}

std::u16string withoutBom(std::u16string text) {
    return text.starts_with(u'\uFEFF') ? text.substr(1) : text;
}

void correctDeclarations(Bytes bytes, ConversionPlan& plan) {
    const MemoryFile file(bytes);
    FileSource source = file.open();
    const auto stale = staleDeclarations(source, plan.from, plan.to);
    require(static_cast<bool>(stale));
    const auto left = planCorrections(*stale, plan, true);
    require(left.size() + plan.substitutions.size() == stale->size());
    std::uint64_t end = 0;
    for (const Substitution& one : plan.substitutions) {
        require(one.range.begin >= end && !one.range.empty() && !one.text.empty());
        end = one.range.end;
    }
    require(end <= bytes.size());
}

/// Whether the substitutions begin and end where characters do.
bool areOfWholeCharacters(const MappedText& text, const std::vector<Substitution>& substitutions) {
    const auto begins = [&](std::uint64_t byte) {
        return std::ranges::binary_search(text.byteOf, byte);
    };
    return std::ranges::all_of(substitutions, [&](const Substitution& one) {
        return begins(one.range.begin) && begins(one.range.end);
    });
}

std::u16string substituted(const MappedText& text, const std::vector<Substitution>& substitutions) {
    std::u16string out;
    std::size_t done = 0;
    for (std::size_t unit = 0; unit < text.text.size(); ++unit) {
        const std::uint64_t byte = text.byteOf[unit];
        for (; done < substitutions.size() && byte >= substitutions[done].range.begin; ++done)
            out.append(substitutions[done].text);
        if (done == 0 || byte >= substitutions[done - 1].range.end)
            out.push_back(text.text[unit]);
    }
    return out;
}

} // namespace

// Two bytes for the encodings, one for the other choices; the rest is the file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::BoundedWork bounded(size, fuzz::encoderTables);
    fuzz::Input input(data, size);
    ConversionPlan plan;
    plan.from = static_cast<EncodingId>(input.byte() % encodingCount);
    plan.to = static_cast<EncodingId>(input.byte() % encodingCount);
    const unsigned choices = input.byte();
    plan.onLoss = static_cast<OnLoss>(choices % 3);
    plan.newline = static_cast<Newline>(choices >> 2 & 3);
    const Bytes bytes = input.rest();
    if ((choices & 32) != 0)
        correctDeclarations(bytes, plan);
    const Copy there = convert(bytes, plan);
    const MappedText original = decodeMapped(bytes, plan.from);
    if (plan.substitutions.empty()) // else some may lie in what is replaced
        require(there.report.malformed == original.malformed.size());
    if (plan.onLoss == OnLoss::Fail)
        require(there.report.reread);
    if (!there.report.lossless())
        return 0;
    const DecodedText copied = decode(there.bytes, plan.to);
    require(copied.malformed.empty());
    if (plan.newline != Newline::Keep)
        return 0;
    if (original.malformed.empty()) {
        require(areOfWholeCharacters(original, plan.substitutions));
        require(withoutBom(copied.text) == withoutBom(substituted(original, plan.substitutions)));
    }
    const Copy back = convert(there.bytes, {.from = plan.to, .to = plan.from});
    require(back.report.malformed == 0 && back.report.reread);
    if (back.report.lossless())
        require(withoutBom(decode(back.bytes, plan.from).text) == withoutBom(copied.text));
    return 0;
}
