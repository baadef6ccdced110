"""Mails whose text is base64 or quoted-printable, and what each way in says of their bodies; all text written for this."""

import base64
import quopri

RUSSIAN = "Здравствуйте, уважаемые коллеги!\nВстреча состоится в четверг днём.\n"
GERMAN = "Grüße aus München, schöne Übung für Äpfel.\n"
JAPANESE = "今朝は庭がとても静かで、古い林檎の木の上で鳥だけが歌っていました。\n"
HEAD = "From: a@example.org\nSubject: test\n"


def body(charset, transfer, content):
    """A header with an empty line, and the encoded body."""
    encode = base64.encodebytes if transfer == "base64" else quopri.encodestring
    charset = charset and f"; charset={charset}"
    return f"Content-Type: text/plain{charset}\nContent-Transfer-Encoding: {transfer}\n\n".encode() + encode(content)


def multipart(*parts):
    return f"{HEAD}Content-Type: multipart/mixed; boundary=xx\n\n".encode() + b"".join(b"--xx\n" + part for part in parts) + b"--xx--\n"


KOI8 = body("utf-8", "base64", RUSSIAN.encode("koi8-r"))
PAGE = body("windows-1251", "quoted-printable", RUSSIAN.encode("cp1251"))
LATIN = body("iso-8859-1", "quoted-printable", GERMAN.encode("latin-1"))
SJIS = body("", "base64", JAPANESE.encode("cp932") * 3)

# Of each body: transfer, encoding, language, the charset that its bytes contradict, its text.
TOLD = {"koi8": ("base64", "KOI8-R", "ru", "utf-8", RUSSIAN), "page": ("quoted-printable", "windows-1251", "ru", None, RUSSIAN),
        "latin": ("quoted-printable", "windows-1252", "de", None, GERMAN), "sjis": ("base64", "Shift_JIS", "ja", None, JAPANESE * 3)}

MAILS = {
    "one.eml": (HEAD.encode() + KOI8, [TOLD["koi8"]]),
    "parts.eml": (multipart(PAGE, LATIN, KOI8), [TOLD["page"], TOLD["latin"], TOLD["koi8"]]),
    "box.mbox": (b"".join(b"From a@example.org Thu Jan  1 00:00:00 2026\n" + HEAD.encode() + each + b"\n" for each in (LATIN, SJIS)),
                 [TOLD["latin"], TOLD["sjis"]]),
    "none.eml": (HEAD.encode() + body("koi8-r", "base64", b""), []),
}
