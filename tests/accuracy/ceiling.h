#pragma once

/// How often one foreign word in English can be told right at all.

#include "tests/accuracy/reference_mix.h"
#include "tests/accuracy/set_aside.h"

#include <map>
#include <string>

namespace charsleuth::accuracy {

/// The kind of page that a sparse sample counts under: UTF-8, another name of the WHATWG standard,
/// or a page that few use.
std::string_view kindOfPage(EncodingId encoding);

/// Per cent of the words of each kind of page that an answer is right about which knows every word
/// of this text in every encoding, and how frequent each is in the reference mix: it names the
/// likeliest text of the word's bytes. An upper bound: nobody knows the words that are not here.
std::map<std::string, double> ceilingOfOneWord(const LinesByLanguage& text,
                                               const ReferenceMix& mix);

/// The word that holds the first character outside ASCII.
std::u16string firstTellingWord(const std::u16string& line);

} // namespace charsleuth::accuracy
