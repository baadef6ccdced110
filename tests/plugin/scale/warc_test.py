"""WARC files, whole and damaged: no record is lost, and what is damaged is told."""

import gzip
import io
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import pyarrow.parquet

import charsleuth.warc

RUSSIAN = "<html>Привет, как дела? Это страница о погоде."
GERMAN = "Größe und Länge der Straße für überall.\n" * 3


def record(uri, block, kind="response", content_type="application/http; msgtype=response"):
    header = (f"WARC/1.0\r\nWARC-Type: {kind}\r\nWARC-Record-ID: <urn:uuid:1>\r\nWARC-Date: 2024-01-01T00:00:00Z\r\n"
              f"WARC-Target-URI: {uri}\r\nContent-Type: {content_type}\r\nContent-Length: {len(block)}\r\n\r\n")
    return header.encode() + block + b"\r\n\r\n"


def http(body, *headers):
    return "\r\n".join(("HTTP/1.1 200 OK", *headers, "", "")).encode() + body


PACKED = gzip.compress(GERMAN.encode("cp1252"))
RECORDS = [
    record("http://a.ru/", http(RUSSIAN.encode("cp1251"), "Content-Type: text/html; charset=windows-1251")),
    record("http://a.de/", http(b"%x\r\n%s\r\n0\r\n\r\n" % (len(PACKED), PACKED), "Content-Type: text/plain", "Transfer-Encoding: chunked",
                                "Content-Encoding: gzip")),
    record("http://b.ru/", RUSSIAN.encode("koi8-r"), "resource", "text/html"),
    record("http://c.ru/", http(RUSSIAN.encode("cp866"), "Content-Type: text/html; charset=no such charset ¢☃")),
    record("http://d.ru/", http(bytes(range(256)) * 2, "Content-Type: image/png")),
    record("http://e.ru/", http(b"", "Content-Type: text/html")),
]
EXPECTED = [("http://a.ru/", "windows-1251", RUSSIAN), ("http://a.de/", "windows-1252", GERMAN), ("http://b.ru/", "KOI8-R", RUSSIAN),
            ("http://c.ru/", "IBM866", RUSSIAN), ("http://d.ru/", None, None), ("http://e.ru/", "US-ASCII", "")]
PLAIN = b"".join(RECORDS)
PARTS = [gzip.compress(one) for one in RECORDS]


def rows(data, **wishes):
    return [row for batch in charsleuth.warc.read(io.BytesIO(data), **wishes) for row in batch.to_pylist()]


def texts(found):
    return [(row["uri"], row["encoding"], row["text"]) for row in found]


class Warc(unittest.TestCase):
    def test_a_record_is_a_row(self):
        for data in (PLAIN, b"".join(PARTS)):
            found = rows(data)
            self.assertEqual(texts(found), EXPECTED)
            self.assertEqual([row["damage"] for row in found], [None] * 6)
            self.assertEqual((found[0]["status"], found[0]["content_type"]), (200, "text/html; charset=windows-1251"))
            self.assertIn("bytes", found[4]["reason"])

    def test_a_truncated_file_has_what_is_there(self):
        for data in (PLAIN[:len(PLAIN) - len(RECORDS[5]) - 30], b"".join(PARTS[:4]) + PARTS[4][:-200]):
            found = rows(data)
            self.assertEqual(texts(found)[:4], EXPECTED[:4])
            self.assertEqual(len(found), 5)
            self.assertRegex(found[4]["damage"], "bytes are there|cannot be read")

    def test_a_member_that_lies_is_told_and_the_others_are_read(self):
        for number in range(6):
            damaged = bytearray(PARTS[number])
            damaged[len(damaged) // 2] ^= 0x55
            found = rows(b"".join([*PARTS[:number], bytes(damaged), *PARTS[number + 1:]]))
            sound = [row for row in found if row["damage"] is None]
            self.assertEqual([row["uri"] for row in sound if row["uri"] != EXPECTED[number][0]],
                             [uri for uri, *_ in EXPECTED[:number] + EXPECTED[number + 1:]])
            self.assertTrue([row for row in found if row["damage"]], number)

    def test_a_trailer_that_lies_loses_no_record(self):
        for place in (-1, -5):  # of the length and the checksum of what a member of gzip holds
            for number in range(6):
                damaged = bytearray(PARTS[number])
                damaged[place] ^= 0x55
                found = rows(b"".join([*PARTS[:number], bytes(damaged), *PARTS[number + 1:]]))
                uris = [row["uri"] for row in found if row["uri"] is not None]
                self.assertEqual([uri for uri in uris if uri != EXPECTED[number][0]], [uri for uri, *_ in EXPECTED[:number] + EXPECTED[number + 1:]])

    def test_labels_of_any_kind_are_taken(self):
        labels = ["", '"', "'utf-8", "utf-8; charset=koi8-r", "\x00\x1b[31m", "\xff\xfe", "ÄÖ☃", "x" * 16000, "utf-16", "none", "%s%n", "-1"]
        found = rows(b"".join(record(f"http://{number}/", http(RUSSIAN.encode("cp866"), f"Content-Type: text/html; charset={label}"))
                              for number, label in enumerate(labels)))
        self.assertEqual(texts(found), [(f"http://{number}/", "IBM866", RUSSIAN) for number in range(len(labels))])
        self.assertEqual([row["damage"] for row in found], [None] * len(labels))

    def test_a_header_without_end_is_told(self):
        found = rows(record("http://x/", http(b"body", "Content-Type: text/html; charset=" + "x" * 60000)) + PLAIN)
        self.assertEqual((found[0]["text"], found[0]["damage"]), (None, "the body cannot be read: Maximum header length exceeded."))
        self.assertEqual(texts(found)[1:], EXPECTED)

    def test_a_length_that_lies_swallows_no_record(self):
        lying = RECORDS[0].replace(b"Content-Length: ", b"Content-Length: 99", 1)
        found = rows(lying + b"".join(RECORDS[1:]))
        self.assertRegex(found[0]["damage"], "^[0-9]+ of 99[0-9]+ bytes are there$")
        self.assertEqual(texts(found)[1:], EXPECTED[1:])

    def test_what_is_no_record_is_one_row(self):
        found = rows(b"no record at all\r\n" * 9 + PLAIN)
        self.assertRegex(found[0]["damage"], "^no record can be read: ")
        self.assertEqual(texts(found)[1:], EXPECTED)
        self.assertEqual(rows(b""), [])
        self.assertEqual(len(rows(b"nothing else")), 1)

    def test_a_body_of_a_coding_that_lies_is_told(self):
        lying = record("http://x/", http(b"no gzip at all", "Content-Encoding: gzip"))
        found = rows(lying + PLAIN)
        self.assertEqual(texts(found)[1:], EXPECTED)
        self.assertIsNone(found[0]["text"])
        self.assertTrue(found[0]["damage"])

    def test_long_bodies_are_not_decoded(self):
        found = rows(PLAIN, longest=60)
        self.assertEqual([row["reason"] for row in found if row["size"] > 60], ["longer than 60 bytes"] * 2)
        self.assertEqual([row["uri"] for row in found], [uri for uri, *_ in EXPECTED])

    def test_the_command_writes_parquet_and_lines_of_json(self):
        with tempfile.TemporaryDirectory() as folder:
            source, target = Path(folder, "a.warc.gz"), Path(folder, "a.parquet")
            source.write_bytes(b"".join(PARTS))
            command = [sys.executable, "-m", "charsleuth.warc", source]
            subprocess.run([*command, "--parquet", target], check=True)
            self.assertEqual(texts(pyarrow.parquet.read_table(target).to_pylist()), EXPECTED)
            lines = subprocess.run([*command, "--jsonl", "-"], check=True, stdout=subprocess.PIPE).stdout.decode()
            self.assertEqual(texts(map(json.loads, lines.splitlines())), EXPECTED)
            missing = subprocess.run([*command[:3], Path(folder, "missing"), "--jsonl", "-"], capture_output=True, text=True)
            self.assertEqual(missing.returncode, 3)
            self.assertIn("missing", missing.stderr)


if __name__ == "__main__":
    unittest.main()
