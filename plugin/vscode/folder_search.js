// Looks through the files of a workspace for those that are not UTF-8.
'use strict';

const vscode = require('vscode');
const words = require('./words.js');

const MOST_FILES = 5000;
const MOST_BYTES = 1048576; // of each that are examined

/** Whether an answer speaks of text that is not UTF-8. */
function isOther(answer) {
    return !answer.binary && !answer.ascii_only && answer.encoding !== null && answer.encoding !== 'UTF-8';
}

/** Rows of a quick pick for the files that are not UTF-8. `detect(uri)` gives the answer about one. */
async function filesInOtherEncodings(detect, folder, progress, token) {
    const pattern = folder ? new vscode.RelativePattern(folder, '**/*') : '**/*';
    const files = await vscode.workspace.findFiles(pattern, undefined, MOST_FILES, token);
    const rows = [];
    for (const [i, uri] of files.entries()) {
        if (token.isCancellationRequested)
            break;
        progress.report({ message: `${i} of ${files.length}, ${rows.length} found`, increment: 100 / files.length });
        const answer = await detect(uri, MOST_BYTES).catch(() => null); // a file that went away, or may not be read
        if (answer && isOther(answer))
            rows.push({ label: vscode.workspace.asRelativePath(uri), description: words.short(answer), detail: words.warning(answer) ?? undefined, uri });
    }
    return rows;
}

module.exports = { filesInOtherEncodings, isOther };
