// What turns one file into another that is much like it: the two modules differ in part of their code, and hardly in their data.
const BLOCK = 16; // bytes in which the two are compared

function hashAt(view, at) {
    let hash = 0;
    for (let i = 0; i < BLOCK; i += 4)
        hash = Math.imul(hash ^ view.getInt32(at + i, true), 0x9e3779b1);
    return hash;
}

function put(bytes, number) {
    for (; number > 127; number = Math.floor(number / 128))
        bytes.push(128 | (number & 127));
    bytes.push(number);
}

/**
 * Steps of three numbers (LEB128) and bytes: where in `base` to copy from, how much of it, how many new bytes follow, these.
 * package/src/delta.ts applies it.
 */
export function deltaOf(base, target) {
    const blocks = new Map();
    const view = new DataView(base.buffer, base.byteOffset, base.byteLength);
    for (let at = 0; at + BLOCK <= base.length; at += BLOCK)
        blocks.set(hashAt(view, at), at);
    const wanted = new DataView(target.buffer, target.byteOffset, target.byteLength);
    const steps = [];
    let from = 0, size = 0, literal = 0; // the copy before the literal that begins at `literal`
    const finish = (end) => {
        put(steps, from);
        put(steps, size);
        put(steps, end - literal);
        for (let i = literal; i < end; ++i)
            steps.push(target[i]);
    };
    for (let at = 0; at + BLOCK <= target.length;) {
        let found = blocks.get(hashAt(wanted, at));
        let length = 0;
        while (found !== undefined && found + length < base.length && at + length < target.length && base[found + length] === target[at + length])
            ++length;
        if (length < BLOCK) {
            ++at;
            continue;
        }
        while (found > 0 && at > literal && base[found - 1] === target[at - 1]) { // it began before the block
            --found;
            --at;
            ++length;
        }
        finish(at);
        [from, size] = [found, length];
        at += length;
        literal = at;
    }
    finish(target.length);
    return Uint8Array.from(steps);
}
