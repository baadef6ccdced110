"""Texts of our own in many encodings, for the tests."""

import os
from pathlib import Path

FILES = Path(os.environ.get("CHARSLEUTH_TEST_FILES") or Path(__file__).resolve().parents[3] / "resources/samples/files")

# encoding, Python's codec, text
TEXTS = [
    ("windows-1251", "cp1251", "Сегодня утром в саду было тихо, только птицы пели на старой яблоне."),
    ("KOI8-R", "koi8_r", "Сегодня утром в саду было тихо, только птицы пели на старой яблоне."),
    ("Shift_JIS", "cp932", "今朝は庭がとても静かで、古い林檎の木の上で鳥だけが歌っていました。"),
    ("EUC-JP", "euc_jp", "今朝は庭がとても静かで、古い林檎の木の上で鳥だけが歌っていました。"),
    ("EUC-KR", "cp949", "오늘 아침 정원은 아주 조용했고 오래된 사과나무 위에서 새들만 노래하고 있었습니다."),
    ("GBK", "gb18030", "今天早上花园里非常安静，只有鸟儿在老苹果树上唱歌。"),
    ("Big5", "big5hkscs", "今天早上花園裡非常安靜，只有鳥兒在老蘋果樹上唱歌。"),
    ("UTF-8", "utf_8", "Ce matin, le jardin était très calme : seuls les oiseaux chantaient."),
    ("windows-1253", "cp1253", "Σήμερα το πρωί ο κήπος ήταν πολύ ήσυχος, “μόνο” τα πουλιά τραγουδούσαν."),
]


def encoded():
    """Name, codec, text and bytes of each."""
    for name, codec, text in TEXTS:
        yield name, codec, text, (text + "\n").encode(codec)
