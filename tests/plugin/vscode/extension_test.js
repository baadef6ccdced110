// The extension between stand-ins for VS Code, with the real command line. Run by `./dev test-vscode`, which sets CHARSLEUTH.
'use strict';

const assert = require('node:assert/strict');
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { test, beforeEach, afterEach } = require('node:test');
const { start } = require('./fake_vscode.js');

const PROGRAM = process.env.CHARSLEUTH;
const NAMES = JSON.parse(execFileSync(PROGRAM, ['list', '--json'], { maxBuffer: 1 << 24 }));
const KNOWN = new Set(NAMES.map((row) => row.names.vscode).filter(Boolean));

let folder;
beforeEach(() => { folder = fs.mkdtempSync(path.join(os.tmpdir(), 'charsleuth-')); });
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** The samples of the other editors' tests, written into a folder: path, language and codec of each. */
function samples() {
    const script = 'import sys, json, pathlib; sys.path.insert(0, sys.argv[1]); import texts; '
        + 'print(json.dumps([[str(p), l, c] for p, l, c in texts.write_samples(pathlib.Path(sys.argv[2]))]))';
    return JSON.parse(execFileSync('python3', ['-c', script, path.join(__dirname, '..'), folder]));
}

function write(name, content) {
    fs.writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
}

const russian = (name = 'russian.txt') => {
    const [file] = samples().find(([, , codec]) => codec === 'koi8-r');
    fs.renameSync(file, path.join(folder, name));
    return path.join(folder, name);
};

function fakeProgram(script) {
    const file = write('fake', `#!/bin/sh\n${script}\n`);
    fs.chmodSync(file, 0o755);
    return file;
}

const vscode = (options = {}) => start({ known: KNOWN, ...options, settings: { 'charsleuth.program': PROGRAM, ...options.settings } });

// What VS Code has not.
const LACKING = new Set(['johab', 'iso2022-jp', 'hz', 'mac-cyrillic']);

test('every sample is switched to an encoding that gives its text', async () => {
    const editor = await vscode();
    const read = []; // file, what Python calls the encoding, language
    for (const [file, language, codec] of samples()) {
        const document = await editor.open(file);
        if (LACKING.has(codec))
            assert.equal(document.encoding, 'utf8', codec);
        else if (!codec.endsWith('-bom')) // with a mark VS Code opens it right itself
            read.push([file, NAMES.find((row) => row.names.vscode === document.encoding).names.python, language]);
    }
    const script = 'import sys, json; sys.path.insert(0, sys.argv[1]); import texts; '
        + 'print(json.dumps([[f, c] for f, c, l in json.loads(sys.argv[2]) if open(f, "rb").read().decode(c) != texts.TEXTS[l]]))';
    assert.ok(read.length > 30);
    assert.deepEqual(JSON.parse(execFileSync('python3', ['-c', script, path.join(__dirname, '..'), JSON.stringify(read)])), []);
    assert.deepEqual(editor.seen.errors, []);
});

test('the status bar names the encoding, and nothing is said', async () => {
    const editor = await vscode();
    await editor.open(russian());
    assert.match(editor.status.text, /^\$\(search\) KOI8-R \d+%$/);
    assert.match(editor.status.tooltip, /Russian|ru/);
    assert.ok(editor.status.shown);
    assert.deepEqual([editor.seen.warnings, editor.seen.messages], [[], []]);
});

test('pure ASCII is left alone', async () => {
    const editor = await vscode({ settings: { 'files.encoding': 'windows1252' } });
    const document = await editor.open(write('a.txt', 'plain text\n'));
    assert.equal(document.encoding, 'windows1252');
    assert.deepEqual(editor.seen.switches, []);
});

test('an unsaved document is left alone', async () => {
    const editor = await vscode();
    assert.equal((await editor.open(russian(), { isDirty: true })).encoding, 'utf8');
});

test('what somebody chose is left alone', async () => {
    const editor = await vscode();
    assert.equal((await editor.open(russian(), { encoding: 'cp866' })).encoding, 'cp866');
});

test("a guess of VS Code's own is corrected", async () => {
    const editor = await vscode({ settings: { 'files.autoGuessEncoding': true } });
    assert.equal((await editor.open(russian(), { encoding: 'windows1251' })).encoding, 'koi8r');
});

test("a workspace's encoding is left alone", async () => {
    const editor = await vscode({ settings: { 'files.encoding': 'cp866' }, inspected: { workspaceValue: 'cp866' } });
    assert.equal((await editor.open(russian())).encoding, 'cp866');
});

test('switched off, it does nothing', async () => {
    const editor = await vscode({ settings: { 'charsleuth.enabled': false } });
    assert.equal((await editor.open(russian())).encoding, 'utf8');
    assert.ok(!editor.status.shown);
});

test('an encoding that VS Code lacks leads to the viewer', async () => {
    const editor = await vscode({ settings: { 'charsleuth.viewer': fakeProgram(`printf '%s\\n' "$@" > ${folder}/said.new; mv ${folder}/said.new ${folder}/said`) } });
    editor.answers.warning = 'Open in Charsleuth';
    const [file] = samples().find(([, , codec]) => codec === 'johab');
    const document = await editor.open(file);
    assert.equal(document.encoding, 'utf8');
    assert.match(editor.seen.warnings[0], /Johab, which VS Code cannot open/);
    while (!fs.existsSync(`${folder}/said`))
        await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(fs.readFileSync(`${folder}/said`, 'utf8'), `--\n${file}\n`);
});

test('an encoding that VS Code ignores without a word is told', async () => {
    const editor = await vscode({ known: new Set(['utf8']) });
    const document = await editor.open(russian());
    assert.equal(document.encoding, 'utf8');
    assert.match(editor.seen.messages.join(), /does not know the encoding "koi8r"/);
});

test('a declaration that the bytes contradict is told', async () => {
    const editor = await vscode();
    await editor.open(write('a.html', '<!DOCTYPE html><meta charset="iso-8859-7"><p>Größe, Übung, schön, Straße, Müßiggang</p>\n'));
    assert.match(editor.seen.warnings[0], /^a\.html: This file declares itself iso-8859-7, but is in UTF-8/);
    assert.match(editor.status.text, /^\$\(warning\)/);
});

test('damage is told', async () => {
    const editor = await vscode();
    const text = 'Größe, Übung, schön, Straße, Müßiggang und so weiter\n';
    await editor.open(write('a.txt', Buffer.concat([Buffer.from(text.repeat(5)), Buffer.from([0xe9, 0x20]), Buffer.from(text.repeat(5))])));
    assert.match(editor.seen.warnings[0], /A place of this file cannot be read as UTF-8/);
});

test('warnings can be switched off', async () => {
    const editor = await vscode({ settings: { 'charsleuth.warnings': false } });
    await editor.open(write('a.html', '<!DOCTYPE html><meta charset="iso-8859-7"><p>Größe, Übung, schön, Straße, Müßiggang</p>\n'));
    assert.deepEqual(editor.seen.warnings, []);
});

test('a pick is opened, remembered when the file is opened again, and forgotten by Automatic', async () => {
    const editor = await vscode();
    const document = await editor.open(russian());
    editor.answers.pick = (items) => items.find((item) => item.label === 'IBM866');
    await editor.run('charsleuth.reopen');
    assert.equal(document.encoding, 'cp866');
    assert.match(editor.status.text, /cp866$/);
    await editor.close(document);
    const again = await editor.open(document.uri.path);
    assert.equal(again.encoding, 'cp866');
    editor.answers.pick = (items) => items.find((item) => item.label === 'Automatic');
    await editor.run('charsleuth.reopen');
    assert.equal(again.encoding, 'koi8r');
    assert.deepEqual(editor.memory.get('choices'), {});
});

test('the pick begins with the candidates and their previews, and goes on with all that VS Code has', async () => {
    const editor = await vscode();
    await editor.open(russian());
    await editor.run('charsleuth.reopen');
    assert.equal(editor.seen.picks[0].label, 'KOI8-R');
    assert.match(editor.seen.picks[0].detail, /[а-я]{4}/);
    const rest = editor.seen.picks.slice(editor.seen.picks.findIndex((item) => item.kind === -1) + 1);
    assert.ok(rest.some((item) => item.label === 'Shift_JIS' && item.name === 'shiftjis'));
    assert.ok(rest.every((item) => KNOWN.has(item.name)));
});

test('an unsaved document is not reopened', async () => {
    const editor = await vscode();
    const document = await editor.open(russian());
    document.isDirty = true;
    editor.answers.pick = (items) => items.find((item) => item.label === 'IBM866');
    await editor.run('charsleuth.reopen');
    assert.equal(document.encoding, 'koi8r');
    assert.match(editor.seen.errors[0], /Save the file first/);
    assert.equal(editor.memory.get('choices'), undefined);
});

test('why gives the reasons', async () => {
    const editor = await vscode();
    await editor.open(russian());
    await editor.run('charsleuth.why');
    assert.match(editor.seen.output.join('\n'), /KOI8-R, \d+%[^]*\+\d+  \w+/);
});

test('the explorer opens a file that no editor shows', async () => {
    const editor = await vscode({ settings: { 'charsleuth.viewer': '/nonexistent/viewer' } });
    await editor.run('charsleuth.view', editor.uri('/a.txt'));
    assert.match(editor.seen.errors[0], /no program "\/nonexistent\/viewer"/);
});

test('odd names', async () => {
    const editor = await vscode();
    const lines = fs.readFileSync(path.join(__dirname, '../../hostile/odd_names.txt'), 'ascii').split('\n');
    const names = lines.filter((line) => line && !/%(E9|FF)$/i.test(line)).map(decodeURIComponent); // VS Code knows no others
    assert.ok(names.length >= 40);
    const content = fs.readFileSync(russian());
    for (const name of names)
        assert.equal((await editor.open(write(name, content))).encoding, 'koi8r', name);
    assert.ok(!fs.existsSync('pwned'));
});

for (const [name, script] of [
    ['crashes', 'kill -SEGV $$'], ['prints rubbish', 'echo rubbish'], ['prints another kind of JSON', 'echo "[1]"'],
    ['prints without end', 'yes'], ['prints what is no UTF-8', "printf '\\377{'"], ['is not there', null]]) {
    test(`a program that ${name} changes nothing, and one message says so`, async () => {
        const editor = await vscode({ settings: { 'charsleuth.program': script ? fakeProgram(script) : '/nonexistent/charsleuth' } });
        assert.equal((await editor.open(russian('a.txt'))).encoding, 'utf8');
        assert.equal((await editor.open(russian('b.txt'))).encoding, 'utf8');
        assert.equal(editor.seen.messages.length, 1);
        assert.deepEqual([editor.seen.warnings, editor.seen.errors, editor.status.shown], [[], [], false]);
    });
}

test('an answer of odd types does no harm', async () => {
    const program = fakeProgram(`echo '{"schema": 1, "candidates": [7], "encoding": 5, "malformed": "x", "edit_as_names": 3, "conflicts": 1}'`);
    const editor = await vscode({ settings: { 'charsleuth.program': program } });
    assert.equal((await editor.open(russian('a.txt'))).encoding, 'utf8');
    assert.equal(editor.seen.messages.length, 1);
});

test('a program that hangs is ended with its children', async () => {
    const editor = await vscode({ settings: { 'charsleuth.program': fakeProgram(`sleep 30 &\necho $! > ${folder}/pid\nwait`) } });
    assert.equal((await editor.open(russian())).encoding, 'utf8');
    assert.match(editor.seen.messages[0], /took too long/);
    const pid = Number(fs.readFileSync(`${folder}/pid`, 'utf8'));
    for (let i = 0; i < 200 && fs.existsSync(`/proc/${pid}`) && !/\) Z/.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')); ++i)
        await new Promise((resolve) => setTimeout(resolve, 20));
    assert.ok(!fs.existsSync(`/proc/${pid}`) || /\) Z/.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')));
});

test('a file that changes while it is examined is examined again', async () => {
    const file = russian();
    const answer = execFileSync(PROGRAM, ['detect', '--json', file]);
    const second = execFileSync(PROGRAM, ['detect', '--json', write('other.txt', 'grüß Gott, schöne Grüße aus Köln\n')]);
    const [one, two] = [write('one.json', answer), write('two.json', second)];
    const program = fakeProgram(`if [ -e ${folder}/changed ]; then cat ${two}; else touch ${folder}/changed; cp ${folder}/other.txt ${file}; cat ${one}; fi`);
    const editor = await vscode({ settings: { 'charsleuth.program': program } });
    assert.equal((await editor.open(file)).encoding, 'utf8');
    assert.deepEqual(editor.seen.switches, []);
});

test('a folder, a file that is gone: nothing happens', async () => {
    const editor = await vscode();
    assert.equal((await editor.open(folder)).encoding, 'utf8');
    assert.equal((await editor.open(path.join(folder, 'gone.txt'))).encoding, 'utf8');
    assert.deepEqual([editor.seen.warnings, editor.seen.errors], [[], []]);
});

test('only the beginning of a big file is examined', async () => {
    const editor = await vscode({ settings: { 'charsleuth.program': fakeProgram(`echo "$@" > ${folder}/arguments; exit 1`) } });
    await editor.open(russian());
    assert.match(fs.readFileSync(`${folder}/arguments`, 'utf8'), /--max-bytes 16777216/);
});

test('the package holds what its manifest names', () => {
    const vsix = path.join(folder, 'charsleuth.vsix');
    const maker = path.join(__dirname, '../../../plugin/vscode/make_vsix.py');
    execFileSync(maker, [vsix]);
    const list = JSON.parse(execFileSync('python3', ['-c', `
import json, re, sys, zipfile
from xml.etree import ElementTree
package = zipfile.ZipFile(sys.argv[1])
manifest = ElementTree.fromstring(package.read("extension.vsixmanifest"))
ElementTree.fromstring(package.read("[Content_Types].xml"))
needed = [asset.get("Path") for asset in manifest.iter() if asset.tag.endswith("Asset")]
for name in package.namelist():
    if name.endswith(".js"):
        needed += ["extension/" + it for it in re.findall(r"require\\('\\./(.*?)'\\)", package.read(name).decode())]
print(json.dumps({"names": package.namelist(), "needed": needed}))`, vsix]));
    assert.ok(list.needed.length >= 5);
    for (const name of list.needed.filter((it) => it !== 'extension/module/wrapper.js')) // which only `./dev web` builds
        assert.ok(list.names.includes(name), name);
    const first = fs.readFileSync(vsix);
    execFileSync(maker, [vsix]);
    assert.deepEqual(fs.readFileSync(vsix), first);
});

const MOJIBAKE = 'Das 😀 Café hat MÃ¤rz und dÃ©jÃ\u00A0 vu.\r\nDas Mädchen trägt cafÃ©.\n';
const MEANT = 'Das 😀 Café hat März und déjà vu.\r\nDas Mädchen trägt café.\n';

test('mojibake is told, and undone as one edit where somebody wants that', async () => {
    const editor = await vscode();
    editor.answers.warning = 'Undo Mojibake';
    const file = write('a.txt', MOJIBAKE);
    const document = await editor.openText(file, MOJIBAKE);
    while (editor.seen.information.length + editor.seen.errors.length === 0)
        await new Promise((resolve) => setTimeout(resolve, 20));
    assert.match(editor.seen.warnings[0], /^a\.txt: \d runs of text here were garbled and saved \(UTF-8 read as windows-1252\)/);
    assert.deepEqual([editor.seen.errors, document.text, editor.seen.edits.length], [[], MEANT, 1]);
    assert.equal(fs.readFileSync(file, 'utf8'), MOJIBAKE);
    assert.match(editor.seen.information[0], /3 runs of mojibake undone \(UTF-8 read as windows-1252\)/);
});

test('in sound text nothing is undone', async () => {
    const editor = await vscode();
    const document = await editor.openText(write('a.txt', MEANT), MEANT);
    assert.deepEqual(editor.seen.warnings, []);
    await editor.run('charsleuth.repair');
    assert.deepEqual([document.text, editor.seen.edits, editor.seen.information], [MEANT, [], ['Charsleuth: no mojibake was found.']]);
});

test('what was typed meanwhile is not overwritten', async () => {
    const editor = await vscode();
    const document = await editor.openText(write('a.txt', MEANT), MOJIBAKE);
    const done = editor.run('charsleuth.repair');
    document.version += 1;
    await done;
    assert.deepEqual([editor.seen.edits, editor.seen.errors], [[], ['Charsleuth: The text was changed meanwhile; try again.']]);
});

test('a file in several encodings is read by parts into a document of its own', async () => {
    const editor = await vscode();
    editor.answers.warning = 'Read by Parts';
    const german = 'Größe und Länge der Straße für überall.\nHeute fällt der Schnee über die Dächer von München.\n';
    const russian = 'Съешь же ещё этих мягких булок, да выпей чаю.\nСегодня утром в саду было тихо и холодно.\n';
    const koi8 = execFileSync('iconv', ['-f', 'UTF-8', '-t', 'KOI8-R'], { input: russian });
    await editor.open(write('a.txt', Buffer.concat([Buffer.from(german), koi8])));
    while (editor.seen.executed.length + editor.seen.errors.length === 0)
        await new Promise((resolve) => setTimeout(resolve, 20));
    assert.match(editor.seen.warnings[0], /Parts of this file are in different encodings/);
    assert.deepEqual(editor.seen.executed, [['show', german + russian]]);
});

test('a mail is read by parts with its bodies decoded', async () => {
    const editor = await vscode();
    editor.answers.warning = 'Read by Parts';
    const head = 'From: a@example.org\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n';
    const text = 'Größe und Länge der Straße für überall.\n';
    await editor.open(write('a.eml', `${head}${Buffer.from(text).toString('base64')}\n`));
    while (editor.seen.executed.length + editor.seen.errors.length === 0)
        await new Promise((resolve) => setTimeout(resolve, 20));
    assert.match(editor.seen.warnings[0], /Text in the file is written as Base64 or Quoted-Printable \(UTF-8\)/);
    assert.deepEqual(editor.seen.executed, [['show', `${head}${text}\n`]]);
});
