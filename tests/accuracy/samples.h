#pragma once

/// Samples of set-aside text in every encoding that can write its language.

#include "tests/accuracy/question.h"
#include "tests/accuracy/random.h"
#include "tests/accuracy/reference_mix.h"
#include "tests/accuracy/set_aside.h"
#include "tests/accuracy/typing.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace charsleuth::accuracy {

/// Where samples begin, and which are made.
enum class Pieces {
    FromWords,      ///< at a word; those that show their encoding: read as ASCII, another text
    FromCharacters, ///< at any character, where one is near that is no ASCII; the same
    AsTheyCome,     ///< at any character of any line: most short ones are ASCII
};

struct SampleOptions {
    std::vector<std::size_t> lengths{8, 16, 32, 64, 256, 1024, 4096}; ///< bytes
    std::size_t samples = 50;          ///< for each encoding and length, shared by its languages
    std::size_t reference = 5000;      ///< drawn by the reference mix, for each length
    const ReferenceMix* mix = nullptr; ///< null: none are drawn by it
    Pieces pieces = Pieces::FromWords;
    std::string encoding; ///< only this one (registry's name); empty for all
    std::string language; ///< only this one; empty for all
};

/// The lines of one language as typed in one encoding.
struct TypedText {
    EncodingId encoding{};
    std::string language;
    std::vector<std::u16string> lines; ///< those that can be typed
    std::vector<std::size_t>
        tellingLine; ///< those of them that show the encoding; none: not its language
    std::u16string lineEnd;
    std::size_t languages = 0; ///< that the encoding is written in here
};

/// A piece of the text of at most `length` bytes and as long as possible. Empty when none was
/// found.
std::vector<Byte> sampleOf(const TypedText& text, const Typist& typist, std::size_t length,
                           Pieces pieces, Random& random);

/// The longest beginning of `text` that takes at most `length` bytes.
std::vector<Byte> fitting(std::u16string_view text, const Typist& typist, std::size_t length);

/// Whether the bytes are another text in the encoding than in ASCII.
bool shows(std::span<const Byte> bytes, std::u16string_view text);

struct Sample {
    Question question;
    std::size_t number;    ///< from 0 among those of its encoding, language and length
    const TypedText& text; ///< that it was taken from
    const Typist& typist;
};

/// Makes all samples and gives them one after the other to `take`.
void makeSamples(const LinesByLanguage& corpus, const SampleOptions& options,
                 const std::function<void(const Sample&)>& take);

} // namespace charsleuth::accuracy
