/** Bytes that somebody wrote down as text. */

export type Form = 'hex' | 'base64';

/** Bytes written as pairs of hexadecimal digits (E9 4A, 0xE9,) or as escapes (\xE9, %E9, =E9); null for anything else. */
export function fromHex(text: string): Uint8Array | null {
    const pairs = text.replace(/0x|\\x|[%=,;:\s]/gi, ' ').trim();
    if (!/^([0-9a-f]{2} *)+$/i.test(pairs))
        return null;
    return Uint8Array.from(pairs.match(/[0-9a-f]{2}/gi)!, (pair) => parseInt(pair, 16));
}

/** Base64 in either alphabet, with or without padding; null for anything else. */
export function fromBase64(text: string): Uint8Array | null {
    const digits = text.replace(/\s/g, '').replace(/-/g, '+').replace(/_/g, '/').replace(/=+$/, '');
    if (digits === '' || !/^[A-Za-z0-9+/]+$/.test(digits) || digits.length % 4 === 1)
        return null;
    return Uint8Array.from(atob(digits), (character) => character.charCodeAt(0));
}
