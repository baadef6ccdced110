#include "tests/accuracy/answers.h"

#include "core/registry/registry.h"
#include "tests/accuracy/damage.h"
#include "tests/accuracy/everyday.h"
#include "tests/accuracy/genres.h"
#include "tests/accuracy/random.h"
#include "tests/accuracy/samples.h"
#include "tests/core/declared/spec_example.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <iterator>
#include <ostream>
#include <stdexcept>
#include <type_traits>

namespace charsleuth::accuracy {

namespace {

/// FNV-1a over the values of an answer.
class Digest {
public:
    void add(std::string_view text) {
        for (const char byte : text)
            m_hash = (m_hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3;
        add(text.size());
    }
    template <class Number>
    requires std::is_arithmetic_v<Number>
    void add(Number number) {
        std::array<char, sizeof(number)> bytes;
        std::copy_n(reinterpret_cast<const char*>(&number), bytes.size(), bytes.begin());
        for (const char byte : bytes)
            m_hash = (m_hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3;
    }
    void add(EncodingId encoding) { add(info(encoding).name); }
    void add(const Candidate& candidate) {
        add(candidate.encoding);
        for (const EncodingId same : candidate.sameText)
            add(same);
        add(candidate.probability);
        add(candidate.language);
        add(candidate.malformed);
        add(candidate.firstMalformed.value_or(~std::uint64_t{0}));
        add(candidate.c1);
        add(candidate.tellingByte);
        for (const Evidence& reason : candidate.reasons) {
            add(reason.source);
            add(static_cast<int>(reason.effect));
            add(reason.weight.decibans);
            add(reason.where ? reason.where->begin : ~std::uint64_t{0});
        }
    }
    std::uint64_t value() const { return m_hash; }

private:
    std::uint64_t m_hash = fnv1a("");
};

/// The shortest decimal that reads back as the same number.
std::string exact(double number) {
    std::array<char, 32> place;
    const auto written = std::to_chars(place.data(), place.data() + place.size(), number);
    return {place.data(), written.ptr};
}

std::string detailsOf(const Candidate& candidate) {
    std::string text(info(candidate.encoding).name);
    for (const EncodingId same : candidate.sameText)
        text += '=' + std::string(info(same).name);
    text += ' ' + exact(candidate.probability) + " [" + candidate.language + "] malformed " +
            std::to_string(candidate.malformed);
    for (const Evidence& reason : candidate.reasons)
        text += ' ' + reason.source + ':' + exact(reason.weight.decibans);
    return text;
}

std::vector<Byte> bytesOf(std::string_view text) {
    return {text.begin(), text.end()};
}

std::string contentOf(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in)
        throw std::runtime_error(file.string() + ": cannot be read");
    return {std::istreambuf_iterator<char>(in), {}};
}

class AnswerWriter {
public:
    explicit AnswerWriter(std::ostream& out) : m_out(out) {}

    void ask(std::string_view name, Bytes bytes, DetectOptions options = {}) {
        write(name, detect(bytes, std::move(options)));
    }
    /// Of input that is longer than what was read of it.
    void askOfBeginning(std::string_view name, Bytes bytes) {
        Examination examination;
        examination.feed(bytes);
        write(name, examination.conclude(true));
    }

private:
    void write(std::string_view name, const Detection& detection) {
        m_out << name << '\t' << answerLine(detection) << '\n';
    }

    std::ostream& m_out;
};

/// The file whole, its first 300 bytes, without its two ends, and with some bytes changed.
void askAboutFile(AnswerWriter& writer, const std::string& name,
                  const std::filesystem::path& file) {
    constexpr std::size_t beginning = 300, damagedBytes = 5;
    std::vector<Byte> bytes = bytesOf(contentOf(file));
    writer.ask(name, bytes);
    writer.ask(name + " by its name", bytes,
               {.hints = {{HintKind::Filename, file.filename().string(), ""}}});
    if (bytes.size() < 3)
        return;
    writer.askOfBeginning(name + ", beginning",
                          Bytes(bytes).first(std::min(bytes.size() - 1, beginning)));
    writer.ask(name + ", cut", Bytes(bytes).subspan(1, bytes.size() - 2));
    Random random(name);
    for (std::size_t i = 0; i < damagedBytes; ++i)
        bytes[random.below(bytes.size())] = static_cast<Byte>(random.below(256));
    writer.ask(name + ", damaged", bytes);
}

void askAboutFolder(AnswerWriter& writer, const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.is_regular_file())
            files.push_back(entry.path());
    std::ranges::sort(files);
    const std::string heading = (folder / "").parent_path().filename().string() + '/';
    for (const std::filesystem::path& file : files)
        askAboutFile(writer, heading + file.lexically_relative(folder).generic_string(), file);
}

void askAboutDeclarations(AnswerWriter& writer, const std::filesystem::path& markdown) {
    for (const SpecExample& example : readSpec(contentOf(markdown))) {
        DetectOptions options;
        if (!example.fileName.empty())
            options.hints.push_back({HintKind::Filename, example.fileName, ""});
        writer.ask("declared/" + std::to_string(example.lineNumber), bytesOf(example.bytes),
                   std::move(options));
    }
}

void askAboutCorpus(AnswerWriter& writer, const std::filesystem::path& corpus, Part part) {
    constexpr std::size_t genresOfEach = 1, damagedOfEach = 10;
    const LinesByLanguage lines = readSetAside(corpus, part);
    const std::string heading = part == Part::Fit ? "fit/" : "report/";
    const ReferenceMix mix;
    makeSamples(lines, {.mix = &mix}, [&](const Sample& sample) {
        const std::string& length = sample.question.length;
        writer.ask(heading + sample.question.name, sample.question.bytes);
        if (sample.number == 0 && (length == "64" || length == "256" || length == "1024"))
            for (const Question& question : inGenres(sample, lines, genresOfEach))
                writer.ask(heading + question.name, question.bytes);
        if (sample.number < damagedOfEach && (length == "256" || length == "1024"))
            for (const Question& question : damaged(sample, lines))
                if (!question.variant.empty() && question.variant != "none")
                    writer.ask(heading + question.name + '/' + question.variant, question.bytes);
    });
    if (part == Part::Report)
        makeSamples(lines, {.lengths = {20'000, 100'000}, .samples = 1}, [&](const Sample& sample) {
            writer.ask(heading + sample.question.name, sample.question.bytes);
        });
}

} // namespace

std::string answerLine(const Detection& detection) {
    constexpr double shown = 0.001;
    Digest digest;
    for (const auto* list : {&detection.ranked, &detection.excluded})
        for (const Candidate& candidate : *list)
            digest.add(candidate);
    digest.add(static_cast<int>(detection.lineEnding));
    digest.add(detection.size);
    digest.add(detection.bomSize);
    for (const Conflict& conflict : detection.conflicts) {
        digest.add(conflict.label);
        digest.add(conflict.rule);
        digest.add(conflict.named);
    }
    std::string line(detection.certainty ? nameOf(*detection.certainty) : "no answer");
    if (detection.binary)
        line += " binary";
    if (detection.asciiOnly)
        line += " ascii";
    if (detection.bom)
        line += " bom " + std::string(info(*detection.bom).name);
    if (detection.encodedTwice)
        line += " twice " + std::string(info(*detection.encodedTwice).name);
    if (!detection.ranked.empty())
        line += '\t' + detailsOf(detection.ranked.front());
    for (std::size_t i = 1; i < detection.ranked.size(); ++i)
        if (detection.ranked[i].probability >= shown)
            line += "; " + std::string(info(detection.ranked[i].encoding).name) + ' ' +
                    exact(detection.ranked[i].probability);
    std::array<char, 16> hex;
    const auto end = std::to_chars(hex.data(), hex.data() + hex.size(), digest.value(), 16).ptr;
    return line + '\t' + std::string(hex.data(), end);
}

void writeAnswers(const AnswerSources& sources, std::ostream& out) {
    AnswerWriter writer(out);
    for (const std::filesystem::path& folder : sources.folders)
        if (!folder.empty())
            askAboutFolder(writer, folder);
    if (!sources.everyday.empty())
        for (const Question& question : everydayQuestions(sources.everyday))
            writer.ask("everyday/" + question.name, question.bytes);
    if (!sources.declared.empty())
        askAboutDeclarations(writer, sources.declared);
    if (!sources.corpus.empty())
        for (const Part part : {Part::Fit, Part::Report})
            askAboutCorpus(writer, sources.corpus, part);
}

} // namespace charsleuth::accuracy
