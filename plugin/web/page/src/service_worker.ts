/** Keeps the page's own files, so that it opens without a network, and what is shared with it; reads the file that the page's address names. It asks for nothing else. */
import type { Read } from './own_address.js';
import { keepShared } from './shared.js';

declare const CHARSLEUTH_FILES: string[]; // the build writes both
declare const CHARSLEUTH_BUILD: string;

interface Worker extends EventTarget {
    skipWaiting(): Promise<void>;
    clients: { claim(): Promise<void> };
}
interface Lasting extends Event {
    waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Event {
    request: Request;
    respondWith(response: Promise<Response>): void;
}

const worker = self as unknown as Worker;
const cacheName = `charsleuth-${CHARSLEUTH_BUILD}`;

worker.addEventListener('install', (event) => (event as Lasting).waitUntil(
    caches.open(cacheName).then((cache) => cache.addAll(CHARSLEUTH_FILES)).then(() => worker.skipWaiting())));

worker.addEventListener('activate', (event) => (event as Lasting).waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith('charsleuth-') && name !== cacheName).map((name) => caches.delete(name))))
        .then(() => worker.clients.claim())));

/** Reads a file of the own server for the page. */
async function readOwn(address: string): Promise<Read> {
    try {
        const response = await fetch(new URL(address, location.href), { mode: 'same-origin', redirect: 'error', cache: 'no-store' });
        return response.ok ? { file: await response.blob() } : { trouble: `${response.status} ${response.statusText}` };
    } catch (error) {
        return { trouble: (error as Error).message };
    }
}

worker.addEventListener('message', (event) => {
    const { data, ports } = event as MessageEvent<{ read: string }>;
    (event as unknown as Lasting).waitUntil(readOwn(data.read).then((answer) => ports[0]!.postMessage(answer)));
});

worker.addEventListener('fetch', (event) => {
    const { request } = event as Fetched;
    if (request.method === 'POST' && request.url === new URL('share', location.href).href)
        (event as Fetched).respondWith(request.formData().then(keepShared).then(() => Response.redirect('index.html', 303)));
    else if (request.method === 'GET' && new URL(request.url).origin === location.origin)
        (event as Fetched).respondWith(caches.open(cacheName).then((cache) => cache.match(request, { ignoreSearch: true })).then((kept) => kept ?? fetch(request)));
});
