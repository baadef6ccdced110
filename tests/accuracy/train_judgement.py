#!/usr/bin/env python3
"""train_judgement.py FEATURES...: learns terms by which candidates can be judged from what `charsleuth-accuracy --features` wrote, and
prints how many questions are right by them. The detector does not use them yet (core/EXPERIMENTS.md, "A learned judgement").

A candidate's score is the sum of its weights, and of learned terms: functions of one feature or two. The scores of a question's
candidates and of "none of these" become probabilities by a softmax. The terms are trees of depth 2, found one after the other
(gradient boosting on the log loss). Where the direction is known, they are monotone. Questions of split
"train" teach, by folds of groups for what is printed; "choose" is printed, too; "report" only with --report. Python with numpy."""
import argparse
import collections
import zlib

import numpy

FEATURES = ("Sum", "Advantage", "AdvantageOf", "Differing", "Kinds", "Prior", "PriorLead", "Characters", "Cost", "CostLead",
            "Letters", "Malformed", "Lost", "LostLead", "Family", "Size", "High", "HighKinds", "HighShare", "LineEnds", "Controls",
            "Drawing", "LetterShare", "Hinted")
# The direction in which a feature makes its candidate more probable.
MONOTONE = {"Sum": 1, "Advantage": 1, "AdvantageOf": 1, "Prior": 1, "PriorLead": 1, "Cost": -1, "CostLead": -1, "Malformed": -1,
            "Lost": -1, "LostLead": 1, "Hinted": 1}
BINS = 24
FOLDS = 5
TREES = 240
RATE = 0.12
RIDGE = 4.0          # of a leaf, in questions
LEAST = 2.0          # questions' worth of curvature in a leaf
PAIRS = 32           # of features that may have terms together
NONE_BEHIND = 30.0   # decibans by which "none of these" is behind the largest sum before anything is learned
NATS = numpy.log(10) / 10
PROSE = 0.3          # the weight of a made text


class Questions:
    """The rows of all questions: candidates, one after the other. first[i] is the first row of question i."""
    def __init__(self, paths):
        self.meta, first, right, sums, rows = [], [], [], [], []
        for path in paths:
            with open(path, encoding="utf-8", errors="replace") as lines:
                for line in lines:
                    cells = line.rstrip("\n").split("\t")
                    if cells[0] == "Q":
                        self.meta.append(cells[1:])
                        first.append(len(right))
                    else:
                        right.append(int(cells[1]))
                        sums.append(float(cells[2]))
                        rows.append([float(c) for c in cells[3:]])
                        if len(rows[-1]) != len(FEATURES):
                            raise SystemExit("%s: %d features, not %d: written by another version" % (
                                path, len(rows[-1]), len(FEATURES)))
        self.x = numpy.array(rows, dtype=numpy.float32)
        self.right = numpy.array(right, dtype=float)
        self.sums = numpy.array(sums)
        self.first = numpy.array(first)
        self.of = numpy.repeat(numpy.arange(len(first)), numpy.diff(numpy.append(first, len(right))))
        self.set = numpy.array([m[0] for m in self.meta])
        self.fold = numpy.array([zlib.crc32(m[1].encode()) % FOLDS for m in self.meta])
        self.split = numpy.array([m[2] for m in self.meta])
        self.is_file = numpy.array([s.startswith("files") for s in self.set])
        projects = collections.Counter(m[1] for m in self.meta)
        self.weight = numpy.array([min(1.0, (8 / projects[m[1]]) ** 0.5) for m in self.meta])
        self.weight = numpy.where(self.is_file, self.weight, PROSE)
        top = numpy.maximum.reduceat(self.sums, self.first)
        self.base = (self.sums - top[self.of]) * NATS
        # Several may be right; and the first row of each question has the largest sum.
        of_right = numpy.add.reduceat(self.right, self.first)
        self.target = self.right / numpy.maximum(of_right, 1)[self.of]
        self.none_target = (of_right == 0).astype(float)

    def softmax(self, scores, none):
        most = numpy.maximum(numpy.maximum.reduceat(scores, self.first), none)
        e, en = numpy.exp(scores - most[self.of]), numpy.exp(none - most)
        total = numpy.add.reduceat(e, self.first) + en
        return e / total[self.of], en / total


def thresholds(x, sums):
    """The upper ends of bins: every value of a feature that has few, else quantiles; two thirds of them of the candidates that
    are not far behind, since these are to be told apart."""
    near = x[sums > -40 * NATS]
    result = []
    for f in range(x.shape[1]):
        values = numpy.unique(x[:, f])
        if len(values) > BINS:
            some = BINS // 3
            values = numpy.unique(numpy.concatenate([
                numpy.quantile(part[:, f], numpy.arange(n) / max(1, n - 1), method="lower")
                for part, n in ((x, some), (near, BINS - some))]))
        result.append(((values[:-1] + values[1:]) / 2).astype(numpy.float32))
    return result


def binned(x, ends):
    return numpy.stack([numpy.searchsorted(e, x[:, f], side="left") for f, e in enumerate(ends)], axis=1).astype(numpy.int64)


class Splitter:
    def __init__(self, bins):
        self.bins = bins
        self.flat = bins + numpy.arange(bins.shape[1]) * BINS
        self.features = bins.shape[1]

    def best(self, rows, g, h, allowed, low, high):
        """(gain, feature, bin, left value, right value) of the best split into bins <= and > bin."""
        size = self.features * BINS
        flat = (self.flat if rows is None else self.flat[rows]).ravel()
        gs = numpy.repeat(g if rows is None else g[rows], self.features)
        hs = numpy.repeat(h if rows is None else h[rows], self.features)
        hist_g = numpy.bincount(flat, gs, size).reshape(-1, BINS).cumsum(axis=1)
        hist_h = numpy.bincount(flat, hs, size).reshape(-1, BINS).cumsum(axis=1)
        lg, lh = hist_g[:, :-1], hist_h[:, :-1]
        rg, rh = hist_g[:, -1:] - lg, hist_h[:, -1:] - lh
        lv = numpy.clip(-lg / (lh + RIDGE), low, high)
        rv = numpy.clip(-rg / (rh + RIDGE), low, high)
        gain = -(lg * lv + (lh + RIDGE) * lv * lv / 2) - (rg * rv + (rh + RIDGE) * rv * rv / 2)
        gain[(lh < LEAST) | (rh < LEAST)] = -1
        for f, name in enumerate(FEATURES):
            direction = MONOTONE.get(name)
            if direction:
                gain[f][(rv[f] - lv[f]) * direction < 0] = -1
        gain[[f for f in range(self.features) if f not in allowed]] = -1
        f, b = numpy.unravel_index(numpy.argmax(gain), gain.shape)
        return gain[f, b], int(f), int(b), lv[f, b], rv[f, b]


def grow(splitter, g, h, partners):
    """A tree of depth 2: [(feature, bin, feature, bin, values for LL, LR, RL, RR)], as two half-trees."""
    everything = set(range(splitter.features))
    gain, f, b, lv, rv = splitter.best(None, g, h, everything, -9, 9)
    if gain <= 0:
        return None
    direction = MONOTONE.get(FEATURES[f], 0)
    middle = (lv + rv) / 2
    left = splitter.bins[:, f] <= b
    halves = []
    for rows, value, is_left in ((left, lv, True), (~left, rv, False)):
        low, high = -9, 9
        if direction:
            if is_left == (direction > 0):
                high = middle
            else:
                low = middle
        allowed = partners.get(f, everything) | {f}
        gain2, f2, b2, l2, r2 = splitter.best(numpy.flatnonzero(rows), g, h, allowed, low, high)
        halves.append((f2, b2, l2, r2) if gain2 > 0 else (f, b, value, value))
    return f, b, halves


def value_of(tree, bins):
    f, b, ((fl, bl, ll, lr), (fr, br, rl, rr)) = tree
    return numpy.where(bins[:, f] <= b, numpy.where(bins[:, fl] <= bl, ll, lr), numpy.where(bins[:, fr] <= br, rl, rr)) * RATE


def train(q, chosen, bins, trees, partners):
    """Trees of the candidates, and tables of "none of these", learned from the chosen questions."""
    rows = numpy.flatnonzero(chosen[q.of])
    s = sub(q, chosen, rows)
    b = bins[rows]
    splitter, none_splitter = Splitter(b), Splitter(b[s.first])
    scores, none = s.base.copy(), numpy.full(len(s.first), -NONE_BEHIND * NATS)
    grown, none_tables = [], numpy.zeros((b.shape[1], BINS))
    none_bias = 0.0
    w = s.weight[s.of]
    for _ in range(trees):
        p, pn = s.softmax(scores, none)
        tree = grow(splitter, w * (p - s.target), w * p * (1 - p), partners)
        if tree:
            grown.append(tree)
            scores += value_of(tree, b)
        g, h = s.weight * (pn - s.none_target), s.weight * pn * (1 - pn)
        gain, f, at, lv, rv = best_stump(none_splitter, g, h)
        step = -g.sum() / (h.sum() + RIDGE) * RATE
        none_bias += step
        none += step
        if gain > 0:
            none_tables[f, :at + 1] += lv * RATE
            none_tables[f, at + 1:] += rv * RATE
            none += numpy.where(b[s.first][:, f] <= at, lv, rv) * RATE
    return grown, none_tables, none_bias


def best_stump(splitter, g, h):
    size = splitter.features * BINS
    flat = splitter.flat.ravel()
    hist_g = numpy.bincount(flat, numpy.repeat(g, splitter.features), size).reshape(-1, BINS).cumsum(axis=1)
    hist_h = numpy.bincount(flat, numpy.repeat(h, splitter.features), size).reshape(-1, BINS).cumsum(axis=1)
    lg, lh = hist_g[:, :-1], hist_h[:, :-1]
    rg, rh = hist_g[:, -1:] - lg, hist_h[:, -1:] - lh
    lv, rv = -lg / (lh + RIDGE), -rg / (rh + RIDGE)
    gain = lg ** 2 / (lh + RIDGE) + rg ** 2 / (rh + RIDGE)
    gain[(lh < LEAST / 4) | (rh < LEAST / 4)] = -1
    f, b = numpy.unravel_index(numpy.argmax(gain), gain.shape)
    return gain[f, b], f, b, lv[f, b], rv[f, b]


def sub(q, chosen, rows):
    s = Questions.__new__(Questions)
    s.base, s.target = q.base[rows], q.target[rows]
    counts = numpy.diff(numpy.append(q.first, len(q.right)))[chosen]
    s.first = numpy.append(0, numpy.cumsum(counts)[:-1]).astype(int)
    s.of = numpy.repeat(numpy.arange(len(counts)), counts)
    s.weight, s.none_target = q.weight[chosen], q.none_target[chosen]
    return s


def predict(q, model, bins):
    grown, none_tables, none_bias = model
    scores = q.base.copy()
    for tree in grown:
        scores += value_of(tree, bins)
    first = bins[q.first]
    none = -NONE_BEHIND * NATS + none_bias + sum(none_tables[f][first[:, f]] for f in range(bins.shape[1]))
    return q.softmax(scores, none)


def summary(q, p, which, title):
    """Prints how many of the questions are right, by the sums alone and as judged."""
    rows, plain = [], q.softmax(q.base, numpy.full(len(q.first), -NONE_BEHIND * NATS))[0]
    for i in numpy.flatnonzero(which):
        a, b = q.first[i], q.first[i + 1] if i + 1 < len(q.first) else len(q.right)
        k = a + int(numpy.argmax(p[a:b]))
        before = a + int(numpy.argmax(q.base[a:b]))
        rows.append((q.right[k], p[k], q.right[before], plain[before]))
    r = numpy.array(rows)
    if not len(r):
        return
    wrong = lambda right, conf, limit: int(((right == 0) & (conf >= limit)).sum())
    print("%-22s %6d  was %6.2f %%  now %6.2f %%   wrong at .9: %3d -> %3d  at .99: %3d -> %3d   told with .99: %4.1f -> %4.1f %%" % (
        title, len(r), 100 * r[:, 2].mean(), 100 * r[:, 0].mean(), wrong(r[:, 2], r[:, 3], .9), wrong(r[:, 0], r[:, 1], .9),
        wrong(r[:, 2], r[:, 3], .99), wrong(r[:, 0], r[:, 1], .99), 100 * (r[:, 3] >= .99).mean(), 100 * (r[:, 1] >= .99).mean()),
        flush=True)


def chosen_pairs(grown):
    """The pairs of features that have most trees."""
    uses = collections.Counter()
    for f, _, halves in grown:
        for f2, _, l, r in halves:
            if f2 != f:
                uses[min(f, f2), max(f, f2)] += abs(l - r)
    kept = [pair for pair, _ in uses.most_common(PAIRS)]
    partners = {f: set() for f in range(len(FEATURES))}
    for a, b in kept:
        partners[a].add(b)
        partners[b].add(a)
    return partners


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("features", nargs="+")
    parser.add_argument("--report", action="store_true", help="print the report part, too")
    parser.add_argument("--no-folds", action="store_true", help="learn once, and judge the files to choose by")
    parser.add_argument("--without", nargs="*", default=[], choices=FEATURES, help="features that are left out")
    parser.add_argument("--trees", type=int, default=TREES)
    options = parser.parse_args()
    q = Questions(options.features)
    learned = q.split == "train"
    ends = thresholds(q.x[learned[q.of]], q.base[learned[q.of]])
    for name in options.without:
        q.x[:, FEATURES.index(name)] = 0
    bins = binned(q.x, ends)
    everything = {f: set(range(len(FEATURES))) for f in range(len(FEATURES))}
    partners = chosen_pairs(train(q, learned, bins, options.trees // 4, everything)[0])
    if not options.no_folds:
        p = numpy.zeros(len(q.right))
        for fold in range(FOLDS):
            held = q.fold == fold
            model = train(q, learned & ~held, bins, options.trees, partners)
            p[held[q.of]] = predict(q, model, bins)[0][held[q.of]]
        for name in sorted(set(q.set)):
            summary(q, p, (q.set == name) & learned, name)
        summary(q, p, q.is_file & learned, "all files, by folds")
        summary(q, p, ~q.is_file & learned, "made text, by folds")
    model = train(q, learned, bins, options.trees, partners)
    p = predict(q, model, bins)[0]
    for part in ("choose", "report") if options.report else ("choose",):
        for name in sorted(set(q.set[q.split == part])):
            summary(q, p, (q.set == name) & (q.split == part), part + ": " + name)
        summary(q, p, q.split == part, part + ": all")


if __name__ == "__main__":
    main()
