// The extension for browsers in Chromium: its icon is pressed, its popup is clicked in, and the page is read; run by `./dev test-web`.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { FLAGS, shots, until, within } from './browser.mjs';
import { built, charsleuthPackage, moduleBytes, webRequire } from './built.mjs';

const { chromium } = webRequire('playwright-core');
const folder = path.join(built, 'browser/chromium');
const charsleuth = charsleuthPackage.loadSync();
const encode = (text, encoding) => Buffer.from(charsleuth.encode(text, encoding).bytes);

const RUSSIAN = 'Наша библиотека открыта каждый день, кроме воскресенья. Книги выдаются на две недели.';
const JAPANESE = '図書館は日曜日を除いて毎日開いています。本は二週間借りることができます。';
const page = (text, more = '') => `<!DOCTYPE html><html><head><title>${text.slice(0, 15)}</title>${more}</head><body><p id="text" title="${text}">${text}</p>
<form><input type="submit" value="${text.slice(0, 4)}"></form><p id="count">0</p>
<script>let runs = 0; document.getElementById('count').textContent = ++runs; document.getElementById('text').onclick = () => { document.getElementById('count').textContent = 'alive'; };</script></body></html>`;

/** Pages by path: their type as the server declares it, and their bytes. */
const PAGES = {
    '/russian': ['text/html; charset=iso-8859-1', encode(page(RUSSIAN), 'windows-1251')],
    '/russian/2': ['text/html; charset=iso-8859-1', encode(page(RUSSIAN.toUpperCase()), 'windows-1251')],
    '/sound': ['text/html; charset=utf-8', Buffer.from(page('Größer, schöner, Straße'))],
    '/japanese': ['text/html', encode(page(JAPANESE), 'Shift_JIS')],
    '/mail': ['text/html; charset=windows-1252', encode(`<title>7bit</title><p id="text" onclick="document.title='run'">${JAPANESE}</p><script>document.title = 'run'</script>`, 'ISO-2022-JP')],
    '/dos': ['text/html; charset=windows-1252', encode(page('Übergrößenträger für Bücher, schön und günstig'), 'IBM437')],
    '/plain': ['text/plain; charset=windows-1252', encode(`${RUSSIAN}\n${RUSSIAN}\n`, 'KOI8-R')],
    '/frames': ['text/html', Buffer.from('<title>frames</title><frameset cols="50%,50%"><frame src="/russian"><frame src="/russian/2"></frameset>')],
};

let server, context, session, id, url;
const devtools = (method, params) => within(method, session.send(method, params));
const asked = [];
before(async () => {
    fs.mkdirSync(shots, { recursive: true });
    server = http.createServer((request, response) => {
        asked.push(request.url);
        const [type, bytes] = PAGES[request.url] ?? ['text/plain', Buffer.from('')];
        response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'max-age=600', 'Content-Security-Policy': "connect-src 'none'" });
        response.end(bytes);
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${server.address().port}`;
    context = await chromium.launchPersistentContext('', {
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', headless: false, viewport: { width: 1000, height: 700 },
        args: [...FLAGS, '--headless=new', '--enable-unsafe-extension-debugging', `--load-extension=${folder}`, `--disable-extensions-except=${folder}`,
            '--disable-features=DisableLoadExtensionCommandLineSwitch'],
    });
    const worker = context.serviceWorkers()[0] ?? await context.waitForEvent('serviceworker');
    id = new URL(worker.url()).host;
    session = await context.browser().newBrowserCDPSession();
});
after(async () => {
    await context?.close();
    server?.close();
});

/** The popup: no page for Playwright, but a target like any other. */
class Popup {
    #session;
    #calls = 0;
    #waiting = new Map();

    static async #targets() {
        const { targetInfos } = await devtools('Target.getTargets');
        return targetInfos.filter((it) => it.url === `chrome-extension://${id}/popup.html`);
    }

    /** Presses the extension's icon while the page's tab is in front. A popup that is still there from before would be taken for the new one. */
    static async open(page) {
        for (const { targetId } of await Popup.#targets())
            await devtools('Target.closeTarget', { targetId }).catch(() => {});
        await until('no popup', async () => (await Popup.#targets()).length === 0);
        await page.bringToFront();
        const { targetInfos: tabs } = await devtools('Target.getTargets', { filter: [{ type: 'tab' }] });
        await devtools('Extensions.triggerAction', { id, targetId: tabs.find((it) => it.url === page.url()).targetId });
        const target = await until('the popup', async () => (await Popup.#targets())[0]);
        const popup = new Popup();
        popup.target = target.targetId;
        session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => sessionId === popup.#session && popup.#take(JSON.parse(message)));
        session.on('Target.detachedFromTarget', ({ sessionId }) => sessionId === popup.#session && popup.#end());
        popup.#session = (await devtools('Target.attachToTarget', { targetId: target.targetId, flatten: false })).sessionId;
        return popup;
    }

    #take({ id: call, result, error }) {
        const { resolve, reject } = this.#waiting.get(call) ?? {};
        this.#waiting.delete(call);
        error ? reject?.(new Error(error.message)) : resolve?.(result);
    }

    /** Nobody answers any more. */
    #end() {
        for (const { reject } of this.#waiting.values())
            reject(new Error('the popup is gone'));
        this.#waiting.clear();
    }

    send(method, params = {}) {
        const call = ++this.#calls;
        return within(`the popup's answer to ${method}`, new Promise((resolve, reject) => {
            this.#waiting.set(call, { resolve, reject });
            devtools('Target.sendMessageToTarget', { sessionId: this.#session, message: JSON.stringify({ id: call, method, params }) }).catch(reject);
        }));
    }

    async ask(code) {
        const { result, exceptionDetails } = await this.send('Runtime.evaluate', { expression: code, returnByValue: true, awaitPromise: true });
        assert.equal(exceptionDetails, undefined);
        return result.value;
    }

    text() {
        return this.ask(`document.body?.innerText ?? ''`);
    }

    /** The candidates: title and preview of each. */
    cards() {
        return this.ask(`[...document.querySelectorAll('.card')].map((it) => [it.querySelector('.title').textContent, it.querySelector('.passage').textContent, it.classList.contains('chosen')])`);
    }

    /** A click with the mouse on what has these words. */
    async click(selector, words) {
        const place = await until(words, () => this.ask(`(() => { const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((it) => it.textContent.includes(${JSON.stringify(words)}));
            found?.scrollIntoView({ block: 'nearest' }); const box = found?.getBoundingClientRect(); return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }; })()`));
        for (const type of ['mousePressed', 'mouseReleased'])
            await this.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
    }

    /** A tab that is closed while the extension loads it anew may never tell that it is closed. */
    async undo(tab) {
        await Promise.all([tab.waitForEvent('load'), this.click('button', 'As the browser reads it')]);
    }

    async type(text) {
        await this.send('Input.insertText', { text });
    }

    async shot(name) {
        const { data } = await this.send('Page.captureScreenshot');
        fs.writeFileSync(path.join(shots, `${name}.png`), Buffer.from(data, 'base64'));
    }

    async close() {
        await devtools('Target.closeTarget', { targetId: this.target }).catch(() => {});
    }
}

const textIn = (frame) => within(`the text of ${frame.url()}`, frame.$eval('#text', (it) => it.textContent));
const close = (tab) => within(`closing ${tab.url()}`, tab.close());
async function opened(where) {
    const tab = await context.newPage();
    await tab.goto(url + where);
    return tab;
}

test('a page with a wrong charset: the candidate is picked by its preview, the page lives on, a reload remembers', async () => {
    const tab = await opened('/russian');
    assert.doesNotMatch(await textIn(tab), /библиотека/);
    const popup = await Popup.open(tab);
    const [first] = await until('the candidates', async () => { const cards = await popup.cards(); return cards.length > 1 && cards; });
    assert.match(first[0], /windows-1251/);
    assert.match(first[1], /^Наша библиотека/);
    assert.match(await popup.text(), /The browser reads this page as windows-1252\./);
    await popup.shot('extension-candidates');
    await popup.click('.card', 'windows-1251');
    await until('the text', async () => (await textIn(tab)) === RUSSIAN);
    assert.equal(await within('its title', tab.title()), RUSSIAN.slice(0, 15));
    assert.equal(await tab.getAttribute('#text', 'title'), RUSSIAN);
    assert.equal(await tab.getAttribute('input', 'value'), RUSSIAN.slice(0, 4));
    assert.equal(await tab.getAttribute('form', 'accept-charset'), 'windows-1251');
    assert.equal(await tab.textContent('#count'), '1', 'scripts are not run again');
    await popup.shot('extension-chosen');
    await tab.click('#text');
    assert.equal(await tab.textContent('#count'), 'alive', 'listeners are there'); // and the popup is gone
    assert.equal(asked.filter((it) => it === '/russian').length, 1, 'the bytes come out of the cache');
    await tab.reload();
    await until('the text after a reload', async () => (await textIn(tab)) === RUSSIAN);
    await tab.goto(`${url}/russian/2`);
    await until('another page of the site', async () => (await textIn(tab)) === RUSSIAN.toUpperCase());
    await tab.goto(`${url}/sound`);
    await tab.waitForTimeout(500);
    assert.equal(await textIn(tab), 'Größer, schöner, Straße', 'a page that the browser reads as something else stays');
    await close(tab);
});

test('one candidate after the other, then the browser\'s own reading again', async () => {
    const tab = await opened('/russian');
    const popup = await Popup.open(tab);
    await until('what was chosen before', async () => (await textIn(tab)) === RUSSIAN);
    await popup.click('button', 'Other encoding');
    await until('the list', () => popup.ask(`document.querySelector('dialog[open] input') === document.activeElement`));
    await popup.type('koi8-u');
    await until('KOI8-U first', async () => /KOI8-U/.test(await popup.ask(`document.querySelector('[role=option]').textContent`)));
    await popup.shot('extension-list');
    await popup.click('[role=option]', 'KOI8-U');
    await until('another text', async () => (await textIn(tab)) === charsleuth.decode(encode(RUSSIAN, 'windows-1251'), 'KOI8-U').text);
    await popup.click('.card', 'windows-1251');
    await until('the text', async () => (await textIn(tab)) === RUSSIAN);
    await popup.undo(tab);
    assert.doesNotMatch(await textIn(tab), /библиотека/);
    await tab.reload();
    await tab.waitForTimeout(500);
    assert.doesNotMatch(await textIn(tab), /библиотека/, 'it is forgotten');
    await close(tab);
});

for (const [where, encoding, expected] of [['/japanese', 'Shift_JIS', JAPANESE], ['/dos', 'IBM437', 'Übergrößenträger für Bücher, schön und günstig'], ['/mail', 'ISO-2022-JP', JAPANESE]])
    test(`${where}: ${encoding}, which the server does not name`, async () => {
        const tab = await opened(where);
        const popup = await Popup.open(tab);
        await until('the candidates', async () => (await popup.cards()).length > 0);
        await popup.click('.card', encoding);
        await until('the text', async () => (await textIn(tab)) === expected);
        assert.notEqual(await within('its title', tab.title()), 'run', 'what another reading contains is not run');
        await popup.undo(tab);
        await close(tab);
    });

test('plain text, and a page of frames', async () => {
    const plain = await opened('/plain');
    let popup = await Popup.open(plain);
    await popup.click('.card', 'KOI8-R');
    await until('the text', async () => (await plain.textContent('pre')) === `${RUSSIAN}\n${RUSSIAN}\n`);
    await popup.undo(plain);
    await close(plain);
    const tab = await opened('/frames');
    popup = await Popup.open(tab);
    await popup.click('.card', 'windows-1251');
    await until('both frames', async () => (await Promise.all(tab.frames().slice(1).map(textIn))).join() === [RUSSIAN, RUSSIAN.toUpperCase()].join());
    await popup.close();
    await close(tab);
});

test('a page of the browser itself: words, not silence', async () => {
    const tab = await context.newPage();
    await tab.goto('chrome://version');
    const popup = await Popup.open(tab);
    await until('words', async () => /lets no extension read this page/.test(await popup.text()));
    await popup.shot('extension-refused');
    await popup.close();
    await close(tab);
});

test('it asks for little, and carries the module that the package and the page have', () => {
    const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
    assert.deepEqual(manifest.permissions, ['activeTab', 'scripting', 'storage']);
    assert.equal(manifest.host_permissions, undefined);
    assert.match(manifest.content_security_policy.extension_pages, /default-src 'none'.*connect-src 'self'/);
    for (const [name, kind] of [['charsleuth.wasm', 'vectors'], ['charsleuth-plain.delta', 'delta']])
        assert.ok(fs.readFileSync(path.join(folder, name)).equals(moduleBytes(kind)), name);
});

test('Mozilla\'s linter has nothing to say against it', (t) => {
    const linter = ['exec', '--yes', '--package=addons-linter@10.14.0', '--', 'addons-linter'];
    if (spawnSync('npm', [...linter, '--version'], { stdio: 'ignore', timeout: 240_000 }).status !== 0)
        return t.skip('npm could not fetch the linter');
    const { stdout } = spawnSync('npm', [...linter, '--output=json', path.join(built, 'browser/firefox')], { maxBuffer: 1 << 24 });
    const { errors, warnings, notices } = JSON.parse(stdout);
    const found = [...errors, ...warnings, ...notices].map((it) => `${it.code} ${it.file}`);
    assert.deepEqual(found, ['UNSAFE_VAR_ASSIGNMENT popup.js'], 'only what Preact can do and is not asked for: dangerouslySetInnerHTML');
});
