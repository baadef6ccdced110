"""What the tests of all editors share: a scratch folder, fake programs, and everything that can go wrong."""

import base64
import json
import os
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

from texts import TEXTS, encoded

sys.path.append(str(Path(__file__).resolve().parents[1] / "hostile"))
from odd_names import ODD_NAMES  # noqa: E402

# Root reads everything; without this right it meets unreadable files as everybody does.
WITHOUT_PRIVILEGES = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.geteuid() == 0 else []

# CHARSLEUTH_LONG=1 opens a file of 1 GiB, which takes minutes and gigabytes of memory.
LONG = bool(os.environ.get("CHARSLEUTH_LONG"))
EDITOR_SECONDS = 1800 if LONG else 60   # until a run of an editor is taken for hung


def is_running(pid):
    """Whether a process is there and no zombie that only waits for a parent."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def print_table(table):
    """What was seen with and without the plugin: rows of name, encoding, whether right, and both without."""
    wrong, wrong_without = (sum(not row[i] for row in table) for i in (2, 4))
    print(f"{len(table)} files: {wrong} read wrong with the plugin, {wrong_without} without")
    for name, encoding, right, encoding_without, right_without in table:
        print(f"  {name:24} {encoding:22} {'right' if right else 'WRONG'}    "
              f"without: {encoding_without:22} {'right' if right_without else 'wrong'}")
    return wrong, wrong_without


class EditorCase(unittest.TestCase):
    """A test in a folder of its own. An editor's test adds

    run_editor(steps, ...)   what its steps saw; sets own_messages, what the plugin said
    opened(path, ...)        what is seen when a file is opened; program= is the one asked, plugin=False for none
    opened_each(paths)       the text that is seen of each of some files
    """

    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = Path(scratch.name)

    def write(self, name, content):
        path = self.folder / name
        path.write_bytes(content)
        return path

    def mail(self, language, codec):
        """A mail whose text is written as base64."""
        body = base64.encodebytes(encoded(language, codec)).decode()
        return self.write("letter.eml", ("From: a@b\nMIME-Version: 1.0\nContent-Type: text/plain; charset=" + codec +
                                         "\nContent-Transfer-Encoding: base64\n\n" + body).encode())

    def fake(self, script):
        """A program in place of the command line."""
        path = self.write("fake", b"#!/bin/sh\n" + script.encode())
        path.chmod(0o755)
        return path

    def assert_as_without(self, path, program, **options):
        """The plugin changes nothing for this file; what it says."""
        with_plugin = self.opened(path, program=program, **options)
        said = self.own_messages
        self.assertEqual(with_plugin, self.opened(path, plugin=False, **options))
        return said


class TroubleRows:
    """The bad cases, the same for all editors; PROGRAM is the real command line."""

    ODD_NAMES = ODD_NAMES

    def setUp(self):
        super().setUp()
        self.path = self.write("russian.txt", encoded("ru", "koi8-r"))

    def answer(self, **fields):
        """A program that prints the real answer with some fields changed."""
        real = json.loads(subprocess.run([self.PROGRAM, "detect", "--json", self.path], capture_output=True, check=True).stdout)
        self.write("answer.json", json.dumps({**real, **fields}).encode())
        return self.fake(f"cat {self.folder}/answer.json\n")

    def test_no_program(self):
        self.assertEqual(len(self.assert_as_without(self.path, "/nonexistent/charsleuth")), 1)

    def test_a_program_that_hangs_is_ended_in_time(self):
        # It would outlast the editor's run, which EDITOR_SECONDS end.
        hanging = self.fake(f"sleep {10 * EDITOR_SECONDS} &\necho $$ $! > {self.folder}/pids\nwait\n")
        self.assertEqual(len(self.assert_as_without(self.path, hanging)), 1)
        pids = (self.folder / "pids").read_text().split()
        self.assertEqual(len(pids), 2)
        deadline = time.monotonic() + EDITOR_SECONDS
        while any(is_running(pid) for pid in pids) and time.monotonic() < deadline:
            time.sleep(0.05)
        self.assertEqual([pid for pid in pids if is_running(pid)], [])

    def test_a_program_that_crashes(self):
        self.assertEqual(len(self.assert_as_without(self.path, self.fake("kill -SEGV $$\n"))), 1)

    def test_a_program_that_prints_rubbish(self):
        for rubbish in ["echo rubbish", "echo '[1, 2]'", "echo '{}'", "head -c 20000000 /dev/zero", "yes",
                        "printf '\\377\\376{'"]:
            with self.subTest(rubbish):
                self.assertEqual(len(self.assert_as_without(self.path, self.fake(rubbish + "\n"))), 1)

    def test_an_answer_of_odd_types(self):
        for fields in [{"edit_as_names": 7}, {"candidates": [[]], "malformed": "x", "edit_as_names": None}, {"candidates": [3], "encoding": 5},
                       {"edit_as": [], "edit_as_names": {"vim": 1, "emacs": 1}, "confidence": "high"}]:
            with self.subTest(**fields):
                seen = self.opened(self.path, program=self.answer(**fields))
                self.assertIn(seen["text"], [TEXTS["ru"], self.opened(self.path, plugin=False)["text"]])
                self.assertLessEqual(len(self.own_messages), 1)

    def test_an_encoding_that_the_editor_lacks(self):
        names = dict.fromkeys(["iana", "whatwg", "iconv", "vim", "emacs", "qt", "vscode", "python"])
        said = self.assert_as_without(
            self.path, self.answer(encoding="x-klingon", edit_as="x-klingon", edit_as_names=names, candidates=[]))
        self.assertEqual(len(said), 1)
        self.assertIn("x-klingon", said[0])

    def test_a_folder(self):
        inner = self.folder / "outer" / "inner"  # a list shows when the folder around it changed, and programs are written into that of the test
        inner.mkdir(parents=True)
        self.assertEqual(self.assert_as_without(inner, self.fake("exit 9\n")), [])

    def test_a_file_that_is_not_there(self):
        self.assertEqual(self.assert_as_without(self.folder / "new.txt", self.fake("exit 9\n")), [])

    def test_a_file_that_cannot_be_read(self):
        self.path.chmod(0)
        self.assertEqual(self.assert_as_without(self.path, self.PROGRAM, prefix=WITHOUT_PRIVILEGES), [])

    def test_only_the_beginning_of_a_big_file_is_examined(self):
        self.fake(f"echo \"$@\" > {self.folder}/arguments\nexit 1\n")
        self.opened(self.path, program=self.folder / "fake")
        self.assertIn("--max-bytes 16777216", (self.folder / "arguments").read_text())

    def big_file(self):
        """1 GiB: text as far as it is examined, then a hole."""
        text = encoded("ru", "koi8-r")
        path = self.write("big.txt", text * (16777216 // len(text) + 1))
        os.truncate(path, 1 << 30)
        return path

    @unittest.skipUnless(LONG, "CHARSLEUTH_LONG=1 asks for it")
    def test_a_gigabyte_is_opened(self):
        text = encoded("ru", "koi8-r")
        count = (1 << 30) // len(text)
        path = self.write("big.txt", text * count)
        self.assertEqual(self.extent(path), (TEXTS["ru"].splitlines()[0], count * TEXTS["ru"].count("\n"), count * len(TEXTS["ru"])))
        self.assertEqual(self.own_messages, [])

    def test_odd_names(self):
        names = self.ODD_NAMES
        for name in names:
            self.write(name, encoded("ru", "cp1251"))
        seen = self.opened_each([self.folder / name for name in names])
        self.assertEqual([name for name, text in zip(names, seen, strict=True) if text != TEXTS["ru"]], [])
        self.assertFalse((self.folder / "pwned").exists() or Path("pwned").exists())

    def test_the_viewer_is_opened_at_the_line(self):
        name, said = self.folder / "-odd 'name'.txt", self.folder / "arguments"
        name.write_bytes(encoded("ru", "cp1251"))
        viewer = self.fake(f"printf '%s\\n' \"$@\" > {said}.new\nmv {said}.new {said}\n")
        self.view(name, 2, viewer)
        deadline = time.monotonic() + EDITOR_SECONDS
        while not said.exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        self.assertEqual(said.read_text().splitlines(), ["--goto", "2", "--", str(name)])

    def test_messages_are_given_once(self):
        other = self.write("other.txt", encoded("ru", "cp866"))
        self.open_both(self.path, other, program="/nonexistent/charsleuth")
        self.assertEqual(len(self.own_messages), 1)
