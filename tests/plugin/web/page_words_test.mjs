// The page in its nine languages; run by `./dev test-web`. Pictures: build/web/shots.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Browser, button, openFile, sample, shots, textOf, until } from './browser.mjs';
import { top } from './built.mjs';

const { wordsOf } = await import(pathToFileURL(path.join(top, 'plugin/web/page/words.mjs')));
const sources = ['page', 'browser'].map((name) => path.join(top, 'plugin/web', name, 'src'));
const { messages, evidence } = wordsOf({ top, sources });
const LOCALES = ['de', 'es', 'fr', 'ja', 'ko', 'pl', 'ru', 'zh'];

const browser = new Browser();
before(() => browser.start());
after(() => browser.stop());

test('each translation has the places of its English and no mark of a key, and no file has words that nobody says', () => {
    const places = (text) => [...new Set(text.match(/%\d/g) ?? [])].sort().join();
    for (const [english, translated] of [...Object.entries(messages), ...evidence.map((it) => [it.english, it])])
        for (const language of LOCALES)
            assert.ok(places(translated[language]) === places(english) && !/&\p{L}/u.test(translated[language]), `${language}: ${english}`);
    const samples = fs.readFileSync(path.join(top, 'plugin/web/page/build.mjs'), 'utf8');
    for (const language of LOCALES)
        for (const english of Object.keys(JSON.parse(fs.readFileSync(path.join(top, `plugin/web/page/words/${language}.json`), 'utf8'))))
            assert.ok(english in messages || samples.includes(`'${english}'`), `${language}: ${english}`);
});

test('a word that is not translated stops the build', () => {
    assert.throws(() => wordsOf({ top, sources, extra: ['Nobody has translated this'] }), /de: Nobody has translated this\n/);
});

/** Texts, labels and placeholders that an element shows. */
const said = (page, selector) => page.$eval(selector, (root) => [root, ...root.querySelectorAll('*')].flatMap((it) => [
    ...[...it.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
    ...['title', 'aria-label', 'placeholder'].map((name) => it.getAttribute(name) ?? '')]).map((text) => text.trim()).filter(Boolean));

for (const locale of LOCALES)
    test(`${locale}: no English is left, and nothing reaches beyond the window`, async () => {
        const page = await browser.page({ locale });
        const english = new Map(Object.entries(messages).filter(([text, it]) => it[locale] !== text)); // "Name" is German, too
        const check = async (what) => {
            assert.deepEqual((await said(page, '#app')).filter((text) => english.has(text)), [], what);
            assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), what);
            await page.screenshot({ path: path.join(shots, `${what}-${locale}.png`) });
        };
        await check('empty');
        await openFile(page, sample('walk.txt'));
        await page.waitForTimeout(200);
        await check('walk');
        const why = (await said(page, '.why')).join('\n');
        assert.doesNotMatch(why, /does not fit|Reads as|decibans/);
        await page.keyboard.press('Control+f');
        await button(page, messages['Save a copy'][locale]).click();
        await page.waitForSelector('dialog[open] .fine, dialog[open] .losses');
        await check('save');
        await page.keyboard.press('Escape');
        await page.setInputFiles('input[webkitdirectory]', path.join(top, 'resources/samples/files'));
        await until('the folder', async () => (await page.locator('.folder tbody tr').count()) > 5 && !(await textOf(page, '.folder tbody')).includes('…'));
        await check('folder');
        await page.locator('.language').selectOption('en');
        assert.match(await textOf(page, '.folder'), /Only what is not UTF-8/);
        assert.deepEqual(page.trouble, []);
        await page.context().close();
    });
