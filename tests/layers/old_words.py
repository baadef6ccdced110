#!/usr/bin/env python3
"""Finds words that the code once used for several things, or instead of the textbook's.

Usage: old_words.py ROOT        prints each place with the word to use, and exits with 1 where there is one.
       old_words.py --self-test  shows that the check can fail.
"""

import re
import subprocess
import sys
from pathlib import Path

# (pattern, what to say instead); in all files of FOLDERS.
EVERYWHERE = [
    (r"\b[Hh]opeless\w*|\w+Hopeless\w*", "pruned, or ruled out"),
    (r"\b[Nn]atural units?\b|naturalUnits", "nats"),
    (r"\b[Mm]ainframes\b|isOfMainframes|ofMainframes", "EBCDIC, isEbcdic()"),
    (r"\b[Bb]y judgement\b", "picked by hand"),
    (r"\bPageJudge\b|\bjudge_page\b", "CodePageVerdicts"),
    (r"\bSingleBytePage\b|\bPageSymbols\b", "CodePage, CodePageSymbols"),
    (r"\bEscapeMarks\b|\bescape_marks\b", "ShiftSequences"),
    (r"\b(?:Pair|Utf8|Escaped)Readings\b|\b(?:Wide|Utf7|Best)Reading\b", "PairValidators and so on"),
    (r"\bForeignPassages\b|\bfirstForeign\b|\bforeignRuns\b", "OtherEncodingPassages, firstNonAscii, nonAsciiRuns"),
    (r"\bplainLines\b|\bisPlainText\b|\bPlainTally\b", "asciiLines, isPrintableAscii, SimpleTally"),
    (r"\boptions_told\b|DetectOptions::told", "explained"),
]
CORE = [
    (r"\b[Dd]rafts?\b|DecodedDraft", "CandidateText"),
    (r"\bPassage\b", "NgramCounts"),
    (r"\b[Ll]ettering\b|\bLetterMaker\b", "SymbolLookup, ModelSymbolMaker"),
    (r"\b[Uu]nread\b|[a-z]Unread\b", "undecodable, skipped, lower bound, bomSize"),
    (r"\b[Ff]oreign\b", "outside ASCII, in another encoding"),
    (r"\btold\b", "explained, effective count"),
    (r"\b[Tt]elling\b(?! byte)|\bisTelling\b", "discriminating, informative, CandidateWriter"),
]
CODE = [(r"(?<!rapidjson::)\bk(?!NeedFree)[A-Z][A-Za-z0-9]*", "the name without k: constants have no prefix")]  # kNeedFree: asked for by RapidJSON
FOLDERS = ["core", "app", "plugin", "tests", "resources", "README.md", "CONTRIBUTING.md"]
# What says how it was, what is generated, and where "mainframes" are machines.
LEFT_OUT = ["core/EXPERIMENTS.md", "resources/models/priors.tsv", "tests/layers/old_words.py", "tests/accuracy/report.json", "tests/coverage/report.md"]


def offences(path, text):
    isCode = path.endswith((".h", ".cpp", ".inc"))
    rules = EVERYWHERE + (CODE if isCode else []) + (CORE if isCode and path.startswith("core/") else [])
    return [f"{path}:{text.count(chr(10), 0, found.start()) + 1}: {found[0]}: say {instead}"
            for rule, instead in rules for found in re.finditer(rule, text)]


def files_of(root):
    listed = subprocess.run(["git", "-C", root, "ls-files", "--", *FOLDERS], capture_output=True, text=True)
    if listed.returncode == 0:
        return listed.stdout.splitlines()
    return [path.relative_to(root).as_posix() for name in FOLDERS for path in (root / name).glob("**/*")]  # from an archive


def main():
    if sys.argv[1:] == ["--self-test"]:
        assert offences("core/a.h", "a hopeless case\n") and offences("core/a.h", "/// A draft.\n")
        assert not offences("core/a.h", "the telling byte of the pruned text") and offences("app/a.cpp", "int kMost = 2;") and not offences("app/a.h", "told")
        return 0
    root = Path(sys.argv[1])
    found = []
    for path in files_of(root):
        file = root / path
        if path not in LEFT_OUT and "/generated/" not in path and file.suffix in {".h", ".cpp", ".py", ".md", ".txt", ".sh"} and file.is_file():
            found += offences(path, file.read_text(encoding="utf-8", errors="replace"))
    print("\n".join(found) or "none of the old words")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
