#!/usr/bin/env python3
"""`charsleuth mcp`: the limits of plugin/mcp/README.md, at one, ten and a hundred times, in bounded time and memory.

Usage: mcp_limits_test.py PROGRAM [unittest's arguments]
"""

import base64
import json
import time
import unittest
from pathlib import Path

from mcp_case import McpCase, tokens_of
from zip_writer import archive, member

MIB = 1 << 20


class Limits(McpCase):
    def peak(self, client):
        """MiB of memory that the server had at most; 0 where the system does not tell."""
        status = Path(f"/proc/{client.process.pid}/status")
        if not status.exists():
            return 0
        return int(next(line for line in status.read_text().splitlines() if line.startswith("VmHWM")).split()[1]) >> 10

    def raw(self, client, line):
        """The length of the answer to a line, and the answer; the next message is answered."""
        client.send(line)
        answer = client.process.stdout.readline()
        self.assertIn("tools", client.request("tools/list"))
        return len(answer), json.loads(answer)

    def test_values_in_a_message(self):
        client = self.started()
        for count in [10_001, 100_000, 1_000_000]:
            length, answer = self.raw(client, b"[" + b"0," * count + b"0]")
            self.assertIn("10,000 values", answer["error"]["message"])
            self.assertLess(length, 1000)
        length, answer = self.raw(client, b"[" + b"0," * (8 * MIB - 2) + b"0]")
        self.assertIn("10,000 values", answer["error"]["message"])
        paths = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
            "name": "check_files", "arguments": {"paths": ["a"] * 9_900}}}).encode()
        self.assertIn("1000 items", self.raw(client, paths)[1]["result"]["content"][0]["text"])
        self.assertLess(self.peak(client), 128)

    def test_nesting_of_a_message(self):
        client = self.started()
        for depth in [64, 65, 640, 6400]:
            _, answer = self.raw(client, b"[" * depth + b"]" * depth)
            self.assertEqual("nested too deeply" in json.dumps(answer), depth > 64)

    def test_messages_in_a_batch(self):
        self.write("a.txt", "日本語のテキスト\n".encode() * 4000)
        client = self.started()
        call = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "read_text_file", "arguments": {"path": "a.txt"}}})
        length, answer = self.raw(client, ("[" + ",".join([call] * 50) + "]").encode())
        self.assertEqual(len(answer), 50)
        for count in [51, 500]:
            length, answer = self.raw(client, ("[" + ",".join([call] * count) + "]").encode())
            self.assertIn("50 messages", answer["error"]["message"])
        self.assertLess(self.peak(client), 256)

    def test_what_is_sent_back_is_short(self):
        client = self.started()
        long = "é" * MIB
        for message in [{"id": 1, "method": long}, {"id": 1, "method": "tools/call", "params": {"name": long}},
                        {"id": 1, "method": "tools/call", "params": {"name": "read_text_file", "arguments": {long: 1}}},
                        {"id": 1, "method": "tools/call", "params": {"name": "read_text_file", "arguments": {"path": long}}},
                        {"id": 1, "method": "tools/call", "params": {"name": "edit_text_file", "arguments": {
                            "path": "a", "old_text": "a", "new_text": "b", "token": long[:40_000]}}},
                        {"id": long, "method": "ping"}]:
            length, _ = self.raw(client, json.dumps({"jsonrpc": "2.0"} | message).encode())
            self.assertLess(length, 1000)

    def test_characters_and_lines_in_an_answer(self):
        client = self.started()
        for times in [1, 10, 40]:
            self.write("a.txt", b"x" + "😀".encode() * 50_000 * times + b"\nnext\n")
            text, notes = client.call("read_text_file", path="a.txt")
            self.assertEqual(text, "x" + "😀" * 49_999)  # no pair is cut
            self.assertIn("cut off", notes)
        for count in [2000, 20_000, 200_000]:
            self.write("b.txt", b"line\n" * count)
            text, notes = client.call("read_text_file", path="b.txt", last_line=3000)
            self.assertEqual(text, "line\n" * 2000)
            self.assertEqual("go on with first_line 2001" in notes, count > 2000)
        self.assertIn("only 200000 lines", client.call("read_text_file", path="b.txt", first_line=2**64 - 1)[1])
        self.assertIn("integer", client.refused("read_text_file", path="b.txt", first_line=2**64))
        for count in [6, 67, 670]:
            self.write("c.zip", archive([member(b"%05d" % number + b"n" * 60_000, b"") for number in range(count)]))
            length, answer = self.raw(client, json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
                "name": "list_names", "arguments": {"path": "c.zip"}}}).encode())
            self.assertLess(length, 410_000)
            self.assertEqual("more does not fit" in json.dumps(answer), count > 6)
        self.assertLess(self.peak(client), 512)

    def test_places_of_an_edit(self):
        client = self.started()
        self.write("a.txt", b"ab" * 10_000)
        client.call("edit_text_file", path="a.txt", old_text="a", new_text="c", expected_count=10_000)
        self.assertEqual(self.read("a.txt"), b"cb" * 10_000)
        for count in [10_001, 100_000, 1_000_000, 2**63]:
            self.assertIn("at most 10000", client.refused("edit_text_file", path="a.txt", old_text="c", new_text="d", expected_count=count))
        self.write("a.txt", b"ab" * 1_000_000)
        self.assertIn("1000000 places", client.refused("edit_text_file", path="a.txt", old_text="a", new_text="c", expected_count=10_000))
        for count in [0, -1, 1.5, "1", True]:
            self.assertIn("expected_count", client.refused("edit_text_file", path="a.txt", old_text="c", new_text="d", expected_count=count))

    def test_paths_of_a_check(self):
        client = self.started()
        self.write("a.txt", b"plain\n")
        client.call("check_files", paths=["a.txt"] * 1000)
        self.assertIn("1000 items", client.refused("check_files", paths=["a.txt"] * 1001))

    def test_findings_of_a_check(self):
        client = self.started()
        for number in range(1000):
            self.write(f"{number}.txt", b"caf\xe9 d\xe9j\xe0 vu\n")
            if number + 1 in [100, 101, 1000]:
                (text,) = client.call("check_files")
                self.assertEqual(text.count(".txt"), 100)
                self.assertEqual(f"... {number + 1 - 100} more" in text, number >= 100, text[-200:])

    def test_names_of_an_archive(self):
        client = self.started()
        for count in [1000, 1001, 10_000, 60_000]:
            self.write("a.zip", archive([member(b"%05d.txt" % number, b"", method=0) for number in range(count)]))
            (text,) = client.call("list_names", path="a.zip")
            self.assertEqual(text.count(".txt\n"), 1000)
            self.assertEqual(f"... {count - 1000} more" in text, count > 1000)

    def test_the_size_of_what_is_written(self):
        client = self.started()
        self.write("a.txt", b"a" * 5000)
        before = self.read("a.txt")
        for size in [MIB // 512, MIB // 64, MIB // 8]:
            self.assertIn("8 MiB", client.refused("edit_text_file", path="a.txt", old_text="a", new_text="b" * size, expected_count=5000))
        self.assertIn("8 MiB", client.refused("write_text_file", path="a.txt", text="a" * (8 * MIB + 1), token=tokens_of(client, "a.txt")))
        self.assertIn("8 MiB", client.refused("write_text_file", path="new.txt", text="a" * (8 * MIB + 1)))
        self.assertEqual(self.read("a.txt"), before)
        self.assertEqual([path.name for path in self.root.iterdir()], ["a.txt"])
        self.write("b.txt", b"a" * (3 * MIB))
        self.assertIn("8 MiB", client.refused("convert_file", path="b.txt", to="UTF-32LE", out="c.txt"))
        self.assertIn("8 MiB", client.refused("decode", bytes=base64.b64encode(b"a" * (8 * MIB + 1)).decode()))
        client.call("write_text_file", path="new.txt", text="a" * (8 * MIB))
        self.write("c.txt", b"\r" * (8 * MIB))
        client.call("read_text_file", path="c.txt")
        self.assertLess(self.peak(client), 512)

    def test_a_search_that_finds_nothing_takes_no_time(self):
        self.write("a.txt", b"a" * (2 * MIB))
        client = self.started()
        begin = time.monotonic()
        self.assertIn("does not stand", client.refused("edit_text_file", path="a.txt", old_text="a" * MIB + "b", new_text="c"))
        self.assertLess(time.monotonic() - begin, 20)  # 256 KB took 15 s


if __name__ == "__main__":
    unittest.main()
