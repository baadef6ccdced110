"""A folder with files in thirty encodings, as people have them: made by a seed, the same each time.

Among them are files that are damaged, that lie about their encoding, that are binary, empty or ASCII; names with a newline, of 255 bytes and that
are not UTF-8; links to files, to nothing and round in a loop; two names of one file; times, modes and extended attributes of their own.
"""
import os
import pathlib
import random
import stat

# Sentences written for this test; a file is some of them in some order.
SENTENCES = {
    "en": ["The ferry leaves the harbour at seven.", "Nobody had asked for a second key.", "We counted the boxes twice and wrote it down.",
           "Rain fell on the roof of the workshop."],
    "ru": ["Паром отходит от пристани в семь часов утра.", "Никто не просил второго ключа от сарая.", "Мы дважды пересчитали ящики и всё записали.",
           "Дождь шёл всю ночь, и крыша мастерской протекла.", "Бабушка поставила чайник и позвала детей к столу.", "В библиотеке на углу снова меняют окна.",
           "Объявление о собрании висит у входа.", "Щенок спрятался под скамейкой и долго не выходил.", "Электричка опоздала, поэтому мы пошли пешком."],
    "uk": ["Пором відходить від пристані о сьомій годині.", "Ніхто не просив другого ключа від комори.", "Ми двічі перелічили скриньки й усе записали.",
           "Цілу ніч ішов дощ, і дах майстерні протік.", "Бабуся поставила чайник та покликала дітей до столу.", "У бібліотеці на розі знову міняють вікна.",
           "Її брат живе в іншому місті, але приїжджає щоліта.", "Ґанок пофарбували в синій колір."],
    "pl": ["Prom odpływa z przystani o siódmej.", "Nikt nie prosił o drugi klucz do szopy.", "Dwa razy policzyliśmy skrzynki i zapisaliśmy wszystko.",
           "Całą noc padał deszcz, więc dach warsztatu przeciekał.", "Babcia postawiła czajnik i zawołała dzieci do stołu.", "Źrebię schowało się za płotem sąsiadów.",
           "Książka leży na półce obok łóżka.", "Jutro będzie ciepło, a później przyjdą burze."],
    "cs": ["Přívoz odplouvá z přístavu v sedm hodin.", "Nikdo nechtěl druhý klíč od kůlny.", "Dvakrát jsme přepočítali bedny a všechno zapsali.",
           "Celou noc pršelo a střecha dílny zatékala.", "Babička postavila konvici a zavolala děti ke stolu.", "Štěně se schovalo pod lavičkou.",
           "Kniha leží na poličce vedle postele.", "Zítra bude teplo, později přijdou bouřky."],
    "de": ["Die Fähre legt um sieben Uhr früh ab.", "Für den Schuppen wollte niemand einen zweiten Schlüssel.", "Wir zählten die Kisten zweimal und schrieben alles auf.",
           "Die ganze Nacht fiel Regen, das Dach der Werkstatt wurde undicht.", "Großmutter rief die Kinder zum Frühstück.", "Über der Tür hängt ein grünes Schild.",
           "Morgen wird es schön, später gibt es Gewitter.", "Der Müller müsste längst zurück sein."],
    "fr": ["Le bac quitte le port à sept heures.", "Personne n'avait demandé une deuxième clé.", "Nous avons compté les caisses et tout noté.",
           "Il a plu toute la nuit, le toit de l'atelier a été percé.", "La grand-mère a appelé les élèves à table.", "Le château près de la forêt est fermé l'été.",
           "Où est passé le garçon qui gardait les chèvres ?", "Voilà déjà la fenêtre réparée."],
    "es": ["El barco sale del puerto a las siete de la mañana.", "Nadie había pedido otra llave para el almacén.", "Contamos las cajas dos veces y lo anotamos.",
           "Llovió toda la noche y el techo del taller goteó.", "La abuela llamó a los niños a la mesa.", "El pequeño se escondió detrás del árbol.",
           "¿Quién pintó aquel balcón de azul?", "Mañana hará calor, después vendrán tormentas."],
    "el": ["Το πλοίο φεύγει από το λιμάνι στις επτά.", "Κανείς δεν ζήτησε δεύτερο κλειδί.", "Μετρήσαμε τα κουτιά δύο φορές και τα γράψαμε.",
           "Έβρεχε όλη τη νύχτα και η στέγη έσταζε.", "Η γιαγιά φώναξε τα παιδιά στο τραπέζι.", "Το βιβλίο είναι πάνω στο ράφι.",
           "Αύριο θα κάνει ζέστη, αργότερα θα βρέξει.", "Ο σκύλος κρύφτηκε κάτω από τον πάγκο."],
    "tr": ["Vapur sabah yedide iskeleden kalkıyor.", "Kimse ikinci bir anahtar istememişti.", "Kutuları iki kez sayıp hepsini yazdık.",
           "Bütün gece yağmur yağdı, atölyenin çatısı aktı.", "Büyükanne çocukları sofraya çağırdı.", "Köpek yavrusu sıranın altına saklandı.",
           "Kitap yatağın yanındaki rafta duruyor.", "Yarın hava ısınacak, sonra fırtına gelecek."],
    "he": ["המעבורת יוצאת מהנמל בשבע בבוקר.", "איש לא ביקש מפתח נוסף למחסן.", "ספרנו את הארגזים פעמיים ורשמנו הכול.", "כל הלילה ירד גשם והגג דלף.",
           "סבתא קראה לילדים אל השולחן.", "הספר מונח על המדף ליד המיטה.", "מחר יהיה חם ואחר כך יבואו סופות.", "הגור הסתתר מתחת לספסל."],
    "ar": ["تغادر العبارة الميناء في السابعة صباحا.", "لم يطلب أحد مفتاحا ثانيا للمخزن.", "عددنا الصناديق مرتين وكتبنا كل شيء.", "نزل المطر طوال الليل على سقف الورشة.",
           "نادت الجدة الأطفال إلى المائدة.", "الكتاب على الرف بجانب السرير.", "غدا يكون الجو حارا ثم تأتي العواصف.", "اختبأ الجرو تحت المقعد."],
    "lv": ["Prāmis atiet no ostas septiņos no rīta.", "Neviens nebija prasījis otru atslēgu.", "Mēs divreiz saskaitījām kastes un visu pierakstījām.",
           "Visu nakti lija, un darbnīcas jumts tecēja.", "Vecmāmiņa sauca bērnus pie galda.", "Grāmata ir plauktā blakus gultai.",
           "Rīt būs silts, vēlāk nāks negaiss.", "Kucēns paslēpās zem sola."],
    "ja": ["渡し船は朝七時に港を出ます。", "物置の鍵をもう一本ほしいと言った人はいない。", "箱を二度数えて、すべて書きとめた。", "一晩じゅう雨が降り、作業場の屋根から水がもれた。",
           "おばあさんはやかんを火にかけ、子どもたちを呼んだ。", "角の図書館ではまた窓を取りかえている。", "子犬はベンチの下にかくれて、なかなか出てこない。", "あしたは暖かく、そのあと雷雨になるでしょう。"],
    "ko": ["나룻배는 아침 일곱 시에 항구를 떠납니다.", "헛간 열쇠를 하나 더 달라고 한 사람은 없었다.", "우리는 상자를 두 번 세고 모두 적어 두었다.", "밤새 비가 내려 작업장 지붕이 샜다.",
           "할머니는 주전자를 올려놓고 아이들을 불렀다.", "모퉁이 도서관에서는 또 창문을 바꾸고 있다.", "강아지는 의자 밑에 숨어 나오지 않았다.", "내일은 따뜻하고 나중에 소나기가 온다."],
    "zh": ["渡船早上七点离开码头。", "没有人要过仓库的第二把钥匙。", "我们把箱子数了两遍，全都记下来了。", "下了一夜的雨，作坊的屋顶漏水。", "奶奶把水壶放好，叫孩子们来吃饭。",
           "街角的图书馆又在换窗户。", "小狗躲在长凳下面，很久不出来。", "明天暖和，后来会有雷雨。"],
    "zh-tw": ["渡船早上七點離開碼頭。", "沒有人要過倉庫的第二把鑰匙。", "我們把箱子數了兩遍，全都記下來了。", "下了一夜的雨，作坊的屋頂漏水。", "奶奶把水壺放好，叫孩子們來吃飯。",
              "街角的圖書館又在換窗戶。", "小狗躲在長凳下面，很久不出來。", "明天暖和，後來會有雷雨。"],
    "th": ["เรือข้ามฟากออกจากท่าเวลาเจ็ดโมงเช้า", "ไม่มีใครขอกุญแจดอกที่สองของโรงเก็บของ", "เรานับกล่องสองครั้งและจดไว้ทั้งหมด", "ฝนตกทั้งคืนและหลังคาโรงงานรั่ว",
           "คุณยายเรียกเด็กๆ มาที่โต๊ะ", "หนังสืออยู่บนชั้นข้างเตียง", "พรุ่งนี้จะอบอุ่น แล้วจะมีพายุ"],
}

# Python's names, and languages that they hold.
ENCODINGS = {
    "utf-8": ["ru", "pl", "ja", "zh", "de"], "utf-8-sig": ["fr", "ko"], "utf-16": ["ru", "de", "ja"], "utf-16-le": ["en", "de"], "utf-16-be": ["en", "fr"],
    "utf-32": ["pl", "ru"], "ascii": ["en"], "cp1250": ["pl", "cs"], "cp1251": ["ru", "uk"], "cp1252": ["de", "fr", "es"], "cp1253": ["el"],
    "cp1254": ["tr"], "cp1255": ["he"], "cp1256": ["ar"], "cp1257": ["lv"], "koi8-r": ["ru"], "koi8-u": ["uk"], "iso8859-2": ["pl", "cs"],
    "iso8859-5": ["ru"], "iso8859-7": ["el"], "iso8859-9": ["tr"], "cp850": ["de", "fr"], "cp852": ["pl", "cs"], "cp866": ["ru"], "cp737": ["el"],
    "mac-cyrillic": ["ru"], "mac-roman": ["fr", "de"], "shift_jis": ["ja"], "euc-jp": ["ja"], "iso-2022-jp": ["ja"], "euc-kr": ["ko"], "johab": ["ko"],
    "big5": ["zh-tw"], "gb18030": ["zh"], "cp874": ["th"],
}

HTML = "<html><head><meta charset={}></head><body>\n"
LABELS = {"cp1251": "windows-1251", "cp1252": "windows-1252", "shift_jis": "Shift_JIS", "euc-kr": "euc-kr", "iso8859-2": "iso-8859-2", "big5": "Big5"}


class MadeTree:
    """`texts`: path, relative and as bytes, of each file that has a text: its text, and Python's name of its encoding."""

    def __init__(self, root, files, seed=1):
        self.root = os.fsencode(root)
        self.random = random.Random(seed)
        self.texts, self.damaged, self.binary = {}, set(), set()
        os.makedirs(self.root)
        for number in range(files):
            self._write_text(number)
        self._write_odd_files()
        self._link()
        self._mark()

    def text(self, language):
        """Some sentences of the language; all that it has, and some again, so that nobody has to guess."""
        sentences = list(SENTENCES[language])
        self.random.shuffle(sentences)
        sentences += self.random.choices(sentences, k=self.random.randrange(8))
        end = self.random.choice(["\n", "\n", "\r\n"])
        return end.join(f"{sentence} {self.random.randrange(10000)}" for sentence in sentences) + end

    def write(self, name, content):
        path = os.path.join(self.root, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        pathlib.Path(os.fsdecode(path)).write_bytes(content)

    def _write_text(self, number):
        encoding = list(ENCODINGS)[number % len(ENCODINGS)]
        text = self.text(self.random.choice(ENCODINGS[encoding]))
        name = f"{self.random.choice(['src', 'doc', 'doc/old', 'web', 'mail/1998'])}/{encoding}-{number}.txt"
        kind = self.random.random()
        if encoding in LABELS and kind < 0.25:  # says what it is
            text, name = HTML.format(LABELS[encoding]) + text, name.replace(".txt", ".html")
        elif encoding == "utf-8" and kind < 0.25:  # says what it is not
            text, name = HTML.format("iso-8859-1") + text, name.replace(".txt", ".html")
        content = text.encode(encoding)
        if encoding.startswith("cp125") and kind > 0.95:  # says it, and is damaged all the same
            content = HTML.format("utf-8").encode() + "naïveté\n".encode() * 9 + content
            self.damaged.add(name.encode())
        else:
            self.texts[name.encode()] = (text, encoding)
        self.write(name.encode(), content)

    def _write_odd_files(self):
        for name in [b"empty", b"web/empty.html"]:
            self.write(name, b"")
        for number in range(5):
            name = b"bin/%d.dat" % number
            self.binary.add(name)
            self.write(name, b"\x7fELF" + self.random.randbytes(3000))
        russian = SENTENCES["ru"] * 2
        for name in [b"odd/new\nline.txt", b"odd/" + b"n" * 251 + b".txt", b"odd/\xff\xfe\xe9.txt", "odd/имя.txt".encode(),
                     "odd/имя.txt".encode("cp1251"), b"odd/-r", b"odd/ ", b'odd/"quo,ted".txt', b"odd/back\\slash"]:
            self.texts[name] = (" ".join(russian), "koi8-r")
            self.write(name, " ".join(russian).encode("koi8-r"))

    def _link(self):
        os.makedirs(os.path.join(self.root, b"doc"), exist_ok=True)
        os.symlink(b"..", os.path.join(self.root, b"doc/loop"))
        os.symlink(b"nowhere", os.path.join(self.root, b"doc/dangling"))
        os.symlink(b"../odd/-r", os.path.join(self.root, b"doc/link.txt"))
        os.link(os.path.join(self.root, b"odd/-r"), os.path.join(self.root, b"odd/second name"))
        self.texts[b"odd/second name"] = self.texts[b"odd/-r"]

    def _mark(self):
        for number, name in enumerate(sorted(self.texts)):
            path = os.path.join(self.root, name)
            os.chmod(path, self.random.choice([0o644, 0o600, 0o755, 0o664]))
            try:
                if number % 7 == 0:
                    os.setxattr(path, "user.note", b"kept")
            except OSError:
                pass  # the file system has none
            os.utime(path, ns=(10**18, 10**18 + number * 1_000_003))


# Gives two names to each other, as fast as it goes.
EXCHANGE = """
import os, sys
print(flush=True)
while True:
    for own, link in zip(sys.argv[1::2], sys.argv[2::2]):
        os.rename(own, own + ".kept"); os.rename(link, own); os.rename(own, link); os.rename(own + ".kept", own)
"""


def snapshot(root, attributes=True):
    """All that is in a folder: by relative path the kind, the mode, the content; of files the time and extended attributes, too."""
    seen = {}
    root = os.fsencode(root)
    for folder, folders, files in os.walk(root):
        for name in folders + files:
            path = os.path.join(folder, name)
            relative = os.path.relpath(path, root)
            if os.path.islink(path):
                seen[relative] = ("link", os.readlink(path))
            elif os.path.isdir(path):
                seen[relative] = ("folder", os.stat(path).st_mode)
            elif not os.path.isfile(path):
                seen[relative] = ("neither",)
            else:
                status = os.stat(path)
                with open(path, "rb") as file:
                    content = file.read()
                more = {key: os.getxattr(path, key) for key in os.listxattr(path)} if attributes else None
                seen[relative] = ("file", status.st_mode, status.st_mtime_ns, status.st_nlink, content, more)
    return seen


def changed_files(root, known):
    """(relative path, content) of each file that is another one, or was written, since `known` was filled; temporary ones are left out.

    A file has not been written as long as its number, its size and both times are the same: nobody can set the time of the last change of status.
    """
    root = os.fsencode(root)
    for folder, _, files in os.walk(root):
        for name in files:
            path = os.path.join(folder, name)
            status = os.lstat(path)
            if not stat.S_ISREG(status.st_mode) or name.startswith(b".charsleuth-"):
                continue
            state = (status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns)
            if known.get(path) == state:
                continue
            with open(path, "rb") as file:
                content = file.read()
            known[path] = state
            yield os.path.relpath(path, root), content


def fill(path, room):
    """Takes all space of the file system but that many bytes."""
    filler = os.open(path, os.O_CREAT | os.O_WRONLY)
    size = 0
    try:
        while True:
            size += os.write(filler, b"0" * 4096)
    except OSError:
        os.ftruncate(filler, max(0, size - room))
    os.close(filler)
