export { Charsleuth } from './charsleuth.js';
export { Decoder } from './decoder.js';
export { Encoder } from './encoder.js';
export { CharsleuthError, type ErrorCode } from './error.js';
export { Examination } from './examination.js';
export { hasVectors, withoutVectors, type Source } from './load.js';
export * from './types.js';
