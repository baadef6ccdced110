"""What a change in Git did to characters that it did not mean to change, as a program: `charsleuth-changes [BEFORE [NOW]]`.

Compares what is staged with HEAD, else with BEFORE, or two revisions. The program pre-commit may name the two by PRE_COMMIT_FROM_REF and
PRE_COMMIT_TO_REF. `charsleuth check --staged`, of the whole program, also says what is wrong with a file by itself.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import BinaryIO, Iterator, List, Optional, Tuple, cast

from ._losses import losses
from ._program import printing

USAGE = """usage: charsleuth-changes [BEFORE [NOW]]
Tells which characters a change in Git destroyed: between HEAD, or the revision BEFORE, and what is staged, or the revision NOW.
Exit status: 0 none, 1 some, 2 wrong usage, 3 Git failed."""

_FILE = b"100"
"""How the mode of a regular file begins."""


class GitError(Exception):
    """What Git said."""


def _program() -> str:
    """The first git on the PATH in an absolute folder outside the work tree: the one that `charsleuth check` starts."""
    current = Path.cwd()
    tree = next((folder for folder in (current, *current.parents) if (folder / ".git").exists()), None)
    for folder in map(Path, os.get_exec_path()):
        found = shutil.which("git", path=str(folder)) if folder.is_absolute() else None
        if found and tree not in (folder.resolve(), *folder.resolve().parents):
            return found
    raise GitError("git: No such file or directory")


def _start(*words: str, errors: Optional[int] = None) -> subprocess.Popen[bytes]:
    """Git, so that it starts none of the programs that a repository names. Asked about objects and the index alone it has no use for hooks,
    filters, textconv and pagers; a partial clone it is not allowed to complete."""
    environment = {**os.environ, "GIT_ALLOW_PROTOCOL": "", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0"}
    try:
        return subprocess.Popen([_program(), "-c", "core.fsmonitor=false", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors,
                                env=environment)
    except OSError as error:
        raise GitError(f"git: {error.strerror or error}") from None


def _git(*words: str) -> bytes:
    with _start(*words, errors=subprocess.PIPE) as started:
        out, errors = started.communicate()
    if started.returncode != 0:
        raise GitError(errors.decode("utf-8", "replace").strip() or f"git {words[0]} failed")
    return out


def _changed(before: str, now: Optional[str]) -> Iterator[Tuple[bytes, bytes, str]]:
    """Of each changed or renamed file: its content before and now, as Git names it, and its path from the root."""
    ends = ["diff-index", "--cached", before] if now is None else ["diff-tree", "-r", before, now]
    fields = iter(_git(*ends, "-z", "-M", "--diff-filter=MR", "--").split(b"\0"))
    for head in fields:
        if not head:
            continue
        mode_before, mode_now, was, is_now, kind = head[1:].split(b" ")
        path = next(fields)
        if kind.startswith(b"R"):
            path = next(fields)
        if mode_before.startswith(_FILE) and mode_now.startswith(_FILE):
            yield was, is_now, path.decode("utf-8", "backslashreplace")


def _content(reader: subprocess.Popen[bytes], name: bytes) -> bytes:
    ask, answer = cast(BinaryIO, reader.stdin), cast(BinaryIO, reader.stdout)
    ask.write(name + b"\n")
    ask.flush()
    head = answer.readline().split()
    if len(head) != 3:
        raise GitError(f"git cat-file does not have {name.decode()}")
    content = answer.read(int(head[2]))
    answer.read(1)
    return content


def compare(before: str, now: Optional[str]) -> int:
    """Prints a line for each loss; returns the exit status."""
    found = False
    with _start("cat-file", "--batch") as reader:
        for was, is_now, path in _changed(before, now):
            for loss in losses(_content(reader, was), _content(reader, is_now)):
                print(f"{path}:{loss.line}: {loss.words}")
                found = True
    if found:
        print(f"Bring back what is gone (git show {before}:PATH has it), or commit with --no-verify.")
    return int(found)


def _has_commit() -> bool:
    _git("rev-parse", "--git-dir")
    try:
        return bool(_git("rev-parse", "--quiet", "--verify", "HEAD"))
    except GitError:
        return False


def main(arguments: Optional[List[str]] = None) -> int:
    """The program; returns its exit status."""
    words = sys.argv[1:] if arguments is None else arguments
    if words in (["-h"], ["--help"]):
        print(USAGE)
        return 0
    if len(words) > 2 or any(word.startswith("-") for word in words):
        print(USAGE, file=sys.stderr)
        return 2
    words = words or [value for value in map(os.environ.get, ("PRE_COMMIT_FROM_REF", "PRE_COMMIT_TO_REF")) if value]
    before, now = [*words, None, None][:2]
    try:
        if before is None and not _has_commit():
            return 0
        return printing(lambda: compare(before or "HEAD", now))
    except GitError as error:
        print(f"charsleuth-changes: {error}", file=sys.stderr)
        return 3


if __name__ == "__main__":
    sys.exit(main())
