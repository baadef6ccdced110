#!/usr/bin/env python3
"""The extension of DuckDB, in DuckDB: duckdb_extension_test.py EXTENSION"""

import sys
import unittest

import duckdb

import charsleuth.duckdb
from contents import contents

EXTENSION = sys.argv[1]


def loaded(**settings):
    connection = duckdb.connect(config=settings)
    connection.execute(f"LOAD '{EXTENSION}'")
    return connection


class Extension(unittest.TestCase):
    def test_its_answers_are_those_of_the_functions_in_python(self):
        blobs = [*contents(300), None, b""]
        words = "SELECT detect_encoding(b), to_utf8(b) FROM (SELECT unnest(?::BLOB[]) AS b)"
        extension = loaded(allow_unsigned_extensions="true").execute(words, [blobs]).fetchall()
        self.assertEqual(extension, charsleuth.duckdb.register(duckdb.connect()).execute(words, [blobs]).fetchall())
        self.assertGreater(len({encoding for encoding, _ in extension}), 10)

    def test_more_rows_than_a_chunk_filters_and_nulls(self):
        words = ("SELECT to_utf8(b), count(*) FROM (SELECT CASE WHEN i % 3 = 0 THEN NULL ELSE ?::BLOB END AS b, i FROM range(10000) AS t(i)) "
                 "WHERE i % 2 = 0 GROUP BY 1 ORDER BY 2")
        rows = loaded(allow_unsigned_extensions="true").execute(words, ["Где мои очки?".encode("cp866")]).fetchall()
        self.assertEqual(rows, [(None, 1667), ("Где мои очки?", 3333)])

    def test_a_session_that_wants_signatures_refuses_it(self):
        with self.assertRaises(duckdb.Error):
            loaded()


unittest.main(argv=sys.argv[:1])
