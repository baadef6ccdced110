import type { Input } from './types.js';

export function bytesOf(input: Input): Uint8Array {
    if (input instanceof Uint8Array)
        return input;
    if (ArrayBuffer.isView(input))
        return new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
    if (input instanceof ArrayBuffer || Object.prototype.toString.call(input) === '[object ArrayBuffer]')
        return new Uint8Array(input);
    throw new TypeError('bytes are a Uint8Array, another view or an ArrayBuffer');
}
