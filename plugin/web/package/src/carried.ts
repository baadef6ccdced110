/** The module as the package carries it: Base64 of gzip, in two scripts that `import` and `require` take alike. */
import { CharsleuthError } from './error.js';

declare const CHARSLEUTH_VERSION: string;

/** `module.js` and `plain.js` of the folder `carried`: the module, and the delta for engines without vectors. */
export type Part = 'module' | 'plain';

/** Where a script of `carried` leaves its text. */
export const SYMBOL = (part: Part) => Symbol.for(`charsleuth ${CHARSLEUTH_VERSION} ${part}`);

/** What a script of `carried` has left behind. */
export function carried(part: Part): string {
    const text = (globalThis as Record<symbol, unknown>)[SYMBOL(part)];
    if (typeof text !== 'string')
        throw new CharsleuthError('module-missing', `the module cannot be read: the package's carried/${part}.js was not run`);
    return text;
}

/** Unpacks Base64 of gzip, where there is no Node.js. */
export async function unpacked(base64: string): Promise<ArrayBuffer> {
    const units = atob(base64), packed = new Uint8Array(units.length);
    for (let i = 0; i < units.length; ++i)
        packed[i] = units.charCodeAt(i);
    return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
