/** For browsers, workers and hosts like Deno: the module is inside. */
import './carried/module.js';
import './carried/plain.js';
import { carried, unpacked } from './carried.js';
import type { Charsleuth } from './charsleuth.js';
import { fetchBytes, fitting, loadFrom, type Source } from './load.js';

export * from './exports.js';
export { loadSync } from './load.js';

/** The bytes of the module that suits this engine. */
export const moduleBytes = (): Promise<Uint8Array> => fitting((part) => unpacked(carried(part)));

/** Loads the module: that which is inside, or what the caller names or hands in. */
export const load = (source?: Source): Promise<Charsleuth> => loadFrom(source, moduleBytes, fetchBytes);
