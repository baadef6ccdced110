#!/usr/bin/env python3
"""`charsleuth names`: archives made by the rules of five programs, damaged and hostile ones, unpacking and writing again.

Usage: names_test.py PROGRAM [unittest's arguments]
"""

import base64
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import unicodedata
import unittest
import zipfile
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from file_names import WORDS, decomposed  # noqa: E402
from zip_writer import DOS, UNIX, UTF8, archive, member, unicode_field  # noqa: E402

PROGRAM = os.path.abspath(sys.argv.pop(1))

# 7z a -m0=copy a.7z 読んで.txt
SEVEN_ZIP = ("N3q8ryccAAT4Xy7ZBQAAAAAAAABKAAAAAAAAAI/8wuF0ZXh0CgEEBgABCQUABwsBAAEBAAwFAAgKASfa7DcAAAUBEREArYqTMGcwLgB0AHgAdA"
             "AAABkCAAAUCgEAZn/WLZV83QEVBgEAIICkgQAA")


class NamesCase(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name).resolve()

    def write(self, name, content):
        (self.folder / name).write_bytes(content)

    def run_names(self, *words, status=0):
        outcome = subprocess.run([PROGRAM, "names", *words], cwd=self.folder, capture_output=True)
        self.assertEqual(outcome.returncode, status, outcome)
        return outcome.stdout.decode(), outcome.stderr.decode()

    def listed(self, content, *words, status=0):
        """The JSON about an archive of these bytes."""
        self.write("a.zip", content)
        return json.loads(self.run_names("--json", *words, "a.zip", status=status)[0])

    def names_in(self, content, *words):
        return [entry["name"] for entry in self.listed(content, *words)["entries"]]


class Programs(NamesCase):
    def test_windows_explorer_writes_the_dos_page_of_the_country(self):
        for language, codec in [("ja", "cp932"), ("ko", "cp949"), ("ru", "cp866"), ("pl", "cp852")]:
            names = [f"{WORDS[language][0]}/{word}.txt" for word in WORDS[language][:8]]
            answer = self.listed(archive([member(name.encode(codec), b"x") for name in names]))
            self.assertEqual([entry["name"] for entry in answer["entries"]], names)
            self.assertTrue(all(entry["source"] == "detected" for entry in answer["entries"]))
            self.assertGreater(answer["confidence"], 0.9)
            self.assertEqual(base64.b64decode(answer["entries"][3]["raw"]), names[3].encode(codec))

    def test_info_zip_writes_the_name_in_utf_8_beside_the_raw_one(self):
        name = "Größe.txt"
        raw = name.encode("cp850")
        answer = self.listed(archive([member(raw, b"x", host=UNIX, extra=unicode_field(raw, name)), member(b"a.txt")]))
        self.assertEqual([(entry["name"], entry["source"]) for entry in answer["entries"]],
                         [(name, "unicode-extra-field"), ("a.txt", "ascii")])
        self.assertIsNone(answer["encoding"])
        # A field that belongs to another name, after a program renamed the member without knowing the field, is not believed.
        answer = self.listed(archive([member("Füße.txt".encode("cp850"), extra=unicode_field(raw, name))]))
        self.assertEqual(answer["entries"][0]["name"], "Füße.txt")

    def test_seven_zip_marks_only_names_that_its_page_lacks(self):
        names = WORDS["ru"][:6] + ["日本語.txt"]
        members = [member(name.encode("cp866"), b"x") for name in names[:6]] + [member(names[6].encode(), b"x", flags=UTF8)]
        answer = self.listed(archive(members))
        self.assertEqual([entry["name"] for entry in answer["entries"]], names)
        self.assertEqual([entry["source"] for entry in answer["entries"]], ["detected"] * 6 + ["flag"])
        self.assertEqual(answer["encoding"], "IBM866")

    def test_macos_writes_decomposed_utf_8_without_the_mark(self):
        names = ["Übersicht für März.txt", "Größe.txt", "資料ガイド.pdf"]
        members = [member(decomposed(name).encode(), b"x", host=UNIX) for name in names]
        answer = self.listed(archive(members + [member(b"__MACOSX/._" + decomposed(names[0]).encode(), host=UNIX)]))
        self.assertEqual([unicodedata.normalize("NFC", entry["name"]) for entry in answer["entries"][:3]], names)
        self.assertEqual(answer["encoding"], "UTF-8")

    def test_a_mark_that_lies_is_not_believed(self):
        names = [word + ".txt" for word in WORDS["ja"][:6]]
        answer = self.listed(archive([member(name.encode("cp932"), flags=UTF8) for name in names]))
        self.assertEqual([entry["name"] for entry in answer["entries"]], names)
        self.assertEqual({(entry["source"], entry["flagged_utf8"]) for entry in answer["entries"]}, {("detected", True)})

    def test_the_user_overrules_what_is_not_told_otherwise(self):
        content = archive([member("Größe.txt".encode("cp850")), member("日本.txt".encode(), flags=UTF8)])
        answer = self.listed(content, "--as", "windows-1252")
        self.assertEqual([(entry["name"], entry["source"]) for entry in answer["entries"]],
                         [("Gr”áe.txt", "asked"), ("日本.txt", "flag")])

    def test_people_get_the_verdict_the_names_and_what_else_is_possible(self):
        self.write("a.zip", archive([member(word.encode("cp932")) for word in WORDS["ja"][:9]]))
        out, _ = self.run_names("a.zip")
        self.assertRegex(out, r"^a\.zip: 9 names, Shift_JIS \(\d+\.\d %, strong, Japanese\)\n")
        self.assertIn("\n  " + WORDS["ja"][0] + "\n", out)
        self.write("b.zip", archive([member(b"\xe9.txt")]))
        self.assertIn("Possible too:", self.run_names("b.zip")[0])


class OtherFormats(NamesCase):
    def test_raw_names_of_tar_and_cpio_are_read_together(self):
        names = [word + ".txt" for word in WORDS["ko"][:8]]
        buffer = io.BytesIO()
        with tarfile.open(fileobj=buffer, mode="w:gz", format=tarfile.GNU_FORMAT, encoding="cp949") as tar:
            for name in names:
                info = tarfile.TarInfo(name)
                info.size = 4
                tar.addfile(info, io.BytesIO(b"text"))
        answer = self.listed(buffer.getvalue())
        self.assertEqual(([entry["name"] for entry in answer["entries"]], answer["encoding"]), (names, "EUC-KR"))
        cpio = b""
        for name in [*(name.encode("cp949") for name in names), b"TRAILER!!!"]:
            fields = [0, 0o100644, 0, 0, 1, 0, 0, 0, 0, 0, 0, len(name) + 1, 0]
            header = b"070701" + b"".join(b"%08X" % field for field in fields) + name + b"\0"
            cpio += header + b"\0" * (-len(header) % 4)
        self.assertEqual(self.names_in(cpio), names)

    def test_formats_with_unicode_tell_their_names(self):
        answer = self.listed(base64.b64decode(SEVEN_ZIP))
        self.assertEqual([(entry["name"], entry["source"]) for entry in answer["entries"]], [("読んで.txt", "flag")])
        self.run_names("--extract", "out", "a.zip")
        self.assertEqual((self.folder / "out/読んで.txt").read_bytes(), b"text\n")

    def test_what_is_no_archive_is_told(self):
        self.write("a.txt", b"just text\n" * 100)
        self.write("empty", b"")
        for name in ["a.txt", "empty", "missing", "."]:
            out, err = self.run_names(name, status=3)
            self.assertEqual(out, "")
            self.assertIn(f"charsleuth: {name}: ", err)


class Damaged(NamesCase):
    def setUp(self):
        super().setUp()
        self.names = [word + ".txt" for word in WORDS["ru"][:5]]
        self.members = [member(name.encode("cp866"), b"content") for name in self.names]

    def test_a_wrong_count_is_told_and_all_names_are_listed(self):
        for count in [0, 3, 99]:
            answer = self.listed(archive(self.members, count=count))
            self.assertEqual([entry["name"] for entry in answer["entries"]], self.names)
            self.assertIn(f"says that it has {count} members and has 5", answer["trouble"])

    def test_of_two_directories_the_last_is_read(self):
        first = archive([member(b"first.txt", b"1")])
        answer = self.listed(archive(self.members, before=first, shift=0))
        self.assertEqual([entry["name"] for entry in answer["entries"]], self.names)
        self.run_names("--extract", "out", "a.zip")
        self.assertEqual((self.folder / "out" / self.names[4]).read_bytes(), b"content")

    def test_a_program_in_front_changes_nothing(self):
        for shift in [0, None]:
            answer = self.listed(archive(self.members, before=b"MZ" + b"\x90" * 5000, shift=shift))
            self.assertEqual([entry["name"] for entry in answer["entries"]], self.names)

    def test_without_the_directory_the_members_own_headers_tell(self):
        whole = archive(self.members)
        answer = self.listed(whole[:whole.index(b"PK\1\2")])
        self.assertEqual([entry["name"] for entry in answer["entries"]], self.names)
        self.assertIn("no directory", answer["trouble"][0])
        self.run_names("--rewrite", "b.zip", "a.zip", status=3)
        self.assertFalse((self.folder / "b.zip").exists())

    def test_one_volume_of_several_is_refused(self):
        self.write("a.zip", archive(self.members, disk=2))
        self.assertIn("one volume of several", self.run_names("a.zip", status=3)[1])

    def test_every_truncation_and_any_damage_gets_an_answer(self):
        whole = archive(self.members, comment=b"comment")
        self.write("all", b"")
        for size in range(0, len(whole), 7):
            self.write(f"{size}.zip", whole[:size])
        for place in range(0, len(whole), 5):
            damaged = bytearray(whole)
            damaged[place] ^= 0xFF
            self.write(f"damaged{place}.zip", bytes(damaged))
        names = sorted(path.name for path in self.folder.glob("*.zip"))
        outcome = subprocess.run([PROGRAM, "names", "--json", *names], cwd=self.folder, capture_output=True)
        self.assertIn(outcome.returncode, (0, 3))
        self.assertEqual(len(outcome.stdout.splitlines()) + len(outcome.stderr.splitlines()), len(names))

    def test_names_with_newlines_and_escapes_stay_on_their_line(self):
        self.write("a.zip", archive([member(b"a\nb\x1b[31m.txt")]))
        self.assertIn("a\\nb\\x1B[31m.txt", self.run_names("a.zip")[0])


class Unpacking(NamesCase):
    def test_members_are_unpacked_under_their_names(self):
        names = [f"{WORDS['ja'][0]}/{word}.txt" for word in WORDS["ja"][:6]]
        content = [name.encode() * 1000 for name in names]
        members = [member(name.encode("cp932"), text, method=8 if number % 2 else 0)
                   for number, (name, text) in enumerate(zip(names, content))]
        self.write("a.zip", archive([member(WORDS["ja"][0].encode("cp932") + b"/"), *members]))
        self.run_names("--extract", "out", "a.zip")
        for name, text in zip(names, content):
            self.assertEqual((self.folder / "out" / name).read_bytes(), text)
        out, err = self.run_names("--extract", "out", "a.zip", status=1)
        self.assertEqual(err.count("is there already"), 6)

    def test_nothing_is_written_outside_the_folder(self):
        evil = [b"../a", b"/etc/a", b"b/../../a", b"C:\\a", b"c:a", b"..", b"\\a", b"..\\a", b"a\0b", b"", b"x" * 300]
        members = [member(name, b"evil") for name in evil] + [member(b"good.txt", b"good")]
        members.append(member(b"link", b"/etc", host=UNIX, attributes=0o120777 << 16, method=0))
        members.append(member(b"link/a", b"evil"))
        self.write("a.zip", archive(members))
        _, err = self.run_names("--extract", "out", "a.zip", status=1)
        found = sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*"))
        self.assertEqual(found, ["a.zip", "out", "out/good.txt", "out/link", "out/link/a"])
        self.assertEqual(len(err.splitlines()), len(evil) + 1)
        # A link that lies there already leads nowhere.
        (self.folder / "trap").mkdir()
        (self.folder / "trap/dir").symlink_to(self.folder)
        self.write("b.zip", archive([member(b"dir/evil.txt", b"evil")]))
        self.run_names("--extract", "trap", "b.zip", status=1)
        self.assertFalse((self.folder / "evil.txt").exists())

    def test_what_git_editors_or_agents_obey_is_not_unpacked(self):
        obeyed = [b".git/config", b"a/.GIT/hooks/pre-commit", b"git~1/config", b".vscode/tasks.json", b"a/.mcp.json", b".exrc",
                  b"bare/HEAD"]  # and with its other two the last makes a repository
        members = [member(b"bare/refs/x", b""), member(b"bare/objects/x", b"")] + [member(name, b"evil") for name in obeyed]
        self.write("a.zip", archive(members + [member(b"a/.gitattributes", b"good"), member(b"good.txt", b"good")]))
        _, err = self.run_names("--extract", "out", "a.zip", status=1)
        found = sorted(str(path.relative_to(self.folder / "out")) for path in (self.folder / "out").rglob("*") if path.is_file())
        self.assertEqual(found, ["a/.gitattributes", "bare/objects/x", "bare/refs/x", "good.txt"])
        self.assertEqual(len(err.splitlines()), len(obeyed))
        # A folder that the user names is the user's affair.
        self.run_names("--extract", ".vscode", "a.zip", status=1)
        self.assertTrue((self.folder / ".vscode/good.txt").exists())

    def test_of_two_names_that_are_alike_in_unicode_the_first_is_unpacked(self):
        # IBM's and NEC's rows of Shift_JIS have the same characters.
        words = [word.encode("cp932") for word in WORDS["ja"][:9]]
        members = [member(b"\x87\x54" + words[0], b"first"), member(b"\xfa\x4a" + words[0], b"second")]
        self.write("a.zip", archive(members + [member(word, b"other") for word in words]))
        _, err = self.run_names("--extract", "out", "a.zip", status=1)
        self.assertEqual(err.count("is there already; not replaced"), 1)
        self.assertEqual((self.folder / "out" / ("Ⅰ" + WORDS["ja"][0])).read_bytes(), b"first")

    def test_a_tar_cannot_lead_out_either(self):
        buffer = io.BytesIO()
        with tarfile.open(fileobj=buffer, mode="w") as tar:
            link = tarfile.TarInfo("up")
            link.type, link.linkname = tarfile.SYMTYPE, ".."
            tar.addfile(link)
            for name in ["up/evil.txt", "../evil.txt", "good.txt"]:
                info = tarfile.TarInfo(name)
                info.size = 4
                tar.addfile(info, io.BytesIO(b"text"))
        self.write("a.tar", buffer.getvalue())
        self.run_names("--extract", "out", "a.tar", status=1)
        self.assertFalse((self.folder / "evil.txt").exists())
        self.assertEqual((self.folder / "out/good.txt").read_bytes(), b"text")

    def test_a_bomb_ends_at_the_limit(self):
        self.write("a.zip", archive([member(b"bomb.txt", b"\0" * (64 << 20))]))
        _, err = self.run_names("--extract", "out", "--max-bytes", "1000000", "a.zip", status=3)
        self.assertIn("more than 1000000 bytes", err)
        self.assertEqual(list((self.folder / "out").iterdir()), [])

    def test_encrypted_and_damaged_members_are_told_and_the_others_unpacked(self):
        bad = bytearray(archive([member(b"bad.txt", b"content of the member" * 9, method=0), member(b"good.txt", b"good"),
                                 member(b"secret.txt", b"x" * 20, flags=1)]))
        bad[bad.index(b"content")] ^= 1
        self.write("a.zip", bytes(bad))
        _, err = self.run_names("--extract", "out", "a.zip", status=1)
        self.assertIn("bad.txt", err)
        self.assertIn("secret.txt: is encrypted", err)
        self.assertEqual([path.name for path in (self.folder / "out").iterdir()], ["good.txt"])


class Members(NamesCase):
    def run_program(self, *words, status=0):
        outcome = subprocess.run([PROGRAM, *words], cwd=self.folder, capture_output=True)
        self.assertEqual(outcome.returncode, status, outcome)
        return outcome.stdout.decode(), outcome.stderr.decode()

    def test_text_in_an_archive_is_detected_shown_and_converted(self):
        text = "吾輩は川に沿って長いあいだ歩きました。\n暑くなったので冷たい水を買いました。\n"
        names = [f"{WORDS['ja'][0]}/{word}.txt" for word in WORDS["ja"][:5]]
        self.write("a.zip", archive([member(name.encode("cp932"), text.encode("euc-jp")) for name in names] + [member(b"folder/")]))
        self.assertEqual(self.run_program("show", f"a.zip!{names[2]}")[0], text)
        self.assertIn("EUC-JP", self.run_program(f"a.zip!{names[2]}")[0])
        answer = json.loads(self.run_program("detect", "--json", f"a.zip!{names[0]}")[0])
        self.assertEqual((answer["encoding"], answer["file"]), ("EUC-JP", f"a.zip!{names[0]}"))
        self.run_program("convert", "--to", "UTF-8", "-o", "b.txt", f"a.zip!{names[1]}")
        self.assertEqual((self.folder / "b.txt").read_bytes(), text.encode())
        self.assertIn("has no member", self.run_program("show", "a.zip!missing", status=3)[1])
        self.assertIn("is no file", self.run_program("show", "a.zip!folder/", status=3)[1])
        before = (self.folder / "a.zip").read_bytes()
        self.run_program("convert", "--in-place", "--to", "UTF-8", f"a.zip!{names[1]}", status=3)
        self.assertEqual((self.folder / "a.zip").read_bytes(), before)

    def test_a_file_of_that_name_comes_first(self):
        self.write("a.zip", archive([member(b"b.txt", b"in the archive")]))
        self.write("a.zip!b.txt", b"beside it\n")
        self.assertEqual(self.run_program("show", "a.zip!b.txt")[0], "beside it\n")


class Rewriting(NamesCase):
    def test_names_become_utf_8_and_all_content_stays(self):
        names = [f"{WORDS['pl'][0]}/{word}.txt" for word in WORDS["pl"][:7]]
        raw = "Größe.txt".encode("cp850")
        members = [member(name.encode("cp852"), name.encode() * 50, comment="Zażółć".encode("cp852"), extra=b"UX\4\0abcd") for name in names]
        before = archive(members + [member(raw, b"x", extra=unicode_field(raw, "Größe.txt"))], comment=b"archive \xa5")
        self.write("a.zip", before)
        self.run_names("--rewrite", "b.zip", "a.zip")
        self.assertEqual((self.folder / "a.zip").read_bytes(), before)
        with zipfile.ZipFile(self.folder / "b.zip") as copy:
            self.assertIsNone(copy.testzip())
            self.assertEqual(copy.namelist(), names + ["Größe.txt"])
            self.assertEqual(copy.comment, b"archive \xa5")
            for name, info in zip(names, copy.infolist()):
                self.assertTrue(info.flag_bits & UTF8)
                self.assertEqual(copy.read(name), name.encode() * 50)
                self.assertEqual(info.comment.decode(), "Zażółć")
                self.assertIn(b"UX\4\0abcd", info.extra)
            self.assertNotIn(b"\x75\x70", copy.infolist()[-1].extra)
        packed = zlib.compressobj(9, zlib.DEFLATED, -15)
        data = packed.compress(names[0].encode() * 50) + packed.flush()
        self.assertIn(data, (self.folder / "b.zip").read_bytes())
        answer = json.loads(self.run_names("--json", "b.zip")[0])
        self.assertEqual({entry["source"] for entry in answer["entries"]}, {"flag"})

    def test_a_program_in_front_stays_and_the_copy_opens(self):
        for shift in [0, None]:
            self.write("a.zip", archive([member("Größe.txt".encode("cp850"), b"content")], before=b"MZ" + b"\x90" * 500, shift=shift))
            self.run_names("--rewrite", "b.zip", "a.zip")
            self.assertTrue((self.folder / "b.zip").read_bytes().startswith(b"MZ" + b"\x90" * 500))
            with zipfile.ZipFile(self.folder / "b.zip") as copy:
                self.assertEqual(copy.read("Größe.txt"), b"content")
            (self.folder / "b.zip").unlink()

    def test_the_archive_itself_is_never_overwritten(self):
        content = archive([member("Größe.txt".encode("cp850"), b"content")])
        self.write("a.zip", content)
        (self.folder / "link.zip").symlink_to("a.zip")
        for out in ["a.zip", "link.zip", "./a.zip"]:
            self.run_names("--rewrite", out, "a.zip", status=3)
        self.assertEqual((self.folder / "a.zip").read_bytes(), content)

    def test_usage(self):
        self.write("a.zip", archive([member(b"a")]))
        for words in [[], ["--extract", "a", "--rewrite", "b", "a.zip"], ["--as", "nonsense", "a.zip"], ["--rewrite", "b", "a.zip", "a.zip"]]:
            self.run_names(*words, status=2)


if __name__ == "__main__":
    unittest.main()
