#!/usr/bin/env python3
"""The programs that write copies refuse, or leave, the same files for the same reason, and write nothing then.

    one_copy.py CHARSLEUTH

Each file is offered to `convert`, `convert --dry-run`, `convert -r` and the agents' convert_file; all are to say the words, and all files below the folder are
to stay as they are. Then the option that lifts the refusal is given to `convert`.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

from made_tree import SENTENCES

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "mcp"))
from mcp_client import Client  # noqa: E402

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
RUSSIAN = "\n".join(SENTENCES["ru"]) + "\n"
GERMAN = "\n".join(SENTENCES["de"]) + "\n"

# name: (content, words, the options of `convert` that lift the refusal; none for a file that is left, None for one that only its owner can free)
CASES = {
    "mixed.txt": (RUSSIAN.encode("cp1251") + RUSSIAN.encode("koi8-r"), "has lines that may be in another encoding than ", ["--segments"]),
    "twice.txt": (GERMAN.encode().decode("cp1252", "ignore").encode() * 2, "was encoded twice, by way of ", ["--from", "UTF-8", "--bom", "add"]),
    "short.txt": ("Ж\n".encode("cp1251"), " with a confidence of 0.", ["--allow-plausible"]),
    "linked.txt": (RUSSIAN.encode("koi8-r"), "has 2 names (hard links)", ["--part-links"]),
    "read-only.txt": (RUSSIAN.encode("koi8-r"), "is read-only", None),
    "there.txt": (RUSSIAN.encode(), "is UTF-8 already", []),
}


def require(condition, told):
    if not condition:
        sys.exit(f"FAILED: {told}")


def convert(folder, *words):
    outcome = subprocess.run([PROGRAM, "convert", "--to", "UTF-8", *words], cwd=folder, capture_output=True, timeout=60)
    return outcome.returncode, (outcome.stdout + outcome.stderr).decode()


def by_agent(folder, name):
    with Client(PROGRAM, "--root", str(folder), cwd=folder) as client:
        client.start()
        result = client.request("tools/call", {"name": "convert_file", "arguments": {"path": name, "to": "UTF-8"}})
        return int(result["isError"]), result["content"][0]["text"]


def entries(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def try_case(name, content, words, lifting):
    with tempfile.TemporaryDirectory() as base:
        folder = pathlib.Path(base) / "tree"
        folder.mkdir()
        (folder / name).write_bytes(content)
        if name == "linked.txt":
            os.link(folder / name, folder / "other.bin")
        if name == "read-only.txt":
            (folder / name).chmod(0o444)
        before = entries(folder)
        refused = lifting != []
        journal = str(pathlib.Path(base) / "journal")
        fronts = {"convert": convert(folder, "--in-place", name), "--dry-run": convert(folder, "--in-place", "--dry-run", name),
                  "-r": convert(folder, "-r", "--in-place", "--report", "-", "--journal", journal, name), "agents": by_agent(folder, name)}
        for front, (status, told) in fronts.items():
            require((status != 0) == refused, (name, front, status, told))
            require(words in told, (name, front, told))
            require(entries(folder) == before, (name, front, "something was written", sorted(entries(folder))))
        if lifting:
            status, told = convert(folder, "--in-place", *lifting, name)
            require(status == 0 and entries(folder)[name + ".orig"] == content, (name, lifting, told))


for case, (content, words, lifting) in CASES.items():
    try_case(case, content, words, lifting)
with tempfile.TemporaryDirectory() as base:  # a link is told before it is followed
    folder = pathlib.Path(base)
    (folder / "file.txt").write_bytes(RUSSIAN.encode("koi8-r"))
    (folder / "link.txt").symlink_to("file.txt")
    for words in (["--dry-run"], []):
        require("is a symbolic link, which stays; the copy goes to" in convert(folder, "--in-place", *words, "link.txt")[1], words)
    require((folder / "link.txt").is_symlink() and (folder / "file.txt").read_bytes() == RUSSIAN.encode(), "the link was replaced")
print(f"{len(CASES)} files, 4 ways to copy each: one answer")
