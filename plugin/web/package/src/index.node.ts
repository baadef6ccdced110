/** For Node.js: the module is read from the package's folder. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Charsleuth } from './charsleuth.js';
import { DELTA, MODULE, fetchBytes, hasVectors, loadFrom, loadNow, missing, withoutVectors, type Source } from './load.js';

export * from './exports.js';

const beside = (name: string) => new URL(`../${name}`, import.meta.url);

/** Loads the module: from the package, or from what the caller names (a path, an address) or hands in. */
export function load(source: Source = beside(MODULE)): Promise<Charsleuth> {
    const isRemote = (url: URL | string) => /^https?:/.test(String(url));
    const read = async (url: URL | string) =>
        isRemote(url) ? fetchBytes(url) : readFile(url instanceof URL || url.startsWith('file:') ? fileURLToPath(url) : url);
    return loadFrom(source, read);
}

/** Loads the module at once: from the package, or from what the caller hands in. */
export function loadSync(source?: Uint8Array | ArrayBuffer | WebAssembly.Module): Charsleuth {
    if (source)
        return loadNow(source);
    const bytes = readNow(beside(MODULE));
    return loadNow(hasVectors() ? bytes : withoutVectors(bytes, readNow(beside(DELTA))));
}

function readNow(url: URL): Uint8Array {
    try {
        return readFileSync(url);
    } catch (cause) {
        return missing(url, cause);
    }
}
