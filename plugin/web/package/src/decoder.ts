import { PIECE, type Engine, type Handle, type Releaser } from './engine.js';
import { CharsleuthError } from './error.js';
import type { Decoded, DecodeOptions, MalformedRange } from './types.js';

const KINDS = ['invalid', 'unmapped', 'truncated'] as const;
const RANGE = 4; // numbers of 64 bits in a range: begin, end, offset in the text, kind

const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });

/** Decodes piece by piece. Any division gives the same text and ranges; every byte string decodes. */
export class Decoder {
    private handle: Handle;

    /** For `Charsleuth.decoder` and `copy`. */
    constructor(private readonly engine: Engine, private readonly releaser: Releaser, encoding: string | Decoder) {
        this.handle = encoding instanceof Decoder
            ? engine.run((module) => module.decoder_copy(encoding.open()))
            : engine.withText(encoding, (module, at, size) => module.decoder_new(at, size));
        if (!this.handle)
            throw new CharsleuthError('bad-option', `unknown encoding ${JSON.stringify(encoding)}`);
        const { handle } = this;
        releaser.watch(this, () => engine.run((module) => module.decoder_free(handle)));
    }

    /**
     * The text of the next bytes, 1 MiB at most; a BOM is a character like any other, and so is UTF-8's before text in an encoding that
     * is not of Unicode. The places of `malformed` count from the first byte and unit of the input. `ends`: an unfinished sequence is
     * malformed.
     */
    feed(bytes: Uint8Array, ends = false, ranges = 100_000): Decoded {
        if (bytes.length > PIECE)
            throw new CharsleuthError('too-long', 'a piece is longer than 1 MiB');
        const handle = this.open();
        return this.engine.run((module) => {
            module.decoder_feed(handle, this.engine.put(bytes), bytes.length, ends ? 1 : 0);
            const count = module.decoder_malformed_count(handle);
            return {
                text: textOf(this.engine.units(module.decoder_text(handle), module.decoder_units(handle))),
                malformed: rangesOf(this.engine.numbers(module.decoder_malformed(handle), RANGE * Math.min(count, ranges))),
                malformedCount: count,
            };
        });
    }

    /** A decoder that goes on from here, as this one does. */
    copy(): Decoder {
        return new Decoder(this.engine, this.releaser, this);
    }

    close(): void {
        if (!this.handle)
            return;
        const { handle } = this;
        this.handle = 0;
        this.releaser.forget(this);
        if (!this.engine.hasFailed)
            this.engine.run((module) => module.decoder_free(handle));
    }

    private open(): Handle {
        if (!this.handle)
            throw new CharsleuthError('bad-option', 'the decoder was closed');
        return this.handle;
    }
}

function textOf(units: Uint16Array): string {
    // TextDecoder takes no shared or growing memory in some engines; a copy of the view is safe in all.
    return utf16.decode(new Uint8Array(units.buffer, units.byteOffset, units.byteLength));
}

function rangesOf(numbers: BigUint64Array): MalformedRange[] {
    const ranges: MalformedRange[] = [];
    for (let i = 0; i < numbers.length; i += RANGE) {
        ranges.push({
            begin: Number(numbers[i]), end: Number(numbers[i + 1]), at: Number(numbers[i + 2]),
            kind: KINDS[Number(numbers[i + 3]! & 0xffn)]!,
        });
    }
    return ranges;
}

/** Decodes bytes that are all there. */
export function decodeAll(decoder: Decoder, bytes: Uint8Array, { keepBom = false, ranges = 100_000 }: DecodeOptions): Decoded {
    const pieces: string[] = [], malformed: MalformedRange[] = [];
    let malformedCount = 0;
    for (let at = 0; at === 0 || at < bytes.length; at += PIECE) {
        const piece = decoder.feed(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length, ranges - malformed.length);
        pieces.push(piece.text);
        malformed.push(...piece.malformed);
        malformedCount += piece.malformedCount;
    }
    let text = '';
    try {
        text = pieces.join('');
    } catch (cause) {
        throw new CharsleuthError('too-long', 'the text is longer than a string can be; decode it in pieces', { cause });
    }
    if (keepBom || !text.startsWith('\uFEFF'))
        return { text, malformed, malformedCount };
    return { text: text.slice(1), malformed: malformed.map((range) => ({ ...range, at: range.at - 1 })), malformedCount };
}
