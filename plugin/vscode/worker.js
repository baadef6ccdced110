// The worker that asks the module, in Node.js. In a browser worker_browser.js stands in its place.
'use strict';

const path = require('node:path');
const { Worker } = require('node:worker_threads');

/** `heard` gets its messages, `failed` why it ended. It keeps nothing running. */
function startWorker(heard, failed) {
    const worker = new Worker(path.join(__dirname, 'module', 'worker.js'));
    worker.on('message', heard).on('error', (error) => failed(error.message));
    worker.unref();
    return { post: (message) => worker.postMessage(message), stop: () => void worker.terminate() };
}

module.exports = { startWorker };
