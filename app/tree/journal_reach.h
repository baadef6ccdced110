#pragma once

/// The folders in which undoing a journal may change files. A journal may have come with a folder
/// from elsewhere, and name any path.

#include <optional>
#include <string>
#include <vector>

namespace charsleuth {

class JournalReach {
public:
    /// The folder in which the journal lies, and those that the user names besides. A journal in
    /// the user's own folder for what programs remember, or of which note was taken there, reaches
    /// everywhere.
    JournalReach(const std::string& journal, const std::vector<std::string>& named);

    /// Whether the path lies there, wherever links lead.
    bool covers(const std::string& path) const;

    /// Why nothing gets the name `path` or loses it, in words; nothing where it may.
    std::optional<std::string> whyNotChanged(const std::string& path) const;

private:
    std::vector<std::string> m_folders; ///< canonical, with a slash at the end; none: everywhere
};

/// Takes note, in the user's own folder for what programs remember, of a journal that was made just
/// now and changes `folders`, unless it reaches them anyway. Without such a folder nothing is
/// noted.
void takeNoteOfJournal(const std::string& journal, const std::vector<std::string>& folders);

} // namespace charsleuth
