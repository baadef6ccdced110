/** Characters that cannot be seen, and what is shown for them: a box with their name. */

const NAMES: Record<number, string> = {
    0x00: 'NUL', 0x07: 'BEL', 0x08: 'BS', 0x0b: 'VT', 0x0c: 'FF', 0x0e: 'SO', 0x0f: 'SI', 0x1a: 'SUB', 0x1b: 'ESC', 0x7f: 'DEL',
    0x00ad: 'SHY', 0x061c: 'ALM', 0x200b: 'ZWSP', 0x200c: 'ZWNJ', 0x200d: 'ZWJ', 0x200e: 'LRM', 0x200f: 'RLM', 0x202a: 'LRE', 0x202b: 'RLE', 0x202c: 'PDF',
    0x202d: 'LRO', 0x202e: 'RLO', 0x2060: 'WJ', 0x2066: 'LRI', 0x2067: 'RLI', 0x2068: 'FSI', 0x2069: 'PDI', 0xfeff: 'BOM', 0xfffd: 'FFFD',
};

// Joiners between letters shape text and are left to it; all that turns its direction is marked, and turns nothing.
const INVISIBLE = /[\u0000-\u0008\u000B-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD\uE000-\uF8FF]/gu;

export interface Part {
    text: string;
    control?: string;
}

export function partsOf(text: string): Part[] {
    const parts: Part[] = [];
    let end = 0;
    for (const found of text.matchAll(INVISIBLE)) {
        if (found.index > end)
            parts.push({ text: text.slice(end, found.index) });
        const point = found[0].codePointAt(0)!;
        parts.push({ text: found[0], control: NAMES[point] ?? point.toString(16).toUpperCase().padStart(2, '0') });
        end = found.index + found[0].length;
    }
    if (end < text.length)
        parts.push({ text: text.slice(end) });
    return parts;
}
