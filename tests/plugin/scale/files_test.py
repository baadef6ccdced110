"""Tables of files: the answers of the program, a killed run gone on with, files that cannot be read: files_test.py CHARSLEUTH"""

import io
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

import pyarrow.ipc
import pyarrow.parquet

import charsleuth.files
from contents import contents

PROGRAM = sys.argv[1]


class Files(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.paths = []
        for number, content in enumerate(contents(150)):
            self.paths.append(str(self.folder / f"{number:04}.txt"))
            Path(self.paths[-1]).write_bytes(content)
        self.out = self.folder / "out"

    def rows(self):
        return [row for part in sorted(self.out.glob("*.parquet")) for row in pyarrow.parquet.read_table(part).to_pylist()]

    def test_rows_are_the_programs_answers(self):
        said = subprocess.run([PROGRAM, "detect", "--json", "--top", "1", "--no-sidecar", *self.paths], check=True, stdout=subprocess.PIPE).stdout
        expected = [json.loads(line) for line in said.splitlines()]
        charsleuth.files.write_parquet(self.paths, str(self.out), rows=40)
        fields = ("encoding", "certainty", "language", "size")
        self.assertEqual([[row["path"], *(row[field] for field in fields)] for row in self.rows()],
                         [[row["file"], *(row[field] for field in fields)] for row in expected])
        stream = io.BytesIO()
        charsleuth.files.write_arrow(self.paths, stream, rows=40, threads=2)
        self.assertEqual(pyarrow.ipc.open_stream(stream.getvalue()).read_all().to_pylist(), self.rows())

    def test_a_killed_run_is_gone_on_with(self):
        command = [sys.executable, "-m", "charsleuth", "survey", "--parquet", self.out, "--rows", "10", "--files-from", "-", "-0"]
        listed = "\0".join(self.paths).encode()
        with subprocess.Popen(command, stdin=subprocess.PIPE) as run:
            run.stdin.write(listed)
            run.stdin.close()
            while not list(self.out.glob("*.parquet")):
                time.sleep(0.005)
            run.send_signal(signal.SIGKILL)
        before = {part: part.stat().st_mtime_ns for part in self.out.glob("*.parquet")}
        self.assertLess(len(before), 15)
        subprocess.run(command, input=listed, check=True)
        self.assertEqual(before, {part: part.stat().st_mtime_ns for part in before})
        self.assertEqual([row["path"] for row in self.rows()], self.paths)
        other = subprocess.run(command, input=listed[5:], capture_output=True)
        self.assertEqual((other.returncode, b"other files" in other.stderr), (3, True))
        fewer = subprocess.run(command, input="\0".join(self.paths[:20]).encode(), capture_output=True)
        self.assertEqual((fewer.returncode, b"not in the list" in fewer.stderr), (3, True))

    def test_what_cannot_be_read_is_a_row(self):
        missing, folder, odd = str(self.folder / "missing"), str(self.folder), os.fsdecode(bytes(self.folder) + b"/\xe9.txt")
        Path(odd).write_bytes(b"plain")
        charsleuth.files.write_parquet([missing, folder, odd], str(self.out))
        self.assertEqual([(row["encoding"], row["reason"]) for row in self.rows()],
                         [(None, "No such file or directory"), (None, "Is a directory"), ("US-ASCII", None)])

    def test_folders_are_walked_over_as_the_program_does(self):
        for name in ("b/1.txt", "a/2.txt", "a/deeper/3.txt", "a.txt", "0150.txt"):
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes("Größe".encode())
        (self.folder / "linked").symlink_to(self.folder / "a")
        command = [sys.executable, "-m", "charsleuth", "survey", "--parquet", self.out, "--rows", "40", self.folder]
        for _ in range(2):  # the second finds all parts, and takes none of them for files of the folder
            subprocess.run(command, check=True)
        said = subprocess.run([PROGRAM, "detect", "-r", "--json", "--top", "1", "--no-sidecar", self.folder], check=True, stdout=subprocess.PIPE).stdout
        listed = [json.loads(line)["file"] for line in said.splitlines()]
        self.assertEqual([row["path"] for row in self.rows()], [path for path in listed if not path.startswith(str(self.out))])
        self.assertEqual(len(self.rows()), 155)

    def test_an_interrupted_run_ends_without_a_word(self):
        command = [sys.executable, "-m", "charsleuth", "survey", "--parquet", self.out, "--rows", "10", "--files-from", "-"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE,
                              preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)) as run:  # ignored in the background of a shell
            run.stdin.write("".join(f"{path}\n" for path in self.paths[:11]).encode())
            run.stdin.flush()
            while not list(self.out.glob("*.parquet")):
                time.sleep(0.005)
            run.send_signal(signal.SIGINT)
            self.assertEqual((run.stderr.read(), run.wait()), (b"", 130))

    def test_no_files(self):
        self.assertEqual(subprocess.run([sys.executable, "-m", "charsleuth", "survey", "--parquet", self.out], stderr=subprocess.DEVNULL).returncode, 2)
        stream = io.BytesIO()
        charsleuth.files.write_arrow([], stream)
        self.assertEqual(pyarrow.ipc.open_stream(stream.getvalue()).read_all().num_rows, 0)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
