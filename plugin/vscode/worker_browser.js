// The worker that asks the module, in a browser: the build puts its code here.
'use strict';

const code = require('charsleuth:worker');

/** As startWorker() of worker.js. */
function startWorker(heard, failed) {
    const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    const worker = new Worker(address);
    URL.revokeObjectURL(address);
    worker.onmessage = ({ data }) => heard(data);
    worker.onerror = (event) => failed(event.message);
    return { post: (message) => worker.postMessage(message), stop: () => worker.terminate() };
}

module.exports = { startWorker };
