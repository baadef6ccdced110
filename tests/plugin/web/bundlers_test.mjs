// Programs that bundle the package: what they make runs where there is no package; run by `./dev test-web`. CHARSLEUTH_LONG=1: by all bundlers.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { Browser } from './browser.mjs';
import { built, top, version, webRequire } from './built.mjs';

const MENU = path.join(top, 'resources/samples/files/menu.txt');
const ANSWER = 'Shift_JIS SHIFT_JIS お品書き';

/** A program for Node.js, as a module and as CommonJS, and one that works everywhere. */
const SOURCES = {
    'node.mjs': `import { loadSync } from 'charsleuth'; import { detect } from 'charsleuth/jschardet'; import { readFileSync } from 'node:fs';
const bytes = readFileSync(process.argv[2]), charsleuth = loadSync();
console.log(charsleuth.detect(bytes).encoding, detect(bytes).encoding, charsleuth.decode(bytes, 'Shift_JIS').text.match(/お品書き/)[0]);`,
    'node.cjs': `const { loadSync } = require('charsleuth'), { detect } = require('charsleuth/jschardet');
const bytes = require('node:fs').readFileSync(process.argv[2]), charsleuth = loadSync();
console.log(charsleuth.detect(bytes).encoding, detect(bytes).encoding, charsleuth.decode(bytes, 'Shift_JIS').text.match(/お品書き/)[0]);`,
    'any.mjs': `import { load } from 'charsleuth'; import { detect, ready } from 'charsleuth/jschardet';
globalThis.answer = async (bytes) => {
    const charsleuth = await load();
    await ready;
    return [charsleuth.detect(bytes).encoding, detect(bytes).encoding, charsleuth.decode(bytes, 'Shift_JIS').text.match(/お品書き/)[0]].join(' ');
};`,
};

let user, away;
before(() => {
    user = fs.mkdtempSync(path.join(os.tmpdir(), 'charsleuth-bundles-'));
    away = fs.mkdtempSync(path.join(os.tmpdir(), 'charsleuth-away-'));
    execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', path.join(built, `charsleuth-${version}.tgz`)], { cwd: user });
    for (const [name, text] of Object.entries(SOURCES))
        fs.writeFileSync(path.join(user, name), text);
});
after(() => [user, away].forEach((folder) => fs.rmSync(folder, { recursive: true })));

/** What a bundle says; it lies in a folder without the package. */
function said(name) {
    return execFileSync(process.execPath, [path.join(away, name), MENU], { cwd: away }).toString().trim();
}
const asked = (bundle) => `${bundle}\nglobalThis.answer(new Uint8Array(require('node:fs').readFileSync(process.argv[2]))).then(console.log);`;

test('esbuild for Node.js, as a module and as CommonJS', async () => {
    const { build } = webRequire('esbuild');
    for (const [from, format, to] of [['node.mjs', 'esm', 'a.mjs'], ['node.mjs', 'cjs', 'a.cjs'], ['node.cjs', 'cjs', 'b.cjs'], ['node.cjs', 'esm', 'c.mjs']]) {
        const banner = from === 'node.cjs' && format === 'esm'
            ? { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" } : {}; // esbuild's way for `require` of Node's own
        await build({ entryPoints: [path.join(user, from)], bundle: true, platform: 'node', format, outfile: path.join(away, to), banner, logLevel: 'error' });
        assert.equal(said(to), ANSWER, `${from} as ${format}`);
    }
});

test('esbuild for a page, in Chromium', async () => {
    const { build } = webRequire('esbuild');
    await build({ entryPoints: [path.join(user, 'any.mjs')], bundle: true, format: 'iife', outfile: path.join(away, 'page.js'), logLevel: 'error' });
    const browser = new Browser();
    await browser.start();
    try {
        const page = await (await browser.browser.newContext()).newPage();
        await page.addScriptTag({ path: path.join(away, 'page.js') });
        assert.equal(await page.evaluate((base64) => globalThis.answer(Uint8Array.from(atob(base64), (it) => it.charCodeAt(0))),
            fs.readFileSync(MENU).toString('base64')), ANSWER);
    } finally {
        await browser.stop();
    }
});

test('the package\'s files as a server has them, without a bundler, in Chromium', async () => {
    const browser = new Browser();
    await browser.start(path.join(user, 'node_modules/charsleuth/dist'));
    try {
        const page = await (await browser.browser.newContext()).newPage();
        await page.goto(`${browser.url}beside.js`);
        const fetched = [];
        page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
        assert.equal(await page.evaluate(async () => {
            const { load } = await import('/beside.js');
            return (await load()).detect(Uint8Array.of(0x83, 0x81, 0x83, 0x6a, 0x83, 0x85, 0x81, 0x5b)).encoding;
        }), 'Shift_JIS');
        assert.deepEqual(fetched, ['/beside.js', '/carried/module.js']);
    } finally {
        await browser.stop();
    }
});

test('rollup, with nothing but its resolver', async () => {
    const { rollup } = webRequire('rollup');
    const { nodeResolve } = webRequire('@rollup/plugin-node-resolve');
    for (const [from, options, to] of [['any.mjs', {}, 'd.cjs'], ['node.mjs', { exportConditions: ['node'], preferBuiltins: true }, 'e.cjs']]) {
        const bundle = await rollup({ input: path.join(user, from), external: [/^node:/], plugins: [nodeResolve(options)], onwarn(warning) { assert.fail(warning.message); } });
        const { output: [{ code }] } = await bundle.generate({ format: 'cjs' });
        fs.writeFileSync(path.join(away, to), from === 'any.mjs' ? asked(code) : code);
        assert.equal(said(to), ANSWER, from);
    }
});
