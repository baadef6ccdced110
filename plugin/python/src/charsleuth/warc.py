"""Crawls: the texts of WARC files, a record a row, with the encoding of each weighed from HTTP's header, the page's own words and its bytes.

    python -m charsleuth.warc CRAWL.warc.gz --parquet TEXTS.parquet
    python -m charsleuth.warc CRAWL.warc.gz --jsonl -

    for batch in charsleuth.warc.read("CRAWL.warc.gz"):       # record batches of pyarrow
        ...

FastWARC reads the files (packed by gzip, Zstandard or LZ4, or not) and undoes HTTP's transfer and content encodings. No record is dropped:
one that is damaged has what could be read of it and `damage`, which says what is wrong; reading goes on at the next record that begins.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
from typing import Any, BinaryIO, Dict, Iterator, List, Optional, Tuple, Union

from . import arrow
from ._extra import extra

with extra("warc"):
    import fastwarc.warc  # type: ignore
    import pyarrow  # type: ignore
    import pyarrow.parquet  # type: ignore

__all__ = ["read"]

_BEGINNINGS = (b"\x1f\x8b\x08", b"WARC/1.", b"\x28\xb5\x2f\xfd", b"\x04\x22\x4d\x18")
"""Of a record or the frame that packs it: gzip, none, Zstandard, LZ4."""

_ROWS = 512
_BYTES = 64 << 20
"""Of the bodies that are in memory at once."""

_ABOUT = pyarrow.schema([("position", pyarrow.int64()), ("type", pyarrow.string()), ("uri", pyarrow.string()), ("date", pyarrow.string()),
                         ("status", pyarrow.int64()), ("content_type", pyarrow.string()), ("size", pyarrow.int64()),
                         ("damage", pyarrow.string())])

Row = Dict[str, Any]


def _body(record: Any, longest: int) -> Tuple[bytes, Optional[str]]:
    """The body without HTTP's codings, at most one byte more than `longest`, and what is wrong with it."""
    expected = record.content_length
    pieces: List[bytes] = []
    try:
        if expected <= longest:
            record.freeze()  # else FastWARC loses the records behind one whose codings it undoes
        there = record.content_length
        if record.is_http:
            record.parse_http(auto_decode="all" if record.is_frozen else "none")
        left = longest + 1
        while left > 0 and (piece := record.reader.read(left)):
            pieces.append(piece)
            left -= len(piece)
    except (OSError, ValueError) as error:
        return b"".join(pieces), f"the body cannot be read: {error}"
    return b"".join(pieces), f"{there} of {expected} bytes are there" if there < expected else None


def _row(record: Any, longest: int) -> Tuple[Row, Optional[bytes]]:
    """What is known of a record, and its body; None where nothing of it can be read."""
    body, damage = _body(record, longest)
    headers = record.http_headers if record.is_http and record.is_http_parsed else None
    row = {"position": record.stream_pos, "type": str(record.record_type).rpartition(".")[2],
           "uri": record.headers.get("WARC-Target-URI"), "date": record.headers.get("WARC-Date"),
           "status": headers.status_code if headers is not None else None,
           "content_type": (headers if headers is not None else record.headers).get("Content-Type"), "size": len(body), "damage": damage}
    return row, body if body or damage is None else None


def _next_beginning(file: BinaryIO, after: int) -> Optional[int]:
    """Where the next record may begin, behind a place."""
    file.seek(after)
    kept = b""
    place = after
    while True:
        block = file.read(1 << 20)
        window = kept + block
        found = [at for at in map(window.find, _BEGINNINGS) if at >= 0]
        if found:
            return place - len(kept) + min(found)
        if not block:
            return None
        kept = window[-8:]
        place += len(block)


def _unreadable(position: int, error: Exception) -> Tuple[Row, None]:
    return {**dict.fromkeys(_ABOUT.names), "position": position, "size": 0, "damage": f"no record can be read: {error}"}, None


def _records(file: BinaryIO, longest: int, types: Any) -> Iterator[Tuple[Row, Optional[bytes]]]:
    """Every record, and one row for each run of bytes that are none."""
    begin: Optional[int] = 0
    is_told = False  # of the bytes before `begin`
    while begin is not None:
        last, count = begin, 0
        file.seek(begin)
        try:
            for record in fastwarc.warc.ArchiveIterator(file, record_types=types, parse_http=False):
                last, count, is_told = record.stream_pos, count + 1, False
                row, body = _row(record, longest)
                yield row, body
                if row["damage"] is not None:
                    break  # its length may be wrong, and records within it
            else:
                return
        except (OSError, ValueError) as error:
            following = _next_beginning(file, last + 1)
            if not is_told and (count == 0 or following is None):
                yield _unreadable(last, error)
                is_told = True
            begin = following
        else:
            begin = _next_beginning(file, last + 1)


def _batch(rows: List[Row], bodies: List[Optional[bytes]], wishes: Any) -> pyarrow.RecordBatch:
    about = pyarrow.RecordBatch.from_pylist(rows, _ABOUT)
    hints = pyarrow.record_batch({"content_type": about.column("content_type"), "url": about.column("uri")})
    answers = arrow.decode(pyarrow.array(bodies, pyarrow.large_binary()), row_hints=hints, **wishes)
    names = [field.name for field in answers.type]
    return pyarrow.record_batch([*about.columns, *(answers.field(name) for name in names)], names=[*about.schema.names, *names])


def read(source: Union[str, BinaryIO], *, longest: int = 64 << 20, types: Any = None, **wishes: Any) -> Iterator[pyarrow.RecordBatch]:
    """The records of a WARC file, of a path or a seekable binary file: batches of rows with position, type, uri, date, status, content_type,
    size and damage, and the fields of `charsleuth.arrow.decode`.

    longest: longer bodies are not decoded, bytes; their rows say so.
    types: of records, as FastWARC has them; None: response, resource and conversion.
    wishes: as for `charsleuth.arrow.decode`.
    """
    if isinstance(source, str):
        with open(source, "rb") as file:
            yield from read(file, longest=longest, types=types, **wishes)
        return
    kinds = fastwarc.warc.WarcRecordType
    types = types if types is not None else kinds.response | kinds.resource | kinds.conversion
    rows: List[Row] = []
    bodies: List[Optional[bytes]] = []
    size = 0
    for row, body in _records(source, longest, types):
        rows.append(row)
        bodies.append(body)
        size += row["size"]
        if len(rows) >= _ROWS or size >= _BYTES:
            yield _batch(rows, bodies, {**wishes, "longest": longest})
            rows, bodies, size = [], [], 0
    if rows:
        yield _batch(rows, bodies, {**wishes, "longest": longest})


def _write(arguments: argparse.Namespace) -> None:
    batches = (batch for path in arguments.files for batch in read(path, threads=arguments.threads))
    if arguments.parquet is None:
        out = sys.stdout if arguments.jsonl == "-" else io.open(arguments.jsonl, "w", encoding="utf-8")
        with out:
            for batch in batches:
                out.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in batch.to_pylist())
        return
    schema = _batch([], [], {}).schema
    with pyarrow.parquet.ParquetWriter(arguments.parquet, schema, compression="zstd") as writer:
        for batch in batches:
            writer.write_batch(batch)


def main(words: Optional[List[str]] = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m charsleuth.warc", description="The texts of WARC files, a record a row.")
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--threads", type=int, default=1, help="that decode (default: 1)")
    out = parser.add_mutually_exclusive_group(required=True)
    out.add_argument("--parquet", metavar="OUT")
    out.add_argument("--jsonl", metavar="OUT", help="- is standard output")
    try:
        _write(parser.parse_args(words))
    except OSError as error:
        print(f"charsleuth.warc: {error}", file=sys.stderr)
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
