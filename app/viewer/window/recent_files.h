#pragma once

/// The files opened last, and the samples that come with the program.

#include "app/viewer/views/empty_page.h"

#include <string>
#include <vector>

namespace charsleuth::viewer {

/// Newest first, at most eight; paths are bytes.
std::vector<std::string> recentFiles();
/// Standard input and the bundled samples are not remembered.
void rememberFile(const std::string& path);

std::vector<Offer> offersOf(const std::vector<std::string>& paths);
/// At most three of the bundled samples; none where they are not installed.
std::vector<Offer> sampleOffers();

} // namespace charsleuth::viewer
