"""Columns as they come: nulls, nothing, noise, rows of 2 GiB. A bad row is a row with a reason, and memory stays flat."""

import mmap
import random
import resource
import struct
import unittest

import pyarrow

import charsleuth
import charsleuth.arrow
from contents import contents


class BadInput(unittest.TestCase):
    def test_nulls_empty_rows_and_noise_are_rows(self):
        choice = random.Random(1)
        column = [None, b"", *(choice.randbytes(choice.randrange(1, 4000)) for _ in range(300)), None]
        answers = charsleuth.arrow.decode(pyarrow.array(column, pyarrow.binary())).to_pylist()
        self.assertEqual(len(answers), len(column))
        self.assertEqual([number for number, row in enumerate(answers) if row is None], [0, 302])
        for row in answers[2:-1]:
            self.assertEqual(row["encoding"] is None, row["reason"] is not None)
            self.assertEqual(row["encoding"] is None, row["text"] is None)

    def test_types_without_bytes_are_refused_before_anything_is_done(self):
        for array in (pyarrow.array([1]), pyarrow.array([[b"a"]]), pyarrow.array(["a"]).dictionary_encode(), pyarrow.array([{"a": b"b"}])):
            with self.assertRaisesRegex(TypeError, "has no bytes"):
                charsleuth.arrow.detect(array)

    def test_hints_of_any_kind_are_taken(self):
        labels = ["no such charset", "utf-8; q=0.5", "\x00\x1b[31m", "", "ÄÖ☃" * 1000, "utf-16", None]
        hints = pyarrow.record_batch({"content_type": pyarrow.array(["text/html; charset=" + label if label else label for label in labels]),
                                      "tld": pyarrow.array(labels)})
        column = pyarrow.array(["Größe und Länge".encode()] * len(labels))
        self.assertEqual({row["encoding"] for row in charsleuth.arrow.detect(column, row_hints=hints).to_pylist()}, {"UTF-8"})

    def test_a_row_of_two_gibibytes_is_worked_on_or_refused(self):
        size = (1 << 31) + 4096
        zeros = mmap.mmap(-1, size, prot=mmap.PROT_READ, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)  # takes no memory
        offsets = pyarrow.array([0, size, size], pyarrow.int64()).buffers()[1]
        column = pyarrow.Array.from_buffers(pyarrow.large_binary(), 2, [None, offsets, pyarrow.py_buffer(memoryview(zeros))])
        refused = charsleuth.arrow.detect(column, longest=1 << 20).to_pylist()
        self.assertEqual((refused[0]["encoding"], refused[0]["reason"]), (None, "longer than 1048576 bytes"))
        worked = charsleuth.arrow.detect(column).to_pylist()
        alone = charsleuth.detect(memoryview(zeros))
        self.assertEqual((worked[0]["encoding"], worked[0]["reason"]), (alone.encoding, alone.binary_reason))
        self.assertEqual([rows[1]["encoding"] for rows in (refused, worked)], ["US-ASCII", "US-ASCII"])

    def test_a_column_of_more_than_two_gibibytes_has_an_answer_for_each_row(self):
        text = b"one line of plain text\n" * (3 << 20)  # 69 MiB, to which every row points
        rows = (1 << 31) // len(text) + 2
        views = struct.pack("<i4sii", len(text), text[:4], 0, 0) * rows
        column = pyarrow.Array.from_buffers(pyarrow.binary_view(), rows, [None, pyarrow.py_buffer(views), pyarrow.py_buffer(text)])
        self.assertGreater(rows * len(text), 1 << 31)
        answers = charsleuth.arrow.detect(column).to_pylist()
        self.assertEqual({(row["encoding"], row["reason"]) for row in answers}, {("US-ASCII", None)})
        self.assertEqual(len(answers), rows)
        halves = charsleuth.arrow.detect(pyarrow.chunked_array([column.slice(0, 2), column.slice(2)]))
        self.assertEqual(halves.to_pylist(), answers)

    def test_memory_stays_flat(self):
        column = pyarrow.array(contents(450))

        def most():
            return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

        for _ in range(3):
            charsleuth.arrow.decode(column)
        before = most()
        for _ in range(20):
            charsleuth.arrow.decode(column)
        self.assertLess(most() - before, 4 << 10)  # KiB


if __name__ == "__main__":
    unittest.main()
