/** A dialog above the page. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from './words.js';

export function Modal({ title, onClose, children, class: name }: { title: string; onClose(): void; children: ComponentChildren; class?: string }) {
    const element = useRef<HTMLDialogElement>(null);
    useLayoutEffect(() => { // before the next key comes
        element.current!.showModal();
        element.current!.querySelector<HTMLElement>('[autofocus]')?.focus();
    }, []);
    return (
        <dialog ref={element} class={name} aria-label={title} onClose={onClose}
            onClick={(event) => event.target === element.current && element.current?.close()}>
            <header>
                <h2>{title}</h2>
                <button type="button" class="icon-only" aria-label={say('Close')} onClick={() => element.current!.close()}>×</button>
            </header>
            {children}
        </dialog>
    );
}
