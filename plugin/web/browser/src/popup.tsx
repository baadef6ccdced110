/** The candidates for the page in the tab; a click reads it so, and its site from now on. */
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { EncodingRow } from '../../package/src/types.js';
import { Candidates } from '../../page/src/candidates.js';
import { Icon } from '../../page/src/icons.js';
import { candidateOf, likely, opened, type Opened } from '../../page/src/opened.js';
import { Picker } from '../../page/src/picker.js';
import { preferredLanguage, say, setLanguage } from '../../page/src/words.js';
import { charsleuth, framesOf, show, type FrameOfTab } from './frames.js';
import { parsed, passageOf } from './reading.js';
import { choicesFor, choose, forget, patternOf } from './sites.js';

interface Page {
    tabId: number;
    url: string;
    frames: FrameOfTab[];
    /** The frame about which the answer is: that with the most bytes that are not ASCII. */
    main: FrameOfTab;
    document: Opened;
    encodings: EncodingRow[];
    /** The site may be read whenever it is opened. */
    lasting: boolean;
}

const PREVIEWED = 1 << 18; // bytes of a page

/** Bytes that tell: those outside ASCII, and escapes. */
const telling = ({ bytes }: FrameOfTab) => bytes.reduce((count, byte) => count + (byte > 0x7f || byte === 0x1b ? 1 : 0), 0);

async function pageOf(tab: chrome.Tab): Promise<Page> {
    const frames = await framesOf(tab.id!);
    const [first] = frames;
    if (!first || !tab.url)
        throw new Error('no frame of it');
    const main = frames.reduce((best, frame) => (telling(frame) > telling(best) ? frame : best), first);
    const engine = await charsleuth();
    const encodings = engine.encodings();
    const answer = engine.detect(main.bytes, { top: 0, hints: { url: tab.url } });
    for (const candidate of likely(answer))
        candidate.preview = passageOf(parsed(engine.decode(main.bytes.subarray(0, PREVIEWED), candidate.encoding).text, 'text/html')) || candidate.preview;
    const known = (name: string) => encodings.find((row) => [row.encoding, ...row.aliases].some((it) => it.toLowerCase() === name.toLowerCase()))?.encoding ?? name;
    const chosen = known(main.shown ?? main.browser);
    const document = { ...opened(1, main.title, main.bytes.length, null), answer, whole: true, chosen };
    return { tabId: tab.id!, url: tab.url, frames, main, document, encodings, lasting: await chrome.permissions.contains({ origins: [patternOf(tab.url)] }) };
}

function Popup() {
    const [page, setPage] = useState<Page | null>(null);
    const [words, setWords] = useState(say('Reading …'));
    const [picking, setPicking] = useState(false);
    const trouble = (error: unknown) => setWords(say('The browser lets no extension read this page: %1', (error as Error).message));
    const readAs = async (page: Page, encoding: string) => {
        for (const frame of page.frames.filter((it) => it.browser === page.main.browser))
            await show(page.tabId, frame, encoding);
        setPage({ ...page, document: { ...page.document, chosen: candidateOf(page.document, encoding)?.encoding ?? encoding } });
    };
    const start = async () => {
        const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
        const page = await pageOf(tab!);
        setPage(page);
        const encoding = (await choicesFor(page.url))[page.main.browser];
        if (encoding && page.main.shown !== encoding)
            await readAs(page, encoding);
    };
    useEffect(() => void start().catch(trouble), []);
    useEffect(() => void document.body.classList.toggle('picking', picking), [picking]);
    if (!page)
        return <><header><Brand /></header><p class="words" role="status">{words}</p></>;
    const { url, tabId, main, document: doc, encodings } = page;
    const pick = async (encoding: string) => {
        setPicking(false);
        await choose(url, main.browser, encoding);
        await readAs(page, encoding);
    };
    const undo = async () => {
        await forget(url);
        await chrome.tabs.reload(tabId);
        window.close();
    };
    const always = async () => setPage({ ...page, lasting: await chrome.permissions.request({ origins: [patternOf(url)] }) });
    return (
        <>
            <header>
                <Brand />
                <h1>{new URL(url).hostname}</h1>
                <p>{say('The browser reads this page as %1.', main.browser)}</p>
            </header>
            <main><Candidates document={doc} encodings={encodings} onChoose={(name) => void pick(name).catch(trouble)} /></main>
            <footer>
                <button type="button" onClick={() => setPicking(true)}>{say('Other encoding …')}</button>
                <button type="button" onClick={() => void undo().catch(trouble)}>{say('As the browser reads it')}</button>
                {!page.lasting && <button type="button" class="site" onClick={() => void always().catch(trouble)}>{say('Whenever I open %1', new URL(url).hostname)}</button>}
            </footer>
            {picking && <Picker title={say('Encoding')} encodings={encodings} suggested={likely(doc.answer!).map((it) => it.encoding).slice(0, 5)} current={doc.chosen}
                onPick={(name) => void pick(name).catch(trouble)} onClose={() => setPicking(false)} />}
        </>
    );
}

const Brand = () => <span class="brand"><Icon name="logo" size={18} /><b>Charsleuth</b></span>;

setLanguage(preferredLanguage());
render(<Popup />, document.getElementById('app')!);
