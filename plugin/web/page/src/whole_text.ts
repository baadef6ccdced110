/** All of the text as a selection: only the rows in sight are elements, but Ctrl+A and Ctrl+C mean all. What else is selected is copied as the file has it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Client } from './client.js';
import { selectedText } from './selected_text.js';
import { number, say } from './words.js';

/** Whether the key means the page: not a field for text, nor a dialog. */
export const isForPage = (event: Event) => !(event.target as HTMLElement).closest?.('input, textarea, select, dialog');

/** `selected`: all of the text is. `words`: what is to be told of it. */
export function useWholeText(client: Client, id: number, encoding: string | null, lines: number) {
    const [words, setWords] = useState<string | null>(null);
    const text = useRef<Promise<string | null> | null>(null);
    const ready = useRef<string | null>(null);
    const forget = () => {
        text.current = ready.current = null;
        setWords(null);
    };
    const select = () => {
        getSelection()?.removeAllRanges();
        const asked = client.ask('text', { id, encoding: encoding! });
        text.current = asked;
        asked.then((all) => text.current === asked && (ready.current = all), () => {});
        setWords(say('All of the text is selected: %1 lines.', number(lines)));
    };
    useEffect(forget, [id, encoding]);
    useEffect(() => {
        const onCopy = (event: ClipboardEvent) => {
            const selection = getSelection();
            const selected = selection && selectedText(selection);
            if (!isForPage(event) || (!text.current && !selected) || (selected === null && !selection?.isCollapsed))
                return;
            event.preventDefault();
            if (selected)
                return event.clipboardData!.setData('text/plain', selected);
            if (!text.current)
                return;
            const tell = (copied: boolean) => setWords(copied ? say('All of the text was copied.') : say('The text is too long for the clipboard. Save a copy instead.'));
            if (ready.current !== null) {
                event.clipboardData!.setData('text/plain', ready.current);
                return tell(true);
            }
            void text.current.then((all) => (all === null ? false : navigator.clipboard.writeText(all).then(() => true))).then(tell, () => tell(false));
        };
        document.addEventListener('copy', onCopy);
        return () => document.removeEventListener('copy', onCopy);
    }, []);
    return { words, selected: words !== null, select, forget };
}
