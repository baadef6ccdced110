/** The frames of a tab, and the module that decodes their bytes. */
import type { Charsleuth } from '../../package/src/charsleuth.js';
import { fetchBytes, fitting, loadFrom } from '../../package/src/load.js';
import type { Frame } from './in_page.js';

export interface FrameOfTab extends Omit<Frame, 'bytes'> {
    id: number;
    bytes: Uint8Array;
}

const NAMES = { module: 'charsleuth.wasm', plain: 'charsleuth-plain.delta' };
const never = () => Promise.reject(new Error('the module comes as bytes'));
let loaded: Promise<Charsleuth> | null = null;

/** The module, loaded once. */
export function charsleuth(): Promise<Charsleuth> {
    loaded ??= loadFrom(undefined, () => fitting((part) => fetchBytes(chrome.runtime.getURL(NAMES[part]))), never);
    return loaded;
}

/** All frames that the extension may read; the page itself first. */
export async function framesOf(tabId: number): Promise<FrameOfTab[]> {
    const target = { tabId, allFrames: true };
    await chrome.scripting.executeScript({ target, files: ['in_page.js'] });
    const found = await chrome.scripting.executeScript({ target, func: () => (globalThis as unknown as { charsleuthPage: { frame(): Promise<Frame> } }).charsleuthPage.frame() });
    return found.filter((it) => it.result).sort((a, b) => a.frameId - b.frameId).map(({ frameId, result }) => ({
        ...result!, id: frameId, bytes: Uint8Array.from(atob(result!.bytes), (character) => character.charCodeAt(0)) }));
}

/** Shows a frame's bytes as text in that encoding. */
export async function show(tabId: number, frame: FrameOfTab, encoding: string): Promise<void> {
    const { text } = (await charsleuth()).decode(frame.bytes, encoding);
    await chrome.scripting.executeScript({
        target: { tabId, frameIds: [frame.id] }, args: [text, encoding],
        func: (words: string, name: string) => (globalThis as unknown as { charsleuthPage: { show(text: string, encoding: string): void } }).charsleuthPage.show(words, name),
    });
}
