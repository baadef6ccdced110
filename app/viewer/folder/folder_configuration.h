#pragma once

/// What .editorconfig and .gitattributes have to say otherwise after some files of a folder were
/// converted.

#include "app/tree/config_corrections.h"
#include "app/viewer/folder/chosen_file.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace charsleuth::viewer {

/// Of how many files something is false, by the configuration file's name and its label.
using StaleConfigurations = std::map<std::pair<std::string, std::string>, std::size_t>;

/// For one thread. Without TreeRequest::fixConfiguration nothing is gathered or corrected.
class FolderConfiguration {
public:
    /// `request` must outlive it. `others`: the files of the folder that are not converted.
    FolderConfiguration(const TreeRequest& request, const std::vector<ChosenFile>& chosen,
                        const std::vector<ChosenFile>& others);

    /// Whether a file is worked on after all others.
    bool comesLast(const ChosenFile& file) const;
    /// A file that was worked on; the plan goes on without what is said of it, which comes last.
    void add(FilePlan& plan);
    /// Keeps what configuration files say of a file that is not converted.
    void leave(const ChosenFile& file, BesideReader& beside);
    /// The configuration files that were chosen, and those that are changed.
    std::vector<ConfigCorrection> finish();
    /// What is not corrected.
    const StaleConfigurations& left() const { return m_corrections.left(); }

private:
    const TreeRequest& m_request;
    const std::vector<ChosenFile>& m_chosen;
    ConfigCorrections m_corrections;
};

} // namespace charsleuth::viewer
