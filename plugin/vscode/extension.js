// Charsleuth in VS Code. VS Code has no hook before a file is decoded, so a document opens as ever and is switched a moment later:
//
//   a document opens ─► program or module is asked ─► openTextDocument(uri, {encoding}) ─► status bar, warnings
//
// Left alone: what is unsaved, what somebody chose an encoding for, pure ASCII, binary.
'use strict';

const vscode = require('vscode');
const { Detector } = require('./detector.js');
const { filesInOtherEncodings } = require('./folder_search.js');
const { Module } = require('./module.js');
const { PageEditor, VIEW_TYPE } = require('./page_editor.js');
const { start } = require('./program.js');
const { readByParts, repair } = require('./repair.js');
const { Trouble } = require('./trouble.js');
const words = require('./words.js');
const wrapper = require('./wrapper.js');

const VIEW = 'Open in Charsleuth';
const WHY = 'Why?';
const REOPEN = 'Reopen...';
const CONVERT = 'Convert';
const REPAIR = 'Undo Mojibake';
const PARTS = 'Read by Parts';

class Charsleuth {
    constructor(memory, module) {
        this.memory = memory; // a Memento: the user's choices, by URI
        this.module = module;
        this.detector = new Detector(module);
        this.answers = new Map(); // by URI, of documents that are open
        this.told = new Set(); // messages given; each is given once
        this.registry = null; // rows of the table of encodings, asked for once
        this.status = vscode.window.createStatusBarItem('charsleuth', vscode.StatusBarAlignment.Right, 100);
        this.status.name = 'Charsleuth';
        this.status.command = 'charsleuth.reopen';
        this.output = vscode.window.createOutputChannel('Charsleuth');
    }

    dispose() {
        this.status.dispose();
        this.output.dispose();
    }

    // ---- Opening ----

    async opened(document) {
        if (!this.canRead(document.uri) || !this.option(document, 'enabled') || this.answers.has(key(document)))
            return;
        this.answers.set(key(document), null);
        const answer = await this.quietly(() => this.ask(document));
        if (!answer || document.isClosed) {
            this.answers.delete(key(document));
            return;
        }
        this.answers.set(key(document), answer);
        const choice = this.choices()[key(document)];
        const name = choice ?? (isChosen(document) ? null : words.wanted(answer));
        if (name && name !== document.encoding && !document.isDirty)
            await this.quietly(() => this.switchTo(document, name));
        if (!choice)
            this.warn(document, answer);
        this.show();
    }

    closed(document) {
        this.answers.delete(key(document));
        this.show();
    }

    /** The answer about a file; asked for again where the file changes meanwhile. */
    async ask(document) {
        const before = await stamp(document.uri);
        const answer = await this.detect(document);
        return before === (await stamp(document.uri)) ? answer : this.detect(document);
    }

    detect(document) {
        return this.detector.detect(this.option(document, 'program'), document.uri, this.option(document, 'maxBytes'));
    }

    /** Files on this machine; with the module also those of virtual workspaces. */
    canRead(uri) {
        return uri.scheme === 'file' || (this.module.isThere && vscode.workspace.fs.isWritableFileSystem(uri.scheme) !== undefined);
    }

    /** Opens what is saved in the encoding of VS Code's name; says so where VS Code does not. */
    async switchTo(document, name) {
        if (document.isDirty)
            throw new Trouble('Save the file first: what is not saved would be lost.');
        const again = await vscode.workspace.openTextDocument(document.uri, { encoding: name });
        if (again.encoding !== name) // an unknown name is ignored without a word
            throw new Trouble(`VS Code does not know the encoding "${name}".`);
    }

    // ---- What the user sees ----

    /** Brings the status bar up to date with the active editor. */
    show() {
        const document = vscode.window.activeTextEditor?.document;
        const answer = document && this.answers.get(key(document));
        const text = answer && words.short(answer);
        if (!text)
            return this.status.hide();
        const choice = this.choices()[key(document)];
        const warned = words.warning(answer);
        this.status.text = `${warned ? '$(warning)' : '$(search)'} ${choice ?? text}`;
        this.status.tooltip = [...(choice ? [`You chose ${choice}.`] : []), ...(warned ? [warned] : []), ...words.reasons(answer)].join('\n');
        this.status.show();
    }

    async warn(document, answer) {
        const text = [words.warning(answer), words.noticed(answer)].filter(Boolean).join(' ');
        if (!text || !this.option(document, 'warnings'))
            return;
        const tasks = {
            ...(answer.mixed || answer.bodies ? { [PARTS]: () => this.readByParts(document) } : {}),
            ...(answer.mojibake ? { [REPAIR]: () => this.repair(document) } : {}),
            [VIEW]: () => this.view(document.uri), [WHY]: () => this.why(document), [REOPEN]: () => this.reopen(document) };
        const picked = await vscode.window.showWarningMessage(`${name(document)}: ${text}`, ...Object.keys(tasks));
        if (picked)
            await this.loudly(tasks[picked]);
    }

    async why(document) {
        const answer = this.answers.get(key(document)) ?? (await this.ask(document));
        this.output.clear();
        this.output.appendLine(document.uri.fsPath ?? document.uri.path);
        for (const line of words.reasons(answer))
            this.output.appendLine(line);
        this.output.show(true);
    }

    /** In the page that the extension carries, or in the viewer where that is set or there is no page. */
    view(uri) {
        const { globalValue, workspaceValue } = vscode.workspace.getConfiguration('charsleuth').inspect('viewer') ?? {};
        if (this.module.isThere && !globalValue && !workspaceValue)
            return vscode.commands.executeCommand('vscode.openWith', uri, VIEW_TYPE);
        return start(vscode.workspace.getConfiguration('charsleuth').get('viewer'), ['--', uri.fsPath]);
    }

    // ---- Converting ----

    /** Writes the document as UTF-8; what would be lost is told first. */
    async convert(document) {
        if (document.isDirty)
            throw new Trouble('Save the file first: what is not saved would be lost.');
        const answer = this.answers.get(key(document)) ?? (await this.ask(document));
        const loss = words.loss(answer, document.encoding);
        if (loss && (await vscode.window.showWarningMessage(`${name(document)}: ${loss}`, { modal: true }, CONVERT)) !== CONVERT)
            return;
        await vscode.workspace.fs.writeFile(document.uri, new TextEncoder().encode(document.getText()));
        await this.switchTo(document, 'utf8');
        await this.choose(document, null);
        this.answers.set(key(document), await this.ask(document));
        this.show();
    }

    async saved(document) {
        if (this.option(document, 'convertOnSave') && document.encoding !== 'utf8' && this.canRead(document.uri))
            await this.convert(document);
    }

    // ---- Repairing ----

    repair(document) {
        return repair(document, this.detector, this.option(document, 'program'));
    }

    readByParts(document) {
        return readByParts(document.uri, this.detector, this.option(document, 'program'), document.languageId);
    }

    // ---- Searching ----

    async findOthers(folder) {
        const program = vscode.workspace.getConfiguration('charsleuth').get('program');
        const rows = await vscode.window.withProgress(
            { location: vscode.ProgressLocation.Notification, title: 'Charsleuth: files that are not UTF-8', cancellable: true },
            (progress, token) => filesInOtherEncodings((uri, most) => this.detector.detect(program, uri, most), folder, progress, token));
        if (rows.length === 0)
            return vscode.window.showInformationMessage('Charsleuth: every text file is UTF-8 or ASCII.');
        const picked = await vscode.window.showQuickPick(rows, { title: `${rows.length} files are not UTF-8`, matchOnDescription: true });
        if (picked)
            await vscode.window.showTextDocument(picked.uri);
    }

    // ---- Overruling ----

    choices() {
        return this.memory.get('choices', {});
    }

    choose(document, name) {
        const { [key(document)]: _, ...others } = this.choices();
        return this.memory.update('choices', name ? { ...others, [key(document)]: name } : others);
    }

    async reopen(document) {
        const answer = this.answers.get(key(document)) ?? (await this.ask(document));
        this.answers.set(key(document), answer);
        const picked = await vscode.window.showQuickPick(await this.picks(document, answer), {
            title: `${name(document)}: open in which encoding?`, matchOnDescription: true, matchOnDetail: true });
        if (picked?.view)
            return this.view(document.uri);
        if (!picked)
            return;
        await this.switchTo(document, picked.name ?? words.wanted(answer) ?? document.encoding);
        await this.choose(document, picked.name);
        this.show();
    }

    /** The candidates with their previews, then all that VS Code has. */
    async picks(document, answer) {
        const items = answer.candidates.map((candidate) => pick(candidate, `${words.percent(candidate.confidence)}`, candidate.preview));
        this.registry ??= await this.detector.registry(this.option(document, 'program'));
        const others = this.registry
            .filter((row) => row.names.vscode && !answer.candidates.some((it) => it.encoding === row.encoding))
            .map((row) => pick(row, row.label));
        return [...items, { label: 'Automatic', description: 'forget the choice', name: null }, { label: VIEW, view: true },
            { label: 'All encodings', kind: vscode.QuickPickItemKind.Separator }, ...others];
    }

    // ---- Helpers ----

    option(document, name) {
        return vscode.workspace.getConfiguration('charsleuth', document.uri).get(name);
    }

    /** What a task gives, or undefined after trouble, which is told once. */
    async quietly(task) {
        try {
            return await task();
        } catch (trouble) {
            const text = trouble instanceof Trouble ? trouble.message : String(trouble);
            if (!this.told.has(text)) {
                this.told.add(text);
                vscode.window.setStatusBarMessage(`Charsleuth: ${text}`, 10000);
                this.output.appendLine(text);
            }
            return undefined;
        }
    }

    /** For what the user asked for: trouble is shown every time. */
    async loudly(task) {
        try {
            await task();
        } catch (trouble) {
            vscode.window.showErrorMessage(`Charsleuth: ${trouble instanceof Trouble ? trouble.message : trouble}`);
        }
    }
}

function key(document) {
    return document.uri.toString();
}

function name(document) {
    return document.uri.path.slice(document.uri.path.lastIndexOf('/') + 1);
}

async function stamp(uri) {
    const { mtime, size } = await vscode.workspace.fs.stat(uri);
    return `${mtime} ${size}`;
}

/** A row of the quick pick; one that VS Code lacks leads to the viewer. */
function pick(row, description, preview = '') {
    const name = row.names.vscode;
    return {
        label: row.encoding, description: name ? description : `${description}, not in VS Code: ${VIEW}`,
        detail: preview.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ') || undefined, ...(name ? { name } : { view: true }),
    };
}

/** Whether somebody chose the document's encoding: the workspace, the user, a byte order mark. */
function isChosen(document) {
    const files = vscode.workspace.getConfiguration('files', document);
    const { workspaceValue, workspaceFolderValue, globalLanguageValue, workspaceLanguageValue, workspaceFolderLanguageValue } =
        files.inspect('encoding') ?? {};
    const isSet = [workspaceValue, workspaceFolderValue, globalLanguageValue, workspaceLanguageValue, workspaceFolderLanguageValue]
        .some((value) => value !== undefined);
    return isSet || (document.encoding !== files.get('encoding') && !files.get('autoGuessEncoding'));
}

function activate(context) {
    const module = new Module(context.extensionUri, wrapper);
    const charsleuth = new Charsleuth(context.workspaceState, module);
    const onOpened = (document) => charsleuth.quietly(() => charsleuth.opened(document));
    const onActive = (task) => (uri) => charsleuth.loudly(async () => {
        const document = vscode.window.activeTextEditor?.document;
        if (!uri && !(document && charsleuth.canRead(document.uri)))
            throw new Trouble('This editor shows no file.');
        await task(document, uri ?? document.uri);
    });
    context.subscriptions.push(
        charsleuth,
        vscode.workspace.onDidOpenTextDocument(onOpened),
        vscode.workspace.onDidCloseTextDocument((document) => charsleuth.closed(document)),
        vscode.window.onDidChangeActiveTextEditor(() => charsleuth.show()),
        vscode.commands.registerCommand('charsleuth.reopen', onActive((document) => charsleuth.reopen(document))),
        vscode.commands.registerCommand('charsleuth.why', onActive((document) => charsleuth.why(document))),
        vscode.commands.registerCommand('charsleuth.view', onActive((_, uri) => charsleuth.view(uri))),
        vscode.commands.registerCommand('charsleuth.convert', onActive((document) => charsleuth.convert(document))),
        vscode.commands.registerCommand('charsleuth.repair', onActive((document) => charsleuth.repair(document))),
        vscode.commands.registerCommand('charsleuth.parts', onActive((document) => charsleuth.readByParts(document))),
        vscode.commands.registerCommand('charsleuth.findOthers', (folder) => charsleuth.loudly(() => charsleuth.findOthers(folder))));
    if (module.isThere) {
        context.subscriptions.push(
            vscode.window.registerCustomEditorProvider(VIEW_TYPE, new PageEditor(context.extensionUri, module),
                { webviewOptions: { retainContextWhenHidden: true }, supportsMultipleEditorsPerDocument: true }),
            vscode.workspace.onDidSaveTextDocument((document) => charsleuth.loudly(() => charsleuth.saved(document))));
    }
    return Promise.all(vscode.workspace.textDocuments.map(onOpened));
}

module.exports = { activate, deactivate() {} };
