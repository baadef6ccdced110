"""trafilatura and datatrove, unchanged, with Charsleuth in cchardet's and charset_normalizer's place: no page is dropped or garbled."""

import io
import sys
import unittest
from pathlib import Path

import charsleuth

for package in ("cchardet", "charset_normalizer"):
    charsleuth.install(package)

import trafilatura.utils  # noqa: E402
from datatrove.pipeline.readers.warc import process_record  # noqa: E402
from warcio.archiveiterator import ArchiveIterator  # noqa: E402
from warc_test import http, record  # noqa: E402

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from texts import SAMPLES, TEXTS  # noqa: E402

PAIRS = [(language, codec) for language, codec in SAMPLES if not codec.startswith("utf") and codec not in ("hz", "iso2022-jp")]


def page(language):
    return f"<html><head><title>1</title></head><body><p>{TEXTS[language]}</p></body></html>"


class Programs(unittest.TestCase):
    def test_trafilatura_reads_every_page(self):
        for language, codec in PAIRS:
            with self.subTest((language, codec)):
                self.assertEqual(trafilatura.utils.decode_file(page(language).encode(codec)), page(language))

    def test_datatrove_drops_no_page(self):
        for language, codec in PAIRS:
            with self.subTest((language, codec)):
                block = record("http://a/", http(page(language).encode(codec), "Content-Type: text/html"))
                block = block.replace(b"WARC-Date:", b"WARC-Identified-Payload-Type: text/html\r\nWARC-Date:", 1)
                read = next(iter(ArchiveIterator(io.BytesIO(block))))
                self.assertEqual((process_record(read) or {}).get("text"), page(language))


if __name__ == "__main__":
    unittest.main()
