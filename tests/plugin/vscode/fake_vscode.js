// As much of VS Code as the extension uses, with documents that are switched as VS Code 1.100 does it.
'use strict';

const fs = require('node:fs');
const Module = require('node:module');
const { dirname } = require('node:path');

class Emitter {
    listeners = [];
    event = (listener) => {
        this.listeners.push(listener);
        return { dispose: () => {} };
    };
    fire = (value) => Promise.all(this.listeners.map((listener) => listener(value)));
}

class Uri {
    scheme = 'file';
    constructor(path) {
        this.path = this.fsPath = path;
    }
    toString() {
        return `${this.scheme}://${encodeURI(this.path)}`;
    }
    static joinPath(uri, ...names) {
        return new Uri([uri.path, ...names].join('/'));
    }
}

class Range {
    constructor(start, end) {
        Object.assign(this, { start, end });
    }
}

class WorkspaceEdit {
    changes = [];
    replace(uri, range, text) {
        this.changes.push({ uri, range, text });
    }
}

/** known: the names of encodings that this VS Code has. */
function makeVscode({ settings = {}, known, inspected = {}, folder = null }) {
    const opened = new Emitter(), closed = new Emitter(), active = new Emitter(), saved = new Emitter();
    const seen = { warnings: [], errors: [], messages: [], information: [], output: [], switches: [], picks: null, executed: [], edits: [], editors: new Map() };
    const status = { text: null, shown: false, show() { this.shown = true; }, hide() { this.shown = false; }, dispose() {} };
    const commands = new Map(), memory = new Map(), answers = { warning: undefined, pick: () => undefined };
    const defaults = { 'files.encoding': 'utf8', 'files.autoGuessEncoding': false };
    for (const [name, { default: value }] of Object.entries(require('../../../plugin/vscode/package.json').contributes.configuration.properties))
        defaults[name] = value;
    const option = (name) => (name in settings ? settings[name] : defaults[name]);

    const vscode = {
        StatusBarAlignment: { Right: 2 },
        QuickPickItemKind: { Separator: -1 },
        ProgressLocation: { Notification: 15 },
        Uri,
        Range,
        WorkspaceEdit,
        window: {
            activeTextEditor: undefined,
            createStatusBarItem: () => status,
            createOutputChannel: () => ({ clear: () => seen.output.splice(0), appendLine: (line) => seen.output.push(line), show() {}, dispose() {} }),
            setStatusBarMessage: (text) => seen.messages.push(text),
            showWarningMessage: async (text) => { seen.warnings.push(text); return answers.warning; },
            showErrorMessage: (text) => seen.errors.push(text),
            showInformationMessage: (text) => seen.information.push(text),
            showTextDocument: async (shown) => seen.executed.push(['show', shown.path ?? shown.content]),
            withProgress: (_, task) => task({ report() {} }, { isCancellationRequested: false }),
            registerCustomEditorProvider: (type, provider) => { seen.editors.set(type, provider); return { dispose() {} }; },
            showQuickPick: async (items) => { seen.picks = items; return answers.pick(items); },
            onDidChangeActiveTextEditor: active.event,
        },
        workspace: {
            textDocuments: [],
            onDidOpenTextDocument: opened.event,
            onDidCloseTextDocument: closed.event,
            onDidSaveTextDocument: saved.event,
            fs: {
                stat: async (uri) => { const { mtimeMs, size } = fs.statSync(uri.fsPath); return { mtime: mtimeMs, size }; },
                readFile: async (uri) => fs.readFileSync(uri.fsPath),
                writeFile: async (uri, bytes) => fs.writeFileSync(uri.fsPath, bytes),
                isWritableFileSystem: (scheme) => (scheme === 'memory' ? true : undefined),
            },
            findFiles: async () => fs.readdirSync(vscode.workspace.root).map((name) => new Uri(`${vscode.workspace.root}/${name}`)),
            asRelativePath: (uri) => uri.path.slice(vscode.workspace.root.length + 1),
            getConfiguration: (section) => ({ get: (name) => option(`${section}.${name}`), inspect: () => inspected }),
            applyEdit: async (edit) => {
                for (const { uri, range, text } of edit.changes.toReversed()) {
                    const document = vscode.workspace.textDocuments.find((it) => it.uri.toString() === uri.toString());
                    document.text = document.text.slice(0, range.start.offset) + text + document.text.slice(range.end.offset);
                    document.isDirty = true;
                }
                seen.edits.push(edit);
                return true;
            },
            openTextDocument: async (uri, { encoding } = {}) => {
                if (!(uri instanceof Uri))
                    return uri;
                const document = vscode.workspace.textDocuments.find((it) => it.uri.toString() === uri.toString());
                seen.switches.push(encoding);
                if (known.has(encoding))
                    document.encoding = encoding;
                return document;
            },
        },
        commands: {
            registerCommand: (name, task) => { commands.set(name, task); return { dispose() {} }; },
            executeCommand: async (...words) => void seen.executed.push(words),
        },
    };
    const context = { subscriptions: [], extensionUri: folder && new Uri(folder), workspaceState: {
        get: (name, otherwise) => memory.get(name) ?? otherwise, update: async (name, value) => void memory.set(name, value) } };
    return {
        vscode, context, seen, status, answers, memory,
        run: (name, ...args) => commands.get(name)(...args),
        uri: (path) => new Uri(path),
        /** A document with a text, in which places are told by their offsets. */
        openText(path, text) {
            return this.open(path, { text, version: 1, getText() { return this.text; }, positionAt: (offset) => ({ offset }) });
        },
        /** A document that VS Code opened in its default encoding, or the one named. */
        async open(path, fields = {}) {
            const document = { uri: new Uri(path), encoding: option('files.encoding'), isDirty: false, isClosed: false, ...fields };
            vscode.workspace.textDocuments.push(document);
            vscode.window.activeTextEditor = { document };
            await opened.fire(document);
            return document;
        },
        save: (document) => saved.fire(document),
        async close(document) {
            document.isClosed = true;
            vscode.workspace.textDocuments.splice(vscode.workspace.textDocuments.indexOf(document), 1);
            await closed.fire(document);
        },
    };
}

/** The extension, freshly loaded between the stand-ins. */
async function start(options) {
    const fake = makeVscode(options);
    const load = Module._load;
    Module._load = (request, ...rest) => (request === 'vscode' ? fake.vscode : load(request, ...rest));
    try {
        const path = options.main ?? require.resolve('../../../plugin/vscode/extension.js');
        for (const loaded of Object.keys(require.cache))
            if (loaded.startsWith(dirname(path)))
                delete require.cache[loaded];
        fake.extension = require(path);
    } finally {
        Module._load = load;
    }
    await fake.extension.activate(fake.context);
    return fake;
}

module.exports = { start };
