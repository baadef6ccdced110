/** The plain module out of the one with vectors: most of both is the same. plugin/web/delta.mjs says what a delta is. */
import { CharsleuthError } from './error.js';

const wrong = () => new CharsleuthError('module-mismatch', 'the delta does not belong to this module');

export function withDelta(base: Uint8Array, delta: Uint8Array): Uint8Array {
    let at = 0;
    const number = () => {
        let value = 0, factor = 1, byte;
        do {
            byte = delta[at++];
            if (byte === undefined)
                throw wrong();
            value += (byte & 127) * factor;
            factor *= 128;
        } while (byte & 128);
        return value;
    };
    const pieces: Uint8Array[] = [];
    let size = 0;
    while (at < delta.length) {
        const from = number(), copied = number(), added = number();
        if (from + copied > base.length || at + added > delta.length)
            throw wrong();
        pieces.push(base.subarray(from, from + copied), delta.subarray(at, at + added));
        at += added;
        size += copied + added;
    }
    const bytes = new Uint8Array(size);
    let end = 0;
    for (const piece of pieces) {
        bytes.set(piece, end);
        end += piece.length;
    }
    return bytes;
}
