import { PIECE, type Engine, type Handle, type Releaser } from './engine.js';
import { CharsleuthError } from './error.js';
import type { Encoded, EncodeOptions, LostCharacter } from './types.js';

/** Encodes piece by piece. A character that the encoding lacks is left out and reported. */
export class Encoder {
    private handle: Handle;
    private units = 0; // fed so far
    private held = ''; // the last unit, where it is half of a pair

    /** For `Charsleuth.encoder`. */
    constructor(private readonly engine: Engine, private readonly releaser: Releaser, encoding: string) {
        this.handle = engine.withText(encoding, (module, at, size) => module.encoder_new(at, size));
        if (!this.handle)
            throw new CharsleuthError('bad-option', `unknown encoding ${JSON.stringify(encoding)}`);
        const { handle } = this;
        releaser.watch(this, () => engine.run((module) => module.encoder_free(handle)));
    }

    /** The bytes of the next text. Places in `lost` count from the first unit of all. `ends`: the last piece. */
    feed(text: string, ends = false): Encoded {
        if (!this.handle)
            throw new CharsleuthError('bad-option', 'the encoder was closed');
        const all = this.held + text;
        const first = this.units - this.held.length;
        const pieces: Uint8Array[] = [], lost: LostCharacter[] = [];
        for (let at = 0; at === 0 || at < text.length; at += PIECE / 2) {
            const end = Math.min(at + PIECE / 2, text.length);
            this.engine.run((module) => {
                module.encoder_feed(this.handle, this.engine.putUnits(text, at, end), end - at, ends && end === text.length ? 1 : 0);
                pieces.push(this.engine.bytes(module.encoder_bytes(this.handle), module.encoder_size(this.handle)).slice());
                const lacking = this.engine.numbers(module.encoder_lacking(this.handle), module.encoder_lacking_count(this.handle));
                for (const place of lacking)
                    lost.push({ at: Number(place), character: characterAt(all, Number(place) - first) });
            });
        }
        this.units += text.length;
        this.held = /[\uD800-\uDBFF]$/.test(text) ? text.slice(-1) : '';
        return { bytes: concatenated(pieces), lost };
    }

    close(): void {
        if (!this.handle)
            return;
        const { handle } = this;
        this.handle = 0;
        this.releaser.forget(this);
        if (!this.engine.hasFailed)
            this.engine.run((module) => module.encoder_free(handle));
    }
}

function characterAt(text: string, at: number): string {
    return String.fromCodePoint(text.codePointAt(at)!);
}

export function concatenated(pieces: Uint8Array[]): Uint8Array {
    if (pieces.length === 1)
        return pieces[0]!;
    const bytes = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
    let at = 0;
    for (const piece of pieces) {
        bytes.set(piece, at);
        at += piece.length;
    }
    return bytes;
}

/** What is written for a character that the encoding lacks. */
export function substituteFor(character: string, onLoss: 'omit' | 'replace' | 'escape'): string {
    if (onLoss === 'omit')
        return '';
    return onLoss === 'replace' ? '?' : `\\u{${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}}`;
}

/** Text in which every lost character is what is written for it. */
export function withSubstitutes(text: string, lost: LostCharacter[], onLoss: 'omit' | 'replace' | 'escape'): string {
    const pieces: string[] = [];
    let end = 0;
    for (const { at, character } of lost) {
        pieces.push(text.slice(end, at), substituteFor(character, onLoss));
        end = at + character.length;
    }
    pieces.push(text.slice(end));
    return pieces.join('');
}

export function lossy({ character, at }: LostCharacter, encoding: string): CharsleuthError {
    const point = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    return new CharsleuthError('lossy', `${encoding} has no U+${point} (at ${at})`);
}

/** Encodes a text that is all there. `make` gives a new encoder. */
export function encodeAll(make: () => Encoder, text: string, encoding: string, { onLoss = 'fail' }: EncodeOptions): Encoded {
    const encodeOnce = (what: string) => {
        const encoder = make();
        const encoded = encoder.feed(what, true);
        encoder.close();
        return encoded;
    };
    const encoded = encodeOnce(text);
    if (encoded.lost.length === 0 || onLoss === 'omit')
        return encoded;
    if (onLoss === 'fail')
        throw lossy(encoded.lost[0]!, encoding);
    return { bytes: encodeOnce(withSubstitutes(text, encoded.lost, onLoss)).bytes, lost: encoded.lost };
}
