"""The table of a script: what stands after what in each of its languages (ScriptTable), as core/statistics/model/language_model.h
reads it."""
import collections
import math
import struct
import unicodedata

import alphabet
import count
from costs import cost
from habits import ACUTE, APOSTROPHES, CURLY, UNITS, signs_after
from language import SHARED, Distributions, Floor

KEEP_PAIR = {"Hani": 6, "Latn": 2, "Deva": 3, "Taml": 3, "Thai": 2}  # a pair needs this many in some language; else 1
KEEP_TRIPLE = {"Latn": 18, "Cyrl": 5, "Arab": 6, "Thai": 4, "Hebr": 3, "Grek": 3, "Geor": 3, "Deva": 99, "Taml": 99, "Khmr": 99}  # likewise; else 6
PRUNE_TRIPLES = {"Latn": 0.03}  # of the kept ones this share is dropped again: those that say least
ALL_CAPITALS = 0.02   # share of text in capitals only, or in presentation forms
MOST_DENSE = 512      # symbols up to which pairs are looked up in a full table


def in_list(p1, letters):
    """{letter: probability} of a letter outside ASCII in a list of the language's letters: each about once, the frequent ones
    sooner; of a letter with two cases, in one of them."""
    flat = {c: math.sqrt(p) for c, p in p1.items() if c in letters and ord(c) >= 0x80}
    total = sum(flat.values())
    return {c: p / total / (2 if c.upper() != c else 1) for c, p in flat.items()}


def base_of(c):
    """The number from 1 on of the ASCII letter that a letter outside ASCII is written with or named by, from its name in
    Unicode: A of "LATIN SMALL LETTER A WITH ACUTE", B of "CYRILLIC SMALL LETTER BE". 0: none."""
    words = unicodedata.name(c, "").split("LETTER ")[-1].split()
    name = next((w for w in words if w not in ("SHARP", "DOTLESS", "SHORT", "FINAL", "HARD", "SOFT")), "")
    return ord(name[0]) - ord("A") + 1 if ord(c) >= 0x80 and "A" <= name[:1] <= "Z" else 0


def case_costs(languages):
    """Costs of lower and upper case after (neither, lower, upper), then after two of these."""
    counts = collections.Counter()
    for language in languages:
        for triple, n in language.cases.items():
            counts[triple] += n
    total = sum(counts.values())
    capitals = max(total, 1) * ALL_CAPITALS
    words = {"nnu": .02, "nuu": .16, "uuu": .50, "uun": .16, "unu": .14, "unn": .02}  # a text of capitals
    for triple, share in words.items():
        counts[triple] += capitals * share
    out = []
    for before in ["n", "l", "u"]:
        row = {c: sum(counts[x + before + c] for x in "nlu") + 1.0 for c in "lu"}
        out += [cost(row[c] / (row["l"] + row["u"])) for c in "lu"]
    for first in "nlu":
        for before in "nlu":
            row = {c: counts[first + before + c] + 1.0 for c in "lu"}
            out += [cost(row[c] / (row["l"] + row["u"])) for c in "lu"]
    return bytes(out)


def dense(keys, n):
    """A table of n times n row numbers + 1, and 0 where there is none; its capacity says 0."""
    rows = [0] * (n * n)
    for row, key in enumerate(keys):
        rows[key] = row + 1
    return 0, [], rows


def hashed(keys):
    """Open addressing: (capacity, slots of keys+1, slots of row numbers)."""
    capacity = 16
    while capacity < len(keys) * 1.3:
        capacity *= 2
    slots, rows = [0] * capacity, [0] * capacity
    for row, key in enumerate(keys):
        at = (key * 0x9E3779B1 & 0xFFFFFFFF) * capacity >> 32
        while slots[at]:
            at = (at + 1) % capacity
        slots[at], rows[at] = key + 1, row
    return capacity, slots, rows


def without_idle(triples, share, models):
    """The triples but for this share of them: those without which the text of `models`, pairs of Language and Distributions, each language weighing alike,
    loses the least likelihood."""
    def loss(t):
        lost = 0
        for language, model in models:
            n = language.triples.get(t[:2], {}).get(t[2], 0)
            if n:
                backed_off = model.back_of_two.get(t[:2], 1.0) * model.after(t[1], t[2])
                lost += n / language.size * (math.log(model.after_two(t)) - math.log(backed_off))
        return lost
    if not share:
        return triples
    for language, _ in models:
        language.size = sum(language.singles.values())
    order = sorted(triples, key=lambda t: (t not in UNITS and t[2] not in (CURLY, ACUTE), -loss(t), t))
    return order[:round((1 - share) * len(order))]


# Romanian's letters in its two habits of writing: a row of one is a row of the other, so that only the prior tells the two apart.
TWINS = str.maketrans(count.COMMA_BELOW_LETTERS + count.CEDILLA_LETTERS, count.CEDILLA_LETTERS + count.COMMA_BELOW_LETTERS)


def with_twins(ngrams):
    return set(ngrams) | {tuple(c.translate(TWINS) for c in ngram) for ngram in ngrams}


class ScriptTable:
    """The n-grams of a script's languages that are kept, as rows of costs: one cost a language."""

    def __init__(self, script, languages, letters):
        self.script, self.languages, self.letters = script, languages, letters
        self.symbols = list(alphabet.COMMON) + alphabet.CLASSES + letters
        self.number = {s: i for i, s in enumerate(self.symbols)}
        # Class letters are capitals and common symbols are not letters, so one string names one symbol.
        assert len(self.number) == len(self.symbols)
        self.letter_set = set(letters)
        for language in languages:
            language.reduce(self.letter_set)
        floor = Floor(script, languages, self.symbols, self.letter_set)
        self.models = [Distributions(language, self.symbols, self.letter_set, floor) for language in languages]
        self.stride = len(languages) if len(languages) < 3 else (len(languages) + 3) // 4 * 4

    def row(self, values):
        return bytes([cost(v) for v in values] + [255] * (self.stride - len(self.languages)))

    def rows(self, keys, probability):
        """One row of costs for each key, of probability(model, key)."""
        return b"".join(self.row(probability(m, key) for m in self.models) for key in keys)

    def key(self, characters):
        """The number of an n-gram: its symbols as digits."""
        key = 0
        for c in characters:
            key = key * len(self.symbols) + self.number[c]
        return key

    def order(self, characters):
        return tuple(self.number[c] for c in characters)

    def single_parts(self):
        """Costs of single symbols and, once the pairs are chosen, of backing off from them."""
        return [self.rows(self.symbols, lambda m, s: m.single[s]),
                self.rows(self.symbols, lambda m, s: min(m.back_of_one.get(s, 1.0), 1.0))]

    def pairs(self):
        """The pairs that have rows; what the others leave goes to the back-off."""
        seen = set()
        for language in self.languages:
            for a, row in language.pairs.items():
                seen.update((a, b) for b, k in row.items() if k >= KEEP_PAIR.get(self.script, 1))
        seen.update((a, sign) for a in self.symbols for sign in signs_after(a, self.letter_set))
        seen.update((a, b) for a in SHARED for b in SHARED)
        pairs = sorted(with_twins(seen), key=self.order)
        after = collections.defaultdict(list)
        for a, b in pairs:
            after[a].append(b)
        for m in self.models:
            m.keep_pairs(after)
        return pairs

    def triples(self, pairs):
        """The triples that have rows: frequent ones, and those of signs after letters."""
        known = set(pairs)
        own = [(language, model) for language, model in zip(self.languages, self.models) if not language.pooled]
        seen = {key + (c,) for language, _ in own for key, row in language.triples.items()
                for c, k in row.items() if key in known and
                (k >= KEEP_TRIPLE.get(self.script, 6) or key + (c,) in UNITS or
                 (c in (CURLY, ACUTE) and row["'"] >= APOSTROPHES))}
        kept = without_idle(seen, PRUNE_TRIPLES.get(self.script, 0), own)
        return sorted(with_twins(kept), key=self.order)

    def back_rows(self, triples):
        """(contexts of two, rows of what backing off from them costs): what dropped triples leave is returned to the back-off,
        so that the rows stay a distribution."""
        kept = collections.defaultdict(list)
        for t in triples:
            kept[t[:2]].append(t[2])

        def back(m, context):
            seen = kept[context]
            left = 1 - sum(m.after_two(context + (c,)) for c in seen)
            rest = 1 - sum(m.after(context[1], c) for c in seen)
            return min(1.0, max(left, 1e-6) / max(rest, 1e-6))
        contexts = sorted(kept, key=self.order)
        return contexts, self.rows(contexts, back)

    def character_costs(self, sizes):
        """What a character costs where its symbol is known: one of a class, then one of the cases of a letter."""
        in_class = [0] * len(alphabet.COMMON)
        listed, uppers = collections.Counter(), collections.Counter()
        for code in range(0x10000):
            low, upper = alphabet.folded(chr(code))
            if low in self.letter_set:
                listed[alphabet.class_of(chr(code), None)] += 1
                uppers[low] += upper
        for k in alphabet.CLASSES:
            size = sizes[k] - listed[k]
            if k == alphabet.ASCII_LETTER:
                size = 52
            elif k == alphabet.LATIN and self.script != "Latn":
                size -= 52
            in_class.append(cost(1 / max(size, 1)))
        return bytes(in_class + [cost(1 / max(uppers[c], 1)) for c in self.letters])

    def list_parts(self):
        """Costs of letters in a list of the alphabet, and the letters that they are written with in ASCII."""
        alphabets = [in_list(m.single, self.letter_set) for m in self.models]
        return [b"".join(self.row(own.get(s, 0) for own in alphabets) for s in self.symbols),
                bytes(base_of(s) if s in self.letter_set else 0 for s in self.symbols)]

    def names(self):
        return [b"".join(language.shown.encode().ljust(16, b"\0") for language in self.languages),
                b"".join(language.code.encode().ljust(16, b"\0") for language in self.languages)]


def laid_out(head, parts):
    """The numbers of the head, the offset of each part, the parts: each from a multiple of 16 bytes on."""
    parts = [part + b"\0" * (-len(part) % 16) for part in parts]
    size = 4 * (len(head) + len(parts))
    offset, offsets = (size + 15) // 16 * 16, []
    for part in parts:
        offsets.append(offset)
        offset += len(part)
    header = struct.pack("<%dI" % (len(head) + len(parts)), *head, *offsets)
    return header + b"\0" * (-size % 16) + b"".join(parts)


def script_file(table, sizes):
    pairs = table.pairs()
    pair_rows = table.rows(pairs, lambda m, p: m.after(*p))
    single, back_single = table.single_parts()
    triples = table.triples(pairs)
    triple_rows = table.rows(triples, lambda m, t: m.after_two(t))
    contexts, back_rows = table.back_rows(triples)
    n = len(table.symbols)
    keys = [[table.key(k) for k in kept] for kept in (pairs, triples, contexts)]
    hashes = [dense(keys[0], n) if n <= MOST_DENSE else hashed(keys[0]), hashed(keys[1]), hashed(keys[2])]
    parts = table.names() + [case_costs(table.languages).ljust(24, b"\0"), table.character_costs(sizes), single, back_single]
    for (_, slots, rows), data in zip(hashes, (pair_rows, triple_rows, back_rows)):
        parts += [struct.pack("<%dI" % len(slots), *slots), struct.pack("<%dH" % len(rows), *rows), data]
        assert max(rows) < 65536
    return laid_out([len(table.languages), table.stride, n] + [h[0] for h in hashes], parts + table.list_parts())
