#!/usr/bin/env python3
"""After `convert -r --fix-config` .editorconfig and .gitattributes say the truth: convert_config.py PROGRAM"""
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from made_tree import SENTENCES, snapshot

PROGRAM = os.path.abspath(sys.argv[1])
RUSSIAN = "\n".join(SENTENCES["ru"] * 2) + "\n"
FRENCH = "\n".join(SENTENCES["fr"] * 2) + "\n"


class ConfigCase(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="charsleuth-config-")
        self.addCleanup(self.folder.cleanup)
        self.base = pathlib.Path(self.folder.name)
        self.tree = self.base / "tree"
        self.tree.mkdir()
        (self.tree / ".git").mkdir()
        self.environment = {**os.environ, "XDG_STATE_HOME": str(self.base / "state")}

    def put(self, name, content):
        path = self.tree / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())

    def read(self, name):
        return (self.tree / name).read_bytes().decode()

    def run_program(self, *words, cwd=None):
        return subprocess.run([PROGRAM, *words], cwd=cwd or self.base, env=self.environment, capture_output=True, check=False, timeout=60)

    def convert(self, *words, roots=("tree",), to="UTF-8", how="--in-place", config="--fix-config"):
        options = [option for option in (how, config) if option]
        return self.run_program("convert", "-r", "--to", to, "--journal", "journal", *options, *words, *roots)

    def undo(self):
        outcome = self.run_program("convert", "--undo", "journal")
        self.assertEqual((outcome.returncode, outcome.stderr), (0, b""), outcome)

    def checked(self):
        for original in list(self.tree.rglob("*.orig")):
            original.unlink()
        return self.run_program("check", ".", cwd=self.tree)


class Replaced(ConfigCase):
    """A value that is false of all files it speaks of is replaced where it stands; nothing else changes."""

    def setUp(self):
        super().setUp()
        self.put("a.txt", RUSSIAN.encode("koi8-r"))
        self.put("sub/b.txt", RUSSIAN.encode("koi8-r"))
        self.put("c.md", FRENCH.encode("latin-1"))
        self.put(".gitattributes", "# ours\n*.txt  text working-tree-encoding=KOI8-R eol=lf\n*.png binary\n")
        self.put(".editorconfig", "root = true\r\n\r\n[*]\r\nindent_style = tab\r\n[*.md]\r\n  charset =  latin1 \r\n")

    def test_both_say_the_truth(self):
        self.assertEqual(self.convert().returncode, 0)
        self.assertEqual(self.read(".gitattributes"), "# ours\n*.txt  text working-tree-encoding=UTF-8 eol=lf\n*.png binary\n")
        self.assertEqual(self.read(".editorconfig"), "root = true\r\n\r\n[*]\r\nindent_style = tab\r\n[*.md]\r\n  charset =  utf-8 \r\n")
        outcome = self.checked()
        self.assertEqual((outcome.returncode, outcome.stdout), (0, b""), outcome)

    def test_nothing_is_said_of_what_was_corrected(self):
        self.assertNotIn(b"change it there", self.convert().stderr)

    def test_without_the_option_they_stay(self):
        before = self.read(".gitattributes"), self.read(".editorconfig")
        outcome = self.convert(config=None)
        self.assertEqual((self.read(".gitattributes"), self.read(".editorconfig")), before)
        self.assertIn(b"--fix-config", outcome.stderr)

    def test_asked_for_after_the_conversion_they_are_corrected(self):
        self.convert(config=None)
        self.convert()
        self.assertIn("working-tree-encoding=UTF-8", self.read(".gitattributes"))
        self.assertIn("charset =  utf-8 \r\n", self.read(".editorconfig"))

    def test_undone_nothing_differs(self):
        before = snapshot(self.tree)
        self.convert()
        self.undo()
        self.assertEqual(snapshot(self.tree), before)

    def test_a_dry_run_shows_it_and_changes_nothing(self):
        before = snapshot(self.tree)
        outcome = self.convert("--dry-run", how=None)
        self.assertIn(b".gitattributes: KOI8-R becomes UTF-8", outcome.stdout)
        self.assertIn(b".editorconfig: latin1 becomes utf-8", outcome.stdout)
        self.assertEqual(snapshot(self.tree), before)

    def test_a_second_run_changes_nothing(self):
        self.convert()
        before = snapshot(self.tree)
        outcome = self.convert()
        self.assertTrue(outcome.stdout.startswith(b"0 converted,"), outcome)
        self.assertEqual(snapshot(self.tree), before)

    def test_copies_in_a_folder_have_true_ones_and_the_originals_stay(self):
        before = snapshot(self.tree)
        self.convert("--out-dir", "copies", how=None)
        copy = self.base / "copies/.gitattributes"
        self.assertIn(b"working-tree-encoding=UTF-8", copy.read_bytes())
        self.assertEqual(snapshot(self.tree), before)
        again = self.convert("--out-dir", "copies", how=None)
        self.assertTrue(again.stdout.startswith(b"0 converted,"), again)

    def test_the_originals_are_kept_in_the_backup(self):
        before = self.read(".gitattributes")
        self.convert("--backup", "originals", how=None)
        self.assertEqual((self.base / "originals/.gitattributes").read_text(), before)

    def test_killed_at_any_time_it_goes_on_to_the_same_and_is_undone(self):
        before = snapshot(self.tree)
        self.convert()
        converted = {name: entry[4] for name, entry in snapshot(self.tree).items() if entry[0] == "file"}
        self.undo()
        for milliseconds in range(2, 40, 3):
            words = [PROGRAM, "convert", "-r", "--to", "UTF-8", "--journal", "journal", "--in-place", "--fix-config", "tree"]
            with subprocess.Popen(words, cwd=self.base, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
                time.sleep(milliseconds / 1000)
                process.send_signal(signal.SIGKILL)
            self.convert()
            self.assertEqual({name: entry[4] for name, entry in snapshot(self.tree).items() if entry[0] == "file"}, converted)
            self.undo()
            self.assertEqual(snapshot(self.tree), before)


class Added(ConfigCase):
    """A value that is true of some files stays; a line for each converted file overrules it."""

    def test_of_a_file_that_is_not_converted(self):
        self.put("длинный.txt", RUSSIAN.encode("koi8-r"))
        self.put("short.txt", "Щи".encode("koi8-r"))
        self.put(".editorconfig", "[*.txt]\ncharset = latin1")
        self.put(".gitattributes", "*.txt working-tree-encoding=KOI8-R")
        self.convert("--min-confidence", "0.99")
        self.assertEqual((self.tree / "short.txt").read_bytes(), "Щи".encode("koi8-r"))
        self.assertEqual(self.read(".editorconfig"), "[*.txt]\ncharset = latin1\n\n[/длинный.txt]\ncharset = utf-8\n")
        self.assertEqual(self.read(".gitattributes"), "*.txt working-tree-encoding=KOI8-R\n/длинный.txt working-tree-encoding=UTF-8\n")

    def test_above_the_folder_that_is_converted(self):
        self.put("sub/a b[1].txt", RUSSIAN.encode("koi8-r"))
        self.put("other.txt", RUSSIAN.encode("koi8-r"))
        self.put(".gitattributes", "*.txt working-tree-encoding=KOI8-R\n")
        before = snapshot(self.tree)
        self.convert(roots=["tree/sub"])
        self.assertEqual(self.read(".gitattributes"),
                         '*.txt working-tree-encoding=KOI8-R\n"/sub/a b\\\\[1].txt" working-tree-encoding=UTF-8\n')
        (self.tree / ".git").rmdir()
        for words in (["init", "-q"], ["add", "sub", ".gitattributes"]):
            subprocess.run(["git", *words], cwd=self.tree, check=True)
        said = subprocess.run(["git", "check-attr", "working-tree-encoding", "sub/a b[1].txt"], cwd=self.tree, capture_output=True, check=True)
        self.assertTrue(said.stdout.endswith(b": UTF-8\n"), said)
        subprocess.run(["rm", "-rf", ".git"], cwd=self.tree, check=True)
        (self.tree / ".git").mkdir()
        self.undo()
        self.assertEqual({name: entry[4:] for name, entry in snapshot(self.tree).items()}, {name: entry[4:] for name, entry in before.items()})

    def test_above_the_folder_a_backup_or_copies_leave_it_and_it_is_told(self):
        self.put("sub/a.txt", RUSSIAN.encode("koi8-r"))
        self.put(".gitattributes", "*.txt working-tree-encoding=KOI8-R\n")
        outcome = self.convert("--backup", "originals", how=None, roots=["tree/sub"])
        self.assertEqual(self.read(".gitattributes"), "*.txt working-tree-encoding=KOI8-R\n")
        self.assertIn(b'.gitattributes: says "KOI8-R" of 1 that are UTF-8 now; change it there', outcome.stderr)


class Left(ConfigCase):
    """What cannot be said there is told."""

    def test_git_keeps_its_own_folder(self):
        (self.tree / ".git/info").mkdir()
        (self.tree / ".git/info/attributes").write_text("*.txt working-tree-encoding=KOI8-R\n")
        self.put("a.txt", RUSSIAN.encode("koi8-r"))
        outcome = self.convert("--no-ignore")
        self.assertEqual(self.read(".git/info/attributes"), "*.txt working-tree-encoding=KOI8-R\n")
        self.assertIn(b"change it there", outcome.stderr)

    def test_an_editor_config_has_no_name_for_most_encodings_and_says_nothing_then(self):
        self.put("a.txt", RUSSIAN)
        self.put(".editorconfig", "[*.txt]\ncharset = utf-8\n")
        self.convert(to="KOI8-R")
        self.assertEqual(self.read(".editorconfig"), "[*.txt]\ncharset = unset\n")

    def test_a_mark_is_part_of_the_name(self):
        self.put("a.txt", RUSSIAN.encode("koi8-r"))
        self.put(".editorconfig", "[*.txt]\ncharset = latin1\n")
        self.convert("--bom", "add")
        self.assertIn("charset = utf-8-bom\n", self.read(".editorconfig"))

    def test_what_is_true_already_stays(self):
        self.put("a.txt", RUSSIAN.encode("koi8-r"))
        self.put("b.md", RUSSIAN)
        self.put(".editorconfig", "[*]\ncharset = utf-8\n[*.c]\ncharset = latin1\n")
        self.convert()
        self.assertEqual(self.read(".editorconfig"), "[*]\ncharset = utf-8\n[*.c]\ncharset = latin1\n")

    def test_configuration_is_not_written_in_an_encoding_that_nobody_reads_it_in(self):
        for name in (".editorconfig", ".gitattributes", ".gitignore"):
            self.put(name, "# nothing\n")
        self.put("a.txt", RUSSIAN)
        self.convert(to="UTF-16LE")
        self.assertEqual((self.tree / "a.txt").read_bytes().decode("utf-16-le"), RUSSIAN)
        for name in (".editorconfig", ".gitattributes", ".gitignore"):
            self.assertEqual(self.read(name), "# nothing\n")

    def test_only_whole_folders_have_it(self):
        outcome = self.run_program("convert", "--fix-config", "--in-place", "a.txt", cwd=self.tree)
        self.assertEqual(outcome.returncode, 2, outcome)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
