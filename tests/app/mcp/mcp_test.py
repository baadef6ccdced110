#!/usr/bin/env python3
"""`charsleuth mcp`: the protocol, the tools that read, and what a hostile or broken client sends.

Usage: mcp_test.py PROGRAM [unittest's arguments]
"""

import json
import os
import subprocess
import threading
import unittest
from pathlib import Path

from mcp_case import PROGRAM, McpCase
from mcp_client import INITIALIZE, Client
from texts import TEXTS, encoded
from zip_writer import archive, member


class Protocol(McpCase):
    def test_it_speaks_the_revision_that_the_client_asks_for_or_offers_the_newest(self):
        for asked, given in [("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"),
                             ("1999-01-01", "2025-11-25")]:
            with Client(PROGRAM, cwd=self.root) as client:
                answer = client.request("initialize", INITIALIZE | {"protocolVersion": asked})
                self.assertEqual(answer["protocolVersion"], given)

    def test_tools_have_schemas_and_those_that_write_are_left_out_on_request(self):
        tools = self.started().request("tools/list")["tools"]
        names = {tool["name"] for tool in tools}
        writing = {"edit_text_file", "write_text_file", "convert_file"}
        self.assertGreaterEqual(names, writing | {"detect_encoding", "read_text_file", "decode", "check_files", "list_names"})
        for tool in tools:
            self.assertEqual(tool["inputSchema"]["type"], "object")
            self.assertEqual(tool["annotations"]["readOnlyHint"], tool["name"] not in writing)
        client = self.started("--read-only")
        self.assertEqual({tool["name"] for tool in client.request("tools/list")["tools"]}, names - writing)
        self.assertEqual(client.request("tools/call", {"name": "edit_text_file", "arguments": {}})["code"], -32602)

    def test_what_comes_before_the_handshake_is_refused(self):
        client = self.client()
        self.assertEqual(client.request("tools/list")["code"], -32002)
        client.send(b'{"jsonrpc":"2.0","id":"p","method":"ping"}')
        self.assertEqual(client.receive(), {"jsonrpc": "2.0", "id": "p", "result": {}})
        client.start()
        self.assertEqual(client.request("initialize", INITIALIZE)["code"], -32600)
        self.assertIn("tools", client.request("tools/list"))

    def test_what_is_no_message_gets_an_error_and_the_next_one_is_answered(self):
        client = self.started()
        for line, code, number in [
                (b"{", -32700, None), (b"\xff\xfe", -32700, None), (b'"text"', -32600, None), (b"[]", -32600, None),
                (b"[" * 100000, -32700, None), (b'{"jsonrpc":"1.0","id":7,"method":"ping"}', -32600, 7),
                (b'{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600, None),
                (b'{"jsonrpc":"2.0","id":8,"method":"ping","params":[1]}', -32600, 8),
                (b'{"jsonrpc":"2.0","id":9,"method":"nonsense"}', -32601, 9),
                (b'{"jsonrpc":"2.0","id":10,"method":"tools/call","params":{"name":"nonsense"}}', -32602, 10)]:
            client.send(line)
            answer = client.receive()
            self.assertEqual((answer["error"]["code"], answer["id"]), (code, number), line[:80])
        # Notifications, answers and empty lines get no answer; a batch gets one.
        for line in [b'{"jsonrpc":"2.0","method":"nonsense"}', b'{"jsonrpc":"2.0","id":1,"result":{}}', b"", b"\r"]:
            client.send(line)
        client.send(b'[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"x"},{"jsonrpc":"2.0","id":2,"method":"ping"}]')
        self.assertEqual([answer["id"] for answer in client.receive()], [1, 2])

    def test_wrong_arguments_are_told(self):
        client = self.started()
        for arguments, word in [({}, "path"), ({"path": 7}, "string"), ({"path": "a", "nonsense": 1}, "nonsense"),
                                ({"path": "a", "first_line": 0}, "at least 1"), ({"path": "a", "first_line": 1.5}, "integer")]:
            self.assertIn(word, client.refused("read_text_file", **arguments))
        self.assertIn("one of", client.refused("edit_text_file", path="a", old_text="a", new_text="b", on_unencodable="x"))

    def test_a_message_of_a_gigabyte_is_refused_in_bounded_memory(self):
        client = self.started()

        def feed():
            for _ in range(1024):
                client.process.stdin.write(b"x" * (1 << 20))
            client.send(b"")

        feeder = threading.Thread(target=feed)
        feeder.start()
        answer = client.receive()
        feeder.join()
        self.assertEqual(answer["error"]["code"], -32600)
        self.assertIn("16 MiB", answer["error"]["message"])
        status = Path(f"/proc/{client.process.pid}/status")
        if status.exists():
            peak = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
            self.assertLess(int(peak.split()[1]), 128 << 10, "KiB")
        self.assertIn("tools", client.request("tools/list"))

    def test_the_end_of_input_in_the_middle_of_a_line_is_the_end(self):
        outcome = subprocess.run([PROGRAM, "mcp"], input=b'{"jsonrpc":"2.0","id":1,"method":"ping"}', capture_output=True, check=True)
        self.assertEqual(json.loads(outcome.stdout)["id"], 1)
        self.assertEqual(outcome.stderr, b"")

    def test_usage(self):
        self.assertEqual(subprocess.run([PROGRAM, "mcp", "FILE"], capture_output=True).returncode, 2)
        self.assertEqual(subprocess.run([PROGRAM, "mcp", "--root", "/nonsense"], capture_output=True).returncode, 3)


class Reading(McpCase):
    def test_text_comes_as_it_is_with_what_was_found(self):
        self.write("a.txt", encoded("ja", "euc-jp").replace(b"\n", b"\r\n"))
        text, notes = self.started().call("read_text_file", path="a.txt")
        self.assertEqual(text, TEXTS["ja"])
        for word in ["EUC-JP", "CRLF", "Lines 1 to", "edit_text_file"]:
            self.assertIn(word, notes)

    def test_some_lines_of_many(self):
        self.write("a.txt", b"".join(b"line %d\n" % number for number in range(1, 5001)))
        client = self.started()
        self.assertEqual(client.call("read_text_file", path="a.txt", first_line=10, last_line=11)[0], "line 10\nline 11\n")
        text, notes = client.call("read_text_file", path="a.txt")
        self.assertEqual(text.count("\n"), 2000)
        self.assertIn("first_line 2001", notes)
        self.assertEqual(client.call("read_text_file", path="a.txt", first_line=4999)[0], "line 4999\nline 5000\n")
        text, notes = client.call("read_text_file", path="a.txt", first_line=5001)
        self.assertEqual((text, "only 5000 lines" in notes), ("", True))

    def test_a_line_that_is_too_long_is_cut_and_that_is_told(self):
        self.write("a.txt", b"x" * 300000 + b"\nsecond\n")
        text, notes = self.started().call("read_text_file", path="a.txt")
        self.assertEqual(len(text), 100000)
        self.assertIn("cut off", notes)
        self.assertIn("first_line 2", notes)

    def test_damage_doubt_and_lies_are_told(self):
        self.write("damaged.txt", encoded("ru", "utf-8").replace(b"\n", b"\xff\n", 1))
        self.write("lies.html", b'<meta charset="utf-8">' + encoded("ru", "cp1251"))
        self.write("image.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\10\2\0\0\0")
        client = self.started()
        text, notes = client.call("read_text_file", path="damaged.txt")
        self.assertIn("⟦FF⟧\n", text)
        self.assertIn("1 malformed sequence", notes)
        self.assertIn("declared", client.call("detect_encoding", path="lies.html")[0])
        self.assertIn("PNG", client.call("detect_encoding", path="image.png")[0])
        self.assertIn("no text", client.refused("read_text_file", path="image.png"))
        self.assertIn("no encoding", client.refused("read_text_file", path="lies.html", encoding="nonsense"))
        self.assertNotEqual(client.call("read_text_file", path="lies.html", encoding="KOI8-R")[0],
                            client.call("read_text_file", path="lies.html")[0])


class Roots(McpCase):
    def test_nothing_outside_is_read_or_written(self):
        secret = self.outside / "secret.txt"
        secret.write_bytes(b"secret\n")
        (self.root / "folder").mkdir()
        (self.root / "link.txt").symlink_to(secret)
        (self.root / "up").symlink_to("..")
        (self.root / "inside.txt").symlink_to("folder/real.txt")
        self.write("folder/real.txt", b"real\n")
        client = self.started()
        for path in ["../secret.txt", str(secret), "link.txt", "up/secret.txt", "folder/../../secret.txt", "/etc/passwd", ""]:
            for tool, arguments in [("read_text_file", {}), ("detect_encoding", {}), ("write_text_file", {"text": "x"}),
                                    ("edit_text_file", {"old_text": "secret", "new_text": "x"}), ("convert_file", {"to": "UTF-16"})]:
                self.assertRegex(client.refused(tool, path=path, **arguments), "outside|no path")
        self.assertIn("outside", client.refused("convert_file", path="folder/real.txt", to="UTF-16LE", out="../new.txt"))
        self.assertIn("outside", client.refused("write_text_file", path="up/new.txt", text="x"))
        self.assertIn("outside", client.refused("check_files", paths=["../secret.txt"]))
        self.assertEqual(secret.read_bytes(), b"secret\n")
        self.assertEqual(sorted(path.name for path in self.outside.iterdir()), ["root", "secret.txt"])
        self.assertEqual(client.call("read_text_file", path="inside.txt")[0], "real\n")
        client.call("edit_text_file", path="inside.txt", old_text="real", new_text="changed")
        self.assertTrue((self.root / "inside.txt").is_symlink())
        self.assertEqual(self.read("folder/real.txt"), b"changed\n")

    def test_a_folder_that_becomes_a_link_meanwhile_leads_nowhere(self):
        (self.outside / "other").mkdir()
        (self.outside / "other/a.txt").write_bytes(b"outside\n")
        (self.root / "folder").mkdir()
        self.write("folder/a.txt", b"inside\n")
        (self.root / "link").symlink_to("../other")
        client = self.started()
        ended = threading.Event()

        def exchange():  # the folder and the link, as fast as it goes
            while not ended.is_set():
                for one, other in [("folder", "kept"), ("link", "folder"), ("folder", "link"), ("kept", "folder")]:
                    os.rename(self.root / one, self.root / other)

        thread = threading.Thread(target=exchange)
        thread.start()
        try:
            for number in range(300):
                result = client.request("tools/call", {"name": "read_text_file", "arguments": {"path": "folder/a.txt"}})
                self.assertNotIn("outside\n", result["content"][0]["text"])
                client.request("tools/call", {"name": "edit_text_file", "arguments": {
                    "path": "folder/a.txt", "old_text": result["content"][0]["text"], "new_text": f"{number}\n"}})
        finally:
            ended.set()
            thread.join()
        self.assertEqual((self.outside / "other/a.txt").read_bytes(), b"outside\n")

    def test_what_is_no_regular_file_is_refused(self):
        os.mkfifo(self.root / "fifo")
        client = self.started()
        self.assertIn("no regular file", client.refused("read_text_file", path="fifo"))
        self.assertIn("folder", client.refused("read_text_file", path="."))
        self.assertIn("No such file", client.refused("read_text_file", path="nothing.txt"))
        for size in [(8 << 20) + 1, 80 << 20, 800 << 20]:
            with open(self.root / "big.txt", "wb") as file:
                file.truncate(size)
            self.assertIn("8 MiB", client.refused("read_text_file", path="big.txt"))


class Checking(McpCase):
    def git(self, *words):
        subprocess.run(["git", "-c", "user.name=t", "-c", "user.email=t@example.org", *words], cwd=self.root, check=True, capture_output=True)

    def test_findings_and_what_an_edit_destroyed_are_told(self):
        self.write("a.txt", encoded("ko", "cp949"))
        self.write("b.txt", b"plain\n")
        client = self.started()
        self.assertIn("a.txt:1: ", client.call("check_files")[0])
        self.assertEqual(client.call("check_files", paths=["b.txt"])[0], "All files are what they should be.")
        self.assertIn("", client.refused("check_files", against="HEAD"))
        self.git("init", "-q")
        self.git("add", ".")
        self.git("commit", "-qm", "x")
        self.write("a.txt", encoded("ko", "cp949").decode("utf-8", "replace").encode())
        words = client.call("check_files", against="HEAD")[0]
        for word in ["a.txt", "U+FFFD", "git show HEAD:a.txt"]:
            self.assertIn(word, words)


class Listing(McpCase):
    def test_the_names_in_an_archive_are_told(self):
        names = ["資料/読んで.txt", "資料/会議録.txt", "写真.jpg"]
        self.write("a.zip", archive([member(name.encode("cp932"), b"x") for name in names]))
        client = self.started()
        words = client.call("list_names", path="a.zip")[0]
        for word in ["3 names", "Shift_JIS", *names]:
            self.assertIn(word, words)
        self.write("b.zip", archive([member(b"%05d.txt" % number) for number in range(2000)]))
        self.assertIn("1000 more", client.call("list_names", path="b.zip")[0])
        self.write("c.txt", b"no archive")
        self.assertIn("c.txt", client.refused("list_names", path="c.txt"))
        self.assertIn("outside", client.refused("list_names", path="../a.zip"))


if __name__ == "__main__":
    unittest.main()
