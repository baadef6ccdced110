"""How the packages spell encodings and languages."""

from __future__ import annotations

import codecs
from functools import lru_cache
from typing import Optional

from .._verdict import Verdict

_LANGUAGES = {
    "af": "Afrikaans", "ar": "Arabic", "az": "Azerbaijani", "be": "Belarusian", "bg": "Bulgarian", "br": "Breton", "bs": "Bosnian",
    "ca": "Catalan", "ckb": "Kurdish", "cs": "Czech", "cy": "Welsh", "da": "Danish", "de": "German", "el": "Greek",
    "en": "English", "eo": "Esperanto", "es": "Spanish", "et": "Estonian", "eu": "Basque", "fa": "Farsi", "fi": "Finnish",
    "fr": "French", "ga": "Irish", "gl": "Galician", "he": "Hebrew", "hi": "Hindi", "hr": "Croatian", "hu": "Hungarian",
    "hy": "Armenian", "id": "Indonesian", "is": "Icelandic", "it": "Italian", "ja": "Japanese", "ka": "Georgian", "kk": "Kazakh",
    "km": "Khmer", "ko": "Korean", "ku": "Kurdish", "lt": "Lithuanian", "lv": "Latvian", "mk": "Macedonian", "mn": "Mongolian",
    "ms": "Malay", "mt": "Maltese", "nb": "Norwegian", "nl": "Dutch", "pl": "Polish", "pt": "Portuguese", "ro": "Romanian",
    "ru": "Russian", "sk": "Slovak", "sl": "Slovene", "sq": "Albanian", "sr": "Serbian", "sv": "Swedish", "ta": "Tamil",
    "tg": "Tajik", "th": "Thai", "tr": "Turkish", "tt": "Tatar", "uk": "Ukrainian", "ur": "Urdu", "vi": "Vietnamese",
    "yi": "Yiddish", "zh": "Chinese",
}


def language_name(tag: Optional[str]) -> str:
    """The English name of a BCP 47 tag's language; empty where there is none."""
    return _LANGUAGES.get(tag.split("-")[0], "") if tag else ""


@lru_cache(maxsize=None)
def spelled(encoding: str, codec: str) -> str:
    """The encoding's own name where Python takes it for this very codec (windows-1251), else the codec's (CP949)."""
    if codec == "utf_8_sig":
        return "UTF-8-SIG"
    if codec in ("ascii", "utf_8"):
        return codec.replace("_", "-")
    try:
        if codecs.lookup(encoding).name == codecs.lookup(codec).name:
            return encoding
    except LookupError:
        pass
    return codec.upper().replace("_", "-")


def name_of(verdict: Verdict) -> Optional[str]:
    """The encoding of a verdict as chardet spells it, or None."""
    if verdict.encoding is None or verdict.python_codec is None or verdict.size == verdict.bom_size == 0:
        return None
    return spelled(verdict.encoding, verdict.python_codec)
