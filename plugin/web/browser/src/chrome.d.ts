/** As much of the interface for extensions as is called here; Chromium and Firefox have it alike. */
declare namespace chrome {
    interface Tab {
        id?: number;
        /** Only where the extension may read the page. */
        url?: string;
    }
    interface Target {
        tabId: number;
        allFrames?: boolean;
        frameIds?: number[];
    }
    interface Injected<T> {
        frameId: number;
        result?: T;
    }
    const tabs: {
        query(which: { active: true; currentWindow: true }): Promise<Tab[]>;
        reload(id: number): Promise<void>;
        onUpdated: { addListener(listen: (id: number, change: { status?: string }, tab: Tab) => void): void };
    };
    const scripting: {
        executeScript(what: { target: Target; files: string[] }): Promise<unknown>;
        executeScript<Args extends unknown[], T>(what: { target: Target; func: (...args: Args) => T; args?: Args }): Promise<Injected<Awaited<T>>[]>;
    };
    const storage: {
        local: { get(key: string): Promise<Record<string, unknown>>; set(values: Record<string, unknown>): Promise<void>; remove(key: string): Promise<void> };
    };
    const permissions: { request(what: { origins: string[] }): Promise<boolean>; contains(what: { origins: string[] }): Promise<boolean> };
    const runtime: { getURL(name: string): string };
}
