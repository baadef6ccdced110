// Builds the page: static files, of which none asks a server for anything.
import fs from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { wordsOf } from './words.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const source = (name) => path.join(here, 'src', name);

/** Bundled samples: the viewer's three, then some of other kinds. */
const SAMPLES = [
    ['menu.txt', 'a menu that came out as boxes'], ['film.srt', 'subtitles from another century'], ['przepis.txt', 'a recipe with letters missing'],
    ['lighthouse.html', 'a page that declares the wrong encoding'], ['walk.txt', 'a walk with a damaged place'], ['bookshop.txt', 'Thai in TIS-620'],
];

/** Modules `charsleuth:NAME`, which the build makes. */
export function virtualModules(modules) {
    return {
        name: 'virtual modules',
        setup(plugin) {
            plugin.onResolve({ filter: /^charsleuth:/ }, ({ path: name }) => ({ path: name, namespace: 'charsleuth' }));
            plugin.onLoad({ filter: /.*/, namespace: 'charsleuth' }, ({ path: name }) => modules[name.slice('charsleuth:'.length)]);
        },
    };
}

export async function buildPage({ common, out, wasm, plain, top }) {
    fs.rmSync(out, { recursive: true, force: true });
    fs.mkdirSync(out, { recursive: true });
    const shared = { ...common, format: 'iife', minify: true };
    const worker = await build({ ...shared, entryPoints: [source('worker.ts')], write: false });
    const samples = SAMPLES.map(([name, description]) => ({
        name, description, base64: fs.readFileSync(path.join(top, 'resources/samples/files', name)).toString('base64') }));
    await build({
        ...shared, entryPoints: [source('main.tsx')], outfile: path.join(out, 'page.js'), jsx: 'automatic', jsxImportSource: 'preact',
        plugins: [virtualModules({
            worker: { contents: worker.outputFiles[0].text, loader: 'text' },
            samples: { contents: JSON.stringify(samples), loader: 'json' },
            words: { contents: JSON.stringify(wordsOf({ top, sources: [path.join(here, 'src')], extra: samples.map((it) => it.description) })), loader: 'json' },
        })],
    });
    for (const [from, name] of [[wasm, 'charsleuth'], [plain, 'charsleuth-plain']]) {
        const packed = gzipSync(fs.readFileSync(from), { level: 9 }).toString('base64');
        fs.writeFileSync(path.join(out, `${name}.module.js`), `globalThis.charsleuthModule='${packed}';\n`);
    }
    for (const name of ['index.html', 'styles.css', 'manifest.webmanifest'])
        fs.copyFileSync(path.join(here, name), path.join(out, name));
    fs.copyFileSync(path.join(here, '../package/LICENSES.md'), path.join(out, 'LICENSES.md'));
    fs.copyFileSync(path.join(top, 'resources/icons/charsleuth.svg'), path.join(out, 'charsleuth.svg'));
    // The engine that has no vectors is rare: its module is kept only where it was used.
    const files = fs.readdirSync(out).filter((name) => !name.includes('plain'));
    const digest = createHash('sha256');
    for (const name of files)
        digest.update(fs.readFileSync(path.join(out, name)));
    await build({
        ...shared, entryPoints: [source('service_worker.ts')], outfile: path.join(out, 'service_worker.js'),
        define: { CHARSLEUTH_FILES: JSON.stringify(['./', ...files]), CHARSLEUTH_BUILD: JSON.stringify(digest.digest('hex').slice(0, 16)) },
    });
}
