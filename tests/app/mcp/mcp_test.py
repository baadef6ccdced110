#!/usr/bin/env python3
"""`charsleuth mcp`: the protocol, the tools, and what a hostile or broken client sends.

Usage: mcp_test.py PROGRAM [unittest's arguments]
"""

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "archive"), str(Path(__file__).parents[2] / "plugin")]
from mcp_client import INITIALIZE, Client  # noqa: E402
from texts import SAMPLES, TEXTS, encoded  # noqa: E402
from zip_writer import archive, member  # noqa: E402

PROGRAM = os.path.abspath(sys.argv.pop(1))


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
        self.assertGreaterEqual(names, writing | {"detect_encoding", "read_text_file", "check_files", "list_names"})
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
                client.request("tools/call", {"name": "write_text_file", "arguments": {"path": "folder/a.txt", "text": f"{number}\n"}})
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
        (self.root / "big.txt").write_bytes(b"x" * ((8 << 20) + 1))
        self.assertIn("8 MiB", client.refused("read_text_file", path="big.txt"))


def variants():
    """About 250 files: every sample with LF, CRLF, mixed line ends, without a last line end, and damaged."""
    for language, codec in SAMPLES:
        lines = TEXTS[language].splitlines()
        plain = codec.removesuffix("-bom")
        mark = "\ufeff" if plain != codec else ""
        for name, text in [("lf", "\n".join(lines) + "\n"), ("crlf", "\r\n".join(lines) + "\r\n"),
                           ("mixed", lines[0] + "\r\n" + "\n".join(lines[1:]) + "\n"), ("open", "\n".join(lines)),
                           ("long", "\r\n".join(lines * 5) + "\r\n")]:
            yield f"{language}-{codec}-{name}.txt", plain, (mark + text).encode(plain)
    for language, codec in [("ru", "utf-8"), ("ja", "cp932"), ("ja", "euc-jp"), ("zh-Hans", "gb18030"), ("ko", "cp949"), ("pl", "utf-8")]:
        first, rest = TEXTS[language].encode(codec).split(b"\n", 1)
        yield f"{language}-{codec}-damaged.txt", codec, first + b"\xff (\xff)\r\n" + rest


class Editing(McpCase):
    def test_an_agents_usual_edit_leaves_all_other_bytes_as_they_were(self):
        client = self.started()
        files = list(variants())
        self.assertGreater(len(files), 200)
        for name, codec, content in files:
            for how in ["edit", "write"]:
                with self.subTest(file=name, how=how):
                    self.edit_a_line(client, name, codec, content, how)

    def edit_a_line(self, client, name, codec, content, how):
        self.write(name, content)
        lines = client.call("read_text_file", path=name)[0].splitlines(keepends=True)
        old = lines[2]
        lines[2] = new = "(" + lines[1].rstrip("\n") + ") 12" + ("\n" if old.endswith("\n") else "")
        if how == "edit" and lines.count(old) == 1:
            client.call("edit_text_file", path=name, old_text=old, new_text=new)
        else:
            client.call("write_text_file", path=name, text="".join(lines))
        # What may differ are the bytes of the third line, found by its line ends and not by the program.
        line_end = "\n".encode(codec)
        unit = len(line_end)
        before, after = self.lines_of(content, line_end, unit), self.lines_of(self.read(name), line_end, unit)
        self.assertEqual(len(after), len(before))
        for number, (was, now) in enumerate(zip(before, after)):
            if number != 2:
                self.assertEqual(now, was, f"line {number + 1}")
            else:
                self.assertEqual(now.decode(codec).rstrip("\r"), new.rstrip("\n"))
                self.assertEqual(now.decode(codec).endswith("\r"), was.decode(codec).endswith("\r"))

    @staticmethod
    def lines_of(content, line_end, unit):
        """The bytes between line ends that stand at whole units."""
        lines, begin = [], 0
        for at in range(0, len(content), unit):
            if content[at:at + unit] == line_end:
                lines.append(content[begin:at])
                begin = at + unit
        return lines + [content[begin:]]

    def test_other_spellings_of_the_same_characters_stay_as_they_are(self):
        # NEC's and IBM's rows have the same characters, and JIS C 6226-1978 an escape of its own.
        before = b"\x87\x54 \xfa\x4a \xee\xef\r\n" + encoded("ja", "cp932").replace(b"\n", b"\r\n")
        self.write("a.txt", before)
        client = self.started()
        text = client.call("read_text_file", path="a.txt")[0]
        client.call("write_text_file", path="a.txt", text=text.replace("\n", "!\n", 2).replace("!\n", "\n", 1))
        first = before.split(b"\r\n")
        self.assertEqual(self.read("a.txt"), b"\r\n".join([first[0], first[1] + b"!", *first[2:]]))
        old = b"\x1b$@F|K\\8l\x1b(J abc \x1b$@$H\x1b(J\n" * 3
        self.write("b.txt", old)
        client.call("edit_text_file", path="b.txt", old_text=" abc ", new_text=" xyz ", expected_count=3)
        self.assertEqual(self.read("b.txt"), old.replace(b"abc", b"xyz"))
        client.call("edit_text_file", path="b.txt", old_text="本", new_text="木", expected_count=3)
        self.assertEqual(self.read("b.txt"), old.replace(b"abc", b"xyz").replace(b"K\\", b"LZ"))

    def test_stateful_encodings_keep_their_text(self):
        for codec, language in [("iso2022-jp", "ja"), ("hz", "zh-Hans"), ("utf-7", "ja"), ("iso2022-kr", "ko")]:
            content = encoded(language, codec) if codec != "iso2022-kr" else TEXTS["ko"].encode("iso2022-kr")
            self.write("a.txt", content)
            client = self.started()
            text = client.call("read_text_file", path="a.txt", encoding=codec.replace("iso2022", "iso-2022"))[0]
            self.assertEqual(text, TEXTS[language], codec)
            character = text[4]
            for new in ["A", text[7] * 2, "", "x" + text[8] + "y"]:
                client.call("edit_text_file", path="a.txt", old_text=character, new_text=new, expected_count=text.count(character),
                            encoding=codec.replace("iso2022", "iso-2022"))
                self.assertEqual(self.read("a.txt").decode(codec), text.replace(character, new), codec)
                self.write("a.txt", content)

    def test_damage_stays_where_it_is_and_may_be_edited_around(self):
        self.write("a.txt", encoded("ja", "cp932") + b"abc \xff def\n" + encoded("ja", "cp932"))
        client = self.started()
        before = self.read("a.txt")
        client.call("edit_text_file", path="a.txt", old_text="abc ⟦FF⟧ def", new_text="ABC ⟦FF⟧ DEF")
        self.assertEqual(self.read("a.txt"), before.replace(b"abc \xff def", b"ABC \xff DEF"))
        client.call("edit_text_file", path="a.txt", old_text=" ⟦FF⟧ ", new_text=" ")
        self.assertEqual(self.read("a.txt"), before.replace(b"abc \xff def", b"ABC DEF"))

    def test_line_ends_follow_the_lines_around(self):
        self.write("a.txt", b"one\r\ntwo\r\nthree\nfour\n")
        client = self.started()
        client.call("edit_text_file", path="a.txt", old_text="one\n", new_text="one\nnew\n")
        client.call("edit_text_file", path="a.txt", old_text="four", new_text="four\nfive")
        self.assertEqual(self.read("a.txt"), b"one\r\nnew\r\ntwo\r\nthree\nfour\nfive\n")

    def test_what_the_encoding_lacks_is_refused_with_its_place_unless_told_how(self):
        content = encoded("ru", "koi8-r")
        self.write("a.txt", content)
        client = self.started()
        line = TEXTS["ru"].splitlines()[1]
        edit = {"path": "a.txt", "old_text": line, "new_text": line + " 日本"}
        why = client.refused("edit_text_file", **edit)
        for word in ["KOI8", "2 characters", "U+65E5 日 in line 2", "U+672C", "on_unencodable"]:
            self.assertIn(word, why)
        self.assertEqual(self.read("a.txt"), content)
        client.call("edit_text_file", **edit, on_unencodable="escape")
        self.assertIn(b"\\u{65E5}\\u{672C}", self.read("a.txt"))
        self.write("a.txt", content)
        client.call("edit_text_file", **edit, on_unencodable="replace")
        self.assertIn(b" ??\n", self.read("a.txt"))

    def test_the_count_has_to_be_what_was_expected(self):
        self.write("a.txt", b"a = 1\nb = 1\n  c = 1\n")
        client = self.started()
        why = client.refused("edit_text_file", path="a.txt", old_text="= 1", new_text="= 2")
        self.assertIn("3 places (lines 1, 2, 3)", why)
        self.assertIn("line 3", client.refused("edit_text_file", path="a.txt", old_text="\tc = 1", new_text="x"))
        self.assertIn("does not stand", client.refused("edit_text_file", path="a.txt", old_text="nonsense", new_text="x"))
        self.assertIn("empty", client.refused("edit_text_file", path="a.txt", old_text="", new_text="x"))
        self.assertEqual(self.read("a.txt"), b"a = 1\nb = 1\n  c = 1\n")
        client.call("edit_text_file", path="a.txt", old_text="= 1", new_text="= 2", expected_count=3)
        self.assertEqual(self.read("a.txt"), b"a = 2\nb = 2\n  c = 2\n")

    def test_writing_keeps_encoding_mark_and_line_ends(self):
        self.write("a.txt", ("\ufeff" + TEXTS["de"].replace("\n", "\r\n")).encode("utf-16-le"))
        self.write("b.txt", encoded("pl", "cp1250").replace(b"\n", b"\r\n"))
        client = self.started()
        client.call("write_text_file", path="a.txt", text="Fluß\nGrün\n")
        self.assertEqual(self.read("a.txt"), "\ufeffFluß\r\nGrün\r\n".encode("utf-16-le"))
        client.call("write_text_file", path="b.txt", text="zażółć\ngęślą jaźń\n")
        self.assertEqual(self.read("b.txt"), "zażółć\r\ngęślą jaźń\r\n".encode("cp1250"))
        client.call("write_text_file", path="c.txt", text="naïve\n", encoding="windows-1252")
        self.assertEqual(self.read("c.txt"), b"na\xefve\n")
        client.call("write_text_file", path="d.txt", text="naïve\n")
        self.assertEqual(self.read("d.txt"), "naïve\n".encode())
        client.call("write_text_file", path="b.txt", text="zażółć\n", encoding="UTF-8")
        self.assertEqual(self.read("b.txt"), "zażółć\r\n".encode())
        os.chmod(self.root / "b.txt", 0o751)
        client.call("write_text_file", path="b.txt", text="x\n")
        self.assertEqual((self.root / "b.txt").stat().st_mode & 0o777, 0o751)

    def test_converting_keeps_the_original_and_tells_of_declarations(self):
        content = b'<meta charset="windows-1251">\n' + encoded("ru", "cp1251")
        self.write("a.html", content)
        client = self.started()
        words = client.call("convert_file", path="a.html", to="UTF-8")[0]
        self.assertIn("windows-1251", words)
        self.assertIn("still says", words)
        self.assertEqual(self.read("a.html"), content.decode("cp1251").encode())
        self.assertEqual(self.read("a.html.orig"), content)
        self.write("b.html", content)
        client.call("convert_file", path="b.html", to="UTF-8", out="c.html", fix_declaration=True)
        self.assertIn(b'charset="UTF-8"', self.read("c.html").replace(b"utf-8", b"UTF-8"))
        self.assertEqual(self.read("b.html"), content)
        self.assertIn("there already", client.refused("convert_file", path="b.html", to="UTF-8", out="c.html"))
        self.assertIn("lost", client.refused("convert_file", path="b.html", to="windows-1252", out="d.html"))
        self.assertFalse((self.root / "d.html").exists())

    def test_random_edits_of_a_text_give_the_text_that_was_meant(self):
        chance = random.Random(25)
        client = self.started()
        for codec, language in [("cp1251", "ru"), ("cp932", "ja"), ("iso2022-jp", "ja"), ("gb18030", "zh-Hans"), ("utf-16-be-bom", "ja")]:
            text = TEXTS[language] * 3
            plain = codec.removesuffix("-bom")
            self.write("a.txt", (("\ufeff" if codec != plain else "") + text).encode(plain))
            for _ in range(20):
                begin = chance.randrange(len(text))
                end = min(len(text), begin + chance.randrange(30))
                text = text[:begin] + "".join(chance.choices(TEXTS[language] + "ab \n", k=chance.randrange(20))) + text[end:]
                client.call("write_text_file", path="a.txt", text=text)
                self.assertEqual(self.read("a.txt").decode(plain).lstrip("\ufeff"), text, codec)


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


class Kills(McpCase):
    def test_a_kill_in_the_middle_of_a_write_leaves_the_old_or_the_new_file(self):
        old = encoded("ja", "euc-jp") * 3000
        new = ("新しい" + TEXTS["ja"] * 3000).encode("euc-jp")
        chance = random.Random(6)
        seen = set()
        for number in range(60):
            self.write("a.txt", old)
            client = Client(PROGRAM, "--root", str(self.root))
            client.start()
            client.send(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
                "name": "edit_text_file", "arguments": {"path": "a.txt", "old_text": TEXTS["ja"] * 3000, "new_text": "新しい" + TEXTS["ja"] * 3000}}}).encode())
            time.sleep(chance.random() * 0.25)
            client.process.send_signal(signal.SIGKILL)
            client.process.wait()
            client.process.stdin.close()
            client.process.stdout.close()
            content = self.read("a.txt")
            self.assertIn(content, (old, new), f"kill {number}")
            seen.add(content == new)
            for path in self.root.iterdir():
                if path.name != "a.txt":
                    self.assertTrue(path.name.startswith(".charsleuth-"), path)
                    path.unlink()
        self.assertIn(False, seen, "no kill came before the end")


if __name__ == "__main__":
    unittest.main()
