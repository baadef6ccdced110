// Text that is broken in more than one way: mojibake undone as one edit, and a file in several encodings in a document of its own.
'use strict';

const vscode = require('vscode');
const { Trouble } = require('./trouble.js');

/** Turns offsets in a text's UTF-8 into those that VS Code counts in. Offsets are asked for in order. */
class Offsets {
    constructor(utf8) {
        this.utf8 = utf8;
        this.bytes = this.units = 0;
    }

    at(byte) {
        this.units += new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.utf8.subarray(this.bytes, byte)).length;
        this.bytes = byte;
        return this.units;
    }
}

/** Puts what was meant in place of the mojibake in a document; one undo brings the text back. */
async function repair(document, detector, program) {
    const version = document.version;
    const utf8 = new TextEncoder().encode(document.getText());
    const runs = await detector.repairs(program, utf8);
    if (runs.length === 0)
        return vscode.window.showInformationMessage('Charsleuth: no mojibake was found.');
    if (document.version !== version)
        throw new Trouble('The text was changed meanwhile; try again.');
    const edit = new vscode.WorkspaceEdit();
    const offsets = new Offsets(utf8);
    for (const { range: [begin, end], after } of runs) {
        const from = document.positionAt(offsets.at(begin));
        edit.replace(document.uri, new vscode.Range(from, document.positionAt(offsets.at(end))), after);
    }
    if (!(await vscode.workspace.applyEdit(edit)))
        throw new Trouble('VS Code did not take the change.');
    const lossy = runs.filter((run) => run.lossy).length;
    const chains = [...new Set(runs.map((run) => run.chain.join(', then ')))].join('; ');
    vscode.window.showInformationMessage(`Charsleuth: ${runs.length} ${runs.length === 1 ? 'run' : 'runs'} of mojibake undone (${chains})`
        + `${lossy > 0 ? `; in ${lossy} something is gone for good` : ''}. Undo brings the text back.`);
}

/** Shows the text of a file, each part in its own encoding, in a new document. */
async function readByParts(uri, detector, program, language) {
    const content = await detector.parts(program, uri);
    const document = await vscode.workspace.openTextDocument({ content, ...(language ? { language } : {}) });
    await vscode.window.showTextDocument(document);
}

module.exports = { repair, readByParts };
