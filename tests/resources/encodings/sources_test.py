"""Asks the programs of sources.tsv again: do they still say what tables/ and differences.tsv say?

Python and Perl always; the others (Java, recode, konwert, PC-BASIC, glibc's charmaps) where they are
installed. ICU and glibc are asked by tests/core/registry/single_byte_table_test.cpp.
"""

import codecs
import os
import shutil
import sys
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(HERE, "..", "..", "..", "resources", "encodings"))

import collect_tables  # noqa: E402
import registry_data as data  # noqa: E402
import table_sources as sources  # noqa: E402

ROWS = {row.id: row for row in data.read_rows()}
PROGRAMS = {row: programs for row, programs in sources.read_sources().items() if ROWS[row].table}


def listed(program):
    return {(row, byte, theirs, ours) for row, who, byte, theirs, ours in data.tsv("differences.tsv") if who == program}


def found(program, tables):
    """`tables`: {converter: 256 strings}."""
    differences = set()
    for row, programs in PROGRAMS.items():
        if program not in programs:
            continue
        ours = data.read_table(ROWS[row].table)
        for byte, text in enumerate(tables[programs[program]]):
            theirs = collect_tables.code_points(text)
            if theirs != ours[byte]:
                differences.add((row, f"{byte:02X}", collect_tables.shown(theirs), collect_tables.shown(ours[byte])))
    return differences


def converters(program):
    return sorted({programs[program] for programs in PROGRAMS.values() if program in programs})


class SourcesTest(unittest.TestCase):
    def check(self, program, tables):
        self.assertTrue(tables)
        self.assertEqual(found(program, tables), listed(program))

    def test_python(self):
        self.check("python", {name: sources.python(name) for name in converters("python")})

    def test_perl(self):
        self.check("perl", sources.perl(converters("perl")))

    def test_java_where_it_is_installed(self):
        if shutil.which("javac"):
            self.check("java", sources.java(converters("java")))

    def test_collections_of_tables_where_they_are_installed(self):
        places = {"recode": (shutil.which("recode") or "", sources.recode), "konwert": (sources.KONWERT, sources.konwert),
                  "pcbasic": (sources.PCBASIC, sources.pcbasic), "charmap": (sources.CHARMAPS, sources.charmap)}
        for program, (place, ask) in places.items():
            if os.path.exists(place):
                self.check(program, {name: ask(name) for name in converters(program)})

    def test_every_page_has_two_sources_but_these(self):
        alone = {row for row, programs in PROGRAMS.items() if len(programs) < 2}
        self.assertEqual(alone, {"Cp1131", "AtariSt", "AmigaPl"})

    def test_python_knows_every_name_of_its_own(self):
        for row in ROWS.values():
            for name in row.aliases.get("Python", []):
                with self.subTest(name):
                    codecs.lookup(name)

    def test_a_table_that_no_row_names_is_not_kept(self):
        kept = {name.removesuffix(".txt") for name in os.listdir(collect_tables.TABLES)}
        self.assertEqual(kept, {row.table for row in ROWS.values() if row.table})


if __name__ == "__main__":
    unittest.main()
