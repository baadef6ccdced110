#!/usr/bin/env python3
"""What Charsleuth writes in encodings of several bytes, read by Python, glibc and ICU: encoders_by_others.py PROGRAM [--check | --write] [ENCODING...]

Every character up to U+2FFFF is written on a line of its own. What no other decoder reads as that character, where there is another that has the
encoding, is a row of encoders_by_others.tsv with the reason why it is written nevertheless. --check fails where other characters are, --write writes
them anew. Characters that some of the others read stand there as numbers only.
"""
import codecs
import ctypes
import ctypes.util
import json
import os
import pathlib
import subprocess
import sys
import tempfile

TABLE = pathlib.Path(__file__).with_name("encoders_by_others.tsv")
# Encodings by their names elsewhere, where they have several: (Python, glibc, ICU). Others' names for the same bytes, none for other bytes.
ENCODINGS = {
    "Shift_JIS": ("cp932", "CP932", "windows-31j"), "EUC-JP": ("euc_jp", "EUC-JP-MS", "EUC-JP"), "Big5": ("big5", "BIG5-HKSCS", "Big5-HKSCS"),
    "GBK": ("gbk", "GBK", "GBK"), "gb18030": ("gb18030", "GB18030", "gb18030"), "EUC-KR": ("cp949", "CP949", "windows-949"),
    "Johab": ("johab", "JOHAB", ""), "EUC-TW": ("", "EUC-TW", "EUC-TW"), "HZ-GB-2312": ("hz", "", "HZ"),
    "ISO-2022-JP": ("iso2022_jp_ext", "ISO-2022-JP", "ISO-2022-JP"), "ISO-2022-JP-1": ("iso2022_jp_1", "", "ISO-2022-JP-1"),
    "ISO-2022-JP-2": ("iso2022_jp_2", "ISO-2022-JP-2", "ISO-2022-JP-2"), "ISO-2022-JP-3": ("iso2022_jp_2004", "ISO-2022-JP-3", ""),
    "CP50220": ("", "", "x-windows-50220"), "CP50221": ("", "", "x-windows-50221"), "ISO-2022-KR": ("", "ISO-2022-KR", "ISO-2022-KR"),
    "ISO-2022-CN": ("", "ISO-2022-CN", "ISO-2022-CN"), }
# Browsers read these by the index of the Encoding Standard, as the test decoder_index shows of ours.
STANDARD = {"Shift_JIS", "EUC-JP", "Big5", "GBK", "gb18030", "EUC-KR", "ISO-2022-JP"}
CHARACTERS = [chr(c) for c in range(0x80, 0x30000) if not 0xD800 <= c < 0xE000]


def python_decoder(name):
    def read(line):
        try:
            return line.decode(name)
        except UnicodeDecodeError:
            return None
    codecs.lookup(name)
    return read


def glibc_decoder(name):
    libc = ctypes.CDLL(None)
    libc.iconv_open.restype = ctypes.c_void_p
    libc.iconv.restype, libc.iconv.argtypes = ctypes.c_size_t, [ctypes.c_void_p] + [ctypes.c_void_p] * 4
    handle = libc.iconv_open(b"UTF-8", name.encode())
    if handle in (None, ctypes.c_void_p(-1).value):
        return None

    def read(line):
        libc.iconv(handle, None, None, None, None)
        source, target = ctypes.create_string_buffer(line, len(line)), ctypes.create_string_buffer(256)
        at, left = ctypes.c_void_p(ctypes.addressof(source)), ctypes.c_size_t(len(line))
        to, room = ctypes.c_void_p(ctypes.addressof(target)), ctypes.c_size_t(256)
        if libc.iconv(handle, *map(ctypes.byref, (at, left, to, room))) == ctypes.c_size_t(-1).value:
            return None
        libc.iconv(handle, None, None, ctypes.byref(to), ctypes.byref(room))
        return target.raw[:256 - room.value].decode()
    return read


def icu_decoder(name):
    library = ctypes.CDLL(ctypes.util.find_library("icuuc") or "libicuuc.so.72")
    version = os.path.realpath(next(line.split()[-1] for line in open("/proc/self/maps") if "libicuuc" in line)).rsplit(".so.", 1)[1].split(".")[0]
    call = lambda function: getattr(library, f"{function}_{version}")
    status = ctypes.c_int(0)
    opened = call("ucnv_open")
    opened.restype = ctypes.c_void_p
    handle = ctypes.c_void_p(opened(name.encode(), ctypes.byref(status)))
    call("ucnv_setToUCallBack")(handle, call("UCNV_TO_U_CALLBACK_STOP"), None, None, None, ctypes.byref(status))
    if status.value > 0:
        return None
    target = (ctypes.c_uint16 * 64)()

    def read(line):
        status.value = 0
        size = call("ucnv_toUChars")(handle, target, 64, line, len(line), ctypes.byref(status))
        return None if status.value > 0 else bytes(target)[:2 * size].decode("utf-16-le", "surrogatepass")
    return read


def written(program, encoding):
    """(character, bytes) of each that the encoding has."""
    with tempfile.NamedTemporaryFile(suffix=".txt") as file:
        file.write("".join(c + "\n" for c in CHARACTERS).encode())
        file.flush()
        outcome = subprocess.run([program, "convert", "--from", "UTF-8", "--to", encoding, "--bom", "remove", "--on-loss", "escape", file.name],
                                 capture_output=True, check=False)
    lines = outcome.stdout.split(b"\n")[:-1]
    if len(lines) != len(CHARACTERS):
        sys.exit(f"{encoding}: {len(lines)} lines of {len(CHARACTERS)}: {outcome.stderr.decode()}")
    return [(c, line) for c, line in zip(CHARACTERS, lines) if b"\\u{" not in line]


def rows_of(program, encoding):
    """Counts, then what nobody reads: each without its reason."""
    pairs = written(program, encoding)
    readers = [(who, make(name)) for who, make, name in
               zip(("Python", "glibc", "ICU"), (python_decoder, glibc_decoder, icu_decoder), ENCODINGS[encoding]) if name]
    readers = [(who, read) for who, read in readers if read]
    heads, unread = [], dict(pairs)
    for who, read in readers:
        others = 0
        for character, line in pairs:
            if read(line) == character:
                unread.pop(character, None)
            else:
                others += 1
        heads.append(f"{who} {others}")
    if encoding in STANDARD:
        heads.append("the Encoding Standard 0")
        unread = {}
    yield f"{encoding}\t{len(pairs)} characters\tread otherwise or refused: {', '.join(heads)}"
    for character, line in unread.items():
        yield f"{encoding}\tU+{ord(character):04X}\t{line.hex().upper()}"


def main():
    program, *rest = sys.argv[1:]
    names = [word for word in rest if not word.startswith("--")] or list(ENCODINGS)
    reasons, kept = {}, []
    for line in TABLE.read_text().splitlines() if TABLE.exists() else []:
        words = line.split("\t")
        if words[0] in names and len(words) == 4:
            reasons["\t".join(words[:3])] = words[3]
        if not line.startswith("#"):
            kept.append(line)
    rows = []
    for name in names:
        for row in rows_of(program, name):
            rows.append(row if " characters\t" in row else f"{row}\t{reasons.get(row, '?')}")
    if "--write" in rest:
        TABLE.write_text("# What Charsleuth writes and no other decoder reads as it was meant, and why; made by encoders_by_others.py.\n"
                         + "".join(row + "\n" for row in rows))
    elif "--check" in rest:
        expected = [line for line in kept if line.split("\t")[0] in names]
        different = sorted(row for row in set(rows) ^ set(expected) if " characters\t" not in row)  # counts are those of one release of the others
        for row in different[:20]:
            print(("now: " if row in rows else "in the table: ") + row)
        sys.exit(1 if different or any(row.endswith("\t?") for row in rows) else 0)
    else:
        print("\n".join(rows))


main()
