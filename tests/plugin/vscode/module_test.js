// The package with the module in it, between stand-ins for VS Code and without any program. Run by `./dev test-web`, which builds it.
'use strict';

const assert = require('node:assert/strict');
const { resolveObjectURL } = require('node:buffer');
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { test, before, after, beforeEach, afterEach } = require('node:test');
const { Worker } = require('node:worker_threads');
const { start } = require('./fake_vscode.js');

const TOP = path.join(__dirname, '../../..');
const { version } = require(path.join(TOP, 'plugin/vscode/package.json'));
const VSIX = path.join(TOP, `build/web/charsleuth-${version}.vsix`);
const NO_PROGRAM = '/nonexistent/charsleuth';
const LACKING = new Set(['johab', 'iso2022-jp', 'hz', 'mac-cyrillic', 'utf-16-le']); // in VS Code

let extension, folder;
before(() => {
    extension = fs.mkdtempSync(path.join(os.tmpdir(), 'charsleuth-vsix-'));
    execFileSync('python3', ['-m', 'zipfile', '-e', VSIX, extension]);
    extension = path.join(extension, 'extension');
});
after(() => fs.rmSync(path.dirname(extension), { recursive: true }));
beforeEach(() => { folder = fs.mkdtempSync(path.join(os.tmpdir(), 'charsleuth-')); });
afterEach(() => fs.rmSync(folder, { recursive: true }));

function samples() {
    const script = 'import sys, json, pathlib; sys.path.insert(0, sys.argv[1]); import texts; '
        + 'print(json.dumps([[str(p), texts.TEXTS[l], c] for p, l, c in texts.write_samples(pathlib.Path(sys.argv[2]))]))';
    return JSON.parse(execFileSync('python3', ['-c', script, path.join(__dirname, '..'), folder]));
}

const names = () => {
    const { loadFrom } = require(path.join(extension, 'module/wrapper.js'));
    return loadFrom(fs.readFileSync(path.join(extension, 'module/charsleuth.wasm'))).then((charsleuth) => charsleuth.encodings());
};

async function vscode({ main = 'extension.js', settings, ...options } = {}) {
    const known = new Set((await names()).map((row) => row.names.vscode).filter(Boolean));
    return start({ folder: extension, main: path.join(extension, main), known, settings: { 'charsleuth.program': NO_PROGRAM, ...settings }, ...options });
}

/** A browser's worker out of a blob: its code in a thread of Node.js. */
class BlobWorker {
    constructor(address) {
        this.thread = resolveObjectURL(address).text().then((code) => {
            const thread = new Worker(code, { eval: true });
            thread.on('message', (data) => this.onmessage({ data })).on('error', ({ message }) => this.onerror({ message }));
            thread.unref();
            return thread;
        });
    }
    postMessage(message) {
        void this.thread.then((thread) => thread.postMessage(message));
    }
    terminate() {
        void this.thread.then((thread) => thread.terminate());
    }
}
globalThis.Worker = BlobWorker;

const koi8 = () => samples().find(([, , codec]) => codec === 'koi8-r');

for (const main of ['extension.js', 'module/browser.js']) {
    test(`${main}: every sample is switched to its encoding without a program`, async () => {
        const editor = await vscode({ main });
        const rows = await names();
        let switched = 0;
        for (const [file, text, codec] of samples().filter(([, , it]) => !LACKING.has(it) && !it.endsWith('-bom'))) {
            const document = await editor.open(file);
            const python = rows.find((row) => row.names.vscode === document.encoding).names.python;
            const read = execFileSync('python3', ['-c', 'import sys; sys.stdout.buffer.write(open(sys.argv[1], "rb").read().decode(sys.argv[2]).encode())', file, python]);
            assert.equal(read.toString(), text, `${codec}: ${document.encoding}`);
            ++switched;
        }
        assert.ok(switched > 30);
        assert.deepEqual([editor.seen.errors, editor.seen.messages], [[], []]);
    });
}

test('the package has its licences, its categories, and is below 3.5 MB', () => {
    const { size } = fs.statSync(VSIX);
    console.log(`${path.basename(VSIX)}: ${size} bytes`);
    assert.ok(size < 3_500_000);
    assert.match(fs.readFileSync(path.join(extension, 'module/LICENSES.md'), 'utf8'), /musl[\s\S]*RapidJSON/);
    assert.match(fs.readFileSync(path.join(extension, '../extension.vsixmanifest'), 'utf8'), /<Categories>Formatters,Other<\/Categories>/);
});

test('the browser\'s file asks for nothing that only Node.js has', () => {
    const text = fs.readFileSync(path.join(extension, 'module/browser.js'), 'utf8');
    assert.deepEqual([...text.matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name).filter((name) => name !== 'vscode'), []);
});

test('a long file is examined while the editor goes on, and a worker that does not answer is ended', async () => {
    const editor = await vscode();
    const file = path.join(folder, 'long.txt');
    fs.writeFileSync(file, Buffer.from('\xcf\xf0\xe8\xe2\xe5\xf2, \xec\xe8\xf0! \xd7\xf2\xee \xed\xee\xe2\xee\xe3\xee?\n'.repeat(600_000), 'latin1'));
    const begin = performance.now();
    let last = begin, longest = 0, ends = false;
    const turn = () => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
        return ends || setTimeout(turn, 1);
    };
    turn();
    const document = await editor.open(file);
    ends = true;
    turn();
    assert.equal(document.encoding, 'windows1251');
    const whole = performance.now() - begin;
    assert.ok(longest < 0.75 * whole, `a pause of ${longest} ms in ${whole}`); // a third; all of it where the editor waits
    const worker = path.join(extension, 'module/worker.js'), code = fs.readFileSync(worker);
    try {
        fs.writeFileSync(worker, 'require("node:worker_threads").parentPort.on("message", () => { for (;;); });');
        const other = await vscode();
        const { limits } = require(path.join(extension, 'module.js')); // which start() loads anew
        limits.detection = 300;
        const [second] = koi8();
        assert.equal((await other.open(second)).encoding, 'utf8');
        assert.deepEqual(other.seen.messages, ['Charsleuth: The module took too long.']);
        fs.writeFileSync(worker, code);
        limits.detection = 10_000;
        const again = path.join(folder, 'again.txt');
        fs.copyFileSync(second, again);
        assert.equal((await other.open(again)).encoding, 'koi8r');
    } finally {
        fs.writeFileSync(worker, code);
    }
});

test('the status bar, the reasons and the picks come from the module', async () => {
    const editor = await vscode();
    await editor.open(koi8()[0]);
    assert.match(editor.status.text, /^\$\(search\) KOI8-R \d+%$/);
    await editor.run('charsleuth.reopen');
    assert.equal(editor.seen.picks[0].label, 'KOI8-R');
    assert.match(editor.seen.picks[0].detail, /[а-я]{4}/);
    await editor.run('charsleuth.why');
    assert.match(editor.seen.output.join('\n'), /KOI8-R, \d+%[^]*\+\d+  \w+/);
});

function fakeProgram(script) {
    const file = path.join(folder, 'fake');
    fs.writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return file;
}

test('a program that is older than the module, or crashes, is not asked', async () => {
    for (const script of ['echo "charsleuth 0.0.9"', 'kill -SEGV $$', 'echo rubbish']) {
        const editor = await vscode({ settings: { 'charsleuth.program': fakeProgram(script) } });
        assert.equal((await editor.open(koi8()[0])).encoding, 'koi8r', script);
    }
});

test('a program that is as new answers', async () => {
    const program = fakeProgram(`case $1 in --version) echo "charsleuth ${version}";; *) echo "$@" > ${folder}/asked; exit 1;; esac`);
    const editor = await vscode({ settings: { 'charsleuth.program': program } });
    await editor.open(koi8()[0]);
    assert.match(fs.readFileSync(path.join(folder, 'asked'), 'utf8'), /^detect --json/);
});

test('"Open in Charsleuth" opens the page, or the viewer where that is set', async () => {
    const editor = await vscode();
    await editor.run('charsleuth.view', editor.uri('/a.txt'));
    assert.deepEqual(editor.seen.executed[0].slice(0, 1).concat(editor.seen.executed[0][2]), ['vscode.openWith', 'charsleuth.page']);
    const other = await vscode({ settings: { 'charsleuth.viewer': '/nonexistent/viewer' }, inspected: { globalValue: '/nonexistent/viewer' } });
    await other.run('charsleuth.view', other.uri('/a.txt'));
    assert.match(other.seen.errors[0], /no program "\/nonexistent\/viewer"/);
});

test('the page gets the module and the file, and may reach nothing else', async () => {
    const editor = await vscode();
    const [file] = koi8();
    const provider = editor.seen.editors.get('charsleuth.page');
    const posted = [];
    let receive;
    const webview = { cspSource: 'vscode-resource:', asWebviewUri: (uri) => uri, postMessage: async (message) => posted.push(message),
        onDidReceiveMessage: (listener) => { receive = listener; } };
    await provider.resolveCustomEditor(provider.openCustomDocument(editor.uri(file)), { webview });
    await receive('ready');
    assert.match(webview.html, /default-src 'none'/);
    assert.doesNotMatch(webview.html, /connect-src|unsafe-inline/);
    assert.ok(WebAssembly.validate(posted[0].module));
    assert.deepEqual(posted.map((it) => (it.module ?? it.file).constructor.name), ['Uint8Array', 'Uint8Array']);
    assert.deepEqual(Buffer.from(posted[1].file), fs.readFileSync(file));
    for (const [, address] of webview.html.matchAll(/(?:src|href)="file:\/\/([^"]+)"/g))
        assert.ok(fs.existsSync(address), address);
});

test('convert writes UTF-8, tells losses first, and respects "no"', async () => {
    const editor = await vscode();
    const [file, text] = koi8();
    const document = await editor.open(file);
    document.getText = () => text;
    await editor.run('charsleuth.convert');
    assert.equal(fs.readFileSync(file, 'utf8'), text);
    assert.equal(document.encoding, 'utf8');
    assert.deepEqual(editor.seen.warnings, []);

    const damaged = path.join(folder, 'damaged.txt');
    const good = Buffer.from('Größe, Übung, schön, Straße, Müßiggang und so weiter\n'.repeat(5));
    fs.writeFileSync(damaged, Buffer.concat([good, Buffer.from([0xe9, 0x20]), good]));
    const other = await editor.open(damaged);
    other.getText = () => '';
    editor.seen.warnings.splice(0);
    await editor.run('charsleuth.convert');
    assert.match(editor.seen.warnings[0], /A place cannot be read, the first at byte \d+.*would be lost/);
    assert.equal(fs.readFileSync(damaged).length, 2 * good.length + 2);
});

test('on save a file is converted only where that is asked for', async () => {
    for (const convertOnSave of [false, true]) {
        const editor = await vscode({ settings: { 'charsleuth.convertOnSave': convertOnSave } });
        const [file, text] = koi8();
        const document = await editor.open(file);
        document.getText = () => text;
        await editor.save(document);
        assert.equal(fs.readFileSync(file).equals(Buffer.from(text)), convertOnSave);
    }
});

test('a search lists the files that are not UTF-8', async () => {
    const editor = await vscode();
    const other = samples().map(([file, , codec]) => [path.basename(file), codec]);
    editor.vscode.workspace.root = folder;
    await editor.run('charsleuth.findOthers');
    const found = editor.seen.picks.map((row) => row.label);
    assert.ok(other.filter(([, codec]) => codec === 'koi8-r' || codec === 'shift_jis').every(([name]) => found.includes(name)));
    assert.ok(other.filter(([, codec]) => codec === 'utf-8').every(([name]) => !found.includes(name)));
});

test('files of a virtual workspace are examined, those of unknown schemes are not', async () => {
    const [file] = koi8();
    for (const [scheme, expected] of [['memory', 'koi8r'], ['output', 'utf8']]) {
        const editor = await vscode();
        const uri = editor.uri(file);
        uri.scheme = scheme;
        assert.equal((await editor.open(file, { uri })).encoding, expected, scheme);
    }
});

test('the package is below 5 MB and holds all that its manifest names', () => {
    assert.ok(fs.statSync(VSIX).size < 5e6);
    const manifest = JSON.parse(fs.readFileSync(path.join(extension, 'package.json')));
    const named = [manifest.main, manifest.browser, manifest.icon, 'README.md', 'CHANGELOG.md', 'LICENSE.txt',
        ...manifest.contributes.walkthroughs.flatMap((it) => it.steps.map((step) => step.media.markdown))];
    for (const name of named)
        assert.ok(fs.existsSync(path.join(extension, name)), name);
});
