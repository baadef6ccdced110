#pragma once

/// Binary data, and text with controls, made by script.

#include "core/bytes/bytes.h"
#include "tests/accuracy/random.h"
#include "tests/accuracy/set_aside.h"

#include <functional>
#include <string>
#include <vector>

namespace charsleuth::accuracy {

/// An input of which it is known whether it is binary data.
struct BinaryCase {
    std::string kind; ///< heading in the tables
    std::vector<Byte> bytes;
    bool binary = false;
};

/// Makes `each` inputs of every kind, of 16 to 8,192 bytes, and gives them one after the other to
/// `take`. Words and lines come from the corpus. The same in every run.
void makeBinaryCases(const LinesByLanguage& corpus, std::size_t each,
                     const std::function<void(BinaryCase)>& take);

} // namespace charsleuth::accuracy
