// Builds the extension of Chromium and of Firefox: for each a folder to load, and the same as a zip.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { deltaOf } from '../delta.mjs';
import { virtualModules } from '../page/build.mjs';
import { wordsOf } from '../page/words.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));

export async function buildBrowserExtension({ common, out, wasm, plain, page, top, version }) {
    const [to, firefox] = ['chromium', 'firefox'].map((name) => path.join(out, 'browser', name));
    fs.rmSync(path.join(out, 'browser'), { recursive: true, force: true });
    fs.mkdirSync(to, { recursive: true });
    const sources = [path.join(here, 'src'), path.join(here, '../page/src')];
    const words = { contents: JSON.stringify(wordsOf({ top, sources })), loader: 'json' };
    await build({
        ...common, format: 'iife', outdir: to, jsx: 'automatic', jsxImportSource: 'preact', plugins: [virtualModules({ words })],
        entryPoints: ['popup.tsx', 'background.ts', 'in_page.ts'].map((name) => path.join(here, 'src', name)),
    });
    for (const name of ['popup.html', 'popup.css'])
        fs.copyFileSync(path.join(here, name), path.join(to, name));
    fs.copyFileSync(path.join(page, 'styles.css'), path.join(to, 'styles.css'));
    fs.copyFileSync(path.join(top, 'plugin/vscode/icon.png'), path.join(to, 'icon.png'));
    fs.copyFileSync(path.join(top, 'LICENSE'), path.join(to, 'LICENSE'));
    fs.copyFileSync(path.join(here, '../package/LICENSES.md'), path.join(to, 'LICENSES.md'));
    fs.copyFileSync(wasm, path.join(to, 'charsleuth.wasm'));
    fs.writeFileSync(path.join(to, 'charsleuth-plain.delta'), deltaOf(fs.readFileSync(wasm), fs.readFileSync(plain)));
    fs.cpSync(to, firefox, { recursive: true });
    const { browser_specific_settings, minimum_chrome_version, background, ...both } = JSON.parse(fs.readFileSync(path.join(here, 'manifest.json'), 'utf8'));
    const own = {
        chromium: { minimum_chrome_version, background: { service_worker: background.service_worker } },
        firefox: { browser_specific_settings, background: { scripts: background.scripts } },
    };
    for (const [name, rest] of Object.entries(own)) {
        const folder = path.join(out, 'browser', name);
        fs.writeFileSync(path.join(folder, 'manifest.json'), `${JSON.stringify({ ...both, version, ...rest }, null, 2)}\n`);
        execFileSync('python3', [path.join(here, 'zip_folder.py'), folder, path.join(out, `charsleuth-${name}-${version}.zip`)], { stdio: 'inherit' });
    }
}
