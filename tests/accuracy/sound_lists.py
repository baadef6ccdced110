#!/usr/bin/env python3
"""Sound lists that `repair` would change: alphabets, keymaps, regular expressions, tables of endings, locale data.

    sound_lists.py CHARSLEUTH [--lines N] [--seed WORD] [--show N]
    sound_lists.py CHARSLEUTH --write FILE [--lines N] [--seed WORD]

Makes N lines (5,000) of letters and words that are no sentences, in 40 languages, each in UTF-8 and, where one of the language's 8-bit
pages has all its characters, in that page. Each line is asked as a file of its own, and beside nine others of its language. Prints by
kind how many files `repair --check` would change; all are sound, so each is a defect. The names of months and days come from the
locales of glibc (Debian: locales), where there are any. --write writes to FILE the lines that the program changes, and each twentieth
of the others: the test of core/repair has what an earlier program changed of 8,000 lines with the seed "ci".
"""

import argparse
import collections
import itertools
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import unicodedata

# Language: its 8-bit pages, and its letters in their order; of Latin alphabets the letters of ASCII are left out.
LETTERS = {
    "cs": ("cp1250 iso8859-2 cp852 mac_latin2", "áčďéěíňóřšťúůýž"), "sk": ("cp1250 iso8859-2 cp852", "áäčďéíĺľňóôŕšťúýž"),
    "pl": ("cp1250 iso8859-2 cp852", "ąćęłńóśźż"), "hu": ("cp1250 iso8859-2 cp852", "áéíóöőúüű"),
    "ro": ("cp1250 iso8859-2 cp852", "ăâîşţ"), "hr": ("cp1250 iso8859-2 cp852", "čćđšž"), "sl": ("cp1250 iso8859-2 cp852", "čšž"),
    "de": ("cp1252 latin-1 cp850 cp437 mac_roman", "äöüß"), "fr": ("cp1252 latin-1 iso8859-15 cp850 mac_roman", "àâæçéèêëîïôœùûüÿ"),
    "es": ("cp1252 latin-1 cp850 cp437 mac_roman", "áéíñóúü"), "pt": ("cp1252 latin-1 cp850 cp860 mac_roman", "áâãàçéêíóôõú"),
    "it": ("cp1252 latin-1 cp850 cp437 mac_roman", "àèéìíîòóùú"), "ca": ("cp1252 latin-1 cp850", "àçèéíïòóúü"),
    "nl": ("cp1252 latin-1 cp850", "áéëíïóöúü"), "da": ("cp1252 latin-1 cp865 mac_roman", "æøå"), "nb": ("cp1252 latin-1 cp865", "æøå"),
    "sv": ("cp1252 latin-1 cp850 mac_roman", "åäö"), "fi": ("cp1252 latin-1 cp850", "åäö"), "is": ("cp1252 latin-1 cp861 mac_iceland", "áðéíóúýþæö"),
    "fo": ("cp1252 latin-1", "áðíóúýæø"), "ga": ("cp1252 latin-1", "áéíóú"), "cy": ("iso8859-14", "âêîôûŵŷáéíóúẃýàèìòùẁỳäëïöüẅÿ"),
    "et": ("cp1257 iso8859-4 iso8859-15 cp775", "õäöüšž"), "lv": ("cp1257 iso8859-13 cp775", "āčēģīķļņšūž"),
    "lt": ("cp1257 iso8859-13 cp775", "ąčęėįšųūž"), "tr": ("cp1254 iso8859-9 cp857 mac_turkish", "çğıöşü"), "az": ("", "çəğıöşü"),
    "sq": ("cp1252 latin-1", "çë"), "mt": ("iso8859-3", "ċġħż"), "eo": ("iso8859-3", "ĉĝĥĵŝŭ"), "vi": ("", "ăâđêôơưáàảãạ"),
    "ru": ("cp1251 koi8-r cp866 iso8859-5 mac_cyrillic", "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"),
    "uk": ("cp1251 koi8-u cp1125 mac_cyrillic", "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"),
    "be": ("cp1251 iso8859-5", "абвгдеёжзійклмнопрстуўфхцчшыьэюя"), "bg": ("cp1251 cp855 mac_cyrillic", "абвгдежзийклмнопрстуфхцчшщъьюя"),
    "sr": ("cp1251 cp855 iso8859-5", "абвгдђежзијклљмнњопрстћуфхцчџш"), "mk": ("cp1251 cp855", "абвгдѓежзѕијклљмнњопрстќуфхцчџш"),
    "mn": ("", "абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя"), "kk": ("", "аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя"),
    "el": ("cp1253 iso8859-7 cp737 mac_greek", "αβγδεζηθικλμνξοπρστυφχψω"),
    "he": ("cp1255 iso8859-8 cp862", "אבגדהוזחטיכלמנסעפצקרשת"), "ar": ("cp1256 iso8859-6", "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"),
    "fa": ("", "ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی"), "th": ("cp874", "กขคฆงจฉชซญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ"),
    "hy": ("", "աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ"), "ka": ("", "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ"),
}
ROWS = {  # keyboards: the keys with letters and signs, row by row
    "ru": "ёйцукенгшщзхъ фывапролджэ ячсмитьбю", "uk": "йцукенгшщзхї фівапролджє ячсмитьбю", "bg": "уеишщксдзц ьяаожгтнвмч юйъэфхпрлб",
    "sr": "љњертзуиопшђ асдфгхјклчћ ѕџцвбнм", "el": "ςερτυθιοπ ασδφγηξκλ ζχψωβνμ", "he": "קראטוןםפ שדגכעיחלךף זסבהנמצתץ",
    "ar": "ضصثقفغعهخحجد شسيبلاتنمكط ئءؤرلاىةوزظ", "de": "qwertzuiopü asdfghjklöä yxcvbnm ß´ €@", "fr": "azertyuiop^$ qsdfghjklmù é\"'(-è_çà) µ§°¨£",
    "cs": "+ěščřžýáíé= qwertzuiopú) asdfghjklů§ ¨", "sk": "+ľščťžýáíé= úä(ň) §ô", "hu": "öüóqwertzuiopőú asdfghjkléáű í", "pl": "ąćęłńóśźż €",
    "tr": "fgğıodrnhpqw uieaütkmlyşx jövcçzsb", "es": "qwertyuiop`+ asdfghjklñ´ç ¡¿ºª", "pt": "qwertyuiop+´ asdfghjklçº~ «»", "sv": "qwertyuiopå¨ asdfghjklöä §½",
    "da": "qwertyuiopå¨ asdfghjklæø §½", "nb": "qwertyuiopå¨ asdfghjkløæ", "is": "qwertyuiopð asdfghjklæ zxcvbnmþ öá", "th": "ๆไำพะัีรนยบล ฟหกดเ้่าสวง ผปแอิืทมใฝ",
    "lv": "ūgjrmvnzēčžh šusildatecķ ņbīkpoāļģ", "lt": "ąčęėįšųū90ž", "et": "qwertyuiopüõ asdfghjklöä", "hy": "խւէրտեըիոպչջ ասդֆքհճկլթփ զցգվբնմշղծ",
}
FORMS = {  # stems and endings of the same paradigm
    "es": ("habl com- cant mir viv", "o as a amos áis an é aste ó asteis aron ía ías íamos íais ían"), "fr": ("parl pass donn fin", "e es ons ez ent ai as âmes âtes èrent ais é ée és ées"),
    "it": ("parl cant and", "o i a iamo ate ano ò ò ai arà erò erà"), "pt": ("fal cant am", "o as a amos ais am ei ou ámos aste ão á ás ões ção"), "pl": ("pis rob chodz", "ę esz e emy ecie ą ał ała ało ąc"),
    "cs": ("děl nes chod", "ám áš á áme áte ají al ím íš í íme íte ejí ů ům ách ými"), "sk": ("rob nes", "ím íš í íme íte ia ám ách ami ého ému ý á é"), "hu": ("olvas lát vár", "ok ol unk tok nak ó ás át ért hoz ból től ban ként"),
    "ro": ("cânt lucr", "ăm aţi ă ând ească ţie ţii"), "de": ("Haus-Häus Baum-Bäum Gruß-Grüß", "er ern e en es"), "tr": ("ev göz", "im in i imiz iniz leri de den ü ün ümüz ünüz lük çü ız sız"), "is": ("hest tal", "ur i s a um anna ð ði ðum ið að"),
    "ru": ("красн нов чит дел", "ый ого ому ым ом ая ой ую ые ых ыми аю аешь ает аем аете ают"), "uk": ("нов чит", "ий ого ому им ім а ої ій у ою і их ими аю аєш ає аємо аєте ають"), "bg": ("чет пиш", "а еш е ем ете ат ят ът та то те"), "sr": ("рад чит", "им иш и имо ите е ао ала ало ћу ћеш"),
    "el": ("λόγ γράφ", "ος ου ο ε οι ων ους ω εις ει ουμε ετε ουν ά ές ή"), "lt": ("nam dirb", "as o ui ą u e ai ų ams us uose ė ės ę ėje"), "lv": ("tēv las", "s a am u ā i ēm us ī ību īgs ētājs"), "fi": ("talo kylä", "ssä stä ään llä ltä lle nä ksi ttä mme"),
    "sv": ("dag väg", "en ar arna ens ä ör öna"), "he": ("כתב שמר", "תי ת ה נו תם תן ו"), "ar": ("كتب درس", "ت نا تم تن وا ان ين ون ات"),
}
SENTENCES = {
    "en": ("The letters {} are stressed.", "press {} to go on", "characters such as {} are allowed", "see {} in the table", "Contains {} only."), "de": ("Die Buchstaben {} fehlen.", "Mit {} geht es weiter."),
    "fr": ("Les lettres {} manquent.", "avec {} ou sans"), "es": ("Las letras {} faltan.", "con {} o sin"), "pl": ("Litery {} w nazwie", "z {} lub bez"), "ru": ("Буквы {} нельзя.", "с {} и без"),
}
IPA = "ˈˌəɛɪɔʊæʌθðʃʒŋɑɜɹɾ"
FILES = 500  # asked at once


def words(chance, pool, low=2, high=6):
    return "".join(chance.choices(pool, k=chance.randint(low, high)))


def letters_of(lang, chance):
    """Some of the letters, or all, as lists have them."""
    low = LETTERS[lang][1]
    up = "".join(c.upper() if len(c.upper()) == 1 else c for c in low)
    some = "".join(c for c in low if chance.random() < 0.5) or low
    return chance.choice((low, up, low + up, "".join(map("".join, zip(up, low))), some, some.upper(), low[::-1], "".join(chance.sample(low, len(low)))))


def joined(text, chance):
    return chance.choice(("", "", " ", ", ", ",", "|", "/", "', '", " - ", ";", "\t", ". ")).join(text)


def accents(lang, chance):
    """Letters by their accents, as lists of vowels have them, or by the letters below."""
    low = LETTERS[lang][1]
    if ord(low[0]) > 0x24F:
        return
    bases = "aeiou" + chance.choice(("", "", "y", "cn", "sz", "cdelnrstz"))
    marks = chance.sample("\u0301\u0300\u0302\u0308\u030c\u0303\u0304", 2)
    one, two = ("".join(c for base in bases if len(c := unicodedata.normalize("NFC", base + mark)) == 1) for mark in marks)
    every = "".join(c for mark in marks if len(c := unicodedata.normalize("NFC", chance.choice("aeiou") + mark)) == 1)
    for text in (one, one + two, one.upper(), one + one.upper(), every, joined(one, chance)):
        if text and chance.random() < 0.4:
            yield chance.choice(("{}", "[{}]", "vowels: {}", "[a-z{}]", "'{}'", "key={}", "{} only", "accented = \"{}\"")).format(text)


def alphabets(lang, chance):
    low = LETTERS[lang][1]
    yield joined(letters_of(lang, chance), chance)
    yield joined([c.upper() + c for c in low], chance)
    yield joined(low[chance.randrange(len(low)):][:chance.randint(3, 12)], chance)
    yield f"{lang}: {joined(letters_of(lang, chance), chance)}"


def regex(lang, chance):
    some = letters_of(lang, chance)
    yield chance.choice((f"[a-zA-Z{some}]+", f"^[{some}]*$", f"[^{some}0-9_-]", f"/[{some}]/g", f"re.compile(r'[\\w{some}]')", f"(?:{'|'.join(some)})"))
    yield chance.choice((f"key={some}", f"tr/{some}/{'a' * min(len(some), 6)}/", f"list(\"{some}\")", f"const accents = \"{some}\";", f"set ISK+={','.join(some)}",
                         f"WORDCHARS {some}", f"TRY {some}", f"lowercase: '{some}'", f"alphabet = '{some}'", f"--chars={some}", f"\"{some}\".split(\"\")"))
    bases = [(c, unicodedata.normalize("NFD", c)[0]) for c in some]
    yield "{" + ", ".join(f"'{c}': '{base if base != c else '?'}'" for c, base in bases[:10]) + "}"
    yield " ".join(f"REP {c} {base if base != c else '-'}" for c, base in bases[:5])


def keymaps(lang, chance):
    rows = ROWS.get(lang)
    if rows is None:
        return
    row = chance.choice(rows.split(" "))
    yield chance.choice((row, row.upper(), " ".join(row), rows, f"row1: {row}", f"\"{row}\",", f"langmap={row.upper()};ABCDE", " ".join(c + c.upper() for c in row)))
    keys = "qwertyuiop[]asdfghjkl;'zxcvbnm,./"
    yield "\t".join(f"{k}={c}" for k, c in list(zip(keys, row))[chance.randrange(4):][:chance.randint(3, 9)])
    at = chance.randrange(len(row))
    yield f"key <AD{at + 1:02}> {{ [ {row[at]}, {row[at].upper()}, {row[at - 1]} ] }};  // {row[at]}"
    yield f"map {keys[at % 20]} {row[at]}  map {keys[at % 20].upper()} {row[at].upper()}"


def forms(lang, chance):
    if lang not in FORMS:
        return
    stems, endings = (part.split() for part in FORMS[lang])
    stem = chance.choice(stems).split("-")[-1]
    some = chance.sample(endings, min(len(endings), chance.randint(4, 8)))
    yield chance.choice((", ", " ", " | ", "\t")).join(stem + e for e in some)
    yield chance.choice((", ", " ", "/")).join("-" + e for e in some)
    yield f"SFX A {some[0]} {some[1]} {some[2]}  SFX B 0 {some[3]} [^{some[0][-1]}]"


def sounds(lang, chance):
    low = LETTERS[lang][1]
    for _ in range(2):
        letter = chance.choice(low)
        yield chance.choice((f"{letter} [{words(chance, IPA + 'aeioubdfgklmnprstvz')}]", f"/{words(chance, IPA + 'aeioubdfgklmnprst')}/ {words(chance, low)}",
                             f"{letter} {letter.upper()} as in {words(chance, 'abdefghiklmnoprst' + low)}", f"{words(chance, low, 2, 3)}~{words(chance, low, 2, 3)}"))


def translit(lang, chance):
    low = LETTERS[lang][1]
    latin = ["a", "b", "ch", "sh", "shch", "ya", "yu", "zh", "ts", "kh", "oe", "ue", "ss", "'", "g", "th", "ps"]
    pairs = [(c, chance.choice(latin)) for c in chance.sample(low, min(len(low), chance.randint(3, 8)))]
    yield chance.choice((", ", "; ", "\t")).join(c + chance.choice(("=", " ", "->", ":", " → ")) + l for c, l in pairs)
    yield " ".join(f"{l}={c}" for c, l in pairs)


def unicode_tests(lang, chance):
    low = LETTERS[lang][1]
    letter = chance.choice(low)
    start = chance.choice((0xA0, 0xC0, 0xD0, 0xE0, 0xF0, 0x100, 0x150, 0x391, 0x410, 0x430, 0x5D0, 0x1E00)) + chance.randrange(8)
    yield joined(map(chr, range(start, start + chance.randint(4, 16))), chance)
    yield f"{letter} {unicodedata.name(letter)}"
    yield f"U+{ord(letter):04X} {letter} U+{ord(letter.upper()[0]):04X} {letter.upper()[0]} &#{ord(letter)};"
    yield f"assert lower('{letters_of(lang, chance)}') == '{low}'"
    yield f"'{words(chance, low)}' != '{words(chance, low)}'"
    yield chance.choice(("¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿", "«» „“ ‚‘ ‹› “” ‘’", "£ $ ¥ € ¢ ¤", "± × ÷ ≠ ≤ ≥", "°C µm Ω ² ³", "½ ¼ ¾ ⅓", "† ‡ § ¶ • …"))


def collation(lang, chance):
    low = LETTERS[lang][1]
    first, second, third = (chance.choice(low) for _ in range(3))
    yield chance.choice((f"&a<{first}<<<{first.upper()}<{second}<<<{second.upper()}", f"& Z < {first} <<< {first.upper()} < {second} < {third}",
                         f"<{first}> <a>;<{second}>;<{third}> % {unicodedata.name(first)}", f"[{first} {second} {third}] [{first.upper()} {second.upper()}]"))
    yield " < ".join(low[chance.randrange(len(low)):][:6])


def syllables(lang, chance):
    low = LETTERS[lang][1]
    latin = ord(low[0]) < 0x250
    base = "abcdefgiklmnoprstuvz" if latin else low
    yield " ".join(a + b for a, b in zip(chance.choices(base, k=6), chance.choices(low, k=6)))
    yield " ".join(f"{chance.choice(base)}{chance.randint(1, 5)}{chance.choice(low)}" for _ in range(6))
    yield " ".join("." + chance.choice(low) + str(chance.randint(1, 4)) + chance.choice(base) for _ in range(5))
    one = chance.choice(base)
    yield ", ".join(one + c for c in low[:8])


def inside(lang, chance):
    own = SENTENCES.get(lang, SENTENCES["en"])
    some = chance.choice((letters_of(lang, chance), joined(letters_of(lang, chance), chance), chance.choice(ROWS.get(lang, LETTERS[lang][1]).split(" "))))
    yield chance.choice(own + SENTENCES["en"]).format(some)
    yield chance.choice(own + SENTENCES["en"]).format(f"'{chance.choice(LETTERS[lang][1])}'")


def locale_lines():
    """The names of months and days in each locale of glibc: (language, list)."""
    for path in sorted(pathlib.Path("/usr/share/i18n/locales").glob("[a-z][a-z]_[A-Z][A-Z]")):
        text = path.read_text(encoding="utf-8", errors="replace").replace("/\n", "")
        for name in ("abmon", "abday", "mon", "day"):
            found = re.search(rf"^{name}\s+(.*)$", text, re.M)
            if found:
                names = [re.sub(r"<U([0-9A-F]{4})>", lambda m: chr(int(m[1], 16)), n) for n in re.findall(r'"([^"]*)"', found[1])]
                if any(ord(c) > 0x7F for n in names for c in n):
                    yield path.name[:2], names


def locale_data(all_locales, chance):
    lang, names = chance.choice(all_locales)
    names = names[:chance.randint(5, len(names))] if len(names) > 5 else names
    return lang, chance.choice((", ", ";", " ", "\", \"", "|", "\t")).join(names)


KINDS = {"alphabets": alphabets, "letters by accent": accents, "regular expressions": regex, "keymaps": keymaps, "endings and forms": forms, "pronunciation": sounds,
         "transliteration": translit, "Unicode tests": unicode_tests, "collation": collation, "syllables, hyphenation": syllables, "inside sentences": inside}


def made(count, seed):
    """(kind, language, line), the same in every run with one seed; each line once."""
    chance = random.Random("sound lists" + seed)
    all_locales = list(locale_lines())
    seen = set()
    for lang in itertools.cycle(LETTERS):
        lines = [(kind, lang, line) for kind, make in KINDS.items() for line in make(lang, chance)]
        if all_locales:
            lines += [("locale data", *locale_data(all_locales, chance)) for _ in range(2)]
        for kind, language, line in lines:
            if line not in seen and any(ord(c) > 0x7F for c in line):
                seen.add(line)
                yield kind, language, line
                if len(seen) == count:
                    return


def files(lines, chance):
    """(kind, encoding, bytes, text): each line alone, and each tenth with nine of its language."""
    by_language = collections.defaultdict(list)
    for kind, lang, line in lines:
        by_language[lang].append(line)
    for number, (kind, lang, line) in enumerate(lines):
        texts = [(kind, line)]
        if number % 10 == 0:
            texts.append(("ten lines", "\n".join(chance.sample(by_language[lang], min(9, len(by_language[lang]))) + [line])))
        for name, text in texts:
            yield name, "UTF-8", (text + "\n").encode(), text
            pages = LETTERS.get(lang, ("", ""))[0].split()
            chance.shuffle(pages)
            for page in pages:
                try:
                    yield name, page, (text + "\n").encode(page), text
                    break
                except UnicodeEncodeError:
                    continue


def reports(program, cases, folder):
    names = [folder / f"{i:06}" for i in range(len(cases))]
    for name, case in zip(names, cases):
        name.write_bytes(case[2])
    for at in range(0, len(names), FILES):
        command = [program, "repair", "--check", "--json", "--no-sidecar", "--", *map(str, names[at:at + FILES])]
        result = subprocess.run(command, capture_output=True, check=False)
        if result.returncode not in (0, 1, 3):
            sys.exit(result.stderr.decode(errors="replace"))
        for line in result.stdout.splitlines():
            report = json.loads(line)
            yield int(pathlib.Path(report["file"]).name), report


def is_mended(case, report):
    """Whether a file was read in another page than its own, and the repairs give its text."""
    data, at, out = case[2], 0, ""
    for repair in report["repairs"]:
        begin, end = repair["range"]
        out += data[at:begin].decode(case[1]) + repair["after"]
        at = end
    return report["encoding"] != case[1] and out + data[at:].decode(case[1]) == case[3] + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("--lines", type=int, default=5000)
    parser.add_argument("--seed", default="")
    parser.add_argument("--write", metavar="FILE")
    parser.add_argument("--show", type=int, default=0, metavar="N", help="tells the first N changes of each kind")
    args = parser.parse_args()
    lines = list(made(args.lines, args.seed))
    if args.write:
        with tempfile.TemporaryDirectory() as folder:
            cases = [(kind, "UTF-8", (line + "\n").encode(), line) for kind, _, line in lines]
            keep = {number for number, report in reports(args.program, cases, pathlib.Path(folder)) if report["repairs"]}
        kept = [line + "\n" for number, (_, _, line) in enumerate(lines) if number in keep or number % 20 == 0]
        pathlib.Path(args.write).write_text("".join(kept), encoding="utf-8")
        return
    cases = list(files(lines, random.Random("files" + args.seed)))
    mended = 0
    total, changed, shown = collections.Counter(), collections.Counter(), collections.Counter()
    for case in cases:
        total[case[0], case[1] == "UTF-8"] += 1
    with tempfile.TemporaryDirectory() as folder:
        for number, report in reports(args.program, cases, pathlib.Path(folder)):
            kind, page, _, text = cases[number]
            if not report["repairs"]:
                continue
            if page != "UTF-8" and is_mended(cases[number], report):
                mended += 1
                continue
            changed[kind, page == "UTF-8"] += 1
            shown[kind] += 1
            if shown[kind] <= args.show:
                first = report["repairs"][0]
                print(f"{kind}: {first['before'][:50]!r} -> {first['after'][:50]!r} {'; '.join(first['chain'])} {first['confidence']:.4f} ({page} read as {report['encoding']})")
    print(f"{'sound lists that change':30}{'UTF-8':>16}{'8-bit pages':>16}")
    for kind in [*KINDS, "locale data", "ten lines"]:
        print(f"{kind:30}" + "".join(f"{changed[kind, utf8]:7} of {total[kind, utf8]:5}" for utf8 in (True, False)))
    print(f"{'all':30}" + "".join(f"{sum(n for (_, u), n in changed.items() if u == utf8):7} of {sum(n for (_, u), n in total.items() if u == utf8):5}" for utf8 in (True, False)))
    print(f"{mended} files that were read in another page are mended")


if __name__ == "__main__":
    sys.exit(main())
