"""`charsleuth.compat.resiliparse` in the place of resiliparse's own functions."""

import sys
import unittest

import resiliparse.parse.encoding as theirs

import charsleuth.compat.resiliparse as ours
from contents import contents

# Python's codecs of the encodings that the two name differently, theirs to ours: ours decodes all that theirs does.
WIDER = {"gbk": "gb18030", "shift_jis": "cp932", "big5": "big5hkscs", "iso8859-11": "cp874"}


class DropIn(unittest.TestCase):
    def test_labels_are_mapped_as_theirs(self):
        for label in ["latin1", "UTF8", "ISO-8859-1", "ascii", "cp866", "gbk", "gb18030", "shift_jis", "windows-31j", "big5", "tis-620",
                      "iso-8859-11", "koi8-ru", "macintosh", "utf-16", "no such label", ""]:
            name = theirs.map_encoding_to_html5(label)
            self.assertEqual(ours.map_encoding_to_html5(label), WIDER.get(name, name), label)
            if not theirs.map_encoding_to_html5(label, False):
                self.assertIsNone(ours.map_encoding_to_html5(label, False))

    def test_text_is_decoded_as_theirs(self):
        for data in contents(440):
            for arguments in [(), ("cp1251",), ("ascii", "replace", []), ("ascii", "ignore", ["ascii"]), ("utf-8", "strict", ["cp1252"], False)]:
                try:
                    expected = theirs.bytes_to_str(data, *arguments)
                except UnicodeError:
                    with self.assertRaises(UnicodeError):
                        ours.bytes_to_str(data, *arguments)
                else:
                    self.assertEqual(ours.bytes_to_str(data, *arguments), expected, (data[:40], arguments))
        for function in (theirs.bytes_to_str, ours.bytes_to_str):
            with self.assertRaises(LookupError):
                function(b"a", "no such codec")

    def test_answers_can_be_decoded_by(self):
        for data in contents(440):
            for compatible in (True, False):
                name = ours.detect_encoding(data, html5_compatible=compatible)
                if name is not None:
                    "".encode(name)
        self.assertEqual(ours.detect_encoding(b""), theirs.detect_encoding(b""))
        self.assertEqual(ours.detect_encoding(b"", html5_compatible=False), None)
        self.assertEqual(ours.detect_encoding(b"plain"), theirs.detect_encoding(b"plain"))

    def test_asking_a_detector_begins_anew(self):
        for module in (theirs, ours):
            detector = module.EncodingDetector()
            for piece in ("Привет, как дела, ", "друзья мои"):
                detector.update(piece.encode("cp1251"))
            self.assertEqual(detector.encoding(), "cp1251")
            self.assertEqual(detector.encoding(), "utf-8")

    def test_installed_it_is_what_programs_import(self):
        ours.install()
        from resiliparse.parse.encoding import bytes_to_str, detect_encoding, detect_mime

        self.assertIs(detect_encoding, ours.detect_encoding)
        self.assertIs(bytes_to_str, ours.bytes_to_str)
        self.assertEqual(detect_mime(b"plain text"), "text/plain")
        self.assertIn("resiliparse.parse.encoding", sys.modules)


if __name__ == "__main__":
    unittest.main()
