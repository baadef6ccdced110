/** For Node.js: the module is inside, and is unpacked at once. */
import './carried/module.js';
import './carried/plain.js';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { carried, type Part } from './carried.js';
import type { Charsleuth } from './charsleuth.js';
import { fetchBytes, hasVectors, loadFrom, loadSync as loadNow, withoutVectors, type Source } from './load.js';

export * from './exports.js';

const ROOM = 1 << 23; // for what is unpacked, bytes: one piece instead of hundreds takes a third of the time

const unpackedNow = (part: Part): Uint8Array => gunzipSync(Buffer.from(carried(part), 'base64'), { chunkSize: ROOM });

function fittingNow(): Uint8Array {
    const module = unpackedNow('module');
    return hasVectors() ? module : withoutVectors(module, unpackedNow('plain'));
}

/** The bytes of the module that suits this engine. */
export async function moduleBytes(): Promise<Uint8Array> {
    return fittingNow();
}

/** Loads the module: that which is inside, or what the caller names (a path, an address) or hands in. */
export function load(source?: Source): Promise<Charsleuth> {
    const isRemote = (url: URL | string) => /^https?:/.test(String(url));
    const read = async (url: URL | string) =>
        isRemote(url) ? fetchBytes(url) : readFile(url instanceof URL || url.startsWith('file:') ? fileURLToPath(url) : url);
    return loadFrom(source, moduleBytes, read);
}

/** Loads the module at once: that which is inside, or what the caller hands in. */
export function loadSync(source?: Uint8Array | ArrayBuffer | WebAssembly.Module): Charsleuth {
    return loadNow(source ?? fittingNow());
}
