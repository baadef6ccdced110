// The page in Chromium, as a desktop and as a phone shows it; run by `./dev test-web`. Pictures: build/web/shots.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Browser, button, openFile, rowsOf, sample, shots, textOf, until } from './browser.mjs';
import { built, charsleuthPackage, webRequire } from './built.mjs';

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
/** Types into the search of encodings, once it is there, and waits for its answer. */
async function search(page, text, expected = new RegExp(text, 'i')) {
    await page.locator('dialog[open] input[type=text]').fill(text);
    await until(`${text} in the list`, async () => expected.test(await textOf(page, 'dialog')));
}
async function pick(page, text, first = new RegExp(text.replace('cp932', 'Shift_JIS|windows-31J|CP932'), 'i')) {
    await search(page, text, first);
    await until(`${text} as the first`, async () => first.test(await textOf(page, '[role=option]')));
    await page.keyboard.press('Enter');
    await page.locator('.picker').waitFor({ state: 'detached' });
}

for (const size of ['desktop', 'phone']) {
    test(`${size}: a file shows its text, its candidates and why`, async () => {
        const page = await browser.page({ size });
        await openFile(page, sample('menu.txt'));
        await until('the text', async () => (await rowsOf(page))[0]?.includes('喫茶「めがね」'));
        assert.match(await textOf(page, '.card.chosen'), /Japanese \(Shift_JIS\)>?\d+ %.*めがね/);
        assert.match(await textOf(page, '.status'), /Shift_JIS .* >?\d+ % .* Japanese .* CRLF .* all 499 bytes read/);
        if (size === 'phone')
            await button(page, 'Why').first().click();
        assert.match(await textOf(page, '.why'), /Reads as Japanese over \d+ characters outside ASCII/);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing reaches beyond the window');
        assert.deepEqual(page.trouble, []);
        await page.context().close();
    });

    test(`${size}: another candidate is one click away, and any encoding is found by name, number or language`, async () => {
        const page = await browser.page({ size });
        await openFile(page, sample('film.srt'));
        const before = (await rowsOf(page)).join('\n');
        await page.locator('.card').nth(1).click();
        await until('another text', async () => !['', before].includes((await rowsOf(page)).join('\n')));
        for (const wanted of ['cp932', '1251', 'Thai']) {
            await page.locator('.encoding').click();
            await pick(page, wanted);
        }
        await page.locator('.encoding').click();
        await search(page, 'klingon', /No encoding has this name/);
        await page.keyboard.press('Escape');
        assert.match(await textOf(page, '.status'), /chosen by you/);
        await page.context().close();
    });

    test(`${size}: malformed bytes are boxed and counted, and can be gone through`, async () => {
        const page = await browser.page({ size });
        const lines = Array.from({ length: 9000 }, (_, i) => Buffer.from(`Zeile ${i}: größer, schöner, Straße\n`));
        for (const i of [4000, 8500])
            lines[i] = Buffer.concat([lines[i].subarray(0, -1), Buffer.from([0xe9, 0x21, 0x0a])]);
        await openFile(page, write('damaged.txt', Buffer.concat(lines)));
        await until('the count', async () => /2 byte sequences do not fit UTF-8/.test(await textOf(page, '.banners')));
        for (const [i, words] of [[4000, 'Next'], [8500, 'Next'], [4000, 'Next'], [8500, 'Previous']]) {
            await button(page, words).click();
            await until(`row ${i} by ${words}`, async () => (await page.$eval('.row.current', (row) => row.textContent).catch(() => '')).includes(`Zeile ${i}:`));
            assert.ok(await page.locator('.row.current .malformed').isVisible());
        }
        await page.context().close();
    });

    test(`${size}: two readings stand side by side with their differences marked`, async () => {
        const page = await browser.page({ size });
        await openFile(page, write('koi.txt', Buffer.from('plain line\n' + '\xf0\xd2\xc9\xd7\xc5\xd4, \xcd\xc9\xd2! \xfe\xd4\xcf \xce\xcf\xd7\xcf\xc7\xcf?\n'.repeat(3), 'latin1')));
        await button(page, 'Compare').click();
        await pick(page, 'windows-1251');
        await until('both', async () => (await rowsOf(page, 1))[1]?.length > 5);
        assert.match((await rowsOf(page, 0))[1], /Привет, мир/);
        assert.notEqual((await rowsOf(page, 0))[1], (await rowsOf(page, 1))[1]);
        const marks = await page.$$eval('.row', (rows) => rows.map((row) => row.querySelectorAll('mark').length));
        assert.equal(marks[0], 0);
        assert.ok(marks[1] >= 6);
        await button(page, 'Next difference').click();
        await until('a difference', () => page.$('.row.current mark'));
        await page.context().close();
    });

    test(`${size}: a copy is saved after its losses were listed`, async () => {
        const page = await browser.page({ size });
        await openFile(page, sample('menu.txt'));
        const { text } = charsleuthPackage.loadSync().decode(fs.readFileSync(sample('menu.txt')), 'Shift_JIS');
        const save = async (label) => {
            const [download] = await Promise.all([page.waitForEvent('download'), button(page, label).click()]);
            return fs.readFileSync(await download.path());
        };
        await button(page, 'Save a copy').click();
        await page.waitForSelector('text=All of the text can be written as UTF-8.');
        assert.equal((await save('Save the copy')).toString(), text);
        await button(page, 'Save a copy').click();
        await page.locator('dialog .field').click();
        await pick(page, 'windows-1252');
        await page.waitForSelector('.losses table');
        assert.match(await textOf(page, '.losses'), /■U\+25A0/);
        await page.screenshot({ path: path.join(shots, `losses-${size}.png`) });
        assert.match((await save('Save with losses')).toString('latin1'), /\\u\{55AB\}\\u\{8336\}/);
        await page.context().close();
    });

    test(`${size}: pasted hex, Base64 and garbled text are read`, async () => {
        for (const [pasted, form, expected] of [['83 81 83 6A 83 85 81 5B', 'Bytes in hex', 'メニュー'], [Buffer.from('größere Straße').toString('base64'), 'Base64', 'größere Straße'],
            ['Ïðèâåò, ìèð! ×òî íîâîãî?', 'Garbled text', 'Привет, мир! Что нового?'], ['grÃ¶ÃŸer, schÃ¶ner', 'Garbled text', 'größer, schöner']]) {
            const page = await browser.page({ size });
            await page.fill('textarea', pasted);
            await page.locator('.forms label', { hasText: form }).click();
            await button(page, 'Show').click();
            await page.waitForSelector('.row');
            await until(expected, async () => (await rowsOf(page)).join('').includes(expected), 10);
            await page.context().close();
        }
    });

    test(`${size}: what it declares against what it is`, async () => {
        const page = await browser.page({ size });
        await openFile(page, sample('lighthouse.html'));
        assert.match(await textOf(page, '.banner.warning'), /The file says iso-8859-1 \(HTML meta\); its bytes read as UTF-8\./);
        await button(page, 'iso-8859-1, as declared').click();
        await until('as declared', async () => (await rowsOf(page)).join('').includes('Ã'));
        await button(page, 'UTF-8, as the bytes read').click();
        await until('as found', async () => !(await rowsOf(page)).join('').includes('Ã'));
        await page.context().close();
    });

    test(`${size}: axe finds nothing serious, in light and dark`, async () => {
        for (const scheme of ['light', 'dark']) {
            const page = await browser.page({ size, scheme, bypassCSP: true });
            const check = async (what) => {
                await page.addScriptTag({ path: webRequire.resolve('axe-core/axe.min.js') });
                const { violations } = await page.evaluate(() => globalThis.axe.run());
                const grave = violations.filter((it) => ['serious', 'critical'].includes(it.impact));
                assert.deepEqual(grave.map((it) => `${it.id}: ${it.nodes.map((node) => node.html).slice(0, 2).join(' ')}`), [], `${what}, ${scheme}`);
                await page.screenshot({ path: path.join(shots, `${what}-${size}-${scheme}.png`) });
            };
            await check('empty');
            for (const name of ['menu.txt', 'walk.txt', 'lighthouse.html', 'letter.txt']) {
                await openFile(page, sample(name));
                await page.waitForTimeout(300);
                await check(name.replace(/\..*/, ''));
            }
            await page.locator('.encoding').click();
            await check('encodings');
            await pick(page, 'UTF-16LE');
            await button(page, 'Compare').click();
            await pick(page, 'windows-1256');
            await page.waitForTimeout(300);
            await check('compare');
            await page.setInputFiles('input[webkitdirectory]', path.dirname(sample('menu.txt')));
            await page.waitForSelector('.folder tbody tr');
            await check('folder');
            await page.context().close();
        }
    });
}

test('the installed page opens what the system hands it', async () => {
    const page = await browser.page();
    await page.addInitScript(() => {
        const value = { setConsumer: (take) => take({ files: [{ getFile: async () => new File(['größer'], 'handed.txt') }] }) };
        Object.defineProperty(globalThis, 'launchQueue', { value });
    });
    await page.reload();
    await until('its text', async () => (await rowsOf(page))[0] === 'größer');
    assert.equal(await textOf(page, 'h1'), 'handed.txt');
    assert.deepEqual(page.trouble, []);
    await page.context().close();
});

test('what is shared with the installed page opens in it, once', async () => {
    const page = await browser.page();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await until('the worker', () => page.evaluate(() => navigator.serviceWorker.controller !== null));
    // As the system posts it, from a place that the policy of our page does not hold for. (A form that is sent there has files that the worker may not read.)
    const other = await page.context().newPage();
    await other.goto(`${browser.url}elsewhere`);
    const shown = await other.evaluate(async (files) => {
        const form = new FormData();
        form.append('text', 'größer');
        for (const { name, base64 } of files)
            form.append('files', new File([Uint8Array.from(atob(base64), (it) => it.charCodeAt(0))], name));
        return (await fetch('share', { method: 'POST', body: form })).url;
    }, ['film.srt', 'walk.txt'].map((name) => ({ name, base64: fs.readFileSync(sample(name)).toString('base64') })));
    assert.equal(shown, `${browser.url}index.html`);
    await other.goto(shown);
    await until('three tabs', async () => (await other.locator('.tab').count()) === 3);
    assert.deepEqual((await other.locator('.tab').allTextContents()).map((it) => it.match(/[a-z]+\.[a-z]+/)[0]).sort(), ['film.srt', 'shared.txt', 'walk.txt']);
    await other.reload();
    await other.waitForSelector('.empty h1');
    assert.equal(await other.locator('.tab').count(), 0);
    await page.context().close();
});

test('page and licences lie side by side, and what comes over the wire is below 3.2 MB', () => {
    const names = fs.readdirSync(path.join(built, 'page'));
    assert.ok(names.includes('LICENSES.md'));
    const sent = names.filter((name) => !name.includes('plain')).map((name) => gzipSync(fs.readFileSync(path.join(built, 'page', name))).length);
    const size = sent.reduce((sum, one) => sum + one);
    console.log(`page: ${size} bytes by gzip`);
    assert.ok(size < 3_200_000);
});

test('nothing is asked of any server after loading, and nothing can be', async () => {
    const page = await browser.page();
    await page.waitForTimeout(1500); // for the service worker to keep the page's files
    const requests = [];
    page.context().on('request', (request) => !request.url().startsWith('blob:') && requests.push(request.url()));
    await openFile(page, sample('menu.txt'));
    await page.locator('.card').nth(1).click();
    await button(page, 'Save a copy').click();
    await page.waitForSelector('.fine, .losses');
    assert.deepEqual(requests, []);
    const refused = await page.evaluate(async (url) => {
        const code = `fetch(${JSON.stringify(url)}).then(() => postMessage('sent'), () => postMessage('refused'))`;
        const worker = new Worker(URL.createObjectURL(new Blob([code])));
        const inWorker = new Promise((resolve) => { worker.onmessage = ({ data }) => resolve(data); });
        return [await fetch(url).then(() => 'sent', () => 'refused'), await inWorker];
    }, browser.url);
    assert.deepEqual(refused, ['refused', 'refused']);
    await page.context().close();
});

test('it opens without a network after the first visit', async () => {
    const page = await browser.page();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await until('the files are kept', () => page.evaluate(async () => (await (await caches.open((await caches.keys())[0])).keys()).length >= 6));
    await page.context().setOffline(true);
    await page.reload();
    await page.waitForSelector('.empty h1', { timeout: 30_000 });
    await openFile(page, sample('menu.txt'));
    await until('the text', async () => (await rowsOf(page))[0]?.includes('喫茶'));
    await page.context().close();
});

test('it opens out of its folder, without a server', async () => {
    const page = await browser.page();
    await page.goto(`file://${path.join(shots, '../page/index.html')}`);
    await page.waitForSelector('.empty h1', { timeout: 30_000 });
    await openFile(page, sample('walk.txt'));
    await until('the text', async () => (await rowsOf(page))[0]?.includes('산책'));
    await page.context().close();
});

test('100 MB are shown at once, and nothing freezes while they are read', async () => {
    const page = await browser.page();
    const lines = 2_000_000;
    const big = write('big.txt', Buffer.from(Array.from({ length: lines }, (_, i) => `Zeile ${i}: größer, schöner, Straße, Übung\n`).join('')));
    assert.ok(fs.statSync(big).size > 9e7);
    await page.evaluate(() => {
        globalThis.longest = 0;
        let last = performance.now();
        const tick = (now) => {
            globalThis.longest = Math.max(globalThis.longest, now - last);
            last = now;
            requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
    });
    const started = Date.now();
    await openFile(page, big);
    const shown = Date.now() - started;
    await until('all is read', async () => new RegExp(`of ${(lines + 1).toLocaleString('en')}$`).test((await textOf(page, '.position'))) && /all/.test(await textOf(page, '.status')), 240);
    console.log(`100 MB: text after ${shown} ms, all of it after ${Date.now() - started} ms, longest pause ${Math.round(await page.evaluate(() => globalThis.longest))} ms`);
    await page.locator('.text').evaluate((box) => { box.scrollTop = box.scrollHeight; });
    await until('the last line', async () => (await rowsOf(page)).some((row) => row.startsWith(`Zeile ${lines - 1}:`)));
    await page.locator('.text').evaluate((box) => { box.scrollTop = box.scrollHeight / 2; });
    await until('the middle', async () => (await rowsOf(page)).some((row) => /^Zeile (99|100)\d{4}:/.test(row)));
    await page.locator('.text').focus();
    const top = async () => Number(/Line ([\d,]+)/.exec(await textOf(page, '.position'))[1].replaceAll(',', ''));
    const at = await top();
    await page.keyboard.press('ArrowDown');
    await until('one line further', async () => Math.abs((await top()) - at - 1) <= 1);
    assert.ok(await page.evaluate(() => globalThis.longest) < 2000);
    fs.rmSync(big);
    await page.locator('.text').evaluate((box) => { box.scrollTop = 1000; });
    await until('that it went away is told', async () => /could not be opened/.test(await textOf(page, '.banners')));
    await page.context().close();
});

test('HTML and scripts are text, controls and what turns direction are marked', async () => {
    const page = await browser.page();
    await openFile(page, write('evil.html', '<script>document.title="owned"</script><img src=x onerror="document.title=\'owned\'">\nuser\u202E\u2066 // admin\u2069 \u0007größer\n'));
    assert.equal((await rowsOf(page))[0], '<script>document.title="owned"</script><img src=x onerror="document.title=\'owned\'">');
    assert.deepEqual(await page.$$eval('.row .control', (all) => all.map((it) => it.textContent)), ['RLO', 'LRI', 'PDI', 'BEL']);
    assert.equal(await page.locator('.paper script, .paper img, .candidates img').count(), 0);
    assert.match(await page.title(), /^evil\.html/);
    await page.context().close();
});

test('several files at once are tabs; an empty file, a binary one and a name of HTML have answers', async () => {
    const page = await browser.page();
    const name = '<b>x</b>.txt'.replaceAll('/', '\u2215');
    await page.setInputFiles('input[type=file]', [sample('menu.txt'), write('empty.txt', ''), write('noise.bin', Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * i * 31) % 251))), write(name, 'größer\n')]);
    await until('four tabs', async () => (await page.locator('.tab').count()) === 4);
    assert.equal(await page.locator('.tab b').count(), 0);
    await button(page, 'empty.txt').click();
    await until('that it is empty', async () => /The file is empty\./.test(await textOf(page, '.paper')));
    await button(page, 'noise.bin').click();
    await until('a word on what it is', async () => /This is not text\./.test(await textOf(page, '.paper')));
    await button(page, 'Show as text anyway').click();
    await page.waitForSelector('.row');
    await button(page, 'Close: noise.bin').click();
    assert.equal(await page.locator('.tab').count(), 3);
    assert.deepEqual(page.trouble, []);
    await page.context().close();
});

test('all of it works by the keyboard', async () => {
    const page = await browser.page();
    const tabTo = async (selector) => {
        for (let i = 0; i < 60; ++i) {
            await page.keyboard.press('Tab');
            if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector))
                return;
        }
        throw new Error(`${selector} is not reached`);
    };
    await tabTo('.samples button');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.row');
    await tabTo('.encoding');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await until('the second candidate', async () => /chosen by you/.test(await textOf(page, '.status')));
    await tabTo('.card');
    await page.keyboard.press('Enter');
    await until('the first again', async () => /\d+ %/.test(await textOf(page, '.status')));
    await tabTo('.text');
    await page.context().close();
});
