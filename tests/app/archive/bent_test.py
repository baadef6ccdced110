#!/usr/bin/env python3
"""Archives of several formats, cut off and with wrong bytes: whatever Python's zipfile or tarfile finds in one is listed and unpacked,
or something is said.

Usage: bent_test.py PROGRAM [unittest's arguments]
"""

import gzip
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import unittest
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from bent import bent, by_python  # noqa: E402

PROGRAM = os.path.abspath(sys.argv.pop(1))
FILES = {f"folder/{number}.txt": f"{number} text\n".encode() * (40 * number) for number in range(12)}
COPIES = 24


class Pipe(io.BytesIO):
    def seekable(self):
        return False


def zip_of(method, out=None):
    out = out or io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as made:
        for name, content in FILES.items():
            made.writestr(zipfile.ZipInfo(name), content, method)
    return out.getvalue()


def tar_of(mode, form):
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode=mode, format=form) as made:
        for name, content in FILES.items():
            info = tarfile.TarInfo(name)
            info.size = len(content)
            made.addfile(info, io.BytesIO(content))
    return out.getvalue()


def cpio():
    out = b""
    for name, content in [*FILES.items(), ("TRAILER!!!", b"")]:
        fields = [0, 0o100644, 0, 0, 1, 0, len(content), 0, 0, 0, 0, len(name) + 1, 0]
        header = b"070701" + b"".join(b"%08X" % field for field in fields) + name.encode() + b"\0"
        out += header + b"\0" * (-len(header) % 4) + content + b"\0" * (-len(content) % 4)
    return out


ARCHIVES = {
    "stored.zip": zip_of(zipfile.ZIP_STORED), "deflated.zip": zip_of(zipfile.ZIP_DEFLATED),
    "streamed.zip": zip_of(zipfile.ZIP_DEFLATED, Pipe()), "bzip2.zip": zip_of(zipfile.ZIP_BZIP2),
    "ustar.tar": tar_of("w", tarfile.USTAR_FORMAT), "gnu.tar": tar_of("w", tarfile.GNU_FORMAT),
    "pax.tar": tar_of("w", tarfile.PAX_FORMAT), "a.tar.gz": tar_of("w:gz", tarfile.GNU_FORMAT),
    "a.tar.bz2": tar_of("w:bz2", tarfile.GNU_FORMAT), "a.tar.xz": tar_of("w:xz", tarfile.GNU_FORMAT), "a.cpio": cpio(),
}


def contents_by_python(content):
    """Of a zip; None where Python finds fault with it."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as made:
            return {info.filename: made.read(info) for info in made.infolist() if not info.is_dir()}
    except Exception:
        return None


class Bent(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name).resolve()

    def run_names(self, *words):
        return subprocess.run([PROGRAM, "names", *words], cwd=self.folder, capture_output=True, text=True)

    def test_no_member_that_python_finds_is_missing_without_a_word(self):
        copies = {}
        for name, whole in ARCHIVES.items():
            for kind, content in bent(whole, name, COPIES):
                copies[f"{kind}.{name}"] = content
                (self.folder / f"{kind}.{name}").write_bytes(content)
        outcome = self.run_names("--json", *copies)
        self.assertIn(outcome.returncode, (0, 3))
        answers = {answer["archive"]: answer for answer in map(json.loads, outcome.stdout.splitlines())}
        told = {line.split(": ")[1] for line in outcome.stderr.splitlines()}
        self.assertEqual(len(answers) + len(told), len(copies))
        for name, content in copies.items():
            if name in told:
                continue
            fewer = len(answers[name]["entries"]) < by_python(content)
            self.assertFalse(fewer and not answers[name]["trouble"], name)
        self.assertFalse(any(answers["whole." + name]["trouble"] for name in ARCHIVES))

    def test_packed_content_that_is_not_what_was_packed_is_told(self):
        whole = gzip.compress(tar_of("w", tarfile.GNU_FORMAT), 0)
        wrong = bytearray(whole)
        wrong[whole.index(b"7 text") + 2] ^= 1
        (self.folder / "wrong.tar.gz").write_bytes(wrong)
        self.assertIn("It has trouble: the packed data is damaged", self.run_names("wrong.tar.gz").stdout)
        self.assertEqual(self.run_names("--extract", "out", "wrong.tar.gz").returncode, 1)
        (self.folder / "padded.tar.gz").write_bytes(whole + bytes(999))
        self.assertEqual(self.run_names("--extract", "padded", "padded.tar.gz").returncode, 0)

    def test_what_is_unpacked_without_a_word_is_what_python_unpacks(self):
        right = 0
        for name in ["stored.zip", "deflated.zip", "streamed.zip"]:
            for kind, content in bent(ARCHIVES[name], name, COPIES):
                (self.folder / "a.zip").write_bytes(content)
                outcome = self.run_names("--extract", f"{kind}.{name}", "a.zip")
                by_others = contents_by_python(content)
                if outcome.returncode == 0 and by_others is not None:
                    out = self.folder / f"{kind}.{name}"
                    for member, text in by_others.items():
                        self.assertEqual((out / member).read_bytes(), text, (kind, name))
                    right += 1
        self.assertGreater(right, 3)


if __name__ == "__main__":
    unittest.main()
