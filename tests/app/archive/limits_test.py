#!/usr/bin/env python3
"""`charsleuth names` at its limits and beyond: time and memory grow no faster than archives do, and what is too much is told.

Usage: limits_test.py PROGRAM [unittest's arguments]
"""

import gzip
import io
import json
import os
import struct
import subprocess
import sys
import tarfile
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from zip_writer import archive, member  # noqa: E402

PROGRAM = os.path.abspath(sys.argv.pop(1))
IS_SANITIZED = "CHARSLEUTH_SANITIZED" in os.environ  # a sanitizer's own memory and time are no measure of the program


class Limits(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name).resolve()

    def run_names(self, *words, status=0):
        """What it printed, its seconds of the processor, and its bytes of memory."""
        # A process that is started counts the memory of the one that starts it: a small one does that.
        starter = "import json, resource, subprocess, sys\n" \
                  "done = subprocess.run(sys.argv[1:], capture_output=True, text=True)\n" \
                  "used = resource.getrusage(resource.RUSAGE_CHILDREN)\n" \
                  "json.dump([done.returncode, done.stdout, done.stderr, used.ru_utime + used.ru_stime, used.ru_maxrss], sys.stdout)"
        words = [sys.executable, "-c", starter, PROGRAM, "names", *map(str, words)]
        code, out, err, seconds, memory = json.loads(subprocess.run(words, check=True, capture_output=True).stdout)
        self.assertEqual(code, status, err)
        return out, err, seconds, memory * 1024

    def assert_bound(self, used, most, about=None):
        if not IS_SANITIZED:
            self.assertLess(used, most, about)

    def test_without_a_directory_headers_are_read_and_no_content(self):
        count, size = 400, 2 << 20
        header = archive([member(b"folder/000000.bin", method=0, size=size)])[:30]
        header = header[:18] + struct.pack("<I", size) + header[22:]
        with (self.folder / "a.zip").open("wb") as file:  # what is between the headers is nowhere on the disk
            for number in range(count):
                file.write(header + b"folder/%06d.bin" % number)
                file.seek(size, os.SEEK_CUR)
            file.truncate()
        with subprocess.Popen([PROGRAM, "names", "--json", str(self.folder / "a.zip")], stdout=subprocess.PIPE) as process:
            out = process.stdout.read()
            os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
            counted = Path(f"/proc/{process.pid}/io").read_text(encoding="ascii")
            read = int(next(line.split()[1] for line in counted.splitlines() if line.startswith("rchar")))
        self.assertEqual(out.count(b".bin\""), count)
        self.assertLess(read, 16 << 20)

    def test_time_and_memory_grow_with_the_members(self):
        def of(count):
            return archive([member(b"folder/%06d.txt" % number, b"x", method=0) for number in range(count)], count=count % 65536)
        few, many = 3_125, 50_000
        whole = of(many)
        end = whole.index(b"PK\1\2")
        seconds = {}
        for count in [few, many]:
            part = of(count)
            cut = whole[:end * count // many]
            for kind, content, words in [("list", part, ["--json"]), ("copy", part, ["--rewrite", self.folder / f"{count}.zip"]),
                                         ("cut", cut, ["--json"])]:
                path = self.folder / "a.zip"
                path.write_bytes(content)
                out, _, seconds[kind, count], memory = self.run_names(*words, path)
                self.assert_bound(memory, 8 * len(content) + (64 << 20), (kind, count))
                if kind == "list":
                    self.assertEqual(len(json.loads(out)["entries"]), count)
        for kind in ["list", "copy", "cut"]:  # sixteen times as long, or 256 times where it grows with the square
            self.assert_bound(seconds[kind, many], 64 * seconds[kind, few] + 0.5, seconds)

    def test_names_of_an_archive_that_unpacks_to_many_are_read_up_to_the_limit(self):
        block = io.BytesIO()
        with tarfile.open(fileobj=block, mode="w", format=tarfile.USTAR_FORMAT) as tar:
            for number in range(12_000):
                tar.addfile(tarfile.TarInfo(f"folder/{number:06}.txt"))
        members = gzip.compress(block.getvalue()[:12_000 * 512], 1)
        for times, is_told in [(10, False), (100, True)]:  # 32 MiB are 120,000 of these names
            path = self.folder / f"{times}.tar.gz"
            path.write_bytes(members * times)
            out, _, _, memory = self.run_names(path)
            self.assertEqual("has more names than are read" in out, is_told, times)
            self.assert_bound(memory, 8 * path.stat().st_size + (160 << 20))

    def test_what_unpacks_to_itself_is_refused(self):
        path = self.folder / "a.tar.gz"
        path.write_bytes(gzip.compress(gzip.compress(b"x" * 9999)))
        self.assertIn("is packed more than once", self.run_names(path, status=3)[1])

    def test_a_directory_beyond_the_limit_is_refused(self):
        for size in [(256 << 20) + 1, 2560 << 20, 25600 << 20]:
            path = self.folder / "a.zip"
            with open(path, "wb") as file:  # nothing but holes before its end
                file.write(b"PK\3\4")
                file.truncate(size)
                file.seek(size)
                file.write(b"PK\6\6" + struct.pack("<QHHIIQQQQ", 44, 45, 45, 0, 0, 1, 1, size, 0))
                file.write(b"PK\6\7" + struct.pack("<IQI", 0, size, 1))
                file.write(b"PK\5\6" + struct.pack("<HHHHIIH", 0, 0, 0xFFFF, 0xFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0))
            _, err, _, memory = self.run_names(path, status=3)
            self.assertIn("has a directory of more than 256 MiB", err)
            self.assert_bound(memory, 64 << 20)

    def test_a_name_that_a_copy_has_no_room_for_is_refused(self):
        for letters, status in [(32_767, 0), (32_768, 3), (65_535, 3)]:  # two bytes each in UTF-8
            long = "я".encode("cp866") * letters
            for kind, one in [("name", member(long, b"x")), ("comment", member("я.txt".encode("cp866"), b"x", comment=long))]:
                path = self.folder / "a.zip"
                path.write_bytes(archive([one]))
                copy = self.folder / f"{kind}-{letters}.zip"
                self.run_names("--as", "IBM866", "--rewrite", copy, path, status=status)
                self.assertEqual(copy.exists(), status == 0)

    def test_a_part_of_a_path_that_is_too_long_is_not_unpacked(self):
        for letters in [255, 256, 2550, 25_500]:
            path = self.folder / "a.zip"
            path.write_bytes(archive([member(b"n" * letters, b"x"), member(b"b.txt", b"x")]))
            out = self.folder / str(letters)
            _, err, _, _ = self.run_names("--extract", out, path, status=int(letters > 255))
            self.assertEqual("more than 255 bytes" in err, letters > 255)
            self.assertEqual(len(list(out.iterdir())), 1 if letters > 255 else 2)

    def test_a_member_that_is_too_large_is_not_read_into_memory(self):
        most = 256 << 20
        for size in [most + 1, 100 * most]:
            path = self.folder / "a.zip"
            with open(path, "wb") as file:  # its content is a hole
                field = struct.pack("<HHQQ", 1, 16, size, size)
                start = struct.pack("<HHHHHIII", 45, 0, 0, 0x6000, 0x5921, 0, 0xFFFFFFFF, 0xFFFFFFFF)
                file.write(b"PK\3\4" + start + struct.pack("<HH", 5, len(field)) + b"a.txt" + field)
                file.seek(size, os.SEEK_CUR)
                begin = file.tell()
                file.write(b"PK\1\2" + struct.pack("<BB", 45, 3) + start + struct.pack("<HHHHHII", 5, len(field), 0, 0, 0, 0, 0) + b"a.txt" + field)
                end = file.tell()
                file.write(b"PK\6\6" + struct.pack("<QHHIIQQQQ", 44, 45, 45, 0, 0, 1, 1, end - begin, begin))
                file.write(b"PK\6\7" + struct.pack("<IQI", 0, end, 1))
                file.write(b"PK\5\6" + struct.pack("<HHHHIIH", 0, 0, 1, 1, 0xFFFFFFFF, 0xFFFFFFFF, 0))
            done = subprocess.run([PROGRAM, "show", "a.zip!a.txt"], cwd=self.folder, capture_output=True, text=True, check=False)
            self.assertEqual((done.returncode, done.stdout), (3, ""))
            self.assertIn("is larger than 256 MiB", done.stderr)

    def test_unpacking_ends_at_the_limit(self):
        for size, status in [(1_000_000, 0), (1_000_001, 3), (10_000_000, 3), (100_000_000, 3)]:
            path = self.folder / "a.zip"
            path.write_bytes(archive([member(b"a.txt", bytes(size))]))
            _, err, _, memory = self.run_names("--extract", self.folder / str(size), "--max-bytes", "1000000", path, status=status)
            self.assertEqual("more than 1000000 bytes" in err, status == 3)
            self.assert_bound(memory, 64 << 20)


if __name__ == "__main__":
    unittest.main()
