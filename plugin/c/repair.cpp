#include "core/repair/repair.h"

#include "plugin/c/boundary.h"
#include "plugin/c/options.h"

#include "core/decode/decoder.h"
#include "core/decode/utf8_text.h"
#include "core/repair/substitution.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

using namespace charsleuth;
using namespace charsleuth::c;

struct charsleuth_repairs {
    /// The run as C sees it.
    struct Shown {
        Repair repair;
        std::string before, after;      ///< in UTF-8
        std::vector<std::string> steps; ///< of its chain, in words
        std::vector<const char*> chain; ///< the same, for C
    };

    std::vector<Shown> shown;
    std::string text; ///< all of it, repaired
};

namespace {

constexpr std::size_t pieceSize = std::size_t{1} << 20; ///< decoded at a time, bytes

/// Decodes all the bytes, piece by piece.
template <typename Take>
void decodePieces(Bytes bytes, EncodingId encoding, Take take) {
    Decoder decoder = Decoder::ofFile(encoding);
    for (std::size_t at = 0; at < bytes.size(); at += pieceSize) {
        MappedText piece;
        decoder.feed(bytes.subspan(at, std::min(pieceSize, bytes.size() - at)), piece);
        if (bytes.size() - at <= pieceSize)
            decoder.finish(piece);
        take(piece);
    }
}

/// The text with its runs repaired, in UTF-8.
std::string repairedText(Bytes bytes, EncodingId encoding, std::span<const Repair> repairs) {
    const std::vector<Substitution> substitutions = substitutionsOf(repairs);
    Substituter substituter(substitutions);
    std::string utf8;
    decodePieces(bytes, encoding, [&](const MappedText& piece) {
        MappedText repaired;
        substituter.add(piece, repaired);
        appendUtf8(utf8, repaired.text);
    });
    return utf8;
}

charsleuth_repairs repairsIn(Bytes bytes, EncodingId encoding, const RepairOptions& options) {
    Repairer repairer(options);
    decodePieces(bytes, encoding, [&](const MappedText& piece) { repairer.feed(piece); });
    std::vector<Repair> repairs = repairer.conclude();
    charsleuth_repairs made{.shown = {}, .text = repairedText(bytes, encoding, repairs)};
    made.shown.reserve(repairs.size());
    for (Repair& repair : repairs) {
        auto& shown = made.shown.emplace_back();
        shown.before = toUtf8(repair.before);
        shown.after = toUtf8(repair.after);
        shown.steps = wordsOf(repair.chain);
        for (const std::string& step : shown.steps)
            shown.chain.push_back(step.c_str());
        shown.repair = std::move(repair);
    }
    return made;
}

} // namespace

charsleuth_status charsleuth_repair(const void* bytes, size_t size, const char* encoding,
                                    const char* chain, double least_confidence,
                                    charsleuth_repairs** repairs) {
    if (repairs == nullptr)
        return CHARSLEUTH_BAD_ARGUMENT;
    *repairs = nullptr;
    const bool isProbability = least_confidence >= 0 && least_confidence <= 1; // NaN is none
    if (!isView(bytes, size) || encoding == nullptr || !isProbability)
        return CHARSLEUTH_BAD_ARGUMENT;
    return guarded([&] {
        const auto id = encodingNamed(encoding);
        RepairOptions options{.chain = std::nullopt, .leastConfidence = least_confidence};
        if (chain != nullptr)
            options.chain = chainNamed(chain);
        if (!id || (chain != nullptr && !options.chain))
            return CHARSLEUTH_UNKNOWN_NAME;
        *repairs = new charsleuth_repairs(repairsIn(viewOf(bytes, size), *id, options));
        return CHARSLEUTH_OK;
    });
}

void charsleuth_repairs_free(charsleuth_repairs* repairs) {
    delete repairs;
}

size_t charsleuth_repairs_count(const charsleuth_repairs* repairs) {
    return repairs != nullptr ? repairs->shown.size() : 0;
}

const char* charsleuth_repairs_text(const charsleuth_repairs* repairs, size_t* size) {
    if (size != nullptr)
        *size = repairs != nullptr ? repairs->text.size() : 0;
    return repairs != nullptr ? repairs->text.c_str() : nullptr;
}

charsleuth_status charsleuth_repairs_run(const charsleuth_repairs* repairs, size_t index,
                                         charsleuth_repaired_run* run) {
    if (repairs == nullptr || index >= repairs->shown.size() || !isUsable(run))
        return CHARSLEUTH_BAD_ARGUMENT;
    const auto& from = repairs->shown[index];
    charsleuth_repaired_run value{};
    value.begin = from.repair.bytes.begin;
    value.end = from.repair.bytes.end;
    value.line = from.repair.line;
    value.column = from.repair.column;
    value.before = orNull(from.before);
    value.before_size = from.before.size();
    value.after = orNull(from.after);
    value.after_size = from.after.size();
    value.chain = from.chain.data();
    value.chain_size = from.chain.size();
    value.confidence = from.repair.confidence;
    value.lossy = from.repair.lossy;
    return fill(run, value);
}
