"""Contents of files for the tests of columns: texts of our own in many encodings, cut, damaged, declared, mixed, garbled, in mails, binary."""

import base64
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from texts import SAMPLES, TEXTS, encoded  # noqa: E402


def cut(choice, language, codec):
    """Some lines, or a part of one."""
    text = TEXTS[language]
    if choice.random() < 0.5:
        lines = text.splitlines(keepends=True)
        text = "".join(lines[choice.randrange(len(lines)):])
    else:
        begin = choice.randrange(len(text) - 4)
        text = text[begin:begin + choice.choice([4, 20, 60])]
    return text.encode(codec.removesuffix("-bom"))


def damaged(choice, data):
    data = bytearray(data)
    for _ in range(choice.randrange(1, 4)):
        data[choice.randrange(len(data))] = choice.randrange(256)
    return bytes(data)


def content(number):
    """The content of a file, always the same one for a number."""
    choice = random.Random(number)
    language, codec = SAMPLES[number % len(SAMPLES)]
    kind = number // len(SAMPLES) % 10
    whole = encoded(language, codec)
    if kind == 0:
        return whole
    if kind == 1:
        return damaged(choice, whole)
    if kind == 2:
        label = choice.choice([codec.removesuffix("-bom"), "iso-8859-1", "utf-8"])
        return b'<html><head><meta charset="' + label.encode() + b'"></head><body>' + whole
    if kind == 3:
        return encoded("de", "utf-8") + whole
    if kind == 4:
        return encoded(language, "utf-8").decode("cp1252", "ignore").encode()
    if kind == 5:
        return choice.randbytes(choice.randrange(200))
    if kind == 6:
        return whole * choice.randrange(1, 40)
    if kind == 7:
        return b"From: a@example.org\nContent-Transfer-Encoding: base64\n\n" + base64.encodebytes(whole)
    return cut(choice, language, codec)


def contents(count):
    """The contents of many files."""
    return [content(number) for number in range(count)]
