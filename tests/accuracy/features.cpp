#include "tests/accuracy/features.h"

#include "core/declared/hints.h"
#include "core/ranking/judgement.h"
#include "core/ranking/mixture_findings.h"
#include "core/registry/registry.h"
#include "core/structure/survey.h"
#include "tests/accuracy/right_text.h"

#include <algorithm>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <sstream>
#include <stdexcept>

namespace charsleuth::accuracy {

namespace {

PriorShift asPriorShift(const HintShift& shift) {
    PriorShift out;
    for (const auto& [language, weight, by] : shift.languages)
        out.languages.push_back({language, weight});
    for (const auto& [encoding, weight, by] : shift.encodings)
        out.encodings.push_back({encoding, weight});
    return out;
}

/// The candidates as the detector judges them, by the text and the file's name alone: declarations
/// do not teach.
std::vector<Judged> judgedIn(const Question& question) {
    StructureReport structure = survey(question.bytes);
    std::vector<Hint> hints;
    if (!question.fileName.empty())
        hints.push_back({.kind = HintKind::Filename, .value = question.fileName, .source = {}});
    const bool hasCr = structure.counts.lineEnds().cr > 1;
    const HintShift shift = shiftOf(hints, hasCr ? structure.lineEnding : LineEnding::None);
    const Prior prior(asPriorShift(shift));
    const std::vector<Evidence> hinted = shownShift(shift);
    Sampler sampler;
    sampler.feed(question.bytes);
    const std::vector<SampleSegment> sample = sampler.takeSegments();
    const ScoredReadings texts = scoreTexts(
        structure, {.counts = structure.counts, .sample = sample, .prior = prior, .declared = {}});
    return judged({.structure = structure,
                   .prior = prior,
                   .readings = texts.read,
                   .sample = sample,
                   .others = texts.others,
                   .declared = hinted,
                   .opinions = {},
                   .only = {},
                   .bom = {}});
}

} // namespace

void writeFeatures(std::ostream& out, const Question& question, const Origin& origin) {
    const std::vector<Judged> candidates = judgedIn(question);
    if (candidates.empty() || question.truth.empty())
        return;
    RightText right(question.judged.empty() ? question.bytes : question.judged, question.truth);
    out << "Q\t" << origin.set << '\t' << origin.group << '\t' << origin.split << '\t'
        << origin.weight << '\t' << question.name << '\n';
    for (const Judged& each : candidates) {
        out << "C\t" << right.isReadBy(each.encoding) << '\t' << each.sum << '\t'
            << info(each.encoding).name;
        for (const float feature : each.features.all)
            out << '\t' << feature;
        out << '\n';
    }
}

void writeFeaturesOfFiles(std::ostream& out, const std::filesystem::path& table) {
    std::ifstream in(table);
    std::string line;
    if (!std::getline(in, line))
        throw std::runtime_error(table.string() + ": cannot be read");
    while (std::getline(in, line)) {
        std::istringstream cells(line);
        std::string path, label, project, kind, split;
        for (std::string* cell : {&path, &label, &project, &kind, &split})
            std::getline(cells, *cell, '\t');
        std::ifstream file(table.parent_path() / path, std::ios::binary);
        Question question{.name = path};
        question.fileName = std::filesystem::path(path).filename().string();
        question.bytes.assign(std::istreambuf_iterator<char>(file), {});
        const auto truth = readingsOf(label, question.bytes);
        if (!file || !truth) {
            std::cerr << "charsleuth-accuracy: left out: " << path << ": "
                      << (truth ? "cannot be read" : "no encoding: " + label) << '\n';
            continue;
        }
        question.truth = *truth;
        writeFeatures(out, question, {"files " + kind, project, split, 1});
    }
}

void writeLanguageFacts(std::ostream& out, const std::filesystem::path& texts) {
    std::ifstream in(texts);
    if (!in)
        throw std::runtime_error(texts.string() + ": cannot be read");
    for (std::string line; std::getline(in, line);) {
        const std::size_t tab = line.find('\t');
        std::string text = line.substr(std::min(tab, line.size() - 1) + 1);
        std::ranges::replace(text, '\1', '\n');
        const Bytes bytes = bytesOf(text);
        Sampler sampler;
        sampler.feed(bytes);
        StructureReport structure = survey(bytes);
        const std::vector<SampleSegment> sample = sampler.takeSegments();
        const ScoredReadings scored = scoreTexts(
            structure,
            {.counts = structure.counts, .sample = sample, .prior = Prior(), .declared = {}});
        const Reading* const best = scored.read.empty() ? nullptr : &scored.read.front();
        const LanguageFacts facts = best ? best->languageFacts : LanguageFacts{};
        const bool isNone = !best || best->language.empty() || facts.characters == 0;
        out << line.substr(0, tab) << '\t' << (isNone ? "-" : best->language) << '\t'
            << std::setprecision(9) << facts.share << '\t' << facts.cost << '\t' << facts.characters
            << '\t' << facts.nonAscii << '\n';
    }
}

} // namespace charsleuth::accuracy
