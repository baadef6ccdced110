#!/usr/bin/env python3
"""Makes the inputs that fuzzing starts from, and the dictionaries: make_seeds.py FOLDER

FOLDER/NAME/ gets the seeds of the target fuzz_NAME, FOLDER/NAME.dict its words. They are grown from
what the project has: the registry, the examples of tests/spec/declared.md, the sample files, and
the string literals of the readers. Each target's source says how its input is divided.
"""
import gzip
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]

SENTENCES = [
    "The quick brown fox, 1994.\r\n",
    "Zażółć gęślą jaźń; příliš žluťoučký kůň.\n",
    "Où est la forêt ? Là-bas — « déjà vu » coûte 5 €.\n",
    "Съешь же ещё этих мягких булок.\n",
    "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία.\n",
    "דג סקרן שט בים מאוכזב.\n",
    "نص حكيم له سر قاطع.\n",
    "เป็นมนุษย์สุดประเสริฐ\n",
    "いろはにほへと、ｱｲｳ髙①㈱。\n",
    "키스의 고유조건은 입술끼리.\n",
    "我能吞下玻璃而不伤身体。\n",
    "我能吞下玻璃而不傷身體。\n",
    "Đây là tiếng Việt.\n",
    "\U0001F642 \U00020089 e\u0301 \ufeff\u200f\n",
]


def rows_of(path):
    for line in (ROOT / path).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line.split("\t")


def encodings():
    """(row number, canonical name, Python's name or None), as EncodingId has them."""
    python = {}
    for row, space, names in rows_of("resources/encodings/aliases_collected.tsv"):
        if space == "python":
            python.setdefault(row, names.split()[0])
    for number, row in enumerate(rows_of("resources/encodings/encodings.tsv")):
        yield number, row[1], python.get(row[0])


def encoded_texts():
    """(row number, canonical name, bytes): what Python can write of the sentences."""
    for number, name, codec in encodings():
        text = b""
        for sentence in SENTENCES if codec else SENTENCES[:1]:
            try:
                text += sentence.encode(codec or "ascii")
            except UnicodeError:
                continue
        if text:
            yield number, name, text
            yield number, name, text[:-3] + b"\xff" + text[-2:-1]  # damaged and cut


def spec_examples():
    """(file name, bytes) of every example in tests/spec/declared.md."""
    text = (ROOT / "tests/spec/declared.md").read_text(encoding="utf-8")
    for head, body in re.findall(r"^```((?:match|no|kind|nothing)\b[^\n]*)\n(.*?)^```", text,
                                 re.MULTILINE | re.DOTALL):
        name = re.search(r"\bname=(\S+)", head)
        wide = re.search(r"\bas=(\S+)", head)
        body = body.replace("«", "").replace("»", "").replace("‹-›\n", "")
        parts = []
        for piece in re.split(r"(‹[^›]*›)", body):
            if not piece.startswith("‹"):
                parts.append(piece.encode(wide.group(1) if wide else "utf-8"))
                continue
            for word in piece[1:-1].split():
                count, _, byte = word.rpartition("×")
                parts.append(bytes([int(byte, 16)]) * int(count or 1))
        yield (name.group(1) if name else ""), b"".join(parts)


def literals(*patterns):
    """String literals of the sources, as bytes; long ones are no words."""
    words = set()
    for pattern in patterns:
        for path in sorted(ROOT.glob(pattern)):
            source = re.sub(r"//.*|#include.*", "", path.read_text(encoding="utf-8"))
            for word in re.findall(r'u?"((?:[^"\\\n]|\\.)*)"', source):
                try:
                    value = word.encode().decode("unicode_escape").encode("latin-1")
                except UnicodeError:
                    continue
                if 1 < len(value) <= 40:
                    words.add(value)
    return words


def write_dictionary(folder, target, words):
    lines = []
    for word in sorted(words):
        plain = "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\x{b:02X}" for b in word)
        lines.append(f'"{plain}"\n')
    (folder / f"{target}.dict").write_text("".join(lines), encoding="ascii")


class Seeds:
    def __init__(self, folder, target):
        self.folder = folder / target
        self.folder.mkdir(parents=True, exist_ok=True)
        self.count = 0

    def add(self, content):
        (self.folder / f"seed-{self.count:05}").write_bytes(content)
        self.count += 1


def write_texts(folder):
    seeds = {name: Seeds(folder, name)
             for name in ("decode", "encode", "convert", "detect", "uchardet", "c_interface")}
    utf8, windows1252 = (number for number, name, _ in encodings() if name in ("UTF-8", "windows-1252"))
    for number, name, text in encoded_texts():
        row = bytes([number])
        seeds["decode"].add(row + b"\x05" + text)
        seeds["encode"].add(row + b"\x00\x05" + text)
        seeds["convert"].add(row + b"\x01\x00" + text)
        seeds["convert"].add(b"\x01" + row + b"\x00" + "".join(SENTENCES).encode()[:200])
        seeds["detect"].add(b"\x05\x00" + text)
        seeds["uchardet"].add(b"\x05\x00\x00\x00\x3fen\n" + text)
        seeds["c_interface"].add(b"\x05\x00" + name.encode() + b"\n" + text)
    twice = "".join(SENTENCES)[:300].encode().decode("mac_roman").encode()
    seeds["detect"].add(b"\x05\x00" + twice)
    seeds["c_interface"].add(b"\x05\x01\x03ab\nutf-8\n" + twice)  # two candidates are told of
    for sample in sorted((ROOT / "resources/samples/files").iterdir()):
        content = sample.read_bytes()[:2000]
        seeds["detect"].add(b"\x04\x00" + content)
        seeds["uchardet"].add(b"\x04\x00\x00\x80\x3f\n" + content)
        seeds["c_interface"].add(b"\x04\x01\x00content-type\ntext/plain; charset=koi8-r\nutf-8\n" + content)
    for name, content in spec_examples():
        seeds["detect"].add(b"\x04\x01\x08" + name.encode() + b"\n" + content)
        if name == "":
            seeds["convert"].add(bytes([utf8, windows1252, 0x20]) + content)


def write_files(folder):
    """Bare files, for the command line."""
    seeds = Seeds(folder, "files")
    for _, _, text in encoded_texts():
        seeds.add(text[:300])
    for sample in sorted((ROOT / "resources/samples/files").iterdir()):
        seeds.add(sample.read_bytes()[:500])
    for _, content in list(spec_examples())[::4]:
        seeds.add(content[:500])


def write_declarations(folder):
    declared, hints, sidecar = (Seeds(folder, name) for name in ("declared", "hints", "sidecar"))
    for name, content in spec_examples():
        declared.add(name.encode() + b"\n" + content)
        hints.add(b"\x00" + content)
    for kind, value in enumerate([
            'text/html; charset="koi8-r"', "cp1251", "ja-JP", "ru_RU.KOI8-R",
            "https://example.co.jp/ja/index.sjis.html", ".cz", "notes.big5.txt",
            "attachment; filename*=koi8-r''%C1", "a@example.gr", "fido7.ru.chat", "dos", "1990s",
            "windows-1252"]):
        hints.add(bytes([kind]) + value.encode())
    config = b"root = true\n[*.{txt,dbf}]\ncharset = latin1\n[a/**]\ncharset = unset\n"
    attributes = b"[attr]wide working-tree-encoding=UTF-16\n*.dbf wide\n\"b\\x.dbf\" -wide\n"
    headers = b"HTTP/1.1 200 OK\r\nContent-Type: text/html;\r\n charset=cp866\r\nContent-Language: ru\r\n\r\n"
    sidecar.add(b"a/b.txt\n{a..z}/[!b]*.{txt,c}\n" +
                b"\0".join([config, attributes, config, attributes, attributes, headers, b"1251\n"]))
    sidecar.add(b"src/deep/x12.c\n**/x{1..20}.[[:alpha:]]\n" + attributes + b"\0" + config)


def write_packed(folder):
    seeds = Seeds(folder, "unpack")
    text = "".join(SENTENCES).encode()
    member = gzip.compress(text, mtime=0)
    # A frame with one block as it is, one with a run of 100,000 zeros (RFC 8878, 3.1.1).
    plain = b"\x28\xb5\x2f\xfd\x20" + bytes([100]) + (100 << 3 | 1).to_bytes(3, "little") + text[:100]
    run = b"\x28\xb5\x2f\xfd\xa0" + (100_000).to_bytes(4, "little") + (100_000 << 3 | 3).to_bytes(3, "little") + b"\0"
    for packed in [member, member + member, member[:-20], member + bytes(40), gzip.compress(bytes(3_000_000)), plain, plain + run, run[:-1]]:
        for choices in (0x00, 0x0B, 0xFC):
            seeds.add(bytes([choices]) + packed)


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    write_texts(folder)
    write_files(folder)
    write_declarations(folder)
    write_packed(folder)
    names = {name.encode() for _, name, _ in encodings()}
    rules = literals("core/declared/**/*.cpp")
    escapes = literals("tests/core/decode/random_bytes.h", "tests/core/decode/decoder_text_test.cpp")
    kinds = literals("core/evidence/hint.cpp")
    for target in ("decode", "encode", "convert"):
        write_dictionary(folder, target, escapes)
    for target in ("detect", "uchardet"):
        write_dictionary(folder, target, escapes | rules | names)
    write_dictionary(folder, "c_interface", escapes | names | kinds)
    write_dictionary(folder, "declared", rules | names)
    write_dictionary(folder, "hints", rules | names)
    write_dictionary(folder, "unpack", {b"\x1f\x8b\x08\x00", b"\x28\xb5\x2f\xfd", b"\x28\xb5\x2f\xfd\x20"})
    write_dictionary(folder, "sidecar", literals("app/sidecar/*.cpp") | {b"[[:alpha:]]", b"{1..9}", b"**/"})


main()
