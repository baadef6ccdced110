/** Runs in a frame of the page, apart from the page's own scripts: gives the frame's bytes, and puts another reading of them in place of its text. */
import { apply, parsed } from './reading.js';

/** What the popup is told of a frame. */
export interface Frame {
    title: string;
    /** Base64, for messages between extension and page are JSON. */
    bytes: string;
    /** What the browser reads the frame as. */
    browser: string;
    /** What it is shown as now, where the extension has changed that. */
    shown: string | null;
}

interface Page {
    frame(): Promise<Frame>;
    show(text: string, encoding: string): void;
}

const global = globalThis as { charsleuthPage?: Page };
const MOST = 32 << 20; // bytes of a frame

function page(): Page {
    let bytes: Promise<Uint8Array<ArrayBuffer>> | null = null;
    let shown: string | null = null;
    let last: Document | null = null; // the reading that the frame shows, as it was parsed
    const fetched = async () => {
        const response = await fetch(location.href.replace(/#.*/, ''), { cache: 'force-cache', credentials: 'include' });
        return new Uint8Array(await response.arrayBuffer()).subarray(0, MOST);
    };
    return {
        async frame() {
            bytes ??= fetched();
            const found = await bytes.catch((error) => {
                bytes = null;
                throw error;
            });
            last ??= parsed(new TextDecoder(document.characterSet).decode(found), document.contentType);
            const base64 = await new Promise<string>((resolve) => {
                const reader = new FileReader();
                reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
                reader.readAsDataURL(new Blob([found]));
            });
            return { title: document.title, bytes: base64, browser: document.characterSet, shown };
        },
        show(text, encoding) {
            const next = parsed(text, document.contentType);
            apply(document, last!, next, encoding);
            last = next;
            shown = encoding;
        },
    };
}

global.charsleuthPage ??= page();
