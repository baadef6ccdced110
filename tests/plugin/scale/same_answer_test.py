"""Every way to ask about a column gives the answers of `charsleuth detect --json` about files: same_answer_test.py CHARSLEUTH [COUNT]"""

import codecs
import io
import json
import subprocess
import sys
import tempfile
import unittest
import unittest.mock
from pathlib import Path

import duckdb
import numpy
import pandas
import polars
import pyarrow

import charsleuth
import charsleuth.arrow
import charsleuth.duckdb
import charsleuth.polars
import charsleuth.warc
from charsleuth.compat import cchardet, resiliparse
from contents import contents
from warc_test import record

PROGRAM, COUNT = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 5000
CONTENTS = contents(COUNT)
NAMES = [f"{number:06}.txt" for number in range(COUNT)]
HINTS = pyarrow.record_batch({"filename": NAMES})


def of_program(folder):
    """What the command line says of the contents as files."""
    for name, content in zip(NAMES, CONTENTS):
        Path(folder, name).write_bytes(content)
    asked = "\n".join(str(Path(folder, name)) for name in NAMES)
    done = subprocess.run([PROGRAM, "detect", "--json", "--no-sidecar", "--top", "1", "--files-from", "-"], input=asked, text=True,
                          stdout=subprocess.PIPE, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def rounded(confidence):
    """JSON has six digits, rounded down."""
    return None if confidence is None else round(confidence, 5)


def fields(answer):
    """Of JSON or of a column what both have."""
    chain = answer["mojibake"]
    is_binary = answer["encoding"] is None
    return {"encoding": answer["encoding"], "certainty": answer["certainty"], "language": answer["language"],
            "malformed": None if is_binary else answer["malformed"],
            "mojibake": "; ".join(chain["chain"]) if isinstance(chain, dict) else chain,
            "bodies": answer["bodies"] if isinstance(answer.get("bodies"), str) else "; ".join(
                dict.fromkeys(body["encoding"] for body in answer.get("bodies") or [] if body["encoding"])) or None,
            # The program knows formats of binary files by libmagic, whose lines of text are no parts.
            "mixed": answer["mixed"] if answer.get("binary_format") is None else None}


class SameAnswers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
            cls.program = of_program(folder)

    def check(self, rows):
        self.assertEqual(len(rows), COUNT)
        for number, (said, row) in enumerate(zip(self.program, rows)):
            expected, got = fields(said), fields(row)
            if expected["mixed"] is None:
                expected["mixed"] = got["mixed"]
            self.assertEqual(expected, got, (number, CONTENTS[number][:80]))
            if said["confidence"] is not None:
                self.assertAlmostEqual(said["confidence"], row["confidence"], delta=2e-6, msg=str(number))

    def test_arrow(self):
        for kind in (pyarrow.binary(), pyarrow.large_binary(), pyarrow.binary_view()):
            with self.subTest(str(kind)):
                self.check(charsleuth.arrow.detect(pyarrow.array(CONTENTS, kind), row_hints=HINTS).to_pylist())

    def test_a_slice_in_two_threads(self):
        column = pyarrow.array([b"in front", *CONTENTS, b"behind"]).slice(1, COUNT)
        self.check(charsleuth.arrow.detect(column, row_hints=HINTS, threads=2).to_pylist())

    def test_threads_share_short_columns(self):
        column = pyarrow.array(CONTENTS[:100])
        with unittest.mock.patch.object(charsleuth.arrow, "_answer", wraps=charsleuth.arrow._answer) as work:
            self.assertEqual(charsleuth.arrow.detect(column, threads=2), charsleuth.arrow.detect(column))
        rows = [call.args[3] for call in work.call_args_list[:-1]]
        self.assertEqual(sum(rows), 100)
        self.assertLessEqual(max(rows), 4)

    def test_a_list(self):
        self.check(charsleuth.arrow.detect(CONTENTS, row_hints=HINTS).to_pylist())


class SameAsByArrow(unittest.TestCase):
    """The other ways beside Arrow's, without names."""

    @classmethod
    def setUpClass(cls):
        cls.expected = charsleuth.arrow.decode(pyarrow.array(CONTENTS)).to_pylist()

    def test_a_call_a_text(self):
        for content, row in zip(CONTENTS, self.expected):
            verdict = charsleuth.detect(content)
            self.assertEqual((verdict.encoding, verdict.certainty, verdict.language, verdict.damage.malformed),
                             (row["encoding"], row["certainty"], row["language"], row["malformed"] or 0))
            if verdict.encoding is not None:
                self.assertEqual(verdict.confidence, row["confidence"])
                self.assertEqual(charsleuth.decode(content)[0], row["text"])

    def test_chunks(self):
        column = pyarrow.chunked_array([pyarrow.array(CONTENTS[:7]), pyarrow.array(CONTENTS[7:])])
        answers = charsleuth.arrow.decode(column)
        self.assertIsInstance(answers, pyarrow.ChunkedArray)
        self.assertEqual(answers.to_pylist(), self.expected)

    def test_polars(self):
        frame = polars.DataFrame({"content": CONTENTS})
        for engine in ("in-memory", "streaming"):
            got = frame.lazy().select(polars.col("content").charsleuth.decode()).collect(engine=engine)
            self.assertEqual(got["content"].to_list(), self.expected)
        self.assertEqual(frame["content"].charsleuth.decode(threads=2).to_list(), self.expected)

    def test_pandas_and_numpy(self):
        got = charsleuth.arrow.decode(pandas.Series(CONTENTS))
        self.assertEqual([None if pandas.isna(text) else text for text in got["text"]], [row["text"] for row in self.expected])
        self.assertEqual(charsleuth.arrow.decode(numpy.array(CONTENTS, dtype=object)).to_pylist(), self.expected)

    def test_duckdb(self):
        connection = charsleuth.duckdb.register(duckdb.connect())
        table = pyarrow.table({"number": range(COUNT), "content": CONTENTS})  # noqa: F841, DuckDB sees it by its name
        rows = connection.execute("SELECT charsleuth(content), detect_encoding(content), to_utf8(content) FROM table ORDER BY number"
                                  .replace("table", '"table"')).fetchall()
        self.assertEqual([row[0] for row in rows], self.expected)
        self.assertEqual([row[1:] for row in rows], [(row["encoding"], row["text"]) for row in self.expected])

    def test_warc(self):
        crawl = b"".join(record("", content, "resource", "") for content in CONTENTS)
        rows = [row for batch in charsleuth.warc.read(io.BytesIO(crawl)) for row in batch.to_pylist()]
        self.assertEqual([{field: row[field] for field in self.expected[0]} for row in rows], self.expected)

    def test_what_stands_in_for_other_detectors(self):
        """Names are those of Python's codecs, as a call a text gives them, whose encodings are compared above."""
        for content, row in zip(CONTENTS, self.expected):
            codec = charsleuth.detect(content).python_codec if content else None
            expected = codec and codecs.lookup(codec.removesuffix("-sig").removesuffix("_sig")).name
            self.assertTrue(codec is None or row["encoding"])
            for name in (resiliparse.detect_encoding(content, html5_compatible=False), cchardet.detect(content)["encoding"]):
                self.assertEqual(name and codecs.lookup(name).name.removesuffix("-sig"), expected, content[:80])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
