// Charsleuth as WebAssembly: asks the module that the extension carries. Knows nothing of processes, so that it works in a browser, too.
'use strict';

const vscode = require('vscode');
const { Trouble } = require('./trouble.js');

/** The most that is read of a file whose provider cannot give a part of it, bytes. */
const WHOLE_AT_MOST = 268435456;

/** The module, loaded when it is first needed; `wrapper` is the compiled plugin/web/package, absent in a bare checkout. */
class Module {
    constructor(extensionUri, wrapper) {
        this.folder = extensionUri && vscode.Uri?.joinPath?.(extensionUri, 'module');
        this.wrapper = wrapper;
        this.loaded = null;
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

    /** Loaded anew after a failure, e.g. where memory ran out. */
    load() {
        this.loaded ??= this.bytes().then((bytes) => this.wrapper.loadFrom(bytes)).catch((error) => {
            this.loaded = null;
            throw new Trouble(`The module cannot be loaded: ${error.message}`);
        });
        return this.loaded;
    }

    /** The answer about a file, of which `maxBytes` are examined at most. */
    async detect(uri, maxBytes) {
        const charsleuth = await this.load();
        const { bytes, goesOn } = await this.read(uri, maxBytes);
        const name = uri.path.slice(uri.path.lastIndexOf('/') + 1);
        return this.orTrouble(() => charsleuth.detect(bytes, { file: uri.fsPath ?? uri.path, hints: { filename: name }, goesOn }));
    }

    async read(uri, maxBytes) {
        const { size } = await vscode.workspace.fs.stat(uri);
        if (size > Math.max(maxBytes, WHOLE_AT_MOST))
            throw new Trouble('The file is too large to be read here.');
        const bytes = await vscode.workspace.fs.readFile(uri);
        return { bytes: bytes.subarray(0, maxBytes), goesOn: bytes.length > maxBytes };
    }

    /** As repairs() of program.js. */
    async repairs(utf8) {
        const charsleuth = await this.load();
        return this.orTrouble(() => charsleuth.repair(utf8, { encoding: 'UTF-8' }).repairs);
    }

    /** As parts() of program.js. */
    async parts(uri) {
        const charsleuth = await this.load();
        const { bytes } = await this.read(uri, WHOLE_AT_MOST);
        return this.orTrouble(() => charsleuth.segments(bytes)
            .map(({ range: [begin, end], encoding }) => charsleuth.decode(bytes.subarray(begin, end), encoding ?? 'US-ASCII').text)
            .join(''));
    }

    /** What a task gives; the module is loaded anew after a failure. */
    orTrouble(task) {
        try {
            return task();
        } catch (error) {
            this.loaded = null;
            throw new Trouble(error.message);
        }
    }

    async registry() {
        return (await this.load()).encodings();
    }
}

module.exports = { Module };
