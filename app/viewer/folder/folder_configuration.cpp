#include "app/viewer/folder/folder_configuration.h"

#include <algorithm>

namespace charsleuth::viewer {

FolderConfiguration::FolderConfiguration(const TreeRequest& request,
                                         const std::vector<ChosenFile>& chosen,
                                         const std::vector<ChosenFile>& others)
    : m_request(request), m_chosen(chosen), m_corrections(request) {
    if (!request.fixConfiguration)
        return;
    for (const auto* files : {&chosen, &others})
        for (const ChosenFile& file : *files)
            if (ConfigCorrections::isConfig(file.file.path))
                m_corrections.defer(file.file);
    BesideReader beside(FolderUse::AllFiles);
    for (const ChosenFile& file : others)
        leave(file, beside);
}

void FolderConfiguration::leave(const ChosenFile& file, BesideReader& beside) {
    if (!m_request.fixConfiguration || ConfigCorrections::isConfig(file.file.path) || !file.isIn ||
        file.isIn == EncodingId::UsAscii)
        return;
    FilePlan plan;
    plan.path = file.file.path;
    plan.action = file.isIn == m_request.to ? FilePlan::Action::Keep : FilePlan::Action::Refuse;
    plan.saidBeside = allSaidBeside(plan.path, beside);
    m_corrections.add(plan);
}

bool FolderConfiguration::comesLast(const ChosenFile& file) const {
    return m_request.fixConfiguration && ConfigCorrections::isConfig(file.file.path);
}

void FolderConfiguration::add(FilePlan& plan) {
    if (!m_request.fixConfiguration)
        return;
    m_corrections.add(plan);
    plan.saidBeside.clear();
}

std::vector<ConfigCorrection> FolderConfiguration::finish() {
    if (!m_request.fixConfiguration)
        return {};
    std::vector<ConfigCorrection> all = m_corrections.finish();
    std::erase_if(all, [this](const ConfigCorrection& correction) {
        return correction.substitutions.empty() &&
               std::ranges::none_of(m_chosen, [&](const ChosenFile& file) {
                   return file.file.absolute == correction.file.absolute;
               });
    });
    return all;
}

} // namespace charsleuth::viewer
