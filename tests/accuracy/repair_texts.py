"""Damaged texts, as people's programs damage them, out of text that no model was trained on; and sound
texts that look damaged. `made(corpus, share, seed)` yields them, the same in every run with one seed."""

import html
import pathlib
import random
from dataclasses import dataclass, field

LANGUAGES = ("ar bg ca cs cy da de el es et eu fa fi fr he hr hu hy is it ja ka ko lt lv mk nb nl pl pt ro ru sk sl sr sv th tr uk "
             "vi zh-Hans zh-Hant").split()
PAGES = ("cp1252 latin-1 cp1250 cp1251 cp1253 cp1254 cp1257 cp437 cp850 cp852 cp866 mac_roman koi8-r").split()
EVERYWHERE = {"cp1252", "latin-1", "cp1250", "cp1251", "cp1254", "cp437", "cp850", "mac_roman", "koi8-r"}
CYRILLIC = {"ru", "uk", "bg", "sr", "mk"}
EAST_ASIAN = {"ja": ("shift_jis", "euc_jp"), "zh-Hans": ("gbk",), "zh-Hant": ("big5",), "ko": ("euc_kr",)}
NEIGHBOURS = [("pl", "cp1250", "cp1252"), ("cs", "cp1250", "cp1252"), ("hu", "iso8859-2", "cp1252"), ("de", "cp850", "cp1252"),
              ("fr", "cp850", "cp1252"), ("fr", "mac_roman", "cp1252"), ("es", "cp437", "latin-1"), ("th", "cp874", "cp1252"),
              ("he", "cp1255", "cp1252"), ("el", "cp1253", "cp1252"), ("ar", "cp1256", "cp1252"), ("tr", "cp1254", "cp1252"),
              ("lt", "cp1257", "cp1252")]


@dataclass
class Case:
    group: str
    language: str
    text: bytes      # the file
    meant: str       # what it was
    detail: str = ""
    chain: list = field(default_factory=list)


def fnv1a(data):
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value


def held_out(path):
    lines = [line for line in path.read_text(encoding="utf-8").split("\n") if line and fnv1a(line.encode()) % 10 == 0]
    return [line for line in lines if any(ord(c) > 0x7F for c in line) and "\ufffd" not in line and "Ã" not in line]


def decode(data, page):
    """As programs do: the C1 bytes that Microsoft's pages leave open become C1 controls, others U+FFFD."""
    out = []
    for byte in data:
        try:
            out.append(bytes([byte]).decode(page))
        except UnicodeDecodeError:
            out.append(chr(byte) if 0x80 <= byte < 0xA0 and page in ("cp1252", "cp1250", "cp1254", "cp1251") else "\ufffd")
    return "".join(out)


def misread(text, page):
    return decode(text.encode("utf-8"), page)


def page_name(page):
    return {"latin-1": "ISO-8859-1", "mac_roman": "macintosh", "koi8-r": "KOI8-R"}.get(
        page, ("windows-" if page.startswith("cp12") else "IBM") + page[2:])


def words_of(lines):
    return [w for line in lines for w in line.split() if any(ord(c) > 0x7F and c.isalpha() for c in w)]


def once(lang, lines, chance):
    for page in PAGES:
        if page not in EVERYWHERE and chance.random() < 0.7:
            continue
        words = words_of(lines)
        for size in ("word", "line", "10 lines", "200 lines"):
            text = (chance.choice(words) if size == "word" else
                    "\n".join(chance.choices(lines, k={"line": 1, "10 lines": 10, "200 lines": 200}[size]))) + "\n"
            if not any(ord(c) > 0x7F for c in text):
                continue
            bad = misread(text, page)
            yield Case("once" if "\ufffd" not in bad else "once, cannot be undone", lang, bad.encode(), text, f"{page} {size}",
                       [f"UTF-8 read as {page_name(page)}"])


def layers(lang, lines, chance):
    for depth, group in ((2, "twice"), (3, "three times")):
        for pages in (["cp1252"] * depth, ["latin-1"] * depth, ["cp1252", "latin-1", "cp1252"][:depth],
                      ["mac_roman"] * depth, ["cp1251"] * depth):
            for size in (1, 10):
                text = "\n".join(chance.choices(lines, k=size)) + "\n"
                bad = text
                for page in pages:
                    bad = misread(bad, page)
                if "\ufffd" not in bad:
                    yield Case(group, lang, bad.encode(), text, "+".join(pages), [f"UTF-8 read as {page_name(p)}" for p in pages])


def partly(lang, lines, chance):
    for page in ("cp1252", "latin-1", "cp1251"):
        for count in (10, 40):
            chosen = chance.choices(lines, k=count)
            bad = set(chance.sample(range(count), chance.choice((1, count // 5, count // 2))))
            yield Case("some lines", lang, "\n".join(misread(t, page) if i in bad else t for i, t in enumerate(chosen)).encode(),
                       "\n".join(chosen), page)
        if lang in ("ja", "zh-Hans", "zh-Hant", "th"):
            continue
        chosen = chance.choices(lines, k=10)
        done = "\n".join(" ".join(misread(w, page) if chance.random() < 0.3 else w for w in t.split(" ")) for t in chosen)
        if done != "\n".join(chosen):
            yield Case("some words", lang, done.encode(), "\n".join(chosen), page)
        words = words_of(lines)
        rows = [(chance.choice(words), chance.choice(words), str(chance.randrange(1000))) for _ in range(20)]
        yield Case("one column of a CSV", lang, "\n".join(f"{a};{misread(b, page)};{c}" for a, b, c in rows).encode(),
                   "\n".join(f"{a};{b};{c}" for a, b, c in rows), page)


def as_entities(text, numbers):
    out = []
    for c in text:
        if ord(c) < 0x80:
            out.append(c)
        elif not numbers and ord(c) in html.entities.codepoint2name:
            out.append(f"&{html.entities.codepoint2name[ord(c)]};")
        else:
            out.append(f"&#{ord(c)};")
    return "".join(out)


def entities(lang, lines, chance):
    for numbers in (False, True):
        for size in (1, 10):
            text = "\n".join(chance.choices(lines, k=size)) + "\n"
            yield Case("as HTML entities", lang, as_entities(misread(text, "cp1252"), numbers).encode(), text, str(numbers))


def lossy(lang, lines, chance):
    for how in ("U+FFFD", "?", "gone", "nbsp", "C1 gone"):
        text = "\n".join(chance.choices(lines, k=10)) + "\n"
        bad = misread(text, "latin-1" if how == "C1 gone" else "cp1252")
        if how == "nbsp":
            bad = bad.replace("\xa0", " ")
        else:
            by = {"U+FFFD": "\ufffd", "?": "?"}.get(how, "")
            bad = "".join(by if 0x80 <= ord(c) < 0xA0 else c for c in bad)
        yield Case("lossy", lang, bad.encode(), text, how)


def pairs(lang, lines, chance):
    def one(group, written, read, size):
        text = "\n".join(chance.choices(lines, k=size)) + "\n"
        try:
            data = text.encode(written)
        except UnicodeEncodeError:
            text = "\n".join(t for t in lines[:400] if t.encode(written, "ignore").decode(written) == t)[:100 * size] + "\n"
            data = text.encode(written, "ignore")
        bad = decode(data, read)
        if "\ufffd" not in bad and bad.strip():
            yield Case(group, lang, bad.encode(), data.decode(written), f"{written} as {read} {size}")
    if lang in CYRILLIC:
        for written in ("cp1251", "koi8-r", "cp866"):
            for read in ("cp1252", "latin-1", "cp1251", "koi8-r", "cp866"):
                if written != read:
                    for size in (1, 10):
                        yield from one("Cyrillic pages", written, read, size)
    for written in EAST_ASIAN.get(lang, ()):
        for read in ("cp1252", "latin-1"):
            for size in (1, 5, 10, 20):
                yield from one("East Asian pages", written, read, size)
    for language, written, read in NEIGHBOURS:
        if language == lang:
            for size in (1, 10, 20):
                yield from one("other pages", written, read, size)
    for read in ("gbk", "shift_jis", "euc_kr"):
        text = "\n".join(chance.choices(lines, k=5)) + "\n"
        bad = text.encode().decode(read, "replace")
        yield Case("UTF-8 read as GBK, Shift_JIS, EUC-KR", lang, bad.encode(), text, read)


def sound(lang, lines, chance):
    words = words_of(lines)
    for sign in "°®©™€£«»…“”’•¿±¶§º":
        for word in chance.choices(words, k=2):
            word = word.strip(".,;:!?()\"'")
            if word and ord(word[-1]) > 0x7F and word.upper() != word.lower():
                text = word.upper() + sign
                yield Case("sound: capitals and a sign", lang, text.encode(), text)
    for size in (1, 10, 200):
        text = "\n".join(chance.choices(lines, k=size)) + "\n"
        yield Case("sound: text", lang, text.encode(), text)
    for word in chance.choices(words, k=20):
        yield Case("sound: words", lang, word.encode(), word)


MAKERS = (once, layers, partly, entities, lossy, pairs, sound)


def made(corpus, share=1.0, seed=""):
    for lang in LANGUAGES:
        path = pathlib.Path(corpus) / f"{lang}.txt"
        if not path.exists():
            continue
        chance = random.Random(lang + seed)
        lines = held_out(path)
        chance.shuffle(lines)
        if len(words_of(lines)) < 100:
            continue
        for maker in MAKERS:
            for case in maker(lang, lines[:4000], chance):
                if share >= 1 or chance.random() < share:
                    yield case
