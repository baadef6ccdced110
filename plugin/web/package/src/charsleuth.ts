import { bytesOf } from './bytes.js';
import { Decoder, decodeAll } from './decoder.js';
import { Encoder, encodeAll } from './encoder.js';
import { Engine, Releaser } from './engine.js';
import { CharsleuthError } from './error.js';
import { Examination } from './examination.js';
import { repairJson, repairedText } from './repair.js';
import { decodeStream, encodeStream } from './streams.js';
import type { Answer, Body, Decoded, DecodeOptions, DetectOptions, Encoded, EncodeOptions, EncodingRow, ExamineOptions, Input, RepairOptions, Repairs, Segment } from './types.js';

/** The version of the wrapper, which has to be the module's. The build writes it. */
declare const CHARSLEUTH_VERSION: string;

/** One loaded module. For one thread: each worker loads its own. */
export class Charsleuth {
    private readonly engine: Engine;
    private readonly releaser = new Releaser();
    private rows: EncodingRow[] | null = null;

    /** For `load`. */
    constructor(module: WebAssembly.Module) {
        this.engine = new Engine(module, CHARSLEUTH_VERSION);
    }

    get version(): string {
        return CHARSLEUTH_VERSION;
    }

    /** Bytes of memory that the module holds now. */
    get memory(): number {
        return this.engine.memory;
    }

    /** Which encoding bytes are in, with ranked candidates and reasons. */
    detect(input: Input, options: DetectOptions = {}): Answer {
        return JSON.parse(this.detectJson(input, options)) as Answer;
    }

    /** The same as the line that `charsleuth detect --json --raw` prints, byte for byte. */
    detectJson(input: Input, options: DetectOptions = {}): string {
        const bytes = bytesOf(input);
        const bytesAt = (offset: number, size: number) => bytes.subarray(offset, offset + size);
        return this.examine({ ...options, bytesAt }).feed(bytes).concludeJson();
    }

    /** The parts of a file in different encodings, in order, without a gap: `segments` of `detect --json --segments`. At most 256 MiB. */
    segments(input: Input, options: DetectOptions = {}): Segment[] {
        return this.detect(input, { ...options, top: 1, brief: true, segments: true }).segments!;
    }

    /** The bytes that an encoded body of a mail stands for. */
    decodedBody(body: Input, transfer: Body['transfer']): Uint8Array {
        const bytes = bytesOf(body);
        return this.engine.run((module) => {
            const at = module.alloc(bytes.length);
            this.engine.bytes(at, bytes.length).set(bytes);
            const decoded = this.engine.bytes(at, module.body_decode(at, bytes.length, transfer === 'base64' ? 1 : 0)).slice();
            module.free(at);
            return decoded;
        });
    }

    /** For input that comes piece by piece. */
    examine(options: ExamineOptions = {}): Examination {
        return new Examination(this.engine, this.releaser, options);
    }

    /** The text of bytes in an encoding, named by any of its aliases, and what is malformed. */
    decode(input: Input, encoding: string, options: DecodeOptions = {}): Decoded {
        const decoder = this.decoder(encoding);
        try {
            return decodeAll(decoder, bytesOf(input), options);
        } finally {
            decoder.close();
        }
    }

    decoder(encoding: string): Decoder {
        return new Decoder(this.engine, this.releaser, encoding);
    }

    /** The bytes of a text in an encoding. They decode to the same text; no character is replaced by a similar one. */
    encode(text: string, encoding: string, options: EncodeOptions = {}): Encoded {
        return encodeAll(() => this.encoder(encoding), text, encoding, options);
    }

    encoder(encoding: string): Encoder {
        return new Encoder(this.engine, this.releaser, encoding);
    }

    /** Bytes in, text out: `blob.stream().pipeThrough(charsleuth.decodeStream('Shift_JIS'))`. */
    decodeStream(encoding: string, { keepBom = false }: Pick<DecodeOptions, 'keepBom'> = {}): TransformStream<Input, string> {
        return decodeStream(this.decoder(encoding), keepBom);
    }

    /** Text in, bytes out. A character that the encoding lacks ends the stream with an error, unless `onLoss` says otherwise. */
    encodeStream(encoding: string, { onLoss = 'fail' }: EncodeOptions = {}): TransformStream<string, Uint8Array> {
        return encodeStream(() => this.encoder(encoding), encoding, onLoss);
    }

    /** Mojibake undone run by run ("cafÃ©"); text that is sound stays as it is. An input without text is an error. */
    repair(input: Input, options: RepairOptions = {}): Repairs {
        const bytes = bytesOf(input);
        const answer = JSON.parse(this.repairJson(bytes, options)) as Omit<Repairs, 'text'>;
        const decoder = this.decoder(answer.encoding);
        try {
            return { ...answer, text: repairedText(decoder, bytes, answer.repairs) };
        } finally {
            decoder.close();
        }
    }

    /** The repairs as the line that `charsleuth repair --json` prints, byte for byte. */
    repairJson(input: Input, options: RepairOptions = {}): string {
        const bytes = bytesOf(input);
        const encoding = options.encoding ?? this.detect(bytes, { top: 1 }).encoding;
        if (encoding === null)
            throw new CharsleuthError('bad-option', 'the input has no text');
        return repairJson(this.engine, bytes, encoding, options);
    }

    /** Every known encoding, with its names. */
    encodings(): EncodingRow[] {
        this.rows ??= JSON.parse(this.encodingsJson()) as EncodingRow[];
        return this.rows;
    }

    /** The same as `charsleuth list --json` prints it, byte for byte. */
    encodingsJson(): string {
        return this.engine.run((module) => {
            const registry = module.registry_new();
            const json = this.engine.text(module.registry_text(registry), module.registry_size(registry));
            module.registry_free(registry);
            return json;
        });
    }
}
