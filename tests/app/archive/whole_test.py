#!/usr/bin/env python3
"""`charsleuth names` and a zip archive as a whole: the end record, the directory and the members' own headers agree, or what
contradicts is told; a copy is the archive byte by byte, but for its names.

Usage: whole_test.py PROGRAM [unittest's arguments]
"""

import io
import json
import os
import struct
import subprocess
import sys
import tempfile
import unittest
import zipfile
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from file_names import WORDS  # noqa: E402
from zip_writer import UNIX, archive, member, unicode_field  # noqa: E402

PROGRAM = os.path.abspath(sys.argv.pop(1))


class WholeCase(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name).resolve()
        self.names = [word + ".txt" for word in WORDS["ru"][:20]]
        self.members = [member(name.encode("cp866"), name.encode() * 20) for name in self.names]

    def run_names(self, *words):
        return subprocess.run([PROGRAM, "names", *words], cwd=self.folder, capture_output=True, text=True)

    def rewritten(self, content, name="a.zip"):
        """The copy's bytes."""
        (self.folder / name).write_bytes(content)
        outcome = self.run_names("--rewrite", "copy.zip", name)
        self.assertEqual(outcome.returncode, 0, outcome)
        return (self.folder / "copy.zip").read_bytes()

    def refused(self, content, words):
        """A listing and an extraction that tell, a copy that is not written; the extracted files."""
        (self.folder / "bent.zip").write_bytes(content)
        self.assertIn(words, self.run_names("bent.zip").stdout)
        outcome = self.run_names("--rewrite", "copy.zip", "bent.zip")
        self.assertEqual(outcome.returncode, 3, outcome)
        self.assertIn("cannot be copied whole", outcome.stderr)
        self.assertFalse((self.folder / "copy.zip").exists())
        outcome = self.run_names("--extract", "out", "bent.zip")
        self.assertEqual(outcome.returncode, 1, outcome)
        self.assertIn(words, outcome.stderr)
        return {path.name: path.read_bytes() for path in (self.folder / "out").iterdir()}


def records_in(content):
    """Offsets of the directory's records."""
    found, at = [], content.index(b"PK\1\2")
    while content.startswith(b"PK\1\2", at):
        found.append(at)
        at += 46 + sum(struct.unpack_from("<HHH", content, at + 28))
    return found


class Agreement(WholeCase):
    def test_a_directory_that_breaks_off_is_told_and_all_members_are_unpacked(self):
        content = bytearray(archive(self.members))
        content[records_in(content)[10]] ^= 4
        files = self.refused(bytes(content), "says that it has 20 members and has 10")
        self.assertEqual(files, {name: name.encode() * 20 for name in self.names})

    def test_no_bit_of_the_directory_or_of_a_header_is_wrong_without_a_word(self):
        # Bits that change neither names nor content: versions, times, numbers of volumes, attributes, and of the flags those about
        # the strength of compression and those without a meaning.
        spared_in_record = {*range(4, 8), *range(12, 16), *range(34, 42)}
        spared_in_header = {4, 5, *range(10, 14)}
        content = archive(self.members[:3])
        records, headers = records_in(content), [at for at in range(len(content)) if content.startswith(b"PK\3\4", at)]
        end = content.rindex(b"PK\5\6")
        bits = []
        for at in records[:2]:
            bits += [(at + place, bit) for place in range(46) if place not in spared_in_record for bit in range(8)
                     if (place, bit) not in {(8, one) for one in (1, 2, 3, 4, 7)} | {(9, one) for one in (0, 1, 2, 3, 4, 6, 7)}]
        bits += [(headers[1] + place, bit) for place in range(30) if place not in spared_in_header for bit in range(8)
                 if (place, bit) not in {(6, one) for one in (1, 2, 3, 4, 7)} | {(7, one) for one in (0, 1, 2, 3, 4, 6, 7)}]
        bits += [(end + place, bit) for place in range(22) for bit in range(8)]
        for place, bit in bits:
            bent = bytearray(content)
            bent[place] ^= 1 << bit
            (self.folder / f"{place}.{bit}.zip").write_bytes(bent)
        outcome = self.run_names("--json", *(f"{place}.{bit}.zip" for place, bit in bits))
        refused = {line.split(": ")[1] for line in outcome.stderr.splitlines()}
        answers = {answer["archive"]: answer for answer in map(json.loads, outcome.stdout.splitlines())}
        for place, bit in bits:
            name = f"{place}.{bit}.zip"
            self.assertTrue(name in refused or answers[name]["trouble"], (place, bit))

    def test_a_member_whose_header_says_otherwise_is_told(self):
        good = archive(self.members)
        for place, words in [(8, "size, checksum or method"), (14, "size, checksum or method"), (22, "size, checksum or method"),
                             (31, "another name"), (0, "not where its directory says")]:
            bent = bytearray(good)
            bent[bent.index(b"PK\3\4", 100) + place] ^= 1
            self.refused(bytes(bent), words)
            (self.folder / "bent.zip").unlink()
            subprocess.run(["rm", "-r", self.folder / "out"], check=True)

    def test_members_that_overlap_are_told(self):
        content = bytearray(archive(self.members))
        second, third = records_in(content)[1:3]
        content[third + 42:third + 46] = content[second + 42:second + 46]
        self.refused(bytes(content), "members that overlap")

    def test_a_member_that_the_directory_does_not_list_is_told_and_unpacked(self):
        content = bytearray(archive(self.members))
        records = records_in(content)
        size = records[6] - records[5]
        del content[records[5]:records[6]]
        end = content.rindex(b"PK\5\6")
        struct.pack_into("<HHI", content, end + 8, 19, 19, struct.unpack_from("<I", content, end + 12)[0] - size)
        files = self.refused(bytes(content), "its directory does not list: " + self.names[5])
        self.assertEqual(len(files), 20)

    def test_members_beside_an_empty_directory_are_told_and_unpacked(self):
        content = bytearray(archive(self.members))
        end = content.rindex(b"PK\5\6")
        content[end + 8:end + 20] = bytes(12)
        self.assertEqual(len(self.refused(bytes(content), "its directory does not list")), 20)
        (self.folder / "empty.zip").write_bytes(archive([]))
        self.assertNotIn("It ", self.run_names("empty.zip").stdout)

    def test_an_archive_that_lost_its_end_is_told_and_unpacked(self):
        content = archive(self.members)
        files = self.refused(content[:content.index(b"PK\1\2") + 60], "has no directory")
        self.assertEqual(len(files), 20)

    def test_two_end_records_that_contradict_are_told(self):
        wide = wide_archive(self.members[:3])
        self.rewritten(wide)
        (self.folder / "copy.zip").unlink()
        bent = bytearray(wide)
        bent[bent.index(b"PK\6\6") + 24] ^= 1
        self.refused(bytes(bent), "members and has 3")

    def test_names_that_no_folder_holds_together_are_told(self):
        (self.folder / "a.zip").write_bytes(archive([member(b"a.txt", b"1"), member(b"A.TXT", b"2"), member(b"a.txt", b"3")]))
        out = self.run_names("a.zip").stdout
        self.assertIn("It has names that several members have: a.txt.", out)
        self.assertIn("It has names that differ from others by case only: A.TXT.", out)
        (self.folder / "d.zip").write_bytes(archive([member(b"a\x1b[31m\n", b"1"), member(b"a\x1b[31m\n", b"3")]))
        self.assertIn("several members have: a\\x1B[31m\\n.", self.run_names("d.zip").stdout)
        russian = [word.encode("cp866") for word in (WORDS["ru"][0].lower(), WORDS["ru"][0].upper(), *WORDS["ru"][1:9])]
        (self.folder / "b.zip").write_bytes(archive([member(name) for name in russian]))
        self.assertIn("by case only: " + WORDS["ru"][0].upper(), self.run_names("b.zip").stdout)
        # IBM's and NEC's rows of Shift_JIS have the same characters: two names that would be one in a copy.
        words = [word.encode("cp932") for word in WORDS["ja"][:9]]
        (self.folder / "c.zip").write_bytes(archive([member(b"\x87\x54" + words[0]), member(b"\xfa\x4a" + words[0]), *map(member, words)]))
        outcome = self.run_names("--rewrite", "copy.zip", "c.zip")
        self.assertEqual(outcome.returncode, 3)
        self.assertIn("would have two members of the name Ⅰ", outcome.stderr)

    def test_bytes_that_fit_nowhere_are_told_where_they_are_written_as_text(self):
        (self.folder / "a.zip").write_bytes(archive([member(name.encode("cp866")) for name in self.names] + [member(b"\xff\xfe.txt")]))
        self.assertIn("written in brackets", self.run_names("--as", "UTF-8", "a.zip").stdout)
        outcome = self.run_names("--as", "UTF-8", "--rewrite", "copy.zip", "a.zip")
        self.assertEqual(outcome.returncode, 1)
        self.assertIn("do not fit", outcome.stderr)


def wide_archive(members):
    """With an end of 64 bits that has bytes of its own at its end."""
    content = archive(members)
    end = content.rindex(b"PK\5\6")
    count, size, offset = struct.unpack_from("<HII", content, end + 10)
    more = b"\1\0\4\0\0\0more"
    wide = b"PK\6\6" + struct.pack("<QHHIIQQQQ", 44 + len(more), 45, 45, 0, 0, count, count, size, offset) + more
    return content[:end] + wide + b"PK\6\7" + struct.pack("<IQI", 0, end, 1) + b"PK\5\6" + struct.pack(
        "<HHHHIIH", 0, 0, 0xFFFF, 0xFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 5) + b"words"


def without_names(content):
    """The archive's parts in their order, without names, their sizes, the mark for UTF-8 and numbers that tell places."""
    parts, at = [], 0
    while at < len(content):
        if content.startswith(b"PK\3\4", at):
            name, extra = struct.unpack_from("<HH", content, at + 26)
            parts.append(content[at:at + 7] + content[at + 8:at + 26])
            at += 30 + name
            parts.append(content[at:at + extra])
            at += extra
        elif content.startswith(b"PK\1\2", at):
            name, extra, comment = struct.unpack_from("<HHH", content, at + 28)
            parts.append(content[at:at + 9] + content[at + 10:at + 28] + content[at + 34:at + 42])
            at += 46 + name + extra + comment
        elif content.startswith(b"PK\5\6", at):
            parts.append(content[at:at + 12] + content[at + 20:at + 22])
            at += 22
        elif content.startswith(b"PK\6\6", at):
            parts.append(content[at:at + 40])
            at += 56
        elif content.startswith(b"PK\6\7", at):
            parts.append(content[at:at + 8] + content[at + 16:at + 20])
            at += 20
        else:
            parts.append(content[at:at + 1])
            at += 1
    return b"|".join(parts)


class Copies(WholeCase):
    def same_but_for_names(self, content, by_python=True):
        copy = self.rewritten(content)
        self.assertEqual(without_names(copy), without_names(content))
        if not by_python:
            return copy
        with zipfile.ZipFile(io.BytesIO(copy)) as made:
            self.assertIsNone(made.testzip())
            self.assertEqual(made.namelist(), self.names[:len(made.namelist())])
        return copy

    def test_bytes_in_front_between_and_behind_stay(self):
        plain = archive(self.members[:5], comment=b"comment")
        self.same_but_for_names(plain)
        self.same_but_for_names(b"in front" * 100 + plain)
        self.same_but_for_names(archive(self.members[:5], before=b"in front" * 100, shift=None))
        copy = self.same_but_for_names(plain + b"behind it")
        self.assertTrue(copy.endswith(b"commentbehind it"))
        self.assertIn("other bytes behind its end: 9", self.run_names("a.zip").stdout)
        second = plain.index(b"PK\3\4", 4)
        between = bytearray(plain[:second] + b"between" + plain[second:])
        for at in records_in(between)[1:]:
            struct.pack_into("<I", between, at + 42, struct.unpack_from("<I", between, at + 42)[0] + 7)
        end = between.rindex(b"PK\5\6")
        struct.pack_into("<I", between, end + 16, struct.unpack_from("<I", between, end + 16)[0] + 7)
        self.same_but_for_names(bytes(between))
        self.assertIn("other bytes between its members: 7", self.run_names("a.zip").stdout)

    def test_a_signature_stays_and_is_named(self):
        plain = archive(self.members[:5])
        end = plain.rindex(b"PK\5\6")
        signature = b"PK\5\5\4\0abcd"
        self.assertIn(signature, self.same_but_for_names(plain[:end] + signature + plain[end:], by_python=False))
        self.assertIn("other bytes behind its directory", self.run_names("a.zip").stdout)
        inside = bytearray(plain[:end] + signature + plain[end:])
        struct.pack_into("<I", inside, end + 10 + 12, struct.unpack_from("<I", inside, end + 10 + 12)[0] + 10)
        self.assertIn(signature, self.same_but_for_names(bytes(inside), by_python=False))
        self.assertIn("is signed", self.run_names("a.zip").stdout)

    def test_the_end_of_64_bits_stays_with_what_stands_in_it(self):
        self.same_but_for_names(wide_archive(self.members[:5]), by_python=False)

    def test_sizes_behind_contents_stay_and_have_to_agree(self):
        class Pipe(io.RawIOBase):
            def __init__(self):
                self.content = b""

            def writable(self):
                return True

            def write(self, content):
                self.content += bytes(content)
                return len(content)
        pipe = Pipe()
        with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as made:
            for number in range(5):
                made.writestr(f"{number}.txt", b"content" * 50)
        content = pipe.content
        self.assertEqual(content.count(b"PK\7\x08"), 5)
        copy = self.rewritten(content)
        self.assertEqual(without_names(copy), without_names(content))
        (self.folder / "copy.zip").unlink()
        bent = bytearray(content)
        bent[content.index(b"PK\7\x08") + 12] ^= 1
        self.refused(bytes(bent), "another size or checksum behind their content")

    def test_only_fields_that_repeat_names_go(self):
        raw = self.names[0].encode("cp866")
        extra = b"UX\4\0abcd" + unicode_field(raw, self.names[0]) + b"yy\2\0ef"
        copy = self.rewritten(archive([member(raw, b"x", host=UNIX, extra=extra)]))
        self.assertEqual(copy.count(b"UX\4\0abcdyy\2\0ef"), 2)


if __name__ == "__main__":
    unittest.main()
