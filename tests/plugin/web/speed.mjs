// The module's speed and accuracy beside the program's and those of JavaScript's other detectors, as Markdown: speed.mjs FILE [SAMPLES WILD]
// Labelled files: folders with a manifest.tsv (path, encoding). The machine should be idle. Each detector is asked in a process of its own:
// speed.mjs --ask NUMBER, with the inputs on standard input.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { built, charsleuthPackage, program, top, version, webRequire } from './built.mjs';

const versionOf = (name) => JSON.parse(fs.readFileSync(path.join(top, 'plugin/web/node_modules', name, 'package.json'))).version;

/** Names, and what loads them: a function from bytes to the name of an encoding. */
const DETECTORS = [
    [`charsleuth ${version}`, () => {
        const charsleuth = charsleuthPackage.loadSync();
        return (bytes) => charsleuth.detect(bytes).encoding;
    }],
    [`jschardet ${versionOf('jschardet-3')}`, () => {
        const { detect } = webRequire('jschardet-3');
        return (bytes) => detect(Buffer.from(bytes)).encoding;
    }],
    [`jschardet ${versionOf('jschardet-4')}`, () => {
        const { detect } = webRequire('jschardet-4');
        return (bytes) => detect(bytes).encoding;
    }],
    [`chardet ${versionOf('chardet')}`, () => webRequire('chardet').detect],
];

/** Microseconds of a call, in the best of several rounds: what else the machine does makes the others longer. */
function timed(work, inputs) {
    const rounds = [];
    const until = performance.now() + 2500; // the first rounds are compiled meanwhile
    do {
        const started = performance.now();
        for (const bytes of inputs)
            work(bytes);
        rounds.push((1000 * (performance.now() - started)) / inputs.length);
    } while (performance.now() < until || rounds.length < 3);
    return Math.min(...rounds);
}

/** What a detector says of each of the inputs, and microseconds for one; in a process of its own. */
function asked(detector, inputs) {
    const command = [fileURLToPath(import.meta.url), '--ask', String(DETECTORS.findIndex(([name]) => name === detector))];
    return deserialize(execFileSync(process.execPath, command, { input: serialize(inputs), maxBuffer: 1 << 30 }));
}

if (process.argv[2] === '--ask') {
    const work = DETECTORS[process.argv[3]][1]();
    const inputs = deserialize(fs.readFileSync(0)).map((bytes) => Buffer.from(bytes));
    process.stdout.write(serialize({ answers: inputs.map((bytes) => work(bytes)), time: timed(work, inputs) }), () => process.exit());
    await new Promise(() => {});
}

/** Microseconds that the program takes for each of the inputs in one thread, with reading and printing, without its start. */
function nativeTime(inputs) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'charsleuth-speed-'));
    const files = inputs.map((bytes, i) => {
        fs.writeFileSync(path.join(folder, `${i}`), bytes);
        return path.join(folder, `${i}`);
    });
    const copies = Math.max(1, Math.min(200, Math.round(2e7 / (inputs.reduce((sum, it) => sum + it.length + 5000, 0)))));
    const run = (count) => {
        const input = Array.from({ length: count }, () => files).flat().join('\n');
        const started = performance.now();
        execFileSync(program, ['detect', '--json', '--raw', '--no-sidecar', '--jobs', '1', '--files-from', '-'], { input, maxBuffer: 1 << 30, stdio: ['pipe', 'pipe', 'ignore'] });
        return performance.now() - started;
    };
    const best = (count) => Math.min(...[0, 1, 2, 3, 4].map(() => run(count)));
    const time = (1000 * (best(copies + 1) - best(1))) / copies / inputs.length;
    fs.rmSync(folder, { recursive: true });
    return time;
}

const sampleFolder = path.join(top, 'resources/samples/files');
const samples = fs.readdirSync(sampleFolder).map((name) => fs.readFileSync(path.join(sampleFolder, name)));
const repeated = (bytes, size) => Buffer.concat(Array(Math.ceil(size / bytes.length)).fill(bytes)).subarray(0, size);
const figure = (number) => (number < 10 ? number.toFixed(1) : Math.round(number).toLocaleString('en'));

function table(title, heads, rows) {
    return `## ${title}\n\n| | ${heads.join(' | ')} |\n|---|${heads.map(() => '---:|').join('')}\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
}

function byLength() {
    const sizes = [16, 64, 256, 1024, 4096, 65536];
    const inputs = (size) => samples.map((bytes) => repeated(bytes, size));
    const rows = DETECTORS.map(([name]) => [name, ...sizes.map((size) => figure(asked(name, inputs(size)).time))]);
    rows.splice(1, 0, ['the program, with JSON', ...sizes.map((size) => figure(nativeTime(inputs(size))))]);
    return table('Microseconds for a text, by its length in bytes', sizes.map((size) => size.toLocaleString('en')), rows);
}

function longInput() {
    const kinds = [['UTF-8', 'garden.txt'], ['Shift_JIS', 'menu.txt'], ['windows-1251', 'film.srt'], ['UTF-16LE', 'cafe.log']];
    const size = 10_000_000;
    const inputs = kinds.map(([, name]) => repeated(fs.readFileSync(path.join(sampleFolder, name)), size));
    const speed = (name, length) => inputs.map((bytes) => figure(length / asked(name, [bytes.subarray(0, length)]).time));
    const rows = DETECTORS.slice(0, 1).map(([name]) => [name, ...speed(name, size)]);
    rows.push(['the program', ...inputs.map((bytes) => figure(size / nativeTime([bytes])))]);
    for (const [name] of DETECTORS.slice(1))
        rows.push([name, ...speed(name, size / 10)]);
    return table('MB/s for 10 MB (the others: 1 MB)', kinds.map(([name]) => name), rows);
}

const charsleuth = charsleuthPackage.loadSync();
/** Text under an encoding of any detector's name; null for a name that nobody knows. */
function read(bytes, encoding) {
    try {
        return encoding === null ? null : charsleuth.decode(bytes, encoding).text;
    } catch {
        return null;
    }
}

function realFiles(title, folder) {
    const rows = fs.readFileSync(path.join(folder, 'manifest.tsv'), 'utf8').split('\n').map((line) => line.split('\t'))
        .filter(([name, encoding]) => encoding && name !== 'path' && fs.existsSync(path.join(folder, name)));
    const files = rows.map(([name, encoding]) => ({ bytes: fs.readFileSync(path.join(folder, name)), encoding })).filter(({ bytes }) => bytes.length > 0);
    const texts = files.map(({ bytes, encoding }) => read(bytes, encoding));
    const known = files.map((it, i) => ({ ...it, text: texts[i] })).filter((it) => it.text !== null);
    const inputs = known.map((it) => it.bytes);
    const lines = DETECTORS.map(([name]) => {
        const { answers, time } = asked(name, inputs);
        const right = known.filter(({ bytes, text }, i) => read(bytes, answers[i]) === text).length;
        return [name, `${right} (${((100 * right) / known.length).toFixed(1)} %)`, (time / 1000).toFixed(2)];
    });
    lines.splice(1, 0, ['the program, with JSON', 'the same', (nativeTime(inputs) / 1000).toFixed(2)]);
    return table(`${title}: ${known.length} files`, ['read to the right text', 'ms a file'], lines);
}

/** Milliseconds until the first answer, and MiB of memory that this takes, in a process of its own. */
function starting() {
    const words = [
        [`charsleuth ${version}`, `require(${JSON.stringify(path.join(built, 'package/dist/node.cjs'))}).loadSync().detect(bytes)`],
        [`jschardet ${versionOf('jschardet-3')}`, `require(${JSON.stringify(webRequire.resolve('jschardet-3'))}).detect(bytes)`],
        [`jschardet ${versionOf('jschardet-4')}`, `require(${JSON.stringify(webRequire.resolve('jschardet-4'))}).detect(bytes)`],
        [`chardet ${versionOf('chardet')}`, `require(${JSON.stringify(webRequire.resolve('chardet'))}).detect(bytes)`],
    ];
    const rows = words.map(([name, code]) => {
        const script = `const bytes = require('fs').readFileSync(${JSON.stringify(path.join(sampleFolder, 'menu.txt'))}); const before = process.memoryUsage().rss;
const started = performance.now(); ${code}; console.log(performance.now() - started, (process.memoryUsage().rss - before) / 1048576);`;
        const runs = Array.from({ length: 7 }, () => execFileSync(process.execPath, ['-e', script]).toString().trim().split(' ').map(Number));
        const median = (column) => runs.map((run) => run[column]).sort((a, b) => a - b)[3];
        return [name, Math.round(median(0)), Math.round(median(1))];
    });
    return table('Load, and the first answer', ['ms', 'MiB of memory'], rows);
}

const [out, ...folders] = process.argv.slice(2);
const parts = [`# Speed of the module

Written by \`./dev web-speed\`: ${os.cpus()[0].model.trim()}, Node.js ${process.version}, ${new Date().toISOString().slice(0, 10)}. Each detector is asked in
a process of its own about the same bytes, without hints; times are those of the best of several rounds. The program runs in one thread, its start is subtracted.
`, starting(), byLength(), longInput()];
for (const [i, title] of ['Test files of browsers and detectors', 'Files as they lie in repositories'].entries())
    if (folders[i])
        parts.push(realFiles(title, folders[i]));
fs.writeFileSync(out, parts.join('\n'));
