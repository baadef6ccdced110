"""The package's own functions: what they answer, and what they say of wrong use."""

import array
import base64
import doctest
import importlib
import io
import mmap
import os
import pickle
import quopri
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import charsleuth
from mails import MAILS
from samples import FILES, encoded

MODULES = ["charsleuth", "charsleuth.arrow", "charsleuth._detect", "charsleuth._encodings", "charsleuth._install", "charsleuth._losses", "charsleuth._repair", "charsleuth._text", "charsleuth._verdict",
           "charsleuth.compat.cchardet", "charsleuth.compat.chardet", "charsleuth.compat.charset_normalizer"]
HTML = b'<html><head><meta charset="iso-8859-1"></head><body>'
RUSSIAN = "Сегодня утром в саду было тихо.".encode("cp1251")


class Folder(unittest.TestCase):
    """With a folder for files."""

    def setUp(self):
        self._folder = tempfile.TemporaryDirectory()
        self.addCleanup(self._folder.cleanup)

    def file(self, name, content):
        path = Path(self._folder.name, name)
        path.write_bytes(content)
        return path


class Verdicts(unittest.TestCase):
    def test_encoding_codec_and_text_are_those_that_were_written(self):
        for name, codec, text, data in encoded():
            with self.subTest(name):
                verdict = charsleuth.detect(data)
                self.assertEqual((verdict.encoding, verdict.python_codec), (name, codec))
                self.assertEqual(data.decode(verdict.python_codec), text + "\n")
                self.assertEqual((verdict.newline, verdict.line_ending, verdict.damage.malformed), ("\n", "LF", 0))

    def test_a_byte_order_mark_chooses_the_codec_that_leaves_it_out(self):
        for codec, bom in [("utf-8-sig", "UTF-8"), ("utf-16", "UTF-16LE"), ("utf-32", "UTF-32LE")]:
            data = "Тихое утро\r\n".encode(codec)
            verdict = charsleuth.detect(data)
            self.assertEqual(verdict.bom, bom)
            self.assertEqual(data.decode(verdict.python_codec), "Тихое утро\r\n")
            self.assertEqual(charsleuth.decode(data)[0], "Тихое утро\r\n")

    def test_a_mark_of_utf_8_above_another_encoding_is_left_out(self):
        data = b"\xef\xbb\xbf" + RUSSIAN
        text, verdict = charsleuth.decode(data)
        self.assertEqual((text, verdict.encoding), (RUSSIAN.decode("cp1251"), "windows-1251"))
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "marked.txt")
            with open(path, "wb") as file:
                file.write(data)
            with charsleuth.open(path) as file:
                self.assertEqual(file.read(), text)

    def test_reasons_are_those_of_the_answer_and_only_as_many_as_asked_for(self):
        verdict = charsleuth.detect(RUSSIAN)
        self.assertIn("language-model:ru", [reason.source for reason in verdict.reasons])
        self.assertEqual({len(candidate.reasons) > 0 for candidate in verdict.candidates[1:]}, {False})
        everything = charsleuth.detect(RUSSIAN, explained=None)
        self.assertTrue(all(candidate.reasons for candidate in everything.candidates))
        self.assertTrue(any(candidate.excluded for candidate in everything.candidates))

    def test_a_declaration_is_told_and_so_is_that_the_bytes_contradict_it(self):
        [told] = [d for d in charsleuth.detect(HTML + RUSSIAN).declarations if d.rule == "html-meta"]
        self.assertEqual((told.label, told.contradicted), ("iso-8859-1", True))
        self.assertEqual(HTML[told.begin:told.end], b"iso-8859-1")
        [told] = charsleuth.detect(HTML.replace(b"iso-8859-1", b"windows-1251") + RUSSIAN).declarations
        self.assertEqual((told.encoding, told.contradicted), ("windows-1251", False))

    def test_damage_is_counted_and_has_a_place(self):
        data = "Größe und Länge, Höhe über Grund. ".encode() * 8
        verdict = charsleuth.detect(data[:40] + b"\xff" + data[40:])
        self.assertEqual((verdict.encoding, verdict.damage.malformed, verdict.damage.first), ("UTF-8", 1, 40))
        self.assertTrue(verdict.damage)
        self.assertFalse(charsleuth.detect(data).damage)

    def test_what_is_no_text_has_no_encoding(self):
        verdict = charsleuth.detect(b"\x7fELF" + bytes(range(256)) * 16)
        self.assertTrue(verdict.binary)
        self.assertEqual((verdict.encoding, verdict.python_codec, verdict.best, verdict.reasons), (None, None, None, ()))
        self.assertIn("binary", repr(verdict))

    def test_an_encoding_that_python_lacks_has_no_codec_and_is_decoded_all_the_same(self):
        verdict = charsleuth.detect("Sáng nay khu vườn rất yên tĩnh".encode("cp1258", "ignore"), only=["VISCII"])
        self.assertEqual((verdict.encoding, verdict.python_codec), ("VISCII", None))
        self.assertEqual(charsleuth.decode(b"\xd0", encoding="VISCII")[0], "Đ")

    def test_options_rule_in_and_out(self):
        self.assertEqual(charsleuth.detect(RUSSIAN, only=["koi8-r"]).encoding, "KOI8-R")
        self.assertNotEqual(charsleuth.detect(RUSSIAN, exclude=["windows-1251"]).encoding, "windows-1251")

    def test_a_verdict_survives_pickling(self):
        verdict = charsleuth.detect(HTML + RUSSIAN)
        copy = pickle.loads(pickle.dumps(verdict))
        for name in ["encoding", "candidates", "reasons", "declarations", "damage", "newline", "binary", "python_codec"]:
            self.assertEqual(getattr(copy, name), getattr(verdict, name))
        self.assertEqual(copy, verdict)
        self.assertEqual({copy, verdict, charsleuth.detect(HTML + RUSSIAN)}, {verdict})
        self.assertNotEqual(verdict, charsleuth.detect(HTML + RUSSIAN + b"!"))
        self.assertNotEqual(verdict, "KOI8-R")

    def test_every_encoding_is_listed_and_pythons_names_are_codecs(self):
        names = [encoding.name for encoding in charsleuth.encodings()]
        self.assertEqual(len(names), len(set(names)))
        self.assertGreater(sum(encoding.python_codec is not None for encoding in charsleuth.encodings()), 70)
        self.assertEqual(charsleuth.find_encoding("latin1").name, "windows-1252")
        with self.assertRaises(LookupError):
            charsleuth.find_encoding("no such encoding")


class Buffers(Folder):
    def test_whatever_has_the_buffer_interface_is_taken(self):
        path = self.file("text", RUSSIAN * 10)
        with open(path, "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as mapped:
            for data in [RUSSIAN, bytearray(RUSSIAN), memoryview(RUSSIAN), memoryview(b"--" + RUSSIAN)[2:], array.array("B", RUSSIAN), mapped]:
                self.assertEqual(charsleuth.detect(data).encoding, "windows-1251")
                self.assertTrue(charsleuth.decode(data)[0].startswith("Сегодня"))
                detector = charsleuth.Detector()
                detector.feed(data)
                self.assertEqual(detector.close().encoding, "windows-1251")

    def test_wrong_types_are_told_and_break_nothing(self):
        for wrong in ["text", 5, None, [1, 2], object(), memoryview(RUSSIAN)[::2]]:
            with self.assertRaises((TypeError, BufferError)):
                charsleuth.detect(wrong)
            with self.assertRaises((TypeError, BufferError)):
                charsleuth.Detector().feed(wrong)
        for options in [{"hints": {"language": 5}}, {"only": "utf-8"}, {"only": [5]}, {"hints": [("language",)]}]:
            with self.assertRaises((TypeError, ValueError)):
                charsleuth.detect(RUSSIAN, **options)
        with self.assertRaisesRegex(LookupError, "klingon"):
            charsleuth.detect(RUSSIAN, only=["klingon"])
        with self.assertRaisesRegex(ValueError, "weather"):
            charsleuth.detect(RUSSIAN, hints={"weather": "fine"})
        with self.assertRaises(ValueError):
            charsleuth.detect(RUSSIAN, hints={"language": "r\0u"})

    def test_empty_input_has_an_answer(self):
        self.assertEqual(charsleuth.decode(b"")[0], "")
        self.assertTrue(charsleuth.detect(b"").ascii_only)
        self.assertEqual(charsleuth.Detector().close().size, 0)


class Pieces(unittest.TestCase):
    def test_the_answer_does_not_depend_on_how_the_input_is_cut(self):
        for _, _, _, data in encoded():
            whole = charsleuth.detect(data)
            for size in [1, 2, 7, 1000]:
                with charsleuth.Detector() as detector:
                    for begin in range(0, len(data), size):
                        detector.feed(data[begin:begin + size])
                self.assertEqual((detector.verdict.encoding, detector.verdict.candidates), (whole.encoding, whole.candidates))

    def test_a_closed_detector_takes_nothing_more(self):
        detector = charsleuth.Detector()
        self.assertIs(detector.close(), detector.close())
        with self.assertRaises(ValueError):
            detector.feed(b"x")


class Files(Folder):
    def test_a_file_is_detected_opened_and_read(self):
        for name, codec, text, data in encoded():
            path = self.file("datei ünï.txt", data)
            self.assertEqual(charsleuth.detect_file(path).encoding, name)
            self.assertEqual(charsleuth.read_text(str(path)), text + "\n")
            with charsleuth.open(os.fsencode(path)) as file:
                self.assertEqual(file.encoding, codec)
                self.assertEqual(list(file), [text + "\n"])

    def test_line_ends_are_kept_by_read_text_and_made_one_by_open(self):
        path = self.file("lines", "Тихо.\r\nСад.\r\n".encode("cp1251"))
        self.assertEqual(charsleuth.read_text(path), "Тихо.\r\nСад.\r\n")
        with charsleuth.open(path) as file:
            self.assertEqual(file.readline(), "Тихо.\n")
        with charsleuth.open(path, newline="") as file:
            self.assertEqual(file.readline(), "Тихо.\r\n")

    def test_text_that_python_cannot_decode_is_opened_all_the_same(self):
        data = "Հայաստանը գտնվում է Հարավային Կովկասում".encode("utf-8")
        path = self.file("armenian", b"".join(self._armscii(c) for c in data.decode()))
        self.assertIsNone(charsleuth.detect_file(path).python_codec)
        with charsleuth.open(path) as file:
            self.assertEqual(file.read(), data.decode())

    @staticmethod
    def _armscii(character):
        if character == " ":
            return b" "
        code = ord(character)
        return bytes([0xB2 + 2 * (code - 0x531) if code < 0x561 else 0xB3 + 2 * (code - 0x561)])

    def test_damage_is_never_silent(self):
        path = self.file("damaged", "Größe und Länge, Höhe über Grund. ".encode() * 8 + b"\xff\n")
        with self.assertRaises(UnicodeDecodeError) as raised:
            charsleuth.read_text(path)
        self.assertEqual(raised.exception.start, path.stat().st_size - 2)
        self.assertTrue(charsleuth.read_text(path, errors="replace").endswith("\ufffd\n"))
        with self.assertRaises(UnicodeDecodeError), charsleuth.open(path) as file:
            file.read()

    def test_no_text_and_no_file_are_errors_with_the_name(self):
        path = self.file("photo.bin", b"\x7fELF" + bytes(range(256)) * 16)
        for function in [charsleuth.read_text, charsleuth.open]:
            with self.assertRaisesRegex(charsleuth.BinaryDataError, "photo.bin"):
                function(path)
        with self.assertRaises(charsleuth.BinaryDataError):
            charsleuth.decode(path.read_bytes())
        for function in [charsleuth.read_text, charsleuth.open, charsleuth.detect_file]:
            with self.assertRaises(FileNotFoundError):
                function(path.with_name("nothing here"))
        with self.assertRaises(ValueError):
            charsleuth.open(path, "w")
        with self.assertRaises(ValueError):
            charsleuth.decode(RUSSIAN, errors="ignore")

    def test_the_name_of_a_file_is_a_hint(self):
        path = self.file("пример.ja.html", b"")
        self.assertEqual(charsleuth.detect_file(path).size, 0)

    def test_the_samples_are_answered_as_by_the_module_on_the_command_line(self):
        done = subprocess.run([sys.executable, "-m", "charsleuth", *sorted(FILES.iterdir())], capture_output=True, text=True, check=True)
        lines = done.stdout.splitlines()
        self.assertEqual(len(lines), len(list(FILES.iterdir())))
        self.assertIn("EUC-KR (codec cp949", next(line for line in lines if "walk.txt" in line))

    def test_the_module_on_the_command_line_reads_standard_input_and_tells_errors(self):
        done = subprocess.run([sys.executable, "-m", "charsleuth", "-", "/nothing/here"], input=RUSSIAN, capture_output=True)
        self.assertTrue(done.stdout.startswith(b"-: windows-1251 (codec cp1251, 0.99 strong, ru)"), "what is not certain is not shown as 1.00")
        self.assertEqual(repr(charsleuth.detect(RUSSIAN)), "<Verdict windows-1251, 0.99 strong, ru>")
        self.assertEqual((done.returncode, done.stderr.strip()), (3, b"charsleuth: /nothing/here: No such file or directory"))
        self.assertEqual(subprocess.run([sys.executable, "-m", "charsleuth"], capture_output=True).returncode, 2)


class Repairs(unittest.TestCase):
    MOJIBAKE = "Das Café hat MÃ¤rz.\nUnd cafÃ©, dÃ©jÃ\u00a0 vu.\n"
    MEANT = "Das Café hat März.\nUnd café, déjà vu.\n"

    def test_what_was_garbled_is_as_it_was_meant(self):
        data = self.MOJIBAKE.encode()
        text, repairs = charsleuth.repair(bytearray(data))
        self.assertEqual(text, self.MEANT)
        self.assertEqual([(run.line, run.after) for run in repairs], [(1, "März"), (2, "café"), (2, "déjà")])
        for run in repairs:
            self.assertEqual(data[run.begin:run.end].decode(), run.before)
            self.assertEqual(run.after.encode().decode("cp1252", "replace").replace("\ufffd", "\u00a0"), run.before)
            self.assertEqual((run.chain, run.lossy), (("UTF-8 read as windows-1252",), False))
            self.assertEqual(pickle.loads(pickle.dumps(run)), run)

    def test_a_str_is_repaired_as_it_stands(self):
        self.assertEqual(charsleuth.repair(self.MOJIBAKE), charsleuth.repair(self.MOJIBAKE.encode(), encoding="UTF-8"))
        for text in ["", "plain", self.MEANT, "\ufeff" + self.MEANT, "a\0b"]:
            self.assertEqual(charsleuth.repair(text), (text, ()))
        self.assertEqual(charsleuth.repair("\ufeffcafÃ© fermÃ©")[0], "\ufeffcafé fermé")
        self.assertIn("\ufffd", charsleuth.repair("lone \ud800 half")[0])

    def test_the_text_may_be_in_any_encoding(self):
        self.assertEqual(charsleuth.repair(self.MOJIBAKE.encode("utf-16-le"), encoding="UTF-16LE")[0], self.MEANT)

    def test_sound_text_stays(self):
        for text in [self.MEANT, "ALLTSÅ°", "", "nul \0 inside"]:
            self.assertEqual(charsleuth.repair(text.encode(), encoding="UTF-8"), (text, ()))

    def test_a_chain_can_be_given_and_certainty_asked_for(self):
        twice = "COVILHé".encode().decode("cp1252").encode().decode("cp850")
        chain = ("UTF-8 read as windows-1252", "UTF-8 read as IBM850")
        for given in (chain, "; ".join(chain)):
            self.assertEqual(charsleuth.repair(twice.encode(), encoding="utf8", chain=given)[0], "COVILHé")
        self.assertEqual(charsleuth.repair(self.MOJIBAKE.encode(), least_confidence=1)[0], self.MOJIBAKE)

    def test_wrong_use_is_told(self):
        with self.assertRaises(LookupError):
            charsleuth.repair(b"a", encoding="klingon")
        with self.assertRaises(LookupError):
            charsleuth.repair(b"a", encoding="UTF-8", chain="UTF-8 as KOI9")
        with self.assertRaises(ValueError):
            charsleuth.repair(b"a", least_confidence=2)
        with self.assertRaises(charsleuth.BinaryDataError):
            charsleuth.repair(bytes(range(256)) * 20)
        with self.assertRaises(TypeError):
            charsleuth.repair("text", encoding="UTF-8")
        with self.assertRaises(TypeError):
            charsleuth.repair(1)


class Extras(unittest.TestCase):
    def test_a_part_whose_library_is_not_there_says_what_to_type(self):
        lacking = "import sys; sys.modules.update(dict.fromkeys(('duckdb', 'fastwarc', 'polars', 'pyarrow', 'pyspark')))"
        for part, extra in {"spark": "spark", "duckdb": "duckdb", "polars": "polars", "warc": "warc", "files": "arrow"}.items():
            run = subprocess.run([sys.executable, "-c", f"{lacking}; import charsleuth.{part}"], stderr=subprocess.PIPE)
            self.assertIn(f"pip install 'charsleuth[{extra}]'".encode(), run.stderr)


class Segments(unittest.TestCase):
    def test_each_part_is_decoded_by_its_own_codec(self):
        lines = ["Größe und Länge der Straße für überall.\nHeute fällt der Schnee über die Dächer von München.\n",
                 "Съешь же ещё этих мягких булок, да выпей чаю.\nСегодня утром в саду было тихо и холодно.\n"]
        data = lines[0].encode() + lines[1].encode("koi8-r")
        parts = charsleuth.segments(data)
        self.assertTrue(parts.mixed)
        self.assertEqual([(part.encoding, part.first_line, part.last_line) for part in parts], [("UTF-8", 1, 2), ("KOI8-R", 3, 4)])
        self.assertEqual([data[part.begin:part.end].decode(part.python_codec) for part in parts], lines)
        self.assertEqual(pickle.loads(pickle.dumps(parts)), parts)
        self.assertTrue(pickle.loads(pickle.dumps(parts)).mixed)

    def test_input_in_one_encoding_has_one_part_and_nothing_has_none(self):
        parts = charsleuth.segments(RUSSIAN)
        self.assertEqual(([(part.begin, part.end, part.encoding) for part in parts], parts.mixed), ([(0, len(RUSSIAN), "windows-1251")], False))
        self.assertEqual(charsleuth.segments(b""), ())

    def test_only_limits_what_they_are_in(self):
        self.assertEqual({part.encoding for part in charsleuth.segments(RUSSIAN, only=["KOI8-R"])}, {"KOI8-R"})


    def test_the_encoded_bodies_of_a_mail_are_told_and_can_be_decoded(self):
        decode = {"base64": base64.b64decode, "quoted-printable": quopri.decodestring}
        for name, (mail, expected) in MAILS.items():
            parts = charsleuth.segments(mail)
            told = [(body.transfer, body.encoding, body.language, body.contradicted,
                     decode[body.transfer](mail[body.begin:body.end]).decode(body.python_codec)) for body in parts.bodies]
            self.assertEqual([(*rest, text.rstrip()) for *rest, text in told], [(*rest, text.rstrip()) for *rest, text in expected], name)
            self.assertEqual(pickle.loads(pickle.dumps(parts)).bodies, parts.bodies)
            self.assertFalse(parts.mixed)


def load_tests(loader, tests, pattern):
    for name in MODULES:
        tests.addTests(doctest.DocTestSuite(importlib.import_module(name)))
    return tests


if __name__ == "__main__":
    sys.stdout = io.TextIOWrapper(sys.stdout.buffer, "utf-8")
    unittest.main()
