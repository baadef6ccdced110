#!/usr/bin/env python3
"""Walks tell and change nothing of what a link leads to, whatever is exchanged for one meanwhile: walk_race_test.py PROGRAM"""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

from made_tree import EXCHANGE, snapshot

PROGRAM = os.path.abspath(sys.argv.pop(1))
# Each kind of exchange for each command; sanitizers see a fault in any of the runs.
RUNS = 5 if "CHARSLEUTH_SANITIZED" in os.environ else 20
INSIDE = "Паром отходит от пристани.\n".encode()
SECRET = "渡し船は朝七時に港を出ます。箱を二度数えて、すべて書きとめた。\n".encode("cp932")
TOLD = ["Shift_JIS", "windows-31j", "CP932", "koi8-r", "koi8-u", "тайна"]  # none is in the folder


class Walks(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="charsleuth-race-")
        self.addCleanup(folder.cleanup)
        self.base = pathlib.Path(folder.name)
        self.root, outside = self.base / "root", self.base / "outside"
        for folder in [self.root / "folder", self.root / "set", outside]:
            folder.mkdir(parents=True)
        for name in ["a.txt", "b.txt", "c.txt"]:
            (outside / name).write_bytes(SECRET)
            for folder in ["", "folder", "set"]:
                (self.root / folder / name).write_bytes(INSIDE)
        (outside / ".editorconfig").write_text("[*]\ncharset = koi8-r\n")
        (outside / os.fsdecode("тайна.txt".encode("cp866"))).touch()
        (self.root / "set/.editorconfig").write_text("[*]\ncharset = latin1\n")
        self.links = {"a.txt": outside / "a.txt", "folder": outside, "set/.editorconfig": outside / ".editorconfig"}

    def words_of(self, *arguments):
        outcome = subprocess.run([PROGRAM, *arguments], cwd=self.root, capture_output=True, text=True, check=False, timeout=60,
                                 env={**os.environ, "XDG_STATE_HOME": str(self.base / "state")})
        self.assertIn(outcome.returncode, [0, 1, 3], outcome.stderr)
        return outcome.stdout + outcome.stderr

    def commands(self):
        yield ["survey", "--csv", "."]
        yield ["detect", "-r", "."]
        yield ["check", "."]
        yield ["convert", "-r", "--to", "UTF-8", "--dry-run", "--report", "-", "."]
        yield ["names", "-r", "--as", "IBM866", "."]

    def test_what_is_exchanged_for_a_link_is_not_read(self):
        for name, target in self.links.items():
            link = self.base / "link"
            link.symlink_to(target)
            with subprocess.Popen([sys.executable, "-c", EXCHANGE, str(self.root / name), str(link)], stdout=subprocess.PIPE) as exchange:
                exchange.stdout.readline()
                try:
                    for command in self.commands():
                        for _ in range(RUNS):
                            words = self.words_of(*command)
                            self.assertFalse([label for label in TOLD if label in words], (name, command, words))
                finally:
                    exchange.kill()
            # The exchange may have been ended with either name anywhere.
            for rest in [link, self.root / name, self.root / f"{name}.kept"]:
                if rest.is_symlink():
                    rest.unlink()

    def test_what_is_exchanged_for_a_link_is_not_written(self):
        cyrillic = "файл.txt".encode("koi8-r")
        outside, folder, link = (os.fsencode(self.base / name) for name in ["outside", "root/folder", "link"])
        for place in [outside, folder]:
            with open(place + b"/" + cyrillic, "wb") as file:
                file.write(INSIDE.decode().encode("koi8-r") * 9)
        before = snapshot(self.base / "outside")
        os.symlink(outside, link)
        with subprocess.Popen([sys.executable, "-c", EXCHANGE, folder, link], stdout=subprocess.PIPE) as exchange:
            exchange.stdout.readline()
            try:
                for number in range(RUNS // 5):
                    journal = ["--journal", str(self.base / f"journal-{number}")]
                    for command in [["convert", "-r", "--in-place", "--from", "KOI8-R", "--to", "UTF-8" if number % 2 else "UTF-16LE", "."],
                                    ["convert", "-r", "--out-dir", str(self.base / f"copies-{number}"), "--to", "UTF-8", "."],
                                    ["names", "-r", "--as", "KOI8-R", "--apply", "."]]:
                        self.words_of(*command[:2], *journal, *command[2:])
                        self.assertEqual(snapshot(self.base / "outside"), before, command)
                        for path in self.base.glob("journal-*"):
                            path.unlink()
            finally:
                exchange.kill()

    def test_a_linked_configuration_is_not_followed(self):
        (self.root / "set/.editorconfig").unlink()
        (self.root / "set/.editorconfig").symlink_to(self.links["set/.editorconfig"])
        for command in [*self.commands(), ["detect", "set/a.txt"], ["check", "set/a.txt"]]:
            self.assertNotIn("koi8-r", self.words_of(*command).lower(), command)


if __name__ == "__main__":
    unittest.main()
