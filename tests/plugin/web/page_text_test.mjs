// The page's text as a whole: what was meant by it, its parts, copied, looked up; run by `./dev test-web`.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { Browser, button, openFile, rowsOf, sample, shots, textOf, until } from './browser.mjs';
import { charsleuthPackage } from './built.mjs';

const browser = new Browser();
let folder;
before(async () => {
    await browser.start();
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'charsleuth-page-'));
});
after(async () => {
    await browser.stop();
    fs.rmSync(folder, { recursive: true });
});

const write = (name, content) => {
    fs.writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
};

for (const size of ['desktop', 'phone']) {
    test(`${size}: garbled text is shown as it was meant, sound lines as they are, and a copy of it is saved`, async () => {
        const page = await browser.page({ size });
        const meant = 'größere Straße, Übung, schön — „ja“\n', sound = 'Grüße aus Köln, schöne Wörter\n';
        const garbled = new TextDecoder('windows-1252').decode(Buffer.from(meant));
        await openFile(page, write('garbled.txt', sound + garbled.repeat(40) + sound));
        await until('the banner', async () => /The text is garbled in [\d,]+ places \(UTF-8 → ISO-8859-1\)\./.test(await textOf(page, '.banners')));
        await page.screenshot({ path: path.join(shots, `garbled-${size}.png`) });
        await button(page, 'Show what was meant').click();
        await until('what was meant', async () => /^größere/.test((await rowsOf(page))[1] ?? ''));
        assert.deepEqual((await rowsOf(page)).slice(0, 42), [sound, ...Array(40).fill(meant), sound].map((line) => line.trimEnd()));
        assert.equal(await textOf(page, 'h1'), 'garbled.txt – what was meant');
        await button(page, 'Save a copy').click();
        await page.waitForSelector('text=All of the text can be written as UTF-8.');
        const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save the copy').click()]);
        assert.equal(fs.readFileSync(await download.path(), 'utf8'), sound + meant.repeat(40) + sound);
        await page.context().close();
    });

    test(`${size}: a file in several encodings is shown part by part`, async () => {
        const page = await browser.page({ size });
        const german = 'Größe und Länge der Straße für überall.\nHeute fällt der Schnee über die Dächer.\n'.repeat(4);
        const menu = fs.readFileSync(sample('menu.txt'));
        await openFile(page, write('mixed.txt', Buffer.concat([Buffer.from(german), menu])));
        await until('the banner', async () => /Parts of the file are in different encodings\./.test(await textOf(page, '.banners')));
        await button(page, 'Show part by part').click();
        await until('its tab', async () => (await textOf(page, 'h1')) === 'mixed.txt – part by part');
        const expected = german + charsleuthPackage.loadSync().decode(menu, 'Shift_JIS').text;
        await until('both parts', async () => (await rowsOf(page)).join('\n') === expected.replaceAll('\r\n', '\n'));
        await page.context().close();
    });
}

test('the encoded bodies of a mail are named, and shown decoded', async () => {
    const page = await browser.page();
    const head = (charset, transfer) => `--xx\nContent-Type: text/plain; charset=${charset}\nContent-Transfer-Encoding: ${transfer}\n\n`;
    const start = `From: a@example.org\nContent-Type: multipart/mixed; boundary=xx\n\n${head('iso-8859-1', 'quoted-printable')}`;
    const meant = 'Größe und Länge der Straße für überall.\n';
    await openFile(page, write('mail.eml', `${start}Gr=F6=DFe und L=E4nge der Stra=\n=DFe f=FCr =FCberall.\n${head('utf-8', 'base64')}${Buffer.from(meant).toString('base64')}\n--xx--\n`));
    await until('the banner', async () => /Text in the file is Base64 or Quoted-Printable: windows-1252, UTF-8\./.test(await textOf(page, '.banners')));
    await button(page, 'Show part by part').click();
    await until('its tab', async () => (await textOf(page, 'h1')) === 'mail.eml – part by part');
    await until('the bodies', async () => (await rowsOf(page)).join('\n') === `${start}${meant}${head('utf-8', 'base64')}${meant}\n--xx--\n`);
    await page.context().close();
});

const LONG = Array.from({ length: 30_000 }, (_, i) => `Zeile ${i}: größer${i === 29_000 ? ', Überraschung' : ''}`).join('\n');

test('Ctrl+A and Ctrl+C copy all of the text, and nothing but it', async () => {
    const page = await browser.page({ permissions: ['clipboard-read', 'clipboard-write'] });
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await openFile(page, write('long.txt', Buffer.from(LONG, 'latin1')));
    await until('all is read', async () => /of 30,000$/.test(await textOf(page, '.position')));
    await page.keyboard.press('Control+a');
    await until('a word on it', async () => /All of the text is selected: 30,000 lines\./.test(await textOf(page, '.status')));
    await page.keyboard.press('Control+c');
    await until('the copy', async () => /All of the text was copied\./.test(await textOf(page, '.status')));
    assert.equal(await copied(), LONG);
    await page.locator('.row .cell').first().click({ clickCount: 3 });
    await page.keyboard.press('Control+c');
    assert.equal((await copied()).trim(), 'Zeile 0: größer');
    await page.context().close();
});

test('a text is looked up by Ctrl+F and F3, whatever its case', async () => {
    const page = await browser.page();
    await openFile(page, write('long.txt', Buffer.from(LONG, 'latin1')));
    const at = (words) => until(words, async () => (await page.$eval('.row.current', (row) => row.textContent).catch(() => '')).includes(words));
    await page.keyboard.press('Control+f');
    await page.keyboard.type('überRASCHUNG');
    await page.keyboard.press('Enter');
    await at('Zeile 29000:');
    assert.equal(await textOf(page, '.row.current mark.found'), 'Überraschung');
    await page.locator('.find input').fill('Zeile 12');
    for (const [key, words] of [['F3', 'Zeile 12:'], ['F3', 'Zeile 120:'], ['Shift+F3', 'Zeile 12:'], ['Shift+Enter', 'Zeile 12999:']]) {
        await page.keyboard.press(key);
        await at(words);
    }
    await page.screenshot({ path: path.join(shots, 'find.png') });
    await page.locator('.find input').fill('klingon');
    await page.keyboard.press('Enter');
    await until('a word on it', async () => /The text does not have it\./.test(await textOf(page, '.find')));
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('.find').count(), 0);
    await page.context().close();
});

test('what the mouse selects is copied as the file has it: no line numbers, no boxes, long lines in one piece', async () => {
    const page = await browser.page({ permissions: ['clipboard-read', 'clipboard-write'] });
    const long = 'größer und schöner '.repeat(300);
    const lines = ['erste Zeile: Größe', `a\u0007b\u202Ec`, '\tTab und  Leerzeichen', long.trimEnd(), 'letzte Zeile: Übung'];
    await openFile(page, write('marks.txt', Buffer.concat([Buffer.from(`${lines.join('\n')}\n`), Buffer.from([0xe9, 0x21, 0x0a])])));
    const copied = async (from, to) => {
        await page.evaluate(([first, last]) => {
            const cells = [...document.querySelectorAll('.row .cell')];
            getSelection().setBaseAndExtent(cells[first], 0, cells.at(last), cells.at(last).childNodes.length);
        }, [from, to]);
        await page.keyboard.press('Control+c');
        return page.evaluate(() => navigator.clipboard.readText());
    };
    assert.ok((await page.locator('.row').count()) > 7, 'the long line is several rows');
    assert.ok(await copied(0, -2) === [...lines, '\uFFFD!'].join('\n'), 'all lines');
    assert.equal(await copied(1, 1), lines[1]);
    await button(page, 'Compare').click();
    await page.locator('dialog[open] input[type=text]').fill('windows-1252');
    await page.keyboard.press('Enter');
    await until('both', async () => (await rowsOf(page, 1))[0]?.includes('GrÃ¶ÃŸe'));
    await page.evaluate(() => {
        const cell = (row, column) => document.querySelectorAll('.row')[row].querySelectorAll('.cell')[column];
        getSelection().setBaseAndExtent(cell(0, 1), 0, cell(2, 1), 1);
    });
    await page.keyboard.press('Control+c');
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^erste Zeile: GrÃ¶ÃŸe\na\u0007b.*c\n\tTab und  Leerzeichen$/);
    await page.context().close();
});

test('a selection lasts while it is scrolled out of sight', async () => {
    const page = await browser.page({ permissions: ['clipboard-read', 'clipboard-write'] });
    await openFile(page, write('long.txt', Buffer.from(LONG, 'latin1')));
    await until('all is read', async () => /of 30,000$/.test(await textOf(page, '.position')));
    const cell = (line) => page.locator('.row .cell', { hasText: new RegExp(`^Zeile ${line}:`) });
    await cell(3).click();
    await page.locator('.text').evaluate((box) => { box.scrollTop = 500 * 26; });
    await until('line 505', async () => (await cell(505).count()) === 1);
    await cell(505).click({ modifiers: ['Shift'], position: { x: 4, y: 13 } });
    await page.keyboard.press('Control+c');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(text.split('\n').length, 503);
    assert.match(text, /\nZeile 4: größer\nZeile 5: größer\n/);
    await page.context().close();
});

test('two readings stand under their headings, which stay in sight', async () => {
    for (const lines of [40, 20_000]) {
        const page = await browser.page();
        await openFile(page, write('columns.txt', Buffer.from('größer, schöner, Straße\n'.repeat(lines), 'latin1')));
        await button(page, 'Compare').click();
        await page.locator('dialog[open] input[type=text]').fill('windows-1251');
        await until('windows-1251', async () => /1251/.test(await textOf(page, '[role=option]')));
        await page.keyboard.press('Enter');
        await until('both', async () => (await rowsOf(page, 1)).length > 5);
        await page.locator('.text').evaluate((box) => { box.scrollTop = 300; });
        await page.waitForTimeout(300);
        const left = (selector) => page.$$eval(selector, (all) => all.slice(0, 2).map((it) => Math.round(it.getBoundingClientRect().left)));
        assert.deepEqual(await left('.heads b'), await left('.row:nth-child(20) .cell'), `${lines} lines`);
        const [top, box] = await page.evaluate(() => ['.heads', '.text'].map((it) => document.querySelector(it).getBoundingClientRect().top));
        assert.equal(top, box);
        await page.screenshot({ path: path.join(shots, `columns-${lines}.png`) });
        await page.context().close();
    }
});

test('previews show the passage in which the candidates differ', async () => {
    const page = await browser.page();
    const beginning = 'Größe und Länge der Straße für überall.\n'.repeat(60);
    await openFile(page, write('euro.txt', Buffer.concat([Buffer.from(beginning, 'latin1'), Buffer.from([...Buffer.from('Der Preis: 12 '), 0xa4, ...Buffer.from(' im Monat\n')])])));
    const passages = await page.$$eval('.card .passage', (all) => all.map((it) => it.textContent));
    const begins = passages.map((it) => it.slice(0, 20)); // a card has room for some thirty
    assert.ok(begins.length > 1 && new Set(begins).size === begins.length, passages.join('\n'));
    assert.match(begins[0], /^….*12 €/);
    await page.context().close();
});
