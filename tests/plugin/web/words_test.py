#!/usr/bin/env python3
"""Each word that the page and the browser's extension say is in the viewer's translations or in plugin/web/page/words: words_test.py.

plugin/web/page/words.mjs says so, too, but only where the page is built, which wants Node.js."""

import json
import re
import sys
import unittest
import xml.etree.ElementTree
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
VIEWER = {"zh": "zh_CN"}
"""The viewer's file for a language of the page, where it is called otherwise."""


def without_key(text):
    """As words.mjs has it: without the mark of a key, "&Open" or "開く(&O)"."""
    return re.sub(r"&(\w)", r"\1", re.sub(r"\(&\w\)", "", text))


def said():
    """The words of say('...') in the sources."""
    folders = [TOP / "plugin/web" / name / "src" for name in ("page", "browser")]
    sources = [path.read_text(encoding="utf-8") for folder in folders for path in folder.iterdir()]
    return {re.sub(r"\\(.)", r"\1", words) for source in sources for words in re.findall(r"\bsay\('((?:[^'\\]|\\.)*)'", source)}


def translated(language):
    """What has words in a language."""
    file = TOP / f"resources/translations/charsleuth_{VIEWER.get(language, language)}.ts"
    messages = xml.etree.ElementTree.parse(file).iter("message")
    viewer = {without_key(message.findtext("source")) for message in messages if "".join(message.find("translation").itertext()).strip()}
    own = json.loads((TOP / f"plugin/web/page/words/{language}.json").read_text(encoding="utf-8"))
    return viewer | {english for english, words in own.items() if words}


class Words(unittest.TestCase):
    def test_the_page_says_nothing_without_a_translation(self):
        languages = sorted(path.stem for path in (TOP / "plugin/web/page/words").iterdir())
        words = said()
        self.assertEqual(len(languages), 8)
        self.assertGreater(len(words), 100)
        self.assertEqual({language: sorted(words - translated(language)) for language in languages}, {language: [] for language in languages})


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
