/** The menu of encodings, with a search over names, aliases, numbers and languages. */
import { useMemo, useRef, useState } from 'preact/hooks';
import type { EncodingRow } from '../../package/src/types.js';
import { Modal } from './modal.js';
import { languageName, say } from './words.js';

const essence = (text: string) => text.toLowerCase().normalize('NFD').replace(/[\s_\-()\u0300-\u036f]/g, '');

/** How well a row fits; 0 for not at all. */
function fit(row: EncodingRow, wanted: string): number {
    const names = [row.encoding, ...row.aliases].map(essence);
    if (names.includes(wanted))
        return 4;
    if (names.some((name) => name.startsWith(wanted)))
        return 3;
    const languages = row.languages.flatMap((code) => [code, languageName(code), new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? '']);
    if ([row.group, say(row.group), ...languages].map(essence).some((name) => name.startsWith(wanted)))
        return 2;
    return [...names, essence(row.label)].some((name) => name.includes(wanted)) ? 1 : 0;
}

export function Picker({ title, encodings, suggested, current, onPick, onClose }:
    { title: string; encodings: EncodingRow[]; suggested: string[]; current: string | null; onPick(encoding: string): void; onClose(): void }) {
    const [text, setText] = useState('');
    const [active, setActive] = useState(0);
    const chosen = useRef(0); // the same at once: keys may come faster than the page is drawn
    const list = useRef<HTMLUListElement>(null);
    const wanted = essence(text);
    const found = useMemo(() => {
        if (!wanted) {
            const first = suggested.flatMap((name) => encodings.filter((row) => row.encoding === name));
            return [...first, ...encodings.filter((row) => !first.includes(row))];
        }
        return encodings.map((row) => ({ row, fit: fit(row, wanted) })).filter((it) => it.fit > 0).sort((a, b) => b.fit - a.fit).map((it) => it.row);
    }, [wanted, encodings]);

    const activate = (row: number) => {
        chosen.current = row;
        setActive(row);
    };
    const move = (to: number) => {
        const next = Math.max(0, Math.min(found.length - 1, to));
        activate(next);
        list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    };
    const onKey = (event: KeyboardEvent) => {
        const picked = found[chosen.current];
        const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
        if (step !== undefined)
            move(chosen.current + step);
        else if (event.key === 'Enter' && picked)
            onPick(picked.encoding);
        else
            return;
        event.preventDefault();
    };
    return (
        <Modal title={title} onClose={onClose} class="picker">
            <input type="text" role="combobox" aria-expanded="true" aria-controls="encodings" aria-activedescendant={found.length ? `encoding-${active}` : undefined}
                aria-label={say('Search an encoding')} placeholder={say('Name, alias, number or language: cp932, 1251, Thai …')}
                value={text} autofocus spellcheck={false} autocomplete="off"
                onInput={(event) => { setText(event.currentTarget.value); activate(0); }} onKeyDown={onKey} />
            <ul id="encodings" ref={list} role="listbox" aria-label={say('Encodings found')} tabIndex={-1}>
                {found.map((row, i) => (
                    <li key={row.encoding} id={`encoding-${i}`} role="option" aria-selected={i === active} class={row.encoding === current ? 'current' : ''}
                        onClick={() => onPick(row.encoding)} onMouseMove={() => i !== active && activate(i)}>
                        <span>{say('%1 (%2)', say(row.group), row.encoding)}</span>
                        <small>{!wanted && suggested.includes(row.encoding) ? say('suggested') : aliasFor(row, wanted)}</small>
                    </li>
                ))}
            </ul>
            {found.length === 0 && <p class="none" role="status">{say('No encoding has this name, number or language.')}</p>}
        </Modal>
    );
}

/** The alias by which a row was found, else what it was in use on. */
function aliasFor(row: EncodingRow, wanted: string): string {
    const alias = wanted && !essence(row.encoding).includes(wanted) ? row.aliases.find((name) => essence(name).includes(wanted)) : undefined;
    return alias ?? row.languages.slice(0, 3).map(languageName).join(', ');
}
