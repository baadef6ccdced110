/**
 * What users of jschardet call: `detect`, `detectAll`, `enableDebug`, `UniversalDetector`, with jschardet 3's names and shapes.
 * The answers are Charsleuth's.
 */
import { bytesOf } from './bytes.js';
import type { Charsleuth } from './charsleuth.js';
import type { Examination } from './examination.js';
import type { Answer, Candidate } from './types.js';

export interface IDetectedMap {
    encoding: string | null;
    confidence: number;
}

export interface IOptionsMap {
    minimumThreshold?: number;
    detectEncodings?: string[];
}

export type Buffer = string | Uint8Array | ArrayBuffer | ArrayBufferView;

export type Detect<Found> = (buffer: Buffer, options?: IOptionsMap) => Found;

const THRESHOLD = 0.2; // jschardet's
const ALL = 1000; // candidates: more than there are encodings; 0 would add those that are ruled out

/** jschardet 3's spelling, where it is not the registry's name. */
const NAMES: Record<string, string> = {
    'US-ASCII': 'ascii', 'Shift_JIS': 'SHIFT_JIS', 'gb18030': 'GB18030', 'GBK': 'GB2312', 'x-mac-cyrillic': 'MacCyrillic',
    'macintosh': 'MacRoman', 'windows-874': 'TIS-620', 'ISO-8859-1': 'windows-1252', 'EUC-TW': 'EUC-TW',
};

/** Marks of UTF-32 by which jschardet goes whatever follows, two of them of byte orders that nothing decodes. */
const MARKS: [string, number[]][] = [
    ['UTF-32LE', [0xff, 0xfe, 0, 0]], ['UTF-32BE', [0, 0, 0xfe, 0xff]],
    ['X-ISO-10646-UCS-4-3412', [0xfe, 0xff, 0, 0]], ['X-ISO-10646-UCS-4-2143', [0, 0, 0xff, 0xfe]],
];

/** Where both read the same text jschardet names the standard's page, not Windows'. */
const STANDARD_PAGES: Record<string, string> = { 'windows-1250': 'ISO-8859-2', 'windows-1253': 'ISO-8859-7' };

function nameOf({ encoding, same_text }: Candidate): string {
    const standard = STANDARD_PAGES[encoding] ?? '';
    const name = same_text.includes(standard) ? standard : encoding;
    return NAMES[name] ?? name;
}

/** A string is read as one byte a character. */
function toBytes(buffer: Buffer): Uint8Array {
    if (typeof buffer !== 'string')
        return bytesOf(buffer);
    return Uint8Array.from(buffer, (character) => character.charCodeAt(0) & 0xff);
}

function markedAs(bytes: Uint8Array): IDetectedMap | null {
    const mark = MARKS.find(([, signature]) => signature.every((byte, i) => bytes[i] === byte));
    return mark ? { encoding: mark[0], confidence: 1 } : null;
}

export class Compatible {
    private debug = false;

    /** `charsleuth`: gives the module; called when it is needed first. */
    constructor(private readonly charsleuth: () => Charsleuth) {}

    detect(buffer: Buffer, options: IOptionsMap = {}): IDetectedMap {
        const [best] = this.candidates(toBytes(buffer), options, 1);
        const threshold = options.minimumThreshold ?? THRESHOLD;
        return best && best.confidence > threshold ? best : { encoding: null, confidence: 0 };
    }

    detectAll(buffer: Buffer, options: IOptionsMap = {}): IDetectedMap[] {
        return this.candidates(toBytes(buffer), options, ALL);
    }

    enableDebug(): void {
        this.debug = true;
    }

    /** `most`: candidates that are asked for. */
    examine(options: IOptionsMap, most = 1): Examination {
        return this.charsleuth().examine({ top: most, brief: !this.debug, ...(options.detectEncodings ? { only: options.detectEncodings } : {}) });
    }

    private candidates(bytes: Uint8Array, options: IOptionsMap, most: number): IDetectedMap[] {
        if (bytes.length === 0)
            return [];
        const marked = markedAs(bytes);
        return marked ? [marked] : this.shown(this.examine(options, most).feed(bytes).conclude());
    }

    shown(answer: Answer): IDetectedMap[] {
        if (this.debug)
            console.log(answer.candidates);
        const likely = answer.candidates.filter((candidate) => candidate.confidence > 0);
        if (answer.ascii_only)
            return [{ encoding: 'ascii', confidence: 1 }];
        return likely.map((candidate) => ({ encoding: nameOf(candidate), confidence: candidate.confidence }));
    }
}

/** jschardet's detector for input that comes piece by piece. */
export class StreamDetector {
    private examination: Examination;
    private head = new Uint8Array(0);
    result: IDetectedMap = { encoding: null, confidence: 0 };
    done = false;

    constructor(private readonly compatible: Compatible, private readonly options: IOptionsMap) {
        this.examination = compatible.examine(options);
    }

    reset(): void {
        this.examination.close();
        this.examination = this.compatible.examine(this.options);
        this.head = new Uint8Array(0);
        this.result = { encoding: null, confidence: 0 };
        this.done = false;
    }

    feed(piece: Buffer): void {
        const bytes = toBytes(piece);
        if (this.head.length < 4)
            this.head = Uint8Array.of(...this.head, ...bytes.subarray(0, 4));
        this.examination.feed(bytes);
    }

    close(): IDetectedMap {
        if (this.done)
            return this.result;
        this.done = true;
        const [best] = this.compatible.shown(this.examination.conclude());
        const threshold = this.options.minimumThreshold ?? THRESHOLD;
        if (this.head.length > 0)
            this.result = markedAs(this.head) ?? (best && best.confidence > threshold ? best : this.result);
        return this.result;
    }
}
