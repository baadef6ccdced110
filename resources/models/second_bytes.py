"""The single-byte tables -> which bytes are a second way to write a character that the page has elsewhere."""


def tables(encodings):
    """(id, list of 256 code points) of every single-byte page of the registry."""
    for line in (encodings / "encodings.tsv").read_text(encoding="utf-8").splitlines():
        row = line.split("\t")
        if line.startswith("#") or len(row) < 9 or not row[8].startswith("single:"):
            continue
        text = (encodings / "tables" / (row[8][len("single:"):] + ".txt")).read_text(encoding="utf-8")
        yield row[0], [int(v, 16) for part in text.splitlines() if not part.startswith("#") for v in part.split()]


def second(table):
    """Bytes whose character another byte has too: all but ASCII's own and else the highest."""
    first = {}
    for byte in list(range(0x80)) + list(range(0xFF, 0x7F, -1)):
        first.setdefault(table[byte], byte)
    return [byte for byte in range(256) if table[byte] != 0xFFFF and first[table[byte]] != byte]
