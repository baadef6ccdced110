// A browser that shows the page, for its tests.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { built, top, webRequire } from './built.mjs';

const { chromium } = webRequire('playwright-core');
const { serve } = await import(pathToFileURL(path.join(top, 'plugin/web/serve.mjs')));

export const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export const shots = path.join(built, 'shots');
export const sample = (name) => path.join(top, 'resources/samples/files', name);
export const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

export class Browser {
    async start(folder = path.join(built, 'page')) {
        fs.mkdirSync(shots, { recursive: true });
        this.server = await serve(folder, 0);
        this.url = `http://127.0.0.1:${this.server.address().port}/`;
        this.browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
    }

    async stop() {
        await this.browser?.close();
        this.server?.close();
    }

    /** The page, just loaded. `trouble` collects what its console says in anger. */
    async page({ size = 'desktop', scheme = 'light', locale = 'en-US', ...options } = {}) {
        const context = await this.browser.newContext({ viewport: SIZES[size], colorScheme: scheme, locale, acceptDownloads: true, ...options });
        const page = await context.newPage();
        page.trouble = [];
        page.on('pageerror', (error) => page.trouble.push(error.message));
        page.on('console', (message) => message.type() === 'error' && page.trouble.push(message.text()));
        await page.goto(this.url);
        await page.waitForSelector('.empty h1', { timeout: 60_000 });
        return page;
    }
}

export async function openFile(page, file) {
    await page.setInputFiles('input[type=file]', file);
    await page.waitForSelector('.row', { timeout: 60_000 });
}

/** The rows in sight, as text; malformed bytes as [FF]. */
export const rowsOf = (page, cell = 0) => page.$$eval('.row', (rows, place) => rows.map((row) =>
    [...row.querySelectorAll('.cell')[place]?.childNodes ?? []].map((node) => (node.classList?.contains('malformed') ? `[${node.textContent}]` : node.textContent)).join('')), cell);

export const textOf = (page, selector) => page.$eval(selector, (element) => element.textContent);
export const button = (page, words) => page.getByRole('button', { name: words, exact: true });

/** What is promised, or an error that names it: not all that a browser is asked has a limit of its own. */
export async function within(what, promise, seconds = 30) {
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`${what}: not within ${seconds} s`)), seconds * 1000);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Until a check holds. */
export async function until(what, check, seconds = 30) {
    const deadline = Date.now() + seconds * 1000;
    for (;;) {
        const value = await within(what, check(), seconds);
        if (value)
            return value;
        if (Date.now() > deadline)
            throw new Error(`${what}: not within ${seconds} s`);
        await new Promise((resolve) => setTimeout(resolve, 100));
    }
}
