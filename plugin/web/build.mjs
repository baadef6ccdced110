// Builds the npm package, the page and the extension from TypeScript and the compiled module: build.mjs OUT WASM PLAIN
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
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
// CommonJS has no import.meta.
const forRequire = {
    ...forNode, format: 'cjs', define: { ...common.define, 'import.meta.url': 'moduleUrl' },
    banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
};

/** The entry for jschardet's users shares the wrapper's file. */
const beside = (name) => ({
    name: 'the wrapper stays a file of its own',
    setup(plugin) {
        plugin.onResolve({ filter: /index\.(node|browser)\.js$/ }, () => ({ path: `./${name}`, external: true }));
    },
});

async function buildPackage() {
    const from = path.join(here, 'package'), to = path.join(out, 'package');
    fs.rmSync(to, { recursive: true, force: true });
    const source = (name) => path.join(from, 'src', `${name}.ts`);
    const file = (name) => path.join(to, 'dist', name);
    await Promise.all([
        build({ ...common, format: 'esm', entryPoints: [source('index.browser')], outfile: file('browser.js') }),
        build({ ...common, format: 'esm', entryPoints: [source('jschardet.browser')], outfile: file('jschardet.browser.js'), plugins: [beside('browser.js')] }),
        build({ ...forNode, format: 'esm', entryPoints: [source('index.node')], outfile: file('node.js') }),
        build({ ...forNode, format: 'esm', entryPoints: [source('jschardet.node')], outfile: file('jschardet.node.js'), plugins: [beside('node.js')] }),
        build({ ...forRequire, entryPoints: [source('index.node')], outfile: file('node.cjs') }),
        build({ ...forRequire, entryPoints: [source('jschardet.node')], outfile: file('jschardet.node.cjs'), plugins: [beside('node.cjs')] }),
    ]);
    const types = path.join(to, 'dist/types');
    execFileSync(process.execPath, [path.join(here, 'node_modules/typescript/bin/tsc'), '-p', path.join(from, 'tsconfig.json'), '--outDir', types],
        { stdio: 'inherit' });
    // The same types for `require`: a folder that says that it is CommonJS.
    fs.cpSync(types, path.join(to, 'dist/types-cjs'), { recursive: true });
    fs.writeFileSync(path.join(to, 'dist/types-cjs/package.json'), '{ "type": "commonjs" }\n');
    fs.copyFileSync(wasm, path.join(to, 'charsleuth.wasm'));
    fs.writeFileSync(path.join(to, 'charsleuth-plain.delta'), deltaOf(fs.readFileSync(wasm), fs.readFileSync(plain)));
    for (const name of ['package.json', 'README.md', 'LICENSES.md'])
        fs.copyFileSync(path.join(from, name), path.join(to, name));
    fs.copyFileSync(path.join(top, 'LICENSE'), path.join(to, 'LICENSE'));
    execFileSync('npm', ['pack', '--silent', '--pack-destination', out], { cwd: to });
}

execFileSync(process.execPath, [path.join(here, 'node_modules/typescript/bin/tsc'), '-p', path.join(here, 'tsconfig.json')], { stdio: 'inherit' });
await buildPackage();
await buildPage({ common, out: path.join(out, 'page'), wasm, plain, top });
await buildExtension({ common, out, wasm, page: path.join(out, 'page'), top, version });
