#!/usr/bin/env python3
"""typed_files.py OUT FOLDER...: labelled files for the judgement to learn from (train_judgement.py). UTF-8 files with characters outside
ASCII that lie below the folders are written into OUT in an encoding in which such text was typed, and listed in OUT/files.tsv (path,
label, project, kind, split). The encoding is drawn by a hash of the path; the project is the folder two levels below the given one, and its hash says
whether it teaches (train, 60 %), chooses (20 %) or reports. At most 12 files of a project. Python's standard library only."""
import hashlib
import pathlib
import sys
import unicodedata

# What text of a script was typed in, and how often, in percent.
ENCODINGS = {
    "Latin": (("cp1252", 62), ("mac-roman", 9), ("cp850", 11), ("cp437", 13), ("iso8859-15", 5)),
    "Central": (("cp1250", 62), ("iso8859-2", 20), ("cp852", 13), ("mac-latin2", 5)),
    "CYRILLIC": (("cp1251", 62), ("koi8-r", 15), ("cp866", 18), ("mac-cyrillic", 5)),
    "GREEK": (("cp1253", 75), ("iso8859-7", 15), ("cp737", 10)),
    "HIRAGANA": (("cp932", 60), ("euc_jp", 40)),
    "KATAKANA": (("cp932", 60), ("euc_jp", 40)),
    "HANGUL": (("cp949", 100),),
    "CJK": (("gb18030", 65), ("big5", 35)),
    "HEBREW": (("cp1255", 100),), "ARABIC": (("cp1256", 100),), "THAI": (("cp874", 100),),
    "Turkish": (("cp1254", 80), ("iso8859-9", 20)), "Baltic": (("cp1257", 85), ("cp775", 15)),
}
SPECIAL = (("Central", "ąćęłńśźżčďěňřšťůžőű"), ("Turkish", "ğış"), ("Baltic", "āēģīķļņūėįųū"))
MOST = 6  # files of a project
LONGEST = 60000


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


def typed(text, path):
    """(label, bytes), or nothing if no drawn encoding has all of the characters."""
    draw = number(path + " encoding") % 100
    encodings = ENCODINGS[kind_of(text)]
    first = next(i for i in range(len(encodings)) if draw < sum(share for _, share in encodings[:i + 1]))
    for label, _ in (encodings[first], encodings[0]):
        try:
            data = text.replace("\n", "\r") if label == "mac-roman" and draw % 2 else text
            data = data.encode(label)
            return (label, data) if not data.isascii() else None
        except UnicodeError:
            continue
    return None


def main():
    out = pathlib.Path(sys.argv[1])
    (out / "files").mkdir(parents=True, exist_ok=True)
    rows, of_project, seen = [], {}, set()
    for top in map(pathlib.Path, sys.argv[2:]):
        for path in sorted(top.rglob("*")):
            try:
                if path.is_symlink() or not path.is_file() or not 30 < path.stat().st_size < 300000:
                    continue
                project = "/".join(path.relative_to(top).parts[:2])
                if of_project.get(project, 0) >= MOST:
                    continue
                data = path.read_bytes()
                if data.isascii() or b"\0" in data:
                    continue
                text = data.decode("utf-8")[:LONGEST]
            except (OSError, UnicodeError):
                continue
            if text.startswith("\ufeff"):
                text = text[1:]
            made = typed(text, str(path))
            digest = hashlib.sha256(data).hexdigest()
            if not made or digest in seen:
                continue
            seen.add(digest)
            of_project[project] = of_project.get(project, 0) + 1
            name = "files/%05d_%s" % (len(rows), path.name.replace("\t", " ").replace("\n", " ")[:60])
            (out / name).write_bytes(made[1])
            share = number(project) % 10
            rows.append((name, made[0], project, "typed", "train" if share < 6 else "choose" if share < 8 else "report"))
    (out / "files.tsv").write_text("".join("\t".join(row) + "\n" for row in rows), encoding="utf-8", errors="surrogateescape")
    print("%d files of %d projects" % (len(rows), len(of_project)))


main()
