/** Keeps the page's own files, so that it opens without a network. It asks for nothing else. */
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

worker.addEventListener('fetch', (event) => {
    const { request } = event as Fetched;
    if (request.method === 'GET' && new URL(request.url).origin === location.origin)
        (event as Fetched).respondWith(caches.open(cacheName).then((cache) => cache.match(request, { ignoreSearch: true })).then((kept) => kept ?? fetch(request)));
});
