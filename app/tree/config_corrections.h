#pragma once

/// What .editorconfig and .gitattributes have to say otherwise after the files of a folder were
/// converted.

#include "app/convert/conversion.h"
#include "app/sidecar/said_encoding.h"
#include "app/tree/tree_plan.h"
#include "app/tree/tree_walk.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace charsleuth {

/// A configuration file and the changes of its text.
struct ConfigCorrection {
    TreeFile file;
    std::vector<Substitution> substitutions; ///< none: it stays, or is converted like any file
    std::string words;                       ///< "latin1 becomes utf-8"
};

/// Gathers what the configuration files say of the files in hand. A value becomes true by being
/// replaced where all files that it speaks of are in the target now; else, and where its file lies
/// above the folders, a line for each converted file is added at the end. For one thread.
class ConfigCorrections {
public:
    /// `request` must outlive it.
    explicit ConfigCorrections(const TreeRequest& request) : m_request(request) {}

    static bool isConfig(std::string_view path);

    /// A configuration file of the folders, which is worked on after all other files.
    void defer(TreeFile file) { m_deferred.push_back(std::move(file)); }

    /// A file after it was converted, or was not.
    void add(const FilePlan& plan);

    /// The deferred files in their order, then those above the folders.
    std::vector<ConfigCorrection> finish();

    /// What was not corrected: how many files it is false of, by the configuration file's name and
    /// its label.
    const std::map<std::pair<std::string, std::string>, std::size_t>& left() const {
        return m_left;
    }

private:
    /// A value in a configuration file.
    struct Statement {
        SaidEncoding said;
        std::vector<std::string> falseOf; ///< absolute paths
        bool othersStay = false;          ///< it speaks of files, too, that are not converted
    };
    void append(ConfigCorrection& correction) const;
    ConfigCorrection* reach(const std::string& config);
    void correct(const Statement& statement);
    void leave(const Statement& statement, std::size_t files);

    const TreeRequest& m_request;
    std::vector<TreeFile> m_deferred;
    std::map<std::pair<std::string, std::size_t>, Statement> m_statements; ///< by place
    std::vector<ConfigCorrection> m_corrections;
    std::map<std::string, std::string> m_added; ///< lines to add, by configuration file
    std::map<std::pair<std::string, std::string>, std::size_t> m_left;
};

/// Whether a statement about the original is true of its copy in the target encoding, too.
bool isTrueOfCopy(const SaidEncoding& said, const TreeRequest& request);

/// Adds the correction to the plan of its file; a plan that refuses the file stays as it is.
void addTo(FilePlan& plan, const ConfigCorrection& correction);

} // namespace charsleuth
