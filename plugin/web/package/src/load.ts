import { bytesOf } from './bytes.js';
import type { Part } from './carried.js';
import { Charsleuth } from './charsleuth.js';
import { withDelta } from './delta.js';
import { CharsleuthError } from './error.js';

/** Where the module comes from: its bytes, the address of them, or what was compiled already. */
export type Source = Uint8Array | ArrayBuffer | URL | string | WebAssembly.Module;

/** A function whose code has a vector of 128 bits: an engine without them does not validate it. */
const WITH_VECTORS = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11);

/** Whether the engine has vectors, which the module wants. */
export function hasVectors(): boolean {
    return WebAssembly.validate(WITH_VECTORS);
}

/** The module for an engine without vectors: out of the module and the delta. */
export function withoutVectors(module: Uint8Array | ArrayBuffer, delta: Uint8Array | ArrayBuffer): Uint8Array {
    return withDelta(bytesOf(module), bytesOf(delta));
}

type Read = (address: URL | string) => Promise<Uint8Array | ArrayBuffer>;

/** The bytes of the module that suits this engine, out of the parts that the package carries. */
export async function fitting(unpack: (part: Part) => Promise<Uint8Array | ArrayBuffer>): Promise<Uint8Array> {
    const module = await unpack('module');
    return hasVectors() ? bytesOf(module) : withoutVectors(module, await unpack('plain'));
}

/** Loads what the caller names or hands in; without that, what the package carries. */
export async function loadFrom(source: Source | undefined, carried: () => Promise<Uint8Array>, read: Read): Promise<Charsleuth> {
    if (source instanceof WebAssembly.Module)
        return new Charsleuth(source);
    const isAddress = typeof source === 'string' || source instanceof URL;
    const bytes = isAddress ? await read(source).catch((cause) => missing(source, cause)) : source ?? await carried();
    return new Charsleuth(await WebAssembly.compile(bytesOf(bytes) as Uint8Array<ArrayBuffer>).catch(damaged));
}

/** Loads a module that is there already. Some browsers refuse that outside of workers: use `load` there. */
export function loadSync(bytes: Uint8Array | ArrayBuffer | WebAssembly.Module): Charsleuth {
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

function missing(source: string | URL, cause: unknown): never {
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
