// The page as an editor of VS Code: shows a file in any encoding, compares readings, says why, saves copies.
'use strict';

const vscode = require('vscode');

const VIEW_TYPE = 'charsleuth.page';

class PageEditor {
    constructor(extensionUri, module) {
        this.folder = vscode.Uri.joinPath(extensionUri, 'module', 'page');
        this.module = module;
    }

    openCustomDocument(uri) {
        return { uri, dispose() {} };
    }

    resolveCustomEditor(document, panel) {
        const { webview } = panel;
        webview.options = { enableScripts: true, localResourceRoots: [this.folder] };
        webview.onDidReceiveMessage(async (message) => {
            if (message === 'ready')
                await this.fill(document.uri, webview);
        });
        webview.html = this.html(webview);
    }

    async fill(uri, webview) {
        try {
            // A Buffer of Node.js would come as an object of another kind.
            await webview.postMessage({ module: new Uint8Array(await this.module.bytes()) });
            await webview.postMessage({ file: new Uint8Array(await vscode.workspace.fs.readFile(uri)), name: uri.path.slice(uri.path.lastIndexOf('/') + 1) });
        } catch (error) {
            vscode.window.showErrorMessage(`Charsleuth: ${error.message}`);
        }
    }

    html(webview) {
        const address = (name) => webview.asWebviewUri(vscode.Uri.joinPath(this.folder, name)).toString();
        const policy = `default-src 'none'; script-src ${webview.cspSource} 'wasm-unsafe-eval'; style-src ${webview.cspSource}; img-src ${webview.cspSource}; worker-src blob:`;
        return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Charsleuth</title><link rel="stylesheet" href="${address('styles.css')}"></head>
<body><div id="app"></div><script src="${address('page.js')}"></script></body></html>`;
    }
}

module.exports = { PageEditor, VIEW_TYPE };
