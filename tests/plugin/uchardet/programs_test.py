#!/usr/bin/env python3
"""Runs programs that were built against the original libuchardet with the drop-in on the library path.

Usage: programs_test.py FOLDER_OF_THE_DROP_IN
"""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from texts import TEXTS, encoded, write_samples  # noqa: E402

DROP_IN = {**os.environ, "LD_LIBRARY_PATH": sys.argv[1]}
ORIGINAL = {name: value for name, value in os.environ.items() if name != "LD_LIBRARY_PATH"}

# glibc has no converter for these, so no name can be right; no answer is.
NOT_IN_ICONV = {"hz"}


def run(*command, environment):
    return subprocess.run([str(word) for word in command], capture_output=True, env=environment, timeout=60)


def named(path, environment):
    """What the command says of a file; it prints a path before the name where it is given several."""
    return run("uchardet", path, environment=environment).stdout.decode().strip()


def reads(path, name, text):
    done = run("iconv", "-f", name, "-t", "UTF-8", path, environment=ORIGINAL)
    return done.returncode == 0 and done.stdout.decode().lstrip("\ufeff") == text


class Command(unittest.TestCase):
    def test_iconv_reads_every_sample_by_the_name_given(self):
        wrong, wrong_with_the_original, samples = [], [], 0
        with tempfile.TemporaryDirectory() as folder:
            for path, language, codec in write_samples(Path(folder)):
                samples += 1
                name = named(path, DROP_IN)
                if codec in NOT_IN_ICONV:
                    self.assertEqual(name, "unknown", codec)
                elif not reads(path, name, TEXTS[language]):
                    wrong.append((language, codec, name))
                if not reads(path, named(path, ORIGINAL), TEXTS[language]):
                    wrong_with_the_original.append((language, codec))
        print(f"{samples} files: {len(wrong)} wrong, {len(wrong_with_the_original)} with the original")
        self.assertEqual(wrong, [])
        self.assertGreater(len(wrong_with_the_original), 0)

    def test_ascii_is_called_so(self):
        with tempfile.NamedTemporaryFile() as file:
            file.write(b"plain text\n")
            file.flush()
            self.assertEqual(named(file.name, DROP_IN), "ASCII")

    def test_an_empty_file_has_the_originals_answer(self):
        self.assertEqual(named("/dev/null", DROP_IN), named("/dev/null", ORIGINAL))

    def test_a_program_has_the_originals_answer(self):
        self.assertEqual(named(sys.executable, DROP_IN), named(sys.executable, ORIGINAL))


class Mpv(unittest.TestCase):
    SCRIPT = 'mp.observe_property("sub-text", "string", function(_, t) if t and t ~= "" then print("SUB:" .. t) end end)'

    def subtitle(self, environment):
        """The first subtitle of a film that mpv shows."""
        with tempfile.TemporaryDirectory() as folder:
            subtitles, script = Path(folder) / "film.srt", Path(folder) / "print.lua"
            cue = "1\r\n00:00:00,000 --> 00:00:05,000\r\n".encode()
            subtitles.write_bytes(cue + encoded("el", "cp737").replace(b"\n", b"\r\n"))
            script.write_text(self.SCRIPT)
            done = run("mpv", "--no-config", "--vo=null", "--ao=null", "--frames=3", "--sub-codepage=auto",
                       f"--sub-file={subtitles}", f"--script={script}", "av://lavfi:color=s=64x64:d=2",
                       environment=environment)
            return done.stdout.decode(errors="replace")

    def test_subtitles_read_right_that_did_not_before(self):
        first_line = TEXTS["el"].splitlines()[0]
        self.assertIn(first_line, self.subtitle(DROP_IN))
        self.assertNotIn(first_line, self.subtitle(ORIGINAL))


unittest.main(argv=sys.argv[:1])
