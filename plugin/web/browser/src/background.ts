/** Reads the pages of a site as it was chosen before, when they are opened again. Asks nothing of pages for which there is no choice. */
import { framesOf, show } from './frames.js';
import { choicesFor } from './sites.js';

chrome.tabs.onUpdated.addListener(async (id, { status }, { url }) => {
    if (status !== 'loading' || !url?.startsWith('http')) // without permission for the site there is no address
        return;
    const choices = await choicesFor(url);
    if (Object.keys(choices).length === 0)
        return;
    try {
        for (const frame of await framesOf(id)) {
            const encoding = choices[frame.browser];
            if (encoding && frame.shown !== encoding)
                await show(id, frame, encoding);
        }
    } catch {
        // the tab went elsewhere meanwhile, or permission ended: the page stays as the browser reads it
    }
});
