// Charsleuth as WebAssembly: asks the module that the extension carries, in a worker. Knows nothing of processes, so that it works in a browser, too.
'use strict';

const vscode = require('vscode');
const { Trouble } = require('./trouble.js');
const { startWorker } = require('./worker.js');

/** The most that is read of a file whose provider cannot give a part of it, bytes. */
const WHOLE_AT_MOST = 268435456;

/** Milliseconds until the worker is ended: for a file that opens, and for what the user asked for and waits for. */
const limits = { detection: 10_000, command: 60_000 };

const nameIn = (uri) => uri.path.slice(uri.path.lastIndexOf('/') + 1);

/** The module, loaded when it is first needed; `wrapper` is the compiled plugin/web/package, absent in a bare checkout. */
class Module {
    constructor(extensionUri, wrapper) {
        this.folder = extensionUri && vscode.Uri?.joinPath?.(extensionUri, 'module');
        this.wrapper = wrapper;
        this.worker = null; // a promise
        this.calls = 0;
        this.waiting = new Map(); // by call: who waits for an answer
    }

    get isThere() {
        return Boolean(this.wrapper && this.folder);
    }

    get version() {
        return this.wrapper.VERSION;
    }

    bytes() {
        return vscode.workspace.fs.readFile(vscode.Uri.joinPath(this.folder, 'charsleuth.wasm'));
    }

    /** The worker, started anew after a failure, e.g. where memory ran out. */
    start() {
        this.worker ??= this.bytes().then((bytes) => {
            const worker = startWorker((reply) => this.heard(reply), (why) => this.stop(`The module failed: ${why}`));
            worker.post({ module: bytes });
            return worker;
        }).catch((error) => {
            this.worker = null;
            throw new Trouble(`The module cannot be loaded: ${error.message}`);
        });
        return this.worker;
    }

    /** What the worker answers; it is ended where it takes too long. */
    async ask(name, milliseconds, bytes, options) {
        const worker = await this.start();
        return new Promise((resolve, reject) => {
            const call = ++this.calls;
            const timer = setTimeout(() => this.stop('The module took too long.'), milliseconds);
            this.waiting.set(call, { resolve, reject, timer });
            worker.post({ call, name, bytes, options });
        });
    }

    heard({ call, output, error }) {
        const waiting = this.waiting.get(call);
        this.waiting.delete(call);
        clearTimeout(waiting?.timer);
        waiting?.resolve(output);
        if (error !== undefined) {
            waiting?.reject(new Trouble(error));
            this.stop(error);
        }
    }

    /** Ends the worker; whoever waits for it hears why. */
    stop(why) {
        this.worker?.then((worker) => worker.stop(), () => {});
        this.worker = null;
        for (const { reject, timer } of this.waiting.values()) {
            clearTimeout(timer);
            reject(new Trouble(why));
        }
        this.waiting.clear();
    }

    /** The answer about a file, of which `maxBytes` are examined at most. */
    async detect(uri, maxBytes) {
        const { bytes, goesOn } = await this.read(uri, maxBytes);
        return this.ask('detect', limits.detection, bytes, { file: uri.fsPath ?? uri.path, hints: { filename: nameIn(uri) }, goesOn });
    }

    async read(uri, maxBytes) {
        const { size } = await vscode.workspace.fs.stat(uri);
        if (size > Math.max(maxBytes, WHOLE_AT_MOST))
            throw new Trouble('The file is too large to be read here.');
        const bytes = await vscode.workspace.fs.readFile(uri);
        return { bytes: bytes.subarray(0, maxBytes), goesOn: bytes.length > maxBytes };
    }

    /** As repairs() of program.js. */
    repairs(utf8) {
        return this.ask('repairs', limits.command, utf8);
    }

    /** As parts() of program.js. */
    async parts(uri) {
        const { bytes } = await this.read(uri, WHOLE_AT_MOST);
        return this.ask('parts', limits.command, bytes, { hints: { filename: nameIn(uri) } });
    }

    registry() {
        return this.ask('registry', limits.command);
    }
}

module.exports = { Module, limits };
