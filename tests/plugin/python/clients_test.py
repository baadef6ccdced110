"""The programs that ask for an encoding, and the compatibility modules in the place of what they ask."""

import importlib
import io
import os
import subprocess
import sys
import tempfile
import textwrap
import threading
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import charsleuth
from charsleuth.compat import cchardet, chardet, charset_normalizer
from samples import encoded

RUSSIAN = "Сегодня утром в саду было тихо, только птицы пели на старой яблоне."
WITHOUT_CLIENTS = bool(os.environ.get("CHARSLEUTH_NO_CLIENTS"))


def in_new_python(code):
    """What a program prints that begins with nothing imported."""
    done = subprocess.run([sys.executable, "-W", "error::Warning:requests", "-c", textwrap.dedent(code)], capture_output=True, text=True,
                          env=dict(os.environ, PYTHONIOENCODING="utf-8"))
    if done.returncode != 0:
        raise AssertionError(done.stderr)
    return done.stdout.splitlines()


class Chardet(unittest.TestCase):
    def test_names_decode_the_bytes_to_the_text(self):
        for _, _, text, data in encoded():
            result = chardet.detect(data)
            self.assertEqual(data.decode(result["encoding"]), text + "\n")
            self.assertGreater(result["confidence"], 0.7)

    def test_names_are_spelled_as_chardet_spells_them(self):
        for data, name in [(b"plain", "ascii"), ("é".encode() * 20, "utf-8"), ("é".encode("utf-8-sig"), "UTF-8-SIG"),
                           (RUSSIAN.encode("cp1251"), "windows-1251"), (RUSSIAN.encode("koi8-r"), "KOI8-R")]:
            self.assertEqual(chardet.detect(data)["encoding"], name)

    def test_nothing_and_binary_have_none(self):
        nothing = {"encoding": None, "confidence": 0.0, "language": None}
        self.assertEqual(chardet.detect(b""), nothing)
        self.assertEqual(chardet.detect(b"\x7fELF" + bytes(range(256)) * 16), nothing)
        self.assertEqual(chardet.detect_all(b""), [nothing])

    def test_the_example_of_the_documentation_for_input_line_by_line(self):
        detector = chardet.UniversalDetector()
        for line in io.BytesIO(RUSSIAN.encode("koi8-r") * 3):
            detector.feed(line)
            if detector.done:
                break
        detector.close()
        self.assertEqual((detector.result["encoding"], detector.result["language"]), ("KOI8-R", "Russian"))
        detector.reset()
        self.assertIsNone(detector.result["encoding"])
        detector.feed("é".encode() * 20)
        self.assertEqual(detector.close()["encoding"], "utf-8")

    def test_all_are_sorted_and_a_filter_of_languages_holds(self):
        results = chardet.detect_all("Über den Wolken".encode("latin-1"), ignore_threshold=True)
        confidences = [result["confidence"] for result in results]
        self.assertEqual(confidences, sorted(confidences, reverse=True))
        self.assertGreater(len(results), 3)
        detector = chardet.UniversalDetector(lang_filter=chardet.LanguageFilter.CJK)
        detector.feed(RUSSIAN.encode("koi8-r"))
        self.assertNotEqual(detector.close()["encoding"], "KOI8-R")

    def test_text_is_refused_as_by_chardet(self):
        for module in [chardet, charset_normalizer, cchardet]:
            with self.assertRaisesRegex(TypeError, "Expected object of type bytes or bytearray"):
                module.detect("text")

    @unittest.skipIf(WITHOUT_CLIENTS, "chardet is not there")
    def test_everything_public_of_chardet_is_there(self):
        original = in_new_python("import chardet; print(*chardet.__all__)")[0].split()
        self.assertEqual([name for name in original if not hasattr(chardet, name)], [])


    def test_its_program_prints_a_line_for_each_file(self):
        with tempfile.TemporaryDirectory() as folder:
            files = [Path(folder, name) for name in ("russian.txt", "plain.txt")]
            for file, data in zip(files, (RUSSIAN.encode("cp1251"), b"plain")):
                file.write_bytes(data)

            def printed(*words, **options):
                done = subprocess.run([sys.executable, "-m", "charsleuth.compat.chardet.cli", *map(str, words)], capture_output=True, **options)
                return done.returncode, done.stdout.decode().splitlines(), done.stderr.decode()
            results = [chardet.detect(file.read_bytes()) for file in files]
            self.assertEqual(printed(*files), (0, [f"{file}: {result['encoding']} with confidence {result['confidence']}" for file, result in zip(files, results)], ""))
            self.assertEqual(printed("--minimal", "-l", files[0]), (0, ["windows-1251 ru"], ""))
            self.assertEqual(printed("-i", "KOI8-R", "--minimal", files[0])[1], ["KOI8-R"])
            self.assertEqual(printed("--minimal", input=RUSSIAN.encode("koi8-r")), (0, ["KOI8-R"], ""))
            status, lines, error = printed(files[0], Path(folder, "missing"))
            self.assertEqual((status, len(lines)), (0, 1))
            self.assertIn("missing", error)
            self.assertEqual(printed(Path(folder, "missing"))[0], 1)

    def test_programs_end_quietly_where_nobody_reads_and_print_any_name(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "Größe.txt")
            path.write_bytes(RUSSIAN.encode("cp1251"))
            for module in ["charsleuth", "charsleuth.compat.chardet.cli"]:
                command = [sys.executable, "-m", module, *[str(path)] * 300]
                process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
                process.stdout.close()
                self.assertEqual((process.stderr.read(), process.wait()), (b"", 0))
                process.stderr.close()
                done = subprocess.run(command[:4], capture_output=True, env=dict(os.environ, PYTHONIOENCODING="ascii"))
                self.assertEqual((done.returncode, done.stderr), (0, b""))
                self.assertIn(b"Gr\\xf6\\xdfe.txt: ", done.stdout)

    def test_encodings_can_be_ruled_in_and_out(self):
        data = RUSSIAN.encode("cp1251")
        self.assertEqual(chardet.detect(data, include_encodings=["KOI8-R"])["encoding"], "KOI8-R")
        self.assertNotIn("windows-1251", [row["encoding"] for row in chardet.detect_all(data, exclude_encodings=["cp1251"])])
        self.assertEqual(chardet.detect(data, max_bytes=100, prefer_superset=True)["encoding"], "windows-1251")


class CharsetNormalizer(unittest.TestCase):
    def test_its_modules_are_those_of_the_package(self):
        lines = in_new_python("""
            import charsleuth
            charsleuth.install("charset_normalizer")
            from charset_normalizer.api import from_bytes, from_fp, from_path, is_binary
            from charset_normalizer.legacy import detect
            from charset_normalizer.models import CharsetMatch, CharsetMatches
            from charset_normalizer.utils import any_specified_encoding, iana_name, identify_sig_or_bom, is_multi_byte_encoding
            from charset_normalizer.version import VERSION, __version__
            print(iana_name("windows-1251"), iana_name("klingon", False), is_multi_byte_encoding("cp932"), is_multi_byte_encoding("cp1251"))
            print(any_specified_encoding(b'<?xml version="1.0" encoding="utf-8"?><a/>'), any_specified_encoding(b"plain"))
            print(identify_sig_or_bom("é".encode("utf-8-sig")), identify_sig_or_bom("é".encode("utf-16")), identify_sig_or_bom(b"a"))
            print(isinstance(from_bytes(b"abc").best(), CharsetMatch))
        """)
        self.assertEqual(lines, ["cp1251 klingon True False", "utf_8 None",
                                 "('utf_8', b'\\xef\\xbb\\xbf') ('utf_16', b'\\xff\\xfe') (None, b'')", "True"])

    def test_the_examples_of_the_documentation(self):
        data = "Bсеки човек има право на образование. Oбразованието трябва да бъде безплатно.".encode("cp1251")
        best = charset_normalizer.from_bytes(data).best()
        self.assertEqual((best.encoding, str(best)), ("cp1251", data.decode("cp1251")))
        self.assertEqual(best.output().decode(), data.decode("cp1251"))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "subtitle.srt")
            path.write_bytes(data)
            self.assertEqual(str(charset_normalizer.from_path(path).best()), data.decode("cp1251"))
            with open(path, "rb") as file:
                self.assertEqual(charset_normalizer.from_fp(file).best(), best)
            self.assertFalse(charset_normalizer.is_binary(path))
        self.assertEqual(charset_normalizer.detect(data)["encoding"], "windows-1251")

    def test_matches_are_a_sequence_by_number_and_by_name(self):
        matches = charset_normalizer.from_bytes(RUSSIAN.encode("cp1251"))
        self.assertEqual(matches[0], matches.best())
        self.assertEqual(matches["windows-1251"], "cp1251")
        self.assertEqual(len(list(matches)), len(matches))
        self.assertTrue(matches)
        with self.assertRaises(KeyError):
            matches["klingon"]
        self.assertIn("1251", matches[0].encoding_aliases + ["1251"])

    def test_a_byte_order_mark_is_left_out(self):
        best = charset_normalizer.from_bytes("Größe".encode("utf-8-sig")).best()
        self.assertEqual((best.encoding, best.bom, str(best), best.raw), ("utf_8", True, "Größe", "Größe".encode()))

    def test_what_is_no_text_has_no_match(self):
        data = b"\x7fELF" + bytes(range(256)) * 16
        self.assertIsNone(charset_normalizer.from_bytes(data).best())
        self.assertFalse(charset_normalizer.from_bytes(data))
        self.assertTrue(charset_normalizer.is_binary(data))
        self.assertIsNone(charset_normalizer.detect(data)["encoding"])

    def test_encodings_can_be_ruled_in_and_out(self):
        data = RUSSIAN.encode("cp1251")
        self.assertEqual(charset_normalizer.from_bytes(data, cp_isolation=["koi8_r"]).best().encoding, "koi8_r")
        self.assertNotEqual(charset_normalizer.from_bytes(data, cp_exclusion=["cp1251"]).best().encoding, "cp1251")


class Cchardet(unittest.TestCase):
    def test_names_are_in_capitals_and_decode(self):
        for _, _, text, data in encoded():
            result = cchardet.detect(data)
            self.assertEqual(set(result), {"encoding", "confidence"})
            self.assertEqual(result["encoding"], result["encoding"].upper())
            self.assertEqual(data.decode(result["encoding"]), text + "\n")
        with cchardet.UniversalDetector() as detector:
            detector.feed(RUSSIAN.encode("cp1251"))
        self.assertEqual(detector.result["encoding"], "WINDOWS-1251")


class Install(unittest.TestCase):
    def test_an_import_gives_the_compatibility_module(self):
        lines = in_new_python("""
            import charsleuth
            for name in ["chardet", "charset_normalizer", "cchardet"]:
                charsleuth.install(name)
            import chardet, charset_normalizer, cchardet
            from chardet.universaldetector import UniversalDetector
            from chardet.enums import LanguageFilter
            print(chardet.__name__, charset_normalizer.__name__, cchardet.__name__, UniversalDetector is chardet.UniversalDetector)
        """)
        self.assertEqual(lines, ["charsleuth.compat.chardet charsleuth.compat.charset_normalizer charsleuth.compat.cchardet True"])

    def test_another_name_is_refused(self):
        with self.assertRaises(ValueError):
            charsleuth.install("json")


@unittest.skipIf(WITHOUT_CLIENTS, "the programs are Debian's, for Debian's Python")
class Clients(unittest.TestCase):
    def test_requests_reads_a_response_without_a_charset(self):
        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200)
                self.send_header("Content-Type", "text/plain" if self.path == "/declared" else "application/octet-stream")
                self.end_headers()
                self.wfile.write(RUSSIAN.encode("koi8-r"))

            def log_message(self, *arguments):
                pass

        with HTTPServer(("127.0.0.1", 0), Handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            lines = in_new_python(f"""
                import charsleuth
                charsleuth.install("chardet")
                import requests
                session = requests.Session()
                session.trust_env = False
                response = session.get("http://127.0.0.1:{server.server_port}/")
                print(response.encoding, response.apparent_encoding)
                print(response.text)
            """)
            server.shutdown()
        self.assertEqual(lines, ["None KOI8-R", RUSSIAN])

    def test_requests_takes_charset_normalizer_where_there_is_no_chardet(self):
        lines = in_new_python("""
            import sys
            import charsleuth
            charsleuth.install("charset_normalizer")
            sys.modules["chardet"] = None
            import requests
            print(requests.compat.chardet.__name__)
        """)
        self.assertEqual(lines, ["charsleuth.compat.charset_normalizer"])

    def test_beautiful_soup_asks_it(self):
        page = f"<p>{RUSSIAN}</p>".encode("koi8-r")
        for name in ["cchardet", "chardet"]:
            lines = in_new_python(f"""
                import sys
                import charsleuth
                charsleuth.install({name!r})
                from bs4 import BeautifulSoup
                soup = BeautifulSoup({page!r}, "html.parser")
                print(soup.original_encoding, soup.p.string)
            """)
            self.assertEqual(lines, [f"koi8-r {RUSSIAN}"])

    def test_beautiful_soup_without_it_is_told_the_encoding(self):
        from bs4 import BeautifulSoup

        page = f"<p>{RUSSIAN}</p>".encode("koi8-r")
        soup = BeautifulSoup(page, "html.parser", from_encoding=charsleuth.detect(page).python_codec)
        self.assertEqual(soup.p.string, RUSSIAN)

    def test_w3lib_takes_the_function(self):
        from w3lib.encoding import html_to_unicode

        page = f"<p>{RUSSIAN}</p>".encode("koi8-r")
        encoding, text = html_to_unicode(None, page, auto_detect_fun=lambda data: charsleuth.detect(data).python_codec)
        self.assertEqual((encoding, text), ("koi8_r", f"<p>{RUSSIAN}</p>"))

    def test_scrapy_takes_it_in_a_response_of_its_own(self):
        from scrapy.http import HtmlResponse

        class Response(HtmlResponse):
            def _auto_detect_fun(self, text):
                return charsleuth.detect(text).python_codec

        page = f"<p>{RUSSIAN}</p>".encode("koi8-r")
        response = Response("http://localhost/", body=page)
        self.assertEqual((response.encoding, response.css("p::text").get()), ("koi8_r", RUSSIAN))

    def test_pandas_reads_a_table_in_the_codec_found(self):
        import pandas

        table = "ville;habitants\nOrléans;116269\nBéziers;80341\nNîmes;148104\n".encode("cp850")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "villes.csv")
            path.write_bytes(table)
            frame = pandas.read_csv(path, sep=";", encoding=charsleuth.detect_file(path).python_codec)
            self.assertEqual(list(frame["ville"]), ["Orléans", "Béziers", "Nîmes"])
            with charsleuth.open(path) as file:
                self.assertEqual(list(pandas.read_csv(file, sep=";")["ville"]), ["Orléans", "Béziers", "Nîmes"])


if __name__ == "__main__":
    for client in () if WITHOUT_CLIENTS else ("requests", "bs4", "w3lib", "scrapy", "pandas", "chardet", "charset_normalizer"):
        importlib.import_module(client)  # a client that is not there is no reason to skip
    unittest.main()
