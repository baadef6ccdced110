// The package as its users meet it, and bad input; run by `./dev test-web`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { built, charsleuthPackage, moduleBytes, top, version, webRequire } from './built.mjs';
import { table, written } from './package_table.mjs';

const { CharsleuthError, load, loadSync } = charsleuthPackage;
const TGZ = path.join(built, `charsleuth-${version}.tgz`);
const MENU = path.join(top, 'resources/samples/files/menu.txt');
const withCode = (code) => (error) => error instanceof CharsleuthError && error.code === code;

test('installed in an empty folder it detects a file in three lines, as ESM, CommonJS and in TypeScript', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'charsleuth-user-'));
    const run = (...words) => execFileSync(words[0], words.slice(1), { cwd: folder }).toString();
    run('npm', 'install', '--offline', '--no-audit', '--no-fund', '--silent', TGZ);
    fs.writeFileSync(path.join(folder, 'a.mjs'), `import { readFileSync } from 'node:fs'; import { load } from 'charsleuth';
const charsleuth = await load();
console.log(charsleuth.detect(readFileSync(${JSON.stringify(MENU)})).encoding);\n`);
    fs.writeFileSync(path.join(folder, 'a.cjs'), `const { loadSync } = require('charsleuth'); const { detect } = require('charsleuth/jschardet');
const bytes = require('node:fs').readFileSync(${JSON.stringify(MENU)});
console.log(loadSync().detect(bytes).encoding, detect(bytes).encoding);\n`);
    assert.equal(run('node', 'a.mjs'), 'Shift_JIS\n');
    assert.equal(run('node', 'a.cjs'), 'Shift_JIS SHIFT_JIS\n');
    for (const [name, text] of [['b.mts', "import { load, type Answer } from 'charsleuth';\nimport { detect } from 'charsleuth/jschardet';\n"
        + 'const answer: Answer = (await load()).detect(new Uint8Array());\nexport const text: ReadableStream<string> = new Blob([]).stream().pipeThrough((await load()).decodeStream("UTF-8"));\nexport const found: [string | null, number] = [answer.encoding, detect("a").confidence];\n'],
    ['b.cts', "import charsleuth = require('charsleuth');\nexport const text: string = charsleuth.loadSync().decode(new Uint8Array(), 'UTF-8').text;\n"]])
        fs.writeFileSync(path.join(folder, name), text);
    for (const [compiler, lib] of [['typescript', ['es2023', 'dom']], ['typescript-5.0', ['es2022', 'dom']]]) {
        const compilerOptions = { noEmit: true, strict: true, target: 'es2022', module: 'nodenext', lib, types: [] };
        fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['b.mts', 'b.cts'] }));
        run('node', webRequire.resolve(`${compiler}/bin/tsc`), '-p', '.');
    }
    fs.rmSync(folder, { recursive: true });
});

test('a script that carries bytes is read when these are asked for, once, and what is missing has an error', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'charsleuth-lacking-'));
    fs.cpSync(path.join(built, 'package'), folder, { recursive: true });
    const carried = (part) => path.join(folder, 'dist/carried', `${part}.js`);
    const ask = `const { loadSync } = await import('./dist/node.js'); await import('./dist/node.cjs'); console.log(loadSync().detect(new Uint8Array([65])).encoding);`;
    const run = (code) => execFileSync('node', ['--input-type=module', '-e', code], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }).toString();
    assert.equal(run(`${ask} await import('./dist/node.bundled.js'); console.log(loadSync().version);`), `US-ASCII\n${version}\n`); // which runs the scripts
    assert.equal(run(`await import('./dist/node.bundled.js'); ${ask}`), 'US-ASCII\n');
    fs.rmSync(carried('plain'));
    assert.equal(run(ask), 'US-ASCII\n');
    fs.rmSync(carried('module'));
    assert.throws(() => run(ask), /module-missing|the package's carried\/module\.js/);
    assert.equal(run(`await import('./dist/node.js'); console.log('imported');`), 'imported\n');
    fs.rmSync(folder, { recursive: true });
});

test('the package is below 3.5 MB and has its README, types and licences', () => {
    const { size } = fs.statSync(TGZ);
    console.log(`${path.basename(TGZ)}: ${size} bytes`);
    assert.ok(size < 3_500_000, `${size}`);
    const names = execFileSync('tar', ['tf', TGZ]).toString();
    for (const name of ['README.md', 'LICENSE', 'LICENSES.md', 'dist/carried/module.js', 'dist/carried/plain.js', 'dist/node.js', 'dist/node.cjs', 'dist/browser.js', 'dist/beside.js', 'dist/types/index.node.d.ts'])
        assert.match(names, new RegExp(`^package/${name}$`, 'm'));
});

test('10,000 calls take no more memory than the first hundred', () => {
    const charsleuth = loadSync();
    const bytes = fs.readFileSync(MENU);
    const call = (i) => {
        charsleuth.detect(bytes.subarray(0, 1 + (i % bytes.length)));
        charsleuth.encode(charsleuth.decode(bytes, 'Shift_JIS').text, 'UTF-16LE');
    };
    for (let i = 0; i < 500; ++i)
        call(i);
    const { memory } = charsleuth;
    for (let i = 0; i < 10_000; ++i)
        call(i);
    assert.equal(charsleuth.memory, memory);
});

test('a long input is fed through a buffer: memory does not depend on its length', () => {
    const charsleuth = loadSync();
    const piece = Buffer.from('Größe, Übung, schön, Straße, Müßiggang und so weiter\n'.repeat(20_000));
    const memoryAfter = (pieces) => {
        const examination = charsleuth.examine();
        for (let i = 0; i < pieces; ++i)
            examination.feed(piece);
        assert.equal(examination.conclude().size, pieces * piece.length);
        return charsleuth.memory;
    };
    const pieces = process.env.CHARSLEUTH_LONG ? Math.ceil(2 ** 31 / piece.length) + 1 : 60; // beyond 2 GiB in the long form
    const few = memoryAfter(20);
    assert.ok(memoryAfter(pieces) <= few + 4e6);
});

test('what is too long for parts has an error that says how much is not, and the module goes on', () => {
    const charsleuth = loadSync();
    const long = new Uint8Array(process.env.CHARSLEUTH_LONG ? 2 ** 31 + 1 : 2 ** 28 + 1).fill(0x61);
    assert.throws(() => charsleuth.segments(long), (error) => withCode('too-long')(error) && /256 MiB/.test(error.message));
    assert.equal(charsleuth.detect(long).encoding, 'US-ASCII');
    assert.throws(() => charsleuth.examine({ segments: true }).feed(long.subarray(0, 2 ** 21)).conclude(), withCode('too-long')); // nobody kept it
    assert.equal(charsleuth.segments(fs.readFileSync(MENU))[0].encoding, 'Shift_JIS');
});

test('text survives every encoding that can hold it', () => {
    const charsleuth = loadSync();
    const text = 'Grüße, größer; 日本語の文字; Привет, мир; Καλημέρα; שלום; สวัสดี; 한국어 😀';
    let whole = 0;
    for (const { encoding } of charsleuth.encodings()) {
        const { bytes, lost } = charsleuth.encode(text, encoding, { onLoss: 'omit' });
        const left = lost.reduceRight((rest, { at, character }) => rest.slice(0, at) + rest.slice(at + character.length), text);
        assert.equal(charsleuth.decode(bytes, encoding).text, left, encoding);
        whole += lost.length === 0 ? 1 : 0;
    }
    assert.ok(whole >= 10, `${whole}`);
});

test('the encoded bodies of a mail are told, and decoded', () => {
    const charsleuth = loadSync();
    const meant = 'Größe und Länge der Straße für überall.\n';
    const mail = Buffer.from(`Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${Buffer.from(meant, 'latin1').toString('base64')}\n`);
    for (const { bodies } of [charsleuth.detect(mail), charsleuth.detect(mail, { segments: true })]) {
        const [{ range: [begin, end], encoding, transfer, contradicted, lines }] = bodies;
        assert.deepEqual([encoding, transfer, contradicted, lines], ['windows-1252', 'base64', 'utf-8', [4, 4]]);
        assert.equal(charsleuth.decode(charsleuth.decodedBody(mail.subarray(begin, end), transfer), encoding).text, meant);
    }
    assert.equal(Buffer.from(charsleuth.decodedBody(Buffer.from('Gr=F6=\n=DFe =E4'), 'quoted-printable')).toString('latin1'), 'Größe ä');
    assert.deepEqual(charsleuth.decodedBody(new Uint8Array(), 'base64'), new Uint8Array());
    assert.equal(charsleuth.detect(Buffer.from(meant)).bodies, undefined);
});

test('losses are told: an error that names the character, ?, an escape', () => {
    const charsleuth = loadSync();
    assert.throws(() => charsleuth.encode('a€b', 'ISO-8859-5'), (error) => withCode('lossy')(error) && /U\+20AC \(at 1\)/.test(error.message));
    const lost = [{ at: 1, character: '😀' }];
    assert.deepEqual(charsleuth.encode('a😀b', 'windows-1252', { onLoss: 'replace' }), { bytes: new TextEncoder().encode('a?b'), lost });
    assert.deepEqual(charsleuth.encode('a😀b', 'windows-1252', { onLoss: 'escape' }), { bytes: new TextEncoder().encode('a\\u{1F600}b'), lost });
});

test('a decoder goes on from a checkpoint, and pieces give the same as all at once', () => {
    const charsleuth = loadSync();
    const bytes = fs.readFileSync(MENU);
    const first = charsleuth.decoder('Shift_JIS');
    const begin = first.feed(bytes.subarray(0, 101)).text;
    const copy = first.copy();
    assert.equal(begin + first.feed(bytes.subarray(101), true).text, charsleuth.decode(bytes, 'Shift_JIS').text);
    assert.equal(begin + copy.feed(bytes.subarray(101), true).text, charsleuth.decode(bytes, 'Shift_JIS').text);
    copy.close();
    assert.throws(() => copy.feed(bytes), withCode('bad-option'));
});

const streamed = async (pieces, stream) => {
    const out = [];
    const source = new ReadableStream({
        pull(controller) {
            if (pieces.length === 0)
                return controller.close();
            controller.enqueue(pieces.shift());
        },
    });
    for await (const piece of source.pipeThrough(stream))
        out.push(piece);
    return out;
};
const divided = (whole, size) => Array.from({ length: Math.ceil(whole.length / size) }, (_, i) => whole.slice(i * size, (i + 1) * size));

test('streams give what all at once gives, however the input was cut', async () => {
    const charsleuth = loadSync();
    const text = `\uFEFF${'日本語の文字 😀 Grüße — «да»\n'.repeat(30)}`;
    for (const encoding of ['Shift_JIS', 'UTF-8', 'UTF-16LE', 'ISO-2022-JP', 'gb18030', 'windows-1251', 'UTF-7']) {
        const { bytes } = charsleuth.encode(text, encoding, { onLoss: 'escape' });
        for (const size of [1, 7, 100_000]) {
            assert.equal((await streamed(divided(bytes, size), charsleuth.decodeStream(encoding))).join(''), charsleuth.decode(bytes, encoding).text, `${encoding} ${size}`);
            for (const onLoss of ['omit', 'replace', 'escape'])
                assert.deepEqual(Buffer.concat(await streamed(divided(text, size), charsleuth.encodeStream(encoding, { onLoss }))),
                    Buffer.from(charsleuth.encode(text, encoding, { onLoss }).bytes), `${encoding} ${size} ${onLoss}`);
        }
    }
    assert.equal((await streamed([Uint8Array.of(0xef, 0xbb, 0xbf), Uint8Array.of(0x61)], charsleuth.decodeStream('UTF-8', { keepBom: true }))).join(''), '\uFEFFa');
    assert.deepEqual(await streamed([], charsleuth.decodeStream('Shift_JIS')), []);
    await assert.rejects(streamed(['ab', 'c€d'], charsleuth.encodeStream('ISO-8859-5')), (error) => withCode('lossy')(error) && /U\+20AC \(at 3\)/.test(error.message));
    await assert.rejects(streamed(['text'], charsleuth.decodeStream('UTF-8')), TypeError);
    assert.throws(() => charsleuth.encodeStream('klingon'), withCode('bad-option'));
});

test('a long text is encoded about as fast as iconv-lite does', () => {
    const charsleuth = loadSync();
    const iconv = webRequire('iconv-lite');
    const best = (work) => Math.min(...Array.from({ length: 7 }, () => {
        const { user } = process.cpuUsage();
        work();
        return process.cpuUsage().user - user;
    }));
    const text = '日本語の文字列、メニューです。価格は1200円（税込）\n'.repeat(40_000);
    assert.deepEqual(Buffer.from(charsleuth.encode(text, 'Shift_JIS').bytes), iconv.encode(text, 'Shift_JIS'));
    const [ours, theirs] = [best(() => charsleuth.encode(text, 'Shift_JIS')), best(() => iconv.encode(text, 'Shift_JIS'))];
    assert.ok(ours < 2 * theirs, `${ours} and ${theirs} microseconds`);
});

test('bad input has an error that says what is wrong', async () => {
    const charsleuth = loadSync();
    for (const work of [() => charsleuth.decode(new Uint8Array(), 'klingon'), () => charsleuth.encode('', ''), () => charsleuth.detect(new Uint8Array(), { only: ['klingon'] }),
        () => charsleuth.detect(new Uint8Array(), { hints: { language: '!' } }), () => charsleuth.detect(new Uint8Array(), { hints: { sign: 'x' } }),
        () => charsleuth.detect(new Uint8Array(), { only: ['UTF-8'], exclude: ['UTF-8'] }), () => charsleuth.detect(new Uint8Array(), { file: 'a\0b' }),
        () => charsleuth.detect(new Uint8Array(), { top: -1 })])
        assert.throws(work, withCode('bad-option'));
    assert.throws(() => charsleuth.detect('text'), TypeError);
    await assert.rejects(load('/nonexistent/charsleuth.wasm'), withCode('module-missing'));
    await assert.rejects(load(new Uint8Array(100)), withCode('module-mismatch'));
    await assert.rejects(load(moduleBytes('vectors').slice(0, 100_000)), withCode('module-mismatch'));
    await assert.rejects(load(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)), withCode('module-mismatch'));
    const other = Buffer.from(moduleBytes('vectors'));
    other.write(version.replace(/\d+$/, '9'), other.lastIndexOf(`${version}\0`));
    await assert.rejects(load(other), withCode('module-mismatch'));
});

test('a name that is no UTF-8 or has lone surrogates, an empty input, views of any kind', () => {
    const charsleuth = loadSync();
    assert.equal(charsleuth.detect(new Uint8Array(), { file: '\uD800.txt', hints: { filename: '\uD800.txt' } }).file, '\uFFFD.txt');
    assert.equal(charsleuth.detect(new ArrayBuffer(0)).size, 0);
    assert.equal(charsleuth.detect(new DataView(Uint8Array.of(1, 65, 66, 2).buffer, 1, 2)).encoding, 'US-ASCII');
    assert.deepEqual(charsleuth.decode(new Uint8Array(), 'UTF-8'), { text: '', malformed: [], malformedCount: 0 });
});

test('when memory runs out there is a message, and a new module works', () => {
    const charsleuth = loadSync();
    assert.throws(() => charsleuth.detect(new Uint8Array(10), { hints: { filename: 'x'.repeat(400e6) } }), withCode('no-memory'));
    assert.throws(() => charsleuth.detect(new Uint8Array(10)), withCode('broken'));
    assert.equal(loadSync().detect(fs.readFileSync(MENU)).encoding, 'Shift_JIS');
});

test('each worker has a module of its own, out of one that was compiled once', async () => {
    const module = new WebAssembly.Module(moduleBytes('vectors'));
    const code = `import { parentPort, workerData } from 'node:worker_threads'; import { load } from ${JSON.stringify(pathToFileURL(path.join(built, 'package/dist/node.js')))};
        parentPort.postMessage((await load(workerData.module)).detect(workerData.bytes).encoding);`;
    const answers = await Promise.all([1, 2].map(() => new Promise((resolve, reject) => {
        const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), { workerData: { module, bytes: fs.readFileSync(MENU) } });
        worker.on('message', resolve).on('error', reject);
    })));
    assert.deepEqual(answers, ['Shift_JIS', 'Shift_JIS']);
});

test('the table of its README is what the packages give; the last row, their sizes, changes with each build', () => {
    const lines = (text) => text.trim().split('\n').slice(0, -1);
    assert.deepEqual(lines(written()), lines(table()));
});
