/** The package's scripts as they lie beside Node.js' entries: read as text when the module is asked for, for running one of 4 MB takes ten times as long. */
import { SYMBOL, type Part } from './carried.js';

/** `run`: runs the script, where a bundler has taken it along and it does not lie beside. */
export function later(part: Part, read: () => string, run?: () => void): void {
    if (SYMBOL(part) in globalThis)
        return;
    Object.defineProperty(globalThis, SYMBOL(part), {
        configurable: true,
        set: (value: string) => Object.defineProperty(globalThis, SYMBOL(part), { value, configurable: true, writable: true }),
        get() {
            try {
                const script = read();
                return script.slice(script.indexOf('="') + 2, script.lastIndexOf('"'));
            } catch {
                run?.();
                return run && (globalThis as Record<symbol, unknown>)[SYMBOL(part)];
            }
        },
    });
}
