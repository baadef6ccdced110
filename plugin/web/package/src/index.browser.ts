/** For browsers, workers and hosts like Deno: the module is fetched. */
import type { Charsleuth } from './charsleuth.js';
import { fetchBytes, loadFrom, loadNow, type Source } from './load.js';

export * from './exports.js';

/** Loads the module: from beside this file, or from what the caller names or hands in. */
export function load(source: Source = new URL('../charsleuth.wasm', import.meta.url)): Promise<Charsleuth> {
    return loadFrom(source, fetchBytes);
}

/** Loads a module that is there already. Browsers refuse that outside of workers: use `load` there. */
export function loadSync(source: Uint8Array | ArrayBuffer | WebAssembly.Module): Charsleuth {
    return loadNow(source);
}
