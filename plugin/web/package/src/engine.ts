/** The module and its memory. Whatever is copied in or out passes here. */
import { CharsleuthError } from './error.js';

/** Bytes of the buffer through which input and text are handed in. */
export const PIECE = 1 << 20;

type Handle = number;

interface Exports {
    memory: WebAssembly.Memory;
    _initialize(): void;
    start(): void;
    version(): number;
    alloc(size: number): number;
    free(at: number): void;
    question_new(fields: number, size: number): Handle;
    question_is_wrong(question: Handle): number;
    question_feed(question: Handle, bytes: number, size: number): void;
    question_conclude(question: Handle): void;
    question_answer(question: Handle): number;
    question_answer_size(question: Handle): number;
    question_free(question: Handle): void;
    decoder_new(label: number, size: number): Handle;
    decoder_copy(decoder: Handle): Handle;
    decoder_feed(decoder: Handle, bytes: number, size: number, ends: number): void;
    decoder_text(decoder: Handle): number;
    decoder_units(decoder: Handle): number;
    decoder_malformed(decoder: Handle): number;
    decoder_malformed_count(decoder: Handle): number;
    decoder_free(decoder: Handle): void;
    encoder_new(label: number, size: number): Handle;
    encoder_feed(encoder: Handle, text: number, units: number, ends: number): void;
    encoder_bytes(encoder: Handle): number;
    encoder_size(encoder: Handle): number;
    encoder_lacking(encoder: Handle): number;
    encoder_lacking_count(encoder: Handle): number;
    encoder_free(encoder: Handle): void;
    repair_new(label: number, labelSize: number, chain: number, chainSize: number, leastConfidence: number): Handle;
    repair_feed(repair: Handle, bytes: number, size: number, ends: number): void;
    repair_conclude(repair: Handle, file: number, size: number): void;
    repair_answer(repair: Handle): number;
    repair_answer_size(repair: Handle): number;
    repair_free(repair: Handle): void;
    body_decode(body: number, size: number, isBase64: number): number;
    registry_new(): Handle;
    registry_text(registry: Handle): number;
    registry_size(registry: Handle): number;
    registry_free(registry: Handle): void;
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const toUtf8 = new TextEncoder();

export class Engine {
    private readonly exports: Exports;
    private readonly buffer: number; // PIECE bytes in the module
    private failure: CharsleuthError | null = null;
    /** Readers of inputs that are being examined, by handle. */
    readonly readers = new Map<Handle, (offset: number, size: number) => Uint8Array>();

    constructor(module: WebAssembly.Module, version: string) {
        this.exports = this.instantiate(module);
        this.buffer = this.run((module) => {
            module._initialize();
            module.start();
            return module.alloc(PIECE);
        });
        const found = this.run((module) => {
            const begin = module.version();
            return utf8.decode(this.bytes(begin, this.bytes(begin, 32).indexOf(0)));
        });
        if (found !== version)
            throw new CharsleuthError('module-mismatch', `the module is of version ${found}, not ${version}`);
    }

    private instantiate(module: WebAssembly.Module): Exports {
        const other = (cause?: unknown) => new CharsleuthError('module-mismatch', 'this is not the module of Charsleuth', { cause });
        try {
            const exports = new WebAssembly.Instance(module, this.imports()).exports as unknown as Exports;
            if (typeof exports.version === 'function')
                return exports;
        } catch (cause) {
            if (cause instanceof RangeError)
                throw new CharsleuthError('no-memory', 'there is not enough memory for the module', { cause });
            throw other(cause);
        }
        throw other();
    }

    private imports(): WebAssembly.Imports {
        const noMemory = () => {
            throw new CharsleuthError('no-memory', 'there is not enough memory');
        };
        const read = (question: Handle, offset: number, into: number, size: number) => {
            const given = this.readers.get(question)!(offset, size).subarray(0, size);
            this.bytes(into, size).set(given);
            return given.length;
        };
        return { charsleuth: { no_memory: noMemory, read } };
    }

    /** Calls the module. After a failure its memory is in no known state: it is never called again. */
    run<T>(work: (module: Exports) => T): T {
        if (this.failure)
            throw new CharsleuthError('broken', `the module failed before (${this.failure.message}); load it again`, { cause: this.failure });
        try {
            return work(this.exports);
        } catch (cause) {
            this.failure = cause instanceof CharsleuthError ? cause : new CharsleuthError('broken', 'the module failed', { cause });
            throw this.failure;
        }
    }

    get hasFailed(): boolean {
        return this.failure !== null;
    }

    /** A view that is valid until the module is called again. */
    bytes(at: number, size: number): Uint8Array {
        return new Uint8Array(this.exports.memory.buffer, at, size);
    }

    /** Numbers of 64 bits, below 2^53; as long valid as it is. */
    numbers(at: number, count: number): BigUint64Array {
        return new BigUint64Array(this.exports.memory.buffer, at, count);
    }

    units(at: number, count: number): Uint16Array {
        return new Uint16Array(this.exports.memory.buffer, at, count);
    }

    text(at: number, size: number): string {
        return utf8.decode(this.bytes(at, size));
    }

    /** Copies at most PIECE bytes into the module; valid until the next piece. */
    put(piece: Uint8Array): number {
        this.bytes(this.buffer, piece.length).set(piece);
        return this.buffer;
    }

    /** Copies UTF-16 units, PIECE / 2 at most. */
    putUnits(text: string, begin: number, end: number): number {
        const units = this.units(this.buffer, end - begin);
        for (let i = begin; i < end; ++i)
            units[i - begin] = text.charCodeAt(i);
        return this.buffer;
    }

    /** A text of any length for the time of `use`. */
    withText<T>(text: string, use: (module: Exports, at: number, size: number) => T): T {
        const bytes = toUtf8.encode(text);
        return this.run((module) => {
            const at = module.alloc(bytes.length);
            this.bytes(at, bytes.length).set(bytes);
            const value = use(module, at, bytes.length);
            module.free(at);
            return value;
        });
    }

    /** Bytes of memory that the module holds now. */
    get memory(): number {
        return this.exports.memory.buffer.byteLength;
    }
}

/** Frees what was forgotten: an object that is dropped before its work ends. */
export class Releaser {
    private readonly registry: FinalizationRegistry<() => void> | null =
        typeof FinalizationRegistry === 'function' ? new FinalizationRegistry((release) => release()) : null;

    watch(object: object, release: () => void): void {
        this.registry?.register(object, release, object);
    }
    forget(object: object): void {
        this.registry?.unregister(object);
    }
}

export type { Exports, Handle };
