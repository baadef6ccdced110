/** The answer and the table of encodings, as PROTOCOL.md of the project tells them. */

/** A half-open range of byte offsets. */
export type ByteRange = [begin: number, end: number];

export type Program = 'iana' | 'whatwg' | 'iconv' | 'vim' | 'emacs' | 'qt' | 'vscode' | 'python';

/** What each program calls an encoding; null where it has none. */
export type Names = Record<Program, string | null>;

export type LineEnding = 'LF' | 'CRLF' | 'CR' | 'NEL' | 'mixed' | 'none';

export type Certainty = 'decided' | 'strong' | 'plausible' | 'tied';

/** A reason for or against a candidate. */
export interface Evidence {
    kind: 'declared' | 'structure' | 'statistics' | 'opinion' | 'hint';
    source: string;
    effect: 'decides' | 'supports' | 'weakens' | 'excludes';
    /** 10 decibans make the candidate ten times as probable. */
    decibans: number;
    range: ByteRange | null;
    detail: string;
}

export interface Candidate {
    encoding: string;
    /** Encodings whose text of the whole input is identical. */
    same_text: string[];
    /** A probability; those of all candidates add up to at most 1. */
    confidence: number;
    /** BCP 47; null where none has an even chance, as for code, numbers and names. */
    language: string | null;
    /** The probability that the text is in `language`, if `encoding` is right. */
    language_confidence: number | null;
    /** Malformed sequences of the whole input under this encoding. */
    malformed: number;
    first_malformed: number | null;
    /** Controls U+0080 to U+009F. */
    c1: number;
    names: Names;
    /** At most 120 characters around the place that tells; a malformed byte as ⟦E9⟧. */
    preview: string;
    evidence: Evidence[];
}

export interface Conflict {
    declared: string;
    rule: string;
    range: ByteRange | null;
}

/** The answer about one input: the JSON of `charsleuth detect --json --raw`. */
export interface Answer {
    schema: 1;
    file: string;
    size: number;
    binary: boolean;
    /** The probability that the input is no text. */
    binary_confidence: number;
    /** Always null here: libmagic, which knows the names of formats, is part of the command line only. */
    binary_format: string | null;
    ascii_only: boolean;
    examined: ByteRange[];
    truncated: boolean;
    compressed: null;
    encoding: string | null;
    /** What an editor should open it in: the widest encoding in use with the same text. */
    edit_as: string | null;
    edit_as_names: Names | null;
    same_text: string[];
    confidence: number | null;
    certainty: Certainty | null;
    language: string | null;
    language_confidence: number | null;
    bom: string | null;
    encoded_twice: string | null;
    /** More than one encoding is needed to read the input. */
    mixed: boolean;
    mojibake: Mojibake | null;
    /** Traces of characters that were lost before; looked for in input of up to 64 KiB, and not with `brief`. */
    lost_characters: LostCharacters | null;
    line_ending: LineEnding;
    malformed: number | null;
    conflict: Conflict | null;
    conflicts: Conflict[];
    candidates: Candidate[];
    /** With `DetectOptions.segments`: the parts, in order, without a gap. */
    segments?: Segment[];
    /** The bodies of text in base64 or quoted-printable of a mail, its parts, a mailbox or an MHTML page, and the values in quoted-printable of a vCard 2.1; absent where there are none. Without `segments` 16 at most. */
    bodies?: Body[];
}

/** Traces of characters that were lost before the input was saved. */
export interface LostCharacters {
    count: number;
    /** The first: U+FFFD, what that became when it was read as a code page, a C1 control or a question mark. */
    trace: string;
    /** Of the first, in bytes. */
    offset: number;
}

/** What `repair` would undo, in short. */
export interface Mojibake {
    runs: number;
    /** Of most runs, in the order in which it happened: "UTF-8 read as windows-1252". */
    chain: string[];
    layers: number;
    confidence: number;
}

/** A part of the input in an encoding of its own. */
export interface Segment {
    range: ByteRange;
    /** The first and the last, from 1 on. */
    lines: [first: number, last: number];
    /** Null for a part that is no text. */
    encoding: string | null;
    same_text: string[];
    confidence: number;
    language: string | null;
    malformed: number;
}

/** A body of a mail in base64 or quoted-printable: its place, and what it decodes to; `Charsleuth.decodedBody` does. */
export interface Body extends Segment {
    transfer: 'base64' | 'quoted-printable';
    /** The charset in its header, where its bytes contradict it. */
    contradicted: string | null;
}

/** A row of the table of encodings: the JSON of `charsleuth list --json`. */
export interface EncodingRow {
    encoding: string;
    group: string;
    label: string;
    aliases: string[];
    languages: string[];
    platform: string;
    era: string;
    edit_as: string;
    superset: string | null;
    ascii_compatible: boolean;
    names: Names;
}

export type HintKind = 'content-type' | 'declared' | 'language' | 'locale' | 'url' | 'tld' | 'filename' | 'disposition' | 'from'
    | 'newsgroup' | 'platform' | 'era' | 'parent';

/** What is known about the input beside its bytes. Hints shift probabilities and never decide. */
export type Hints = Partial<Record<HintKind, string | string[]>>;

export interface DetectOptions {
    hints?: Hints;
    /** No other encodings are candidates. */
    only?: string[];
    /** These are no candidates. */
    exclude?: string[];
    /** Candidates in the answer; 0 for all, the ruled-out ones too. Default: 5. */
    top?: number;
    /** The input's name, for `file` in the answer; it is no hint. Default: "-". */
    file?: string;
    /** The input is longer than what is handed in: a character cut off at its end is not malformed. */
    goesOn?: boolean;
    /** Whether the answer has `segments`; the input has at most 256 MiB. */
    segments?: boolean;
    /**
     * Less work, for many texts: candidates have no `preview` and no `evidence`; `mixed` is false, `mojibake` null and `bodies`
     * absent, for they are not looked for.
     */
    brief?: boolean;
}

export interface ExamineOptions extends DetectOptions {
    /**
     * Bytes of the input from `offset` on, `size` at most: for the previews of candidates, `mixed`, `mojibake` and `segments`. Without
     * it the first MiB is kept for these: previews are empty where the place that tells lies behind that, and of longer input `mixed` is
     * false, `mojibake` null, and `segments` an error.
     */
    bytesAt?: (offset: number, size: number) => Uint8Array;
}

/** A malformed sequence; the text has one U+FFFD for it. */
export interface MalformedRange {
    /** Bytes: half-open. */
    begin: number;
    end: number;
    /** Where the U+FFFD stands in the text, in UTF-16 units. */
    at: number;
    kind: 'invalid' | 'unmapped' | 'truncated';
}

export interface Decoded {
    text: string;
    /** Sorted, disjoint; the first `DecodeOptions.ranges` of them. */
    malformed: MalformedRange[];
    /** The number of all. */
    malformedCount: number;
}

export interface DecodeOptions {
    /** Whether a byte order mark at the start stays in the text. Default: no. */
    keepBom?: boolean;
    /** The most ranges of malformed bytes that are given. Default: 100,000. */
    ranges?: number;
}

/** A character that the target encoding does not have. */
export interface LostCharacter {
    /** UTF-16 units from the start of the text. */
    at: number;
    character: string;
}

export interface Encoded {
    bytes: Uint8Array;
    /** What the encoding lacks; it is left out of `bytes`, or replaced as asked for. */
    lost: LostCharacter[];
}

export interface EncodeOptions {
    /**
     * For a character that the encoding lacks: `fail` throws (the default), `omit` leaves it out, `replace` writes `?`, `escape`
     * writes `\u{20AC}`.
     */
    onLoss?: 'fail' | 'omit' | 'replace' | 'escape';
}

/** A run of mojibake, and what it was before. */
export interface Repair {
    /** Bytes of the input. */
    range: ByteRange;
    line: number;
    column: number;
    before: string;
    after: string;
    /** What happened to the text, in that order: "UTF-8 read as windows-1252". */
    chain: string[];
    confidence: number;
    /** Something is gone for good; what cannot be told is U+FFFD. */
    lossy: boolean;
}

export interface Repairs {
    schema: 1;
    file: string;
    encoding: string;
    repairs: Repair[];
    changed: number;
    /** The text with all repairs made. */
    text: string;
}

export interface RepairOptions {
    /** What the input is in. Default: what `detect` says. */
    encoding?: string;
    /** The only chain, undone wherever it can be: "UTF-8 read as windows-1252; ...". */
    chain?: string;
    /** Runs that are less certain are left as they are. */
    minConfidence?: number;
    file?: string;
}

export type Input = Uint8Array | ArrayBuffer | ArrayBufferView;
