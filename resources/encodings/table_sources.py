"""Asks the programs named in sources.tsv what each of the 256 bytes of a page means.

Every source gives a list of 256 strings: the text of the byte, or None where the program has none.
Needs Debian's libicu72, perl, openjdk-17-jdk-headless, recode, konwert, python3-pcbasic and locales.
"""

import codecs
import ctypes
import gzip
import json
import os
import re
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
PCBASIC = "/usr/lib/python3/dist-packages/pcbasic/data/codepages"
KONWERT = "/usr/share/konwert/aux/charsets"
CHARMAPS = "/usr/share/i18n/charmaps"


def read_sources():
    """{row id: {program: converter}} from sources.tsv, in its order."""
    programs = None
    rows = {}
    with open(os.path.join(HERE, "sources.tsv"), encoding="utf-8") as lines:
        for line in lines:
            fields = line.rstrip("\n").split("\t")
            if line.startswith("#id"):
                programs = fields[1:-1]
            elif not line.startswith("#"):
                found = {p: f for p, f in zip(programs, fields[1:]) if f != "-"}
                if fields[-1] != "-":
                    found.update(item.split(":", 1) for item in fields[-1].split())
                rows[fields[0]] = found
    return rows


def whatwg(folder, index):
    table = [chr(byte) for byte in range(128)] + [None] * 128
    with open(os.path.join(folder, f"index-{index}.txt"), encoding="utf-8") as lines:
        for line in lines:
            if line.strip() and not line.startswith("#"):
                pointer, code = line.split()[:2]
                table[128 + int(pointer)] = chr(int(code, 16))
    return table


class Icu:
    def __init__(self):
        self._lib = ctypes.CDLL("libicuuc.so.72")
        self._lib.ucnv_open_72.restype = ctypes.c_void_p
        self._stop = ctypes.cast(self._lib.UCNV_TO_U_CALLBACK_STOP_72, ctypes.c_void_p)

    def table(self, name):
        lib = self._lib
        error = ctypes.c_int(0)
        converter = ctypes.c_void_p(lib.ucnv_open_72(name.encode(), ctypes.byref(error)))
        if error.value > 0:
            raise ValueError(f"ICU has no {name}")
        lib.ucnv_setToUCallBack_72(converter, self._stop, None, None, None, ctypes.byref(error))
        table = []
        for byte in range(256):
            error = ctypes.c_int(0)
            out = ctypes.create_string_buffer(32)
            count = lib.ucnv_toUChars_72(converter, out, 16, bytes([byte]), 1, ctypes.byref(error))
            text = out.raw[: 2 * count].decode("utf-16-le") if error.value <= 0 else ""
            table.append(text or None)
        lib.ucnv_close_72(converter)
        return table


class Iconv:
    def __init__(self):
        self._lib = ctypes.CDLL(None)
        self._lib.iconv_open.restype = ctypes.c_void_p
        self._lib.iconv.restype = ctypes.c_size_t

    def table(self, name):
        table = []
        for byte in range(256):
            descriptor = self._lib.iconv_open(b"UTF-16LE", name.encode())
            if descriptor == ctypes.c_void_p(-1).value:
                raise ValueError(f"iconv has no {name}")
            handle = ctypes.c_void_p(descriptor)
            source = ctypes.create_string_buffer(bytes([byte]), 1)
            target = ctypes.create_string_buffer(32)
            source_at = ctypes.c_char_p(ctypes.addressof(source))
            target_at = ctypes.c_char_p(ctypes.addressof(target))
            source_left, target_left = ctypes.c_size_t(1), ctypes.c_size_t(32)
            rest = (ctypes.byref(target_at), ctypes.byref(target_left))
            result = self._lib.iconv(handle, ctypes.byref(source_at), ctypes.byref(source_left), *rest)
            self._lib.iconv(handle, None, None, *rest)  # composing converters hold a letter back
            self._lib.iconv_close(handle)
            text = target.raw[: 32 - target_left.value].decode("utf-16-le")
            table.append(text if result != ctypes.c_size_t(-1).value and text else None)
        return table


def python(name):
    table = []
    for byte in range(256):
        try:
            table.append(codecs.decode(bytes([byte]), name))
        except UnicodeDecodeError:
            table.append(None)
    return table


JAVA = """
import java.nio.*; import java.nio.charset.*;
public class Tables { public static void main(String[] names) throws Exception {
  for (String name : names) { StringBuilder line = new StringBuilder(name);
    for (int b = 0; b < 256; ++b) { String text;
      try { text = Charset.forName(name).newDecoder().onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT).decode(ByteBuffer.wrap(new byte[]{(byte) b})).toString();
      } catch (CharacterCodingException e) { text = ""; }
      line.append('\\t');
      for (char c : text.toCharArray()) line.append(String.format("%04X", (int) c)); }
    System.out.println(line); } } }
"""

PERL = """
use Encode;
for my $name (@ARGV) { my @cells = ($name);
  for my $b (0..255) { my $octets = chr $b;
    my $text = eval { Encode::decode($name, $octets, Encode::FB_CROAK) };
    push @cells, defined $text ? uc unpack('H*', Encode::encode('UTF-16BE', $text)) : ''; }
  print join("\\t", @cells), "\\n"; }
"""


def _tables_from_lines(output):
    tables = {}
    for line in output.splitlines():
        name, *cells = line.split("\t")
        tables[name] = [bytes.fromhex(cell).decode("utf-16-be", "surrogatepass") or None for cell in cells]
    return tables


def java(names):
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "Tables.java")
        with open(program, "w", encoding="ascii") as file:
            file.write(JAVA)
        run = subprocess.run(["java", program, *names], capture_output=True, text=True, check=True)
    return _tables_from_lines(run.stdout)


def perl(names):
    run = subprocess.run(["perl", "-e", PERL, "--", *names], capture_output=True, text=True, check=True)
    return _tables_from_lines(run.stdout)


def recode(name):
    table = []
    for byte in range(256):
        run = subprocess.run(["recode", f"{name}..UTF-16BE/"], input=bytes([byte]), capture_output=True)
        text = run.stdout.decode("utf-16-be", "replace").removeprefix("\ufeff")
        table.append(text if run.returncode == 0 and text not in ("", "\ufffd") else None)
    return table


def konwert(name):
    """konwert's files name only the upper half; "a+b": what b names, else a."""
    table = [chr(byte) for byte in range(128)] + [None] * 128
    for file in name.split("+"):
        with open(os.path.join(KONWERT, file), "rb") as lines:
            for line in lines.read().split(b"\n"):
                fields = line.lstrip(b"\t").split(b"\t")
                if len(fields) == 2 and len(fields[0]) == 1:
                    table[fields[0][0]] = fields[1].decode("utf-8")
    return table


def pcbasic(name):
    """PC-BASIC's files show control codes as the IBM PC's screen did: only the upper half counts."""
    table = [chr(byte) for byte in range(128)] + [None] * 128
    with open(os.path.join(PCBASIC, f"{name}.ucp"), encoding="utf-8") as lines:
        for line in lines:
            match = re.match(r"([89A-F][0-9A-F]):([0-9A-F]{4})", line.upper())
            if match and match[2] != "0000":
                table[int(match[1], 16)] = chr(int(match[2], 16))
    return table


def charmap(name):
    """A POSIX charmap of glibc's source (Debian: locales)."""
    table = [None] * 256
    with gzip.open(os.path.join(CHARMAPS, f"{name}.gz"), "rt", encoding="utf-8") as lines:
        for line in lines:
            match = re.match(r"<U([0-9A-F]{4})>\s+/x([0-9a-f]{2})\s", line)
            if match:
                table[int(match[2], 16)] = chr(int(match[1], 16))
    return table


def collect(ids, whatwg_folder, whatwg_names):
    """{row id: {program: table}}; `whatwg_names` maps row ids to index names of the standard."""
    rows = {row: programs for row, programs in read_sources().items() if row in ids}
    batches = {program: run(sorted({r[program] for r in rows.values() if program in r}))
               for program, run in (("java", java), ("perl", perl))}
    icu, iconv = Icu(), Iconv()
    single = {"icu": icu.table, "iconv": iconv.table, "python": python, "recode": recode,
              "konwert": konwert, "pcbasic": pcbasic, "charmap": charmap}
    tables = {}
    for row, programs in rows.items():
        tables[row] = {program: batches[program][name] if program in batches else single[program](name)
                       for program, name in programs.items()}
        if row in whatwg_names:
            tables[row]["whatwg"] = whatwg(whatwg_folder, whatwg_names[row])
    return tables
