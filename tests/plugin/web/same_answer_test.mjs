// The module answers what the command line answers, byte for byte; run by `./dev test-web`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { charsleuthPackage, moduleBytes, program, top } from './built.mjs';

const { loadSync } = charsleuthPackage;
const MOST = { maxBuffer: 1 << 28 };

let folder, files;
before(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'charsleuth-web-'));
    files = JSON.parse(execFileSync('python3', [path.join(top, 'tests/plugin/web/cases.py'), folder], MOST));
});
after(() => fs.rmSync(folder, { recursive: true }));

/** The command line's line for each file. */
function answersOf(options = []) {
    const printed = execFileSync(program, ['detect', '--json', '--raw', '--no-sidecar', '--files-from', '-', ...options], { ...MOST, input: files.join('\n') });
    const lines = printed.toString().split(/(?<=\n)/);
    assert.equal(lines.length, files.length);
    // The names of binary formats come from libmagic, which the module is without.
    return lines.map((line) => line.replace(/"binary_format":"(?:[^"\\]|\\.)*"/, '"binary_format":null'));
}

const hintsFor = (file) => ({ file, hints: { filename: path.basename(file) } });

for (const name of ['vectors', 'plain']) {
    test(`${name}: every answer is the command line's`, () => {
        const charsleuth = loadSync(moduleBytes(name));
        const expected = answersOf();
        assert.ok(files.length > 1000, `${files.length}`);
        files.forEach((file, i) => assert.equal(charsleuth.detectJson(fs.readFileSync(file), hintsFor(file)), expected[i], file));
    });
}

test('all candidates, none but some, all but some, parts', () => {
    const charsleuth = loadSync();
    for (const [options, same] of [[['--top', '0'], { top: 0 }], [['--top', '1'], { top: 1 }],
        [['--only', 'UTF-8,Shift_JIS,windows-1252'], { only: ['UTF-8', 'Shift_JIS', 'windows-1252'] }],
        [['--segments'], { segments: true }], [['--exclude', 'UTF-8', '--hint', 'language=ja'], { exclude: ['UTF-8'], hints: { language: 'ja' } }]]) {
        const expected = answersOf(options);
        files.forEach((file, i) => {
            if (i % 5 === 0 || i < 300)
                assert.equal(charsleuth.detectJson(fs.readFileSync(file),
                    { ...same, file, hints: { ...same.hints, filename: path.basename(file) } }), expected[i], `${options} ${file}`);
        });
    }
});

test('the answer does not depend on how the input was cut', () => {
    const charsleuth = loadSync();
    for (const file of files.filter((_, i) => i % 7 === 0)) {
        const bytes = fs.readFileSync(file);
        const whole = charsleuth.detectJson(bytes, hintsFor(file));
        for (const size of [1, 7, 4096]) {
            if (bytes.length / size > 100_000)
                continue;
            const examination = charsleuth.examine(hintsFor(file));
            for (let at = 0; at < bytes.length; at += size)
                examination.feed(bytes.subarray(at, at + size));
            assert.equal(examination.concludeJson(), whole, `${file} in pieces of ${size}`);
        }
    }
});

test('parts of mixed files are the command line\'s', () => {
    const charsleuth = loadSync();
    const sample = (name) => fs.readFileSync(path.join(top, 'resources/samples/files', name));
    const inputs = { 'two.txt': Buffer.concat([sample('garden.txt'), sample('menu.txt')]), 'three.txt': Buffer.concat([sample('film.srt'), sample('garden.txt'), sample('film.srt')]),
        'blob.txt': Buffer.concat([sample('menu.txt'), Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 167 + (i >> 3)) & 255)), sample('menu.txt')]),
        'one.txt': sample('menu.txt'), 'empty.txt': Buffer.alloc(0) };
    const counts = Object.entries(inputs).map(([name, bytes]) => {
        const file = path.join(folder, name);
        fs.writeFileSync(file, bytes);
        const printed = execFileSync(program, ['detect', '--json', '--raw', '--no-sidecar', '--segments', file], MOST).toString();
        const same = printed.replace(/"binary_format":"(?:[^"\\]|\\.)*"/, '"binary_format":null');
        assert.equal(charsleuth.detectJson(bytes, { segments: true, ...hintsFor(file) }), same, name);
        const segments = charsleuth.segments(bytes, hintsFor(file));
        assert.deepEqual(segments, JSON.parse(printed).segments, name);
        return segments.length;
    });
    assert.deepEqual([counts[0], counts[1], counts[3], counts[4]], [2, 3, 1, 0]);
});

test('a brief answer is the same but for reasons, previews, mixture, mojibake and bodies', () => {
    const charsleuth = loadSync();
    let withBodies = 0;
    for (const file of files.filter((_, i) => i % 9 === 0)) {
        const bytes = fs.readFileSync(file);
        const { bodies, ...whole } = charsleuth.detect(bytes, hintsFor(file));
        withBodies += bodies ? 1 : 0;
        const candidates = whole.candidates.map((candidate) => ({ ...candidate, preview: '', evidence: [] }));
        assert.deepEqual(charsleuth.detect(bytes, { brief: true, ...hintsFor(file) }), { ...whole, candidates, mixed: false, mojibake: null }, file);
    }
    assert.ok(withBodies > 0);
});

test('repairs are the command line\'s', () => {
    const charsleuth = loadSync();
    const repaired = path.join(folder, 'garbled');
    fs.mkdirSync(repaired);
    const good = 'Größe, Übung; naïve café, Привет, мир! — „ja“\n';
    const garbled = Buffer.from(Buffer.from(good).toString('latin1'));
    const inputs = { 'once.txt': garbled, 'twice.txt': Buffer.from(garbled.toString('latin1')), 'parts.txt': Buffer.concat([Buffer.from(good), garbled, Buffer.from(good)]),
        'sound.txt': Buffer.from(good), 'legacy.txt': Buffer.from('Gr\xf6\xdfe, \xdcbung, sch\xf6n und so weiter\n', 'latin1') };
    for (const [name, bytes] of Object.entries(inputs)) {
        const file = path.join(repaired, name);
        fs.writeFileSync(file, bytes);
        const printed = execFileSync(program, ['repair', '--json', '--no-sidecar', file], MOST).toString();
        assert.equal(charsleuth.repairJson(bytes, { file }), printed, name);
        assert.equal(charsleuth.repair(bytes).text, execFileSync(program, ['repair', '--no-sidecar', file], MOST).toString(), name);
    }
    assert.equal(charsleuth.repair(garbled).text, good);
    assert.ok(charsleuth.repair(inputs['parts.txt']).changed > 0);
});

test('the table of encodings is the command line\'s', () => {
    assert.equal(loadSync().encodingsJson(), execFileSync(program, ['list', '--json'], MOST).toString());
});

test('decoding is the command line\'s, and counts as the detection does', () => {
    const charsleuth = loadSync();
    const sampled = files.filter((file) => /samples|menu|film|walk|garden|cafe|fishing|stock/.test(path.basename(file))).slice(0, 12);
    assert.ok(sampled.length > 6);
    for (const file of sampled) {
        const bytes = fs.readFileSync(file);
        for (const encoding of ['UTF-8', 'Shift_JIS', 'EUC-KR', 'windows-1251', 'UTF-16LE', 'ISO-2022-JP', 'IBM273', 'gb18030']) {
            const shown = execFileSync(program, ['show', '--raw', '--as', encoding, '--malformed', 'replace', file], MOST).toString();
            const { text, malformed, malformedCount } = charsleuth.decode(bytes, encoding);
            assert.equal(Buffer.from(text.toWellFormed()).toString(), shown, `${file} as ${encoding}`);
            const [candidate] = charsleuth.detect(bytes, { only: [encoding], ...hintsFor(file) }).candidates;
            assert.deepEqual([malformedCount, malformed[0]?.begin ?? null], [candidate?.malformed ?? malformedCount, candidate ? candidate.first_malformed : malformed[0]?.begin ?? null]);
            for (const { begin, end, at } of malformed)
                assert.ok(end > begin && text[at] === '\uFFFD', `${file} as ${encoding}: ${begin}`);
        }
    }
});
