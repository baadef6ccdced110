#!/usr/bin/env python3
"""No piece that is repeated makes the work grow faster than the file: hostile_pieces.py PROGRAM

4 MiB of each: work that grew with the square would not end within the ten minutes that each run is given.
"""
import concurrent.futures
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM = os.path.abspath(sys.argv.pop(1))
PIECES = [b"\x1b", b"\x1b$B\x1b(B", b"\x1b$)C\x0e\x0f", b"~{", b"~{~}", b"+", b"+-", b"+AGE-", b"\x81", b"\xe3", b"\xff",
          b"\xe9a", b"\x00\xd8", b"\x8e\xa2", b"\x84\x31", b"\x0e", b"\r", b"\n", b" ", b"\0", b"<meta charset=utf-8>",
          b"coding: ", b"\xe2\x80\xae", "\u0301".encode(), b"=?a?B?", b"a\xcc\x81\xff"]
COMMANDS = [["detect", "--explain"], ["show", "--as", "utf-8"], ["show", "--as", "iso-2022-jp"],
            ["convert", "--on-loss", "escape", "--from", "gb18030", "--to", "iso-8859-1"]]
SIZE = 4 << 20


class Pieces(unittest.TestCase):
    def run_all(self, piece):
        """What went wrong with one piece."""
        with tempfile.TemporaryDirectory(prefix="charsleuth-hostile-") as folder:
            path = Path(folder) / "f"
            path.write_bytes(piece * (SIZE // len(piece)))
            for words in COMMANDS:
                with open(Path(folder) / "told", "wb+") as told:
                    status = subprocess.run([PROGRAM, *words, path], stdin=subprocess.DEVNULL, stdout=told, stderr=told, check=False, timeout=600).returncode
                    if status not in (0, 3) or told.tell() == 0:
                        yield piece, words, status, told.tell()

    def test_each_piece_with_each_command(self):
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            self.assertEqual([found for each in pool.map(lambda piece: list(self.run_all(piece)), PIECES) for found in each], [])


unittest.main()
