import { bytesOf } from './bytes.js';
import { Charsleuth } from './charsleuth.js';
import { withDelta } from './delta.js';
import { CharsleuthError } from './error.js';

/** Where the module comes from: its bytes, the address of them, or what was compiled already. */
export type Source = Uint8Array | ArrayBuffer | URL | string | WebAssembly.Module;

/** A function whose code has a vector of 128 bits: an engine without them does not validate it. */
const WITH_VECTORS = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11);

export const MODULE = 'charsleuth.wasm';
export const DELTA = 'charsleuth-plain.delta';

/** Whether the engine has vectors, which charsleuth.wasm wants. */
export function hasVectors(): boolean {
    return WebAssembly.validate(WITH_VECTORS);
}

/** The module for an engine without vectors: out of charsleuth.wasm and charsleuth-plain.delta. */
export function withoutVectors(module: Uint8Array | ArrayBuffer, delta: Uint8Array | ArrayBuffer): Uint8Array {
    return withDelta(bytesOf(module), bytesOf(delta));
}

type Read = (address: URL | string) => Promise<Uint8Array | ArrayBuffer>;

export async function loadFrom(source: Source, read: Read): Promise<Charsleuth> {
    if (source instanceof WebAssembly.Module)
        return new Charsleuth(source);
    const isAddress = typeof source === 'string' || source instanceof URL;
    return new Charsleuth(await WebAssembly.compile(bytesOf(isAddress ? await fitting(source, read) : source) as Uint8Array<ArrayBuffer>).catch(damaged));
}

/** What an address has; for an engine without vectors, with the delta that lies beside it. */
async function fitting(address: URL | string, read: Read): Promise<Uint8Array | ArrayBuffer> {
    const readOr = (what: URL | string) => read(what).catch((cause) => missing(what, cause));
    const bytes = await readOr(address);
    return hasVectors() ? bytes : withoutVectors(bytes, await readOr(deltaBeside(address)));
}

function deltaBeside(address: URL | string): URL | string {
    return address instanceof URL ? new URL(DELTA, address) : address.replace(/[^/\\]*$/, DELTA);
}

export function loadNow(bytes: Uint8Array | ArrayBuffer | WebAssembly.Module): Charsleuth {
    if (bytes instanceof WebAssembly.Module)
        return new Charsleuth(bytes);
    let module;
    try {
        module = new WebAssembly.Module(bytesOf(bytes) as Uint8Array<ArrayBuffer>);
    } catch (cause) {
        return damaged(cause);
    }
    return new Charsleuth(module);
}

export function missing(source: string | URL, cause: unknown): never {
    throw new CharsleuthError('module-missing', `the module cannot be read: ${source}`, { cause });
}

function damaged(cause: unknown): never {
    if (cause instanceof RangeError)
        throw new CharsleuthError('no-memory', 'there is not enough memory for the module', { cause });
    throw new CharsleuthError('module-mismatch', 'this is not the module of Charsleuth, or it is damaged', { cause });
}

export async function fetchBytes(url: URL | string): Promise<ArrayBuffer> {
    const response = await fetch(url);
    if (!response.ok)
        throw new Error(`${response.status} ${response.statusText}`);
    return response.arrayBuffer();
}
