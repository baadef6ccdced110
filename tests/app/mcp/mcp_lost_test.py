#!/usr/bin/env python3
"""`charsleuth mcp`: nothing is lost that an agent has not seen, whoever else writes, and nothing is written that the file's readers cannot read.

Usage: mcp_lost_test.py PROGRAM [unittest's arguments]
"""

import base64
import codecs
import json
import os
import signal
import threading
import unittest

from mcp_case import PROGRAM, McpCase, token_in, tokens_of
from mcp_client import Client
from texts import TEXTS, encoded


class Losses(McpCase):
    def test_characters_that_an_edit_destroys_are_named(self):
        self.write("a.txt", "Le café est déjà prêt.\nrien\n".encode("cp1252"))
        client = self.started()
        said = client.call("edit_text_file", path="a.txt", old_text="café est déjà prêt", new_text="cafe est deja pret")[0]
        self.assertIn('Characters were lost; edit again if that was not meant:\nline 1: "café" became "cafe", in letters of ASCII (3 words)', said)
        said = client.call("edit_text_file", path="a.txt", old_text="cafe est deja pret", new_text="café est déjà prêt")[0]
        self.assertNotIn("lost", said)
        said = client.call("edit_text_file", path="a.txt", old_text="prêt", new_text="froid")[0]
        self.assertNotIn("lost", said)


class Tokens(McpCase):
    def test_lines_that_were_not_read_are_not_replaced(self):
        content = b"".join(b"line %d\r\n" % number for number in range(1, 5001))
        self.write("a.txt", content)
        client = self.started()
        text, notes = client.call("read_text_file", path="a.txt")
        self.assertEqual(text.count("\n"), 2000)
        for token, word in [("", "no token"), (token_in(notes), "line 2001")]:
            why = client.refused("write_text_file", path="a.txt", text=text.upper(), token=token)
            for part in [word, "5000 lines", "edit_text_file", "read_text_file"]:
                self.assertIn(part, why)
        self.assertIn("no token", client.refused("write_text_file", path="a.txt", text=text.upper()))
        self.assertEqual(self.read("a.txt"), content)
        middle = token_in(client.call("read_text_file", path="a.txt", first_line=2001)[1])
        last = token_in(client.call("read_text_file", path="a.txt", first_line=4001)[1])
        self.assertIn("line 2001", client.refused("write_text_file", path="a.txt", text="x\n", token=f"{token_in(notes)} {last}"))
        client.call("write_text_file", path="a.txt", text=text, token=f"{last}, {token_in(notes)}\n{middle}")
        self.assertEqual(self.read("a.txt"), content[:len(text) + 2000])

    def test_a_line_that_was_cut_off_was_not_read(self):
        self.write("a.txt", b"x" * 300000 + b"\nsecond\n")
        client = self.started()
        self.assertNotIn("token: ", client.call("read_text_file", path="a.txt")[1])
        token = token_in(client.call("read_text_file", path="a.txt", first_line=2)[1])
        self.assertIn("line 1 was not read", client.refused("write_text_file", path="a.txt", text="y\n", token=token))

    def test_a_file_that_somebody_changed_is_refused_with_the_difference(self):
        self.write("a.txt", encoded("ru", "koi8-r"))
        client = self.started()
        token = tokens_of(client, "a.txt")
        lines = TEXTS["ru"].splitlines(keepends=True)
        changed = "".join([lines[0], "Строка изменена\n", *lines[2:]]).encode("koi8-r")
        self.write("a.txt", changed)
        for tool, arguments in [("write_text_file", {"text": "x\n"}), ("edit_text_file", {"old_text": lines[0], "new_text": "x\n"})]:
            why = client.refused(tool, path="a.txt", token=token, **arguments)
            for word in ["changed since", "@@ line 2", "\n-" + lines[1].strip()[:40], "\n+Строка изменена\n"]:
                self.assertIn(word, why)
        self.assertEqual(self.read("a.txt"), changed)
        # A server that was started anew understands the token, and says what it cannot tell.
        why = self.started().refused("write_text_file", path="a.txt", text="x\n", token=token)
        self.assertIn("changed since", why)
        self.assertIn("started anew", why)
        self.write("a.txt", encoded("ru", "koi8-r"))
        self.started().call("write_text_file", path="a.txt", text="ещё раз\n", token=token)
        self.assertEqual(self.read("a.txt"), "ещё раз\n".encode("koi8-r"))

    def test_what_one_wrote_is_known_without_reading_it_again(self):
        client = self.started()
        token = token_in(client.call("write_text_file", path="a.txt", text="one\ntwo\n")[0])
        token = token_in(client.call("write_text_file", path="a.txt", text="one\nзвери\n", token=token)[0])
        answer = client.call("edit_text_file", path="a.txt", old_text="one", new_text="1", token=token)[0]
        client.call("write_text_file", path="a.txt", text="2\n", token=token_in(answer))
        self.assertEqual(self.read("a.txt"), b"2\n")
        self.assertNotIn("token", client.call("edit_text_file", path="a.txt", old_text="2", new_text="3")[0])

    def test_a_write_is_read_as_the_read_was(self):
        self.write("a.txt", encoded("ru", "koi8-r"))
        client = self.started()
        text, notes = client.call("read_text_file", path="a.txt", encoding="windows-1251")
        client.call("write_text_file", path="a.txt", text=text.replace("\n", " +\n", 1), token=token_in(notes))
        self.assertEqual(self.read("a.txt"), encoded("ru", "koi8-r").replace(b"\n", b" +\n", 1))
        other = token_in(client.call("read_text_file", path="a.txt")[1])
        notes = client.call("read_text_file", path="a.txt", encoding="windows-1251")[1]
        self.assertIn("several encodings", client.refused("write_text_file", path="a.txt", text="x", token=f"{other} {token_in(notes)}"))

    def test_what_is_empty_or_the_same_needs_no_token_and_nonsense_is_none(self):
        self.write("a.txt", b"")
        self.write("b.txt", b"same\r\n")
        client = self.started()
        client.call("write_text_file", path="a.txt", text="new\n")
        self.assertEqual(self.read("a.txt"), b"new\n")
        self.assertIn("nothing was written", client.call("write_text_file", path="b.txt", text="same\n")[0])
        for token in ["x", "0" * 32, "0" * 32 + ":1-2:nonsense", "0" * 32 + ":0-2:UTF-8", "0" * 32 + ":1-99999999999999999999999:UTF-8"]:
            self.assertIn("no token", client.refused("write_text_file", path="b.txt", text="x", token=token))
            self.assertIn("no token", client.refused("edit_text_file", path="b.txt", old_text="same", new_text="x", token=token))


class Together(McpCase):
    def test_two_servers_that_edit_one_file_without_pause_lose_nothing(self):
        self.write("a.txt", "".join(f"Zeile {number} grün\r\n" for number in range(200)).encode("cp1252"))
        clients = [self.started(), self.started()]

        def edit(client, begin):
            for number in range(begin, 200, 2):
                client.call("edit_text_file", path="a.txt", old_text=f"Zeile {number} grün", new_text=f"Zeile {number} weiß")

        threads = [threading.Thread(target=edit, args=(client, begin)) for begin, client in enumerate(clients)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(self.read("a.txt"), "".join(f"Zeile {number} weiß\r\n" for number in range(200)).encode("cp1252"))
        self.assertEqual(os.listdir(self.root), ["a.txt"])

    def test_the_lock_of_a_server_that_was_killed_holds_up_nobody(self):
        self.write("a.txt", b"x" * (4 << 20) + b"\nshort\n")
        stopped = self.started()
        stopped.send(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
            "name": "edit_text_file", "arguments": {"path": "a.txt", "old_text": "x" * (4 << 20), "new_text": "y" * (4 << 20)}}}).encode())
        stopped.process.send_signal(signal.SIGKILL)
        stopped.process.wait()
        self.started().call("edit_text_file", path="a.txt", old_text="short", new_text="long")
        self.assertTrue(self.read("a.txt").endswith(b"\nlong\n"))


class Readers(McpCase):
    """What a file declares, as those programs take it that read the file by it."""

    def refuses(self, name, head, codec, character, by):
        self.write(name, head.encode() + TEXTS_OF[codec].encode(codec))
        client = self.started()
        before = self.read(name)
        why = client.refused("edit_text_file", path=name, old_text=TEXTS_OF[codec], new_text=TEXTS_OF[codec] + character)
        for word in [by, character, "declared as"]:
            self.assertIn(word, why)
        self.assertIn(character, client.refused("write_text_file", path=name, token=tokens_of(client, name),
                                                text=head + TEXTS_OF[codec] + "!" + character))
        self.assertEqual(self.read(name), before)
        client.call("edit_text_file", path=name, old_text=TEXTS_OF[codec], new_text=TEXTS_OF[codec] + character, on_unencodable="escape")
        self.assertIn("\\u{%04X}" % ord(character), self.read(name).decode(codec))

    def test_python_reads_what_was_written_for_it(self):
        for codec, character in [("shift_jis", "①"), ("euc_jp", "①"), ("euc_kr", "뢔"), ("gbk", "😀"), ("gb2312", "鎔"),
                                 ("latin-1", "€"), ("iso2022_jp", "①")]:
            with self.subTest(codec):
                self.refuses("a.py", f"# -*- coding: {codec} -*-\n", codec, character, "python-coding")

    def test_xml_and_editorconfig_have_no_euro_in_latin_1_and_browsers_do(self):
        self.refuses("a.xml", '<?xml version="1.0" encoding="ISO-8859-1"?>\n', "latin-1", "€", "xml-declaration")
        self.write(".editorconfig", b"root = true\n[*]\ncharset = latin1\n")
        self.refuses("a.txt", "", "latin-1", "€", ".editorconfig")
        (self.root / ".editorconfig").unlink()
        self.write("a.html", '<meta charset="latin1">\n'.encode() + "Grüße\n".encode("cp1252"))
        client = self.started()
        client.call("edit_text_file", path="a.html", old_text="Grüße", new_text="Grüße: 5 €")
        self.assertIn("5 €".encode("cp1252"), self.read("a.html"))
        self.write("b.html", '<meta charset="shift_jis">\n'.encode() + encoded("ja", "cp932"))
        client.call("edit_text_file", path="b.html", old_text="<meta", new_text="①<meta")
        self.assertTrue(self.read("b.html").startswith("①".encode("cp932")))

    def test_what_is_there_already_stays_and_wider_names_are_taken_at_their_word(self):
        self.write("a.py", "# coding: shift_jis\ns = '①表示'\n".encode("cp932"))
        client = self.started()
        client.call("edit_text_file", path="a.py", old_text="s = '①表示'", new_text="text = '①画面'")
        self.assertEqual(self.read("a.py"), "# coding: shift_jis\ntext = '①画面'\n".encode("cp932"))
        self.assertIn("①", client.refused("edit_text_file", path="a.py", old_text="'①画面'", new_text="'①①画面'"))
        self.write("b.py", "# coding: cp932\ns = '表示'\n".encode("cp932"))
        client.call("edit_text_file", path="b.py", old_text="表示", new_text="①表示")
        self.assertEqual(self.read("b.py").decode("cp932"), "# coding: cp932\ns = '①表示'\n")

    def test_pure_ascii_gets_characters_in_the_declared_encoding(self):
        self.write("a.py", b"# coding: koi8-r\ns = 'a'\n")
        self.write("b.py", b"s = 'a'\n")
        client = self.started()
        client.call("edit_text_file", path="a.py", old_text="'a'", new_text="'текст'")
        self.assertEqual(self.read("a.py").decode("koi8-r"), "# coding: koi8-r\ns = 'текст'\n")
        client.call("edit_text_file", path="b.py", old_text="'a'", new_text="'текст'")
        self.assertEqual(self.read("b.py").decode(), "s = 'текст'\n")
        self.assertIn("KOI8-R", client.call("write_text_file", path="c.py", text="# coding: koi8-r\nтекст\n")[0])
        self.assertEqual(self.read("c.py").decode("koi8-r"), "# coding: koi8-r\nтекст\n")
        self.write(".editorconfig", b"root = true\n[*]\ncharset = latin1\n")
        client.call("write_text_file", path="d.txt", text="Grüße\n")
        self.assertEqual(self.read("d.txt").decode("latin-1"), "Grüße\n")
        self.assertIn("€", client.refused("write_text_file", path="e.txt", text="5 €\n"))
        self.assertFalse((self.root / "e.txt").exists())

    def test_check_tells_what_a_declaration_cannot_hold(self):
        for name, content in [("a.py", "# coding: shift_jis\ns = '表示'\nt = '①②'\n".encode("cp932")),
                              ("b.xml", '<?xml version="1.0" encoding="ISO-8859-1"?>\n<p>Grüße, 5 €</p>\n'.encode("cp1252"))]:
            self.write(name, content)
        self.write("c.py", "# coding: cp932\ns = '表示'\nt = '①②'\n".encode("cp932"))
        self.write("d.py", "# coding: shift_jis\ns = '表示'\nt = 'ｶﾀｶﾅ'\n".encode("cp932"))
        self.write("e.html", '<meta charset="latin1">\n<p>Grüße, 5 €</p>\n'.encode("cp1252"))
        words = self.started().call("check_files")[0]
        self.assertIn("a.py:3: has 2 characters that what reads it as shift_jis (python-coding) does not know, the first ①", words)
        self.assertIn("b.xml:2: has 1 character that what reads it as ISO-8859-1 (xml-declaration) does not know, the first €", words)
        self.assertIn("2 findings", words)

    def test_every_character_that_is_written_python_can_read(self):
        """All of the Basic Multilingual Plane, beside CPython's decoders of the same name."""
        client = self.started()
        plane = [chr(code) for code in range(0xA0, 0x10000) if not 0xD800 <= code < 0xE000]
        text = "".join("".join(plane[at:at + 64]) + "\n" for at in range(0, len(plane), 64)).replace("\u2028", "").replace("\u2029", "")
        # Places of the tables that CPython has other characters for: ours, and what we lack in consequence.
        japanese = {"∥": "‖", "－": "−", "～": "〜", "￠": "¢", "￡": "£", "￢": "¬"}
        unlike = {"shift_jis": (japanese, "¢£¥¬‖‾−〜"), "iso2022_jp": (japanese, "¥‾"), "gb2312": ({"·": "・", "—": "―"}, "―・"),
                  "hz": ({"·": "・", "—": "―"}, "―・"), "euc_kr": ({}, "\u3164")}
        for codec in ["shift_jis", "iso2022_jp", "euc_kr", "cp949", "gb2312", "gbk", "hz", "big5", "cp950", "latin-1", "iso8859-9", "koi8-r"]:
            meant = f"# coding: {codec}\n" + text
            client.call("write_text_file", path="a.py", text=meant, on_unencodable="replace")
            read = self.read("a.py").decode(codec)
            (self.root / "a.py").unlink()
            self.assertEqual(len(read), len(meant))
            others = {mine: other for mine, other in zip(meant, read) if other not in (mine, "?")}
            refused = "".join(mine for mine, other in zip(meant, read) if other == "?" and self.encodes(mine, codec))
            if codec in ("big5", "cp950"):  # signs; ETEN's rows, which CPython has in another order, are refused
                self.assertLessEqual(set(others), set("¯‧∕⊕⊙﹑﹨～￠￡￥￭"))
            else:
                self.assertEqual((others, refused), unlike.get(codec, ({}, "")), codec)

    @staticmethod
    def encodes(character, codec):
        try:
            return len(character.encode(codec)) < 8
        except UnicodeEncodeError:
            return False


TEXTS_OF = {"shift_jis": "日本語の文章です。\n", "euc_jp": "日本語の文章です。\n", "iso2022_jp": "日本語の文章です。\n", "euc_kr": "한국어로 쓴 글입니다.\n",
            "gbk": "这是中文的文章。\n", "gb2312": "这是中文的文章。\n", "latin-1": "Grüße aus Köln, à bientôt\n"}


class Told(McpCase):
    MIXED = encoded("ru", "cp1251") * 2 + TEXTS["ru"].encode() * 2

    def test_files_in_two_encodings_and_some_mojibake_are_told(self):
        self.write("mixed.txt", self.MIXED)
        self.write("some.txt", (TEXTS["de"] * 3 + "Die GrÃ¼ÃŸe aus KÃ¶ln sind schÃ¶n, und fÃ¼r MÃ¼ller auch.\n" + TEXTS["de"]).encode())
        client = self.started()
        for tool in ["read_text_file", "detect_encoding"]:
            words = client.call(tool, path="mixed.txt")[-1]
            for word in ["several encodings", "windows-1251", "UTF-8 (lines "]:
                self.assertIn(word, words)
            self.assertIn("mojibake", client.call(tool, path="some.txt")[-1])
            self.assertNotIn("0.0 %", words)

    def test_text_that_was_encoded_twice_is_told(self):
        self.write("a.txt", TEXTS["de"].encode().decode("cp1252").encode() * 3)
        client = self.started()
        for tool in ["read_text_file", "detect_encoding", "decode"]:
            self.assertIn("encoded twice", client.call(tool, path="a.txt")[-1])

    def test_what_is_doubtful_is_copied_only_by_encoding(self):
        self.write("mixed.txt", self.MIXED)
        self.write("twice.txt", TEXTS["de"].encode().decode("cp1252").encode() * 3)
        self.write("short.txt", "Ж\n".encode("cp1251"))
        client = self.started()
        for name, word in [("mixed.txt", "in another encoding"), ("twice.txt", "encoded twice"), ("short.txt", "confidence of 0.")]:
            before = self.read(name)
            why = client.refused("convert_file", path=name, to="UTF-16LE")
            self.assertIn(word, why)
            self.assertIn("Nothing was written", why)
            self.assertEqual(self.read(name), before)
            self.assertFalse((self.root / f"{name}.orig").exists())
        client.call("convert_file", path="short.txt", to="UTF-8", encoding="windows-1251")
        self.assertEqual(self.read("short.txt"), "Ж\n".encode())
        self.assertEqual(self.read("short.txt.orig"), "Ж\n".encode("cp1251"))
        client.call("convert_file", path="mixed.txt", to="UTF-8", encoding="windows-1251", out="as.txt")
        self.assertEqual(self.read("as.txt"), self.MIXED.decode("cp1251").encode())
        self.assertIn("no encoding", client.refused("convert_file", path="mixed.txt", to="UTF-8", encoding="nonsense"))


class Decoding(McpCase):
    def test_bytes_are_decoded_as_files_are(self):
        client = self.started("--read-only")
        content = encoded("ja", "euc-jp").replace(b"\n", b"\r\n")
        self.write("a.txt", content)
        for arguments in [{"bytes": base64.b64encode(content).decode()}, {"path": "a.txt"}, {"bytes": base64.encodebytes(content).decode()}]:
            text, found = client.call("decode", **arguments)
            self.assertEqual(text, TEXTS["ja"])
            found = json.loads(found)
            self.assertEqual(found["encoding"], "EUC-JP")
            self.assertEqual(found["malformed"], 0)
            self.assertTrue(0.9 < found["confidence"] <= 1)
            self.assertEqual(found["lines"], f"Lines 1 to {TEXTS['ja'].count(chr(10))} of {TEXTS['ja'].count(chr(10))}.")
        text = client.call("decode", path="a.txt", first_line=2, last_line=3)[0]
        self.assertEqual(text, "".join(TEXTS["ja"].splitlines(keepends=True)[1:3]))

    def test_the_content_type_counts_as_far_as_the_bytes_bear_it_out(self):
        client = self.started()
        short = base64.b64encode("Žü".encode("cp1250")).decode()
        self.assertEqual(client.call("decode", bytes=short, content_type="text/plain; charset=windows-1250")[0], "Žü")
        russian = base64.b64encode(encoded("ru", "cp1251")).decode()
        self.assertEqual(client.call("decode", bytes=russian, content_type="text/html; charset=utf-8")[0], TEXTS["ru"])

    def test_what_is_no_text_no_base64_or_both_is_refused(self):
        client = self.started()
        for value in ["A", "====", "A===", "AB=C", "QR==", "日本"]:
            self.assertIn("base64", client.refused("decode", bytes=value))
        self.assertIn("either", client.refused("decode"))
        self.assertIn("either", client.refused("decode", bytes="", path="a.txt"))
        self.assertIn("outside", client.refused("decode", path="../a.txt"))
        self.assertIn("PNG", client.refused("decode", bytes=base64.b64encode(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\10\2\0\0\0").decode()))


if __name__ == "__main__":
    unittest.main()
