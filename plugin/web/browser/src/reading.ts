/** Two readings of a page's bytes: the text and attributes of one in place of the other's, so that the page's scripts, forms and listeners go on. */

/** Attributes that are shown. */
const SHOWN = ['title', 'alt', 'placeholder', 'label', 'summary', 'aria-label'];
const BUTTONS = 'input[type=submit], input[type=button], input[type=reset]'; // the value of others is sent, not shown
const UNSEEN = 'script, style, noscript, template';

export function parsed(text: string, contentType: string): Document {
    const isMarkup = /html|xml/.test(contentType);
    const result = new DOMParser().parseFromString(isMarkup ? text : '', 'text/html');
    if (!isMarkup) // a browser shows plain text as the only element of a page
        result.body.append(Object.assign(result.createElement('pre'), { textContent: text }));
    return result;
}

/** What is shown of a document, in its order. */
export function shownIn(root: Document): (Text | Attr)[] {
    const all: (Text | Attr)[] = [];
    const walker = root.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
        (node) => ((node as Element).matches?.(UNSEEN) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Text) {
            all.push(node);
            continue;
        }
        const element = node as Element;
        const names = element.matches(BUTTONS) ? [...SHOWN, 'value'] : SHOWN;
        all.push(...names.map((name) => element.getAttributeNode(name)).filter((it) => it !== null));
    }
    return all;
}

/** Puts `next` in the place of `last`, which `live` has shown until now. */
export function apply(live: Document, last: Document, next: Document, encoding: string): void {
    const before = shownIn(last), after = shownIn(next);
    if (before.length === after.length && elementsOf(last) === elementsOf(next))
        exchange(live, before, after);
    else
        replace(live, next);
    for (const form of live.forms)
        if (!form.acceptCharset)
            form.acceptCharset = encoding;
}

const elementsOf = (root: Document) => Array.from(root.querySelectorAll('*'), (it) => it.localName).join(' ');

/** Each text goes by what it was before: scripts may have moved it. Where several were the same, they go by their order. */
function exchange(live: Document, before: (Text | Attr)[], after: (Text | Attr)[]): void {
    const meant = new Map<string, string[]>();
    before.forEach(({ nodeValue }, i) => {
        const known = meant.get(nodeValue!) ?? [];
        meant.set(nodeValue!, known);
        known.push(after[i]!.nodeValue!);
    });
    for (const place of shownIn(live)) {
        const texts = meant.get(place.nodeValue!);
        const text = texts && texts.length > 1 ? texts.shift()! : texts?.[0];
        if (text !== undefined && text !== place.nodeValue)
            place.nodeValue = text;
    }
}

const RUNS = 'script, iframe, object, embed, base, template, meta[http-equiv]';

/** Where the readings have other elements (UTF-16, ISO-2022): all of the page, without anything that would run. */
function replace(live: Document, next: Document): void {
    for (const element of next.querySelectorAll(RUNS))
        element.remove();
    for (const element of next.querySelectorAll('*'))
        for (const { name, value } of [...element.attributes])
            if (/^on/i.test(name) || /^[\s\0-\x1f]*(javascript|data|vbscript):/i.test(value))
                element.removeAttribute(name);
    live.replaceChild(live.adoptNode(next.documentElement), live.documentElement);
}

/** The first passage that is more than ASCII, for a preview. */
export function passageOf(root: Document, most = 120): string {
    const texts = shownIn(root).map((it) => it.nodeValue!.trim().replace(/\s+/g, ' ')).filter((it) => it !== '');
    const first = Math.max(0, texts.findIndex((text) => /[^\0-\x7f]/.test(text)));
    let passage = '';
    for (const text of texts.slice(first)) {
        passage += (passage && ' · ') + text;
        if (passage.length >= most)
            break;
    }
    const skipped = Math.max(0, passage.search(/[^\0-\x7f]/) - most / 4); // what tells may lie deep in a long text
    return passage.slice(skipped, skipped + most).trim();
}
