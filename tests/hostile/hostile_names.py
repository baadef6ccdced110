#!/usr/bin/env python3
"""Names that a shell would obey, in every command that a message hands on: hostile_names.py PROGRAM

Each command is taken from the message as it is and given to bash. It has to do what it says to the file of that name, and nothing else.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from odd_names import NAMES

PROGRAM = os.path.abspath(sys.argv.pop(1))
ROOT = Path(__file__).resolve().parents[2]
KOREAN = "나룻배는 아침 일곱 시에 항구를 떠납니다. 우리는 상자를 두 번 세고 모두 적어 두었다.\n".encode("cp949")


class Names(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory(prefix="charsleuth-hostile-")
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name).resolve()
        self.bin = self.folder / "bin"
        self.bin.mkdir()
        (self.bin / "charsleuth").symlink_to(PROGRAM)
        self.root = self.folder / "root"
        self.root.mkdir()
        self.environment = {**os.environ, "PATH": f"{self.bin}:{os.environ['PATH']}", "XDG_STATE_HOME": str(self.folder / "state")}

    def run_in_root(self, *words, **more):
        return subprocess.run(words, cwd=self.root, env=self.environment, capture_output=True, check=False, **more)

    def make(self, content=KOREAN):
        for name in NAMES:
            with open(os.path.join(os.fsencode(self.root), name), "wb") as file:
                file.write(content)

    def path(self, name):
        return os.path.join(os.fsencode(self.root), name)

    def nothing_else_ran(self):
        for place in [self.root, self.folder]:
            self.assertFalse((place / "pwned").exists())

    def test_what_restores_a_file_of_any_name(self):
        self.make()
        for words in ["init -q", "add -A .", "-c user.name=A -c user.email=a@example.org commit -qm x"]:
            self.run_in_root("git", *words.split(" "))
        self.make(KOREAN.decode("utf-8", "replace").encode())
        found = self.run_in_root("charsleuth", "check", "--against", "HEAD", "--format", "json").stdout.decode()
        commands = [json.loads(line)["message"].split("restore with ")[1] for line in found.splitlines()]
        self.assertEqual(len(commands), len(NAMES))
        restored = [self.run_in_root("bash", "-c", command) for command in commands]
        self.assertEqual([done.stdout for done in restored], [KOREAN] * len(NAMES), [done.stderr for done in restored if done.stderr])
        self.nothing_else_ran()

    def test_what_undoes_a_conversion_with_a_journal_of_any_name(self):
        (self.root / "in").mkdir()
        for name in NAMES:
            (self.root / "in/a.txt").write_bytes(KOREAN)
            (self.root / "in/a.txt.orig").unlink(missing_ok=True)
            done = self.run_in_root("charsleuth", "convert", "-r", "--to", "UTF-8", "--from", "CP949", "--in-place", b"--journal=./" + name, "in")
            command = re.search(r"to undo: (charsleuth .*)\n", done.stdout.decode())
            self.assertTrue(command, (name, done))
            self.assertNotEqual((self.root / "in/a.txt").read_bytes(), KOREAN)
            self.run_in_root("bash", "-c", command[1])
            self.assertEqual((self.root / "in/a.txt").read_bytes(), KOREAN, (name, command[1]))
        self.nothing_else_ran()

    def test_the_agents_hook_protects_and_quotes_every_name_that_json_has(self):
        self.make()
        hook = ROOT / "plugin/shell/agent-hook"
        for name in NAMES:
            try:
                text = os.path.join(str(self.root), name.decode())
            except UnicodeDecodeError:  # which no JSON has
                continue
            for ascii_only in [True, False]:
                for written in [{"file_path": text}, {"tool_input": {"content": '"file_path": "x"\n', "file_path": text}}]:
                    done = self.run_in_root("sh", hook, "before", input=json.dumps(written, ensure_ascii=ascii_only).encode())
                    self.assertEqual(done.returncode, 2, (name, done))
            command = done.stderr.decode().split("convert it first: ")[1]
            self.assertEqual(self.run_in_root("bash", "-c", command).returncode, 0, command)
            with open(self.path(name), "rb") as file:
                self.assertEqual(file.read().decode(), KOREAN.decode("cp949"))
        self.nothing_else_ran()


if __name__ == "__main__":
    unittest.main()
