#!/usr/bin/env python3
"""typed_files.py OUT SOURCE...: labelled files for the judgement to learn from (train_judgement.py). UTF-8 files with characters outside
ASCII are written into OUT in an encoding in which such text was typed, and listed in OUT/files.tsv (path, label, project, kind, split). A
SOURCE is a folder, whose projects lie two levels below it, or a Git directory, which is a project. The kinds are

  drawn  files with box drawing or blocks, in pages of DOS above all: whole, or the lines that are not ASCII and those beside them
  few    files whose lines that are not ASCII are left out but for one to three, every other time ones that have letters only, as names do
  ascii  files in ASCII that could be UTF-7, HZ or ISO-2022
  data   tables, catalogues of translations, settings and the like, whole or their first lines
  typed  others, whole
  twice  some lines of these two in UTF-8 that was read as windows-1252 and encoded again
  bad    few, in UTF-8, with one bad byte: in place of an ASCII letter, or lost of a character
  mixed  lines that are not ASCII, of which one is in UTF-8 and not in the encoding of the others
  sauce  files of a Git directory whose SAUCE record names a font of IBM437, as they lie there

Encodings, line ends and kinds are drawn by hashes of the path. Of a project of a folder the hash says whether it teaches (train, 60 %), chooses (20 %) or
reports; Git directories teach. --without FILE: projects (owner/name, or the last part of it) that are left out. Python's standard library and git."""
import argparse
import hashlib
import pathlib
import re
import subprocess
import unicodedata

# Languages of a script; resources/models/priors.tsv says what their files are in.
LANGUAGES = {
    "Latin": "en de fr es it pt nl sv da nb fi", "Central": "pl cs hu sk", "CYRILLIC": "ru uk bg", "GREEK": "el", "HIRAGANA": "ja", "KATAKANA": "ja",
    "HANGUL": "ko", "CJK": "zh-Hans zh-Hant", "HEBREW": "he", "ARABIC": "ar", "THAI": "th", "Turkish": "tr", "Baltic": "lt lv",
}
# The same for text with drawings.
DRAWN = {
    "Latin": (("cp437", 60), ("cp850", 22), ("cp866", 8), ("cp852", 5), ("koi8-r", 3), ("gb18030", 2)),
    "Central": (("cp852", 100),), "CYRILLIC": (("cp866", 85), ("koi8-r", 15)), "GREEK": (("cp737", 100),),
    "HIRAGANA": (("cp932", 70), ("euc_jp", 30)), "KATAKANA": (("cp932", 70), ("euc_jp", 30)), "HANGUL": (("cp949", 100),),
    "CJK": (("gb18030", 75), ("big5", 25)), "HEBREW": (("cp862", 100),), "ARABIC": (("cp864", 100),), "THAI": (("cp874", 100),),
    "Turkish": (("cp857", 100),), "Baltic": (("cp775", 100),),
}
SPECIAL = (("Central", "ąćęłńśźżčďěňřšťůžőű"), ("Turkish", "ğış"), ("Baltic", "āēģīķļņūėįųū"))
DRAWING = re.compile("[\u2500-\u259f]")
# What people typed for characters that pages of DOS lack.
TYPED = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "…": "...", "•": "*", "→": "->", "←": "<-", "✓": "x", "✔": "x",
                       "╭": "┌", "╮": "┐", "╰": "└", "╯": "┘", "━": "─", "┃": "│", "┏": "┌", "┓": "┐", "┗": "└", "┛": "┘", "┣": "├", "┫": "┤",
                       "┳": "┬", "┻": "┴", "╋": "┼", "╌": "─", "╎": "│", "╴": "─", "╵": "│", "╶": "─", "╷": "│", "┈": "─", "┊": "│", "\u00a0": " ",
                       "▏": "▌", "▎": "▌", "▍": "▌", "▋": "▌", "▉": "█", "▊": "█", "▁": "▄", "▂": "▄", "▃": "▄", "▅": "▄", "▆": "█", "▇": "█"})
DATA = re.compile(r"\.(csv|tsv|sql|json|xml|po|properties|strings|ini|conf|dat|desktop|lang|lng|yml|yaml|ya?ml|plist|rc|lst|bib|srt|ics|vcf|geojson|kml)$", re.I)
MOST = {"typed": 6, "data": 8, "ascii": 12, "few": 4, "twice": 10, "bad": 3, "mixed": 3, "drawn": 12, "sauce": 40}  # files of a project
LONGEST = 60000
CODECS = {"ISO-8859-8-I": "iso8859-8", "macintosh": "mac-roman", "x-mac-ce": "mac-latin2", "Shift_JIS": "cp932", "EUC-KR": "cp949", "GBK": "gb18030", "TIS-620": "cp874", "x-mac-cyrillic": "mac-cyrillic",
          "x-mac-greek": "mac-greek", "x-mac-turkish": "mac-turkish"}


def number(text):
    return int.from_bytes(hashlib.sha256(text.encode("utf-8", "surrogateescape")).digest()[:6], "big")


def kind_of(text):
    """The key into ENCODINGS: by the letters outside ASCII."""
    letters = [c for c in text if c > "\x7f" and c.isalpha()]
    scripts = {}
    for c in letters:
        word = unicodedata.name(c, "?").split()[0]
        scripts[word] = scripts.get(word, 0) + 1
    for script in ("HIRAGANA", "KATAKANA", "HANGUL", "CYRILLIC", "GREEK", "HEBREW", "ARABIC", "THAI", "CJK"):
        if scripts.get(script, 0) * 3 > len(letters):
            return script
    for kind, special in SPECIAL:
        if sum(c.lower() in special for c in letters) * 6 > len(letters):
            return kind
    return "Latin"


def with_few(text, draw):
    """The text with one to three lines only that are not ASCII; and with what is ASCII within so many characters around."""
    lines = text.split("\n")
    others = [i for i, line in enumerate(lines) if not line.isascii()]
    if not others:  # beyond what was read
        return ""
    if draw % 2:
        others = [i for i in others if all(c.isascii() or c.isalpha() for c in lines[i])] or others
    first = draw // 2 % len(others)
    kept = set(others[first:first + 1 + draw // 6 % 3])
    reach = (500, 4000, LONGEST)[draw // 18 % 3]
    before = "\n".join(line for line in lines[:others[first]] if line.isascii())
    behind = "\n".join(line for i, line in enumerate(lines) if i >= others[first] and (line.isascii() or i in kept))
    return before[-reach:] + "\n" + behind[:reach]


def around(text):
    """The lines that are not ASCII, and those beside them."""
    lines = text.split("\n")
    near = {k for i, line in enumerate(lines) if not line.isascii() for k in (i - 1, i, i + 1)}
    return "\n".join(line for i, line in enumerate(lines) if i in near)


def drawn_text(text, draw):
    text = "".join(c for c in text.translate(TYPED) if ord(c) < 0x2600 or c.isalpha())
    if draw % 3 == 0:
        return text
    text = around(text)
    if draw % 3 == 1:
        return text
    lines = text.split("\n")  # one drawing
    first = next((i for i, line in enumerate(lines) if DRAWING.search(line) and i >= draw // 3 % max(1, len(lines))), 0)
    return "\n".join(lines[first:first + 4 + draw // 7 % 24])


def twice(text, draw):
    """(label, bytes) of a few lines that are not ASCII, encoded twice. Bytes that windows-1252 lacks become C1, as in browsers."""
    lines = [line for line in text.splitlines() if not line.isascii()][:1 + draw % 7]
    data = ("\n".join(lines)[:2000] + "\n").encode("utf-8")
    return "utf-8", "".join(chr(b) if b in b"\x81\x8d\x8f\x90\x9d" else bytes([b]).decode("cp1252") for b in data).encode("utf-8")


def bad(text, draw):
    """(label, bytes) of UTF-8 with one bad byte beside a sound character at least, or nothing."""
    text = with_few(text, draw)
    data = bytearray(text.encode("utf-8"))
    places = [i for i, b in enumerate(data) if b >= 0x80] if draw % 3 == 0 else [i for i, b in enumerate(data) if chr(b).isascii() and chr(b).isalpha()]
    if not places or sum(not c.isascii() for c in text) < (2 if draw % 3 == 0 else 1):
        return None
    place = places[draw // 3 % len(places)]
    if draw % 3 == 0:
        del data[place]
    else:
        data[place] = 0x80 + draw // 7 % 0x80
    return ("utf-8", bytes(data)) if not is_utf8(data) else None


def shares():
    """{kind: ((codec, share), ...)}: how often the encodings of its languages are met."""
    found = {kind: {} for kind in LANGUAGES}
    priors = pathlib.Path(__file__).resolve().parents[2] / "resources/models/priors.tsv"
    for line in priors.read_text(encoding="utf-8").splitlines():
        cells = line.split("\t")
        if cells[0] != "encoding" or cells[1] == "*":
            continue
        for kind, languages in LANGUAGES.items():
            for _ in set(cells[1].split()) & set(languages.split()):
                for name, share in (pair.split("=") for pair in cells[2].split()):
                    codec = CODECS.get(name, re.sub("^(windows-|IBM00|IBM|CP)", "cp", name).lower())
                    try:
                        "x".encode(codec)
                    except LookupError:
                        continue
                    if "2022" not in name and "x".encode(codec) == b"x":
                        found[kind][codec] = found[kind].get(codec, 0) + float(share)
    return {kind: tuple(sorted(of.items(), key=lambda pair: -pair[1])) for kind, of in found.items()}


def is_utf8(data):
    try:
        data.decode("utf-8")
    except UnicodeError:
        return False
    return True


def encoded(text, path, table):
    """(label, bytes), or nothing if no drawn encoding has all of the characters, or what is written is UTF-8: that was once taken for another encoding."""
    encodings = table[kind_of(text)]
    draw = number(path + " encoding") % 1000 / 1000 * sum(share for _, share in encodings)
    first = next(i for i in range(len(encodings)) if draw < sum(share for _, share in encodings[:i + 1]) + 1e-9)
    for label, _ in (encodings[first], encodings[0]):
        end = "\r" if label == "mac-roman" and number(path) % 2 else "\r\n" if label.startswith("cp") and number(path) % 2 else "\n"
        try:
            data = text.replace("\r\n", "\n").replace("\n", end).encode(label)
        except UnicodeError:
            continue
        return None if is_utf8(data) else (label, data)
    return None


def mixed(text, path, draw):
    """(label, bytes) of three to six lines, one of which is in UTF-8 and not in the encoding of the others, or nothing."""
    lines = [line for line in text.splitlines() if not line.isascii()][:3 + draw % 4]
    if len(lines) < 3:
        return None
    one = (lines.pop(draw // 4 % len(lines)) + "\n").encode("utf-8")
    typed = encoded("\n".join(lines) + "\n", path, ENCODINGS)
    return typed and (typed[0], typed[1] + one if draw // 2 % 2 else one + typed[1])


def git_files(source):
    """(path, bytes) of a sample of the files of a Git directory."""
    git = ["git", "--git-dir", str(source)]
    listed = subprocess.run(git + ["ls-tree", "-r", "-z", "HEAD"], capture_output=True).stdout.decode("utf-8", "surrogateescape")
    rows = [(head.split()[2], path) for head, _, path in (row.partition("\t") for row in listed.split("\0") if row) if " blob " in head]
    chosen = []
    for part in ([r for r in rows if DATA.search(r[1])], [r for r in rows if not DATA.search(r[1])]):
        chosen += sorted(part, key=lambda row: number(row[1]))[:150]
    out = subprocess.run(git + ["cat-file", "--batch"], input="".join(h + "\n" for h, _ in chosen).encode(), capture_output=True,
                         env={"GIT_NO_LAZY_FETCH": "1", "PATH": "/usr/bin:/bin"}).stdout
    at = 0
    for _, path in chosen:
        end = out.find(b"\n", at)
        head = out[at:end].split()
        at = end + 1
        if len(head) == 3:
            yield path, out[at:at + int(head[2])]
            at += int(head[2]) + 1


def files_of(source):
    """(project, path, function that reads it) of the files of a folder, or of a Git directory: drawings and others."""
    if not (source / "HEAD").exists():
        for path in sorted(source.rglob("*")):
            if not path.is_symlink() and path.is_file() and 30 < path.stat().st_size < 300000:
                yield "/".join(path.relative_to(source).parts[:2]), str(path), path.read_bytes
        return
    git = ["git", "--git-dir", str(source)]
    project = source.parent.name.replace("+", "/", 1) if source.name == "repo" else source.name
    if DRAWINGS:
        drawn = subprocess.run(git + ["grep", "-alzE", "\u2500|\u2502|\u2551|\u2550|\u2588|\u2591|SAUCE00", "HEAD", "--"], capture_output=True)
        names = [n[5:] for n in drawn.stdout.decode("utf-8", "surrogateescape").split("\0") if n]
        for name in sorted(names, key=number)[:90]:
            yield project, project + "/" + name, lambda name=name: subprocess.run(git + ["cat-file", "blob", "HEAD:" + name], capture_output=True).stdout
    for path, data in git_files(source):
        yield project, project + "/" + path, lambda data=data: data


def made_of(data, path, project):
    """[(kind, label, bytes)] of a file."""
    if data[-128:-121] == b"SAUCE00":  # a text in the font that is the default, or is named
        is_page = data[-34] == 1 and data[-22:].rstrip(b"\0 ") in (b"", b"IBM VGA", b"IBM VGA50", b"IBM EGA")
        return [("sauce", "cp437", data)] if is_page and not data[:-128].isascii() else []
    if data.isascii() and re.search(rb"\+[A-Za-z0-9+/]{3,}|~\{|\x1b", data):
        return [("ascii", "us-ascii", data)]
    if data.isascii() or b"\0" in data or not 30 < len(data) < 300000:
        return []
    if not is_utf8(data):
        return []
    text = data.decode("utf-8").removeprefix("\ufeff")[:LONGEST]
    draw = number(path)
    typed = "data" if DATA.search(path) else "typed"
    if DRAWING.search(text):
        made = [("drawn", encoded(drawn_text(text, draw + i), "%s %d" % (path, i), DRAWN)) for i in range(2)]
    elif draw % 2:
        made = [("few", encoded(with_few(text, draw // 2), path, ENCODINGS))]
    else:
        made = [(typed, encoded(text[:(1000, 8000, LONGEST)[draw // 2 % 3]], path, ENCODINGS))]
    if made[0][0] != "drawn" and kind_of(text) in ("Latin", "Central", "CYRILLIC"):
        made += [("twice", twice(text, draw)), ("bad", bad(text, draw)), ("mixed", mixed(text, path, draw))]
    return [(kind, *pair) for kind, pair in made if pair and (kind != "drawn" or DRAWING.search(pair[1].decode(pair[0])))]


ENCODINGS = shares()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("sources", nargs="+", type=pathlib.Path)
    parser.add_argument("--without", type=pathlib.Path, action="append", default=[])
    parser.add_argument("--no-drawings", action="store_true")
    options = parser.parse_args()
    global DRAWINGS
    DRAWINGS = not options.no_drawings
    left_out = {line.strip().lower() for file in options.without for line in file.read_text().splitlines()}
    left_out |= {name.rsplit("/", 1)[-1] for name in left_out}
    (options.out / "files").mkdir(parents=True, exist_ok=True)
    rows, of_project, seen = [], {}, set()
    for source in options.sources:
        for project, path, read in files_of(source):
            if project.lower() in left_out or project.lower().rsplit("/", 1)[-1] in left_out:
                continue
            try:
                data = read()
            except OSError:
                continue
            digest = hashlib.sha256(data).hexdigest()
            if digest in seen:
                continue
            seen.add(digest)
            for kind, label, typed in made_of(data, path, project):
                if of_project.get((project, kind), 0) >= MOST[kind]:
                    continue
                of_project[project, kind] = of_project.get((project, kind), 0) + 1
                name = "files/%05d_%s" % (len(rows), re.sub("[\t\n\r]", " ", path.rsplit("/", 1)[-1])[-60:])
                (options.out / name).write_bytes(typed)
                share = 0 if (source / "HEAD").exists() else number(project) % 10
                rows.append((name, label, project, kind, "train" if share < 6 else "choose" if share < 8 else "report"))
    (options.out / "files.tsv").write_text("path\tlabel\tproject\tkind\tsplit\n" + "".join("\t".join(row) + "\n" for row in rows),
                                           encoding="utf-8", errors="surrogateescape")
    print("%d files of %d projects" % (len(rows), len({project for project, _ in of_project})))


main()
