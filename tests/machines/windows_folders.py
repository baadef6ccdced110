"""charsleuth.exe under Wine, about whole folders: convert -r, names and mcp. Run by windows_test.py."""

import json
import os
import subprocess
import sys
import time
import zipfile
from pathlib import Path

from windows_case import EXE, LAUNCHER, PROGRAM, RUSSIAN, Folder, run

sys.path[:0] = [str(Path(__file__).parents[1] / "app" / folder) for folder in ("archive", "mcp")]
from mcp_client import INITIALIZE  # noqa: E402
from zip_writer import NTFS, archive, member  # noqa: E402

KOREAN = "할머니는 주전자를 올려놓고 아이들을 불렀다. 나룻배는 아침 일곱 시에 항구를 떠납니다.\r\n"
JAPANESE = "おばあさんはやかんを火にかけ、子どもたちを呼んだ。渡し船は朝七時に港を出ます。\r\n"


class ConvertFolder(Folder):
    def setUp(self):
        super().setUp()
        for name, text, encoding in [("tree/письмо.txt", RUSSIAN * 3, "cp1251"), ("tree/sub/メモ.txt", JAPANESE * 3, "cp932"), ("tree/sub/a.c", KOREAN * 3, "cp949"),
                                     ("tree/utf8.txt", KOREAN, "utf-8"), ("tree/plain.txt", "plain\r\n", "ascii"), ("tree/b.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "")]:
            self.write(name, text, encoding)
        self.before = self.contents()

    def contents(self, root="tree"):
        return {path.relative_to(self.folder / root).as_posix(): path.read_bytes() for path in (self.folder / root).rglob("*") if path.is_file()}

    def texts(self):
        return {"письмо.txt": RUSSIAN * 3, "sub/メモ.txt": JAPANESE * 3, "sub/a.c": KOREAN * 3}

    def expected(self, originals=True):
        """What the tree is once it was converted in place."""
        expected = {**self.before, **{name: text.encode() for name, text in self.texts().items()}}
        if originals:
            expected.update({name + ".orig": self.before[name] for name in self.texts()})
        return expected

    def convert(self, *words):
        return self.succeeds("convert", "-r", "--to", "utf-8", "--journal", "journal", *words, "tree")

    def undo(self):
        self.assertEqual(self.succeeds("convert", "--undo", "journal"), b"3 files are again what they were\n")
        self.assertEqual(self.contents(), self.before)

    def test_in_place_and_undone(self):
        self.assertIn(b"3 converted", self.convert("--in-place"))
        self.assertEqual(self.contents(), self.expected())
        self.assertIn(b"0 converted", self.convert("--in-place"))
        self.assertEqual(self.contents(), self.expected(), "a second run changes nothing")
        self.undo()

    def test_originals_in_a_folder_and_undone(self):
        self.convert("--backup", "kept\\originals")
        self.assertEqual(self.contents(), self.expected(originals=False))
        self.assertEqual(self.contents("kept/originals"), {name: self.before[name] for name in self.texts()})
        self.undo()
        self.assertFalse((self.folder / "kept").exists(), "folders that were made go, too")

    def test_copies_in_a_folder_and_undone(self):
        times = {path: path.stat().st_mtime for path in (self.folder / "tree").rglob("*.txt")}
        self.convert("--out-dir", "out")
        self.assertEqual((self.contents(), self.contents("out")), (self.before, self.expected(originals=False)))
        for path, changed in times.items():
            self.assertAlmostEqual((self.folder / "out" / path.relative_to(self.folder / "tree")).stat().st_mtime, changed, delta=0.001)
        self.succeeds("convert", "--undo", "journal")
        self.assertFalse((self.folder / "out").exists())

    def test_a_dry_run_prints_what_it_prints_on_this_machine(self):
        words = ["convert", "-r", "--to", "utf-8", "--in-place", "--dry-run", "tree"]
        here, there = (run(program, *words, folder=self.folder) for program in (PROGRAM, EXE))
        self.assertEqual((here.returncode, here.stdout.decode(), here.stderr), (there.returncode, there.stdout.decode(), there.stderr))
        self.assertEqual(self.contents(), self.before)

    def test_the_journal_has_a_place_of_its_own_that_is_told(self):
        told = self.succeeds("convert", "-r", "--to", "utf-8", "--in-place", "tree").decode().splitlines()[-1]
        self.assertRegex(told, r"^to undo: charsleuth convert --undo C:/users/.*/charsleuth/convert-[0-9A-F]{16}\.journal$")
        self.succeeds("convert", "--undo", told.split("--undo ")[1].replace("/", "\\"))
        self.assertEqual(self.contents(), self.before)

    def test_a_killed_run_goes_on_and_is_undone(self):
        for number in range(150):
            self.write(f"tree/many/{number}.txt", RUSSIAN * 3)
        self.before = self.contents()
        words = [LAUNCHER, EXE, "convert", "-r", "--to", "utf-8", "--journal", "journal", "--in-place", "--jobs", "1", "tree"]
        with subprocess.Popen(words, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            deadline = time.monotonic() + 60
            while not (self.folder / "tree/many/20.txt.orig").exists() and process.poll() is None and time.monotonic() < deadline:
                time.sleep(0.01)
            process.kill()
        self.assertLess(len(self.contents()), 2 * len(self.before), "it was killed too late")
        self.convert("--in-place")
        texts = {**self.texts(), **{f"many/{number}.txt": RUSSIAN * 3 for number in range(150)}}
        found = self.contents()
        self.assertEqual({name: found[name].decode() for name in texts}, texts)
        self.assertEqual({name: found[name + ".orig"] for name in texts}, {name: self.before[name] for name in texts})
        self.assertFalse([name for name in found if ".charsleuth-" in name])
        self.succeeds("convert", "--undo", "journal")
        self.assertEqual(self.contents(), self.before)

    def test_a_read_only_file_is_converted_stays_read_only_and_is_undone(self):
        path = self.folder / "tree/письмо.txt"
        path.chmod(0o444)
        self.convert("--in-place")
        self.assertEqual((self.contents(), path.stat().st_mode & 0o222), (self.expected(), 0))
        self.undo()
        self.assertEqual(path.stat().st_mode & 0o222, 0)


class FileNames(Folder):
    """names: in archives, and of files below a folder."""

    def test_names_in_a_zip_are_told_as_on_this_machine(self):
        names = ["한글 문서.txt", "보고서/최종.txt", "사진 모음.txt"]
        (self.folder / "a.zip").write_bytes(archive([member(name.encode("cp949"), b"x", host=NTFS) for name in names]))
        for words in (["names", "a.zip"], ["names", "--json", "a.zip"]):
            here, there = (run(program, *words, folder=self.folder) for program in (PROGRAM, EXE))
            self.assertEqual((here.returncode, here.stdout.decode(), here.stderr), (there.returncode, there.stdout.decode(), there.stderr))
            self.assertIn("보고서", here.stdout.decode())
        self.succeeds("names", "--rewrite", "b.zip", "a.zip")
        self.assertEqual(zipfile.ZipFile(self.folder / "b.zip").namelist(), names)
        done = self.exe("show", "a.zip!보고서/최종.txt")
        self.assertEqual((done.returncode, b"built without libarchive" in done.stderr), (3, True), done)

    def test_traps_in_a_zip_are_refused_and_the_rest_needs_libarchive(self):
        good = ["メモ/一.txt", "メモ\\二.txt", "三.txt"]
        bad = {"../out.txt": "leads out", "..\\out.txt": "leads out", "C:\\out.txt": "absolute", "C:out.txt": "absolute", "\\out.txt": "absolute", "con.txt": "device",
               "a/NUL": "device", "a.txt:stream": "a character", "end. ": "dot or space", "wh?t": "a character"}
        (self.folder / "a.zip").write_bytes(archive([member(name.encode("cp932"), name.encode(), host=NTFS) for name in [*good, *bad]]))
        done = self.exe("names", "--extract", "out\\", "a.zip")
        self.assertEqual(done.returncode, 1, done)
        lines = done.stderr.decode().splitlines()
        for line, (name, why) in zip(lines, [*((name, "without libarchive") for name in good), *bad.items()]):
            self.assertTrue(line.startswith(f"charsleuth: {name}: ") and why in line, (line, why))
        self.assertEqual(len(lines), len(good) + len(bad))
        self.assertEqual([path.name for path in self.folder.rglob("*") if path.is_file()], ["a.zip"])

    def test_mojibake_names_are_put_right_and_given_back(self):
        wrong = ["Ñëóæåáíàÿ çàïèñêà.txt", "Îò÷¸ò çà ìàðò ìåñÿö.txt", "Ïèñüìî áàáóøêå â äåðåâíþ.txt"]
        for name in wrong:
            self.write(f"tree/{name}", b"x")
        here = run(PROGRAM, "names", "-r", "tree", folder=self.folder)
        self.assertEqual((self.exe("names", "-r", "tree").stdout.decode(), here.returncode), (here.stdout.decode(), 0))
        self.assertIn("Письмо бабушке", here.stdout.decode())
        self.succeeds("names", "-r", "--apply", "--journal", "sub.journal", ".\\tree")
        self.assertEqual(sorted(os.listdir(self.folder / "tree")), sorted(name.encode("cp1252").decode("cp1251") for name in wrong))
        self.assertEqual(self.succeeds("names", "--undo", "sub.journal"), b"3 names given back\n")
        self.assertEqual(sorted(os.listdir(self.folder / "tree")), sorted(wrong))


class ModelContext(Folder):
    """mcp: files are read and edited in their own encoding by a program that sends one message a line."""

    def answers(self, *calls):
        lines = [{"id": 1, "method": "initialize", "params": INITIALIZE}]
        lines += [{"id": number, "method": "tools/call", "params": {"name": tool, "arguments": words}} for number, (tool, words) in enumerate(calls, 2)]
        sent = "".join(json.dumps({"jsonrpc": "2.0", **line}) + "\r\n" for line in lines)
        answers = [json.loads(line) for line in self.succeeds("mcp", "--root", "tree", stdin=sent.encode()).splitlines()]
        self.assertEqual([answer["id"] for answer in answers], [line["id"] for line in lines])
        results = [answer["result"] for answer in answers[1:]]
        return [(result["isError"], "".join(part["text"] for part in result["content"])) for result in results]

    def test_a_file_is_read_edited_and_converted(self):
        path = self.write("tree/sub/メモ.txt", JAPANESE * 3, "cp932")
        z = "Z:" + str(path).replace("/", "\\")
        read, edited, there, converted = self.answers(
            ("read_text_file", {"path": "sub\\メモ.txt"}), ("edit_text_file", {"path": z, "old_text": "やかん", "new_text": "なべ", "expected_count": 3}),
            ("read_text_file", {"path": "sub/メモ.txt"}), ("convert_file", {"path": "sub/メモ.txt", "to": "UTF-8"}))
        self.assertEqual([read[0], edited[0], there[0], converted[0]], [False] * 4, (read, edited, there, converted))
        self.assertIn("やかん", read[1])
        self.assertIn("なべ", there[1])
        text = (JAPANESE * 3).replace("やかん", "なべ")
        self.assertEqual((path.read_bytes().decode(), (path.parent / (path.name + ".orig")).read_bytes().decode("cp932")), (text, text))

    def test_nothing_outside_is_touched(self):
        self.write("outside.txt")
        self.write("tree/a.txt")
        outside = "Z:" + str(self.folder / "outside.txt")
        for path in ("..\\outside.txt", "../outside.txt", outside, outside.replace("/", "\\"), "\\\\?\\" + outside.replace("/", "\\"), "nul", "sub\\..\\..\\outside.txt"):
            (failed, words), = self.answers(("read_text_file", {"path": path}))
            self.assertTrue(failed, (path, words))
            self.assertNotIn("яблоне", words)
