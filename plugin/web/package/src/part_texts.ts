import type { Charsleuth } from './charsleuth.js';
import type { DetectOptions } from './types.js';

/** The text of a file, each part in its own encoding and the bodies of a mail decoded, in pieces: what `show --segments` prints. */
export function partTexts(charsleuth: Charsleuth, bytes: Uint8Array, options: DetectOptions = {}): string[] {
    const { segments, bodies = [] } = charsleuth.detect(bytes, { ...options, top: 1, brief: true, segments: true });
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
    return texts;
}
