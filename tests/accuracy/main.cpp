/// charsleuth-accuracy: how often the detector is right, beside uchardet and ICU.

#include "tests/accuracy/manifest.h"
#include "tests/accuracy/print.h"
#include "tests/accuracy/report.h"
#include "tests/accuracy/tally.h"

#include <CLI/CLI.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>

using namespace charsleuth::accuracy;

namespace {

struct Options {
    std::string folder;
    std::string report = CHARSLEUTH_ACCURACY_REPORT;
    bool json = false, check = false, update = false, withoutPeers = false, misses = false;
};

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

std::vector<Score> scoresOfFolder(const std::filesystem::path& folder, bool peers) {
    std::vector<Score> scores;
    for (const ManifestRow& row : readManifest(folder)) {
        try {
            scores.push_back(answer(questionOf(row, folder), peers));
        } catch (const std::runtime_error& error) {
            std::cerr << "charsleuth-accuracy: left out: " << error.what() << '\n';
        }
    }
    return scores;
}

/// 0, or 1 when a family is worse than in the committed report.
int compare(const nlohmann::ordered_json& now, const std::string& path) {
    std::ifstream in(path);
    if (!in)
        throw std::runtime_error(path + ": cannot be read");
    const std::vector<std::string> worse = losses(nlohmann::ordered_json::parse(in), now);
    for (const std::string& sentence : worse)
        std::cerr << "worse than the committed report: " << sentence << '\n';
    return worse.empty() ? 0 : 1;
}

int run(const Options& options) {
    std::map<std::string, std::vector<Score>> sets;
    std::string folder =
        options.folder.empty() ? environment("CHARSLEUTH_SAMPLES") : options.folder;
    if (!folder.empty())
        sets[std::filesystem::path(folder + "/").lexically_normal().parent_path().filename()] =
            scoresOfFolder(folder, !options.withoutPeers);

    nlohmann::ordered_json report;
    for (auto& [name, scores] : sets) {
        report[name] = reportOf(scores, options.json);
        if (!options.json)
            print(
                std::cout, name, scores,
                {.everyMiss = options.misses || name != "fresh", .referenceMix = name == "fresh"});
    }
    if (options.json)
        std::cout << report.dump(1) << '\n';
    if (options.update)
        std::ofstream(options.report) << report.dump(1) << '\n';
    return options.check ? compare(report, options.report) : 0;
}

} // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app("How often the detector is right, beside uchardet and ICU in the same run.\n"
                 "Without a folder: the files of CHARSLEUTH_SAMPLES and set-aside text of "
                 "CHARSLEUTH_CORPUS.");
    app.add_option("folder", options.folder, "files of known encoding, listed in its manifest.tsv");
    app.add_flag("--json", options.json, "one JSON object instead of tables");
    app.add_flag("--check", options.check,
                 "fail when a family is more than 0.3 points below the committed report");
    app.add_flag("--update", options.update, "write the committed report");
    app.add_option("--report", options.report, "the committed report");
    app.add_flag("--no-peers", options.withoutPeers, "do not ask uchardet and ICU");
    app.add_flag("--misses", options.misses, "list every question that was missed");
    CLI11_PARSE(app, argc, argv);
    try {
        return run(options);
    } catch (const std::exception& error) {
        std::cerr << "charsleuth-accuracy: " << error.what() << '\n';
        return 2;
    }
}
