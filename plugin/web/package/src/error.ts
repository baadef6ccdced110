/** Why something could not be done. */
export type ErrorCode =
    | 'module-missing' // the module could not be read
    | 'module-mismatch' // the module is damaged, or of another version than the wrapper
    | 'no-memory' // the module ran out of memory; it has to be loaded again
    | 'broken' // the module failed before, or fails now; it has to be loaded again
    | 'bad-option' // an unknown encoding, hint or value
    | 'lossy' // text that the encoding cannot hold
    | 'too-long'; // a text longer than a string can be, an input too long for what is asked

export class CharsleuthError extends Error {
    override readonly name = 'CharsleuthError';
    constructor(readonly code: ErrorCode, message: string, options?: ErrorOptions) {
        super(message, options);
    }
}
