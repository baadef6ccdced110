"""Repositories of Git that name a program, each by another way."""
import os
import shutil
import subprocess

KOREAN = "나룻배는 아침 일곱 시에 항구를 떠납니다. 우리는 상자를 두 번 세고 모두 적어 두었다.\n".encode("cp949")
DESTROYED = KOREAN.decode("utf-8", "replace").encode()


def git(folder, *words):
    return subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "protocol.file.allow=always", *words], cwd=folder, check=True,
                          capture_output=True, text=True).stdout.strip()


def config(folder, *settings):
    """Appends to the configuration by hand: `git config` itself would obey some of it."""
    with open(folder / ".git/config", "a", encoding="utf-8") as file:
        for section, line in settings:
            file.write(f"[{section}]\n\t{line}\n")


class Kinds:
    """Each method makes a repository hostile: git may start the program `evil`. Returns variables of the environment that belong to it."""

    def fsmonitor(self, root, evil):
        config(root, ("core", f"fsmonitor = {evil}"))

    def hooks(self, root, evil):
        for folder in [root / ".git/hooks", root / "hooks"]:
            folder.mkdir(exist_ok=True)
            for name in ["post-index-change", "fsmonitor-watchman", "reference-transaction", "post-checkout", "pre-commit", "query-watchman"]:
                shutil.copy(evil, folder / name)

    def hooks_path(self, root, evil):
        self.hooks(root, evil)
        config(root, ("core", "hooksPath = hooks"))

    def filter_clean_and_smudge(self, root, evil):
        (root / ".gitattributes").write_text("*.txt filter=x\n")
        config(root, ('filter "x"', f"clean = {evil}"), ('filter "x"', f"smudge = {evil}"), ('filter "x"', "required = true"))

    def filter_process(self, root, evil):
        (root / ".gitattributes").write_text("* filter=x\n")
        config(root, ('filter "x"', f"process = {evil}"))

    def filter_of_the_repositorys_attributes(self, root, evil):
        (root / ".git/info/attributes").write_text("*.txt filter=x diff=x\n")
        config(root, ('filter "x"', f"clean = {evil}"), ('filter "x"', f"smudge = {evil}"), ('diff "x"', f"textconv = {evil}"))

    def textconv_and_external_diff(self, root, evil):
        (root / ".gitattributes").write_text("*.txt diff=x\n")
        config(root, ('diff "x"', f"textconv = {evil}"), ('diff "x"', f"command = {evil}"), ("diff", f"external = {evil}"))

    def partial(self, root, url, *settings):
        blob = git(root, "rev-parse", "HEAD:a.txt")
        (root / ".git/objects" / blob[:2] / blob[2:]).unlink()
        config(root, ("core", "repositoryformatversion = 1"), ("extensions", "partialClone = origin"), ('remote "origin"', f"url = {url}"),
               ('remote "origin"', "promisor = true"), ('remote "origin"', "partialclonefilter = blob:none"), *settings)

    def partial_clone_by_ssh(self, root, evil):
        self.partial(root, "ssh://nowhere.invalid/x", ("core", f"sshCommand = {evil}"))

    def partial_clone_by_any_command(self, root, evil):
        self.partial(root, f"ext::{evil}", ("protocol", "allow = always"), ('protocol "ext"', "allow = always"))

    def partial_clone_by_upload_pack(self, root, evil):
        self.partial(root, str(root), ('remote "origin"', f"uploadpack = {evil}"))

    def partial_clone_by_credentials(self, root, evil):
        self.partial(root, "http://127.0.0.1:1/x", ("credential", f"helper = !{evil}"), ("core", f"askPass = {evil}"), ("core", f"gitProxy = {evil}"))

    def pagers_editors_and_aliases(self, root, evil):
        config(root, ("core", f"pager = {evil}"), ("pager", f"diff = {evil}"), ("core", f"editor = {evil}"), ("gpg", f"program = {evil}"),
               ("alias", f"ls-files = !{evil}"), ("core", f"alternateRefsCommand = {evil}"), ("interactive", f"diffFilter = {evil}"))

    def included(self, root, evil):
        (root / "more").write_text(f"[core]\n\tfsmonitor = {evil}\n")
        config(root, ("include", "path = ../more"), ('includeIf "gitdir:**"', "path = ../more"))

    def included_from_elsewhere(self, root, evil):
        more = root.parent / "elsewhere"
        more.write_text(f"[core]\n\tfsmonitor = {evil}\n")
        (root / ".git/linked").symlink_to(more)
        config(root, ("include", "path = ../../elsewhere"), ("include", f"path = {more}"), ("include", "path = linked"))

    def configuration_of_the_work_tree(self, root, evil):
        config(root, ("core", "repositoryformatversion = 1"), ("extensions", "worktreeConfig = true"))
        (root / ".git/config.worktree").write_text(f"[core]\n\tfsmonitor = {evil}\n")

    def submodule(self, root, evil):
        inner = root / "inner"
        inner.mkdir()
        git(inner, "init", "-q")
        (inner / "b.txt").write_bytes(b"plain\n")
        git(inner, "add", ".")
        git(inner, "commit", "-qm", "x")
        git(root, "add", "inner")
        config(inner, ("core", f"fsmonitor = {evil}"))
        (inner / "b.txt").write_bytes(b"other\n")
        config(root, ("diff", "ignoreSubmodules = none"), ("status", "submoduleSummary = true"))

    def git_folder_elsewhere(self, root, evil):
        (root / ".git").rename(root / "real")
        (root / ".git").write_text("gitdir: real\n")
        with open(root / "real/config", "a", encoding="utf-8") as file:
            file.write(f"[core]\n\tfsmonitor = {evil}\n")

    def user_s_own_filter(self, root, evil):
        """No program of the user's configuration is started, either."""
        (root / ".gitattributes").write_text("*.txt filter=mine\n")
        home = root.parent / "home"
        (home / ".gitconfig").write_text(f'[filter "mine"]\n\tclean = {evil}\n\tsmudge = {evil}\n[core]\n\tfsmonitor = {evil}\n')

    def a_git_of_its_own(self, root, evil):
        shutil.copy(evil, root / "git")
        (root / "bin").mkdir()
        shutil.copy(evil, root / "bin/git")
        return {"PATH": f".::{root}/bin:{os.environ['PATH']}"}

    def variables(self, root, evil):
        return {"GIT_EXTERNAL_DIFF": evil, "GIT_SSH_COMMAND": evil, "GIT_PAGER": evil, "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.fsmonitor",
                "GIT_CONFIG_VALUE_0": evil}


FILTERED = {"filter_clean_and_smudge", "filter_process", "filter_of_the_repositorys_attributes", "user_s_own_filter"}
LACKING = {name for name in dir(Kinds) if name.startswith("partial_clone")}


KINDS = [name for name in dir(Kinds) if name[0] != "_" and name != "partial"]


def hostile_copy(base, folder, kind):
    """Copies a repository to the new folder's `root` and makes it hostile; its environment, too. A program that git starts makes `folder`/pwned."""
    root = folder / "root"
    shutil.copytree(base, root, symlinks=True)
    (folder / "home").mkdir()
    evil = folder / "evil"
    evil.write_text(f"#!/bin/sh\necho \"$0 $*\" >>'{folder}/pwned'\n")
    evil.chmod(0o755)
    more = getattr(Kinds(), kind)(root, str(evil)) or {}
    return root, {**os.environ, "HOME": str(folder / "home"), **more}
