#!/usr/bin/env python3
"""`charsleuth mcp`: edits, whole texts and conversions, in the file's own encoding, byte for byte the same elsewhere.

Usage: mcp_edit_test.py PROGRAM [unittest's arguments]
"""

import json
import os
import random
import signal
import time
import unittest

from mcp_case import PROGRAM, McpCase, token_in, tokens_of
from mcp_client import Client
from texts import SAMPLES, TEXTS, encoded


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
        text, notes = client.call("read_text_file", path=name)
        lines = text.splitlines(keepends=True)
        old = lines[2]
        lines[2] = new = "(" + lines[1].rstrip("\n") + ") 12" + ("\n" if old.endswith("\n") else "")
        if how == "edit" and lines.count(old) == 1:
            client.call("edit_text_file", path=name, old_text=old, new_text=new)
        else:
            client.call("write_text_file", path=name, text="".join(lines), token=token_in(notes))
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
        text, notes = client.call("read_text_file", path="a.txt")
        client.call("write_text_file", path="a.txt", text=text.replace("\n", "!\n", 2).replace("!\n", "\n", 1), token=token_in(notes))
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
        def write(name, text, **arguments):
            client.call("write_text_file", path=name, text=text, token=tokens_of(client, name), **arguments)

        write("a.txt", "Fluß\nGrün\n")
        self.assertEqual(self.read("a.txt"), "\ufeffFluß\r\nGrün\r\n".encode("utf-16-le"))
        write("b.txt", "zażółć\ngęślą jaźń\n")
        self.assertEqual(self.read("b.txt"), "zażółć\r\ngęślą jaźń\r\n".encode("cp1250"))
        client.call("write_text_file", path="c.txt", text="naïve\n", encoding="windows-1252")
        self.assertEqual(self.read("c.txt"), b"na\xefve\n")
        client.call("write_text_file", path="d.txt", text="naïve\n")
        self.assertEqual(self.read("d.txt"), "naïve\n".encode())
        write("b.txt", "zażółć\n", encoding="UTF-8")
        self.assertEqual(self.read("b.txt"), "zażółć\r\n".encode())
        os.chmod(self.root / "b.txt", 0o751)
        write("b.txt", "x\n")
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
            token = tokens_of(client, "a.txt")
            for _ in range(20):
                begin = chance.randrange(len(text))
                end = min(len(text), begin + chance.randrange(30))
                text = text[:begin] + "".join(chance.choices(TEXTS[language] + "ab \n", k=chance.randrange(20))) + text[end:]
                answer = client.call("write_text_file", path="a.txt", text=text, token=token)[0]
                token = token_in(answer) if "token: " in answer else token  # what is the same is not written
                self.assertEqual(self.read("a.txt").decode(plain).lstrip("\ufeff"), text, codec)


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
