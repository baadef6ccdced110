#!/usr/bin/env python3
"""train_judgement.py: learns core/ranking/generated/judgement.h, the terms that the judgement of candidates adds up
(core/ranking/judgement.h), from resources/models/counts/judgement.xz.

    train_judgement.py                        the committed numbers -> judgement.h, byte for byte
    train_judgement.py FEATURES... [--add] [--pack]   what `charsleuth-accuracy --features` wrote -> judgement.h; --add: beside what judgement.xz has
                                              of files, and of made text of other sets; --pack: -> judgement.xz, too

A candidate's score is its sum of weights, and learned terms: functions of one feature or two. The scores of a question's
candidates and of "none of these" become probabilities by a softmax. The terms are trees of depth 2, found one after the other
(gradient boosting on the log loss, by LightGBM), and added up in tables. Where the direction is known, they are monotone. Questions of split
"train" teach; their results are printed by folds of projects. "choose" is printed, too; "report" only with --report. Projects
that are in one of these two do not teach. Python with numpy and lightgbm."""
import argparse
import collections
import io
import lzma
import pathlib
import zlib

import lightgbm
import numpy

TOP = pathlib.Path(__file__).resolve().parents[2]
TARGET = TOP / "core/ranking/generated/judgement.h"
PACKED = TOP / "resources/models/counts/judgement.xz"
FEATURES = ("Sum", "Advantage", "AdvantageOf", "Differing", "Kinds", "Prior", "PriorLead", "Characters", "Cost", "CostLead",
            "Letters", "Malformed", "Lost", "LostLead", "Family", "Size", "High", "HighKinds", "HighShare", "LineEnds", "Controls",
            "Drawing", "LetterShare", "Hinted", "LoneLetters", "SignsInWords", "Capitals", "DrawingByWords", "LoneShare", "RunShare")
# The direction in which a feature makes its candidate more probable.
MONOTONE = {"Sum": 1, "Advantage": 1, "AdvantageOf": 1, "Prior": 1, "PriorLead": 1, "Cost": -1, "CostLead": -1, "Malformed": -1,
            "Lost": -1, "LostLead": 1, "Hinted": 1, "LoneLetters": -1, "SignsInWords": -1, "Capitals": -1, "DrawingByWords": -1}
BINS = 24
FOLDS = 3
TREES = 180
RATE = 0.12
RIDGE = 4.0          # of a leaf, in questions
LEAST = 2.0          # questions' worth of curvature in a leaf
PAIRS = 40           # of features that have a table
NONE_BEHIND = 30.0   # decibans by which "none of these" is behind the largest sum before anything is learned
NATS = numpy.log(10) / 10
UNITS = 256          # of the tables in a nat
# The weight of a question, by its set; of the files of a project eight count in full. Made text counts as frequent as the reference mix has its language
# and encoding, but for a share of some sets, in which each counts alike. Where all of it does, made text teaches that rare encodings are frequent.
WEIGHT = {"prose": 2.0, "everyday": 2.0, "damaged": 0.5, "made": 0.5, "matrix": 0.5, "files drawn": 0.5, "files few": 0.6, "files sauce": 0.5, "files twice": 0.3, "files bad": 0.3, "files mixed": 0.3,
          "files data": 0.6}
ALIKE = {"prose": 0.1, "damaged": 0.1}


class Questions:
    """The rows of all questions: candidates, one after the other. first[i] is the first row of question i."""
    def __init__(self, paths):
        self.meta, self.names, first, right, sums, rows = [], [], [], [], [], []
        for path in paths:
            with open(path, encoding="utf-8", errors="replace") as lines:
                for line in lines:
                    cells = line.rstrip("\n").split("\t", 4 if line[0] == "C" else -1)
                    if cells[0] == "Q":
                        self.meta.append(cells[1:])
                        first.append(len(right))
                    else:
                        right.append(int(cells[1]))
                        sums.append(float(cells[2]))
                        self.names.append(cells[3])
                        rows.append(cells[4])
                        if cells[4].count("\t") != len(FEATURES) - 1:
                            raise SystemExit("%s: not %d features: written by another version" % (path, len(FEATURES)))
        self.x = numpy.fromstring("\t".join(rows), dtype=numpy.float32, sep="\t").reshape(-1, len(FEATURES))
        self.right = numpy.array(right, dtype=float)
        self.sums = numpy.array(sums)
        self.first = numpy.array(first)
        self.of = numpy.repeat(numpy.arange(len(first)), numpy.diff(numpy.append(first, len(right))))
        self.set = numpy.array([m[0] for m in self.meta])
        self.is_file = numpy.array([s.startswith("files") for s in self.set])
        # A project, and forks of it, by the last part of its name.
        project = [m[1].lower().rsplit("/", 1)[-1] if f and m[0] != "files typed" else m[1].lower().split("/")[0]
                   for m, f in zip(self.meta, self.is_file)]
        self.split = numpy.array([m[2] for m in self.meta])
        held = {p for p, s, f in zip(project, self.split, self.is_file) if f and s != "train"}
        self.split = numpy.array(["left out" if s == "train" and f and p in held else s for p, s, f in zip(project, self.split, self.is_file)])
        self.fold = numpy.array([zlib.crc32(p.encode()) % FOLDS for p in project])
        counts = collections.Counter(zip(project, self.set))
        self.weight = numpy.array([min(1.0, (8 / counts[p, s]) ** 0.5) if f else 1.0 for p, s, f in zip(project, self.set, self.is_file)])
        self.weight *= numpy.array([WEIGHT.get(s, 1.0) for s in self.set])
        pairs = [(m[0],) + tuple(m[4].split("/")[:2]) for m in self.meta]
        count = collections.Counter(pairs)
        share = numpy.array([float(m[3]) / count[p] for m, p in zip(self.meta, pairs)])
        for name in set(self.set[~self.is_file]):
            of = (self.set == name) & (self.split == "train")
            if of.any():
                alike = numpy.array([1 / count[p] for p, o in zip(pairs, of) if o])
                part = ALIKE.get(name, 0)
                self.weight[of] *= of.sum() * ((1 - part) * share[of] / share[of].sum() + part * alike / alike.sum())
        top = numpy.maximum.reduceat(self.sums, self.first)
        self.base = (self.sums - top[self.of]) * NATS
        self.weigh_answers()

    def weigh_answers(self):
        """Several may be right; and the first row of each question has the largest sum."""
        self.of = numpy.repeat(numpy.arange(len(self.first)), numpy.diff(numpy.append(self.first, len(self.right))))
        of_right = numpy.add.reduceat(self.right, self.first)
        self.target = self.right / numpy.maximum(of_right, 1)[self.of]
        self.none_target = (of_right == 0).astype(float)

    def softmax(self, scores, none):
        most = numpy.maximum(numpy.maximum.reduceat(scores, self.first), none)
        e, en = numpy.exp(scores - most[self.of]), numpy.exp(none - most)
        total = numpy.add.reduceat(e, self.first) + en
        return e / total[self.of], en / total

    def part(self, chosen):
        """The chosen questions, and the rows of them."""
        rows = numpy.flatnonzero(chosen[self.of])
        s = Questions.__new__(Questions)
        s.base, s.target = self.base[rows], self.target[rows]
        counts = numpy.diff(numpy.append(self.first, len(self.right)))[chosen]
        s.first = numpy.append(0, numpy.cumsum(counts)[:-1]).astype(int)
        s.of = numpy.repeat(numpy.arange(len(counts)), counts)
        s.weight, s.none_target = self.weight[chosen], self.none_target[chosen]
        return s, rows


def quantiles(values, count):
    """The most frequent value, which may be most of all, and quantiles of the others."""
    distinct, counts = numpy.unique(values, return_counts=True)
    common = distinct[numpy.argmax(counts)]
    others = values[values != common]
    return numpy.append(numpy.quantile(others, numpy.arange(count - 1) / (count - 2), method="lower"), common)


def thresholds(x, sums):
    """The upper ends of bins: every value of a feature that has few, else quantiles; two thirds of them of the candidates that
    are not far behind, since these are to be told apart."""
    near = x[sums > -40 * NATS]
    result = []
    for f in range(x.shape[1]):
        values = numpy.unique(x[:, f])
        if len(values) > BINS:
            some = BINS // 3
            values = numpy.unique(numpy.concatenate([quantiles(x[:, f], some), quantiles(near[:, f], BINS - some)]))
        result.append(((values[:-1] + values[1:]) / 2).astype(numpy.float32))
    return result


def binned(x, ends):
    return numpy.stack([numpy.searchsorted(e, x[:, f], side="left") for f, e in enumerate(ends)], axis=1).astype(numpy.uint8)


def pack(q, ends, bins):
    """Writes the questions that teach: what each feature is, by its bin, and what the questions weigh. No text, no path, no name."""
    learned = q.split == "train"
    s, rows = q.part(learned)
    names, of_set = numpy.unique(q.set[learned], return_inverse=True)
    projects = numpy.unique([m[1] for m in q.meta], return_inverse=True)[1][learned]
    packed = io.BytesIO()
    numpy.savez(packed, features=FEATURES, ends=numpy.array([numpy.append(e, [numpy.inf] * (BINS - 1 - len(e))) for e in ends], dtype=numpy.float32),
                bins=bins[rows].T, base=s.base, right=q.right[rows].astype(bool), first=s.first.astype(numpy.uint32), weight=s.weight, sets=names,
                set=of_set.astype(numpy.uint8), project=projects.astype(numpy.uint32), is_file=q.is_file[learned], fold=q.fold[learned].astype(numpy.uint8))
    PACKED.write_bytes(lzma.compress(packed.getvalue(), preset=9))


def unpacked():
    """(questions, ends of bins, bins) of what pack() wrote."""
    with numpy.load(io.BytesIO(lzma.decompress(PACKED.read_bytes()))) as packed:
        if tuple(packed["features"]) != FEATURES:
            raise SystemExit("%s: has other features than this program: pack it anew (tests/accuracy/README.md)" % PACKED)
        q = Questions.__new__(Questions)
        q.base, q.right, q.first, q.weight = packed["base"], packed["right"].astype(float), packed["first"].astype(int), packed["weight"]
        q.set, q.is_file, q.fold = packed["sets"][packed["set"]], packed["is_file"], packed["fold"]
        q.meta = [("", project) for project in packed["project"]]
        q.split = numpy.full(len(q.first), "train")
        q.weigh_answers()
        return q, [e[numpy.isfinite(e)] for e in packed["ends"]], numpy.ascontiguousarray(packed["bins"].T)


def added(packed, q, bins):
    """(questions, bins) of those that were packed and teach beside the others: of files, and of sets that the others lack."""
    old, _, old_bins = packed
    s, rows = old.part(old.is_file | ~numpy.isin(old.set, q.set))
    chosen = old.is_file | ~numpy.isin(old.set, q.set)
    q.base, q.right = numpy.append(q.base, s.base), numpy.append(q.right, old.right[rows])
    q.first = numpy.append(q.first, s.first + len(q.of))
    q.weight, q.set = numpy.append(q.weight, s.weight), numpy.append(q.set, old.set[chosen])
    q.is_file, q.fold = numpy.append(q.is_file, old.is_file[chosen]), numpy.append(q.fold, old.fold[chosen])
    q.split = numpy.append(q.split, old.split[chosen])
    q.meta += [old.meta[i] for i in numpy.flatnonzero(chosen)]
    q.weigh_answers()
    return q, numpy.concatenate([bins, old_bins[rows]])


def best_stump(bins, g, h):
    """(gain, feature, bin, left value, right value) for "none of these"."""
    size = bins.shape[1] * BINS
    flat = (bins + numpy.arange(bins.shape[1]) * BINS).ravel()
    hist_g = numpy.bincount(flat, numpy.repeat(g, bins.shape[1]), size).reshape(-1, BINS).cumsum(axis=1)
    hist_h = numpy.bincount(flat, numpy.repeat(h, bins.shape[1]), size).reshape(-1, BINS).cumsum(axis=1)
    lg, lh = hist_g[:, :-1], hist_h[:, :-1]
    rg, rh = hist_g[:, -1:] - lg, hist_h[:, -1:] - lh
    lv, rv = -lg / (lh + RIDGE), -rg / (rh + RIDGE)
    gain = lg ** 2 / (lh + RIDGE) + rg ** 2 / (rh + RIDGE)
    gain[(lh < LEAST / 4) | (rh < LEAST / 4)] = -1
    f, b = numpy.unravel_index(numpy.argmax(gain), gain.shape)
    return gain[f, b], f, b, lv[f, b], rv[f, b]


class Model:
    """Tables of functions of features, by bins, nats: pairs[f, f2], f <= f2, and "none of these"."""
    def __init__(self, q, chosen, bins, trees, pairs):
        s, rows = q.part(chosen)
        b = bins[rows]
        data = lightgbm.Dataset(b, label=s.target, free_raw_data=False, params={
            "max_bin": BINS, "min_data_in_bin": 1, "feature_pre_filter": False, "verbosity": -1})
        booster = lightgbm.Booster({
            "objective": "none", "learning_rate": RATE, "max_depth": 2, "num_leaves": 4, "min_data_in_leaf": 1, "min_sum_hessian_in_leaf": LEAST,
            "lambda_l2": RIDGE, "monotone_constraints": [MONOTONE.get(name, 0) for name in FEATURES], "monotone_constraints_method": "basic",
            "interaction_constraints": [list(pair) for pair in pairs] if pairs else "", "deterministic": True, "force_row_wise": True,
            "num_threads": 1, "verbosity": -1, "seed": 1}, data)
        none = numpy.full(len(s.first), -NONE_BEHIND * NATS)
        self.none_tables, self.none_bias = numpy.zeros((b.shape[1], BINS)), 0.0
        w, firsts = s.weight[s.of], b[s.first].astype(numpy.int64)
        pn = numpy.zeros(len(s.first))

        def slopes(learned, _):
            p, pn[:] = s.softmax(s.base + learned, none)
            return w * (p - s.target), w * p * (1 - p)

        for _ in range(trees):
            booster.update(fobj=slopes)
            g, h = s.weight * (pn - s.none_target), s.weight * pn * (1 - pn)
            step = -g.sum() / (h.sum() + RIDGE) * RATE
            self.none_bias += step
            none += step
            gain, f, at, lv, rv = best_stump(firsts, g, h)
            if gain > 0:
                self.none_tables[f, :at + 1] += lv * RATE
                self.none_tables[f, at + 1:] += rv * RATE
                none += numpy.where(firsts[:, f] <= at, lv, rv) * RATE
        self.pairs, self.uses = collections.defaultdict(lambda: numpy.zeros((BINS, BINS))), collections.Counter()
        for tree in booster.dump_model()["tree_info"]:
            self.add(tree["tree_structure"], [])
        # What one feature alone is worth goes into a table that has it.
        for f in sorted(f for f, f2 in self.pairs if f == f2):
            pair = next((p for p in sorted(self.pairs) if f in p and p[0] != p[1]), None)
            if pair:
                self.pairs[pair] += self.pairs[f, f] if pair[0] == f else self.pairs[f, f].T
                del self.pairs[f, f]
        self.pairs = dict(sorted(self.pairs.items()))

    def add(self, node, path):
        if "leaf_value" in node:
            features = sorted({f for f, _, _ in path}) or [0]
            f, f2 = features[0], features[-1]
            box = numpy.ones((BINS, BINS), bool)
            for g, end, is_left in path:
                side = numpy.arange(BINS) <= end
                side = side if is_left else ~side
                box &= side[:, None] if g == f else side[None, :]
            if f == f2:  # a function of one feature, in the rows
                box = numpy.repeat(box[:, :1] if not path else numpy.all([((numpy.arange(BINS) <= e) == l) for _, e, l in path], axis=0)[:, None], BINS, 1)
            self.pairs[f, f2] += box * node["leaf_value"]
            self.uses[f, f2] += abs(node["leaf_value"])
            return
        for side, is_left in (("left_child", True), ("right_child", False)):
            self.add(node[side], path + [(node["split_feature"], node["threshold"], is_left)])

    def rounded(self, values):
        return numpy.round(values * UNITS)

    def scores(self, q, bins):
        """Of the rows, and of "none of these" beside each question's."""
        scores = sum(self.rounded(v)[bins[:, f], bins[:, f2]] for (f, f2), v in self.pairs.items()) / UNITS + q.base
        first = bins[q.first]
        none = -NONE_BEHIND * NATS + self.none_bias + sum(self.none_tables[f][first[:, f]] for f in range(bins.shape[1]))
        return scores, none


def trust_in(q, scores, none, which):
    """The factor of scores with which the log loss of questions that did not teach them is least. What is learned fits what taught
    it better than others, so that its odds are too high for these."""
    def loss(factor):
        p, pn = q.softmax(factor * scores, factor * none)
        of_right = numpy.where(q.none_target > 0, pn, numpy.add.reduceat(p * q.right, q.first))
        return -(q.weight * numpy.log(numpy.maximum(of_right, 1e-12)))[which].sum()
    return min(numpy.arange(0.5, 1.201, 0.01), key=loss)


def summary(q, p, which, title):
    """Prints how many of the questions are right, by the sums alone and as judged."""
    rows, plain = [], q.softmax(q.base, numpy.full(len(q.first), -NONE_BEHIND * NATS))[0]
    for i in numpy.flatnonzero(which):
        a, b = q.first[i], q.first[i + 1] if i + 1 < len(q.first) else len(q.right)
        k = a + int(numpy.argmax(p[a:b]))
        before = a + int(numpy.argmax(q.base[a:b]))
        rows.append((q.right[k], p[k], q.right[before], plain[before], q.right[a:b].max()))
    r = numpy.array(rows)
    if not len(r):
        return
    wrong = lambda limit: int(((r[:, 0] == 0) & (r[:, 1] >= limit)).sum())
    print("%-26s %6d  sums %6.2f  judged %6.2f  among these %6.2f %%  wrong at .9: %3d  at .99: %3d   told with .99: %4.1f %%" % (
        title, len(r), 100 * r[:, 2].mean(), 100 * r[:, 0].mean(), 100 * r[:, 4].mean(), wrong(.9), wrong(.99), 100 * (r[:, 1] >= .99).mean()), flush=True)


def numbers(values):
    """Lines of whole numbers in units of the tables."""
    cells = ["%d" % round(v * UNITS) for v in values]
    lines, line = [], ""
    for cell in cells:
        if len(line) + len(cell) > 110:
            lines.append(line)
            line = ""
        line += cell + ","
    return lines + [line]


def source(model, ends, trust, q, learned):
    files = q.is_file & learned
    out = ["// GENERATED by tests/accuracy/train_judgement.py. Do not edit.",
           "// Learned from %d labelled files of %d projects and %d made texts." % (
               files.sum(), len({m[1] for m, f in zip(q.meta, files) if f}), (~q.is_file & learned).sum()),
           "#pragma once", "", '#include "core/ranking/features.h"', "", "#include <cstddef>", "#include <cstdint>", "",
           "namespace charsleuth::learned {", "", "// clang-format off",
           "inline constexpr std::size_t bins = %d;" % BINS,
           "/// Values in the tables that make one nat.",
           "inline constexpr double unit = %d;" % UNITS,
           "/// The factor of the scores whose log loss is least for questions that did not teach.",
           "inline constexpr double trust = %.2f;" % trust,
           "/// The upper ends of the bins of each feature.",
           "inline constexpr float ends[featureCount][bins - 1] = {"]
    for f, e in enumerate(ends):
        padded = ["%.9g" % v for v in e] + ["3e38"] * (BINS - 1 - len(e))
        out.append("    {%s}, // %s" % (", ".join(v + ("F" if "." in v or "e" in v else ".0F") for v in padded), FEATURES[f]))
    out += ["};", "/// A function of two features, the second one's bins side by side.",
            "struct Term {", "    std::uint8_t first, second;", "    std::int16_t values[bins * bins];", "};",
            "inline constexpr Term terms[] = {"]
    for (f, f2), values in model.pairs.items():
        out.append("    {%d, %d, { // %s, %s" % (f, f2, FEATURES[f], FEATURES[f2]))
        out += ["        " + line for line in numbers(values.ravel())]
        out.append("    }},")
    out += ["};", "/// \"None of these\": its score, less the largest sum, and functions of the features of the candidate that has it.",
            "inline constexpr std::int16_t noneBias = %d;" % round((model.none_bias - NONE_BEHIND * NATS) * UNITS),
            "inline constexpr std::int16_t none[featureCount][bins] = {"]
    for f in range(len(FEATURES)):
        out.append("    {%s}, // %s" % ("".join(numbers(model.none_tables[f])), FEATURES[f]))
    out += ["};", "// clang-format on", "", "} // namespace charsleuth::learned", ""]
    return "\n".join(out)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("features", nargs="*")
    parser.add_argument("--pack", action="store_true", help="write judgement.xz, too")
    parser.add_argument("--add", action="store_true", help="beside what is packed")
    parser.add_argument("--report", action="store_true", help="print the report part, too")
    parser.add_argument("--only-folds", action="store_true", help="write nothing")
    parser.add_argument("--without", nargs="*", default=[], choices=FEATURES, help="features that are left out")
    parser.add_argument("--trees", type=int, default=TREES)
    options = parser.parse_args()
    if options.features:
        q = Questions(options.features)
        learned = (q.split == "train")[q.of]
        packed = unpacked() if options.add else None
        ends = packed[1] if packed else thresholds(q.x[learned], q.base[learned])
        bins = binned(q.x, ends)
        if packed:
            q, bins = added(packed, q, bins)
        if options.pack:
            pack(q, ends, bins)
    else:
        q, ends, bins = unpacked()
    learned = q.split == "train"
    for name in options.without:
        bins[:, FEATURES.index(name)] = 0
    pairs = [pair for pair, _ in Model(q, learned, bins, options.trees // 3, None).uses.most_common() if pair[0] != pair[1]][:PAIRS]
    unseen = learned | (q.split == "left out")
    scores, none = numpy.zeros(len(q.right)), numpy.zeros(len(q.first))
    for fold in range(FOLDS):
        held = q.fold == fold
        of_rows, of_none = Model(q, learned & ~held, bins, options.trees, pairs).scores(q, bins)
        scores[held[q.of]], none[held] = of_rows[held[q.of]], of_none[held]
    trust = trust_in(q, scores, none, learned & q.is_file)
    print("trust in what is learned: %.2f" % trust)
    p = q.softmax(trust * scores, trust * none)[0]
    for name in sorted(set(q.set)):
        summary(q, p, (q.set == name) & unseen, name)
    summary(q, p, numpy.char.startswith(q.set, "files wild") & unseen, "files wild: all")
    summary(q, p, q.is_file & unseen, "all files, by folds")
    summary(q, p, ~q.is_file & learned, "made text, by folds")
    model = Model(q, learned, bins, options.trees, pairs)
    scores, none = model.scores(q, bins)
    p = q.softmax(trust * scores, trust * none)[0]
    for part in ("choose", "report") if options.report else ("choose",):
        for name in sorted(set(q.set[q.split == part])):
            summary(q, p, (q.set == name) & (q.split == part), part + ": " + name)
        summary(q, p, q.split == part, part + ": all")
    if not options.only_folds:
        TARGET.write_text(source(model, ends, trust, q, learned), encoding="utf-8")


if __name__ == "__main__":
    main()
