#!/usr/bin/env python3
"""Files made to do harm, given to the command line: hostile.py PROGRAM NM LIBRARY

Every row is a claim. LIBRARY is the preloaded one of tests/faults.
"""
import json
import os
import pathlib
import pty
import re
import signal
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "faults"))
from preloaded import preloaded  # noqa: E402

PROGRAM, NM, LIBRARY = os.path.abspath(sys.argv[1]), sys.argv[2], preloaded(sys.argv[3])
ESCAPE = "\x1b]0;owned\x07\x1b[31m\x1b[2J\x9b1m\u202e\u2066\x7f"
PROSE = "Příliš žluťoučký kůň úpěl ďábelské ódy.\n"


class Failed(Exception):
    pass


def require(claim, *words):
    if not claim:
        raise Failed(" ".join(map(str, words)))


def run(words, folder, **more):
    return subprocess.run([PROGRAM, *words], cwd=folder, capture_output=True, check=False,
                          stdin=subprocess.DEVNULL, timeout=600, **more)


def on_a_terminal(words, folder):
    """All that a terminal would be sent."""
    leader, follower = pty.openpty()
    with subprocess.Popen([PROGRAM, *words], cwd=folder, stdin=subprocess.DEVNULL, stdout=follower,
                          stderr=follower) as process:
        os.close(follower)
        sent = b""
        while True:
            try:
                piece = os.read(leader, 65536)
            except OSError:  # the other end is closed
                break
            if not piece:
                break
            sent += piece
        process.wait()
    os.close(leader)
    return sent.decode("utf-8")


def detected(content, folder):
    path = pathlib.Path(folder) / "input"
    path.write_bytes(content)
    return json.loads(run(["detect", "--json", "--no-sidecar", "input"], folder).stdout)


def nothing_that_a_terminal_obeys_reaches_it(folder):
    name = "na\x1b[31mme\u202e\n.html"
    text = f'<meta charset="koi8-r{ESCAPE}">\n<!-- coding: x{ESCAPE} -->\n{ESCAPE}{PROSE}'
    (pathlib.Path(folder) / name).write_text(text, encoding="utf-8")
    (pathlib.Path(folder) / (name + ".headers")).write_text(
        f"Content-Type: text/html; charset={ESCAPE}\n", encoding="utf-8")
    for words in (["detect", name], ["detect", "--explain", name], ["show", name], ["detect", "--json", name],
                  ["detect", "--format", "editorconfig", name],
                  ["show", "--as", "iso-8859-1", name], ["show", name, name], ["show", "--as", ESCAPE, name],
                  ["detect", "--hint", f"url={ESCAPE}", name], ["detect", "--format", ESCAPE, name],
                  ["convert", "--to", "ascii", name], ["convert", "--to", "us-ascii", "--dry-run", name],
                  ["detect", "missing" + ESCAPE], [ESCAPE], ["detect", "--" + ESCAPE]):
        sent = on_a_terminal(words, folder)
        sent = re.sub("\x1b\\[[01]m", "", sent)  # our own: bold, and back
        found = re.findall("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", sent)
        require(sent and not found, words, found, repr(sent))


def what_goes_into_a_pipe_is_the_text_itself(folder):
    (pathlib.Path(folder) / "f").write_text(ESCAPE + PROSE, encoding="utf-8")
    require(run(["show", "f"], folder).stdout.decode("utf-8") == ESCAPE + PROSE)


def json_is_one_line_and_no_control(folder):
    name = "f\n\x1b\x85\u2028\u2029\u202e"
    (pathlib.Path(folder) / name).write_text(ESCAPE + PROSE, encoding="utf-8")
    out = run(["detect", "--json", name], folder).stdout.decode("utf-8")
    require(len(out.splitlines()) == 1 and not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]", out), repr(out))
    require(json.loads(out)["file"] == name)


def encodings_of_seven_bits_want_proof(folder):
    shifting = ("UTF-7", "HZ-", "ISO-2022-", "CP5022")  # whatever their names end in
    for content in (b"<b>+ADw-script+AD4-alert(1)</b>\n", b"a +-+ b ++ c +AA- d\n", b"1+1=2; i++; x+=-1\n",
                    b"5 +- 1, 6 +- 1, 7 +- 2\n", b"[INFO] +- a:b\n" * 9, b"Heading\n~~~~~~~\n\nand its text\n", b"~\n" * 5, b"\x0e" * 40,
                    b"~{ is no HZ ~}\n", b"user=~{name~}\n", b"~{~}\n", b"x ~{!! y\n", b"\x1b$B is no Japanese\n", b"\x1b(J\n",
                    b"\x1b$)C without any Korean\n", b"\x0e\x0f\n", b"\x1b[31mred\x1b[0m\n",
                    b"+ADw-\n", b"2 +AGE- 3\n", b"hello +AGgAZQBsAGwAbw- world\n",
                    b"+ADw-a href+AD0AIg-x+ACI-+AD4-link+ADw-/a+AD4-\n",
                    b"+ADwAcwBjAHIAaQBwAHQAPgBhAGwAZQByAHQAKAAxACkAPAAvAHMAYwByAGkAcAB0AD4-\n" * 40,
                    b"<meta charset=utf-7>+ADw-script+AD4-\n"):
        answer = detected(content, folder)
        require(not (answer["encoding"] or "").startswith(shifting), content, answer["encoding"], answer["certainty"])
    for content in (b"user=~{NAME~}\n", b"~{HELLOWORLD~}\n", b"~{2024~}\n", b"\x1b$BNAME\n", b"\x1b$BHello World\n"):
        answer = detected(content, folder)
        require(answer["certainty"] != "decided", content, answer["encoding"])


def an_entity_bomb_is_only_text(folder):
    bomb = "<?xml version='1.0'?><!DOCTYPE b [<!ENTITY a0 'ha'>" + "".join(
        f"<!ENTITY a{i + 1} '&a{i};&a{i};'>" for i in range(99)) + "]><b>&a99;</b>"
    require(detected(bomb.encode(), folder)["ascii_only"])
    external = "<!DOCTYPE b SYSTEM 'file:///dev/zero'><?xml version='1.0' encoding='koi8-r'?>"
    require(detected(external.encode(), folder)["ascii_only"])


def it_can_open_no_connection_and_start_no_program_but_git(folder):
    """The calls that the program and its library make; and that only `check` makes the one that starts git."""
    library = pathlib.Path(PROGRAM).parent.parent / "lib" / "libcharsleuth.so.0"
    used = set()
    for file in [PROGRAM, *([library] if library.exists() else [])]:
        symbols = subprocess.run([NM, "-D", "--undefined-only", file], capture_output=True, check=True, text=True).stdout
        used |= {line.split()[-1].split("@")[0] for line in symbols.splitlines()}
    require("read" in used, "nm shows nothing")
    forbidden = {"socket", "connect", "bind", "getaddrinfo", "fork", "vfork", "execve", "execvp", "execv",
                 "system", "popen", "posix_spawnp", "dlopen", "mktemp", "tmpnam", "tempnam"}
    require(not used & forbidden, used & forbidden)
    programs, started = pathlib.Path(folder) / "programs", pathlib.Path(folder) / "started"
    programs.mkdir()
    (programs / "git").write_text(f"#!/bin/sh\n: >'{started}'\nexit 1\n")
    (programs / "git").chmod(0o755)
    tree = pathlib.Path(folder) / "tree"
    (tree / ".git").mkdir(parents=True)
    (tree / "a.txt").write_text(PROSE, encoding="utf-8")
    for words in (["detect", "a.txt"], ["detect", "-r", "."], ["show", "a.txt"], ["list"], ["survey", "."],
                  ["convert", "--to", "utf-16le", "-o", "b.txt", "a.txt"]):
        run(words, tree, env={**os.environ, "PATH": str(programs)})
        require(not started.exists(), words)
    run(["check"], tree, env={**os.environ, "PATH": str(programs)})
    require(started.exists(), "the stand-in for git is never started")


def names_of_unfinished_files_cannot_be_guessed(folder):
    """On a file system without nameless files, and killed before the last step."""
    source = pathlib.Path(folder) / "source"
    source.write_text(PROSE, encoding="utf-8")
    environment = {**os.environ, "LD_PRELOAD": LIBRARY,
                   "FAULT": "tmpfile EOPNOTSUPP 0;rename kill 1;"}
    for _ in range(4):
        status = run(["convert", "--to", "windows-1250", "-o", "copy", "source"], folder,
                     env=environment).returncode
        require(status == -signal.SIGKILL, status)
    left = sorted(pathlib.Path(folder).glob(".charsleuth-*"))
    require(len(left) == 4, left)
    require(len({path.name[-6:-3] for path in left}) > 1, "names count up:", left)
    for path in left:
        require(path.stat().st_mode & 0o777 in (0o600, 0o644), oct(path.stat().st_mode))


def a_file_that_was_given_its_old_time_is_surveyed_again(folder):
    path = pathlib.Path(folder) / "tree" / "f.txt"
    path.parent.mkdir()
    path.write_bytes(PROSE.encode("utf-8"))
    for content, encoding in ((PROSE.encode("utf-8"), "UTF-8"), (PROSE.encode("cp1250").ljust(len(PROSE.encode("utf-8"))), "windows-1250")):
        path.write_bytes(content)
        os.utime(path, (1_000_000_000, 1_000_000_000))
        for _ in range(2):
            out = run(["survey", "--json", "--cache", "cache", "tree"], folder).stdout.decode("utf-8")
            require(json.loads(out.splitlines()[0])["encoding"] == encoding, encoding, out)


def a_report_takes_the_place_of_reports_only(folder):
    path = pathlib.Path(folder) / "tree" / "f.txt"
    path.parent.mkdir()
    path.write_bytes(PROSE.encode("cp1250") * 9)
    mine = pathlib.Path(folder) / "mine.csv"
    mine.write_text("path,mine\n")
    for words in (["--dry-run"], ["--in-place"]):
        done = run(["convert", "-r", "--to", "UTF-8", *words, "--report", "mine.csv", "tree"], folder)
        require(done.returncode == 3 and b"mine.csv: is there already" in done.stderr, done)
        require(mine.read_text() == "path,mine\n" and path.read_bytes() == PROSE.encode("cp1250") * 9)
    for _ in range(2):
        require(run(["convert", "-r", "--to", "UTF-8", "--dry-run", "--report", "new.csv", "tree"], folder).returncode == 0)
    require("f.txt,convert" in (pathlib.Path(folder) / "new.csv").read_text())


def no_hard_link_is_parted_without_a_word(folder):
    path = pathlib.Path(folder) / "tree" / "f.txt"
    path.parent.mkdir()
    content = PROSE.encode("cp1250") * 9
    path.write_bytes(content)
    other = pathlib.Path(folder) / "other.txt"
    os.link(path, other)
    ways = (["-r", "--in-place", "tree"], ["-r", "--backup", "kept", "tree"], ["-r", "--dry-run", "tree"], ["--in-place", "tree/f.txt"])
    for words in ways:
        done = run(["convert", "--to", "UTF-8", *words], folder)
        require(done.returncode in (1, 3) and b"has 2 names (hard links)" in done.stderr + done.stdout, words, done)
        require(path.read_bytes() == content and path.stat().st_nlink == 2)
    require(run(["convert", "--to", "UTF-8", "-r", "--out-dir", "copies", "tree"], folder).returncode == 0)
    require(run(["convert", "--to", "UTF-8", "--in-place", "--part-links", "tree/f.txt"], folder).returncode == 0)
    require(path.read_text() == PROSE * 9 and other.read_bytes() == content)


def main():
    failures = 0
    for row in (nothing_that_a_terminal_obeys_reaches_it, what_goes_into_a_pipe_is_the_text_itself,
                json_is_one_line_and_no_control, encodings_of_seven_bits_want_proof,
                an_entity_bomb_is_only_text, it_can_open_no_connection_and_start_no_program_but_git,
                names_of_unfinished_files_cannot_be_guessed,
                a_file_that_was_given_its_old_time_is_surveyed_again, a_report_takes_the_place_of_reports_only,
                no_hard_link_is_parted_without_a_word):
        claim = row.__name__.replace("_", " ")
        with tempfile.TemporaryDirectory(prefix="charsleuth-hostile-") as folder:
            try:
                row(folder)
                print(f"PASS {claim}")
            except Failed as failure:
                failures += 1
                print(f"FAIL {claim}: {failure}")
    return 1 if failures else 0


sys.exit(main())
