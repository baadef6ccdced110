#pragma once

/// Sentences about a conversion.

#include "app/convert/converted_copy.h"
#include "app/convert/stale_declarations.h"

#include <string>

namespace charsleuth::cli {

/// The refusal with the options that soften it. `inTree`: of `convert -r`.
Error withWayOut(const Refusal& refusal, bool inTree = false);

/// "written as ?: 3 characters that windows-1252 lacks ..."
std::string lossTold(const ConversionReport& report, const ConversionPlan& plan);

/// "the copy keeps 3 line ends U+0085 (NEL), ..."
std::string nextLineWords(const ConversionReport& report, bool dryRun);

/// "the copy still says "koi8-r" on line 3 (html-meta); ..."
std::string staleWords(const StaleDeclaration& declaration, bool dryRun);

} // namespace charsleuth::cli
