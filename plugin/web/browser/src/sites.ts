/** What was chosen, by site: what the browser reads its pages as, and what they are to be read as instead. Kept on this machine only. */

export type Choices = Record<string, string>;

const keyOf = (url: string) => new URL(url).origin;
/** The pages for which lasting permission is asked; a port has no place in it. */
export const patternOf = (url: string) => `${new URL(url).protocol}//${new URL(url).hostname}/*`;

export async function choicesFor(url: string): Promise<Choices> {
    const key = keyOf(url);
    return ((await chrome.storage.local.get(key))[key] ?? {}) as Choices;
}

export async function choose(url: string, browser: string, encoding: string): Promise<void> {
    await chrome.storage.local.set({ [keyOf(url)]: { ...await choicesFor(url), [browser]: encoding } });
}

export const forget = (url: string) => chrome.storage.local.remove(keyOf(url));
