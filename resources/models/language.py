"""One language's counts, and the probabilities that they give, smoothed: the formulas stand in core/statistics/README.md."""
import collections
import unicodedata

import alphabet
import count
import habits
from costs import DISCOUNT

RESERVE_2 = 4.0       # pseudo-observations that back off, for each one-character context
RESERVE_3 = 1.5       # the same for each two-character context
KEEP_LETTER = {"Latn": 20, "Hani": 2}   # a letter needs this many occurrences to have a symbol; else 5
OPEN = 0.02           # share of letters outside ASCII after any letter in several languages together
UNESCAPE = {v: k for k, v in count.ESCAPES.items()}
# Numbers, markup and code are no language: what stands after one of these is as probable in all languages, as far as it is one of these.
SHARED = [c for c in alphabet.COMMON if c.isascii()] + [alphabet.DIGIT]


class Language:
    """Counts of one language over symbols: COMMON characters, class letters and letters, as strings."""

    def __init__(self, row, folder):
        self.code, self.script, self.shown, file, transform, _ = row
        self.pooled = transform == count.POOL
        codes = file.split() if self.pooled else [self.code]
        members = [count.read((folder / "counts" / (code + ".txt")).read_text(encoding="utf-8")) for code in codes]
        contexts, rest, self.cases = count.pooled(members) if self.pooled else members[0]
        self.order = count.ORDER.get(self.script, 2)
        self.contexts = contexts
        self.rest = rest

    def reduce(self, letters):
        """Characters that are no symbols of the script become classes; fills pairs (and triples)."""
        cache = {}

        def symbol(c):
            if c not in cache:
                d = UNESCAPE.get(c, c)
                known = d in alphabet._COMMON or d in letters or c in alphabet.CLASSES
                cache[c] = d if known else alphabet.class_of(c, self.script)
            return cache[c]

        self.pairs = collections.defaultdict(collections.Counter)
        self.triples = collections.defaultdict(collections.Counter)
        self.pair_rest = collections.Counter()
        self.triple_rest = collections.Counter()
        for context, row in self.contexts.items():
            total = sum(row.values()) + self.rest[context]
            if self.order == 1:
                a = symbol(context)
                for c, n in row.items():
                    self.pairs[a][symbol(c)] += n
                self.pair_rest[a] += self.rest[context]
            else:
                a, b = map(symbol, context)
                self.pairs[a][b] += total
                if b in letters:
                    key = (folded_context(a, letters), b)
                    for c, n in row.items():
                        self.triples[key][symbol(c)] += n
                    self.triple_rest[key] += self.rest[context]
        if self.pooled:
            self._open(letters)
        self.singles = collections.Counter()
        for a, row in self.pairs.items():
            self.singles[a] += sum(row.values()) + self.pair_rest[a]


    def _open(self, letters):
        """Any of the members' letters outside ASCII is frequent in some language without a model, and goes on as the base letter does."""
        own = [c for c in letters if not c.isascii() and c in self.pairs]
        for a in [a for a in self.pairs if a in letters and a.isascii() or a == " "]:
            total = sum(self.pairs[a].values())
            for c in own:
                self.pairs[a][c] += OPEN * total / len(own)
        total = sum(sum(row.values()) for row in self.pairs.values())
        for c in own:
            base = unicodedata.normalize("NFD", c)[0]
            row = self.pairs.get(base, {})
            whole = sum(row.values()) or 1
            for b, n in list(row.items()):
                self.pairs[c][b] += n / whole * OPEN * total / len(own)


def folded_context(a, letters):
    """The first character of a two-character context: anything but a letter counts as a space."""
    return a if a in letters else " "


def single(languages):
    return [language for language in languages if not language.pooled]


def letters_of(script, languages):
    seen = collections.Counter()
    for language in single(languages):
        for context, row in language.contexts.items():
            seen[context[-1]] += sum(row.values()) + language.rest[context]
    least = KEEP_LETTER.get(script, 5)
    extra = "abcdefghijklmnopqrstuvwxyz" if script == "Latn" else ""
    known = {c for c, n in seen.items() if n >= least and alphabet.script_of(c) == script}
    return sorted((known | set(extra)) - set(alphabet.CLASSES) - set(UNESCAPE))


class Floor:
    """What is left for symbols that a language never showed: a little of what the script's languages show."""

    def __init__(self, script, languages, symbols, letters):
        average, languages = collections.Counter(), single(languages)
        for language in languages:
            total = sum(language.singles.values())
            for c, n in language.singles.items():
                average[c] += n / total / len(languages)
        self.p = {}
        for s in symbols:
            if s in alphabet.FLOOR:
                self.p[s] = alphabet.FLOOR[s]
            elif s in letters:
                self.p[s] = 1e-2 * average[s] + 2e-4 / len(letters)
            else:
                self.p[s] = 0.1 * average[s] + (
                    habits.TYPOGRAPHIC_SIGN if s in habits.TYPOGRAPHY else habits.USUAL_SIGN * habits.CODE_SIGN if s in habits.CODE_SIGNS
                    else habits.USUAL_SIGN if s in habits.USUAL_SIGNS else habits.RARE_SIGN)


def shared_rows(models):
    """{a: {b: probability}} of what the languages share, each of them weighing alike."""
    return {a: {b: sum(m.after(a, b) for m in models) / len(models) for b in SHARED} for a in SHARED}


class Distributions:
    """What stands after what in one language: probabilities `single` {a: p}, `pair` {a: {b: p}} with the back-off of a, and
    `triple` {(a, b): {c: p}} with the back-off of (a, b)."""

    def __init__(self, language, symbols, letters, floor):
        total = sum(language.singles.values())
        single = {s: language.singles[s] / total + floor.p[s] for s in symbols}
        scale = sum(single.values())
        self.single = {s: p / scale for s, p in single.items()}
        habits.add_habits(language, letters)
        self.pair, self.back_of_one = {}, {}
        for a in language.pairs:
            self._add_pairs(language, a, letters, language.singles["'"] / total)
        self.triple, self.back_of_two = {}, {}
        for context in language.triples:
            self._add_triples(language, context)

    def _add_pairs(self, language, a, letters, apostrophes):
        row = language.pairs[a]
        whole = sum(row.values()) + language.pair_rest[a] + RESERVE_2
        kept = {b: max(n - DISCOUNT, 0.05 * n) / whole for b, n in row.items()}
        back = 1 - sum(kept.values())
        after = {b: p + back * self.single[b] for b, p in kept.items()}
        signs = habits.signs_after(a, letters, apostrophes, row["'"] / whole, row[" "] / whole)
        scale = 1 / (1 + sum(signs.values()))
        after = {b: p * scale for b, p in after.items()}
        back *= scale
        for sign, p in signs.items():
            after[sign] = after.get(sign, back * self.single[sign]) + p * scale
        self.pair[a], self.back_of_one[a] = after, back

    def _add_triples(self, language, context):
        row = language.triples[context]
        whole = sum(row.values()) + language.triple_rest[context] + RESERVE_3
        kept = {c: (n - DISCOUNT) / whole for c, n in row.items() if n > DISCOUNT}
        back = 1 - sum(kept.values())
        self.triple[context] = {c: p + back * self.after(context[1], c) for c, p in kept.items()}
        self.back_of_two[context] = back

    def after(self, a, b):
        """The probability of b after a."""
        found = self.pair.get(a, {}).get(b)
        return found if found is not None else self.back_of_one.get(a, 1.0) * self.single[b]

    def after_two(self, triple):
        """The probability of a triple's last after its first two."""
        found = self.triple.get(triple[:2], {}).get(triple[2])
        if found is not None:
            return found
        return self.back_of_two.get(triple[:2], 1.0) * self.after(triple[1], triple[2])

    def share(self, shared):
        """Takes these probabilities {a: {b: p}} for its own; all else after a changes in proportion."""
        for a, row in shared.items():
            own = sum(self.after(a, b) for b in row)
            scale = (1 - sum(row.values())) / (1 - own)
            self.pair[a] = {b: p * scale for b, p in self.pair.get(a, {}).items()} | row
            self.back_of_one[a] = self.back_of_one.get(a, 1.0) * scale

    def keep_pairs(self, kept):
        """Drops all pairs but {a: [b]}. What they leave goes to the back-off, so that the rows stay a distribution."""
        for a in self.back_of_one:
            row = {b: self.after(a, b) for b in kept[a]}
            explicit = sum(row.values())
            self.pair[a] = row
            self.back_of_one[a] = max(1 - explicit, 1e-6) / max(1 - sum(self.single[b] for b in kept[a]), 1e-6)
