"""A tree of made sources: `made_sources.write(folder, files, seed)`.

The files are pieces of this repository's own sources and documents, of 1 to 600 lines, as long as sources are (some 4 KB). Of a hundred
one is in a legacy encoding, with comments in its language; five are UTF-8 with such comments; the others are as they stand here.
"""
import pathlib
import random
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/app/cli"))

from made_tree import SENTENCES  # noqa: E402

PAGES = {"ru": ["cp1251", "koi8-r"], "pl": ["cp1250"], "de": ["latin-1"], "fr": ["cp1252"], "el": ["cp1253"], "uk": ["cp1251"], "cs": ["iso8859-2"]}
SUFFIXES = {".cpp", ".h", ".py", ".ts", ".md", ".el", ".sh", ".vim"}


def sources():
    listed = subprocess.run(["git", "-C", ROOT, "ls-files", "-z"], stdout=subprocess.PIPE, check=True).stdout.decode().split("\0")
    for name in listed:
        path = ROOT / name
        if path.suffix in SUFFIXES and path.is_file() and path.stat().st_size < 100_000:
            yield path.suffix, path.read_text(encoding="utf-8", errors="ignore").splitlines(keepends=True)


def commented(lines, language, suffix, chance):
    """With a remark before every twentieth line."""
    mark = {".py": "# ", ".sh": "# ", ".el": ";; ", ".vim": '" '}.get(suffix, "// ")
    out = []
    for number, line in enumerate(lines):
        if number % 20 == 0:
            out.append(mark + chance.choice(SENTENCES[language]) + "\n")
        out.append(line)
    return "".join(out)


def write(folder, files, seed=1):
    """Returns the bytes written."""
    chance = random.Random(seed)
    folder = pathlib.Path(folder)
    known = list(sources())
    size = 0
    for number in range(files):
        suffix, lines = chance.choice(known)
        count = min(600, max(1, int(chance.lognormvariate(5, 1))))
        begin = chance.randrange(max(1, len(lines) - count))
        text, codec = "".join(lines[begin:begin + count]), "utf-8"
        kind = chance.random()
        if kind < 0.06:
            language = chance.choice(sorted(PAGES))
            if kind < 0.01:
                codec = chance.choice(PAGES[language])
            text = commented(lines[begin:begin + count], language, suffix, chance)
        content = text.encode(codec, "replace")
        path = folder / f"part{number // 500:02}" / f"module{number // 50 % 10}" / f"source{number:05}{suffix}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        size += len(content)
    return size
