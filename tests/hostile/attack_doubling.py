"""Inputs of many kinds that double, for attack.py: with each doubling the time may grow by 2.3, and the memory may be 8 times the input and 64 MiB, of
`mcp` 512 MiB (the table of limits in SECURITY.md). A size from which on the program answers otherwise (with another exit status: 2 MB are binary, 4 MB
text) begins anew: more work is done then."""
import io
import json
import random
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile

# Seconds of the processor that a doubling may add whatever the step: starting, and what others take from a measurement.
FREE_SECONDS, STEP = 0.05, 2.3
FREE_BYTES, TIMES, SERVER_BYTES = 64 << 20, 8, 512 << 20
SIZES = [1 << 20, 2 << 20, 4 << 20, 8 << 20]
# What repair, division, the bodies of mails and the escapes of ISO-2022 look into piece by piece.
DAMAGED = {
    "ISO-2022-JP on one line": "渡し船は朝 7 ".encode("iso2022_jp") + b"\x1b(B ",
    "UTF-16": "дом и сад\n".encode("utf-16le"),
    "mails in base64": b"MIME-Version: 1.0\nContent-Type: text/plain; charset=koi8-r\nContent-Transfer-Encoding: base64\n\n8NLJ18XULg==\n\n",
    "parts of a mail": b"--b\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\nd=C3=A9j=C3=A0 vu\n",
    "columns in two encodings": "1;thé;чай\n".encode() + b"2;th\xe9;" + "чай\n".encode("cp1251"),
    "lines in four encodings": "дом\n".encode() + "дом\n".encode("cp1251") + "дом\n".encode("koi8-r") + "家\n".encode("shift_jis"),
    "mojibake of mojibake": "déjà vu\n".encode().decode("cp1252").encode().decode("latin1").encode(),
    "mojibake on one line": "Ð´Ð¾Ð¼ m≤n ".encode(),
    "lost characters": "d\ufffdj\ufffd vu, na?ve\n".encode(),
    "signs as controls": "\x93déjà\x94 \x96 vu\n".encode(),
    "lists of letters": "key=áéíóú\n[a-zA-Zăâîşţ]\n".encode(),
    "numbers": b"0,",
}
# The system counts what a process had before it became another program: a small one stands between.
MEASURED = """import os, sys
_, status, usage = os.wait4(os.spawnv(os.P_NOWAIT, sys.argv[2], sys.argv[2:]), 0)
open(sys.argv[1], "w").write(f"{usage.ru_utime + usage.ru_stime} {usage.ru_maxrss}")
sys.exit(os.waitstatus_to_exitcode(status) % 256)"""


def label_of(words):
    return " ".join(words[:1] + [word for word in words if word in ("--json", "json", "--segments", "--explain", "--rewrite", "-r")])


def zipped(size):
    """Members without content whose names are in KOI8-R."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for number in range(size // 140):
            archive.writestr(zipfile.ZipInfo(f"паром отходит {number}.txt".encode("koi8-r").decode("latin-1")), b"")
    return out.getvalue()


def tarred(size):
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT, encoding="koi8-r") as archive:
        for number in range(size // 512):
            archive.addfile(tarfile.TarInfo(f"паром отходит {number}.txt"))
    return out.getvalue()


def repeated(unit):
    """Whole units: text that is cut within a character is damaged, and answered otherwise."""
    return lambda size: unit * (size // len(unit))


class Doubling:
    def __init__(self, attack, whole, pieces, samples, commands):
        self.attack, self.whole = attack, whole
        self.pieces, self.samples, self.commands = pieces, samples, commands
        self.worst = {}

    def kinds(self):
        """The name of each kind, and what makes so many bytes of it."""
        units = {f"piece {piece[:12]!r}": piece for piece in self.pieces}
        units.update({path.name: path.read_bytes() for path in self.samples})
        units["random bytes"] = random.Random(1).randbytes(1 << 16)
        units["lines in two encodings"] = "déjà vu, naïve\n".encode() * 9 + "déjà vu, naïve\n".encode("cp1252")
        units["mojibake"] = "déjà vu, thé, été\n".encode().decode("cp1252").encode()
        units["one line"] = "Съешь же ещё этих мягких булок ".encode()
        units.update(DAMAGED)
        return {name: repeated(unit) for name, unit in units.items() if unit}

    def asked(self):
        """A kind, what makes it, a command, and what is sent to it."""
        more = [["repair", "--check", "input"], ["convert", "-r", "--to", "UTF-8", "--on-loss", "escape", "--out-dir", "../copies", "--journal", "../journal", "."]]
        for kind, make in self.kinds().items():
            for words in [*self.commands("input", "."), *more]:
                yield kind, make, words, None
            for tool, arguments in [("read_text_file", {}), ("check_files", {}), ("edit_text_file", {"old_text": "#", "new_text": "#"})]:
                calls = [{"method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}}},
                         {"method": "tools/call", "params": {"name": tool, "arguments": arguments if tool == "check_files" else {**arguments, "path": "input"}}}]
                lines = [json.dumps({"jsonrpc": "2.0", "id": number, **call}) for number, call in enumerate(calls)]
                yield f"{kind}, {tool}", make, ["mcp", "--root", "."], "".join(line + "\n" for line in lines).encode()
        for kind, make in (("zip", zipped), ("tar", tarred)):
            for words in [["names", "input"], ["names", "--json", "input"], ["names", "--rewrite", "converted", "input"]][:3 if kind == "zip" else 2]:
                yield kind, make, words, None

    def doubling(self, end):
        """One kind and one command after the other, in an order of chance, until the time is over."""
        attack = self.attack
        asked = list(self.asked())
        attack.random.shuffle(asked)
        for one in asked:
            if time.monotonic() > end and not self.whole:
                return
            self.double(*one)

    def run(self, content, words, sent):
        """(status, seconds of the processor, bytes of memory)"""
        attack, usage = self.attack, self.attack.kept / "usage"
        for folder in [attack.folder, attack.kept / "copies"]:
            shutil.rmtree(folder, ignore_errors=True)
        (attack.kept / "journal").unlink(missing_ok=True)
        attack.folder.mkdir()
        (attack.folder / "input").write_bytes(content)
        with (attack.kept / "stderr").open("wb") as errors:
            done = subprocess.run([sys.executable, "-S", "-c", MEASURED, usage, attack.program, *words], cwd=attack.folder, env=attack.environment, input=sent or b"",
                                  stdout=subprocess.DEVNULL, stderr=errors, check=False)
        attack.counts[words[0]] = attack.counts.get(words[0], 0) + 1
        seconds, memory = usage.read_text().split()
        return done.returncode, float(seconds), int(memory) << 10

    def double(self, kind, make, words, sent):
        attack, label, before, answered = self.attack, label_of(words), None, None
        for size in SIZES:
            content = make(size)
            status, seconds, memory = self.run(content, words, sent)
            before = before if status == answered else None
            for _ in range(2):  # others may have been in the way of either: both anew, one after the other
                if before and seconds > STEP * before + FREE_SECONDS:
                    before = min(before, self.run(make(size // 2), words, sent)[1])
                    seconds = min(seconds, self.run(content, words, sent)[1])
            if status not in (0, 1, 3):
                attack.found(f"exit status {status}", words, content)
            if before and seconds > STEP * before + FREE_SECONDS:
                attack.found(f"{before:.2f} s -> {seconds:.2f} s for twice as much of {kind}", words, content)
            if memory > (SERVER_BYTES if words[0] == "mcp" else TIMES * size + FREE_BYTES):
                attack.found(f"{memory >> 20} MiB of memory for {size >> 20} MB of {kind}", words, content)
            step = seconds / before if before and seconds > 4 * FREE_SECONDS else 0
            old = self.worst.get(label, (0, 0, 0))
            self.worst[label] = (max(old[0], step), max(old[1], memory / size if size == SIZES[-1] else 0), old[2] + 1)
            before, answered = seconds, status
