/** Cuts text into rows: at line ends, and where a line is longer than a row may be. */

/** UTF-16 units of a row; longer lines go on in further rows. */
export const LONGEST_ROW = 1000;

/** Where the cutting stands between two pieces of a text. */
export interface Cut {
    row: number;
    line: number;
    /** Units of the row so far. */
    column: number;
    /** The piece ended with a carriage return. */
    afterReturn: boolean;
}

export const atStart = (): Cut => ({ row: 0, line: 1, column: 0, afterReturn: false });

export interface CutRow {
    row: number;
    line: number | null;
    /** Units of the piece: half-open, without the line end. */
    begin: number;
    end: number;
}

const LF = 10, CR = 13, NEL = 0x85, LINE = 0x2028, PARAGRAPH = 0x2029;
const endsLine = (unit: number) => unit === LF || unit === CR || unit === NEL || unit === LINE || unit === PARAGRAPH;

/**
 * Walks over a piece of text; `take` gets the part of each row that lies in it. Gives where the next piece begins.
 * A row that the piece does not end is given, too.
 */
export function cutRows(text: string, start: Cut, take?: (row: CutRow) => void): Cut {
    const cut = { ...start };
    let begin = 0, line: number | null = cut.column === 0 ? cut.line : null;
    const finish = (end: number) => {
        take?.({ row: cut.row, line, begin, end });
        ++cut.row;
        cut.column = 0;
    };
    for (let i = 0; i < text.length; ++i) {
        const unit = text.charCodeAt(i);
        if (unit === LF && cut.afterReturn) { // the second half of a line end
            cut.afterReturn = false;
            begin = i + 1;
            continue;
        }
        cut.afterReturn = unit === CR;
        if (endsLine(unit)) {
            finish(i);
            line = ++cut.line;
            begin = i + 1;
        } else if (cut.column >= LONGEST_ROW && (unit & 0xfc00) !== 0xdc00) {
            finish(i);
            line = null;
            begin = i;
            cut.column = 1;
        } else {
            ++cut.column;
        }
    }
    take?.({ row: cut.row, line, begin: Math.min(begin, text.length), end: text.length });
    return cut;
}
