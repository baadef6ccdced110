#pragma once

/// What a survey of folders keeps of one file.

#include "app/answer/file_oddities.h"

#include <cstdint>
#include <string>
#include <vector>

namespace charsleuth {

/// What a survey keeps of one file.
struct SurveyedFile {
    std::string path;
    std::uint64_t size = 0;
    bool binary = false;
    std::string format; ///< of a binary file: "PNG image"; empty where it is not known
    std::string encoding, language, bom, declared; ///< empty for none
    std::string lineEnding;
    std::string certainty; ///< empty where there is no answer
    double confidence = 0;
    std::uint64_t malformed = 0;
    std::vector<Oddity> oddities;
    std::vector<std::string> bodies; ///< the encoding of each encoded body of a mail
};

SurveyedFile surveyed(const FileReport& answer);

} // namespace charsleuth
