/** Where the module comes from: a script beside the page, or VS Code, which hands it in. */
import { unpacked } from '../../package/src/carried.js';
import { hasVectors } from '../../package/src/load.js';

interface Host {
    charsleuthModule?: string; // Base64 of the module packed by gzip
}

/** The module is a script: what a page may not fetch, it may still load with its own code. */
export async function loadModule(): Promise<WebAssembly.Module> {
    const script = document.createElement('script');
    script.src = hasVectors() ? 'charsleuth.module.js' : 'charsleuth-plain.module.js';
    await new Promise<void>((resolve, reject) => {
        script.onload = () => resolve();
        script.onerror = () => reject(new Error(`${script.src} is missing`));
        document.head.append(script);
    });
    const host = globalThis as Host;
    const packed = host.charsleuthModule ?? '';
    delete host.charsleuthModule;
    script.remove();
    return WebAssembly.compile(await unpacked(packed));
}
