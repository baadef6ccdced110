/** What the page and its worker say to each other. */
import type { Answer, EncodingRow } from '../../package/src/types.js';

export type DocumentId = number;

/** A part of a row: text, or one malformed sequence as its bytes in hexadecimal. */
export interface Span {
    text: string;
    malformed?: boolean;
}

export interface Row {
    /** Counted from 1; null where the row goes on a long line. */
    line: number | null;
    spans: Span[];
}

export interface Place {
    row: number;
    /** Which of all malformed sequences, from 1. */
    number: number;
}

export interface IndexState {
    rows: number;
    lines: number;
    malformed: number;
    /** Bytes read so far. */
    read: number;
    done: boolean;
}

export interface Loss {
    character: string;
    count: number;
    /** The first lines it is on. */
    lines: number[];
}

export interface Losses {
    characters: Loss[];
    lacking: number;
    malformed: number;
}

/** How a text is mended: see `mended`. */
export type Way = 'mojibake' | 'parts';

/** What becomes of a file in a zip of UTF-8 copies: a copy, or the file as it is, and why. */
export type CopyPlan = 'copy' | 'same' | 'binary' | 'unsure' | 'malformed' | 'mixed' | 'garbled' | 'declared' | 'unread';

/** A file of a folder. */
export interface Surveyed {
    encoding: string | null;
    /** Null where the user has named the encoding. */
    confidence: number | null;
    language: string | null;
    malformed: number;
    plan: CopyPlan;
}

export interface ZipMember {
    path: string;
    file: File;
    /** What it is in, where it becomes UTF-8; null where it stays as it is. */
    from: string | null;
}

/** Requests by name: what comes in, and what is answered. */
export interface Requests {
    start: { in: { module: WebAssembly.Module }; out: EncodingRow[] };
    open: { in: { id: DocumentId; file: Blob; name: string }; out: { answer: Answer; whole: boolean } };
    close: { in: { id: DocumentId }; out: null };
    rows: { in: { id: DocumentId; encoding: string; from: number; to: number }; out: Row[] };
    malformed: { in: { id: DocumentId; encoding: string; from: number; direction: 1 | -1 }; out: Place | null };
    losses: { in: { id: DocumentId; from: string; to: string }; out: Losses };
    convert: { in: { id: DocumentId; from: string; to: string; onLoss: 'replace' | 'escape'; bom: boolean }; out: Blob };
    differences: { in: { id: DocumentId; left: string; right: string; from: number; direction: 1 | -1 }; out: number | null };
    /** All of the text, for the clipboard; null where it is longer than a string can be. */
    text: { in: { id: DocumentId; encoding: string }; out: string | null };
    find: { in: { id: DocumentId; encoding: string; wanted: string; from: number; direction: 1 | -1 }; out: number | null };
    /** The text that was meant, in UTF-8: mojibake undone run by run, or each part in its own encoding. */
    mended: { in: { id: DocumentId; way: Way; encoding: string }; out: Blob };
    /** `chosen`: the encoding that the user has named; null for the one that is found. */
    survey: { in: { file: File; name: string; chosen: string | null }; out: Surveyed };
    zip: { in: { members: ZipMember[] }; out: Blob };
    ungarble: { in: { text: string }; out: { bytes: Uint8Array; misread: string } | null };
}

/** What the worker says by itself. */
export type Notice =
    | { notice: 'answer'; id: DocumentId; answer: Answer }
    | { notice: 'progress'; id: DocumentId; read: number }
    | { notice: 'index'; id: DocumentId; encoding: string; state: IndexState };

export type RequestMessage = { [Name in keyof Requests]: { call: number; name: Name; input: Requests[Name]['in'] } }[keyof Requests];
export type ReplyMessage = { call: number; output: unknown } | { call: number; error: { code: string; message: string } };
