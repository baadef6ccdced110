#include "app/viewer/folder/folder_conversion.h"

#include "app/tree/journal_place.h"
#include "app/tree/plan_csv.h"
#include "app/tree/tree_recovery.h"
#include "app/tree/tree_undo.h"
#include "app/tree/tree_writer.h"
#include "core/registry/registry.h"

#include <QCoreApplication>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

RunOrder orderOf(const TreeRequest& request, const std::vector<ChosenFile>& files) {
    RunOrder order{.files = {},
                   .minConfidence = request.leastConfidence,
                   .fixDeclarations = request.fixDeclarations,
                   .fixConfiguration = request.fixConfiguration,
                   .repair = request.repair};
    for (const ChosenFile& chosen : files)
        order.files.push_back({chosen.file.absolute, chosen.overruled
                                                         ? std::string(info(*chosen.overruled).name)
                                                         : std::string()});
    return order;
}

/// Nothing where the user has not chosen another encoding than the one that was found.
TwoReadings bothReadingsOf(const ChosenFile& chosen) {
    constexpr std::uint64_t beginning = 1 << 16; // bytes
    if (!chosen.overruled || !chosen.found || chosen.overruled == chosen.found)
        return {};
    auto source =
        FileSource::open(chosen.file.path, {.smallAtOnce = true, .beneath = chosen.file.root});
    if (!source)
        return {};
    auto bytes = source->bytesAt({0, beginning});
    return bytes
               ? whereTheyDiffer(bytesInMemory(*std::move(bytes)), *chosen.found, *chosen.overruled)
               : TwoReadings{};
}

} // namespace

FolderConversion::FolderConversion(QObject* parent)
    : QObject(parent), m_job([this] {
          m_trouble = Error{m_request.roots.front(), notEnoughMemory};
          m_stage = m_afterwards;
          emit changed();
      }) {}

void FolderConversion::start(Stage during, Stage afterwards, LatestJob<News>::Work work) {
    m_plans.clear();
    m_lines.clear();
    m_readings.clear();
    m_stale.clear();
    m_trouble.reset();
    m_stage = during;
    m_afterwards = afterwards;
    *m_cancelled = false;
    m_job.start(
        std::move(work),
        [this](const News& news) {
            if (news.plan && !news.lines.empty())
                m_lines[m_plans.size()] = news.lines;
            if (news.plan && !news.readings.one.isEmpty())
                m_readings[m_plans.size()] = news.readings;
            if (news.plan)
                m_plans.push_back(*news.plan);
            else if (news.trouble)
                m_trouble = news.trouble;
            else if (news.run)
                m_run = news.run;
            else
                m_stale = news.stale;
            emit changed();
        },
        [this] {
            m_stage = m_afterwards;
            emit changed();
        });
    emit changed();
}

void FolderConversion::plan(TreeRequest request, std::vector<ChosenFile> files,
                            std::vector<ChosenFile> others) {
    m_request = std::move(request);
    m_files = std::move(files);
    m_others = std::move(others);
    start(Stage::Planning, Stage::Planned,
          [request = m_request, files = m_files, others = m_others,
           cancelled = m_cancelled](const std::stop_token& stop, const Report& report) {
              BesideReader beside(FolderUse::AllFiles);
              FolderConfiguration configuration(request, files, others);
              for (const ChosenFile& chosen : files) {
                  if (stop.stop_requested() || *cancelled)
                      return;
                  if (configuration.comesLast(chosen))
                      continue;
                  FilePlan plan = tryFile(chosen.file, request, beside, chosen.overruled);
                  configuration.add(plan);
                  report({.plan = std::make_shared<FilePlan>(std::move(plan)),
                          .readings = bothReadingsOf(chosen)});
              }
              BesideReader configBeside;
              for (const ConfigCorrection& correction : configuration.finish()) {
                  FilePlan plan = tryFile(correction.file, request, configBeside, {}, &correction);
                  plan.saidBeside.clear();
                  report({.plan = std::make_shared<FilePlan>(std::move(plan)),
                          .lines = changedLines(correction)});
              }
              report({.stale = configuration.left()});
          });
}

/// Corrects the configuration files after all others are converted, or after as many as were when
/// the user ended the work. An error where the journal fails.
std::optional<Error> FolderConversion::correct(FolderConfiguration& configuration,
                                               TreeWriter& writer, bool isCutShort,
                                               const Report& report) {
    BesideReader beside;
    for (const ConfigCorrection& correction : configuration.finish()) {
        if (isCutShort && correction.substitutions.empty())
            continue; // it was to be converted like any file
        std::vector<ConfigLine> lines = changedLines(correction); // before they change
        PreparedFile prepared = writer.prepare(correction.file, beside, {}, &correction);
        PreparedFile* const one = &prepared;
        if (auto error = writer.putInPlace({&one, 1}))
            return error;
        prepared.plan.saidBeside.clear();
        report({.plan = std::make_shared<FilePlan>(std::move(prepared.plan)),
                .lines = std::move(lines)});
    }
    report({.stale = configuration.left()});
    return std::nullopt;
}

void FolderConversion::goOnWith(const FolderRun& run) {
    m_run = run.number;
    m_goesOn = true;
}

void FolderConversion::takeBack(const FolderRun& run) {
    m_request = requestOf(run);
    m_files.assign(run.files.size(), {});
    m_journal = run.journal;
    m_run = run.number;
    undo();
}

void FolderConversion::carryOut() {
    const auto place = journalPlaceFor(m_request);
    m_journal = place ? *place : std::string();
    start(Stage::Converting, Stage::Converted,
          [request = m_request, files = m_files, others = m_others, place, cancelled = m_cancelled,
           goesOn = m_goesOn ? m_run : std::nullopt](const std::stop_token& stop,
                                                     const Report& report) {
              const auto ended = [&] { return stop.stop_requested() || *cancelled; };
              const auto fail = [&](const Error& error) { report({.trouble = error}); };
              if (!place)
                  return fail(place.error());
              auto journal = Journal::open(*place, headFor(request));
              if (!journal)
                  return fail(journal.error());
              if (const auto error = recover(*journal))
                  return fail(*error);
              const std::size_t run = goesOn.value_or(journal->runs().size());
              if (const auto error =
                      journal->append(beginOfRun(QCoreApplication::applicationPid(),
                                                 orderOf(request, files), goesOn ? run + 1 : 0)))
                  return fail(*error);
              report({.run = run});
              TreeWriter writer(request, *journal);
              BesideReader beside(FolderUse::AllFiles);
              FolderConfiguration configuration(request, files, others);
              bool isWhole = true;
              for (const ChosenFile& chosen : files) {
                  if (configuration.comesLast(chosen))
                      continue;
                  if (ended()) {
                      isWhole = false;
                      configuration.leave(chosen, beside);
                      continue;
                  }
                  PreparedFile prepared = writer.prepare(chosen.file, beside, chosen.overruled);
                  PreparedFile* const one = &prepared;
                  if (const auto error = writer.putInPlace({&one, 1}))
                      return fail(*error);
                  configuration.add(prepared.plan);
                  report({.plan = std::make_shared<FilePlan>(std::move(prepared.plan))});
              }
              if (!stop.stop_requested())
                  if (const auto error = correct(configuration, writer, ended(), report))
                      return fail(*error);
              // A cancelled run is listed as interrupted, and can be gone on with.
              if (const auto error = isWhole ? journal->finish() : journal->sync())
                  fail(*error);
          });
}

void FolderConversion::undo() {
    start(Stage::Undoing, Stage::Undone,
          [path = m_journal, run = m_run, cancelled = m_cancelled](const std::stop_token& stop,
                                                                   const Report& report) {
              auto journal = Journal::openExisting(path);
              if (!journal)
                  return report({.trouble = journal.error()});
              const auto tell = [&](const UndoneFile& file) {
                  FilePlan plan;
                  plan.path = file.path;
                  plan.reason = file.trouble;
                  if (!file.trouble.empty())
                      plan.action = FilePlan::Action::Fail;
                  report({.plan = std::make_shared<FilePlan>(std::move(plan))});
                  return !stop.stop_requested() && !*cancelled;
              };
              const auto error = charsleuth::undo(*journal, tell, run);
              if (error)
                  report({.trouble = *error});
          });
}

const std::vector<ConfigLine>& FolderConversion::changedLinesOf(std::size_t plan) const {
    static const std::vector<ConfigLine> none;
    const auto lines = m_lines.find(plan);
    return lines == m_lines.end() ? none : lines->second;
}

const TwoReadings* FolderConversion::readingsOf(std::size_t plan) const {
    const auto readings = m_readings.find(plan);
    return readings == m_readings.end() ? nullptr : &readings->second;
}

void FolderConversion::cancel() {
    *m_cancelled = true;
    if (m_stage == Stage::Planning)
        m_afterwards = Stage::Idle;
}

int FolderConversion::count(FilePlan::Action action) const {
    return static_cast<int>(std::ranges::count(m_plans, action, &FilePlan::action));
}

QByteArray FolderConversion::report() const {
    const Tense tense = m_stage == Stage::Planned ? Tense::Future : Tense::Past;
    QByteArray csv(planCsvHeader.data(), static_cast<qsizetype>(planCsvHeader.size()));
    for (const FilePlan& plan : m_plans)
        csv += QByteArray::fromStdString(planCsvRow(plan, tense));
    return csv;
}

} // namespace charsleuth::viewer
