#!/usr/bin/env python3
"""fit_reliability.py GROUNDS: fits core/ranking/generated/reliable.h, a logistic regression that says how often an answer is
right by what it rests on (core/ranking/reliability.h, core/statistics/README.md).

    charsleuth-accuracy --wild DIR --grounds GROUNDS --samples 6 --reference 500 --damaged 2 --lengths 2,4,8,16,32,64,256,1024
    fit_reliability.py GROUNDS

Each line of GROUNDS is one answer: set, group, weight, whether it is right, terms. Labelled files have a tenth of all weight. Before
the coefficients of all answers are written, they are fitted without one tenth of the groups at a time, and what they say of that
tenth is printed: a repository's files are never judged by coefficients that have seen another one of them.
Python's standard library only."""
import argparse
import collections
import datetime
import math
import pathlib
import zlib

TOP = pathlib.Path(__file__).resolve().parents[2]
TARGET = TOP / "core/ranking/generated/reliable.h"
TERMS = ("constant", "logit", "cost", "fits", "kinds", "characters", "rareness", "kinds of fits", "characters of fits",
         "rareness of fits", "rareness of kinds", "letters", "damaged", "declared", "multi-byte", "multi-byte of fits", "few",
         "unknown")
FOLDS = 10
RIDGE = 3.0      # pseudo-observations that draw a coefficient to 0, but for those of the constant and the logit
STEPS = 40       # of Newton's method, at most
WILD_SHARE = 0.1  # of the weight that labelled files have


class Answer:
    def __init__(self, line):
        cells = line.rstrip("\n").split("\t")
        self.set, self.group = cells[:2]
        self.weight, self.right = float(cells[2]), int(cells[3])
        self.terms = [float(cell) for cell in cells[4:]]
        self.fold = zlib.crc32(self.group.encode()) % FOLDS

    def is_wild(self):
        return self.set.startswith("wild")

    def model(self):
        """The probability before it is lowered."""
        return 1 / (1 + math.exp(-self.terms[1]))


def weigh(answers):
    """Labelled files have WILD_SHARE of all weight; each set of the others alike; all weights add up to their number."""
    sums = collections.Counter()
    for a in answers:
        sums[None if a.is_wild() else a.set] += 1 if a.is_wild() else a.weight
    others = len([s for s in sums if s is not None])
    for a in answers:
        if a.is_wild():
            a.weight = WILD_SHARE * len(answers) / sums[None]
        else:
            share = (1 - WILD_SHARE if sums[None] else 1) / others
            a.weight *= share * len(answers) / sums[a.set]
    # Files are few, and answers about one piece of text are alike: no more certainty than the files give.
    scale = sums[None] / WILD_SHARE / len(answers) if sums[None] else 1
    for a in answers:
        a.weight *= scale


def solve(matrix, vector):
    """Gauss's elimination with pivots."""
    n = len(vector)
    rows = [list(matrix[i]) + [vector[i]] for i in range(n)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(i + 1, n):
            factor = rows[r][i] / rows[i][i]
            if factor:
                rows[r] = [x - factor * y for x, y in zip(rows[r], rows[i])]
    result = [0.0] * n
    for i in reversed(range(n)):
        result[i] = (rows[i][n] - sum(rows[i][k] * result[k] for k in range(i + 1, n))) / rows[i][i]
    return result


def logistic(x):
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, x))))


def loss(rows, at):
    """-ln P of what is right and what is not, and the ridge."""
    lost = RIDGE / 2 * sum(x * x for x in at[2:])
    for terms, weight, right in rows:
        x = sum(a * b for a, b in zip(terms, at))
        x = -x if right else x
        lost += weight * (x + math.log1p(math.exp(-x)) if x > 0 else math.log1p(math.exp(x)))
    return lost


def fitted(answers):
    """Coefficients by Newton's method with halved steps where a whole one goes too far; terms are scaled to their spread."""
    n = len(TERMS)
    scale = [max(1e-9, math.sqrt(sum(a.weight * a.terms[i] ** 2 for a in answers) / sum(a.weight for a in answers)))
             for i in range(n)]
    rows = [([t / s for t, s in zip(a.terms, scale)], a.weight, a.right) for a in answers]
    at = [0.0] * n
    at[1] = scale[1]
    best = loss(rows, at)
    for _ in range(STEPS):
        gradient = [0.0] * n
        curve = [[0.0] * n for _ in range(n)]
        for i in range(2, n):
            gradient[i] -= RIDGE * at[i]
        for i in range(n):
            curve[i][i] += RIDGE if i > 1 else 1e-6
        for terms, weight, right in rows:
            p = logistic(sum(x * y for x, y in zip(terms, at)))
            error, bend = weight * (right - p), weight * p * (1 - p)
            filled = [i for i in range(n) if terms[i]]
            for i in filled:
                gradient[i] += error * terms[i]
                bent = bend * terms[i]
                row = curve[i]
                for k in filled:
                    if k <= i:
                        row[k] += bent * terms[k]
        for i in range(n):
            for k in range(i):
                curve[k][i] = curve[i][k]
        step = solve(curve, gradient)
        while True:
            then = [x + y for x, y in zip(at, step)]
            now = loss(rows, then)
            if now <= best or max(map(abs, step)) < 1e-6:
                break
            step = [x / 2 for x in step]
        at, best, gained = then, now, best - now
        if gained < 1e-4:
            break
    return [x / s for x, s in zip(at, scale)]


def said(answer, coefficients):
    return min(answer.model(), logistic(sum(x * y for x, y in zip(answer.terms, coefficients))))


def report(name, answers, confidences):
    print("\n%s: %d answers" % (name, len(answers)))
    bands = (0.999, 0.99, 0.95, 0.9, 0.7, 0.5, 0)
    above = 2
    for band in bands:
        inside = [(a, c) for a, c in zip(answers, confidences) if band <= c < above]
        weight = sum(a.weight for a, _ in inside)
        if weight:
            print("  %5.3f  %6d answers  told %5.1f %%  right %5.1f %%  wrong %d" % (
                band, len(inside), 100 * sum(a.weight * c for a, c in inside) / weight,
                100 * sum(a.weight * a.right for a, _ in inside) / weight, sum(1 - a.right for a, _ in inside)))
        above = band


def source(coefficients, answers):
    wild = sum(a.is_wild() for a in answers)
    lines = ["    %s, // %s" % (("%.4g" % c), name) for c, name in zip(coefficients, TERMS)]
    return "\n".join([
        "// GENERATED by tests/accuracy/fit_reliability.py. Do not edit.",
        "// %s, %d answers about labelled files and %d about set-aside text." % (
            datetime.date.today(), wild, len(answers) - wild),
        "#pragma once", "", '#include "core/ranking/reliability.h"', "", "namespace charsleuth {", "", "// clang-format off",
        "inline constexpr std::array<double, termsOfReliability> reliable{", *lines, "};", "// clang-format on", "",
        "} // namespace charsleuth", ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("grounds")
    parser.add_argument("--only-report", action="store_true", help="write no file")
    options = parser.parse_args()
    with open(options.grounds, encoding="utf-8") as lines:
        answers = [Answer(line) for line in lines]
    weigh(answers)
    held_out = {}
    for fold in range(FOLDS):
        coefficients = fitted([a for a in answers if a.fold != fold])
        held_out.update((id(a), said(a, coefficients)) for a in answers if a.fold == fold)
    wild = [a for a in answers if a.is_wild()]
    for name, part in [("labelled files, held out", wild)] + [
            (s, [a for a in answers if a.set == s]) for s in sorted({a.set for a in answers})]:
        report(name, part, [held_out[id(a)] for a in part])
    if not options.only_report:
        TARGET.write_text(source(fitted(answers), answers), encoding="utf-8")


if __name__ == "__main__":
    main()
