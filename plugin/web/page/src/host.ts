/** Where the page runs: in a browser by itself, or in an editor that hands a file in. */
import workerCode from 'charsleuth:worker';
import { loadModule } from './module_source.js';
import { takeNamed } from './own_address.js';
import { takeShared } from './shared.js';

export interface Host {
    isEditor: boolean;
    opensFiles: boolean;
    module(): Promise<WebAssembly.Module>;
    startWorker(): Worker;
    /** Calls `open` for each file that the host wants to show, and `cannotOpen` with the cause for what it cannot read. */
    onFile(open: (file: Blob, name: string) => void, cannotOpen: (name: string, cause: string) => void): void;
    remember(name: string, value: string): void;
    remembered(name: string): string | null;
}

/** A worker out of a blob is held to the page's Content-Security-Policy: it can reach no server either. */
export function startWorker(): Worker {
    const address = URL.createObjectURL(new Blob([workerCode], { type: 'text/javascript' }));
    const worker = new Worker(address);
    URL.revokeObjectURL(address);
    return worker;
}

/** Storage that is refused (private windows, pages opened from a file) is done without. */
function quietly<T>(work: () => T): T | null {
    try {
        return work();
    } catch {
        return null;
    }
}

/** Files that the system hands to the installed page. */
interface Launched {
    launchQueue?: { setConsumer(take: (launch: { files?: { getFile(): Promise<File> }[] }) => void): void };
}

export function browserHost(): Host {
    return {
        isEditor: false,
        opensFiles: true,
        module: loadModule,
        startWorker,
        onFile(open, cannotOpen) {
            (globalThis as Launched).launchQueue?.setConsumer(async ({ files }) => {
                for (const handle of files ?? []) {
                    const file = await handle.getFile();
                    open(file, file.name);
                }
            });
            if ('caches' in globalThis)
                takeShared(open).catch(() => {}); // storage that is refused holds nothing
            takeNamed(open, cannotOpen).catch((error: Error) => cannotOpen(location.search, error.message));
        },
        remember: (name, value) => void quietly(() => localStorage.setItem(name, value)),
        remembered: (name) => quietly(() => localStorage.getItem(name)),
    };
}

interface EditorApi {
    postMessage(message: unknown): void;
    getState(): Record<string, string> | undefined;
    setState(state: Record<string, string>): void;
}

declare const acquireVsCodeApi: undefined | (() => EditorApi);

type FromEditor = { module: Uint8Array<ArrayBuffer> } | { file: Uint8Array<ArrayBuffer>; name: string };

/** In VS Code: module and file come by messages. */
function editorHost(api: EditorApi): Host {
    let giveModule: (module: Promise<WebAssembly.Module>) => void;
    const module = new Promise<WebAssembly.Module>((resolve) => {
        giveModule = resolve;
    });
    const files: { file: Blob; name: string }[] = [];
    let open: ((file: Blob, name: string) => void) | null = null;
    window.addEventListener('message', ({ data }: MessageEvent<FromEditor>) => {
        if ('module' in data)
            return giveModule(WebAssembly.compile(data.module));
        const file = { file: new Blob([data.file]), name: data.name };
        if (open)
            open(file.file, file.name);
        else
            files.push(file);
    });
    api.postMessage('ready');
    return {
        isEditor: true,
        opensFiles: false,
        module: () => module,
        startWorker,
        onFile(opener) {
            open = opener;
            for (const { file, name } of files.splice(0))
                opener(file, name);
        },
        remember: (name, value) => api.setState({ ...api.getState(), [name]: value }),
        remembered: (name) => api.getState()?.[name] ?? null,
    };
}

export function hostOf(): Host {
    return typeof acquireVsCodeApi === 'function' ? editorHost(acquireVsCodeApi()) : browserHost();
}
