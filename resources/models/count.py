"""Corpus -> counts/LANGUAGE.txt: how often each character follows the two (Hani: the one) before it.

A line is `context TAB items TAB rest`: items are a character and its count, most frequent first; `rest` sums up what was
seen only once after this context (Hani: below MINIMUM). Letters are lower-cased, ASCII digits are D, other characters
that the script's model does not tell apart stand as the class letters of alphabet.py; S E R T are space, LF, CR and tab.
"""
import collections
import pathlib
import unicodedata

import alphabet

WORDLIST_SHARE = 0.5  # word lists weigh at most this much of the running text; every word counts at least once
# Word lists that are of no use: that of Georgian is Bulgarian in capitals, read as Georgian (3 % of its words are in the running text).
WORDS_LEFT_OUT = {"ka"}
POOL = "pool"  # the transform of several languages together, which stand for those that have no model
# Words with a letter that the running text has RARE times at most are names from elsewhere, or another language and mojibake where they
# are more than MANY of the list (Icelandic 27 %; Ukrainian has 6 % of Russian, others 0.3 % at most): there they are left out.
RARE, MANY = 2, 0.1
ESCAPES = {" ": "S", "\n": "E", "\r": "R", "\t": "T"}
ORDER = {"Hani": 1}  # characters of context; 2 elsewhere


def fnv1a(data):
    h = 14695981039346656037
    for byte in data:
        h = ((h ^ byte) * 1099511628211) & 0xFFFFFFFFFFFFFFFF
    return h


class Languages:
    """languages.tsv: rows of (code, script, shown, file, transform, English name). A row that is pooled has the codes of its members
    as its file."""

    def __init__(self, folder):
        text = (pathlib.Path(folder) / "languages.tsv").read_text(encoding="utf-8")
        self.rows = [tuple(line.split("\t")) for line in text.splitlines()
                     if line and not line.startswith("#")]


# --- what people really typed -------------------------------------------------------------------------------------

STRAIGHT = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "–": "-", "—": "-", "…": "...",
                          "\u00a0": " ", "‚": "'"})
COMMA_BELOW_LETTERS, CEDILLA_LETTERS = "șțȘȚ", "şţŞŢ"
COMMA_BELOW = str.maketrans(CEDILLA_LETTERS, COMMA_BELOW_LETTERS)
CEDILLA = str.maketrans(COMMA_BELOW_LETTERS, CEDILLA_LETTERS)
ARABIC_YEH = str.maketrans("یک", "يك")
ARABIC_YEH_ONLY = str.maketrans("ی", "ي")
ARABIC_DIGITS = {language: str.maketrans("0123456789", "".join(chr(zero + i) for i in range(10)))
                 for zero, languages in ((0x660, "ar ckb"), (0x6F0, "fa ur")) for language in languages.split()}
BALTIC_MOJIBAKE = str.maketrans("ðþÐÞ", "šžŠŽ")  # windows-1257 read as windows-1252 before the text got here
SERBIAN = dict(zip("абвгдђежзијклмнопрстћуфхцчш", "a b v g d đ e ž z i j k l m n o p r s t ć u f h c č š".split()))
SERBIAN.update({"љ": "lj", "њ": "nj", "џ": "dž"})
SERBIAN.update({k.upper(): v.capitalize() for k, v in list(SERBIAN.items())})
SERBIAN = str.maketrans(SERBIAN)
TONES = alphabet._VIETNAMESE_TONES
WINDOWS_1258 = set("ÀÁÂĂÄÅÆÇÈÉÊËÍÎÏĐÑÓÔƠÖØÙÚÛÜƯßàáâăäåæçèéêëíîïđñóôơöøùúûüưÿ")
MIRROR = str.maketrans("()[]{}<>«»", ")(][}{><»«")


def decomposed(c, keep):
    """Base letter and tone apart, as windows-1258 has them; `keep`: letters that it has whole stay whole."""
    if keep and c in WINDOWS_1258:
        return c
    parts = unicodedata.normalize("NFD", c)
    if len(parts) > 1 and any(t in parts for t in TONES):
        tone = "".join(t for t in parts if t in TONES)
        rest = "".join(t for t in parts if t not in TONES)
        return unicodedata.normalize("NFC", rest) + tone
    return c


def reversed_line(line):
    """Visual order: right to left stored left to right, numbers and Latin words kept as they are read."""
    out, run = [], []
    for c in reversed(line.translate(MIRROR)):
        if c.isascii() and c.isalnum():
            run.append(c)
        else:
            out += reversed(run)
            run = []
            out.append(c)
    return "".join(out + run[::-1])


HALF_KATAKANA = {}
for _code in range(0xFF61, 0xFFA0):
    HALF_KATAKANA[unicodedata.normalize("NFKC", chr(_code))] = chr(_code)
for _code in range(0x30A1, 0x30FB):
    _parts = unicodedata.normalize("NFD", chr(_code))
    if len(_parts) == 2 and _parts[0] in HALF_KATAKANA:
        HALF_KATAKANA[chr(_code)] = HALF_KATAKANA[_parts[0]] + ("ﾞ" if _parts[1] == "\u3099" else "ﾟ")
HALF_KATAKANA = str.maketrans(HALF_KATAKANA)
KATAKANA = str.maketrans({chr(c): chr(c + 0x60) for c in range(0x3041, 0x3097)})  # for hiragana
FULL_WIDTH = str.maketrans({chr(c): chr(c + 0xFEE0) for c in range(0x21, 0x7F)})


def stripped_marks(text):
    return "".join(c for c in text if unicodedata.category(c) != "Mn")


# Languages whose capitals are not the capitals of the same letters: i and ı, accents that are lost, one sigma for two, a ligature. One line or
# word in IN_CAPITALS is counted once more in capitals, as programs and labels have them.
CAPITALS = {"tr": lambda text: text.replace("i", "İ").upper(), "az": lambda text: text.replace("i", "İ").upper(),
            "el": lambda text: unicodedata.normalize("NFC", stripped_marks(unicodedata.normalize("NFD", text))).upper(),
            "hy": lambda text: text.replace("և", "եվ").upper()}
IN_CAPITALS = 10


def habits(line, script, transform, h):
    """The line as it might stand in a real file; h, its hash, picks the habit."""
    h //= 10
    if transform == "comma":
        line = line.translate(COMMA_BELOW)
    elif transform == "cedilla":
        line = line.translate(CEDILLA)
    elif transform == "baltic-mojibake":
        line = line.translate(BALTIC_MOJIBAKE)
    elif transform == "latin-serbian":
        line = line.translate(SERBIAN)
    elif transform == "windows-1258":
        line = "".join(decomposed(c, h % 2) for c in line)
    elif transform == "arabic-yeh":
        line = line.translate(ARABIC_YEH if h % 2 else ARABIC_YEH_ONLY)
    h //= 2
    if h % 2:
        line = line.translate(STRAIGHT)
    h //= 2
    if script in ("Hebr", "Arab") and h % 4:
        line = stripped_marks(line)
    if script == "Grek" and h % 10 == 0:
        line = unicodedata.normalize("NFC", stripped_marks(unicodedata.normalize("NFD", line)))
    if script == "Hani" and h % 40 == 0:
        line = line.translate(KATAKANA).translate(HALF_KATAKANA)
    if script == "Hani" and h % 20 == 1:
        line = line.translate(FULL_WIDTH)
    if transform == "visual":
        line = reversed_line(line)
    return line


# --- counting -----------------------------------------------------------------------------------------------------


class Mapping(dict):
    """str.translate table: character -> letter, common symbol or class."""

    def __init__(self, script):
        super().__init__()
        self.script = script

    def __missing__(self, code):
        c = chr(code)
        low = alphabet.folded(c)[0]
        if low in alphabet._COMMON:
            out = ESCAPES.get(low, low)
        elif alphabet.script_of(low) == self.script:
            out = low
        else:
            out = alphabet.class_of(c, self.script)
        self[code] = out
        return out


class Cases(dict):
    """str.translate table: character -> u (upper), l (lower), n (neither)."""

    def __init__(self, script):
        super().__init__()
        self.script = script

    def __missing__(self, code):
        c = chr(code)
        out = alphabet.case_of(c) if alphabet.script_of(alphabet.folded(c)[0]) == self.script else "n"
        self[code] = out
        return out


def training_lines(path):
    for line in path.read_text(encoding="utf-8").split("\n"):
        if line:
            h = fnv1a(line.encode())
            if h % 10:
                yield line, h


def word_weights(path, running):
    """(word, weight) so that all of them together weigh WORDLIST_SHARE of `running` characters."""
    rows = []
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, count = line.rpartition(" ")
        if word and count.isdigit():
            rows.append((word, int(count)))
    total = sum((len(w) + 1) * n for w, n in rows)
    scale = WORDLIST_SHARE * running / max(total, 1)
    return [(w, max(1, round(n * scale))) for w, n in rows]


def usual_words(words, text, script):
    """[(word, weight)] without those of other languages and mojibake; `text`: running text."""
    running = collections.Counter(text.lower())

    def is_odd(word):
        return any(running[c] <= RARE and alphabet.script_of(c) == script for c in word.lower())

    many = sum(n for word, n in words if is_odd(word)) > MANY * sum(n for _, n in words)
    return [(word, n) for word, n in words if not is_odd(word)] if many and script != "Hani" else words


def count_language(row, corpus):
    """(Counter of n-grams as strings, Counter of case triples)."""
    code, script, _, name, transform, _ = row
    size = ORDER.get(script, 2) + 1
    mapping, cases = Mapping(script), Cases(script)
    text = []
    for line, h in training_lines(corpus / (name + ".txt")):
        end = "\r\n" if (h >> 40) % 5 < 2 else "\n"
        if name in ARABIC_DIGITS and (h >> 20) % 3 == 0:
            line = line.translate(ARABIC_DIGITS[name])
        text.append(habits(line, script, transform, h) + end)
    raw = "\n" + "".join(text)
    mapped = raw.translate(mapping)
    grams = collections.Counter(map("".join, zip(*(mapped[i:] for i in range(size)))))
    triples = collections.Counter(map("".join, zip(*(raw.translate(cases)[i:] for i in range(3)))))
    capitals = CAPITALS.get(name)
    if capitals:
        shouted = capitals("\n" + "".join(text[::IN_CAPITALS])).translate(mapping)
        grams.update(map("".join, zip(*(shouted[i:] for i in range(size)))))
    words = corpus / "wordfreq" / (name + ".txt")
    if words.exists() and name not in WORDS_LEFT_OUT:
        spelled = []
        for word, weight in word_weights(words, len(mapped)):
            h = fnv1a(word.encode())
            spelled.append((habits(word, script, transform, h - h % 80 + 10 * (h % 8)), weight))
        edge = "" if script == "Hani" else " "
        for word, weight in usual_words(spelled, raw, script):
            spellings = [(word, weight)]
            if capitals and weight >= IN_CAPITALS:
                spellings.append((capitals(word), weight // IN_CAPITALS))
            for spelling, times in spellings:
                piece = (edge + spelling + edge).translate(mapping)
                for i in range(len(piece) - size + 1):
                    grams[piece[i:i + size]] += times
    return grams, triples


def pooled(members):
    """What read() returns, of several languages together, each weighing alike."""
    contexts = collections.defaultdict(collections.Counter)
    rest, triples = collections.Counter(), collections.Counter()
    totals = [sum(sum(row.values()) for row in member[0].values()) + sum(member[1].values()) for member in members]
    for (own, own_rest, cases), total in zip(members, totals):
        weight = max(totals) / total
        for context, row in own.items():
            rest[context] += weight * own_rest[context]
            for c, n in row.items():
                contexts[context][c] += weight * n
        for triple, n in cases.items():
            triples[triple] += weight * n
    return contexts, rest, triples


def written(grams, triples, minimum):
    """The text of a counts file."""
    contexts = collections.defaultdict(list)
    rest = collections.Counter()
    for gram, n in grams.items():
        if n >= minimum:
            contexts[gram[:-1]].append((-n, gram[-1]))
        else:
            rest[gram[:-1]] += n
            contexts[gram[:-1]]
    out = ["# GENERATED by resources/models/count.py. Do not edit."]
    out.append("case " + " ".join("%s%d" % item for item in sorted(triples.items())))
    for context in sorted(contexts):
        items = "".join("%s%d" % (c, -n) for n, c in sorted(contexts[context]))
        out.append("%s\t%s\t%s" % (context, items, rest[context] or ""))
    return "\n".join(out) + "\n"


def read(text):
    """counts file -> ({context: {character: count}}, {context: rest}, {case triple: count})."""
    contexts, rest, triples = {}, {}, {}
    for line in text.split("\n")[1:]:
        if line.startswith("case "):
            triples = {item[:3]: int(item[3:]) for item in line[5:].split()}
        elif line:
            context, items, more = line.split("\t")
            row, i = {}, 0
            while i < len(items):
                j = i + 1
                while j < len(items) and "0" <= items[j] <= "9":
                    j += 1
                row[items[i]] = int(items[i + 1:j])
                i = j
            contexts[context] = row
            rest[context] = int(more or 0)
    return contexts, rest, triples
