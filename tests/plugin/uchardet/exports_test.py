#!/usr/bin/env python3
"""Checks that the drop-in can stand where the original stands, and does not lean on it.

Usage: exports_test.py NM OBJDUMP DROP_IN ORIGINAL
"""

import subprocess
import sys
import unittest

NM, OBJDUMP, DROP_IN, ORIGINAL = sys.argv[1:5]


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def shown(library):
    return {line.split()[-1] for line in output(NM, "-D", "--defined-only", library).splitlines()}


def dynamic(library, tag):
    return {line.split()[1] for line in output(OBJDUMP, "-p", library).splitlines() if line.split()[:1] == [tag]}


class Exports(unittest.TestCase):
    def test_everything_that_the_original_shows_is_there_without_a_version(self):
        self.assertEqual(len(shown(ORIGINAL)), 6)
        self.assertLessEqual(shown(ORIGINAL), shown(DROP_IN))

    def test_nothing_but_its_functions_is_shown(self):
        self.assertEqual({name for name in shown(DROP_IN) if not name.startswith("uchardet_")}, set())

    def test_the_soname_is_the_originals(self):
        self.assertEqual(dynamic(DROP_IN, "SONAME"), {"libuchardet.so.0"})

    def test_the_original_is_not_needed(self):
        self.assertFalse([name for name in dynamic(DROP_IN, "NEEDED") if "uchardet" in name])


unittest.main(argv=sys.argv[:1])
