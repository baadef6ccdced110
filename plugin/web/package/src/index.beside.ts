/** For pages that load the package's files as they are: the module is fetched when it is asked for. */
import { carried, unpacked, type Part } from './carried.js';
import type { Charsleuth } from './charsleuth.js';
import { fetchBytes, fitting, loadFrom, type Source } from './load.js';

export * from './exports.js';
export { loadSync } from './load.js';

async function beside(part: Part): Promise<ArrayBuffer> {
    await (part === 'module' ? import('./carried/module.js') : import('./carried/plain.js'));
    return unpacked(carried(part));
}

/** The bytes of the module that suits this engine. */
export const moduleBytes = (): Promise<Uint8Array> => fitting(beside);

/** Loads the module: from beside this file, or from what the caller names or hands in. */
export const load = (source?: Source): Promise<Charsleuth> => loadFrom(source, moduleBytes, fetchBytes);
