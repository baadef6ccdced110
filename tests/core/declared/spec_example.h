#pragma once

/// The examples of tests/spec/declared.md; its top says how they are written.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

struct ExpectedLabel {
    std::uint64_t begin = 0; ///< byte offsets in SpecExample::bytes
    std::uint64_t end = 0;
};

struct SpecExample {
    enum class Kind { Match, FileKind, No, Nothing };
    Kind kind{};
    std::string rule;
    std::string fileName;
    std::string names; ///< what the first label has to be read as; empty: not asked
    std::string bytes;
    std::vector<ExpectedLabel> labels;
    int lineNumber = 0;  ///< of the example's first fence
    std::string problem; ///< what is wrong with how the example is written; empty when nothing is
};

std::vector<SpecExample> readSpec(std::string_view markdown);

} // namespace charsleuth
