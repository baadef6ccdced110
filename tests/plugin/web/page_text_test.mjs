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
