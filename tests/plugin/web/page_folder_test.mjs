// Folders in the page: a table of their files, and a zip of copies in UTF-8; run by `./dev test-web`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { Browser, button, rowsOf, sample, shots, textOf, until } from './browser.mjs';
import { charsleuthPackage } from './built.mjs';

const browser = new Browser();
const charsleuth = charsleuthPackage.loadSync();
const encode = (text, encoding) => Buffer.from(charsleuth.encode(text, encoding).bytes);
const GERMAN = 'Größe und Länge der Straße für überall.\nHeute fällt der Schnee über die Dächer.\n';
const RUSSIAN = 'Наша библиотека открыта каждый день, кроме воскресенья.\nКниги выдаются на две недели.\n';

/** Files of the folder: their bytes, what the table says, and what the zip has; null for the same bytes. */
const FILES = {
    'ascii.txt': [Buffer.from('plain\n'.repeat(9)), /US-ASCII.*is UTF-8 already/, null],
    'damaged.txt': [Buffer.concat([Buffer.from(GERMAN.repeat(9)), Buffer.from([0xff, 0x0a])]), /as it is/, null],
    'declared.html': [encode(`<meta charset="koi8-r"><p>${RUSSIAN}`, 'KOI8-R'), /KOI8-R.*as it is: it declares its encoding/, null],
    'marked.txt': [Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(RUSSIAN, 'utf16le')]), /UTF-16LE.*becomes UTF-8/, RUSSIAN],
    'noise.bin': [Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * i * 31) % 251)), /as it is: no text/, null],
    'short.txt': [Buffer.from([0x61, 0xe9, 0x0a]), /as it is: not certain enough/, null],
    'тексты/библиотека.txt': [encode(RUSSIAN.repeat(3), 'windows-1251'), /windows-1251.*becomes UTF-8/, RUSSIAN.repeat(3)],
    'тексты/größe.txt': [Buffer.from(GERMAN), /UTF-8.*is UTF-8 already/, null],
    'empty.txt': [Buffer.from(''), /./, null],
};

let folder, many;
before(async () => {
    await browser.start();
    folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'charsleuth-folder-')), 'old files');
    for (const [name, [bytes]] of Object.entries(FILES)) {
        fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        fs.writeFileSync(path.join(folder, name), bytes);
    }
    many = path.join(path.dirname(folder), 'many');
    fs.mkdirSync(many);
    for (let i = 0; i < 120; ++i)
        fs.writeFileSync(path.join(many, `${i}.txt`), `größer ${i}\n`);
});
after(async () => {
    await browser.stop();
    fs.rmSync(path.dirname(folder), { recursive: true });
});

const rowsOfTable = (page) => page.$$eval('.folder tbody tr', (rows) => rows.map((row) => [...row.cells].map((cell) => cell.textContent).join(' ')));
const examined = (page, count) => page.waitForSelector('.folder p').then(() => until('all files', async () => (await textOf(page, '.folder p')) === `${count} files`));

/** Drops files and folders as a file manager does. */
async function drop(page, files) {
    const devtools = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'])
        await devtools.send('Input.dispatchDragEvent', { type, x: 300, y: 200, data: { items: [], files, dragOperationsMask: 1 } });
}

/** The members of a zip, as Python reads them. */
function membersOf(zip) {
    const code = 'import json, sys, zipfile, base64; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(json.dumps({i.filename: base64.b64encode(z.read(i)).decode() for i in z.infolist()}))';
    const members = JSON.parse(execFileSync('python3', ['-c', code, zip], { maxBuffer: 1 << 26 }).toString());
    return Object.fromEntries(Object.entries(members).map(([name, base64]) => [name, Buffer.from(base64, 'base64')]));
}

test('a dropped folder is a table, and its zip has UTF-8 copies of what is certain and all else as it was', async () => {
    const page = await browser.page();
    await drop(page, [folder]);
    await examined(page, Object.keys(FILES).length);
    const rows = await rowsOfTable(page);
    for (const [name, [, words]] of Object.entries(FILES))
        assert.match(rows.find((row) => row.startsWith(`${name} `)) ?? '', words, `${name}: ${rows.join('\n')}`);
    await page.screenshot({ path: path.join(shots, 'folder-desktop-light.png') });
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save a zip of UTF-8 copies').click()]);
    assert.equal(download.suggestedFilename(), 'old files-utf-8.zip');
    const members = membersOf(await download.path());
    assert.deepEqual(Object.keys(members).sort(), Object.keys(FILES).map((name) => `old files/${name}`).sort());
    for (const [name, [bytes, , text]] of Object.entries(FILES))
        assert.ok(members[`old files/${name}`].equals(text === null ? bytes : Buffer.from(text)), name);
    assert.match(await textOf(page, '.folder p'), /The zip has 2 files as UTF-8; 7 are as they were\./);
    assert.deepEqual(page.trouble, []);
    await page.context().close();
});

test('a file of the folder opens in a tab; its encoding can be overruled, and the zip goes by that', async () => {
    const page = await browser.page();
    await page.setInputFiles('input[webkitdirectory]', folder);
    await examined(page, Object.keys(FILES).length);
    await page.getByLabel('Only what is not UTF-8').check();
    assert.deepEqual((await rowsOfTable(page)).map((row) => row.split(' ')[0]), ['damaged.txt', 'declared.html', 'marked.txt', 'short.txt', 'тексты/библиотека.txt']);
    await button(page, 'тексты/библиотека.txt').click();
    await until('its text', async () => (await rowsOf(page))[0] === RUSSIAN.split('\n')[0]);
    await button(page, 'old files').click();
    await page.locator('tr', { hasText: 'short.txt' }).locator('.found').click();
    await page.locator('dialog[open] input[type=text]').fill('IBM437');
    await until('IBM437', async () => /IBM437/.test(await textOf(page, '[role=option]')));
    await page.keyboard.press('Enter');
    await until('the choice', async () => /IBM437.*chosen by you.*becomes UTF-8/.test((await rowsOfTable(page)).join('\n')));
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save a zip of UTF-8 copies').click()]);
    assert.equal(membersOf(await download.path())['old files/short.txt'].toString(), 'aΘ\n');
    await button(page, 'Close').click();
    await until('the document', async () => (await textOf(page, 'h1')) === 'библиотека.txt');
    await page.context().close();
});

test('a folder of more files than one reading of its directory gives', async () => {
    const page = await browser.page({ size: 'phone', scheme: 'dark' });
    await drop(page, [many]);
    await examined(page, 120);
    assert.equal((await rowsOfTable(page)).length, 120);
    await page.screenshot({ path: path.join(shots, 'folder-phone-dark.png') });
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing reaches beyond the window');
    await page.context().close();
});

test('a file that is dropped with others is no folder', async () => {
    const page = await browser.page();
    await drop(page, [sample('menu.txt'), sample('walk.txt')]);
    await until('two tabs', async () => (await page.locator('.tab').count()) === 2);
    await page.context().close();
});
