/** What is there before a file is: drop, open, paste, samples, and the promise that all stays here. */
import samples from 'charsleuth:samples';
import { useState } from 'preact/hooks';
import { Icon } from './icons.js';
import { fromBase64, fromHex } from './pasted.js';
import { say } from './words.js';

export type Pasted = { bytes: Uint8Array; name: string } | { garbled: string };

type Form = 'text' | 'hex' | 'base64';

function bytesIn(text: string, form: Form): Pasted | null {
    if (form === 'text')
        return text ? { garbled: text } : null;
    const bytes = form === 'hex' ? fromHex(text) : fromBase64(text);
    return bytes && { bytes, name: say('Pasted bytes') };
}

/** The form that a text seems to have; a guess, which the user can change. */
function formOf(text: string): Form {
    if (fromHex(text) && text.length > 3)
        return 'hex';
    return text.length >= 16 && !/\s\S+\s/.test(text) && fromBase64(text) && /[0-9+/=A-Z]/.test(text) ? 'base64' : 'text';
}

function PasteBox({ onPaste }: { onPaste(pasted: Pasted): void }) {
    const [text, setText] = useState('');
    const [chosen, setChosen] = useState<Form | null>(null);
    const [wrong, setWrong] = useState('');
    const form = chosen ?? formOf(text);
    const show = () => {
        const pasted = bytesIn(text, form);
        if (pasted)
            onPaste(pasted);
        else
            setWrong(form === 'hex' ? say('These are no pairs of hexadecimal digits: E9 4A, \\xE9, %E9.') : form === 'base64' ? say('This is no Base64.') : say('Paste something first.'));
    };
    const forms: [Form, string][] = [['text', say('Garbled text')], ['hex', say('Bytes in hex')], ['base64', 'Base64']];
    return (
        <div class="paste">
            <textarea rows={3} value={text} spellcheck={false} aria-label={say('Or paste: garbled text, hex, Base64')}
                placeholder={`${say('Or paste: garbled text, hex, Base64')}\n83 81 83 6A 83 85 81 5B`}
                onInput={(event) => { setText(event.currentTarget.value); setWrong(''); }} />
            <div class="below">
                <div class="forms" role="radiogroup" aria-label={say('What was pasted')}>
                    {forms.map(([value, words]) => (
                        <label key={value} class={form === value ? 'chosen' : ''}>
                            <input type="radio" name="form" checked={form === value} onChange={() => setChosen(value)} />{words}
                        </label>
                    ))}
                </div>
                <button type="button" onClick={show}>{say('Show')}</button>
            </div>
            {wrong && <p class="wrong" role="alert">{wrong}</p>}
        </div>
    );
}

export function EmptyPage({ onOpen, onOpenFolder, onFiles, onPaste }: { onOpen(): void; onOpenFolder(): void; onFiles(files: File[]): void; onPaste(pasted: Pasted): void }) {
    const open = (sample: (typeof samples)[number]) =>
        onFiles([new File([Uint8Array.from(atob(sample.base64), (character) => character.charCodeAt(0))], sample.name)]);
    return (
        <main class="empty">
            <div class="drop">
                <Icon name="logo" size={44} />
                <h1>{say('Drop a file here to see what it says')}</h1>
                <p class="lead">{say('It finds out which character encoding the file is in, and shows why.')}</p>
                <span class="actions">
                    <button type="button" class="primary" onClick={onOpen}><Icon name="open" />{say('Open a file …')}</button>
                    <button type="button" onClick={onOpenFolder}><Icon name="folder" />{say('Open a folder …')}</button>
                </span>
                <p class="private"><Icon name="lock" />{say('Files stay on this machine: the page sends nothing anywhere.')}</p>
            </div>
            <PasteBox onPaste={onPaste} />
            <section class="samples" aria-label={say('Or try a sample')}>
                <h2>{say('Or try a sample')}</h2>
                <ul>
                    {samples.map((sample) => (
                        <li key={sample.name}>
                            <button type="button" onClick={() => open(sample)}><span>{sample.name}</span><small>{say(sample.description)}</small></button>
                        </li>
                    ))}
                </ul>
            </section>
        </main>
    );
}
