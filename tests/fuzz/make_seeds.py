#!/usr/bin/env python3
"""Makes the inputs that fuzzing starts from, and the dictionaries: make_seeds.py FOLDER

FOLDER/NAME/ gets the seeds of the target fuzz_NAME, FOLDER/NAME.dict its words. They are grown from
what the project has: the registry, the examples of tests/spec/declared.md, the sample files, and
the string literals of the readers. Each target's source says how its input is divided.
"""
import base64
import gzip
import json
import pathlib
import quopri
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/app/archive"))

import zip_writer  # noqa: E402

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
             for name in ("decode", "encode", "convert", "plan", "detect", "uchardet", "c_interface")}
    utf8, windows1252 = (number for number, name, _ in encodings() if name in ("UTF-8", "windows-1252"))
    for number, name, text in encoded_texts():
        row = bytes([number])
        seeds["decode"].add(row + b"\x05" + text)
        seeds["encode"].add(row + b"\x00\x05" + text)
        seeds["convert"].add(row + b"\x01\x00" + text)
        seeds["convert"].add(b"\x01" + row + b"\x00" + "".join(SENTENCES).encode()[:200])
        seeds["plan"].add(bytes([utf8, 0, 1]) + text)
        seeds["plan"].add(row + b"\x92\x00" + text)
        seeds["detect"].add(b"\x05\x00" + text)
        seeds["uchardet"].add(b"\x05\x00\x00\x00\x3fen\n" + text)
        seeds["c_interface"].add(b"\x05\x00" + name.encode() + b"\n" + text)
    twice = "".join(SENTENCES)[:300].encode().decode("mac_roman").encode()
    seeds["detect"].add(b"\x05\x00" + twice)
    seeds["c_interface"].add(b"\x05\x01\x03ab\nutf-8\n" + twice)  # two candidates are told of
    for sample in sorted((ROOT / "resources/samples/files").iterdir()):
        content = sample.read_bytes()[:2000]
        seeds["detect"].add(b"\x04\x00" + content)
        seeds["plan"].add(bytes([utf8, 0x80, 0]) + content)
        seeds["uchardet"].add(b"\x04\x00\x00\x80\x3f\n" + content)
        seeds["c_interface"].add(b"\x04\x01\x00content-type\ntext/plain; charset=koi8-r\nutf-8\n" + content)
    for name, content in spec_examples():
        seeds["detect"].add(b"\x04\x01\x08" + name.encode() + b"\n" + content)
        if name == "":
            seeds["convert"].add(bytes([utf8, windows1252, 0x20]) + content)
            seeds["plan"].add(bytes([utf8, 0x40, 0]) + content)


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


def write_questions(folder):
    """Options for the module for WebAssembly, and files."""
    seeds = Seeds(folder, "web")
    for _, name, text in encoded_texts():
        seeds.add(b"\x05\x00top|3|only|" + name.encode() + b"|\n" + text)
        seeds.add(b"\x05\x00segments|1|hint|filename=a.html|file|a.html|\n" + text)
    garbled = "".join(SENTENCES)[:300].encode().decode("latin-1").encode()
    for options in (b"top|0|exclude|UTF-8|", b"brief|1|goes-on|1|hint|language=ja|", b"UTF-8|UTF-8 read as ISO-8859-1", b""):
        for kept in (b"\x00", b"\xd0"):
            seeds.add(b"\x04" + kept + options + b"\n" + garbled)


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


def lines_of(*values):
    return b"".join(json.dumps(value, separators=(",", ":")).encode() + b"\n" for value in values)


def call(number, tool, **arguments):
    return {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {"name": tool, "arguments": arguments}}


def write_messages(folder):
    """Lines for the server of the Model Context Protocol, which has a.txt in EUC-KR and b.txt in ISO-2022-JP."""
    seeds = Seeds(folder, "mcp")
    seeds.add(lines_of({"jsonrpc": "2.0", "method": "notifications/initialized"}, {"jsonrpc": "2.0", "id": "x", "method": "tools/list"}))
    seeds.add(lines_of({"jsonrpc": "2.0", "id": 7, "method": "nothing"}, [], [{"jsonrpc": "2.0", "id": 1, "method": "ping"}], None) + b"no JSON\n")
    seeds.add("r\nwall of it\u8a9e\ne\x02\ud55c\nwagain\n".encode())
    seeds.add("r\nxsomebody else\u00e9\nwlost?\nr\ne\x05A\nwnot lost\n".encode("euc-kr", "replace"))
    seeds.add(lines_of(call(1, "decode", bytes="x8zB1g==", content_type="text/plain; charset=euc-kr"), call(2, "decode", path="b.txt")))
    for path in ("a.txt", "b.txt", "../b.txt", "new/c.txt"):
        seeds.add(lines_of(call(1, "detect_encoding", path=path), call(2, "read_text_file", path=path, first_line=1, last_line=9, encoding="euc-kr")))
        seeds.add(lines_of(call(1, "edit_text_file", path=path, old_text="\u8a9e", new_text="\u20ac", expected_count=1, on_unencodable="escape"),
                           call(2, "write_text_file", path=path, text="caf\u00e9\n", encoding="latin1", on_unencodable="replace")))
        seeds.add(lines_of(call(1, "convert_file", path=path, to="UTF-8", out="d.txt"), call(2, "list_names", path=path),
                           call(3, "check_files", paths=[path], against="HEAD")))


def write_edits(folder):
    seeds = Seeds(folder, "edit")
    for number, _, text in encoded_texts():
        for begin, end, new in [(0, 0, "a"), (3, 9, "\u00e9\u8a9e"), (20, 21, "")]:
            seeds.add(bytes([number, begin, end]) + new.encode() + b"\n" + text[:300])


def write_archives(folder):
    seeds = Seeds(folder, "zip")
    for _, _, text in encoded_texts():
        names = [name for name in text[:200].replace(b"/", b"-").split(b" ") if name][:8]
        seeds.add(zip_writer.archive([zip_writer.member(name, b"x") for name in names]))
    one = zip_writer.member(b"\x82\xa0.txt", b"text " * 20, extra=zip_writer.unicode_field(b"\x82\xa0.txt", "\u3042.txt"))
    flagged = zip_writer.member("caf\u00e9/".encode(), flags=zip_writer.UTF8, host=zip_writer.UNIX, comment=b"remark")
    for more in [{}, {"comment": b"of the archive PK\5\6"}, {"count": 9}, {"before": b"#!/bin/sh\n"}, {"before": b"MZ" * 20, "shift": 40}, {"disk": 1}]:
        seeds.add(zip_writer.archive([one, flagged, zip_writer.member(b"../up", b"", size=1 << 31)], **more))

    def texts(*words):
        return b"".join(bytes([len(word)]) + word for word in words)
    seeds = Seeds(folder, "rewrite")
    for choices in range(8):
        members = [texts(b"\x82\xa0.txt", b"content", b"remark", b"" if choices < 4 else b"gap") + bytes([choices]) + texts(b"sum!"),
                   texts("caf\u00e9".encode(), b"", b"", b"") + bytes([choices ^ 7]) + texts(b"sum?")]
        archive = texts(b"front" if choices % 2 else b"") + bytes([2]) + b"".join(members) + texts(b"end", b"more" if choices > 5 else b"")
        seeds.add(archive)
        seeds.add(archive + bytes([0, 40 + choices * 9, choices]))


def write_mojibake(folder):
    """Text in its own encoding, text that was read in another one and written as UTF-8, and the two in turn."""
    seeds = Seeds(folder, "repair")
    for number, _, text in encoded_texts():
        seeds.add(bytes([number, 0]) + text[:600])
        seeds.add(b"\xff\x00" + "".join(SENTENCES).encode()[:200] + b"\n" + text[:300])
    for transfer, encode in (("base64", base64.encodebytes), ("quoted-printable", quopri.encodestring)):
        head = f"Content-Type: text/plain; charset=koi8-r; boundary=b\nContent-Transfer-Encoding: {transfer}\n\n".encode()
        body = head + encode(SENTENCES[0].encode("koi8-r", "replace"))
        seeds.add(b"\xff\x00From: a@example.org\n" + body + b"--b\n" + body + b"--b--\n")
        seeds.add(b"\xff\x00From \n" + body + b"\nFrom \n" + body)
    for codec in ("cp1252", "mac_roman", "cp1251", "cp437", "latin-1", "gbk"):
        for sentence in SENTENCES:
            garbled = sentence.encode().decode(codec, "replace")
            seeds.add(b"\xff\x00" + (sentence + garbled).encode())
            seeds.add(b"\xff\x80" + garbled.encode())
            seeds.add(b"\xff\x01" + garbled.encode().decode(codec, "replace").encode() + b"\r\n")


def write_journals(folder):
    journal, cache = Seeds(folder, "journal"), Seeds(folder, "cache")
    head = {"step": "head", "program": "charsleuth", "version": 1, "to": "UTF-8", "destination": "in-place", "folder": "", "roots": ["/t/\\xE9"]}
    begin = {"step": "begin", "path": "/t/a", "from": "KOI8-R", "before": {"size": 3, "hash": "00"}, "after": {"size": 5, "hash": "11"}}
    steps = [{"step": "run", "process": 12}, {"step": "folder", "path": "/t/b"}, {**begin, "kept": "/t/a.orig"}, {"step": "done", "path": "/t/a", "changed": 9},
             {**begin, "copy": "/c/a"}, {"step": "failed", "path": "/t/a"}, {**begin, "kept": "/o/a", "kept_is_copied": True},
             {"step": "undone", "path": "/t/a"}, {"step": "end"}]
    for count in range(len(steps) + 1):
        content = lines_of(head, *steps[:count])
        journal.add(b"\0" + content)
        journal.add(b"\0" + content[:-7])
    renamed = lines_of({"journal": "charsleuth names", "version": 1}, {"folder": "/t/", "from": "\\xE9", "to": "\u00e9"})
    journal.add(b"\1" + renamed)
    journal.add(b"\1" + renamed[:-4])
    settings = {"charsleuth": "survey cache", "settings": "s"}
    known = {"path": "a.txt", "size": 12, "inode": 5, "changed": 1000000000, "hints": "h",
             "file": [False, "", "UTF-8", "de", "", "", "LF", "strong", 0.99, 0, 12], "oddities": [1, 2], "json": "{}"}
    for content in [lines_of(settings), lines_of(settings, known, known), lines_of({**settings, "settings": "t"}, known), lines_of(settings, known)[:-9]]:
        cache.add(content)


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    write_texts(folder)
    write_files(folder)
    write_declarations(folder)
    write_questions(folder)
    write_packed(folder)
    write_messages(folder)
    write_edits(folder)
    write_archives(folder)
    write_journals(folder)
    write_mojibake(folder)
    names = {name.encode() for _, name, _ in encodings()}
    rules = literals("core/declared/**/*.cpp")
    escapes = literals("tests/core/decode/random_bytes.h", "tests/core/decode/decoder_text_test.cpp")
    kinds = literals("core/evidence/hint.cpp")
    for target in ("decode", "encode", "convert", "plan", "repair"):
        write_dictionary(folder, target, escapes)
    for target in ("detect", "uchardet"):
        write_dictionary(folder, target, escapes | rules | names)
    write_dictionary(folder, "c_interface", escapes | names | kinds)
    write_dictionary(folder, "declared", rules | names)
    write_dictionary(folder, "hints", rules | names)
    write_dictionary(folder, "web", names | kinds | literals("plugin/web/module/request.cpp"))
    write_dictionary(folder, "unpack", {b"\x1f\x8b\x08\x00", b"\x28\xb5\x2f\xfd", b"\x28\xb5\x2f\xfd\x20"})
    write_dictionary(folder, "mcp", literals("app/mcp/*.cpp") | {b"jsonrpc", b"tools/call", b"\\u20ac"})
    write_dictionary(folder, "edit", escapes)
    write_dictionary(folder, "zip", {b"PK\1\2", b"PK\3\4", b"PK\5\6", b"PK\6\6", b"PK\6\7", b"\x75\x70", b"\x00\x08", b"\x01\x00"})
    write_dictionary(folder, "journal", literals("app/tree/journal*.cpp", "app/names/renaming.cpp"))
    write_dictionary(folder, "cache", literals("app/cli/survey_cache.cpp") | {b'"path":'})
    write_dictionary(folder, "sidecar", literals("app/sidecar/*.cpp") | {b"[[:alpha:]]", b"{1..9}", b"**/"})


main()
