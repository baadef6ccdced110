"""Attacks on what walks over folders, unpacks archives and serves agents, for attack.py: whatever lies there, nothing outside is changed, no program that
a repository names is run, and nothing is written where git, editors or agents would obey it."""
import io
import json
import os
import shutil
import subprocess
import tarfile
import time
import zipfile

NAMES = ["a.txt", "b.html", "$(touch canary).txt", "`touch canary`", "; touch canary #", "-rf", "--in-place", "a\nb.txt", "caf\u00c3\u00a9.txt",
         "\udce9.txt", "\udcff\udcfe", "日本.txt", "\u202egnp.txt", " ", "'\"", "a.txt.orig", ".editorconfig", ".gitattributes", ".gitignore", "CON", "a!b"]
PATHS = ["a.txt", "folder/b.txt", "../outside/new.txt", "/tmp/charsleuth-attack-new", "..\\outside\\new.txt", "folder/../../outside/new.txt", ".git/config",
         "folder/.git/hooks/pre-commit", ".vscode/tasks.json", "GIT~1/config", ".mcp.json", "link/new.txt", "link", "\u200d.git/config", "C:\\new.txt", "a.txt"]
OBEYED = {".git", "git~1", ".vscode", ".mcp.json"}
CALLS = [("read_text_file", {}), ("detect_encoding", {}), ("check_files", {}), ("list_names", {}), ("decode", {"bytes": "4pyT"}),
         ("check_files", {"paths": ["a.txt"], "against": "HEAD"}), ("edit_text_file", {"old_text": "a", "new_text": "\u20ac"}),
         ("write_text_file", {"text": "déjà vu\n"}), ("convert_file", {"to": "UTF-16LE"}), ("convert_file", {"to": "UTF-8", "out": "link/new.txt"})]


def seen(folder):
    """Every entry below the folder: what it is, and what is in it."""
    found = {}
    for at, folders, files in os.walk(folder):
        for name in folders + files:
            path = os.path.join(at, name)
            if os.path.islink(path):
                found[path] = os.readlink(path)
            elif os.path.isfile(path):
                with open(path, "rb") as file:
                    found[path] = (os.stat(path).st_mode, file.read())
    return found


class Folders:
    """Beside the folder of an attack lies another that nothing may touch."""

    def __init__(self, attack):
        self.attack, self.random, self.work = attack, attack.random, attack.folder
        self.outside, self.canary = attack.kept / "outside", attack.kept / "canary"
        self.evil = attack.kept / "evil"
        self.evil.write_text(f"#!/bin/sh\ntouch '{self.canary}'\n")
        self.evil.chmod(0o755)
        self.outside.mkdir()
        (self.outside / "a.txt").write_bytes("Паром отходит.\n".encode("koi8-r"))
        self.before = seen(self.outside)

    def begin(self):
        shutil.rmtree(self.work, ignore_errors=True)
        self.work.mkdir()

    def run(self, *words, content=b""):
        status, _, _ = self.attack.run(list(words))
        if status not in (0, 1, 3):
            self.attack.found(f"exit status {status}", words, content)
        self.look(words, content)
        return status

    def look(self, words, content):
        if self.canary.exists() or list(self.work.rglob("canary")):
            self.attack.found("a program was run", words, content)
            self.canary.unlink(missing_ok=True)
        if seen(self.outside) != self.before:
            self.attack.found("something outside was changed", words, content)
            self.before = seen(self.outside)

    def listed(self, archive):
        self.attack.run(["names", "--json", archive])
        line = (self.attack.kept / "stdout").read_bytes()
        return len(json.loads(line).get("entries", [])) if line else 0

    def archive(self):
        """The bytes of a zip or tar archive with paths that lead elsewhere, some bits of it wrong."""
        out = io.BytesIO()
        paths = self.random.choices(PATHS, k=self.random.randrange(1, 8))
        if self.random.randrange(2):
            with zipfile.ZipFile(out, "w", self.random.choice([zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])) as file:
                for path in dict.fromkeys(paths):
                    file.writestr(path, self.attack.mutated()[:300])
        else:
            with tarfile.open(fileobj=out, mode=self.random.choice(["w", "w:gz"])) as file:
                link = tarfile.TarInfo("link")
                link.type, link.linkname = tarfile.SYMTYPE, "../outside"
                file.addfile(link)
                for path in paths:
                    member, content = tarfile.TarInfo(path), self.attack.mutated()[:300]
                    member.size = len(content)
                    file.addfile(member, io.BytesIO(content))
        bytes_ = bytearray(out.getvalue())
        for _ in range(self.random.choice([0, 0, 1, 1, 3, 20])):
            bytes_[self.random.randrange(len(bytes_))] ^= 1 << self.random.randrange(8)
        return bytes(bytes_[:self.random.choice([len(bytes_), len(bytes_), self.random.randrange(len(bytes_)) + 1])])

    def archives(self, end):
        while time.monotonic() < end:
            self.begin()
            content = self.archive()
            (self.work / "input").write_bytes(content)
            (self.work / "out").mkdir()
            (self.work / "out/link").symlink_to(self.outside)
            entries = self.listed("input")
            words = ["names", "--extract", "out", "input"]
            self.run(*words, content=content)
            if any(part.lower() in OBEYED for path in (self.work / "out").rglob("*") for part in path.relative_to(self.work).parts):
                self.attack.found("what others obey was unpacked", words, content)
            words = ["names", "--rewrite", "copy.zip", "input"]
            if self.run(*words, content=content) == 0 and self.listed("copy.zip") != entries:
                self.attack.found("another number of members", words, content)

    def tree(self):
        """A repository that names programs, with files of many names, links to what is outside, and settings."""
        self.begin()
        for name in self.random.sample(NAMES, 6):
            (self.work / name).write_bytes(self.attack.mutated()[:2000])
        (self.work / "sub").mkdir()
        (self.work / "sub/c.txt").write_bytes("Сегодня утром в городе прошёл сильный дождь.\n".encode("koi8-r") * 3)
        for name, target in [("link", self.outside), ("link.txt", self.outside / "a.txt"), ("sub/.editorconfig", self.outside / "a.txt")]:
            (self.work / name).symlink_to(target)
        subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "init.defaultBranch=main", "init", "-q"], cwd=self.work, check=True)
        subprocess.run(["git", "add", "-A"], cwd=self.work, check=False, capture_output=True)
        (self.work / ".gitattributes").write_text("* filter=x diff=x\n")
        with open(self.work / ".git/config", "a", encoding="utf-8") as file:
            file.write(f"[core]\n\tfsmonitor = {self.evil}\n\thooksPath = {self.attack.kept}\n\tpager = {self.evil}\n[filter \"x\"]\n\tclean = {self.evil}\n"
                       f"\tsmudge = {self.evil}\n[diff \"x\"]\n\ttextconv = {self.evil}\n\tcommand = {self.evil}\n")

    def folders(self, end):
        while time.monotonic() < end:
            self.tree()
            before = seen(self.work)
            for words in [["survey", "--csv", "."], ["detect", "-r", "."], ["check"], ["check", "--cached"], ["names", "-r", "."],
                          ["convert", "-r", "--dry-run", "--to", "UTF-8", "."]]:
                self.run(*words)
                if seen(self.work) != before:
                    self.attack.found("what only reads changed something", words, b"")
                    before = seen(self.work)
            journal = str(self.attack.kept / "journal")
            for words, undo in [(["convert", "-r", "--in-place", "--to", "UTF-8", "--on-loss", "escape", "--journal", journal, "."], "convert"),
                                (["names", "-r", "--apply", "--journal", journal, "."], "names")]:
                self.run(*words)
                if {path: what for path, what in seen(self.work / ".git").items() if before.get(path) != what}:
                    self.attack.found("something in .git was changed", words, b"")
                if os.path.exists(journal):
                    self.run(undo, "--undo", journal, "--root", ".")
                    os.unlink(journal)
                if seen(self.work) != before:
                    self.attack.found("undone, it is not as it was", words, b"")
                    before = seen(self.work)

    def clients(self, end):
        """A client that sends calls with wrong bytes among them; each line is answered or none was due, and a ping behind them is."""
        while time.monotonic() < end:
            self.tree()
            before = seen(self.work)
            words = ["mcp", "--root", "."] + self.random.choice([[], ["--read-only"]])
            lines = [b'{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}']
            for number in range(40):
                tool, arguments = self.random.choice(CALLS)
                path = self.random.choice(["a.txt", "link/a.txt", "link.txt", "../outside/a.txt", ".git/config", "sub/c.txt", "sub/.editorconfig", "new.txt"])
                arguments = arguments if tool in ("decode", "check_files") else {**arguments, "path": path}
                line = bytearray(json.dumps({"jsonrpc": "2.0", "id": number + 1, "method": "tools/call", "params": {"name": tool, "arguments": arguments}}).encode())
                for _ in range(self.random.choice([0, 0, 0, 1, 4])):
                    line[self.random.randrange(len(line))] = self.random.choice(b'{}[]",:\\\0\xff0e')
                lines.append(bytes(line))
            lines.append(b'{"jsonrpc":"2.0","id":"last","method":"ping"}')
            content = b"\n".join(lines) + b"\n"
            status, out, _ = self.attack.run(words, content, 100_000)
            answers = out.decode().splitlines()
            if status != 0 or not answers or json.loads(answers[-1]).get("id") != "last":
                self.attack.found(f"no answer to the last message, exit status {status}", words, content)
            if any("Паром" in answer for answer in answers):
                self.attack.found("what is outside was told", words, content)
            self.look(words, content)
            now = seen(self.work)
            if "--read-only" in words and now != before:
                self.attack.found("a server that only reads changed something", words, content)
            if any(what != before.get(path) for path, what in now.items() if "/.git/" in path):
                self.attack.found("something in .git was changed", words, content)
