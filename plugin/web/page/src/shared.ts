/** What other programs share with the installed page: its service worker keeps the files until the page, which opens then, takes them. They never leave the machine. */

const CACHE = 'shared';

/** Keeps the files and the text of a form that the system posts to the address `share`. */
export async function keepShared(form: FormData): Promise<void> {
    const files = form.getAll('files').filter((value): value is File => value instanceof File);
    const text = form.get('text');
    if (typeof text === 'string' && text !== '')
        files.push(new File([text], 'shared.txt'));
    const cache = await caches.open(CACHE);
    await Promise.all(files.map((file) => cache.put(`${CACHE}/${crypto.randomUUID()}/${encodeURIComponent(file.name)}`, new Response(file))));
}

/** Calls `open` for each file that was kept, and forgets it. */
export async function takeShared(open: (file: Blob, name: string) => void): Promise<void> {
    const cache = await caches.open(CACHE);
    for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        if (kept && await cache.delete(request))
            open(await kept.blob(), decodeURIComponent(request.url.slice(request.url.lastIndexOf('/') + 1)));
    }
}
