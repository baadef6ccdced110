/** What the extension of VS Code calls. */
import { Charsleuth } from './package/src/charsleuth.js';
import { loadFrom as load } from './package/src/load.js';

declare const CHARSLEUTH_VERSION: string;

export const VERSION = CHARSLEUTH_VERSION;

export function loadFrom(bytes: Uint8Array): Promise<Charsleuth> {
    const none = () => Promise.reject(new Error('the module comes as bytes'));
    return load(bytes, none, none);
}
