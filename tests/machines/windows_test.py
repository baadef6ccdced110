#!/usr/bin/env python3
"""charsleuth.exe under Wine: does what Windows users expect, and answers what this machine's program answers.

    windows_test.py LAUNCHER EXE PROGRAM SAMPLES...     $CHARSLEUTH_ONLY names classes of tests; LAUNCHER runs EXE; PROGRAM is this machine's; SAMPLES are folders with files
"""

import json
import os
import subprocess
import sys
import unittest
from pathlib import Path

from windows_case import EXE, LAUNCHER, NAMES, PROGRAM, RUSSIAN, SAMPLES, Folder, exe, run, setUpModule, without_opinions  # noqa: F401
from windows_folders import ConvertFolder, FileNames, ModelContext  # noqa: F401


class SameAnswers(Folder):
    def make_cases(self):
        script = Path(__file__).parents[1] / "plugin/web/cases.py"
        subprocess.run([sys.executable, script, self.folder], stdout=subprocess.DEVNULL, check=True)

    def test_detection_of_all_samples_is_this_machines_to_the_byte(self):
        self.assertGreater(sum(self.compare(samples) for samples in SAMPLES), 10)

    def test_detection_of_golden_files_the_spec_every_encoding_and_damaged_files_is_the_same(self):
        self.make_cases()
        self.assertGreater(self.compare(self.folder), 2000)

    def compare(self, folder):
        """How many answers about the files below `folder` are the same; all of them, or it fails."""
        words = ["detect", "--json", "-r", "--no-sidecar", "."]
        here, there = (list(without_opinions(run(program, *words, folder=folder).stdout)) for program in (PROGRAM, EXE))
        for one, other in zip(here, there):
            self.assertEqual(one, other, one["file"])
        self.assertEqual(len(here), len(there))
        print(f"{len(here)} answers are the same", file=sys.stderr)
        return len(here)

    def test_text_and_copies_are_this_machines_to_the_byte(self):
        files = sorted(path for path in Path(SAMPLES[0]).iterdir() if path.is_file())
        for words in (["show"], ["show", "--as", "gb18030"], ["convert", "--to", "utf-16le", "--on-loss", "escape", "-o", "-"]):
            for file in files:
                here, there = (run(program, *words, file.name, folder=SAMPLES[0]) for program in (PROGRAM, EXE))
                self.assertEqual((here.returncode, here.stdout, here.stderr), (there.returncode, there.stdout, there.stderr), (words, file.name))

    def test_the_list_of_encodings_is_the_same(self):
        for words in (["list"], ["list", "--json"]):
            self.assertEqual(exe(*words).stdout, run(PROGRAM, *words).stdout)


class Names(Folder):
    def test_any_unicode_name_is_detected_shown_and_converted(self):
        for name in NAMES:
            self.write(name)
            answer = json.loads(self.succeeds("detect", "--json", name))
            self.assertEqual((answer["file"], answer["encoding"]), (name, "windows-1251"))
            self.assertEqual(self.succeeds("show", name).decode(), RUSSIAN)
            self.succeeds("convert", name, "-o", name + ".copy")
            self.assertEqual((self.folder / (name + ".copy")).read_bytes().decode(), RUSSIAN)
            self.assertIn(name, self.exe("detect", name).stdout.decode())

    def test_a_path_of_more_than_260_characters(self):
        deep = "/".join(["Ordner mit einem langen Namen 日本"] * 9)
        self.write(f"{deep}/письмо.txt")
        self.assertGreater(len(deep), 260)
        path = f"{deep}/письмо.txt"
        self.assertEqual(json.loads(self.succeeds("detect", "--json", path))["encoding"], "windows-1251")
        self.assertEqual(self.succeeds("show", path).decode(), RUSSIAN)
        self.succeeds("convert", "--in-place", path)
        self.assertEqual((self.folder / path).read_bytes().decode(), RUSSIAN)
        self.assertEqual((self.folder / (path + ".orig")).read_bytes(), RUSSIAN.encode("cp1251"))
        found = [json.loads(line)["file"] for line in self.succeeds("detect", "--json", "-r", ".").splitlines()]
        self.assertIn(f"./{path}", found)

    def test_backslashes_and_drives_are_paths(self):
        self.write("sub/folder/a.txt")
        for word in ["sub\\folder\\a.txt", "sub/folder\\a.txt", "Z:" + str(self.folder / "sub/folder/a.txt").replace("/", "\\"),
                     "\\\\?\\Z:" + str(self.folder / "sub/folder/a.txt").replace("/", "\\")]:
            self.assertEqual(json.loads(self.succeeds("detect", "--json", word))["encoding"], "windows-1251", word)

    def test_the_program_globs_for_itself(self):
        for name in ["b.txt", "a.txt", "A.log", "日.txt"]:
            self.write(f"sub/{name}")
        files = [json.loads(line)["file"] for line in self.succeeds("detect", "--json", "sub\\*.TXT").splitlines()]
        self.assertEqual(files, ["sub/a.txt", "sub/b.txt", "sub/日.txt"])
        files = [json.loads(line)["file"] for line in self.succeeds("detect", "--json", "s?b/?.log").splitlines()]
        self.assertEqual(files, ["sub/A.log"])
        done = self.exe("detect", "*.nothing")
        self.assertEqual((done.returncode, done.stderr), (3, b"charsleuth: *.nothing: No such file or directory\n"))

    def test_names_of_devices_are_refused_with_words(self):
        self.write("a.txt")
        for name in ["NUL", "CON", "aux.txt", "sub/COM1", "lpt9.log"]:
            for words in (["detect", name], ["show", name], ["convert", "a.txt", "-o", name]):
                done = self.exe(*words)
                self.assertEqual((done.returncode, done.stderr.decode()), (3, f"charsleuth: {name}: is the name of a device\n"), words)
        self.assertEqual(sorted(os.listdir(self.folder)), ["a.txt"])

    def test_what_is_not_there_and_what_is_a_folder(self):
        (self.folder / "sub").mkdir()
        for name, why in [("nothing.txt", "No such file or directory"), ("sub", "is a directory"), ("sub/none/x", "No such file or directory")]:
            done = self.exe("detect", name)
            self.assertEqual((done.returncode, done.stderr.decode()), (3, f"charsleuth: {name}: {why}\n"))


class Conversion(Folder):
    def test_line_ends_stay_as_they_are_in_pipes_and_files(self):
        text = "Größe\r\nLänge\nHöhe\r\n"
        self.write("a.txt", text, "cp1252")
        self.assertEqual(self.succeeds("show", "a.txt"), text.encode())
        self.assertEqual(self.succeeds("show", "-", stdin=text.encode("cp1252")), text.encode())
        self.succeeds("convert", "a.txt", "-o", "b.txt")
        self.assertEqual((self.folder / "b.txt").read_bytes(), text.encode())
        self.assertEqual(self.succeeds("convert", "--to", "utf-16le", "a.txt"), text.encode("utf-16-le"))

    def test_in_place_keeps_the_original_and_never_replaces_an_older_one(self):
        path = self.write("a.txt")
        self.succeeds("convert", "--in-place", "a.txt")
        self.assertEqual(path.read_bytes().decode(), RUSSIAN)
        self.assertEqual((self.folder / "a.txt.orig").read_bytes(), RUSSIAN.encode("cp1251"))
        done = self.exe("convert", "--to", "koi8-r", "--in-place", "a.txt")
        self.assertEqual((done.returncode, done.stderr), (3, b"charsleuth: a.txt: cannot keep the original as a.txt.orig: File exists\n"))
        self.assertEqual(path.read_bytes().decode(), RUSSIAN)
        self.assertEqual(sorted(os.listdir(self.folder)), ["a.txt", "a.txt.orig"])

    def test_a_refused_conversion_leaves_nothing_behind(self):
        path = self.write("a.txt", "日本語の文章です。今日はいい天気ですね。\r\n", "utf-8")
        done = self.exe("convert", "--to", "cp1252", "--in-place", "a.txt")
        self.assertEqual(done.returncode, 1)
        self.assertEqual((os.listdir(self.folder), path.read_bytes().decode()), (["a.txt"], "日本語の文章です。今日はいい天気ですね。\r\n"))

    def test_a_read_only_file_is_replaced_and_stays_read_only(self):
        path = self.write("a.txt")
        path.chmod(0o444)
        self.succeeds("convert", "a.txt", "--in-place")
        self.assertEqual(path.read_bytes().decode(), RUSSIAN)
        self.assertEqual(path.stat().st_mode & 0o222, 0)

    def test_an_access_list_stays_as_it_is(self):
        program = self.folder / "list.exe"
        source = Path(__file__).parent / "windows_access_list.c"
        subprocess.run(["x86_64-w64-mingw32-gcc", "-Wall", "-Wextra", "-Werror", source, "-o", program, "-ladvapi32"], check=True)

        def access_list(*words):
            return subprocess.run([LAUNCHER, program, *words], cwd=self.folder, capture_output=True, check=True, timeout=60).stdout

        def lists_around_conversion(name, wanted):
            path = self.write(name)
            before = access_list(name, wanted)
            self.succeeds("convert", "--in-place", name)
            self.assertEqual(path.read_bytes().decode(), RUSSIAN)
            return before, access_list(name)

        new = access_list(self.write("new.txt").name)
        before, after = lists_around_conversion("all.txt", "D:(A;;FA;;;WD)")
        self.assertNotEqual(before, new)
        self.assertEqual(after, before)
        # Wine adds the owner again, whoever has a file; on Windows the lists are the same.
        everybody = b";WD)"
        self.assertIn(everybody, new)
        before, after = lists_around_conversion("few.txt", "D:(A;;FA;;;SY)")
        self.assertNotIn(everybody, before)
        self.assertNotIn(everybody, after)

    def test_a_copy_replaces_what_was_there(self):
        self.write("a.txt")
        target = self.write("b.txt", "old")
        self.succeeds("convert", "a.txt", "-o", "b.txt")
        self.assertEqual(target.read_bytes().decode(), RUSSIAN)
        self.succeeds("convert", "a.txt", "b.txt", "--out-dir", "out\\new" if (self.folder / "out").exists() else "out")
        self.assertEqual(sorted(os.listdir(self.folder / "out")), ["a.txt", "b.txt"])

    def test_a_large_pipe_goes_through_a_temporary_file(self):
        text = (RUSSIAN * 150_000).encode("cp1251")  # 10 MB, more than is kept in memory
        self.assertEqual(self.succeeds("show", "-", stdin=text).decode(), RUSSIAN * 150_000)


class Beside(Folder):
    def test_sidecars_are_found_by_a_path_with_backslashes(self):
        self.write("sub/.editorconfig", "root = true\n[*.txt]\ncharset = latin1\n", "ascii")
        self.write("sub/a.txt", "caf\xe9", "latin-1")
        evidence = json.loads(self.succeeds("detect", "--json", "sub\\a.txt"))["candidates"][0]["evidence"]
        self.assertIn(".editorconfig", json.dumps(evidence))

    def test_gitattributes_are_written_with_slashes(self):
        self.write("sub/a.txt")
        self.assertIn(b"/sub/a.txt text eol=crlf working-tree-encoding=", self.succeeds("detect", "--format", "gitattributes", "sub\\a.txt"))

    def test_a_binary_file_is_named_without_libmagic(self):
        self.write("a.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(range(256)))
        self.assertEqual(json.loads(self.succeeds("detect", "--json", "a.png"))["binary_format"], "PNG image")

    def test_gzip_is_looked_into_and_zstandard_is_told(self):
        import gzip

        self.write("a.txt.gz", gzip.compress(RUSSIAN.encode("cp1251")))
        self.assertEqual(self.succeeds("show", "a.txt.gz").decode(), RUSSIAN)
        self.write("a.zst", bytes.fromhex("28b52ffd2004210000616263643a"))
        self.assertIn(b"built without Zstandard", self.exe("detect", "a.zst").stdout + self.exe("show", "a.zst").stderr)


class WholeFolders(Folder):
    def test_survey_and_check_tell_what_they_tell_on_this_machine(self):
        self.write(".gitattributes", "*.c text working-tree-encoding=KOI8-R\n", "ascii")
        self.write(".editorconfig", "root = true\n[*.ini]\ncharset = utf-16le\n", "ascii")
        for name, encoding in [("a.txt", "utf-8"), ("sub/письмо.txt", "cp1251"), ("sub/b.c", "koi8-r"), ("sub/c.ini", "utf-8"), ("d.txt", "utf-16")]:
            self.write(name, RUSSIAN, encoding)
        for words in (["survey", "."], ["survey", "--json", "."], ["survey", "--csv", "--all", "."], ["check", "."], ["check", "--format", "sarif", "."]):
            here, there = (run(program, *words, folder=self.folder) for program in (PROGRAM, EXE))
            self.assertEqual((here.returncode, here.stderr), (there.returncode, there.stderr), words)
            self.assertEqual(here.stdout.decode(), there.stdout.decode(), words)
            self.assertIn("sub/c.ini", here.stdout.decode(), words)


class Alone(unittest.TestCase):
    def test_the_program_needs_nothing_but_windows(self):
        told = subprocess.run(["x86_64-w64-mingw32-objdump", "-p", EXE], capture_output=True, text=True, check=True).stdout
        needed = {line.split()[-1].lower() for line in told.splitlines() if "DLL Name:" in line}
        self.assertLessEqual(needed, {"kernel32.dll", "msvcrt.dll", "advapi32.dll", "shell32.dll", "user32.dll"})


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *filter(None, os.environ.get("CHARSLEUTH_ONLY", "").split())])
