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
