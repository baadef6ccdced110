"""What the tests of `charsleuth mcp` share: a folder, and the program started on it. The first argument names the program."""

import os
import sys
import tempfile
import unittest
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "archive"), str(Path(__file__).parents[2] / "plugin")]
from mcp_client import Client  # noqa: E402

PROGRAM = os.path.abspath(sys.argv.pop(1))
# Freed memory that AddressSanitizer keeps is none that the program holds.
os.environ["ASAN_OPTIONS"] = os.environ.get("ASAN_OPTIONS", "") + ":quarantine_size_mb=1"


class McpCase(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.outside = Path(temporary.name).resolve()
        self.root = self.outside / "root"
        self.root.mkdir()

    def client(self, *options):
        client = Client(PROGRAM, "--root", str(self.root), *options)
        self.addCleanup(client.__exit__)
        return client

    def started(self, *options):
        client = self.client(*options)
        client.start()
        return client

    def write(self, name, content):
        (self.root / name).write_bytes(content)

    def read(self, name):
        return (self.root / name).read_bytes()


def token_in(notes):
    """The token that an answer ends with."""
    return notes.rsplit("token: ", 1)[1].strip()


def tokens_of(client, name, **arguments):
    """Reads a file to its end; the tokens of all reads together."""
    tokens, first = [], 1
    while True:
        notes = client.call("read_text_file", path=name, first_line=first, **arguments)[1]
        if "token: " in notes:
            tokens.append(token_in(notes))
        if "go on with first_line " not in notes:
            return " ".join(tokens)
        first = int(notes.split("go on with first_line ")[1].split(".")[0])
