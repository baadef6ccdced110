#!/usr/bin/env python3
"""Commands give one answer about a file: whether it is in several encodings, whether it is mojibake, whether it lost characters before, and what the
encoded bodies of a mail are in.

    one_answer.py CHARSLEUTH

Some 440 made files: sound ones, lines or tails in another encoding, text encoded twice, damage. `detect`, `detect --segments`, `survey`, `check` and the
agents' `detect_encoding` are asked about each. What nobody notices is no failure here; two answers about one file are.
"""
import json
import pathlib
import random
import subprocess
import sys
import tempfile

from made_tree import SENTENCES

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "plugin/python"))
from mails import MAILS  # noqa: E402

PAGES = {"ru": ["cp1251", "koi8-r", "cp866"], "uk": ["cp1251"], "pl": ["cp1250", "iso8859-2"], "cs": ["cp1250"], "de": ["cp1252", "cp850"],
         "fr": ["cp1252"], "es": ["cp1252"], "el": ["cp1253"], "tr": ["cp1254"], "he": ["cp1255"], "ar": ["cp1256"], "lv": ["cp1257"],
         "ja": ["cp932", "euc_jp"], "ko": ["cp949"], "zh": ["gbk"], "zh-tw": ["big5"]}
DECLARED = {"cp1251": "windows-1251", "cp1252": "windows-1252", "koi8-r": "koi8-r", "cp932": "shift_jis", "gbk": "gbk"}


def made(chance):
    """(kind, content) of files; the lines of each are sentences in one language, or in two."""
    for lang, pages in PAGES.items():
        for page in pages:
            def lines(count, encoding, of=lang):
                return [(s + "\n").encode(encoding, "ignore") for s in chance.choices(SENTENCES[of], k=count)]

            yield "sound", b"".join(lines(8, page))
            yield "UTF-8 among lines in a page", b"".join(sorted(lines(6, page) + lines(6, "utf-8"), key=lambda _: chance.random()))
            yield "a page, then UTF-8", b"".join(lines(9, page) + lines(3, "utf-8"))
            yield "UTF-8, then a page", b"".join(lines(9, "utf-8") + lines(3, page))
            yield "one line in a page", b"".join(lines(5, "utf-8") + lines(1, page) + lines(5, "utf-8"))
            yield "one line in UTF-8", b"".join(lines(5, page) + lines(1, "utf-8") + lines(5, page))
            yield "a tail in UTF-16", b"".join(lines(9, page) + lines(2, "utf-16-le"))
            yield "damage", b"".join(lines(9, "utf-8")) + b"a\xff\xfe b\n"
            other = chance.choice([known for known in PAGES if known != lang])
            yield "two languages", b"".join(lines(8, page) + lines(8, PAGES[other][0], other))
            if page in DECLARED:
                yield "declared", f"# -*- coding: {DECLARED[page]} -*-\n".encode() + b"".join(lines(8, page) + lines(3, "utf-8"))
                yield "declared", f"# -*- coding: {DECLARED[page]} -*-\n".encode() + b"".join(lines(12, page)) + b"\xff\n"
        log = b"the work was done in time, see the log\n" * 6
        for wide in ("utf-16-le", "utf-16-be"):
            text = "".join(chance.choices(SENTENCES[lang], k=2)) + "\n"
            yield "ASCII, then UTF-16", log + text.encode(wide)
            yield "UTF-16, then ASCII", text.encode(wide) + log
            yield "data, then UTF-16", chance.randbytes(200) + text.encode(wide)
            yield "data of a format, then UTF-16", b"\xff\x0a" + bytes(chance.choices(range(32, 256), k=60)) + b"\n" + text.encode(wide)
        yield "lost characters", "".join(lines_of(lang)).encode("ascii", "replace").decode().replace("?", "\ufffd").encode()
        yield "lost characters read as GBK", ("".join(lines_of(lang)) + SENTENCES[lang][0].replace("e", "\u951f\u65a4\u62f7") + "\n").encode()
        for read_as in ("cp1252", "cp1251", "cp437", "latin-1"):
            twice = "".join(chance.choices(SENTENCES[lang], k=4)).encode().decode(read_as, "ignore")
            yield "encoded twice", (twice + "\n").encode()
            yield "a line encoded twice", (SENTENCES[lang][0] + "\n" + twice + "\n").encode()


def lines_of(lang):
    return [s + "\n" for s in SENTENCES[lang][:6]]


class Asked:
    def __init__(self, program, folder):
        self.program, self.folder = program, folder

    def lines_of(self, *words):
        run = subprocess.run([self.program, *words], cwd=self.folder, capture_output=True, check=False)
        assert run.returncode in (0, 1), run.stderr
        return [json.loads(line) for line in run.stdout.splitlines()]

    def by_file(self, *words):
        return {pathlib.Path(each["file"]).name: each for each in self.lines_of(*words) if "file" in each}


    def agents_words(self, names):
        """What `charsleuth mcp` tells of each file."""
        calls = [{"method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}}]
        calls += [{"method": "tools/call", "params": {"name": "detect_encoding", "arguments": {"path": name}}} for name in names]
        asked = "".join(json.dumps({"jsonrpc": "2.0", "id": number, **call}) + "\n" for number, call in enumerate(calls))
        run = subprocess.run([self.program, "mcp", "--root", self.folder], input=asked.encode(), capture_output=True, check=True)
        told = {answer["id"]: answer["result"] for answer in map(json.loads, run.stdout.splitlines())}
        return {name: told[number]["content"][0]["text"] for number, name in enumerate(names, 1)}


def answers(program, folder, names):
    """Who says of which files that they are mixed, that they are mojibake, by way of which page they were encoded twice, and that they lost characters."""
    asked = Asked(program, folder)
    detected = asked.by_file("detect", "--json", "--top", "2", "--no-sidecar", *names)
    divided = asked.by_file("detect", "--json", "--top", "2", "--segments", "--no-sidecar", *names)
    surveyed = asked.by_file("survey", "--json", "--all", ".")
    checked = {}
    for finding in asked.lines_of("check", "--format", "json", *names):
        checked.setdefault(finding["file"], set()).add(finding["rule"])
    told = asked.agents_words(names)
    for name in names:
        words = told[name]
        rules = checked.get(name, set())
        yield name, {"detect": detected[name]["mixed"], "detect --segments": divided[name]["mixed"],
                     "the segments": len({part["encoding"] for part in divided[name]["segments"]} - {None}) > 1,
                     "survey": surveyed[name]["mixed"], "check": "mixed" in rules, "mcp": "in several encodings" in words}, {
                         "detect": bool(detected[name]["mojibake"]), "survey": bool(surveyed[name]["mojibake"]), "check": "mojibake" in rules,
                         "mcp": "of mojibake" in words or "was encoded twice" in words}, pages(detected[name]), {
                             "detect": bool(detected[name]["lost_characters"]), "survey": bool(surveyed[name]["lost_characters"]), "check": "lost-characters" in rules,
                             "mcp": "in place of" in words}


def told_of_mails(program, folder):
    """(name, who, what is said, what is true) of the encoded bodies of mails."""
    for name, (mail, _) in MAILS.items():
        (pathlib.Path(folder) / name).write_bytes(mail)
    asked, names = Asked(program, folder), list(MAILS)
    detected = {who: asked.by_file(*who.split(), "--json", "--no-sidecar", *names) for who in ("detect", "detect --segments")}
    agents = asked.agents_words(names)
    detected["survey"] = asked.by_file("survey", "--json", "--no-sidecar", "--all", ".")
    checked = {}
    for finding in asked.lines_of("check", "--format", "json", *names):
        checked.setdefault(finding["file"], []).append((finding["rule"], finding["expected"], finding["found"]))
    for name, (_, bodies) in MAILS.items():
        yield name, "check", checked.get(name, []), [("encoding", label, encoding) for _, encoding, _, label, _ in bodies if label]
        for who, answer in detected.items():
            yield name, who, [tuple(body[field] for field in ("transfer", "encoding", "language", "contradicted")) for body in answer[name].get("bodies", [])], \
                [body[:4] for body in bodies]
        shown = subprocess.run([program, "show", "--segments", name], cwd=folder, capture_output=True, check=True).stdout.decode()
        yield name, "show --segments", [text for *_, text in bodies if text in shown], [text for *_, text in bodies]
        listed = agents[name].partition("base64 or quoted-printable: ")[2]
        yield name, "mcp", (bool(listed), [encoding for _, encoding, *_ in bodies if encoding in listed]), (bool(bodies), [encoding for _, encoding, *_ in bodies])


def pages(answer):
    page, mojibake = answer["encoded_twice"], answer["mojibake"]
    return {} if page is None else {"encoded_twice": page, "mojibake": mojibake and mojibake["chain"][-1].removeprefix("UTF-8 read as ")}


def main():
    chance = random.Random("one answer")
    with tempfile.TemporaryDirectory() as folder:
        kinds = {}
        for number, (kind, content) in enumerate(made(chance)):
            kinds[f"f{number:03}.txt"] = kind
            (pathlib.Path(folder) / f"f{number:03}.txt").write_bytes(content)
        wrong = 0
        lost_told = 0
        for name, mixed, mojibake, page, lost in answers(sys.argv[1], folder, list(kinds)):
            lost_told += lost["detect"] and kinds[name].startswith("lost")
            for question, told in (("mixed", mixed), ("mojibake", mojibake), ("by way of", page), ("lost characters", lost)):
                if len(set(told.values())) > 1:
                    wrong += 1
                    print(f"{name} ({kinds[name]}) {question}:", ", ".join(f"{who} {said}" for who, said in told.items()))
        for name, who, said, true in told_of_mails(sys.argv[1], folder):
            if said != true:
                wrong += 1
                print(f"{name}: {who} says {said}, not {true}")
        print(f"{len(kinds)} files, {wrong} with two answers; {lost_told} told to have lost characters")
        return 1 if wrong or not lost_told else 0


if __name__ == "__main__":
    sys.exit(main())
