/** The rows of a long text: checkpoints, from which any of them is decoded again. */
import type { Charsleuth } from '../../package/src/charsleuth.js';
import type { Decoder } from '../../package/src/decoder.js';
import type { MalformedRange } from '../../package/src/types.js';
import type { IndexState, Place, Row, Span } from './protocol.js';
import { atStart, cutRows, type Cut } from './rows.js';

/** Bytes between two checkpoints. */
const STEP = 1 << 18;

/** Malformed sequences of a piece that are told apart; further ones are U+FFFD in the text. */
const MARKED = 20_000;

export type ReadBytes = (begin: number, end: number) => Uint8Array;

interface Checkpoint {
    decoder: Decoder;
    byte: number;
    cut: Cut;
    units: number; // of the text before
    malformed: number; // before
}

export class TextIndex {
    private readonly checkpoints: Checkpoint[] = [];
    private next: Checkpoint;
    done = false;

    constructor(charsleuth: Charsleuth, encoding: string, private readonly size: number, private readonly read: ReadBytes) {
        this.next = { decoder: charsleuth.decoder(encoding), byte: 0, cut: atStart(), units: 0, malformed: 0 };
    }

    /** Reads one step on. */
    advance(): void {
        const { next } = this;
        this.checkpoints.push({ ...next, decoder: next.decoder.copy() });
        const end = Math.min(next.byte + STEP, this.size);
        const piece = next.decoder.feed(this.read(next.byte, end), end === this.size, 0);
        const text = withoutBom(piece.text, next.byte);
        this.next = {
            decoder: next.decoder, byte: end, cut: cutRows(text, next.cut),
            units: next.units + piece.text.length, malformed: next.malformed + piece.malformedCount,
        };
        this.done = end === this.size;
    }

    get state(): IndexState {
        const { cut, malformed, byte } = this.next;
        return { rows: cut.row + 1, lines: cut.line, malformed, read: byte, done: this.done };
    }

    /** Rows from `from` to before `to`, as far as they were read. */
    rows(from: number, to: number): Row[] {
        const rows: Row[] = [];
        for (let i = this.startOf(from); i < this.checkpoints.length && this.checkpoints[i]!.cut.row < to; ++i)
            this.eachRow(i, (row, line, spans) => {
                if (row < from || row >= to)
                    return;
                const known = rows[row - from];
                if (known)
                    known.spans.push(...spans); // the row goes on in this piece
                else
                    rows[row - from] = { line, spans };
            });
        return rows;
    }

    /** The malformed sequence nearest to a row: after it, or before. */
    malformed(from: number, direction: 1 | -1): Place | null {
        let i = this.startOf(from);
        for (; i >= 0 && i < this.checkpoints.length; i += direction) {
            if (this.malformedIn(i) === 0)
                continue;
            const places = this.placesIn(i).filter((place) => (direction > 0 ? place.row > from : place.row < from));
            if (places.length > 0)
                return direction > 0 ? places[0]! : firstOfRow(places);
        }
        return null;
    }

    close(): void {
        for (const { decoder } of this.checkpoints)
            decoder.close();
        this.next.decoder.close();
    }

    /** The last checkpoint before which the row begins, or at which. */
    private startOf(row: number): number {
        let low = 0, high = this.checkpoints.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            const { cut } = this.checkpoints[middle]!;
            if (cut.row < row || (cut.row === row && cut.column === 0))
                low = middle + 1;
            else
                high = middle;
        }
        return Math.max(0, low - 1);
    }

    private malformedIn(i: number): number {
        return (this.checkpoints[i + 1] ?? this.next).malformed - this.checkpoints[i]!.malformed;
    }

    private decoded(i: number): { text: string; malformed: MalformedRange[]; bytes: Uint8Array } {
        const from = this.checkpoints[i]!;
        const end = Math.min(from.byte + STEP, this.size);
        const bytes = this.read(from.byte, end);
        const decoder = from.decoder.copy();
        const { text, malformed } = decoder.feed(bytes, end === this.size, MARKED);
        decoder.close();
        const shift = text.length - withoutBom(text, from.byte).length;
        return { text: text.slice(shift), bytes, malformed: malformed.map((it) => ({ ...it, at: it.at - from.units - shift })) };
    }

    private eachRow(i: number, take: (row: number, line: number | null, spans: Span[]) => void): void {
        const from = this.checkpoints[i]!;
        const { text, malformed, bytes } = this.decoded(i);
        const bytesOf = ({ begin, end }: MalformedRange) => // a sequence may begin in the piece before
            begin >= from.byte ? bytes.subarray(begin - from.byte, end - from.byte) : this.read(begin, end);
        let at = 0; // of `malformed`
        cutRows(text, from.cut, ({ row, line, begin, end }) => {
            const spans: Span[] = [];
            let shown = begin;
            for (; at < malformed.length && malformed[at]!.at < end; ++at) {
                const range = malformed[at]!;
                if (range.at < begin)
                    continue;
                if (range.at > shown)
                    spans.push({ text: text.slice(shown, range.at) });
                spans.push({ text: hexOf(bytesOf(range)), malformed: true });
                shown = range.at + 1;
            }
            if (shown < end)
                spans.push({ text: text.slice(shown, end) });
            take(row, line, spans);
        });
    }

    private placesIn(i: number): Place[] {
        const from = this.checkpoints[i]!;
        const { text, malformed } = this.decoded(i);
        const places: Place[] = [];
        let at = 0;
        cutRows(text, from.cut, ({ row, end }) => {
            for (; at < malformed.length && malformed[at]!.at < end; ++at)
                places.push({ row, number: from.malformed + at + 1 });
        });
        return places;
    }
}

/** A row with several places is entered at its first. */
function firstOfRow(places: Place[]): Place {
    const last = places[places.length - 1]!;
    return places.find((place) => place.row === last.row)!;
}

export function withoutBom(text: string, byte: number): string {
    return byte === 0 && text.startsWith('\uFEFF') ? text.slice(1) : text;
}

export function hexOf(bytes: Uint8Array): string {
    return Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');
}
