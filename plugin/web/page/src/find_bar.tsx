/** The line for looking up a text: Enter and F3 go on, Shift with them goes back, Escape ends. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from './words.js';

export function FindBar({ wanted, isMissing, onWanted, onStep, onClose }: {
    wanted: string; isMissing: boolean; onWanted(wanted: string): void; onStep(direction: 1 | -1): void; onClose(): void;
}) {
    const input = useRef<HTMLInputElement>(null);
    useLayoutEffect(() => input.current!.select(), []);
    const onKey = (event: KeyboardEvent) => {
        if (event.key === 'Enter')
            onStep(event.shiftKey ? -1 : 1);
        else if (event.key === 'Escape')
            onClose();
        else
            return;
        event.preventDefault();
    };
    return (
        <search class="find" onKeyDown={onKey}>
            <input ref={input} type="search" value={wanted} spellcheck={false} aria-label={say('What to find')} placeholder={say('What to find')}
                aria-invalid={isMissing} onInput={(event) => onWanted(event.currentTarget.value)} />
            <button type="button" disabled={wanted === ''} onClick={() => onStep(-1)}>{say('Find previous')}</button>
            <button type="button" disabled={wanted === ''} onClick={() => onStep(1)}>{say('Find next')}</button>
            <span role="status">{isMissing ? say('The text does not have it.') : ''}</span>
            <button type="button" class="icon-only" aria-label={say('Close')} onClick={onClose}>×</button>
        </search>
    );
}
