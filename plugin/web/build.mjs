// Builds the npm package, the page and the extensions of VS Code and of browsers from TypeScript and the compiled module: build.mjs OUT WASM PLAIN
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { buildBrowserExtension } from './browser/build.mjs';
import { deltaOf } from './delta.mjs';
import { buildExtension } from './extension.mjs';
import { buildPage } from './page/build.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const top = path.resolve(here, '../..');
const [out, wasm, plain] = process.argv.slice(2).map((it) => path.resolve(it));
const { version } = JSON.parse(fs.readFileSync(path.join(here, 'package/package.json')));

const common = {
    bundle: true, target: 'es2022', legalComments: 'none', logLevel: 'warning', minify: true,
    define: { CHARSLEUTH_VERSION: JSON.stringify(version) },
};
const forNode = { ...common, platform: 'node', target: 'node18' };
const forRequire = { ...forNode, format: 'cjs' };

/** Files of `dist` that others of it name: the scripts with the module, and the wrapper for the entry for jschardet's users. */
const beside = (wrapper) => ({
    name: 'stays a file of its own',
    setup(plugin) {
        plugin.onResolve({ filter: /\/carried\// }, ({ path: name }) => ({ path: name, external: true, sideEffects: true }));
        if (wrapper)
            plugin.onResolve({ filter: /index\.(node|browser)\.js$/ }, () => ({ path: `./${wrapper}`, external: true }));
    },
});

/** For Node.js, which needs no script to be run: package/src/later.ts. Bundlers follow an `import` or a `require` only. */
const readLater = (format) => ({
    name: 'the scripts are read when they are asked for',
    setup(plugin) {
        plugin.onResolve({ filter: /\/carried\// }, ({ path: name, namespace }) => (namespace === 'later' ? { path: name, external: true } : { path: name, namespace: 'later', sideEffects: true }));
        plugin.onLoad({ filter: /.*/, namespace: 'later' }, ({ path: name }) => {
            const [script, part] = [JSON.stringify(name), JSON.stringify(path.basename(name, '.js'))];
            const [beside, run] = format === 'cjs' ? [`join(__dirname, ${script})`, `, () => require(${script})`] : [`fileURLToPath(new URL(${script}, import.meta.url))`, ''];
            return { loader: 'js', resolveDir: path.join(here, 'package/src'), contents: `import { readFileSync } from 'node:fs'; import { join } from 'node:path';
                import { fileURLToPath } from 'node:url'; import { later } from './later.ts'; later(${part}, () => readFileSync(${beside}, 'latin1')${run});` };
        });
    },
});

/** A script that carries bytes. It is neither a module nor CommonJS, so that both, bundlers and pages take it. */
function carrying(file, part, bytes) {
    const base64 = gzipSync(bytes, { level: 9 }).toString('base64');
    fs.writeFileSync(file, `globalThis[Symbol.for(${JSON.stringify(`charsleuth ${version} ${part}`)})]="${base64}";\n`);
}

async function buildPackage() {
    const from = path.join(here, 'package'), to = path.join(out, 'package');
    fs.rmSync(to, { recursive: true, force: true });
    const source = (name) => path.join(from, 'src', `${name}.ts`);
    const file = (name) => path.join(to, 'dist', name);
    const bundle = (entry, outfile, options, plugin) => build({ ...options, entryPoints: [source(entry)], outfile: file(outfile), plugins: [plugin] });
    const [forPages, forImport] = [{ ...common, format: 'esm' }, { ...forNode, format: 'esm' }];
    await Promise.all([
        bundle('index.browser', 'browser.js', forPages, beside()),
        bundle('index.beside', 'beside.js', forPages, beside()),
        bundle('jschardet.browser', 'jschardet.browser.js', forPages, beside('browser.js')),
        bundle('index.node', 'node.bundled.js', forImport, beside()),
        bundle('jschardet.node', 'jschardet.node.bundled.js', forImport, beside('node.bundled.js')),
        bundle('index.node', 'node.js', forImport, readLater('esm')),
        bundle('jschardet.node', 'jschardet.node.js', forImport, beside('node.js')),
        bundle('index.node', 'node.cjs', forRequire, readLater('cjs')),
        bundle('jschardet.node', 'jschardet.node.cjs', forRequire, beside('node.cjs')),
    ]);
    const types = path.join(to, 'dist/types');
    execFileSync(process.execPath, [path.join(here, 'node_modules/typescript/bin/tsc'), '-p', path.join(from, 'tsconfig.json'), '--outDir', types],
        { stdio: 'inherit' });
    // The same types for `require`: a folder that says that it is CommonJS.
    fs.cpSync(types, path.join(to, 'dist/types-cjs'), { recursive: true });
    fs.writeFileSync(path.join(to, 'dist/types-cjs/package.json'), '{ "type": "commonjs" }\n');
    fs.mkdirSync(file('carried'));
    fs.writeFileSync(file('carried/package.json'), '{ "type": "commonjs" }\n');
    carrying(file('carried/module.js'), 'module', fs.readFileSync(wasm));
    carrying(file('carried/plain.js'), 'plain', deltaOf(fs.readFileSync(wasm), fs.readFileSync(plain)));
    for (const name of ['package.json', 'README.md', 'LICENSES.md'])
        fs.copyFileSync(path.join(from, name), path.join(to, name));
    fs.copyFileSync(path.join(top, 'LICENSE'), path.join(to, 'LICENSE'));
    execFileSync('npm', ['pack', '--silent', '--pack-destination', out], { cwd: to });
}

execFileSync(process.execPath, [path.join(here, 'node_modules/typescript/bin/tsc'), '-p', path.join(here, 'tsconfig.json')], { stdio: 'inherit' });
await buildPackage();
await buildPage({ common, out: path.join(out, 'page'), wasm, plain, top });
await buildExtension({ common, out, wasm, page: path.join(out, 'page'), top, version });
await buildBrowserExtension({ common, out, wasm, plain, page: path.join(out, 'page'), top, version });
