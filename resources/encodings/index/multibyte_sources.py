"""Asks ICU, glibc, Java, Python and Perl what sequences of bytes mean.

Every source gives {sequence: text} for the sequences that it knows. Needs Debian's libicu72, perl,
openjdk-17-jdk-headless and libc-bin with its gconv modules.
"""

import codecs
import ctypes
import os
import re
import subprocess
import tempfile

EBCDIC = "/usr/lib/x86_64-linux-gnu/perl/5.36.0/CORE/ebcdic_tables.h"


def icu(name, sequences):
    lib = ctypes.CDLL("libicuuc.so.72")
    lib.ucnv_open_72.restype = ctypes.c_void_p
    error = ctypes.c_int(0)
    converter = ctypes.c_void_p(lib.ucnv_open_72(name.encode(), ctypes.byref(error)))
    if error.value > 0:
        raise ValueError(f"ICU has no {name}")
    stop = ctypes.cast(lib.UCNV_TO_U_CALLBACK_STOP_72, ctypes.c_void_p)
    lib.ucnv_setToUCallBack_72(converter, stop, None, None, None, ctypes.byref(error))
    found = {}
    target = ctypes.create_string_buffer(32)
    for sequence in sequences:
        error = ctypes.c_int(0)
        count = lib.ucnv_toUChars_72(converter, target, 16, sequence, len(sequence),
                                     ctypes.byref(error))
        if error.value <= 0 and count:
            found[sequence] = target.raw[:2 * count].decode("utf-16-le")
    lib.ucnv_close_72(converter)
    return found


def iconv(name, sequences):
    lib = ctypes.CDLL(None)
    lib.iconv_open.restype = ctypes.c_void_p
    lib.iconv.restype = ctypes.c_size_t
    failed = ctypes.c_size_t(-1).value
    handle = ctypes.c_void_p(lib.iconv_open(b"UTF-16LE", name.encode()))
    if handle.value == failed:
        raise ValueError(f"iconv has no {name}")
    found = {}
    target = ctypes.create_string_buffer(32)
    for sequence in sequences:
        source = ctypes.create_string_buffer(sequence, len(sequence))
        source_at = ctypes.c_void_p(ctypes.addressof(source))
        target_at = ctypes.c_void_p(ctypes.addressof(target))
        source_left, target_left = ctypes.c_size_t(len(sequence)), ctypes.c_size_t(32)
        rest = (ctypes.byref(target_at), ctypes.byref(target_left))
        lib.iconv(handle, None, None, None, None)
        if lib.iconv(handle, ctypes.byref(source_at), ctypes.byref(source_left), *rest) == failed:
            continue
        lib.iconv(handle, None, None, *rest)  # letters that may combine are held back
        text = target.raw[:32 - target_left.value].decode("utf-16-le")
        if text:
            found[sequence] = text
    lib.iconv_close(handle)
    return found


def python(name, sequences):
    found = {}
    for sequence in sequences:
        try:
            found[sequence] = codecs.decode(sequence, name)
        except UnicodeDecodeError:
            pass
    return found


JAVA = """
import java.io.*; import java.nio.*; import java.nio.charset.*;
public class Sequences { public static void main(String[] names) throws Exception {
  BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
  PrintStream out = new PrintStream(new BufferedOutputStream(System.out));
  CharsetDecoder decoder = Charset.forName(names[0]).newDecoder()
      .onMalformedInput(CodingErrorAction.REPORT).onUnmappableCharacter(CodingErrorAction.REPORT);
  for (String line; (line = in.readLine()) != null;) {
    byte[] bytes = new byte[line.length() / 2];
    for (int i = 0; i < bytes.length; ++i)
      bytes[i] = (byte) Integer.parseInt(line.substring(2 * i, 2 * i + 2), 16);
    StringBuilder text = new StringBuilder();
    try {
      for (char c : decoder.reset().decode(ByteBuffer.wrap(bytes)).toString().toCharArray())
        text.append(String.format("%04X", (int) c));
    } catch (CharacterCodingException e) { text.setLength(0); }
    out.println(text); }
  out.flush(); } }
"""

PERL = """
use Encode;
while (<STDIN>) { chomp; my $octets = pack('H*', $_);
  my $text = eval { Encode::decode($ARGV[0], $octets, Encode::FB_CROAK) };
  print defined $text ? uc unpack('H*', Encode::encode('UTF-16BE', $text)) : '', "\\n"; }
"""


def _ask(command, sequences):
    lines = "".join(sequence.hex() + "\n" for sequence in sequences)
    run = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    return {sequence: bytes.fromhex(text).decode("utf-16-be", "surrogatepass")
            for sequence, text in zip(sequences, run.stdout.split("\n")) if text}


def java(name, sequences):
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "Sequences.java")
        with open(program, "w", encoding="ascii") as file:
            file.write(JAVA)
        return _ask(["java", program, name], sequences)


def perl(name, sequences):
    return _ask(["perl", "-e", PERL, "--", name], sequences)


def perl_ebcdic_table(name):
    """A table of 256 bytes of Perl's, for EBCDIC code page 1047."""
    with open(EBCDIC, encoding="ascii") as lines:
        text = lines.read()
    text = text[text.index("'A' == 193 /* EBCDIC 1047 */"):]
    body = re.search(re.escape(name) + r"\[256\] = \{(.*?)\};", text, re.S)[1]
    body = re.sub(r"/\*.*?\*/", "", body)
    return [int(cell, 16) for cell in re.findall(r"0x([0-9A-F]{2})", body)]
