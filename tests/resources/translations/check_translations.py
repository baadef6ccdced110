#!/usr/bin/env python3
"""Checks that the viewer's translations are complete and say what the sources say.

Usage: check_translations.py ROOT LUPDATE   prints what is not translated and exits with 1 where there is something.
       check_translations.py --self-test    shows that the check can fail.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

PLACE = re.compile(r"%(?:\d|n)")


def offences(path):
    """What is missing or wrong in one .ts file, as lines."""
    found = []
    for context in ElementTree.parse(path).getroot().findall("context"):
        for message in context.findall("message"):
            source = message.findtext("source")
            translation = message.find("translation")
            where = f"{path.name}, {context.findtext('name')}: {source!r}"
            if translation.get("type") or not (translation.text or "").strip():
                found.append(f"{where} is not translated")
            elif sorted(PLACE.findall(source)) != sorted(PLACE.findall(translation.text)):
                found.append(f"{where} has other places than its translation")
            elif source.count("&") != translation.text.count("&"):
                found.append(f"{where} has another key mark than its translation")
            elif source == "en" and f"charsleuth_{translation.text}" != path.stem:
                found.append(f"{where} names another language")
    return found


def check(root, lupdate):
    found = []
    committed = root / "resources/translations"
    with tempfile.TemporaryDirectory() as folder:
        for file in committed.glob("*.ts"):
            shutil.copy(file, folder)
        subprocess.run([committed / "update.sh", folder], env=dict(os.environ, LUPDATE=lupdate), check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for file in sorted(Path(folder).glob("*.ts")):
            found += offences(file)
            if file.read_bytes() != (committed / file.name).read_bytes():
                found.append(f"{file.name} says something else than the sources; run resources/translations/update.sh")
    return found


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "charsleuth_ja.ts"
        file.write_text("<TS><context><name>C</name>"
                        "<message><source>new</source><translation type='unfinished'></translation></message>"
                        "<message><source>%1 of %2</source><translation>%1</translation></message>"
                        "<message><source>&amp;Open</source><translation>x</translation></message>"
                        "<message><source>en</source><translation>zh_CN</translation></message>"
                        "<message><source>fine %1</source><translation>x %1</translation></message>"
                        "</context></TS>")
        assert len(offences(file)) == 4, "each of four faults is found, and no other"


if sys.argv[1:] == ["--self-test"]:
    self_test()
else:
    wrong = check(Path(sys.argv[1]), sys.argv[2])
    print("\n".join(wrong) or "every string is translated")
    sys.exit(1 if wrong else 0)
