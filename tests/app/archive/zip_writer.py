"""Writes zip archives byte by byte, with whatever names, flags and lies a test wants."""

import struct
import zlib

UTF8 = 0x800
DOS, UNIX, NTFS, MAC = 0, 3, 10, 19


def member(name, content=b"", *, host=DOS, flags=0, extra=b"", comment=b"", method=8, attributes=0, local_name=None, size=None):
    return {"name": name, "content": content, "host": host, "flags": flags, "extra": extra, "comment": comment, "method": method,
            "attributes": attributes, "local_name": name if local_name is None else local_name, "size": size}


def unicode_field(raw, name):
    """Info-ZIP's field 0x7075: the name in UTF-8, and the sum of the raw one that it belongs to."""
    content = b"\1" + struct.pack("<I", zlib.crc32(raw)) + name.encode()
    return struct.pack("<HH", 0x7075, len(content)) + content


def packed(one):
    if one["method"] != 8:
        return one["content"]
    pack = zlib.compressobj(9, zlib.DEFLATED, -15)
    return pack.compress(one["content"]) + pack.flush()


def archive(members, *, comment=b"", count=None, before=b"", disk=0, shift=None):
    """The bytes of an archive; `before` stands in front of it and is not counted in offsets unless `shift` is its length."""
    out, directory = bytearray(), bytearray()
    base = len(before) if shift is None else shift
    for one in members:
        data = packed(one)
        size = len(one["content"]) if one["size"] is None else one["size"]
        offset = len(out) + base
        numbers = struct.pack("<HHHII", one["method"], 0x6000, 0x5921, zlib.crc32(one["content"]), len(data)) + struct.pack("<I", size)
        out += b"PK\3\4" + struct.pack("<HH", 20, one["flags"]) + numbers
        out += struct.pack("<HH", len(one["local_name"]), len(one["extra"])) + one["local_name"] + one["extra"] + data
        directory += b"PK\1\2" + struct.pack("<BBHH", 20, one["host"], 20, one["flags"]) + numbers
        directory += struct.pack("<HHHHHII", len(one["name"]), len(one["extra"]), len(one["comment"]), 0, 0, one["attributes"], offset)
        directory += one["name"] + one["extra"] + one["comment"]
    number = len(members) if count is None else count
    end = b"PK\5\6" + struct.pack("<HHHHII", disk, disk, number, number, len(directory), len(out) + base) + struct.pack("<H", len(comment))
    return bytes(before) + bytes(out) + bytes(directory) + end + comment
