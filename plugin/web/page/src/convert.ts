/** Copies in another encoding: what would be lost, and the copy. */
import type { Charsleuth } from '../../package/src/charsleuth.js';
import { withSubstitutes } from '../../package/src/encoder.js';
import type { Losses } from './protocol.js';
import { hexOf, withoutBom, type ReadBytes } from './text_index.js';

const PIECE = 1 << 20;
const LINES = 8; // that are told of a lost character
const CHARACTERS = 500; // different ones that are told

export interface Source {
    size: number;
    read: ReadBytes;
}

/** The text in pieces, with what is malformed in each; `shown` gives what stands for malformed bytes in it. */
async function* pieces(charsleuth: Charsleuth, source: Source, from: string, breathe: () => Promise<void>, shown?: (bytes: Uint8Array) => string) {
    const decoder = charsleuth.decoder(from);
    let units = 0;
    for (let at = 0; at === 0 || at < source.size; at += PIECE) {
        const end = Math.min(at + PIECE, source.size);
        const { text, malformed, malformedCount } = decoder.feed(source.read(at, end), end === source.size, shown ? Infinity : 0);
        const parts: string[] = [];
        let done = 0; // units of the piece
        for (const range of malformed) {
            parts.push(text.slice(done, range.at - units), shown!(source.read(range.begin, range.end)));
            done = range.at - units + 1;
        }
        parts.push(text.slice(done));
        units += text.length;
        yield { text: withoutBom(parts.join(''), at), malformedCount, ends: end === source.size };
        await breathe();
    }
    decoder.close();
}

/** What a copy has for malformed bytes, as the command line writes it. */
const inPlaceOf = { replace: () => '?', escape: (bytes: Uint8Array) => Array.from(bytes, (byte) => `\\x{${hexOf(Uint8Array.of(byte))}}`).join('') };

export async function lossesOf(charsleuth: Charsleuth, source: Source, from: string, to: string, breathe: () => Promise<void>): Promise<Losses> {
    const encoder = charsleuth.encoder(to);
    const losses: Losses = { characters: [], lacking: 0, malformed: 0 };
    const places = new Map<string, number>();
    let units = 0, line = 1;
    for await (const { text, malformedCount, ends } of pieces(charsleuth, source, from, breathe)) {
        losses.malformed += malformedCount;
        let counted = 0; // units of this piece whose line ends are counted
        for (const { at, character } of encoder.feed(text, ends).lost) {
            const place = Math.max(0, at - units);
            line += lineEnds(text, counted, place);
            counted = place;
            if (character === '\uFFFD' && malformedCount > 0)
                continue; // counted as malformed
            ++losses.lacking;
            note(losses, places, character, line);
        }
        line += lineEnds(text, counted, text.length);
        units += text.length;
    }
    encoder.close();
    return losses;
}

function note(losses: Losses, places: Map<string, number>, character: string, line: number): void {
    let place = places.get(character);
    if (place === undefined) {
        if (losses.characters.length >= CHARACTERS)
            return;
        place = losses.characters.push({ character, count: 0, lines: [] }) - 1;
        places.set(character, place);
    }
    const loss = losses.characters[place]!;
    ++loss.count;
    if (loss.lines.length < LINES && loss.lines[loss.lines.length - 1] !== line)
        loss.lines.push(line);
}

function lineEnds(text: string, begin: number, end: number): number {
    let count = 0;
    for (let i = begin; i < end; ++i) {
        const unit = text.charCodeAt(i);
        count += unit === 10 || (unit === 13 && text.charCodeAt(i + 1) !== 10) ? 1 : 0;
    }
    return count;
}

const LONGEST = 100_000_000; // units of a text for the clipboard

export async function wholeText(charsleuth: Charsleuth, source: Source, encoding: string, breathe: () => Promise<void>): Promise<string | null> {
    const parts: string[] = [];
    let units = 0;
    for await (const { text } of pieces(charsleuth, source, encoding, breathe)) {
        parts.push(text);
        units += text.length;
        if (units > LONGEST)
            return null;
    }
    return parts.join('');
}

export interface Plan {
    from: string;
    to: string;
    onLoss: 'replace' | 'escape';
    bom: boolean;
}

export async function convert(charsleuth: Charsleuth, source: Source, plan: Plan, breathe: () => Promise<void>): Promise<Blob> {
    const encoder = charsleuth.encoder(plan.to);
    const test = charsleuth.encoder(plan.to); // finds what is lacking, before it is written
    const parts: BlobPart[] = plan.bom ? [encoder.feed('\uFEFF').bytes as Uint8Array<ArrayBuffer>] : [];
    let units = 0;
    for await (const { text, ends } of pieces(charsleuth, source, plan.from, breathe, inPlaceOf[plan.onLoss])) {
        const lost = test.feed(text, ends).lost.map((it) => ({ ...it, at: it.at - units })).filter((it) => it.at >= 0);
        units += text.length;
        parts.push(encoder.feed(withSubstitutes(text, lost, plan.onLoss), ends).bytes as Uint8Array<ArrayBuffer>);
    }
    encoder.close();
    test.close();
    return new Blob(parts, { type: 'application/octet-stream' });
}
