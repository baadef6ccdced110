import { PIECE, type Engine, type Handle, type Releaser } from './engine.js';
import { CharsleuthError } from './error.js';
import type { Answer, DetectOptions, ExamineOptions } from './types.js';

/** The options as the module reads them: names and values by turns, a NUL behind each. */
function fieldsOf(options: DetectOptions): string {
    const fields: string[] = [];
    const add = (name: string, value: string) => {
        if (value.includes('\0'))
            throw new CharsleuthError('bad-option', `${name} holds a NUL`);
        fields.push(name, value);
    };
    add('top', String(options.top ?? 5));
    add('file', options.file ?? '-');
    for (const [name, isAsked] of [['goes-on', options.goesOn], ['brief', options.brief], ['segments', options.segments]] as const)
        if (isAsked)
            add(name, '1');
    for (const [kind, values] of Object.entries(options.hints ?? {}))
        for (const value of Array.isArray(values) ? values : [values ?? []].flat())
            add('hint', `${kind}=${value}`);
    for (const label of options.only ?? [])
        add('only', label);
    for (const label of options.exclude ?? [])
        add('exclude', label);
    return fields.map((field) => `${field}\0`).join('');
}

/** Examines input piece by piece. The answer does not depend on how it was divided. */
export class Examination {
    private handle: Handle;
    private size = 0;
    private kept: Uint8Array[] | null = null; // pieces of the first MiB, where the caller gives no `bytesAt`
    private readonly bytesAt: (offset: number, size: number) => Uint8Array;

    /** For `Charsleuth.examine`. */
    constructor(private readonly engine: Engine, private readonly releaser: Releaser, options: ExamineOptions) {
        this.handle = engine.withText(fieldsOf(options), (module, at, size) => module.question_new(at, size));
        const error = this.error();
        if (error !== null) {
            this.close();
            throw new CharsleuthError('bad-option', error);
        }
        const pieces: Uint8Array[] = [];
        if (!options.bytesAt)
            this.kept = pieces;
        this.bytesAt = options.bytesAt ?? ((offset, size) => joined(pieces, offset, size));
        const { handle } = this;
        releaser.watch(this, () => engine.run((module) => module.question_free(handle)));
    }

    /** Takes the next bytes of the input; they are not kept, and may be changed afterwards. */
    feed(bytes: Uint8Array): this {
        this.isOpen();
        for (let at = 0; at < bytes.length; at += PIECE) {
            const piece = bytes.subarray(at, at + PIECE);
            this.engine.run((module) => module.question_feed(this.handle, this.engine.put(piece), piece.length));
            if (this.kept && this.size < PIECE)
                this.kept.push(piece.slice(0, PIECE - this.size));
            this.size += piece.length;
        }
        return this;
    }

    /** The answer about all that was fed. Ends the examination. */
    conclude(): Answer {
        return JSON.parse(this.concludeJson()) as Answer;
    }

    /** The answer as the line that `charsleuth detect --json --raw` prints, byte for byte. */
    concludeJson(): string {
        this.isOpen();
        this.engine.readers.set(this.handle, this.bytesAt);
        try {
            this.engine.run((module) => module.question_conclude(this.handle));
            const error = this.error();
            if (error !== null)
                throw new CharsleuthError('too-long', error);
            return this.answer();
        } finally {
            this.engine.readers.delete(this.handle);
            this.close();
        }
    }

    /** Ends the examination without an answer. */
    close(): void {
        if (!this.handle)
            return;
        const { handle } = this;
        this.handle = 0;
        this.kept = null;
        this.releaser.forget(this);
        if (!this.engine.hasFailed)
            this.engine.run((module) => module.question_free(handle));
    }

    private error(): string | null {
        return this.engine.run((module) => (module.question_is_wrong(this.handle) ? this.answer() : null));
    }

    private answer(): string {
        return this.engine.run((module) => this.engine.text(module.question_answer(this.handle), module.question_answer_size(this.handle)));
    }

    private isOpen(): void {
        if (!this.handle)
            throw new CharsleuthError('bad-option', 'the examination has ended');
    }
}

/** Bytes of what the pieces hold together; fewer where they end. */
function joined(pieces: Uint8Array[], offset: number, size: number): Uint8Array {
    const bytes = new Uint8Array(size);
    let begin = 0, filled = 0; // of the piece; of `bytes`
    for (const piece of pieces) {
        const part = piece.subarray(Math.max(0, offset - begin), Math.max(0, offset + size - begin));
        bytes.set(part, filled);
        filled += part.length;
        begin += piece.length;
    }
    return bytes.subarray(0, filled);
}
