#!/usr/bin/env python3
"""What a crawl's records cost, one core: warc_speed.py. Prints records a second by processor time for unpacking alone, and for all.

A record has 120 KB that gzip packs into about 30 KB, the average of a large crawl; 95 of 100 are in UTF-8, the others in 8-bit encodings.
"""

import gzip
import io
import os
import random
import time

import fastwarc.warc

import charsleuth.warc
from speed import SAMPLES, TEXTS
from warc_test import http, record

COUNT, SIZE = 200, 120_000


def body(number):
    """Words of a language in any order, among them what a page has besides, in UTF-8 or in an 8-bit encoding."""
    choice = random.Random(number)
    kinds = [(language, codec) for language, codec in SAMPLES if not codec.startswith(("utf", "hz", "iso2022"))]
    language, codec = kinds[number % len(kinds)]
    codec = codec if number % 20 == 0 else "utf-8"
    words = TEXTS[language].split()
    pieces, length = ["<html><body>"], 0
    while length < SIZE:
        piece = f'<a href="/{choice.randrange(1 << 40):x}">{choice.choice(words)}</a> ' if choice.random() < 0.2 else choice.choice(words) + " "
        pieces.append(piece)
        length += len(piece.encode(codec))
    return "".join(pieces).encode(codec)


def main():
    bodies = [body(number) for number in range(COUNT)]
    crawl = b"".join(gzip.compress(record("http://example.org/", http(one, "Content-Type: text/html")), 6) for one in bodies)
    print(f"{COUNT} records, {sum(map(len, bodies)) // COUNT:,} bytes each, packed {len(crawl) // COUNT:,}; load {os.getloadavg()[0]:.0f}")

    def told(what, work):
        begin = time.process_time()
        work()
        seconds = time.process_time() - begin
        print(f"{what}: {COUNT / seconds:,.0f} records a second, {len(crawl) / seconds / 1e6:,.1f} MB/s of packed WARC")

    list(charsleuth.warc.read(io.BytesIO(crawl[:200_000])))  # what is imported at the first call is not counted
    told("unpacking alone", lambda: [record.reader.read() for record in fastwarc.warc.ArchiveIterator(io.BytesIO(crawl))])
    told("encoding and text, brief", lambda: list(charsleuth.warc.read(io.BytesIO(crawl), brief=True)))
    told("encoding and text", lambda: list(charsleuth.warc.read(io.BytesIO(crawl))))


if __name__ == "__main__":
    main()
