#include "tests/accuracy/fit_binary.h"

#include "core/ranking/judgement.h"
#include "core/ranking/other_weights.h"
#include "core/ranking/text_traits.h"
#include "core/statistics/reading.h"
#include "core/structure/survey.h"
#include "tests/accuracy/binary_cases.h"
#include "tests/accuracy/damage.h"
#include "tests/accuracy/everyday.h"
#include "tests/accuracy/genres.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <iomanip>
#include <map>
#include <optional>
#include <sstream>

namespace charsleuth::accuracy {

namespace {

/// The share of binary data among what people ask about; chosen.
constexpr double binaryShare = 0.15;
/// The share of text of the corpus among all text, the rest being made by script or files; chosen.
constexpr double corpusShare = 0.6;
constexpr std::size_t mostOfFile = 65'536;  ///< bytes
constexpr std::size_t mostOfExtension = 80; ///< files
constexpr double ridge = 2e-5;

struct Case {
    std::string kind;
    TextTraits traits;
    bool binary = false, heldOut = false;
    double weight = 0;
};

TextTraits traitsOf(Bytes bytes) {
    const StructureReport structure = survey(bytes);
    const Prior prior;
    Sampler sampler;
    sampler.feed(bytes);
    const std::vector<SampleSegment> sample = sampler.takeSegments();
    const std::vector<Weight> others = otherWeights(structure, {});
    const std::vector<Reading> read = readings(structure.counts, sample, candidates(structure),
                                               prior, Effort::UntilSettled, others);
    const RankingInput input{.structure = structure,
                             .prior = prior,
                             .readings = read,
                             .sample = sample,
                             .stride = sampler.stride(),
                             .others = others,
                             .declared = {},
                             .opinions = {},
                             .only = {},
                             .bom = {}};
    LanguageRows languages;
    Grouping grouping(input, languages);
    std::vector<Group>& groups = grouping.groups();
    judge(groups, input);
    const auto best = std::ranges::max_element(groups, {}, &Group::probability);
    return textTraitsOf(input, groups.empty() ? nullptr : &*best);
}

class Cases {
public:
    void add(const std::string& kind, Bytes bytes, bool binary) {
        if (bytes.empty() || bomAtStart(bytes))
            return;
        all.push_back({.kind = kind,
                       .traits = traitsOf(bytes),
                       .binary = binary,
                       .heldOut = all.size() % 5 == 0});
    }
    /// Every kind of a side weighs alike; text of the corpus has a share of its own.
    void weigh() {
        std::map<std::string, double> sizes;
        std::map<std::string, std::size_t> kinds; // by part
        for (const Case& each : all)
            kinds[partOf(each)] += sizes[each.kind]++ == 0;
        for (Case& each : all) {
            const std::string part = partOf(each);
            const double share = part == "corpus" ? (1 - binaryShare) * corpusShare
                                 : part == "text" ? (1 - binaryShare) * (1 - corpusShare)
                                                  : binaryShare;
            each.weight = share / sizes[each.kind] / static_cast<double>(kinds[part]);
        }
    }

    std::vector<Case> all;

private:
    static std::string partOf(const Case& each) {
        const bool isOfCorpus =
            each.kind == "samples" || each.kind == "genres" || each.kind == "damaged";
        return each.binary ? "binary" : isOfCorpus ? "corpus" : "text";
    }
    static bool bomAtStart(Bytes bytes) {
        return bytes.size() > 1 && bytes[0] >= 0xFE && bytes[1] >= 0xFE && bytes[0] != bytes[1];
    }
};

constexpr std::array textExtensions{
    "c",     "h",   "py",         "pl",   "pm",      "sh",   "html", "xml", "js",  "css",
    "tex",   "md",  "txt",        "conf", "cfg",     "json", "tcl",  "el",  "po",  "svg",
    "cmake", "m4",  "rb",         "sty",  "vim",     "csv",  "dic",  "aff", "ini", "map",
    "sgml",  "tsv", "properties", "hpp",  "desktop", "afm",  "ppd"};
constexpr std::array binaryExtensions{
    "so",    "o",   "a",     "pyc",       "mo",  "png", "gif", "ico",  "jpg", "ttf", "otf",
    "pcf",   "gz",  "xz",    "bin",       "db",  "dat", "wav", "qm",   "rcc", "bmp", "tfm",
    "pfb",   "ko",  "cache", "gresource", "icc", "uf2", "tga", "pack", "idx", "zip", "jar",
    "class", "oga", "ogg",   "hyb",       "spl", "sys", "ssf", "dds",  "vbt", "crl", "der",
    "p12",   "mgc", "beam",  "typelib",   "pak", "odt", "bdic"};

template <class Extensions>
bool isAmong(const Extensions& extensions, const std::string& extension) {
    return std::ranges::find(extensions, extension) != extensions.end();
}

/// Whether nothing in the bytes shows that they are no text: UTF-8 without controls.
bool mayBeText(Bytes bytes) {
    const auto isControl = [](Byte byte) {
        return byte == 0x7F || (byte < 0x20 && (byte < 0x08 || byte > 0x0D));
    };
    return std::ranges::none_of(bytes, isControl) &&
           survey(bytes).of(EncodingId::Utf8).tally.malformed == 0;
}

/// The file, and a piece of it.
void addFile(const std::filesystem::path& path, bool binary, Random& random, Cases& cases) {
    std::ifstream in(path, std::ios::binary);
    std::vector<Byte> bytes(mostOfFile);
    in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    if (bytes.size() < 16 || (binary && mayBeText(bytes)))
        return;
    const std::string kind = path.extension().string().substr(1) + (binary ? " files" : " texts");
    cases.add(kind, bytes, binary);
    const std::size_t size = std::min(bytes.size(), std::size_t{16} << random.below(10));
    const Bytes piece = Bytes(bytes).subspan(random.below(bytes.size() - size + 1), size);
    if (!binary || !mayBeText(piece))
        cases.add(kind, piece, binary);
}

void addFiles(const std::filesystem::path& folder, Cases& cases) {
    std::map<std::string, std::vector<std::filesystem::path>> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(
             folder, std::filesystem::directory_options::skip_permission_denied)) {
        std::error_code none;
        const std::string extension = entry.path().extension().string();
        if (extension.size() > 1 && entry.is_regular_file(none) && !entry.is_symlink(none))
            files[extension.substr(1)].push_back(entry.path());
    }
    for (auto& [extension, paths] : files) {
        const bool binary = isAmong(binaryExtensions, extension);
        if (!binary && !isAmong(textExtensions, extension))
            continue;
        std::ranges::sort(paths, {}, [](const auto& path) { return fnv1a(path.string()); });
        paths.resize(std::min(paths.size(), mostOfExtension));
        Random random(extension);
        for (const std::filesystem::path& path : paths)
            addFile(path, binary, random, cases);
    }
}

/// Solves the symmetric system by elimination with pivots.
std::vector<double> solved(std::vector<std::vector<double>> a, std::vector<double> b) {
    const std::size_t n = b.size();
    for (std::size_t column = 0; column < n; ++column) {
        std::size_t pivot = column;
        for (std::size_t row = column + 1; row < n; ++row)
            if (std::abs(a[row][column]) > std::abs(a[pivot][column]))
                pivot = row;
        std::swap(a[column], a[pivot]);
        std::swap(b[column], b[pivot]);
        for (std::size_t row = 0; row < n; ++row) {
            if (row == column || a[column][column] == 0)
                continue;
            const double factor = a[row][column] / a[column][column];
            for (std::size_t k = column; k < n; ++k)
                a[row][k] -= factor * a[column][k];
            b[row] -= factor * b[column];
        }
    }
    for (std::size_t i = 0; i < n; ++i)
        b[i] = a[i][i] == 0 ? 0 : b[i] / a[i][i];
    return b;
}

double logitOf(const TextTraits& traits, const std::vector<double>& weights) {
    double logit = 0;
    for (std::size_t i = 0; i < traitCount; ++i)
        logit += traits.values()[i] * weights[i];
    return logit;
}

/// What a trait may say: 1 that the input is binary data, -1 that it is text, 0 either; so no trait
/// says the opposite of what it means where two of them come together.
int signOf(Trait trait) {
    switch (trait) {
    case Trait::Clean:
    case Trait::CleanUtf8:
    case Trait::AheadOfNoise:
        return -1;
    case Trait::Constant:
    case Trait::Size:
    case Trait::High:
        return 0;
    default:
        return 1;
    }
}

struct Derivatives {
    std::vector<double> slope = std::vector<double>(traitCount, 0);
    std::vector<std::vector<double>> curvature{traitCount, std::vector<double>(traitCount, 0)};
};

/// Of the log likelihood of the cases that are not held out, less the ridge, which keeps weights
/// finite where a trait decides alone.
Derivatives derivativesAt(const std::vector<double>& weights, const std::vector<Case>& cases) {
    Derivatives found;
    for (const Case& each : cases) {
        if (each.heldOut)
            continue;
        const auto& values = each.traits.values();
        const double p = 1 / (1 + std::exp(-logitOf(each.traits, weights)));
        const double error = (each.binary ? 1 : 0) - p;
        for (std::size_t i = 0; i < traitCount; ++i) {
            found.slope[i] += each.weight * error * values[i];
            for (std::size_t k = 0; k < traitCount; ++k)
                found.curvature[i][k] += each.weight * p * (1 - p) * values[i] * values[k];
        }
    }
    for (std::size_t i = 0; i < traitCount; ++i) {
        found.slope[i] -= i == 0 ? 0 : ridge * weights[i];
        found.curvature[i][i] += i == 0 ? 1e-9 : ridge;
    }
    return found;
}

/// Newton's method with bounds: a weight at 0 whose slope leads beyond its sign stays there.
std::vector<double> regression(const std::vector<Case>& cases) {
    std::vector<double> weights(traitCount, 0);
    for (int step = 0; step < 60; ++step) {
        Derivatives at = derivativesAt(weights, cases);
        for (std::size_t i = 0; i < traitCount; ++i) {
            const int sign = signOf(static_cast<Trait>(i));
            if (sign == 0 || weights[i] != 0 || at.slope[i] * sign > 0)
                continue;
            at.slope[i] = 0;
            for (std::size_t k = 0; k < traitCount; ++k)
                at.curvature[i][k] = at.curvature[k][i] = i == k ? 1 : 0;
        }
        const std::vector<double> change = solved(at.curvature, at.slope);
        for (std::size_t i = 0; i < traitCount; ++i) {
            weights[i] += std::clamp(change[i], -1.0, 1.0);
            const int sign = signOf(static_cast<Trait>(i));
            weights[i] = sign != 0 && weights[i] * sign < 0 ? 0 : weights[i];
        }
    }
    return weights;
}

void tell(const std::vector<Case>& cases, const std::vector<double>& weights, std::ostream& out) {
    struct Sums {
        std::size_t cases = 0, right = 0, sureWrong = 0;
    };
    std::map<std::string, Sums> kinds;
    for (const Case& each : cases) {
        if (!each.heldOut)
            continue;
        const double logit = logitOf(each.traits, weights);
        for (const std::string& name : {(each.binary ? "binary: " : "text: ") + each.kind,
                                        std::string(each.binary ? "all binary" : "all text")}) {
            Sums& sums = kinds[name];
            ++sums.cases;
            sums.right += (logit > 0) == each.binary;
            sums.sureWrong += (logit > 0) != each.binary && std::abs(logit) > std::log(99);
        }
    }
    for (const auto& [kind, sums] : kinds)
        out << std::left << std::setw(40) << kind << std::right << std::setw(7) << sums.cases
            << std::setw(8) << std::fixed << std::setprecision(1)
            << 100.0 * static_cast<double>(sums.right) / static_cast<double>(sums.cases)
            << std::setw(6) << sums.sureWrong << '\n';
}

std::string source(const std::vector<double>& weights, std::size_t cases) {
    std::ostringstream out;
    out << "// GENERATED by charsleuth-accuracy --fit-binary. Do not edit.\n// " << cases
        << " cases of text and binary data.\n#pragma once\n\n"
           "#include \"core/ranking/text_traits.h\"\n\nnamespace charsleuth {\n\n"
           "/// By Trait.\n// clang-format off\n"
           "inline constexpr std::array<double, traitCount> binaryWeights{";
    for (std::size_t i = 0; i < traitCount; ++i)
        out << (i == 0       ? "\n    "
                : i % 8 == 0 ? ",\n    "
                             : ", ")
            << std::setprecision(4) << weights[i];
    out << "};\n// clang-format on\n\n} // namespace charsleuth\n";
    return out.str();
}

} // namespace

std::string fittedBinary(const LinesByLanguage& text, const SampleOptions& options,
                         const std::filesystem::path& folder, std::ostream& out) {
    Cases cases;
    makeBinaryCases(text, 400,
                    [&](const BinaryCase& each) { cases.add(each.kind, each.bytes, each.binary); });
    makeSamples(text, options, [&](const Sample& sample) {
        cases.add("samples", sample.question.bytes, false);
        if (sample.number > 0 || sample.question.bytes.size() < 32)
            return;
        for (const Question& question : inGenres(sample, text, 1))
            cases.add("genres", question.bytes, false);
        for (const Question& question : damaged(sample, text))
            cases.add("damaged", question.bytes, false);
    });
    addFiles(folder, cases);
    cases.weigh();
    const std::vector<double> weights = regression(cases.all);
    tell(cases.all, weights, out);
    return source(weights, cases.all.size());
}

} // namespace charsleuth::accuracy
