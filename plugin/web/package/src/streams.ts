/** Streams of the Web, which Node.js has, too: bytes to text and text to bytes. */
import { bytesOf } from './bytes.js';
import type { Decoder } from './decoder.js';
import { lossy, withSubstitutes, type Encoder } from './encoder.js';
import { PIECE } from './engine.js';
import type { EncodeOptions, Input } from './types.js';

/** Text piece by piece; one U+FFFD for each malformed sequence. */
export function decodeStream(decoder: Decoder, keepBom: boolean): TransformStream<Input, string> {
    let isFirst = true;
    const put = (text: string, out: TransformStreamDefaultController<string>) => {
        if (text === '')
            return;
        const rest = isFirst && !keepBom && text.startsWith('\uFEFF') ? text.slice(1) : text;
        isFirst = false;
        if (rest !== '')
            out.enqueue(rest);
    };
    return new TransformStream<Input, string>({
        transform(chunk, out) {
            const bytes = bytesOf(chunk);
            for (let at = 0; at < bytes.length; at += PIECE)
                put(decoder.feed(bytes.subarray(at, at + PIECE), false, 0).text, out);
        },
        flush(out) {
            put(decoder.feed(new Uint8Array(), true, 0).text, out);
            decoder.close();
        },
    });
}

/** Bytes piece by piece. `make` gives a new encoder; where losses are replaced a second one writes what the first has looked at. */
export function encodeStream(make: () => Encoder, encoding: string, onLoss: Required<EncodeOptions>['onLoss']): TransformStream<string, Uint8Array> {
    const encoder = make();
    const second = onLoss === 'replace' || onLoss === 'escape' ? make() : null;
    let held = ''; // the last unit, where it is half of a pair
    let units = 0; // before the piece
    const put = (text: string, ends: boolean, out: TransformStreamDefaultController<Uint8Array>) => {
        let { bytes, lost } = encoder.feed(text, ends);
        if (lost.length > 0 && onLoss === 'fail')
            throw lossy(lost[0]!, encoding);
        if (second)
            bytes = second.feed(withSubstitutes(text, lost.map(({ at, character }) => ({ at: at - units, character })), onLoss as 'replace'), ends).bytes;
        units += text.length;
        if (bytes.length > 0)
            out.enqueue(bytes);
    };
    return new TransformStream<string, Uint8Array>({
        transform(chunk, out) {
            const text = held + chunk;
            held = /[\uD800-\uDBFF]$/.test(text) ? text.slice(-1) : '';
            put(text.slice(0, text.length - held.length), false, out);
        },
        flush(out) {
            put(held, true, out);
            encoder.close();
            second?.close();
        },
    });
}
