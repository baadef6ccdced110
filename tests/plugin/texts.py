"""Text files in many encodings for the tests that drive other programs; all text written for this."""

TEXTS = {
    "ru": """Утром мы вышли из дома и долго шли вдоль реки.
На берегу сидели рыбаки, рядом с ними спала большая рыжая собака.
Когда стало жарко, мы купили холодного кваса и сели под старым деревом.
""",
    "uk": """Вранці ми вийшли з дому й довго йшли вздовж річки.
На березі сиділи рибалки, поруч із ними спав великий рудий пес.
Коли стало спекотно, ми купили холодного квасу й сіли під старою вербою.
Їхній човен стояв біля мосту, і діти кидали у воду камінці.
""",
    "bg": """Сутринта излязохме от къщи и дълго вървяхме край реката.
На брега седяха рибари, а до тях спеше голямо рижаво куче.
Когато стана горещо, купихме студена вода и седнахме под старото дърво.
""",
    "el": """Το πρωί βγήκαμε από το σπίτι και περπατήσαμε ώρα πολλή δίπλα στο ποτάμι.
Στην όχθη κάθονταν ψαράδες και δίπλα τους κοιμόταν ένας μεγάλος σκύλος.
Όταν άρχισε η ζέστη, αγοράσαμε κρύο νερό και καθίσαμε κάτω από ένα δέντρο.
""",
    "tr": """Sabah evden çıktık ve uzun süre ırmak boyunca yürüdük.
Kıyıda balıkçılar oturuyordu, yanlarında büyük kızıl bir köpek uyuyordu.
Hava ısınınca soğuk şerbet aldık ve yaşlı bir ağacın gölgesine oturduk.
Çocuklar köprüden suya taş atıyor, gülüşüyorlardı.
""",
    "pl": """Rano wyszliśmy z domu i długo szliśmy wzdłuż rzeki.
Na brzegu siedzieli wędkarze, a obok nich spał duży rudy pies.
Gdy zrobiło się gorąco, kupiliśmy zimną wodę i usiedliśmy pod starą wierzbą.
Dzieci wrzucały kamyki do wody i śmiały się głośno.
""",
    "cs": """Ráno jsme vyšli z domu a dlouho jsme šli podél řeky.
Na břehu seděli rybáři a vedle nich spal velký zrzavý pes.
Když začalo být horko, koupili jsme studenou vodu a sedli si pod starý dub.
Děti házely kamínky do vody a hlasitě se smály.
""",
    "hu": """Reggel elindultunk otthonról, és sokáig sétáltunk a folyó mentén.
A parton horgászok ültek, mellettük egy nagy, vörös kutya aludt.
Amikor meleg lett, hideg vizet vettünk, és leültünk egy öreg tölgyfa alá.
A gyerekek köveket dobáltak a vízbe, és hangosan nevettek. Estére hűvös szél támadt, ezért gyorsan hazatértünk.
""",
    "de": """Am Morgen gingen wir aus dem Haus und lange den Fluß entlang.
Am Ufer saßen Angler, neben ihnen schlief ein großer fuchsroter Hund.
Als es heiß wurde, kauften wir kühles Wasser und setzten uns unter eine alte Weide.
Die Kinder warfen Steinchen über die Brücke und lachten fröhlich.
""",
    "fr": """Le matin, nous sommes sortis et nous avons longé la rivière très longtemps.
Des pêcheurs étaient assis près de l'eau, un gros chien dormait à côté d'eux.
Quand la chaleur est arrivée, nous avons acheté de l'eau fraîche et goûté à l'ombre.
Les élèves de l'école voisine jetaient des cailloux depuis la jetée.
""",
    "lt": """Rytą išėjome iš namų ir ilgai ėjome palei upę.
Ant kranto sėdėjo žvejai, šalia jų miegojo didelis rudas šuo.
Kai pasidarė karšta, nusipirkome šalto vandens ir atsisėdome po senu ąžuolu.
Vaikai mėtė į vandenį akmenėlius ir garsiai juokėsi.
""",
    "he": """בבוקר יצאנו מהבית והלכנו זמן רב לאורך הנהר.
על הגדה ישבו דייגים, ולידם ישן כלב גדול וחום.
כשנעשה חם קנינו מים קרים וישבנו תחת עץ זקן.
""",
    "ar": """في الصباح خرجنا من البيت ومشينا طويلا على ضفة النهر.
كان الصيادون يجلسون قرب الماء وبجانبهم ينام كلب كبير.
وعندما اشتد الحر اشترينا ماء باردا وجلسنا تحت شجرة قديمة.
""",
    "th": """ตอนเช้าเราออกจากบ้านและเดินไปตามแม่น้ำเป็นเวลานาน
บนฝั่งมีชาวประมงนั่งอยู่ ข้างๆ มีหมาตัวใหญ่นอนหลับ
เมื่ออากาศร้อนเราซื้อน้ำเย็นแล้วนั่งใต้ต้นไม้เก่าแก่
""",
    "ja": """朝、家を出て、川に沿って長いあいだ歩きました。
岸には釣りをする人がすわっていて、そばで大きな犬が眠っていました。
暑くなったので、冷たい水を買って、古い木の下で休みました。
""",
    "ko": """아침에 집을 나와서 강을 따라 오랫동안 걸었습니다.
강가에는 낚시꾼들이 앉아 있었고 그 옆에서 큰 개가 자고 있었습니다.
날이 더워지자 우리는 시원한 물을 사서 오래된 나무 아래에 앉았습니다.
""",
    "zh-Hans": """早上我们出了门，沿着河边走了很久。
岸上坐着几个钓鱼的人，旁边睡着一只大黄狗。
天气热起来以后，我们买了凉水，坐在一棵老树下面休息。
""",
    "zh-Hant": """早上我們出了門，沿著河邊走了很久。
岸上坐著幾個釣魚的人，旁邊睡著一隻大黃狗。
天氣熱起來以後，我們買了涼水，坐在一棵老樹下面休息。
""",
}

# Language and Python codec; "-bom" adds a byte order mark.
SAMPLES = [
    ("ru", "cp1251"), ("ru", "koi8-r"), ("ru", "cp866"), ("ru", "mac-cyrillic"), ("ru", "iso8859-5"), ("ru", "utf-8"),
    ("uk", "koi8-u"), ("uk", "cp1251"), ("bg", "cp1251"),
    ("el", "cp1253"), ("el", "iso8859-7"), ("el", "cp737"), ("el", "utf-8-bom"),
    ("tr", "cp1254"), ("tr", "cp857"),
    ("pl", "cp1250"), ("pl", "iso8859-2"), ("pl", "cp852"),
    ("cs", "cp1250"), ("cs", "iso8859-2"), ("cs", "cp852"), ("hu", "cp1250"),
    ("de", "cp1252"), ("de", "cp850"), ("de", "utf-16-le-bom"),
    ("fr", "cp1252"), ("fr", "mac-roman"), ("fr", "cp850"),
    ("lt", "cp1257"), ("he", "cp1255"), ("he", "cp862"), ("ar", "cp1256"), ("th", "cp874"),
    ("ja", "cp932"), ("ja", "euc-jp"), ("ja", "iso2022-jp"), ("ja", "utf-16-le"), ("ja", "utf-16-be-bom"),
    ("ko", "cp949"), ("ko", "johab"), ("zh-Hans", "gb18030"), ("zh-Hans", "hz"), ("zh-Hant", "big5"), ("zh-Hant", "utf-8"),
]


def encoded(language, codec):
    """The bytes of a sample."""
    plain = codec.removesuffix("-bom")
    mark = "\ufeff" if plain != codec else ""
    return (mark + TEXTS[language]).encode(plain)


def write_samples(folder):
    """Writes every sample into a folder, by names that give nothing away; yields path, language and codec."""
    for number, (language, codec) in enumerate(SAMPLES, 1):
        path = folder / f"{number:02}.txt"
        path.write_bytes(encoded(language, codec))
        yield path, language, codec
