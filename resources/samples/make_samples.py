#!/usr/bin/python3
"""Writes the mystery files in files/: small friendly texts of our own in old encodings.

    make_samples.py              writes them
    make_samples.py --check      fails when a file there is not what this script makes

Encoded with Python's own codecs, so that nothing of ours is needed to make them. Standard library
only.
"""

import sys
from pathlib import Path

FILES = Path(__file__).resolve().parent / "files"

MENU = """\
■ 喫茶「めがね」 お品書き ■

①ブレンドコーヒー .......... 380円
②カフェオレ ................ 450円
③自家製プリン .............. 320円
④ナポリタン ................ 780円
⑤日替わりサンドイッチ ...... 600円

※コーヒーのおかわりは、二杯目から百円引きです。
※プリンは一日二十個まで。売り切れの際はご容赦ください。
※店内に、持ち主のわからない傘が三本あります。
  お心当たりの方は、店主の髙橋までお知らせください。

営業時間　午前八時から午後七時まで（水曜定休）
ﾃﾞﾝﾜ 03-0000-0000
"""

KOREAN = """\
산책 모임 안내

안녕하세요, 이웃 여러분.
이번 토요일 아침 아홉 시에 시장 앞 느티나무 아래에서 만나
강을 따라 두 시간쯤 걷습니다. 비가 오면 다음 주로 미룹니다.

준비물은 편한 신발과 물 한 병이면 충분합니다.
지난번에 누가 두고 가신 파란 모자는 찻집에 맡겨 두었습니다.
돌아오는 길에는 모두 함께 따뜻한 국수를 먹을 예정입니다.

처음 오시는 분도 환영합니다. 강아지도 데려오세요!
"""

ARABIC = """\
عزيزتي ليلى،

وصلت رسالتك يوم الخميس، وقرأتها ونحن نشرب الشاي في الحديقة.
شجرة الليمون كبرت كثيرا هذا العام، وجدتي تقول إنها سمعت كلامك عنها.
هل ما زلت تكتبين القصص؟ أرسلي لي واحدة جديدة مع الصور.

سنسافر إلى البحر في آخر الشهر، وسنبقى هناك أسبوعا كاملا.
إذا استطعت أن تأتي فالبيت يتسع للجميع، والقطة أيضا تنتظرك.

مع أطيب التحيات،
سمير
"""

MAIL_RU = """\
From: Anna <anna@example.org>
To: chess-club@example.org
Subject: Club meeting
Date: Mon, 12 May 1997 18:40:00 +0400
X-Mailer: an old one

Здравствуйте, друзья!

Напоминаю, что в четверг вечером мы снова собираемся в библиотеке.
Петр Иванович обещал показать партию, которую он играл по переписке
целых четыре года и всё-таки выиграл.

Принесите, пожалуйста, доски: прошлый раз их не хватило, и двое
играли на нарисованной. Чай и печенье будут.

До встречи,
Анна
"""

SUBTITLES = """\
1
00:00:04,200 --> 00:00:07,100
Ты опять забыл закрыть окно?

2
00:00:07,400 --> 00:00:10,000
Я не забыл. Я оставил его для кота.

3
00:00:11,500 --> 00:00:14,800
Кот ушёл в прошлый вторник
и поселился у соседей.

4
00:00:15,200 --> 00:00:18,300
Вот именно. А вдруг он передумает?

5
00:00:20,000 --> 00:00:23,500
<i>(за окном слышно мяуканье)</i>

6
00:00:24,100 --> 00:00:27,900
— Ну что я говорил!
— Это радио, дорогой. Это радио.
"""

POLISH = """\
Przepis na babcine pierogi

Zagnieść ciasto z mąki, ciepłej wody i szczypty soli, a potem odłożyć
je pod ściereczkę na pół godziny. W tym czasie ugotować ziemniaki,
utłuc je i wymieszać z twarogiem oraz podsmażoną cebulą.

Ciasto cienko rozwałkować, wyciąć szklanką kółka, na każde położyć
łyżeczkę farszu i dokładnie zlepić brzegi. Wrzucać na wrzątek, a gdy
wypłyną, gotować jeszcze trzy minuty.

Źle zlepione pierogi też są smaczne. Podawać ze śmietaną i gęstym
żurawinowym sosem. Smacznego życzą Małgosia i Józek!
"""

HUNGARIAN_BOX = """\
╔══════════════════════════════════════════╗
║  TELEFONKÖNYV 2.1          (C) 1991      ║
╠══════════════════════════════════════════╣
║  Új név felvétele ............ [F2]      ║
║  Keresés ..................... [F3]      ║
║  Törlés ...................... [F8]      ║
║  Nyomtatás ................... [F9]      ║
║  Kilépés ..................... [Esc]     ║
╠══════════════════════════════════════════╣
║  Szűcs Ágnes     ░ Győr      ░ 96-00000  ║
║  Kőműves Ödön    ░ Pécs      ░ 72-00000  ║
║  Fűrész Júlia    ░ Szeged    ░ 62-00000  ║
╚══════════════════════════════════════════╝
A könyv üres lapjaira is írhat: nyomja meg az Ő billentyűt!
"""

BIG5 = """\
老街散步地圖

第一站：廟口的豆花店。老闆娘每天清晨四點起床磨豆子，
中午以前一定賣完，想吃的人請早一點出門。

第二站：修理鐘錶的小店。牆上掛著三十二個鐘，
沒有一個時間是一樣的，老師傅說這樣比較熱鬧。

第三站：河邊的榕樹。夏天的時候很多人在樹下下棋，
輸的人要請喝冬瓜茶。

回程可以搭公車，也可以沿著河堤慢慢走回車站。
"""

CHINESE = """\
读书会通知

各位书友：

本月的读书会改在星期天下午三点，地点还是图书馆二楼的小教室。
这次我们一起读一本关于灯塔的小说，请大家先看完前五章。

上次有人问，书里的岛是不是真的。作者回信说：
“岛是真的，灯塔也是真的，只有那只会说话的海鸥是编的。”

请自带茶杯，热水管够。入场费四€，学生免费。

　　　　　　　　　　　　　　　　　　　　　　组织者　小林
"""

THAI = """\
ประกาศจากร้านหนังสือมุมถนน

เดือนนี้ร้านของเราเปิดถึงสามทุ่มทุกวันศุกร์
ลูกค้าที่นำหนังสือเก่ามาแลกจะได้รับกาแฟฟรีหนึ่งแก้ว
เด็กเล็กนั่งฟังนิทานได้ที่ชั้นสอง ทุกเช้าวันเสาร์ตอนสิบโมง

แมวสีส้มที่นอนอยู่บนชั้นหนังสือประวัติศาสตร์ชื่อมะม่วง
กรุณาอย่าปลุกถ้าไม่จำเป็น ขอบคุณค่ะ

ร่มที่ลืมไว้ที่ร้านมีเจ็ดคัน มารับคืนได้ทุกวัน
"""

GREEK = """\
Σημείωμα για τον κήπο

Πότισε τις ντομάτες κάθε πρωί, πριν ανέβει ο ήλιος, και τον βασιλικό
μόνο όταν το χώμα είναι στεγνό. Η χελώνα τρώει μαρούλι και κρύβεται
πίσω από τις γλάστρες· μην ανησυχείς αν δεν τη βρεις αμέσως.

Το κλειδί της αποθήκης είναι κάτω από την πέτρα που μοιάζει με ψωμί.
Θα γυρίσουμε την Κυριακή το βράδυ. Ευχαριστούμε πολύ!
"""

GERMAN_CSV = """\
Inventar;Anzahl;Regal;Bemerkung
Bücher über Vögel;14;A 3;zwei davon ausgeliehen
Gläser für Gewürze;36;B 1;Deckel fehlen größtenteils
Schlüssel ohne Schloß;9;C 7;nicht wegwerfen!
Hüte der Großmutter;5;A 1;für das Theater im März
Öllampen;3;D 2;eine undicht
Süßigkeiten;0;D 4;wer war das?
Übungshefte;22;B 6;Jahrgänge 1968 bis 1974
"""

MAIL_JA = """\
From: Kenji <kenji@example.jp>
To: yama@example.jp
Subject: Re: Saturday
MIME-Version: 1.0
Content-Type: text/plain
Content-Transfer-Encoding: 7bit

山田さん

こんにちは。土曜日の釣りの件、了解しました。
朝五時に駅の北口で待っています。車は私が出します。

餌は前の日に買っておきますので、竿とお弁当だけ持ってきて
ください。天気が悪いときは、温泉に変更しましょう。

それでは、また。
健二
"""

WEB_PAGE = """\
<!DOCTYPE html>
<html lang="fr">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">
<title>Le phare de la dernière île</title>
</head>
<body>
<h1>Visiter le phare</h1>
<p>Le gardien vous reçoit l’après-midi, sauf les jours où la mer est
trop agitée : la traversée dure vingt minutes, et l’on n’a jamais
perdu personne, à part un chapeau en 1953.</p>
<p>Là-haut, après cent quatre-vingts marches, on voit toute la côte.
Une crêpe et une bolée de cidre vous attendent à l’arrivée.
Entrée : 4 €, gratuit pour les moins de dix ans.</p>
</body>
</html>
"""

TURKISH = """\
Mahalle fırınından haberler

Sıcak simit her sabah altıda çıkıyor; geç kalanlar için ikinci tepsi
sekizde hazır oluyor. Yağmurlu günlerde çayımız ücretsizdir.

Geçen hafta tezgâhın üstünde unutulan gözlük bizde duruyor. Sahibi
gelip alabilir, ama önce çerçevesinin rengini söylemesi gerekiyor.
Şimdiden afiyet olsun!
"""


def dos(text):
    return text.replace("\n", "\r\n")


def samples():
    """File names and contents."""
    hat = "모자".encode("euc-kr")
    stone = "πέτρα ".encode("utf-8")
    return {
        "menu.txt": dos(MENU).encode("cp932"),  # Shift_JIS with vendor characters
        "walk.txt": KOREAN.encode("euc-kr").replace(hat, hat[:1] + b"\xff" + hat[2:]),  # one bad byte
        "letter.txt": ARABIC.encode("cp1256"),
        "club.eml": MAIL_RU.encode("koi8-r"),
        "film.srt": dos(SUBTITLES).encode("cp1251"),
        "pierogi.txt": dos(POLISH).encode("cp1250"),
        "przepis.txt": POLISH.encode("iso8859-2"),
        "phone.txt": dos(HUNGARIAN_BOX).encode("cp852") + b"\x1a",  # with DOS's end of file
        "map.txt": BIG5.encode("big5"),
        "readers.txt": CHINESE.encode("gb18030"),
        "bookshop.txt": THAI.encode("tis-620"),
        "bakery.txt": TURKISH.encode("cp1254"),
        "cafe.log": MENU.encode("utf-16-le"),  # without a BOM
        "stock.csv": GERMAN_CSV.encode("cp273").replace(b"\x25", b"\x15"),  # EBCDIC, lines end with NEL
        "fishing.eml": MAIL_JA.encode("iso2022_jp"),
        "lighthouse.html": WEB_PAGE.encode("utf-8"),  # its meta says ISO-8859-1
        "garden.txt": GREEK.encode("utf-8").replace(stone, stone[:-1] + b"\xa0"),  # UTF-8, one bad byte
    }


def main():
    made = samples()
    if sys.argv[1:] != ["--check"]:
        for name, data in made.items():
            (FILES / name).write_bytes(data)
        return 0
    there = {path.name: path.read_bytes() for path in FILES.iterdir()}
    wrong = sorted(name for name in made.keys() | there.keys() if made.get(name) != there.get(name))
    for name in wrong:
        print(f"{name} is not what make_samples.py makes")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
