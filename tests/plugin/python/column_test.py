"""Columns without any library beside the package: lists of bytes, and what is said of wrong use."""

import base64
import threading
import unittest

import charsleuth
import charsleuth.arrow
from samples import encoded

BINARY = bytes(range(256)) * 2


class Columns(unittest.TestCase):
    def test_the_answers_are_those_about_each_text_alone(self):
        column = [data for _, _, _, data in encoded()] + [None, b"", bytearray(b"plain"), memoryview(b"caf\xe9 noir, th\xe9 vert")]
        answers = charsleuth.arrow.decode(column)
        self.assertEqual(len(answers), len(column))
        for data, row in zip(column, answers.to_pylist()):
            if data is None:
                self.assertIsNone(row)
                continue
            text, verdict = charsleuth.decode(data)
            self.assertEqual((row["encoding"], row["confidence"], row["certainty"], row["language"], row["text"]),
                             (verdict.encoding, verdict.confidence, verdict.certainty, verdict.language, text))
            self.assertEqual((row["malformed"], row["replaced"], row["mixed"], row["reason"]), (0, 0, False, None))

    def test_what_is_no_text_is_a_row_with_a_reason(self):
        [row] = charsleuth.arrow.decode([BINARY]).to_pylist()
        self.assertEqual(row["reason"], charsleuth.detect(BINARY).binary_reason)
        self.assertEqual((row["encoding"], row["text"], row["replaced"]), (None, None, None))
        [short, long] = charsleuth.arrow.detect([b"abc", b"abcdef"], longest=5).to_pylist()
        self.assertEqual((short["encoding"], long["encoding"], long["reason"]), ("US-ASCII", None, "longer than 5 bytes"))

    def test_options_hold_for_all_rows(self):
        column = [bytes.fromhex("cfe8f8e8f2e5")] * 2
        self.assertEqual([row["encoding"] for row in charsleuth.arrow.detect(column, only=["KOI8-R"]).to_pylist()], ["KOI8-R"] * 2)
        with_hint, without = (charsleuth.arrow.detect(column, hints=hints).to_pylist()[0] for hints in ({"language": "ru"}, None))
        self.assertGreater(with_hint["confidence"], without["confidence"])
        self.assertIsNone(charsleuth.arrow.detect(column, brief=True).to_pylist()[0]["mixed"])

    def test_encoded_bodies_of_a_mail_are_named(self):
        mail = b"From: a@example.org\nContent-Transfer-Encoding: base64\n\n" + base64.encodebytes(next(encoded())[3])
        [row, brief] = [charsleuth.arrow.detect([mail], brief=brief).to_pylist()[0] for brief in (False, True)]
        self.assertEqual((row["encoding"], row["bodies"]), ("US-ASCII", "windows-1251"))
        self.assertEqual([row["bodies"]], [body.encoding for body in charsleuth.segments(mail).bodies])
        self.assertIsNone(brief["bodies"])

    def test_threads_give_the_same_answers_in_the_same_order(self):
        column = [data for _, _, _, data in encoded()] * 300
        self.assertEqual(charsleuth.arrow.detect(column, threads=3).to_pylist(), charsleuth.arrow.detect(column).to_pylist())

    def test_other_threads_go_on_meanwhile(self):
        going = threading.Event()
        seen = []
        thread = threading.Thread(target=lambda: (going.wait(), seen.append(True)))
        thread.start()
        going.set()
        charsleuth.arrow.detect([data for _, _, _, data in encoded()] * 50)
        thread.join(0)
        self.assertTrue(seen)

    def test_wrong_use_is_told(self):
        for column in (b"one text", "one text", ["text"], [1], 5):
            with self.subTest(column), self.assertRaises(TypeError):
                charsleuth.arrow.detect(column)
        with self.assertRaises(LookupError):
            charsleuth.arrow.detect([b""], only=["no such encoding"])
        with self.assertRaises(ValueError):
            charsleuth.arrow.detect([b""], threads=0)
        with self.assertRaises(TypeError):
            charsleuth.arrow.detect([b""], row_hints=[{"language": "ru"}])

    def test_no_rows(self):
        self.assertEqual(charsleuth.arrow.decode([]).to_pylist(), [])


if __name__ == "__main__":
    unittest.main()
