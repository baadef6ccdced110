import { PIECE, type Engine } from './engine.js';
import { CharsleuthError } from './error.js';
import type { Decoder } from './decoder.js';
import type { Repair, RepairOptions } from './types.js';

/** The line that `charsleuth repair --json` prints. `encoding`: what the input is in. */
export function repairJson(engine: Engine, bytes: Uint8Array, encoding: string, options: RepairOptions): string {
    const { chain = '', minConfidence = 0, file = '-' } = options;
    const repair = engine.withText(encoding, (module, label, labelSize) =>
        engine.withText(chain, (_, words, size) => module.repair_new(label, labelSize, words, size, minConfidence)));
    if (!repair)
        throw new CharsleuthError('bad-option', `unknown encoding ${JSON.stringify(encoding)}, or a chain like "UTF-8 read as windows-1252" was expected, not ${JSON.stringify(chain)}`);
    return engine.run((module) => {
        for (let at = 0; at === 0 || at < bytes.length; at += PIECE) {
            const piece = bytes.subarray(at, at + PIECE);
            module.repair_feed(repair, engine.put(piece), piece.length, at + PIECE >= bytes.length ? 1 : 0);
        }
        engine.withText(file, (_, name, size) => module.repair_conclude(repair, name, size));
        const json = engine.text(module.repair_answer(repair), module.repair_answer_size(repair));
        module.repair_free(repair);
        return json;
    });
}

/** The text with every repair in its place, without a BOM. */
export function repairedText(decoder: Decoder, bytes: Uint8Array, repairs: Repair[]): string {
    const parts: string[] = [];
    const decode = (begin: number, end: number, ends: boolean) => {
        const pieces: string[] = [];
        for (let at = begin; at === begin || at < end; at += PIECE)
            pieces.push(decoder.feed(bytes.subarray(at, Math.min(at + PIECE, end)), ends && at + PIECE >= end, 0).text);
        return pieces.join('');
    };
    let done = 0;
    for (const { range: [begin, end], after } of repairs) {
        parts.push(decode(done, begin, false), after);
        decode(begin, end, false); // for the decoder's state
        done = end;
    }
    parts.push(decode(done, bytes.length, true));
    const text = parts.join('');
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
