// The packed extension in a real VS Code (code-server) driven by a real browser, headless.
// Run by `./dev test-vscode --end-to-end`: end_to_end.js CODE_SERVER_FOLDER VSIX CHARSLEUTH CHROMIUM [--without-program]
// Without a program the extension has to answer by the module that it carries; CHARSLEUTH then only lists names for the test.
'use strict';

const assert = require('node:assert/strict');
const { execFileSync, spawn } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const [SERVER, VSIX, PROGRAM, CHROMIUM, WITHOUT] = process.argv.slice(2);
const ASKED = WITHOUT === '--without-program' ? '/nonexistent/charsleuth' : PROGRAM;
const puppeteer = require(path.join(SERVER, 'node_modules/puppeteer-core'));
const ENTRY = path.join(SERVER, 'node_modules/code-server/out/node/entry.js');
const PORT = 20000 + (process.pid % 10000);
const SECONDS = 60; // until something that should appear is given up

// What VS Code lacks, and UTF-16 without a mark, which it takes for binary.
const NOT_IN_VSCODE = new Set(['mac-cyrillic', 'johab', 'iso2022-jp', 'hz', 'utf-16-le']);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'charsleuth-vscode-'));
const files = path.join(folder, 'files');
const options = ['--user-data-dir', path.join(folder, 'data'), '--extensions-dir', path.join(folder, 'extensions')];
const environment = { ...process.env, HOME: folder };

function samples() {
    fs.mkdirSync(files);
    const script = 'import sys, json, pathlib; sys.path.insert(0, sys.argv[1]); import texts; '
        + 'print(json.dumps([[p.name, texts.TEXTS[l], c] for p, l, c in texts.write_samples(pathlib.Path(sys.argv[2]))]))';
    return JSON.parse(execFileSync('python3', ['-c', script, path.join(__dirname, '..'), files]));
}

function startServer() {
    fs.mkdirSync(path.join(folder, 'data/User'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'data/User/settings.json'), JSON.stringify({
        'charsleuth.program': ASKED, 'security.workspace.trust.enabled': false, 'workbench.startupEditor': 'none',
        'workbench.tips.enabled': false, 'window.restoreWindows': 'none', 'workbench.editor.enablePreview': false }));
    execFileSync(process.execPath, [ENTRY, ...options, '--install-extension', VSIX], { env: environment });
    return spawn(process.execPath, [ENTRY, ...options, '--auth', 'none', '--disable-telemetry', '--disable-update-check',
        '--bind-addr', `127.0.0.1:${PORT}`, files], { env: environment, stdio: 'ignore', detached: true });
}

async function until(what, check) {
    const deadline = Date.now() + SECONDS * 1000;
    for (;;) {
        const value = await check().catch(() => undefined);
        if (value)
            return value;
        if (Date.now() > deadline)
            throw new Error(`${what}: not within ${SECONDS} s`);
        await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

class Window {
    constructor(page) {
        this.page = page;
    }

    async keys(...names) {
        for (const name of names)
            await this.page.keyboard.down(name);
        for (const name of names.reverse())
            await this.page.keyboard.up(name);
    }

    /** Answers a quick pick that a key opens. */
    async pick(text, ...keys) {
        await this.keys(...keys);
        await this.answer(text);
    }

    async answer(text) {
        await this.page.waitForSelector('.quick-input-widget:not([style*="display: none"]) input', { timeout: SECONDS * 1000 });
        await this.page.keyboard.type(text, { delay: 5 });
        await new Promise((resolve) => setTimeout(resolve, 700)); // for the list to be filtered
        await this.page.keyboard.press('Enter');
    }

    /** The text of the active editor as it is shown, in the order of its lines. */
    text() {
        return this.page.evaluate(() => [...document.querySelectorAll('.editor-instance .view-line')]
            .sort((a, b) => parseInt(a.style.top) - parseInt(b.style.top)).map((line) => line.textContent.replace(/\u00a0/g, ' ')).join('\n'));
    }

    status() {
        return this.page.evaluate(() => [...document.querySelectorAll('.statusbar-item')].map((it) => it.textContent).join(' | '));
    }

    notifications() {
        return this.page.evaluate(() => [...document.querySelectorAll('.notification-list-item-message')].map((it) => it.textContent).join('\n'));
    }

    /** By the explorer. */
    async open(name) {
        const label = await until(`${name} in the explorer`, () => this.page.$(`.explorer-folders-view [aria-label="${name}"]`));
        await label.click();
        await label.click({ count: 2 });
        await until(`a tab of ${name}`, () => this.page.$eval('.tab.active', (tab, wanted) => tab.textContent.includes(wanted), name));
    }
}

/** What the web views show. */
async function textInFrames(page) {
    const texts = await Promise.all(page.frames().map((frame) => frame.evaluate(() => document.querySelector('.text')?.textContent ?? '').catch(() => '')));
    return texts.join('\n');
}

/** VS Code decodes by the library iconv-lite, which must have every name of the registry. */
function checkNames() {
    const iconv = require(path.join(SERVER, 'node_modules/code-server/lib/vscode/node_modules/@vscode/iconv-lite-umd'));
    const rows = JSON.parse(execFileSync(PROGRAM, ['list', '--json'], { maxBuffer: 1 << 24 }));
    const names = rows.map((row) => row.names.vscode).filter(Boolean);
    assert.deepEqual(names.filter((it) => !iconv.encodingExists(it)), []);
    console.log(`${names.length} encodings in VS Code`);
}

async function run(page) {
    await page.goto(`http://127.0.0.1:${PORT}/?folder=${files}`, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('.monaco-workbench .statusbar-item', { timeout: SECONDS * 1000 });
    const window = new Window(page);
    const shown = (text) => until(text.slice(0, 20), async () => (await window.text()).startsWith(text.split('\n')[0].slice(0, 20)));
    let right = 0;
    const wrong = [];
    const inVscode = samplesOf.filter(([, , codec]) => !NOT_IN_VSCODE.has(codec));
    for (const [name, text, codec] of inVscode) {
        await window.open(name);
        await shown(text).then(() => ++right, () => wrong.push(codec));
    }
    console.log(`${right} of ${inVscode.length} files read right; wrong: ${wrong.join(' ') || 'none'}`);
    assert.deepEqual(wrong, []);

    const [name, russian] = samplesOf.find(([, , codec]) => codec === 'koi8-r');
    const file = path.join(files, name);
    const before = fs.readFileSync(file);
    await window.open(name);
    await shown(russian);
    await until('the status bar', async () => /KOI8-R \d+%/.test(await window.status()));
    console.log('the status bar names the encoding');

    await page.click('.view-lines');
    await window.keys('Control', 'Home');
    await page.keyboard.type('q');
    await window.keys('Control', 'KeyS');
    await until('the saved file', async () => fs.readFileSync(file).equals(Buffer.concat([Buffer.from('q'), before])));
    console.log('saving changes no other byte');

    await window.pick('>Charsleuth: Reopen in Another', 'F1');
    await window.answer('IBM866');
    await until('the choice', async () => /cp866/.test(await window.status()));
    await shown(`q${new TextDecoder('ibm866').decode(before)}`);
    assert.deepEqual(fs.readFileSync(file), Buffer.concat([Buffer.from('q'), before]));
    console.log('another encoding can be chosen');

    await window.open(samplesOf.find(([, , codec]) => codec === 'johab')[0]);
    await until('the message on Johab', async () => /Johab, which VS Code cannot open/.test(await window.notifications()));
    console.log('an encoding that VS Code lacks is told');

    await window.pick('>Charsleuth: Find Files', 'F1'); // VS Code lists them by ripgrep
    const found = await until('the files that are not UTF-8', () => page.$$eval('.quick-input-list .monaco-list-row .label-name', (rows) => rows.length > 5 && rows.map((row) => row.textContent)));
    assert.ok(samplesOf.some(([sample, , codec]) => codec === 'koi8-r' && found.includes(sample)), String(found));
    assert.ok(!found.some((row) => samplesOf.some(([sample, , codec]) => sample === row && codec === 'utf-8')), String(found));
    await page.keyboard.press('Escape');
    console.log('the files that are not UTF-8 are listed');

    if (WITHOUT) {
        await window.pick('>Charsleuth: Open in Charsleuth', 'F1');
        const [, johab] = samplesOf.find(([, , codec]) => codec === 'johab');
        await until('the page', async () => (await textInFrames(page)).includes(johab.split('\n')[0].slice(0, 20)));
        console.log('the page shows it');
    }
}

const samplesOf = samples();

async function main() {
    checkNames();
    const server = startServer();
    let browser;
    try {
        await until('code-server', async () => (await fetch(`http://127.0.0.1:${PORT}/healthz`)).ok);
        browser = await puppeteer.launch({ executablePath: CHROMIUM, headless: true, args: ['--no-sandbox', '--disable-gpu'] });
        const page = await browser.newPage();
        await page.setViewport({ width: 1400, height: 1400 /* so that the explorer shows every file */ });
        await run(page).catch(async (error) => {
            await page.screenshot({ path: path.join(os.tmpdir(), 'charsleuth-vscode.png') });
            throw error;
        });
    } finally {
        await browser?.close();
        process.kill(-server.pid, 'SIGKILL');
        fs.rmSync(folder, { recursive: true, force: true });
    }
}

main().catch((error) => {
    console.error(error);
    process.exit(1);
});
