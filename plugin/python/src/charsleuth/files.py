"""The encodings of many files as a table:

    charsleuth survey --parquet FOLDER DIR...
    find . -type f -print0 | charsleuth survey --parquet FOLDER --files-from - -0
    charsleuth survey --arrow - DIR...

Each file is a row: path, size and what `charsleuth.arrow.detect` says, as `charsleuth detect --no-sidecar` does. A file that cannot be read has a `reason`.
Folders are walked over in the order of their bytes, and links in them are not followed. --parquet writes parts of some files each: after a kill, the
same command goes on behind the parts that are there. --arrow writes one stream of Arrow. Memory is that of one part. The native
program writes neither: it would have to link Arrow.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
from io import BufferedReader
from typing import Any, BinaryIO, Iterable, Iterator, List, Optional, Sequence, Tuple

from . import arrow
from ._extra import extra

with extra("arrow"):
    import pyarrow  # type: ignore
    import pyarrow.parquet  # type: ignore

_LONGEST = 64 << 20
_BYTES = 64 << 20
"""Of files that are in memory at once."""


def _content(path: str) -> Tuple[Optional[bytes], Optional[int], Optional[str]]:
    """The bytes of a file, its size, and why they are not there."""
    try:
        with open(path, "rb") as file:
            data = file.read(_LONGEST + 1)
            size = max(len(data), os.fstat(file.fileno()).st_size)
    except OSError as error:
        return None, None, error.strerror or str(error)
    return (data, size, None) if len(data) <= _LONGEST else (None, size, f"longer than {_LONGEST} bytes")


def _answered(paths: Sequence[str], threads: int) -> pyarrow.Table:
    """A row for each file. What is in memory at once is bounded."""
    batches: List[pyarrow.Table] = []
    read: List[Tuple[Optional[bytes], Optional[int], Optional[str]]] = []
    held = 0

    def answer() -> None:
        names = paths[sum(batch.num_rows for batch in batches):][:len(read)]
        shown = [os.fsencode(name).decode("utf-8", "replace") for name in names]
        hints = pyarrow.record_batch({"filename": pyarrow.array([os.path.basename(name) for name in shown], pyarrow.string())})
        answers = arrow.detect(pyarrow.array([data for data, *_ in read], pyarrow.large_binary()), row_hints=hints, threads=threads)
        fields = {field.name: answers.field(field.name) for field in answers.type}
        fields["reason"] = pyarrow.array([why or reason for (*_, why), reason in zip(read, fields["reason"].to_pylist())], pyarrow.string())
        sizes = pyarrow.array([size for _, size, _ in read], pyarrow.int64())
        batches.append(pyarrow.table({"path": pyarrow.array(shown, pyarrow.string()), "size": sizes, **fields}))

    for path in paths:
        read.append(_content(path))
        held += len(read[-1][0] or b"")
        if held >= _BYTES:
            answer()
            read, held = [], 0
    if read or not batches:
        answer()
    return pyarrow.concat_tables(batches)


def _parts(paths: Iterable[str], rows: int) -> Iterator[Sequence[str]]:
    rest = iter(paths)
    return iter(lambda: list(itertools.islice(rest, rows)), [])


def files_in(folder: str, leaving_out: Optional[str] = None) -> Iterator[str]:
    """The files in a folder and in its folders, in the order of their paths' bytes; a folder that cannot be read is one of them. A folder's path ends with a slash."""
    rest = [os.path.join(folder, "")]
    while rest:
        path = rest.pop()
        if not path.endswith(("/", os.sep)):
            yield path
        elif leaving_out is None or not os.path.samefile(path, leaving_out):
            try:
                with os.scandir(path) as entries:
                    found = [entry.path + os.sep * entry.is_dir(follow_symlinks=False) for entry in entries
                             if entry.is_dir(follow_symlinks=False) or entry.is_file(follow_symlinks=False)]
            except OSError:
                yield path
            else:
                rest += sorted(found, key=os.fsencode, reverse=True)


def write_parquet(paths: Iterable[str], folder: str, *, rows: int = 10_000, threads: int = 1) -> None:
    """Writes the parts that are not there yet. Raises ValueError where those that are there are of another list."""
    os.makedirs(folder, exist_ok=True)
    targets = (os.path.join(folder, f"part-{number:06}.parquet") for number in itertools.count())
    for part, target in zip(_parts(paths, rows), targets):
        if os.path.exists(target):
            there = pyarrow.parquet.read_table(target, columns=["path"])["path"].to_pylist()
            if there != [os.fsencode(path).decode("utf-8", "replace") for path in part]:
                raise ValueError(f"{target} is about other files; give the same list and --rows, or another folder")
            continue
        pyarrow.parquet.write_table(_answered(part, threads), target + ".unfinished", compression="zstd")
        os.replace(target + ".unfinished", target)
    behind = next(targets)
    if os.path.exists(behind):
        raise ValueError(f"{behind} is about files that are not in the list; give another folder")


def write_arrow(paths: Iterable[str], out: BinaryIO, *, rows: int = 10_000, threads: int = 1) -> None:
    """Writes a stream of Arrow, a batch for each `rows` files."""
    with pyarrow.ipc.new_stream(out, _answered([], 1).schema) as writer:
        for part in _parts(paths, rows):
            writer.write_table(_answered(part, threads))


def _names(file: BufferedReader, end: bytes) -> Iterator[str]:
    """The names in a list, each as soon as it is there."""
    rest = b""
    while piece := file.read1(1 << 16):
        *names, rest = (rest + piece).split(end)
        yield from (os.fsdecode(name) for name in names if name)
    if rest:
        yield os.fsdecode(rest)


def _listed(arguments: argparse.Namespace) -> Iterator[str]:
    for path in arguments.files:
        if os.path.isdir(path):
            yield from files_in(path, arguments.parquet)
        else:
            yield path
    if arguments.files_from is not None:
        with open(0 if arguments.files_from == "-" else arguments.files_from, "rb") as file:
            yield from _names(file, b"\0" if arguments.nul else b"\n")


def main(words: Optional[List[str]] = None) -> int:
    """0; 2: wrong usage; 3: something could not be read or written; 130: interrupted."""
    parser = argparse.ArgumentParser(prog="charsleuth survey", description="The encodings of many files as a table.")
    parser.add_argument("files", nargs="*", metavar="DIR", help="a folder, or a file")
    parser.add_argument("--files-from", metavar="LIST", help="a path a line; - is standard input")
    parser.add_argument("-0", dest="nul", action="store_true", help="NUL ends the paths of LIST")
    parser.add_argument("--rows", type=int, default=10_000, help="files of a part (default: 10000)")
    parser.add_argument("--threads", type=int, default=1, help="that detect (default: 1)")
    out: Any = parser.add_mutually_exclusive_group(required=True)
    out.add_argument("--parquet", metavar="FOLDER")
    out.add_argument("--arrow", metavar="OUT", help="- is standard output")
    arguments = parser.parse_args(words)
    if arguments.rows < 1 or arguments.threads < 1:
        parser.error("--rows and --threads are 1 or more")
    if not arguments.files and arguments.files_from is None:
        parser.error("a DIR, a file or --files-from is required")
    asked = {"rows": arguments.rows, "threads": arguments.threads}
    try:
        if arguments.parquet is not None:
            write_parquet(_listed(arguments), arguments.parquet, **asked)
        else:
            with open(1 if arguments.arrow == "-" else arguments.arrow, "wb") as file:
                write_arrow(_listed(arguments), file, **asked)
    except (OSError, ValueError) as error:
        print(f"charsleuth survey: {error}", file=sys.stderr)
        return 3
    except KeyboardInterrupt:  # the same command goes on later
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
