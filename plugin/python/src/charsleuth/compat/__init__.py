"""Charsleuth behind the interfaces of chardet, charset_normalizer and cchardet.

Names of encodings are Python's codecs, spelled as the package spells them where Python knows that spelling. None: the bytes are
no text, or Python cannot decode their encoding (`charsleuth.decode` can).
"""
