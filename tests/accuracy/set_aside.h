#pragma once

/// The part of a corpus that no model was trained on.

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace charsleuth::accuracy {

/// Of the lines whose FNV-1a-64 is divisible by ten, every second goes to the fit of constants, the
/// others to the reports.
enum class Part { Fit, Report };

/// Lines of text by language.
using LinesByLanguage = std::map<std::string, std::vector<std::u16string>>;

/// Reads every LANG.txt of the folder (UTF-8, a sentence a line). Throws std::runtime_error when
/// there is none.
LinesByLanguage readSetAside(const std::filesystem::path& corpus, Part part);

} // namespace charsleuth::accuracy
