/// charsleuth-accuracy: how often the detector is right, beside uchardet and ICU.

#include "tests/accuracy/answers.h"
#include "tests/accuracy/ceiling.h"
#include "tests/accuracy/damage.h"
#include "tests/accuracy/everyday.h"
#include "tests/accuracy/features.h"
#include "tests/accuracy/fit_binary.h"
#include "tests/accuracy/genres.h"
#include "tests/accuracy/made_text.h"
#include "tests/accuracy/manifest.h"
#include "tests/accuracy/matrix.h"
#include "tests/accuracy/print.h"
#include "tests/accuracy/reference_mix.h"
#include "tests/accuracy/report.h"
#include "tests/accuracy/samples.h"
#include "tests/accuracy/tally.h"
#include "tests/accuracy/wild.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>

using namespace charsleuth::accuracy;

namespace {

struct Options {
    std::string folder;
    std::string wild; ///< folder of labelled files as they lie in repositories
    std::string report = CHARSLEUTH_ACCURACY_REPORT;
    bool json = false, check = false, update = false, withoutPeers = false, misses = false;
    bool withoutDamage = false;
    std::string languages;    ///< texts whose language is asked for; empty: not asked for
    std::string features;     ///< file for the candidates' numbers; empty: not asked for
    std::string files;        ///< table of labelled files; empty: made text
    std::string fitBinary;    ///< a folder; empty: nothing is fitted
    std::string answers;      ///< file for every answer; empty: not asked for
    std::string keep;         ///< folder for what was missed; empty: not kept
    std::size_t damaged = 10; ///< samples of an encoding and length that are damaged, at most
    std::size_t genres = 1;   ///< of an encoding, length and genre
    std::size_t matrix = 0;   ///< texts of an encoding and language; 0: not asked for
    Part part = Part::Report;
    SampleOptions samples;
};

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

/// Asks, and keeps the bytes of what was missed where the options name a folder for it.
Score asked(const Question& question, const Options& options) {
    Score score = answer(question, !options.withoutPeers);
    if (score.rank == 1 || options.keep.empty())
        return score;
    std::string name = question.name;
    std::ranges::replace(name, '/', '_');
    std::ofstream(std::filesystem::path(options.keep) / name, std::ios::binary)
        .write(reinterpret_cast<const char*>(question.bytes.data()),
               static_cast<std::streamsize>(question.bytes.size()));
    return score;
}

std::vector<Score> scoresOfFolder(const std::filesystem::path& folder, const Options& options) {
    std::vector<Score> scores;
    for (const ManifestRow& row : readManifest(folder)) {
        try {
            scores.push_back(asked(questionOf(row, folder), options));
        } catch (const std::runtime_error& error) {
            std::cerr << "charsleuth-accuracy: left out: " << error.what() << '\n';
        }
    }
    return scores;
}

std::vector<Score> scoresOfEverydayText(const Options& options) {
    std::vector<Score> scores;
    for (const Question& question : everydayQuestions(CHARSLEUTH_EVERYDAY))
        scores.push_back(asked(question, options));
    weighUniformly(scores);
    ReferenceMix().weigh(scores);
    return scores;
}

struct FreshScores {
    std::vector<Score> plain, damaged, genres, made;
    std::map<std::string, double> ceiling; ///< ceilingOfOneWord()
};

FreshScores scoresOfFreshText(const std::filesystem::path& corpus, const Options& options) {
    const LinesByLanguage lines = readSetAside(corpus, options.part);
    const ReferenceMix mix;
    SampleOptions wanted = options.samples;
    wanted.mix = &mix;
    FreshScores scores;
    if (!options.withoutDamage)
        scores.ceiling = ceilingOfOneWord(lines, mix);
    makeSamples(lines, wanted, [&](const Sample& sample) {
        const std::string& length = sample.question.length;
        scores.plain.push_back(asked(sample.question, options));
        if (sample.number == 0 && (length == "64" || length == "256" || length == "1024"))
            for (const Question& question : inGenres(sample, lines, options.genres))
                scores.genres.push_back(asked(question, options));
        if (sample.number == 0 && length == "256")
            for (const Question& question : madeText(sample))
                scores.made.push_back(asked(question, options));
        if (options.withoutDamage || (length != "256" && length != "1024") ||
            sample.number * sample.text.languages >= options.damaged)
            return;
        for (const Question& variant : damaged(sample, lines))
            scores.damaged.push_back(asked(variant, options));
    });
    for (std::vector<Score>* part :
         {&scores.plain, &scores.damaged, &scores.genres, &scores.made}) {
        weighUniformly(*part);
        mix.weigh(*part);
    }
    return scores;
}

/// Only the part that is set aside for fitting teaches.
std::string splitOf(Part part) {
    return part == Part::Fit ? "train" : "report";
}

/// Samples of a part that is set aside, and their damages; of one sample for each encoding and
/// language also made text, and a part of its genres, which are many.
void writeFeaturesOfFreshText(std::ostream& out, const Options& options) {
    const LinesByLanguage lines = readSetAside(environment("CHARSLEUTH_CORPUS"), options.part);
    const std::string split = splitOf(options.part);
    const ReferenceMix mix;
    SampleOptions wanted = options.samples;
    wanted.mix = &mix;
    std::size_t asked = 0;
    makeSamples(lines, wanted, [&](const Sample& sample) {
        const std::string group = sample.question.encoding + " " + sample.question.language + " " +
                                  std::to_string(sample.number);
        const double share = mix.share(sample.question.language, sample.question.encoding);
        const auto write = [&](const Question& question, const std::string& set) {
            writeFeatures(out, question, {set, group, split, share});
        };
        write(sample.question, "prose");
        const std::string& length = sample.question.length;
        if (length == "256" || length == "1024")
            for (const Question& question : damaged(sample, lines))
                if (question.variant != "none")
                    write(question, "damaged");
        if (sample.number > 0 || length != "256")
            return;
        for (const Question& question : madeText(sample))
            write(question, "made");
        const std::vector<Question> genres = inGenres(sample, lines, options.genres);
        for (std::size_t i = ++asked % 5; i < genres.size(); i += 5)
            write(genres[i], "genres");
    });
}

nlohmann::ordered_json reportIn(const std::string& path) {
    std::ifstream in(path);
    if (!in)
        throw std::runtime_error(path + ": cannot be read");
    return nlohmann::ordered_json::parse(in);
}

/// 0, or 1 when a family is worse than in the committed report.
int check(const nlohmann::ordered_json& before, const nlohmann::ordered_json& now) {
    const std::vector<std::string> worse = losses(before, now);
    for (const std::string& sentence : worse)
        std::cerr << "worse than the committed report: " << sentence << '\n';
    return worse.empty() ? 0 : 1;
}

void fitBinaryWeights(const std::string& corpus, const std::string& folder) {
    if (corpus.empty())
        throw std::runtime_error("CHARSLEUTH_CORPUS names no folder");
    SampleOptions wanted;
    wanted.samples = 4;
    wanted.lengths = {1, 2, 4, 8, 16, 32, 64, 256, 1024, 4096};
    const std::string text =
        fittedBinary(readSetAside(corpus, Part::Fit), wanted, folder, std::cout);
    std::ofstream(CHARSLEUTH_BINARY_WEIGHTS) << text;
}

/// Of all inputs that this machine has.
void writeAllAnswers(const std::string& file) {
    std::ofstream out(file, std::ios::binary);
    writeAnswers({.folders = {CHARSLEUTH_BUNDLED_SAMPLES, environment("CHARSLEUTH_SAMPLES"),
                              environment("CHARSLEUTH_WILD")},
                  .everyday = CHARSLEUTH_EVERYDAY,
                  .declared = CHARSLEUTH_DECLARED,
                  .corpus = environment("CHARSLEUTH_CORPUS")},
                 out);
    if (!out.flush())
        throw std::runtime_error(file + ": cannot be written");
}

void writeAllLanguageFacts(const Options& options) {
    std::ofstream out(options.features);
    writeLanguageFacts(out, options.languages);
    if (!out.flush())
        throw std::runtime_error(options.features + ": cannot be written");
}

/// Of labelled files, the matrix, or everyday text and a part of the corpus.
void writeAllFeatures(const Options& options) {
    std::ofstream out(options.features);
    const ReferenceMix mix;
    if (!options.files.empty()) {
        writeFeaturesOfFiles(out, options.files);
    } else if (options.matrix > 0) {
        askMatrix(environment("CHARSLEUTH_CORPUS"), options.part, options.samples, options.matrix,
                  [&](const MatrixQuestion& each) {
                      const Question& question = each.question;
                      writeFeatures(out, question,
                                    {"matrix", question.encoding + " " + question.language,
                                     splitOf(options.part),
                                     mix.share(question.language, question.encoding)});
                  });
    } else {
        if (options.part == Part::Fit) // there is one everyday text, which teaches
            for (const Question& question : everydayQuestions(CHARSLEUTH_EVERYDAY))
                writeFeatures(out, question,
                              {"everyday", question.name, "train",
                               mix.share(question.language, question.encoding)});
        writeFeaturesOfFreshText(out, options);
    }
    if (!out.flush())
        throw std::runtime_error(options.features + ": cannot be written");
}

/// What is asked of all sets, by their names, and the ceiling of damaged text.
struct Sets {
    std::map<std::string, std::vector<Score>> scores;
    std::map<std::string, double> ceiling;
};

Sets scoresOfSets(const Options& options) {
    Sets sets;
    const std::string folder =
        options.folder.empty() ? environment("CHARSLEUTH_SAMPLES") : options.folder;
    if (!folder.empty())
        sets.scores[(std::filesystem::path(folder) / "").parent_path().filename()] =
            scoresOfFolder(folder, options);
    if (options.folder.empty())
        sets.scores["everyday"] = scoresOfEverydayText(options);
    if (const std::string corpus = environment("CHARSLEUTH_CORPUS");
        options.folder.empty() && !corpus.empty()) {
        FreshScores fresh = scoresOfFreshText(corpus, options);
        sets.scores["fresh text"] = std::move(fresh.plain);
        sets.scores["fresh text, damaged"] = std::move(fresh.damaged);
        sets.scores["fresh text, genres"] = std::move(fresh.genres);
        sets.scores["fresh text, made"] = std::move(fresh.made);
        sets.ceiling = std::move(fresh.ceiling);
    }
    return sets;
}

void printSet(const std::string& name, const std::vector<Score>& scores, const Sets& sets,
              bool everyMiss) {
    const bool fresh = name.starts_with("fresh text");
    const PrintOptions how{.everyMiss = everyMiss || !fresh,
                           .referenceMix = fresh || name == "everyday"};
    if (name.ends_with("damaged")) {
        printVariants(std::cout, scores, how);
        printCeiling(std::cout, sets.ceiling);
    } else if (name.ends_with("genres") || name.ends_with("made"))
        printVariants(std::cout, scores, how);
    else
        print(std::cout, name, scores, how);
}

/// Prints the tables of all sets, or one JSON object. Returns 1 if they are worse than the
/// committed report and that was asked.
int printReport(const Options& options) {
    // Asked for before the long work; a report that is written now needs none to be there.
    std::optional<nlohmann::ordered_json> before;
    if (std::filesystem::exists(options.report))
        before = reportIn(options.report);
    else if (options.check && !options.update)
        throw std::runtime_error(options.report + ": is not there to be compared with");
    const Sets sets = scoresOfSets(options);
    nlohmann::ordered_json report;
    for (const auto& [name, scores] : sets.scores) {
        report[name] = reportOf(scores, options.json);
        if (name.ends_with("damaged"))
            report[name]["ceiling_of_sparse"] = sets.ceiling;
        if (!options.json)
            printSet(name, scores, sets, options.misses);
    }
    if (options.json)
        std::cout << report.dump(1) << '\n';
    else if (before)
        printChanges(std::cout, changes(*before, report));
    const int worse = options.check && before ? check(*before, report) : 0;
    if (options.update)
        std::ofstream(options.report) << report.dump(1) << '\n';
    return worse;
}

int run(const Options& options) {
    if (!options.languages.empty())
        writeAllLanguageFacts(options);
    else if (!options.features.empty())
        writeAllFeatures(options);
    else if (!options.answers.empty())
        writeAllAnswers(options.answers);
    else if (!options.wild.empty())
        printWild(std::cout, scoresOfWild(options.wild, !options.withoutPeers));
    else if (options.matrix > 0)
        printMatrix(std::cout,
                    scoresOfMatrix(environment("CHARSLEUTH_CORPUS"), options.part, options.samples,
                                   options.matrix, !options.withoutPeers));
    else if (!options.fitBinary.empty())
        fitBinaryWeights(environment("CHARSLEUTH_CORPUS"), options.fitBinary);
    else
        return printReport(options);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app("How often the detector is right, beside uchardet and ICU in the same run.\n"
                 "Without a folder: the files of CHARSLEUTH_SAMPLES and set-aside text of "
                 "CHARSLEUTH_CORPUS.");
    app.add_option("folder", options.folder, "files of known encoding, listed in its manifest.tsv");
    app.add_option("--wild", options.wild,
                   "only the table of these labelled files: their manifest.tsv has no header, and "
                   "the columns name, encoding, language, class, flags")
        ->check(CLI::ExistingDirectory);
    app.add_option("--matrix", options.matrix,
                   "only the ordinary: of each encoding and language so many texts with a sign");
    app.add_flag("--json", options.json, "one JSON object instead of tables");
    app.add_flag("--check", options.check,
                 "fail when a family is more than 0.3 points below the committed report");
    app.add_flag("--update", options.update, "write the committed report");
    app.add_option("--report", options.report, "the committed report");
    app.add_flag("--no-peers", options.withoutPeers, "do not ask uchardet and ICU");
    app.add_flag("--no-damage", options.withoutDamage, "leave the damaged variants out");
    app.add_flag("--misses", options.misses, "list every sample that was missed");
    app.add_option("--answers", options.answers,
                   "write every answer, a line an input, into this file; to be compared with "
                   "that of another build");
    app.add_option(
        "--features", options.features,
        "write numbers of the likeliest candidates into this file: the input of "
        "train_judgement.py; of --files, of --matrix, or of everyday and set-aside text");
    app.add_option("--languages", options.languages,
                   "write into the file of --features what is known of the language of these "
                   "texts, label and text in a line: the input of train_language.py")
        ->check(CLI::ExistingFile);
    app.add_option("--files", options.files,
                   "a table of labelled files: path, label, project, kind, split")
        ->check(CLI::ExistingFile);
    app.add_option("--keep", options.keep, "a folder to write what was missed to")
        ->check(CLI::ExistingDirectory);
    app.add_option("--samples", options.samples.samples, "of each encoding and length")
        ->capture_default_str();
    app.add_option("--reference", options.samples.reference,
                   "samples of each length drawn by the reference mix")
        ->capture_default_str();
    app.add_option("--damaged", options.damaged,
                   "samples of each encoding and length that are damaged too")
        ->capture_default_str();
    app.add_option("--genres", options.genres, "samples of each encoding, length and genre")
        ->capture_default_str();
    app.add_option("--lengths", options.samples.lengths, "of the samples, in bytes")
        ->delimiter(',');
    app.add_option("--pieces", options.samples.pieces,
                   "words: samples begin at a word and show their encoding; characters: they begin "
                   "at any character; as-they-come: and need not show it")
        ->transform(CLI::CheckedTransformer(
            std::map<std::string, Pieces>{{"words", Pieces::FromWords},
                                          {"characters", Pieces::FromCharacters},
                                          {"as-they-come", Pieces::AsTheyCome}}));
    app.add_option("--part", options.part, "of the set-aside text")
        ->transform(CLI::CheckedTransformer(
            std::map<std::string, Part>{{"fit", Part::Fit}, {"report", Part::Report}}));
    app.add_option("--encoding", options.samples.encoding, "samples of this one only");
    app.add_option("--language", options.samples.language, "samples of this one only");
    app.add_option("--fit-binary", options.fitBinary,
                   "fit the weights that tell text from binary data on the fit part and on the "
                   "files below this folder (/usr), and write them")
        ->check(CLI::ExistingDirectory);
    CLI11_PARSE(app, argc, argv);
    try {
        return run(options);
    } catch (const std::exception& error) {
        std::cerr << "charsleuth-accuracy: " << error.what() << '\n';
        return 2;
    }
}
