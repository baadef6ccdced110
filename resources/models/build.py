"""counts -> built/*.bin: the tables that the program uses in place, without parsing them.

All numbers are little-endian. A cost is -ln(probability) in steps of UNIT, at most 255. The layout of each file is
described in core/statistics/model.h, the formulas in core/statistics/README.md.
"""
import collections
import math
import struct
import unicodedata

import alphabet
import count

UNIT = 0.08           # nats of log-probability in one step of a cost
DISCOUNT = 0.7        # absolute discounting of n-gram counts
RESERVE_2 = 4.0       # pseudo-observations that back off, for each one-character context
RESERVE_3 = 1.5       # the same for each two-character context
KEEP_LETTER = {"Latn": 20, "Hani": 2}   # a letter needs this many occurrences to have a symbol; else 5
KEEP_PAIR = {"Hani": 6, "Latn": 2, "Deva": 3, "Taml": 3, "Thai": 2}  # a pair needs this many in some language; else 1
KEEP_TRIPLE = {"Latn": 18, "Cyrl": 5, "Arab": 6, "Thai": 4, "Hebr": 3, "Grek": 3, "Geor": 3, "Deva": 99, "Taml": 99, "Khmr": 99}  # likewise; else 6
PRUNE_TRIPLES = {"Latn": 0.03}  # of the kept ones this share is dropped again: those that say least
ALL_CAPITALS = 0.02   # share of text in capitals only, or in presentation forms
# A space that does not break, typed for any space: the share that it has of spaces after the same character; the share of its
# followers that it has of a space's.
NO_BREAK, NO_BREAK_SHARE, AFTER_NO_BREAK = "\u00a0", 0.003, 0.01
MARKUP = 0.02         # share of words that stand next to markup or code instead of a space
MARKUP_SIGNS = "\"'(<>/=;&:-[]{}|*_+#"
# Where one page has these another one has letters, and inside a word they are rarer than a foreign name's letter: the
# share of what holds for other signs.
CODE_SIGNS, CODE_SIGN = "\\^`{|}~", 0.1
# Frames, lines of which go on as they began, and pictures of blocks: dear alone, cheap in runs.
BLOCKS = "█▓▒░▄▀▌▐■"
SINGLE_FRAME, DOUBLE_FRAME = ("─", "┬┴┼┤┐┘", "┌└├"), ("═", "╦╩╬╣╗╝", "╔╚╠")  # line; what it meets; what begins it
UPRIGHT = "│║┤┐┘╣╗╝"  # nothing goes on to the right of these
BOX_AFTER_SPACE = {"│": 2e-4, "║": 5e-5, "┌": 3e-5, "└": 3e-5, "├": 3e-5, "─": 3e-5, "╔": 3e-5, "╚": 3e-5, "╠": 3e-5,
                   "═": 3e-5, "█": 3e-5, "▄": 3e-5, "▀": 3e-5, "░": 3e-5, "▒": 2e-5, "▓": 2e-5, "▐": 1e-5, "▌": 1e-5}
MOST_DENSE = 512      # symbols up to which pairs are looked up in a full table
# Signs that sentences lack and files have: probability after any character, picked by hand.
TYPOGRAPHY = "‘’“”„…–—―«»\u00a0"
USUAL_SIGNS = "".join(chr(c) for c in range(0x20, 0x7F)) + "\n\r\t•°£€©®§·´№™"
OPENING, CLOSING = "‘“„«", "’”»…"
TYPOGRAPHIC_SIGN = 1e-4
# Before "’" after a letter the language's own apostrophes speak: it is as frequent as they are, and this at most.
MOST_APOSTROPHES = 3e-3
# An acute accent typed as an apostrophe or a quote: the share that it has of the language's own apostrophes after one letter
# or two, and its probability as a quote: after a space or a line end, a letter, a digit, a full stop or the like.
ACUTE, ACUTE_SHARE, ACUTE_QUOTE = "´", 0.05, {"space": 1e-4, "letter": 6e-5, "digit": 3e-5, "stop": 1e-4}
# The share that a curly apostrophe has of straight ones after the same letters, at least.
CURLY, CURLY_SHARE = "’", 0.1
APOSTROPHES = 18  # of straight apostrophes after two letters, at least, for the two others to be counted there
# The same after a space or a line end, a letter, a digit, a full stop or the like (TYPOGRAPHIC_SIGN where not listed).
AFTER_SPACE = {"“": 1e-3, "‘": 3e-4, "–": 1e-3, "—": 1e-3}
AFTER_LETTER = {"”": 3e-4, "…": 1e-3, "–": 2e-4, "—": 4e-4, "“": 5e-5, "‘": 5e-5, "«": 3e-5, "„": 1e-5}
AFTER_DIGIT = {"–": 1e-3, "’": 2e-4, "”": 2e-4, "“": 2e-5, "‘": 2e-5, "«": 2e-5, "„": 1e-5}
AFTER_STOP = {"”": 3e-3, "’": 5e-4, "—": 2e-4, "»": 3e-4}
USUAL_SIGN = 2e-5
RARE_SIGN = 5e-7
# Where signs stand that sentences lack: probability after a space, a line end or a bracket, after a digit, and after a
# letter; then what follows them, in shares (D: a digit, a: any letter as after a space, otherwise itself).
SIGNS = {
    "£": (4e-4, 1e-4, 0, {"D": 9, " ": 0.4}), "€": (4e-4, 3e-4, 0, {"D": 5, " ": 4, "\n": 1, "\r": 1, "/": 1}),
    "¥": (1e-4, 1e-4, 0, {"D": 8, " ": 1}), "$": (4e-4, 1e-4, 0, {"D": 8, " ": 1}),
    "¢": (2e-6, 1e-4, 0, {" ": 6, ".": 1, ",": 1, "\n": 1}), "§": (3e-4, 2e-6, 0, {" ": 5, "D": 3, "§": 1}),
    "№": (1e-4, 0, 0, {"D": 4, " ": 5}), "±": (3e-4, 1e-4, 0, {"D": 6, " ": 3}),
    "°": (5e-4, 5e-4, 0, {"C": 4, "F": 1, " ": 4, "\n": 1, ",": 1, ".": 1}), "%": (2e-5, 1e-3, 0, {" ": 6, ",": 1, ".": 1}),
    "½": (2e-5, 2e-4, 0, {" ": 8, "\n": 1, "\r": 1, "-": 1}), "¼": (1e-5, 1e-4, 0, {" ": 8, "\n": 1, "\r": 1, "-": 1}),
    "¾": (1e-5, 1e-4, 0, {" ": 8, "\n": 1, "\r": 1, "-": 1}), "×": (3e-4, 2e-4, 0, {" ": 6, "D": 4}),
    "÷": (5e-6, 3e-5, 0, {" ": 6, "D": 4}), "²": (2e-6, 1e-4, 2e-5, {" ": 6, "\n": 1, "\r": 1, ".": 1, ",": 1, ")": 1}),
    "³": (2e-6, 5e-5, 1e-5, {" ": 6, "\n": 1, "\r": 1, ".": 1, ",": 1, ")": 1}),
    "µ": (1e-4, 5e-5, 0, {"m": 4, "s": 2, "g": 2, "l": 1}), "©": (4e-4, 2e-6, 5e-6, {" ": 6, "D": 4}),
    "®": (1e-5, 1e-5, 1e-4, {" ": 7, ",": 1, ".": 1, "\n": 1, "\r": 1}),
    "™": (1e-5, 1e-5, 1e-4, {" ": 7, ",": 1, ".": 1, "\n": 1, "\r": 1}), "•": (3e-4, 1e-6, 0, {" ": 8, "\t": 2, "a": 2}),
    "·": (1e-4, 1e-6, 0, {" ": 8, "a": 2}), "■": (2e-4, 1e-6, 1e-5, {" ": 8, "■": 2, "a": 1}), "¿": (3e-5, 0, 0, {"a": 9}), "¡": (3e-5, 0, 0, {"a": 9}),
    "¯": (2e-5, 0, 0, {"¯": 20, " ": 1, "\n": 1, "\r": 1}), "¦": (5e-5, 1e-5, 0, {" ": 8, "¦": 3, "\n": 1, "\r": 1, "a": 1}),
    "†": (2e-5, 2e-5, 1e-5, {" ": 5, "D": 2, "\n": 1}), "‰": (2e-6, 2e-5, 0, {" ": 6}),
    "º": (1e-6, 1e-4, 0, {" ": 6, "C": 1, ".": 1}), "ª": (1e-6, 1e-4, 0, {" ": 6, ".": 1}),
    "―": (2e-4, 1e-5, 1e-5, {" ": 7, "\n": 1, "a": 3}),
}
# Signs that end a word of one letter, which sentences lack: 20 m², n° 5. Probability after a space and the letter.
UNITS = {(" ", "m", "²"): 3e-3, (" ", "m", "³"): 1e-3, (" ", "n", "°"): 1e-3, (" ", "n", "º"): 3e-4}
# Signs of code, markup and tables, which sentences lack: probability after a space, after another sign, after a digit.
# They count where pages differ in them, as those of EBCDIC do.
CODE = {
    "\"": (5e-3, 1e-2, 2e-3), "'": (2e-3, 3e-3, 3e-4), "[": (1e-3, 1e-3, 1e-4), "]": (1e-4, 2e-3, 3e-3),
    "{": (1e-3, 1e-3, 0), "}": (5e-4, 2e-3, 3e-4), "(": (2e-3, 2e-3, 1e-4), ")": (1e-4, 5e-3, 5e-3),
    "<": (2e-3, 3e-3, 2e-4), ">": (1e-3, 3e-3, 2e-4), "=": (2e-3, 2e-3, 1e-3), ";": (1e-4, 5e-3, 3e-3),
    ":": (2e-4, 3e-3, 1e-2), "/": (2e-3, 2e-3, 3e-3), "\\": (3e-4, 5e-4, 1e-5), "|": (1e-3, 3e-4, 1e-4),
    "#": (1e-3, 3e-4, 0), "@": (2e-4, 1e-4, 1e-5), "$": (2e-4, 2e-4, 0), "&": (3e-4, 5e-4, 1e-5),
    "*": (2e-3, 1e-3, 1e-4), "+": (5e-4, 3e-4, 5e-4), "-": (5e-3, 3e-3, 1e-2), "_": (1e-4, 3e-4, 3e-3),
    "%": (2e-4, 5e-4, 1e-3), "^": (1e-5, 1e-5, 1e-5), "~": (1e-4, 5e-5, 0), "`": (5e-4, 5e-4, 1e-4),
    "!": (1e-4, 1e-3, 2e-5), ",": (1e-4, 1e-2, 1e-2), ".": (1e-3, 5e-3, 1e-2), "?": (5e-5, 5e-4, 1e-5),
}
SAME_SIGN, SIGN_TO_SPACE, SIGN_TO_DIGIT = 0.05, 0.05, 0.03  # after such a sign: itself, a space or a line end, a digit
HALF_KATAKANA = 0.05  # share of what stands after spaces, commas, digits in Japanese
AFTER_MARKUP = 0.5    # how likely such signs are after markup and code, beside after a space
AT_LINE_START = 3     # how much likelier such signs are at the start of a line, a cell or in brackets than after a space
FOREIGN_WORDS = 20    # how much likelier words in other letters go on than training text says

C = len(alphabet.COMMON)
K = len(alphabet.CLASSES)
UNESCAPE = {v: k for k, v in count.ESCAPES.items()}


def cost(p):
    if p <= 0:
        return 255
    return max(0, min(255, round(-math.log(p) / UNIT)))


def class_sizes():
    """Number of code points of each class, when no letters are listed."""
    sizes = collections.Counter()
    for code in range(0x110000):
        if 0x323B0 <= code < 0xE0000 or code >= 0xE0200:
            continue
        c = chr(code)
        if c not in alphabet._COMMON:
            sizes[alphabet.class_of(c, None)] += 1
    sizes[alphabet.UNASSIGNED] += 0xE0000 - 0x323B0 + 0xF0000 - 0xE0200 + 4
    sizes[alphabet.PRIVATE] += 2 * 65534
    return sizes


class Language:
    """Counts of one language over symbols: COMMON characters, class letters and letters, as strings."""

    def __init__(self, row, folder):
        self.code, self.script, self.shown = row[:3]
        text = (folder / "counts" / (self.code + ".txt")).read_text(encoding="utf-8")
        contexts, rest, self.cases = count.read(text)
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
        self.singles = collections.Counter()
        for a, row in self.pairs.items():
            self.singles[a] += sum(row.values()) + self.pair_rest[a]


def folded_context(a, letters):
    """The first character of a two-character context: anything but a letter counts as a space."""
    return a if a in letters else " "


def letters_of(script, languages):
    seen = collections.Counter()
    for language in languages:
        for context, row in language.contexts.items():
            seen[context[-1]] += sum(row.values()) + language.rest[context]
    least = KEEP_LETTER.get(script, 5)
    extra = "abcdefghijklmnopqrstuvwxyz" if script == "Latn" else ""
    known = {c for c, n in seen.items() if n >= least and alphabet.script_of(c) == script}
    return sorted((known | set(extra)) - set(alphabet.CLASSES) - set(UNESCAPE))


class Floor:
    """What is left for symbols that a language never showed: a little of what the script's languages show."""

    def __init__(self, script, languages, symbols, letters):
        average = collections.Counter()
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
                    TYPOGRAPHIC_SIGN if s in TYPOGRAPHY else USUAL_SIGN * CODE_SIGN if s in CODE_SIGNS
                    else USUAL_SIGN if s in USUAL_SIGNS else RARE_SIGN)


def add_habits(language, letters):
    """Pseudo-counts for what sentences lack: words next to markup, and frames of box drawing."""
    space = dict(language.pairs.get(" ", {}))
    for sign in MARKUP_SIGNS:
        row = language.pairs[sign]
        markup = MARKUP * (CODE_SIGN if sign in CODE_SIGNS else 1)
        for c, n in space.items():
            if c in letters:
                row[c] += n * markup
        for a in letters:
            n = language.pairs[a].get(" ", 0) if a in language.pairs else 0
            if n:
                language.pairs[a][sign] += n * markup
    if language.script != "Hani":
        for c, n in list(language.pairs["'"].items()):
            language.pairs["’"][c] += n / 2
            language.pairs[ACUTE][c] += n / 2
    if language.script != "Hani":
        for c, n in space.items():
            language.pairs[NO_BREAK][c] += AFTER_NO_BREAK * n
    for sign in CLOSING + ACUTE:
        for after, n in ((" ", 20), (",", 4), (".", 4), ("\n", 4)):
            language.pairs[sign][after] += n
    total = sum(n for c, n in space.items() if c in letters)
    for sign in OPENING + ACUTE:
        for c, n in space.items():
            if c in letters:
                language.pairs[sign][c] += 20 * n / total
    for sign, (*_, following) in SIGNS.items():
        for c, share in following.items():
            if c != "a":
                language.pairs[sign][c if c == alphabet.DIGIT or not c.isalpha() else c.lower() if c.lower() in letters
                                     else alphabet.ASCII_LETTER] += 10 * share
            elif total:
                for letter, n in space.items():
                    if letter in letters:
                        language.pairs[sign][letter] += 10 * share * n / total
    for foreign in (alphabet.ASCII_LETTER, alphabet.LATIN, alphabet.GREEK, alphabet.CYRILLIC, alphabet.LETTER):
        if language.script != "Hani":
            language.pairs[foreign][foreign] += FOREIGN_WORDS * max(language.singles[foreign], 10)
            language.pairs[foreign][" "] += FOREIGN_WORDS / 8 * max(language.singles[foreign], 10)
    language.pairs[alphabet.EMOJI].update({alphabet.EMOJI: 200, " ": 600, "\n": 100, "\r": 50})
    for (a, b, sign), p in UNITS.items():
        row = language.triples.get((a, b))
        if row:
            row[sign] += DISCOUNT + p * sum(row.values())
    for row in language.triples.values():
        if row["'"] >= APOSTROPHES:
            row[CURLY] = max(row[CURLY], DISCOUNT + CURLY_SHARE * row["'"])
            row[ACUTE] += DISCOUNT + ACUTE_SHARE * row["'"]
    add_boxes(language)
    add_half_katakana(language, letters)


def add_half_katakana(language, letters):
    """Pseudo-counts for forms filled in with half-width katakana: words of them beside spaces, digits and commas."""
    if language.code != "ja":
        return
    for a, row in [(a, dict(row)) for a, row in language.pairs.items()]:
        first = a.translate(count.KATAKANA).translate(count.HALF_KATAKANA)
        if first == a or not a > "\u3040":
            continue
        for b, n in row.items():
            second = b.translate(count.KATAKANA).translate(count.HALF_KATAKANA)
            if second != b and b > "\u3040":
                for one, next_one in zip(first[-1] + second, second):
                    if one in letters and next_one in letters:
                        language.pairs[one][next_one] += n / 5
    half = {k: language.singles[k] for k in letters if "\uff66" <= k <= "\uff9d" and language.singles[k]}
    total = sum(half.values())
    for before in (" ", "\n", ",", "\"", "(", ":", alphabet.DIGIT):
        for k, n in half.items():
            language.pairs[before][k] += HALF_KATAKANA * language.singles[before] * n / total
    for k, n in list(half.items()) + [(k, language.singles[k]) for k in "ﾞﾟ"]:
        for after, share in ((" ", .06), (",", .03), ("\n", .02), ("\r", .02), (alphabet.DIGIT, .01), ("\"", .01)):
            language.pairs[k][after] += share * n


def add_boxes(language):
    """Pseudo-counts for frames and pictures of box drawing."""
    rest = {" ": 120, "\n": 20, "\r": 20, alphabet.BOX: 20}
    for sign in BLOCKS:
        language.pairs[sign].update({sign: 500, **dict.fromkeys(set(BLOCKS) - {sign}, 30), **rest})
    for line, meets, begins in (SINGLE_FRAME, DOUBLE_FRAME):
        for sign in line + begins + meets[:3]:
            language.pairs[sign].update({line: 700, **dict.fromkeys(meets, 15), **rest, alphabet.BOX: 50})
    for sign in UPRIGHT:
        language.pairs[sign].update({" ": 500, "\n": 100, "\r": 100, sign: 30, alphabet.BOX: 30,
                                     **dict.fromkeys("░▒▓█▄▀─═", 10)})
    language.pairs[alphabet.BOX].update({"─": 100, "═": 100, **{**rest, alphabet.BOX: 600}})


def signs_after(a, letters, apostrophes=0, after=0, spaces=0):
    """{sign: probability} after this character, of signs that sentences lack; `apostrophes`: their share of the text, `after`
    and `spaces`: the share that apostrophes and spaces have of what stands after this character."""
    letter = a in letters and ord(a) < 0x3000
    digit = a == alphabet.DIGIT
    after_start = {**dict.fromkeys(MARKUP_SIGNS, AFTER_MARKUP), " ": 1, "\n": AT_LINE_START, "\t": AT_LINE_START,
                   "(": AT_LINE_START}
    usual = (AFTER_LETTER if letter else AFTER_DIGIT if digit else AFTER_SPACE if a in " \n"
             else AFTER_STOP if a in ".,!?" else None)
    signs = collections.Counter({} if usual is None else {s: usual.get(s, TYPOGRAPHIC_SIGN) for s in TYPOGRAPHY})
    if letter:
        usual_share = min(apostrophes, MOST_APOSTROPHES)
        signs[CURLY] += max(usual_share, CURLY_SHARE * after)
        signs[ACUTE] += ACUTE_SHARE * max(usual_share, after)
    if usual is not None:
        signs[ACUTE] += ACUTE_QUOTE["letter" if letter else "digit" if digit else "space" if a in " \n" else "stop"]
        signs[NO_BREAK] = max(signs[NO_BREAK], NO_BREAK_SHARE * spaces)
    for sign, (after_space, after_digit, after_letter, _) in SIGNS.items():
        p = after_space * after_start[a] if a in after_start else after_digit if digit else after_letter if letter else 0
        if p:
            signs[sign] += p
    signs.update({sign: p for (_, b, sign), p in UNITS.items() if b == a})
    if a in CODE or a in " \n\t" or digit:
        for sign, after in CODE.items():
            signs[sign] += (after[2] if digit else after[1] if a in CODE else
                            after[0] * (1 if a == " " else AT_LINE_START))
    if a in CODE:
        signs.update({a: SAME_SIGN, " ": SIGN_TO_SPACE, "\n": SIGN_TO_SPACE / 2, "\r": SIGN_TO_SPACE / 2,
                      alphabet.DIGIT: SIGN_TO_DIGIT})
    if a in after_start:
        signs.update(BOX_AFTER_SPACE)
    return signs


def distributions(language, symbols, letters, floor):
    """(P1, pair rows {a: {b: p}}, back-off of a, triple rows {(a, b): {c: p}}, back-off of (a, b))."""
    total = sum(language.singles.values())
    p1 = {s: language.singles[s] / total + floor.p[s] for s in symbols}
    scale = sum(p1.values())
    p1 = {s: p / scale for s, p in p1.items()}
    add_habits(language, letters)
    p2, back2 = {}, {}
    for a, row in language.pairs.items():
        whole = sum(row.values()) + language.pair_rest[a] + RESERVE_2
        kept = {b: max(n - DISCOUNT, 0.05 * n) / whole for b, n in row.items()}
        back = 1 - sum(kept.values())
        p2[a] = {b: p + back * p1[b] for b, p in kept.items()}
        signs = signs_after(a, letters, language.singles["'"] / total, row["'"] / whole, row[" "] / whole)
        scale = 1 / (1 + sum(signs.values()))
        p2[a] = {b: p * scale for b, p in p2[a].items()}
        back *= scale
        for sign, p in signs.items():
            p2[a][sign] = p2[a].get(sign, back * p1[sign]) + p * scale
        back2[a] = back
    p3, back3 = {}, {}
    for key, row in language.triples.items():
        whole = sum(row.values()) + language.triple_rest[key] + RESERVE_3
        kept = {c: (n - DISCOUNT) / whole for c, n in row.items() if n > DISCOUNT}
        back = 1 - sum(kept.values())
        lower = p2.get(key[1], {})
        b2 = back2.get(key[1], 1.0)
        p3[key] = {c: p + back * lower.get(c, b2 * p1[c]) for c, p in kept.items()}
        back3[key] = back
    return p1, p2, back2, p3, back3


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


def without_idle(triples, share, languages, models, p2, p3):
    """The triples but for this share of them: those without which the languages' text, each language weighing alike,
    loses the least likelihood."""
    def loss(t):
        lost = 0
        for language, m in zip(languages, models):
            n = language.triples.get(t[:2], {}).get(t[2], 0)
            if n:
                backed_off = m[4].get(t[:2], 1.0) * p2(m, t[1], t[2])
                lost += n / language.size * (math.log(p3(m, t)) - math.log(backed_off))
        return lost
    if not share:
        return triples
    for language in languages:
        language.size = sum(language.singles.values())
    order = sorted(triples, key=lambda t: (t not in UNITS and t[2] not in (CURLY, ACUTE), -loss(t), t))
    return order[:round((1 - share) * len(order))]


def script_file(script, languages, letters, sizes):
    symbols = list(alphabet.COMMON) + alphabet.CLASSES + letters
    number = {s: i for i, s in enumerate(symbols)}
    # Class letters are capitals and common symbols are not letters, so one string names one symbol.
    assert len(number) == len(symbols)
    letter_set = set(letters)
    for language in languages:
        language.reduce(letter_set)
    floor = Floor(script, languages, symbols, letter_set)
    models = [distributions(language, symbols, letter_set, floor) for language in languages]
    stride = len(languages) if len(languages) < 3 else (len(languages) + 3) // 4 * 4
    pad = [255] * (stride - len(languages))
    n = len(symbols)

    def row(values):
        return bytes([cost(v) for v in values] + pad)

    single = b"".join(row(m[0][s] for m in models) for s in symbols)
    seen_pairs = set()
    for language, m in zip(languages, models):
        for a, r in language.pairs.items():
            seen_pairs.update((a, b) for b, k in r.items() if k >= KEEP_PAIR.get(script, 1))
    seen_pairs.update((a, sign) for a in symbols for sign in signs_after(a, letter_set))
    pair_list = sorted(seen_pairs, key=lambda p: (number[p[0]], number[p[1]]))

    after = collections.defaultdict(list)
    for a, b in pair_list:
        after[a].append(b)
    # What pairs without a row leave goes to the back-off, so that the rows stay a distribution.
    for m in models:
        for a in m[2]:
            kept = after[a]
            explicit = sum(m[1].get(a, {}).get(b, m[2].get(a, 1.0) * m[0][b]) for b in kept)
            m[1][a] = {b: m[1].get(a, {}).get(b, m[2].get(a, 1.0) * m[0][b]) for b in kept}
            m[2][a] = max(1 - explicit, 1e-6) / max(1 - sum(m[0][b] for b in kept), 1e-6)

    def p2(m, a, b):
        found = m[1].get(a, {}).get(b)
        return found if found is not None else m[2].get(a, 1.0) * m[0][b]

    pair_rows = b"".join(row(p2(m, a, b) for m in models) for a, b in pair_list)
    pair_keys = [number[a] * n + number[b] for a, b in pair_list]

    back_single = b"".join(row(min(m[2].get(s, 1.0), 1.0) for m in models) for s in symbols)

    triples = {key + (c,) for language in languages for key, r in language.triples.items()
               for c, k in r.items() if key in seen_pairs and
               (k >= KEEP_TRIPLE.get(script, 6) or key + (c,) in UNITS or
                (c in (CURLY, ACUTE) and r["'"] >= APOSTROPHES))}

    def p3(m, t):
        found = m[3].get(t[:2], {}).get(t[2])
        if found is not None:
            return found
        return m[4].get(t[:2], 1.0) * p2(m, t[1], t[2])

    triple_list = sorted(without_idle(triples, PRUNE_TRIPLES.get(script, 0), languages, models, p2, p3),
                         key=lambda t: tuple(number[s] for s in t))
    kept = collections.defaultdict(list)
    for t in triple_list:
        kept[t[:2]].append(t[2])
    # What dropped triples leave is returned to the back-off, so that the rows stay a distribution.
    def back3(m, key):
        seen = kept[key]
        left = 1 - sum(p3(m, key + (c,)) for c in seen)
        rest = 1 - sum(p2(m, key[1], c) for c in seen)
        return min(1.0, max(left, 1e-6) / max(rest, 1e-6))

    triple_rows = b"".join(row(p3(m, t) for m in models) for t in triple_list)
    triple_keys = [(number[a] * n + number[b]) * n + number[c] for a, b, c in triple_list]
    back_pairs = sorted(kept, key=lambda p: (number[p[0]], number[p[1]]))
    back_rows = b"".join(row(back3(m, key) for m in models) for key in back_pairs)
    back_keys = [number[a] * n + number[b] for a, b in back_pairs]

    in_class = [0] * C
    listed = collections.Counter()
    uppers = collections.Counter()
    for c in range(0x10000):
        low, upper = alphabet.folded(chr(c))
        if low in letter_set:
            listed[alphabet.class_of(chr(c), None)] += 1
            uppers[low] += upper
    for k in alphabet.CLASSES:
        size = sizes[k] - listed[k]
        if k == alphabet.ASCII_LETTER:
            size = 52
        elif k == alphabet.LATIN and script != "Latn":
            size -= 52
        in_class.append(cost(1 / max(size, 1)))
    upper_costs = [cost(1 / max(uppers[c], 1)) for c in letters]

    alphabets = [in_list(m[0], letter_set) for m in models]
    listed_rows = b"".join(row(own.get(s, 0) for own in alphabets) for s in symbols)
    parts = [b"".join(language.shown.encode().ljust(16, b"\0") for language in languages),
             b"".join(language.code.encode().ljust(16, b"\0") for language in languages),
             case_costs(languages).ljust(24, b"\0"), bytes(in_class + upper_costs), single, back_single]
    hashes = [dense(pair_keys, n) if n <= MOST_DENSE else hashed(pair_keys), hashed(triple_keys), hashed(back_keys)]
    for (capacity, slots, rows), data in zip(hashes, (pair_rows, triple_rows, back_rows)):
        parts += [struct.pack("<%dI" % len(slots), *slots), struct.pack("<%dH" % len(rows), *rows), data]
        assert max(rows) < 65536
    parts += [listed_rows, bytes(base_of(s) if s in letter_set else 0 for s in symbols)]
    head = [len(languages), stride, n] + [h[0] for h in hashes]
    offset, offsets = 4 * (len(head) + len(parts)), []
    padded = []
    for part in parts:
        part += b"\0" * (-len(part) % 16)
        padded.append(part)
    offset = (offset + 15) // 16 * 16
    for part in padded:
        offsets.append(offset)
        offset += len(part)
    header = struct.pack("<%dI" % (len(head) + len(parts)), *head, *offsets)
    return header + b"\0" * (-len(header) % 16) + b"".join(padded)


def alphabet_file(letters):
    """Which symbol each code point has: see core/statistics/model/alphabet.h."""
    first = {}
    base = C + K
    for script in alphabet.SCRIPTS:
        first[script] = base
        base += len(letters[script])
    assert base < 1 << 14, base
    number = {c: i for i, c in enumerate(alphabet.COMMON)}
    number.update({k: C + i for i, k in enumerate(alphabet.CLASSES)})
    own = {c: first[s] + i for s in alphabet.SCRIPTS for i, c in enumerate(letters[s])}
    foreign = bytearray(base)
    pages, index = [], []
    for high in range(256):
        page = []
        for code in range(high * 256, high * 256 + 256):
            c = chr(code)
            if c in alphabet._COMMON:
                page.append(number[c])
                continue
            low = alphabet.folded(c)[0]
            if low in own:
                page.append(own[low] | "nlu".index(alphabet.case_of(c)) << 14)
                foreign[own[low]] = number[alphabet.class_of(low, None)] - C
            else:
                page.append(number[alphabet.class_of(c, None)])
        data = struct.pack("<256H", *page)
        if data not in pages:
            pages.append(data)
        index.append(pages.index(data))
    planes = bytearray()  # class of each block of 256 above the BMP
    for block in range(0x100, 0x1100):
        kinds = collections.Counter(alphabet.class_of(chr(code), None) for code in range(block * 256, block * 256 + 256, 5))
        planes.append(alphabet.CLASSES.index(kinds.most_common(1)[0][0]))
    head = struct.pack("<4I", C, K, base, len(pages))
    starts = struct.pack("<16I", *([first[s] for s in alphabet.SCRIPTS] + [base] * (16 - len(alphabet.SCRIPTS))))
    foreign += b"\0" * (-len(foreign) % 16)
    return head + starts + bytes(index) + bytes(planes) + bytes(foreign) + b"".join(pages)


def built(folder):
    """(path, contents) of every file of built/."""
    languages = collections.defaultdict(list)
    for row in count.Languages(folder).rows:
        languages[row[1]].append(Language(row, folder))
    letters = {script: letters_of(script, languages[script]) for script in alphabet.SCRIPTS}
    sizes = class_sizes()
    yield folder / "built" / "alphabet.bin", alphabet_file(letters)
    for script in alphabet.SCRIPTS:
        yield folder / "built" / (script.lower() + ".bin"), script_file(script, languages[script], letters[script], sizes)
