"""What tests of charsleuth.exe under Wine share. The words of the program that imports it are: LAUNCHER EXE PROGRAM SAMPLES..."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

LAUNCHER, EXE, PROGRAM, *SAMPLES = (os.path.abspath(word) for word in sys.argv[1:])
RUSSIAN = "Сегодня утром в саду было тихо, только птицы пели на старой яблоне.\r\n"
NAMES = ["メニュー 日本語.txt", "رسالة.txt", "🦊 письмо 🌧.txt", "zwölf & 'half' (1).txt"]


def run(program, *words, folder=None, stdin=b""):
    command = [LAUNCHER, EXE] if program == EXE else [program]
    return subprocess.run([*command, *words], cwd=folder, input=stdin, capture_output=True, check=False, timeout=600,
                          env=dict(os.environ, LC_ALL="C.UTF-8"))


def exe(*words, **options):
    return run(EXE, *words, **options)


def without_opinions(lines):
    """Answers of a program that asks no other detector, and names no binary format by libmagic."""
    for line in lines.decode().splitlines():
        answer = json.loads(line)
        answer["binary_format"] = None
        for candidate in answer["candidates"]:
            candidate["evidence"] = [reason for reason in candidate["evidence"] if reason["kind"] != "opinion"]
        yield answer


def setUpModule():
    """Keeps one program running, and so one Windows, which Wine would start anew for each program in 1.5 s. The services of a Windows keep
    the pipes of the program that started them: whoever reads these to their end waits for ever. So they start with no pipes."""
    nowhere = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run([LAUNCHER, "--end"], check=False, timeout=60, **nowhere)
    windows = subprocess.Popen([LAUNCHER, EXE, "show", "-"], stdin=subprocess.PIPE, **nowhere)
    subprocess.run([LAUNCHER, EXE, "--version"], stdin=subprocess.DEVNULL, check=True, timeout=120, **nowhere)

    def end():
        windows.stdin.close()
        windows.wait(60)

    unittest.addModuleCleanup(end)


class Folder(unittest.TestCase):
    maxDiff = 2000

    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="charsleuth-windows-"))
        self.addCleanup(shutil.rmtree, self.folder)

    def write(self, name, text=RUSSIAN, encoding="cp1251"):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode(encoding))
        return path

    def exe(self, *words, **options):
        return exe(*words, folder=self.folder, **options)

    def succeeds(self, *words, **options):
        done = self.exe(*words, **options)
        self.assertEqual((done.returncode, done.stderr), (0, b""), words)
        return done.stdout
