/**
 * `?file=ADDRESS` behind the page's address: a file on the server that the page comes from. The page can reach no server; its service worker reads the file,
 * from that server alone.
 */
import { say } from './words.js';

/** What the service worker answers. */
export type Read = { file: Blob } | { trouble: string };

/** Opens the file that the page's address names; without one does nothing. */
export async function takeNamed(open: (file: Blob, name: string) => void, cannotOpen: (name: string, cause: string) => void): Promise<void> {
    const named = new URLSearchParams(location.search).get('file');
    if (named === null)
        return;
    const { origin, pathname } = new URL(named, location.href);
    const name = pathname.slice(pathname.lastIndexOf('/') + 1) || pathname;
    if (origin !== location.origin)
        return cannotOpen(named, say('it is not on the server that the page comes from'));
    if (!('serviceWorker' in navigator))
        return cannotOpen(name, say('the browser reads files of a server only by https, or on this machine'));
    await navigator.serviceWorker.register('service_worker.js');
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Read>) => ('file' in data ? open(data.file, decoded(name)) : cannotOpen(decoded(name), data.trouble));
    active!.postMessage({ read: named }, [port2]);
}

/** A name without percent signs for its letters, where they stand for UTF-8. */
function decoded(name: string): string {
    try {
        return decodeURIComponent(name);
    } catch {
        return name;
    }
}
