/** What was meant by a garbled text, and the text of a file in several encodings or of a mail whose bodies are encoded: in UTF-8. */
import type { Charsleuth } from '../../package/src/charsleuth.js';
import { CharsleuthError } from '../../package/src/error.js';
import type { Way } from './protocol.js';
import type { ReadBytes } from './text_index.js';

const MOST = 1 << 28; // bytes, which the module holds at once

export function mended(charsleuth: Charsleuth, source: { name: string; size: number; read: ReadBytes }, way: Way, encoding: string): Blob {
    if (source.size > MOST)
        throw new CharsleuthError('too-long', 'the file is longer than 256 MiB');
    const bytes = source.read(0, source.size);
    if (way === 'mojibake')
        return new Blob([charsleuth.repair(bytes, { encoding }).text]);
    const { segments, bodies = [] } = charsleuth.detect(bytes, { hints: { filename: source.name }, top: 1, brief: true, segments: true });
    const texts: string[] = [];
    let done = 0;
    const add = (end: number, own: string | null, decoded = (part: Uint8Array) => part) => {
        if (end > done)
            texts.push(charsleuth.decode(decoded(bytes.subarray(done, end)), own ?? 'US-ASCII', { keepBom: done > 0 }).text);
        done = Math.max(done, end);
    };
    let next = 0; // of `bodies`
    for (const { range: [, end], encoding: own } of segments!) {
        for (let body; (body = bodies[next]) && body.range[0] < end; ++next) {
            const { range, encoding, transfer } = body;
            if (encoding === null)
                continue;
            add(range[0], own);
            add(range[1], encoding, (part) => charsleuth.decodedBody(part, transfer));
        }
        add(end, own);
    }
    return new Blob(texts);
}
