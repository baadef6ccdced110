/** A worker in which the extension of VS Code asks the module, so that its host goes on; in Node.js and in browsers. */
import type { Charsleuth } from './package/src/charsleuth.js';
import { partTexts } from './package/src/part_texts.js';
import type { DetectOptions } from './package/src/types.js';
import { loadFrom } from './extension_wrapper.js';

interface Port {
    addEventListener(name: 'message', listen: (event: { data: Request }) => void): void;
    postMessage(reply: unknown): void;
    start?(): void;
}

type Request = { module: Uint8Array } | { call: number; name: keyof typeof does; bytes: Uint8Array; options: DetectOptions };

declare const require: (name: string) => { parentPort: Port };
const threads = 'node:worker_threads'; // by a variable: nothing is to be bundled
const port = typeof self === 'undefined' ? require(threads).parentPort : self as unknown as Port;

const does = {
    detect: (charsleuth: Charsleuth, bytes: Uint8Array, options: DetectOptions) => charsleuth.detect(bytes, options),
    repairs: (charsleuth: Charsleuth, bytes: Uint8Array) => charsleuth.repair(bytes, { encoding: 'UTF-8' }).repairs,
    parts: (charsleuth: Charsleuth, bytes: Uint8Array, options?: DetectOptions) => partTexts(charsleuth, bytes, options).join(''),
    registry: (charsleuth: Charsleuth) => charsleuth.encodings(),
};

let loaded: Promise<Charsleuth>;
port.addEventListener('message', async ({ data }) => {
    if ('module' in data) {
        loaded = loadFrom(data.module);
        return loaded.catch(() => {}); // those who ask hear of it
    }
    try {
        port.postMessage({ call: data.call, output: does[data.name](await loaded, data.bytes, data.options) });
    } catch (error) {
        port.postMessage({ call: data.call, error: (error as Error).message });
    }
});
port.start?.();
