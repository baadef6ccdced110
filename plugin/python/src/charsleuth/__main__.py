"""`charsleuth FILE...` or `python -m charsleuth FILE...`: one line of verdict for each file; `-` is standard input. `charsleuth survey`: a table of them."""

from __future__ import annotations

import io
import sys
from typing import List, Optional

from ._detect import detect_file, detect_stream
from ._program import printing
from ._verdict import Verdict, two_digits

USAGE = """usage: charsleuth FILE...     (or: python -m charsleuth FILE...)
       charsleuth survey --parquet FOLDER DIR...     a table of all files, see charsleuth survey --help
One line for each file: its encoding, Python's codec for it, the confidence and the language. - is standard input.
Exit status: 0 every file was answered, 2 wrong usage, 3 a file could not be read."""


def line_of(verdict: Verdict) -> str:
    """What is said of one file."""
    if verdict.encoding is None:
        return f"binary ({verdict.binary_reason})"
    codec = f"codec {verdict.python_codec}" if verdict.python_codec else "no codec of Python"
    parts = [codec, f"{two_digits(verdict.confidence)} {verdict.certainty}"]
    if verdict.language:
        parts.append(verdict.language)
    if verdict.damage:
        parts.append(f"{verdict.damage.malformed} malformed")
    return f"{verdict.encoding} ({', '.join(parts)})"


def main(arguments: Optional[List[str]] = None) -> int:
    """The program; returns its exit status."""
    files = sys.argv[1:] if arguments is None else arguments
    if files in (["-h"], ["--help"]):
        print(USAGE)
        return 0
    if not files:
        print(USAGE, file=sys.stderr)
        return 2
    if files[0] == "survey":
        return survey(files[1:])
    return printing(lambda: answered(files))


def survey(words: List[str]) -> int:
    """A table of files. Only this asks for pyarrow."""
    try:
        from . import files
    except ModuleNotFoundError as error:
        print(f"charsleuth survey: {error}", file=sys.stderr)
        return 2
    return files.main(words)


def answered(files: List[str]) -> int:
    """Prints the lines of all files; returns the exit status."""
    status = 0
    for name in files:
        try:
            verdict = detect_stream(io.FileIO(0, closefd=False), "", hints=None) if name == "-" else detect_file(name)
        except OSError as error:
            print(f"charsleuth: {name}: {error.strerror or error}", file=sys.stderr)
            status = 3
        else:
            print(f"{name.encode('utf-8', 'surrogateescape').decode('utf-8', 'backslashreplace')}: {line_of(verdict)}")
    return status


if __name__ == "__main__":
    sys.exit(main())
