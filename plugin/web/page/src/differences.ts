/** Where two readings of the same bytes differ, row by row. */
import type { Row } from './protocol.js';
import type { TextIndex } from './text_index.js';

const ROWS = 2000; // compared at a time

export const textOf = (row: Row | undefined) => (row ? row.spans.map((span) => (span.malformed ? `\u0000${span.text}` : span.text)).join('') : '');

/** The next row after `from`, or before it, that is not the same in both. */
export async function nextDifference(left: TextIndex, right: TextIndex, from: number, direction: 1 | -1, breathe: () => Promise<void>): Promise<number | null> {
    const last = Math.max(left.state.rows, right.state.rows);
    for (let at = from + direction; at >= 0 && at < last; at += direction * ROWS) {
        const begin = direction > 0 ? at : Math.max(0, at - ROWS + 1);
        const end = direction > 0 ? at + ROWS : at + 1;
        const one = left.rows(begin, end), other = right.rows(begin, end);
        const places = Array.from({ length: end - begin }, (_, i) => i).filter((i) => textOf(one[i]) !== textOf(other[i]));
        if (places.length > 0)
            return begin + (direction > 0 ? places[0]! : places[places.length - 1]!);
        await breathe();
    }
    return null;
}
