"""Which characters the models tell apart, and the classes of all the others.

Every code point has exactly one symbol in every script's model:
* a common symbol of its own (ASCII punctuation, frequent typographic signs),
* a letter of the script (lower-cased; the case is told apart by the case model),
* or one of the classes, inside which all members are equally likely.
"""
import unicodedata

SCRIPTS = ["Latn", "Cyrl", "Grek", "Hebr", "Arab", "Thai", "Geor", "Armn", "Deva", "Taml", "Khmr", "Hani"]

# Characters with a symbol of their own in every script, in this order.
COMMON = (
    " \n\r\t" + "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
    + "\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿×÷"
    + "–—―‘’‚“”„†‡•…‰‹›€™№−ˆ˜ƒ"
    + "\u0085\u200c\u200d\u200e\u200f"
    + "─│═║█√∙≈≤≥■"
    + "┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬░▒▓▄▀▌▐"
)

# Classes: one character stands for each in the counts (letters are lower-cased there, so capitals are free).
DIGIT = "D"        # ASCII digits
ASCII_LETTER = "L"  # ASCII letters, where the script is another
LATIN = "M"        # other Latin letters (of a Latin model: those it does not list)
GREEK = "G"
CYRILLIC = "K"
LETTER = "F"       # letters of all other alphabets, and letters of the script that it does not list
HAN = "H"          # Han, kana, Hangul, bopomofo that the model does not list
KATAKANA_HALF = "W"  # half-width katakana, where the script is not Hani
FULLWIDTH = "U"    # full-width ASCII
MARK = "C"         # combining marks
NUMBER = "N"       # digits and numbers that are not ASCII
BOX = "B"          # the rest of box drawing and block elements
PUNCTUATION = "P"
SYMBOL = "Y"
FORMAT = "J"       # other format characters and separators
CONTROL = "O"      # C0 other than tab and line ends, and DEL
C1 = "Q"
PRIVATE = "V"
EMOJI = "A"        # pictographs, their selectors and modifiers
UNASSIGNED = "X"   # unassigned, surrogates, noncharacters, U+FFFD

CLASSES = [DIGIT, ASCII_LETTER, LATIN, GREEK, CYRILLIC, LETTER, HAN, KATAKANA_HALF, FULLWIDTH, MARK, NUMBER, BOX,
           PUNCTUATION, SYMBOL, EMOJI, FORMAT, CONTROL, C1, PRIVATE, UNASSIGNED]

# What a class costs where nothing was seen: probability of the whole class after any character (nats,
# picked by hand: rare but possible in real files; C1, private use and unassigned only by accident).
FLOOR = {DIGIT: 1e-3, ASCII_LETTER: 2e-3, LATIN: 1e-5, GREEK: 3e-5, CYRILLIC: 3e-5, LETTER: 3e-6, HAN: 3e-5,
         KATAKANA_HALF: 1e-6, FULLWIDTH: 1e-5, MARK: 1e-6, NUMBER: 1e-5, BOX: 1e-5, PUNCTUATION: 1e-5, SYMBOL: 1e-5, EMOJI: 1e-4,
         FORMAT: 1e-6, CONTROL: 1e-6, C1: 1e-7, PRIVATE: 1e-7, UNASSIGNED: 1e-8}

_BLOCK = [(0x0041, 0x024F, "Latn"), (0x1E00, 0x1EFF, "Latn"), (0x0250, 0x02AF, "Latn"),
          (0x0370, 0x03FF, "Grek"), (0x1F00, 0x1FFF, "Grek"), (0x0400, 0x052F, "Cyrl"), (0x0531, 0x058F, "Armn"),
          (0x0591, 0x05F4, "Hebr"), (0x0600, 0x06FF, "Arab"), (0x0750, 0x077F, "Arab"), (0xFB1D, 0xFB4F, "Hebr"),
          (0xFB50, 0xFDFF, "Arab"), (0xFE70, 0xFEFC, "Arab"),
          (0x0900, 0x097F, "Deva"), (0x0B80, 0x0BFF, "Taml"), (0x0E01, 0x0E5B, "Thai"), (0x10A0, 0x10FF, "Geor"),
          (0x1780, 0x17FF, "Khmr"), (0x1100, 0x11FF, "Hani"), (0x2E80, 0x2FDF, "Hani"), (0x3001, 0x30FF, "Hani"),
          (0x3100, 0x312F, "Hani"), (0x3130, 0x318E, "Hani"), (0x31F0, 0x31FF, "Hani"), (0x3400, 0x4DBF, "Hani"),
          (0x4E00, 0x9FFF, "Hani"), (0xAC00, 0xD7A3, "Hani"), (0xF900, 0xFAFF, "Hani"), (0xFF01, 0xFF9F, "Hani"),
          (0x20000, 0x323AF, "Hani")]
_VIETNAMESE_TONES = "\u0300\u0301\u0303\u0309\u0323"  # windows-1258 writes them apart
_COMMON = set(COMMON)

# Assigned by Unicode 15.0 and 15.1. The tables are those of Unicode 14, whatever Python grows them (3.11 to 3.13).
_LATER = [(0xCF3, 0xCF3), (0xECE, 0xECE), (0x2FFC, 0x2FFF), (0x31EF, 0x31EF), (0x10EFD, 0x10EFF), (0x1123F, 0x11241),
          (0x11B00, 0x11B09), (0x11F00, 0x11F10), (0x11F12, 0x11F3A), (0x11F3E, 0x11F59), (0x1342F, 0x1342F),
          (0x13439, 0x13455), (0x1B132, 0x1B132), (0x1B155, 0x1B155), (0x1D2C0, 0x1D2D3), (0x1DF25, 0x1DF2A),
          (0x1E030, 0x1E06D), (0x1E08F, 0x1E08F), (0x1E4D0, 0x1E4F9), (0x1F6DC, 0x1F6DC), (0x1F774, 0x1F776),
          (0x1F77B, 0x1F77F), (0x1F7D9, 0x1F7D9), (0x1FA75, 0x1FA77), (0x1FA87, 0x1FA88), (0x1FAAD, 0x1FAAF),
          (0x1FABB, 0x1FABD), (0x1FABF, 0x1FABF), (0x1FACE, 0x1FACF), (0x1FADA, 0x1FADB), (0x1FAE8, 0x1FAE8),
          (0x1FAF7, 0x1FAF8), (0x2B739, 0x2B739), (0x2EBF0, 0x2EE5D), (0x31350, 0x323AF)]
_LATER_CHARACTERS = {chr(code) for first, last in _LATER for code in range(first, last + 1)}


def category(c):
    """The general category in Unicode 14."""
    return "Cn" if c in _LATER_CHARACTERS else unicodedata.category(c)


def folded(c):
    """(lower-cased character, is it upper case): presentation forms count as the capitals of their letters."""
    code = ord(c)
    if code >= 0xFB1D and (code <= 0xFDFF or 0xFE70 <= code <= 0xFEFC):
        base = unicodedata.normalize("NFKC", c).strip(" ")
        if len(base) == 1:
            return base, True
        return c, False
    low = c.lower()
    if low != c and len(low) == 1:
        return low, True
    return c, False


def case_of(c):
    """u, l or n (not a cased letter; also a capital that has no lower case of one character)."""
    if c == "İ":  # the only capital whose small letter is two characters
        return "u"
    low, upper = folded(c)
    if script_of(low) is None or category(low)[0] != "L":
        return "n"
    return "u" if upper else "l" if low.lower() == low else "n"


def script_of(c):
    """The script in whose model the character may be a letter, or None."""
    code = ord(c)
    if c in _VIETNAMESE_TONES:
        return "Latn"
    if c in _COMMON or code in (0xD7, 0xF7):
        return None
    for first, last, script in _BLOCK:
        if first <= code <= last:
            if script in ("Latn", "Grek", "Cyrl", "Armn") and category(c)[0] not in "LMP":
                return None
            if script in ("Latn", "Grek", "Cyrl") and category(c)[0] == "P":
                return None
            if category(c) == "Cn":
                return None
            return script
    return None


def class_of(c, script):
    """The class of a character that is neither a common symbol nor a listed letter of the script."""
    code = ord(c)
    kind = category(c)
    if "0" <= c <= "9":
        return DIGIT
    if code < 0x20 or code == 0x7F:
        return CONTROL
    if 0x80 <= code < 0xA0:
        return C1
    if kind == "Co":
        return PRIVATE
    if kind in ("Cn", "Cs") or code == 0xFFFD:
        return UNASSIGNED
    own = script_of(c)
    if own == "Latn" and kind[0] == "L":
        return ASCII_LETTER if code < 0x80 and script != "Latn" else LATIN
    if own == "Grek":
        return GREEK
    if own == "Cyrl":
        return CYRILLIC
    if own == "Hani":
        if 0xFF61 <= code <= 0xFF9F:
            return KATAKANA_HALF
        return FULLWIDTH if code >= 0xFF01 else HAN
    if 0x2500 <= code <= 0x259F:
        return BOX
    if 0x1F300 <= code <= 0x1FAFF or 0x2600 <= code <= 0x27BF or code == 0xFE0F:
        return EMOJI
    if kind[0] == "L" or own:
        return LETTER
    if kind[0] == "M":
        return MARK
    if kind[0] == "N":
        return NUMBER
    if kind[0] == "P":
        return PUNCTUATION
    if kind[0] == "S":
        return SYMBOL
    return FORMAT
