/** A text in the text: in which row it is, whatever its case, and which spans of a row have it. */
import { textOf } from './differences.js';
import type { MarkedSpan } from './marks.js';
import type { TextIndex } from './text_index.js';

const ROWS = 5000; // looked through at a time

/** The next row after `from`, or before it, that has `wanted`. A text that two rows share is not found. */
export async function nextFound(index: TextIndex, wanted: string, from: number, direction: 1 | -1, breathe: () => Promise<void>): Promise<number | null> {
    const folded = wanted.toLowerCase();
    for (let at = from + direction; at >= 0 && at < index.state.rows; at += direction * ROWS) {
        const begin = direction > 0 ? at : Math.max(0, at - ROWS + 1);
        const end = direction > 0 ? at + ROWS : at + 1;
        const rows = index.rows(begin, end);
        const found = direction > 0 ? rows.findIndex((row) => textOf(row).toLowerCase().includes(folded)) : lastIndexOf(rows, (row) => textOf(row).toLowerCase().includes(folded));
        if (found >= 0)
            return begin + found;
        await breathe();
    }
    return null;
}

function lastIndexOf<T>(all: T[], is: (one: T) => boolean): number {
    let i = all.length - 1;
    while (i >= 0 && !is(all[i]!))
        --i;
    return i;
}

/** The spans, divided so that what was looked for is in spans of its own. */
export function withFound(spans: MarkedSpan[], wanted: string): MarkedSpan[] {
    const folded = wanted.toLowerCase();
    return spans.flatMap((span) => {
        const text = span.text.toLowerCase();
        if (folded === '' || span.malformed || text.length !== span.text.length) // where case changes lengths, nothing is marked
            return [span];
        const parts: MarkedSpan[] = [];
        let end = 0;
        for (let at = text.indexOf(folded); at >= 0; at = text.indexOf(folded, end)) {
            parts.push({ ...span, text: span.text.slice(end, at) }, { ...span, text: span.text.slice(at, at + folded.length), found: true });
            end = at + folded.length;
        }
        return [...parts, { ...span, text: span.text.slice(end) }].filter((part) => part.text !== '');
    });
}
