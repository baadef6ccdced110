"""What sentences lack and files have: signs, markup, frames, code, forms in half-width katakana. As pseudo-counts and as
probabilities after a character, picked by hand."""
import collections

import alphabet
import count
from costs import DISCOUNT

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
# Names of fonts, in style sheets and settings often the only words that are not English: the share of each of the language's characters.
FONTS = {"ko": "굴림 굴림체 돋움 돋움체 바탕 바탕체 궁서 궁서체 맑은고딕 나눔고딕", "ja": "ゴシック 明朝 メイリオ 游ゴシック 游明朝 細明朝体 ヒラギノ角ゴ",
         "zh-Hans": "宋体 新宋体 黑体 楷体 仿宋 隶书 幼圆 微软雅黑 华文细黑", "zh-Hant": "新細明體 細明體 標楷體 微軟正黑體 黑體 宋體"}
FONT, BESIDE_FONTS = 3e-5, " ,;:='\"\n\r"
FOREIGN_WORDS = 20    # how much likelier words in other letters go on than training text says


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
    add_fonts(language)
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


def add_fonts(language):
    """Pseudo-counts for names of fonts beside signs of style sheets and settings."""
    each = FONT * sum(language.singles.values())
    for name in FONTS.get(language.code, "").split():
        for a, b in zip(name, name[1:]):
            language.pairs[a][b] += each
        for sign in BESIDE_FONTS:
            language.pairs[sign][name[0]] += each / len(BESIDE_FONTS)
            language.pairs[name[-1]][sign] += each / len(BESIDE_FONTS)


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
