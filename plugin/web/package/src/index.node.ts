/** For Node.js: the module is read from the package's folder. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Charsleuth } from './charsleuth.js';
import { fetchBytes, loadFrom, loadNow, missing, moduleName, type Source } from './load.js';

export * from './exports.js';

const beside = () => new URL(`../${moduleName()}`, import.meta.url);

/** Loads the module: from the package, or from what the caller names (a path, an address) or hands in. */
export function load(source: Source = beside()): Promise<Charsleuth> {
    const isRemote = (url: URL | string) => /^https?:/.test(String(url));
    const read = async (url: URL | string) =>
        isRemote(url) ? fetchBytes(url) : readFile(url instanceof URL || url.startsWith('file:') ? fileURLToPath(url) : url);
    return loadFrom(source, read);
}

/** Loads the module at once: from the package, or from what the caller hands in. */
export function loadSync(source?: Uint8Array | ArrayBuffer | WebAssembly.Module): Charsleuth {
    if (source)
        return loadNow(source);
    const url = beside();
    let bytes;
    try {
        bytes = readFileSync(url);
    } catch (cause) {
        return missing(url, cause);
    }
    return loadNow(bytes);
}
