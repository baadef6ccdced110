// Builds what the extension of VS Code carries: the module, its wrapper, the page, and itself in one file for browsers.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = path.dirname(fileURLToPath(import.meta.url));

export async function buildExtension({ common, out, wasm, page, top, version }) {
    const extension = path.join(top, 'plugin/vscode');
    const to = path.join(out, 'vscode');
    fs.rmSync(to, { recursive: true, force: true });
    fs.mkdirSync(path.join(to, 'page'), { recursive: true });
    const wrapper = path.join(to, 'wrapper.js');
    await build({ ...common, format: 'cjs', minify: true, entryPoints: [path.join(here, 'extension_wrapper.ts')], outfile: wrapper });
    const worker = path.join(to, 'worker.js');
    await build({ ...common, format: 'iife', entryPoints: [path.join(here, 'extension_worker.ts')], outfile: worker });
    await build({
        ...common, format: 'cjs', minify: true, entryPoints: [path.join(extension, 'extension.js')], outfile: path.join(to, 'browser.js'), external: ['vscode'],
        plugins: [{
            name: 'what is otherwise in a browser',
            setup(plugin) {
                plugin.onResolve({ filter: /\/program\.js$/ }, () => ({ path: path.join(extension, 'no_program.js') }));
                plugin.onResolve({ filter: /\/worker\.js$/ }, () => ({ path: path.join(extension, 'worker_browser.js') }));
                plugin.onResolve({ filter: /^charsleuth:worker$/ }, () => ({ path: worker, namespace: 'text' }));
                plugin.onLoad({ filter: /.*/, namespace: 'text' }, ({ path: name }) => ({ contents: fs.readFileSync(name, 'utf8'), loader: 'text' }));
                plugin.onResolve({ filter: /\/module\/wrapper\.js$/ }, () => ({ path: wrapper }));
            },
        }],
    });
    fs.copyFileSync(wasm, path.join(to, 'charsleuth.wasm'));
    fs.copyFileSync(path.join(here, 'package/LICENSES.md'), path.join(to, 'LICENSES.md'));
    for (const name of ['page.js', 'styles.css'])
        fs.copyFileSync(path.join(page, name), path.join(to, 'page', name));
    execFileSync('python3', [path.join(extension, 'make_vsix.py'), path.join(out, `charsleuth-${version}.vsix`), to], { stdio: 'inherit' });
}
