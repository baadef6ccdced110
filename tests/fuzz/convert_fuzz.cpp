// Any bytes from any encoding into any other, as `charsleuth convert` does it, and back: a copy
// without loss reads the same, and a report that finds no loss is true.

#include "app/convert/conversion.h"
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

} // namespace

// Two bytes for the encodings, one for the other choices; the rest is the file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Input input(data, size);
    ConversionPlan plan;
    plan.from = static_cast<EncodingId>(input.byte() % encodingCount);
    plan.to = static_cast<EncodingId>(input.byte() % encodingCount);
    const unsigned choices = input.byte();
    plan.onLoss = static_cast<OnLoss>(choices % 3);
    plan.newline = static_cast<Newline>(choices >> 2 & 3);
    const Bytes bytes = input.rest();
    const Copy there = convert(bytes, plan);
    const DecodedText original = decode(bytes, plan.from);
    require(there.report.malformed == original.malformed.size());
    if (plan.onLoss == OnLoss::Fail)
        require(there.report.reread);
    if (!there.report.lossless())
        return 0;
    const DecodedText copied = decode(there.bytes, plan.to);
    require(copied.malformed.empty());
    if (plan.newline != Newline::Keep)
        return 0;
    require(copied.text == withoutBom(original.text));
    const Copy back = convert(there.bytes, {.from = plan.to, .to = plan.from});
    require(back.report.malformed == 0 && back.report.reread);
    if (back.report.lossless())
        require(withoutBom(decode(back.bytes, plan.from).text) == withoutBom(copied.text));
    return 0;
}
