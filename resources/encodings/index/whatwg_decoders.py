"""The legacy decoders of the WHATWG Encoding Standard, byte by byte as its prose has them.

Independent of the C++ decoders, slow, and only for the digests that these are tested against.
`decode(name, data)` gives the UTF-16 units and the (begin, end) of every error.
"""

import bisect
import re

END = -1


class Indexes:
    """The index-*.txt files of a folder: pointer -> code point."""

    def __init__(self, folder):
        self.folder = folder
        self.loaded = {}

    def __getitem__(self, name):
        if name not in self.loaded:
            rows = {}
            with open(self.folder / f"index-{name}.txt", encoding="utf-8") as lines:
                for line in lines:
                    row = re.match(r"\s*(\d+)\t0x([0-9A-F]+)", line)
                    if row:
                        rows[int(row[1])] = int(row[2], 16)
            self.loaded[name] = rows
        return self.loaded[name]

    def ranges(self):
        """The rows of GB18030's ranges in order, and their pointers alone."""
        if "ranges" not in self.loaded:
            rows = sorted(self["gb18030-ranges"].items())
            self.loaded["ranges"] = rows, [pointer for pointer, _ in rows]
        return self.loaded["ranges"]


class Error(Exception):
    """`restored` bytes are given back; `later` were read but belong to the next sequence."""

    def __init__(self, restored=0, later=0):
        self.back = restored
        self.later = later


CONTINUE = object()  # inside a sequence
SKIP = object()  # a sequence that gives no character has ended
FINISHED = object()


class SingleByte:
    def __init__(self, indexes, name):
        self.index = indexes[name]

    def handle(self, byte):
        if byte == END:
            return FINISHED
        if byte < 0x80:
            return byte
        if byte - 0x80 not in self.index:
            raise Error
        return self.index[byte - 0x80]


class Gb18030:
    def __init__(self, indexes, _name):
        self.index = indexes["gb18030"]
        self.ranges, self.pointers = indexes.ranges()
        self.first = self.second = self.third = 0

    def ranges_code_point(self, pointer):
        if 39419 < pointer < 189000 or pointer > 1237575:
            return None
        if pointer == 7457:
            return 0xE7C7
        offset, code_point = self.ranges[bisect.bisect_right(self.pointers, pointer) - 1]
        return code_point + pointer - offset

    def handle(self, byte):
        if byte == END:
            if self.first == self.second == self.third == 0:
                return FINISHED
            self.first = self.second = self.third = 0
            raise Error
        if self.third:
            if not 0x30 <= byte <= 0x39:
                self.first = self.second = self.third = 0
                raise Error(restored=3)
            pointer = ((self.first - 0x81) * (10 * 126 * 10) + (self.second - 0x30) * (10 * 126)
                       + (self.third - 0x81) * 10 + byte - 0x30)
            self.first = self.second = self.third = 0
            code_point = self.ranges_code_point(pointer)
            if code_point is None:
                raise Error
            return code_point
        if self.second:
            if 0x81 <= byte <= 0xFE:
                self.third = byte
                return CONTINUE
            self.first = self.second = 0
            raise Error(restored=2)
        if self.first:
            if 0x30 <= byte <= 0x39:
                self.second = byte
                return CONTINUE
            lead, self.first = self.first, 0
            pointer = None
            if 0x40 <= byte <= 0x7E or 0x80 <= byte <= 0xFE:
                pointer = (lead - 0x81) * 190 + byte - (0x40 if byte < 0x7F else 0x41)
            code_point = self.index.get(pointer)
            if code_point is not None:
                return code_point
            raise Error(restored=byte < 0x80)
        if byte < 0x80:
            return byte
        if byte == 0x80:
            return 0x20AC
        if 0x81 <= byte <= 0xFE:
            self.first = byte
            return CONTINUE
        raise Error


class LeadTrail:
    """Big5, EUC-KR and Shift_JIS differ in the functions lead, pointer and alone."""

    def __init__(self, indexes, name):
        self.index = indexes[self.table]
        self.lead = 0

    def alone(self, byte):
        return None

    def is_lead(self, byte):
        return 0x81 <= byte <= 0xFE

    def special(self, pointer):
        return None

    def handle(self, byte):
        if byte == END:
            if self.lead == 0:
                return FINISHED
            self.lead = 0
            raise Error
        if self.lead:
            lead, self.lead = self.lead, 0
            pointer = self.pointer(lead, byte)
            special = self.special(pointer)
            if special is not None:
                return special
            if pointer in self.index:
                return self.index[pointer]
            raise Error(restored=byte < 0x80)
        if byte < 0x80:
            return byte
        if self.alone(byte) is not None:
            return self.alone(byte)
        if self.is_lead(byte):
            self.lead = byte
            return CONTINUE
        raise Error


class Big5(LeadTrail):
    table = "big5"

    def pointer(self, lead, byte):
        if 0x40 <= byte <= 0x7E or 0xA1 <= byte <= 0xFE:
            return (lead - 0x81) * 157 + byte - (0x40 if byte < 0x7F else 0x62)
        return None

    def special(self, pointer):
        return {1133: (0xCA, 0x304), 1135: (0xCA, 0x30C),
                1164: (0xEA, 0x304), 1166: (0xEA, 0x30C)}.get(pointer)


class EucKr(LeadTrail):
    table = "euc-kr"

    def pointer(self, lead, byte):
        if 0x41 <= byte <= 0xFE:
            return (lead - 0x81) * 190 + byte - 0x41
        return None


class ShiftJis(LeadTrail):
    table = "jis0208"

    def alone(self, byte):
        if byte == 0x80:
            return byte
        if 0xA1 <= byte <= 0xDF:
            return 0xFF61 - 0xA1 + byte
        return None

    def is_lead(self, byte):
        return 0x81 <= byte <= 0x9F or 0xE0 <= byte <= 0xFC

    def pointer(self, lead, byte):
        if 0x40 <= byte <= 0x7E or 0x80 <= byte <= 0xFC:
            return ((lead - (0x81 if lead < 0xA0 else 0xC1)) * 188 + byte
                    - (0x40 if byte < 0x7F else 0x41))
        return None

    def special(self, pointer):
        if pointer is not None and 8836 <= pointer <= 10715:
            return 0xE000 - 8836 + pointer
        return None


class EucJp:
    def __init__(self, indexes, _name):
        self.jis0208 = indexes["jis0208"]
        self.jis0212 = indexes["jis0212"]
        self.three = False
        self.lead = 0

    def handle(self, byte):
        if byte == END:
            if self.lead == 0:
                return FINISHED
            self.lead = 0
            raise Error
        if self.lead == 0x8E and 0xA1 <= byte <= 0xDF:
            self.lead = 0
            return 0xFF61 - 0xA1 + byte
        if self.lead == 0x8F and 0xA1 <= byte <= 0xFE:
            self.three = True
            self.lead = byte
            return CONTINUE
        if self.lead:
            lead, self.lead = self.lead, 0
            code_point = None
            if 0xA1 <= lead <= 0xFE and 0xA1 <= byte <= 0xFE:
                index = self.jis0212 if self.three else self.jis0208
                code_point = index.get((lead - 0xA1) * 94 + byte - 0xA1)
            self.three = False
            if code_point is not None:
                return code_point
            raise Error(restored=byte < 0x80)
        if byte < 0x80:
            return byte
        if byte in (0x8E, 0x8F) or 0xA1 <= byte <= 0xFE:
            self.lead = byte
            return CONTINUE
        raise Error


class Iso2022Jp:
    ESCAPES = {(0x28, 0x42): "ascii", (0x28, 0x4A): "roman", (0x28, 0x49): "katakana",
               (0x24, 0x40): "lead", (0x24, 0x42): "lead"}

    def __init__(self, indexes, _name):
        self.index = indexes["jis0208"]
        self.state = self.output_state = "ascii"
        self.lead = 0
        self.output = False

    def handle(self, byte):
        return getattr(self, self.state)(byte)

    def one(self, byte, code_point):
        if byte == 0x1B:
            self.state = "escape_start"
            return CONTINUE
        if byte == END:
            return FINISHED
        self.output = False
        if code_point is None:
            raise Error
        return code_point

    def ascii(self, byte):
        return self.one(byte, byte if byte < 0x80 and byte not in (0x0E, 0x0F) else None)

    def roman(self, byte):
        if byte in (0x5C, 0x7E):
            self.output = False
            return 0xA5 if byte == 0x5C else 0x203E
        return self.ascii(byte)

    def katakana(self, byte):
        return self.one(byte, 0xFF61 - 0x21 + byte if 0x21 <= byte <= 0x5F else None)

    def lead_byte(self, byte):
        if 0x21 <= byte <= 0x7E:
            self.output = False
            self.lead = byte
            self.state = "trail"
            return CONTINUE
        return self.one(byte, None)

    def trail(self, byte):
        if byte == 0x1B:
            self.state = "escape_start"
            raise Error(later=1)
        self.state = "lead_byte"
        if 0x21 <= byte <= 0x7E:
            pointer = (self.lead - 0x21) * 94 + byte - 0x21
            if pointer in self.index:
                return self.index[pointer]
        raise Error(restored=byte == END)

    def escape_start(self, byte):
        if byte in (0x24, 0x28):
            self.lead = byte
            self.state = "escape"
            return CONTINUE
        self.output = False
        self.state = self.output_state
        raise Error(restored=1)

    def escape(self, byte):
        lead, self.lead = self.lead, 0
        state = self.ESCAPES.get((lead, byte))
        if state:
            self.state = self.output_state = "lead_byte" if state == "lead" else state
            output, self.output = self.output, True
            if output:
                raise Error
            return SKIP
        self.output = False
        self.state = self.output_state
        raise Error(restored=2)


class XUserDefined:
    def __init__(self, _indexes, _name):
        pass

    def handle(self, byte):
        if byte == END:
            return FINISHED
        return byte if byte < 0x80 else 0xF780 + byte - 0x80


DECODERS = {"gb18030": Gb18030, "gbk": Gb18030, "big5": Big5, "euc-jp": EucJp,
            "iso-2022-jp": Iso2022Jp, "shift_jis": ShiftJis, "euc-kr": EucKr,
            "x-user-defined": XUserDefined}


def decode(indexes, name, data):
    """The code points, and (begin, end) of every error in bytes."""
    decoder = DECODERS.get(name, SingleByte)(indexes, name)
    text, errors = [], []
    at = start = 0
    while True:
        byte = data[at] if at < len(data) else END
        at += 1  # the end of the queue is read, and given back, like a byte
        try:
            result = decoder.handle(byte)
        except Error as error:
            text.append(0xFFFD)
            at -= int(error.back)
            errors.append((start, min(at - error.later, len(data))))
            start = errors[-1][1]
            if byte == END and not error.back:
                at = len(data)
            continue
        if result is FINISHED:
            return text, errors
        if result is CONTINUE:
            continue
        if result is not SKIP:
            text += result if isinstance(result, tuple) else [result]
        start = at
