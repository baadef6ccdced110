// A file that the page's own address names: read from the server that the page comes from, from no other; run by `./dev test-web`.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { Browser, rowsOf, textOf, until } from './browser.mjs';
import { built } from './built.mjs';

const browser = new Browser();
const askedElsewhere = [];
let folder, elsewhere;
before(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'charsleuth-served-'));
    fs.cpSync(path.join(built, 'page'), path.join(folder, 'page'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'Größe.txt'), Buffer.from('größer und schöner\n', 'latin1'));
    elsewhere = http.createServer((request, response) => {
        askedElsewhere.push(request.url);
        response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('from elsewhere\n');
    });
    await new Promise((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    await browser.start(folder);
    const [serve] = browser.server.listeners('request');
    browser.server.removeAllListeners('request');
    browser.server.on('request', (request, response) =>
        (request.url === '/away' ? response.writeHead(302, { Location: other() }).end() : serve(request, response)));
});
after(async () => {
    await browser.stop();
    elsewhere?.close();
    fs.rmSync(folder, { recursive: true });
});

const other = () => `http://127.0.0.1:${elsewhere.address().port}/letter.txt`;

async function opened(search) {
    const page = await (await browser.browser.newContext({ locale: 'en-US' })).newPage();
    await page.goto(`${browser.url}page/index.html${search}`);
    return page;
}

test('the file that the address names is opened under its name', async () => {
    for (const address of ['../Gr%C3%B6%C3%9Fe.txt', '/Größe.txt', `${browser.url}Größe.txt`]) {
        const page = await opened(`?file=${encodeURIComponent(address)}`);
        await page.waitForSelector('.row', { timeout: 60_000 });
        assert.deepEqual([await textOf(page, 'h1'), (await rowsOf(page))[0]], ['Größe.txt', 'größer und schöner'], address);
        await page.reload(); // by the service worker's copy of the page
        await page.waitForSelector('.row', { timeout: 60_000 });
        await page.context().close();
    }
});

test('what is missing, on another server or leads to one is not opened, and the page says why', async () => {
    for (const [address, why] of [['../none.txt', /none\.txt could not be opened: 404/], [other(), /could not be opened: it is not on the server/],
        ['//example.org/a.txt', /it is not on the server/], ['data:text/plain,a', /it is not on the server/], ['../away', /away could not be opened: /]]) {
        const page = await opened(`?file=${encodeURIComponent(address)}`);
        await until(address, async () => why.test(await textOf(page, '.banners').catch(() => '')));
        assert.deepEqual(await rowsOf(page), []);
        await page.context().close();
    }
    assert.deepEqual(askedElsewhere, []);
});

test('without such an address the page opens nothing', async () => {
    const page = await opened('?files=../none.txt');
    await page.waitForSelector('.empty h1', { timeout: 60_000 });
    await page.context().close();
});
