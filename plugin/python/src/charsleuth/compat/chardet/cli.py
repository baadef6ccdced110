"""`chardetect [FILE...]`: one line for each file, as chardet's program prints it."""

from __future__ import annotations

import argparse
import sys
from typing import List, Optional

from ..._detect import detect_file
from ..._detect import detect as _detect
from ..._program import printing
from .universaldetector import result_of
from .version import __version__


def _names(text: Optional[str]) -> List[str]:
    return [name.strip() for name in text.split(",")] if text else []


def main(argv: Optional[List[str]] = None) -> None:
    """The program. Its exit status is 1 where no file could be read."""
    parser = argparse.ArgumentParser(prog="chardetect", description="Detect character encoding of files.")
    parser.add_argument("files", nargs="*", help="Files to detect encoding of; standard input without any")
    parser.add_argument("--minimal", action="store_true", help="Output only the encoding name")
    parser.add_argument("-l", "--language", action="store_true", help="Include detected language in output")
    parser.add_argument("-i", "--include-encodings", help="Comma-separated list of encodings to consider")
    parser.add_argument("-x", "--exclude-encodings", help="Comma-separated list of encodings to exclude")
    parser.add_argument("--version", action="version", version=f"chardet {__version__} (of Charsleuth)")
    asked = parser.parse_args(argv)
    sys.exit(printing(lambda: _answered(asked)))


def _answered(asked: argparse.Namespace) -> int:
    only, exclude = _names(asked.include_encodings), _names(asked.exclude_encodings)
    failed = 0
    for name in asked.files or ["stdin"]:
        try:
            verdict = (detect_file(name, only=only, exclude=exclude) if asked.files
                       else _detect(sys.stdin.buffer.read(), only=only, exclude=exclude))
        except (OSError, ValueError) as error:
            print(f"chardetect: {name}: {error}", file=sys.stderr)
            failed += 1
            continue
        result = result_of(verdict)
        words = str(result["encoding"])
        if asked.language:
            words += f" {verdict.language or 'und'}" + ("" if asked.minimal else f" ({result['language'] or 'Undetermined'})")
        shown = name.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")
        print(words if asked.minimal else f"{shown}: {words} with confidence {result['confidence']}")
    return 1 if failed and failed == len(asked.files or ["stdin"]) else 0


if __name__ == "__main__":
    main()
