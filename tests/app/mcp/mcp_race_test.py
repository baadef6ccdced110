#!/usr/bin/env python3
"""Files, settings and folders that become links while `charsleuth mcp` looks at them: nothing of where they lead is told.

Usage: mcp_race_test.py PROGRAM [unittest's arguments]
"""

import json
import os
import subprocess
import sys
import threading
import unittest

from mcp_case import McpCase

# Under the sanitizers, which see a fault in any of them, a fifth: what is told is tried without.
CALLS = 4_000 if "CHARSLEUTH_SANITIZED" in os.environ else 20_000
INSIDE = "Паром отходит от пристани.\n".encode()
SECRET = "渡し船は朝七時に港を出ます。箱を二度数えて、すべて書きとめた。\n".encode("cp932")
TOLD = ["Shift_JIS", "windows-31j", "CP932", "koi8-r", "koi8-u"]  # none stands in what is asked
# Gives the names of a file and of a link to each other, as fast as it goes.
EXCHANGE = """
import os, sys
while True:
    for own, link in zip(sys.argv[1::2], sys.argv[2::2]):
        os.rename(own, own + ".kept"); os.rename(link, own); os.rename(own, link); os.rename(own + ".kept", own)
"""


class Races(McpCase):
    def test_calls_tell_nothing_of_what_a_link_leads_to(self):
        outside = self.outside / "outside"
        for folder in [outside, self.root / "folder", self.root / "set"]:
            folder.mkdir()
        for name in ["a.txt", "b.txt"]:
            (outside / name).write_bytes(SECRET)
            for folder in ["folder/", "set/", ""]:
                self.write(folder + name, INSIDE)
        (outside / ".editorconfig").write_text("[*]\ncharset = koi8-r\n")
        self.write("set/.editorconfig", b"[*]\ncharset = latin1\n")
        try:
            os.setxattr(outside / "a.txt", "user.charset", b"koi8-u")
        except OSError:  # a file system without
            pass
        (self.root / "link.txt").symlink_to(outside / "a.txt")
        (self.root / "link").symlink_to(outside)
        (self.root / "settings").symlink_to(outside / ".editorconfig")
        pairs = [str(self.root / name) for name in ["a.txt", "link.txt", "folder", "link", "set/.editorconfig", "settings"]]
        client = self.started("--read-only")
        asked = [("read_text_file", {"path": "a.txt"}), ("detect_encoding", {"path": "a.txt"}), ("check_files", {"paths": ["a.txt"]}),
                 ("detect_encoding", {"path": "folder/a.txt"}), ("check_files", {"paths": ["folder"]}),
                 ("detect_encoding", {"path": "set/a.txt"}), ("check_files", {"paths": ["set/a.txt"]}), ("list_names", {"path": "a.txt"})]

        def send():
            for number in range(CALLS):
                name, arguments = asked[number % len(asked)]
                client.send(json.dumps({"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {"name": name, "arguments": arguments}}).encode())

        leaks, read, kinds = [], 0, set()
        with subprocess.Popen([sys.executable, "-c", EXCHANGE, *pairs]) as exchange:
            sender = threading.Thread(target=send)
            sender.start()
            for _ in range(CALLS):
                words = client.process.stdout.readline().decode()
                read += "Паром" in words
                kinds.add("outside" in words or "link" in words)
                if any(label in words for label in TOLD):
                    leaks.append(words)
            sender.join()
            self.assertIsNone(exchange.poll())
            exchange.kill()
        self.assertEqual(leaks, [])
        self.assertGreater(read, 0)
        self.assertEqual(kinds, {True, False}, "nothing was exchanged meanwhile")


if __name__ == "__main__":
    unittest.main()
