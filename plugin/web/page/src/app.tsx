import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { EncodingRow } from '../../package/src/types.js';
import { Banners, type BannerActions } from './banners.js';
import { Candidates, labelOf } from './candidates.js';
import { Client } from './client.js';
import { EmptyPage, type Pasted } from './empty_page.js';
import { droppedFolder, folderOf, useFolder, type FolderFile } from './folder.js';
import { FolderView } from './folder_view.js';
import type { Host } from './host.js';
import { Icon, type IconName } from './icons.js';
import { candidateOf, likely, opened, shownIn, type Opened } from './opened.js';
import { Picker } from './picker.js';
import { FindBar } from './find_bar.js';
import type { Notice, Way } from './protocol.js';
import { SaveDialog } from './save_dialog.js';
import { StatusBar } from './status_bar.js';
import { TextView } from './text_view.js';
import { Why } from './why.js';
import { isForPage, useWholeText } from './whole_text.js';
import { LANGUAGES, currentLanguage, onLanguage, say, setLanguage, type Language } from './words.js';

interface State {
    documents: Opened[];
    active: number; // id; 0: the folder, or the page that is there before a file is
}

type Change = { add: Opened } | { close: number } | { activate: number } | { id: number; change: Partial<Opened> } | { notice: Notice };

function noticed(document: Opened, notice: Notice): Opened {
    switch (notice.notice) {
    case 'answer':
        return { ...document, answer: notice.answer, whole: true, read: document.size };
    case 'progress':
        return { ...document, read: notice.read };
    case 'index':
        return { ...document, indexes: { ...document.indexes, [notice.encoding]: notice.state } };
    }
}

function reduce(state: State, change: Change): State {
    const map = (id: number, to: (document: Opened) => Opened) =>
        ({ ...state, documents: state.documents.map((document) => (document.id === id ? to(document) : document)) });
    if ('add' in change)
        return { documents: [...state.documents, change.add], active: change.add.id };
    if ('activate' in change)
        return { ...state, active: change.activate };
    if ('notice' in change)
        return map(change.notice.id, (document) => noticed(document, change.notice));
    if ('id' in change)
        return map(change.id, (document) => ({ ...document, ...change.change }));
    const documents = state.documents.filter((document) => document.id !== change.close);
    return { documents, active: state.active === change.close ? (documents[documents.length - 1]?.id ?? 0) : state.active };
}

/** The worker, started anew after a crash. */
function useWorker(host: Host, onNotice: (notice: Notice) => void) {
    const [client, setClient] = useState<Client | null>(null);
    const [encodings, setEncodings] = useState<EncodingRow[]>([]);
    const [failure, setFailure] = useState<string | null>(null);
    const [turn, setTurn] = useState(0);
    const fail = (error: Error | string) => setFailure(typeof error === 'string' ? error : error.message);
    useEffect(() => {
        let started: Client | null = null;
        void (async () => {
            try {
                const module = await host.module();
                started = new Client(host.startWorker(), onNotice, fail);
                setEncodings(await started.ask('start', { module }));
                setClient(started);
            } catch (error) {
                fail(error as Error);
            }
        })();
        return () => started?.stop();
    }, [turn]);
    const again = () => {
        setClient(null);
        setFailure(null);
        setTurn(turn + 1);
    };
    return { client, encodings, failure, fail, again };
}

const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

export function App({ host }: { host: Host }) {
    const [state, change] = useReducer(reduce, { documents: [], active: 0 });
    const { client, encodings, failure, fail, again } = useWorker(host, (notice) => change({ notice }));
    const [, redraw] = useReducer((n: number) => n + 1, 0);
    const [theme, setTheme] = useState<Theme>(host.remembered('theme') as Theme ?? 'auto');
    const [picking, setPicking] = useState<'show' | 'compare' | null>(null);
    const [saving, setSaving] = useState(false);
    const [why, setWhy] = useState(() => !matchMedia('(max-width: 760px)').matches); // a phone has no room for it at first
    const [dragging, setDragging] = useState(false);
    const input = useRef<HTMLInputElement>(null);
    const folderInput = useRef<HTMLInputElement>(null);
    const { folder, setFolder, choose } = useFolder(client);
    const lastId = useRef(0);
    const document_ = state.documents.find((it) => it.id === state.active) ?? null;
    useEffect(() => onLanguage(() => redraw(0)), []);
    useEffect(() => {
        document.documentElement.dataset.theme = theme;
        host.remember('theme', theme);
    }, [theme]);
    useEffect(() => {
        document.title = document_ ? `${document_.name} – Charsleuth` : 'Charsleuth';
    }, [document_?.name]);

    const set = (id: number, values: Partial<Opened>) => change({ id, change: values });
    const openBlob = async (file: Blob, name: string, misread: string | null = null) => {
        const id = ++lastId.current;
        change({ add: opened(id, name, file.size, misread) });
        try {
            const { answer, whole } = await client!.ask('open', { id, file, name });
            set(id, { answer, whole, read: whole ? file.size : 65536 });
        } catch (error) {
            set(id, { trouble: say('%1 could not be opened: %2', name, (error as Error).message) });
        }
    };
    const openFiles = (files: Iterable<File>) => {
        for (const file of files)
            void openBlob(file, file.name);
    };
    const openFolder = (files: FolderFile[]) => {
        setFolder(folderOf(files));
        change({ activate: 0 });
    };
    const paste = async (pasted: Pasted) => {
        if ('bytes' in pasted)
            return openBlob(new Blob([pasted.bytes as Uint8Array<ArrayBuffer>]), pasted.name);
        const found = await client!.ask('ungarble', { text: pasted.garbled });
        const bytes = found?.bytes ?? new TextEncoder().encode(pasted.garbled);
        return openBlob(new Blob([bytes as Uint8Array<ArrayBuffer>]), say('Pasted text'), found?.misread ?? null);
    };
    const mend = async (way: Way) => {
        const { id, name } = document_!;
        const blob = await client!.ask('mended', { id, way, encoding: shown! });
        await openBlob(blob, way === 'mojibake' ? say('%1 – what was meant', name) : say('%1 – part by part', name));
    };
    useEffect(() => {
        const onKey = (event: KeyboardEvent) => {
            if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'o' || !host.opensFiles)
                return;
            event.preventDefault();
            open();
        };
        window.addEventListener('keydown', onKey);
        return () => window.removeEventListener('keydown', onKey);
    }, []);
    useEffect(() => {
        if (client)
            host.onFile((file, name) => void openBlob(file, name), (name, cause) => {
                const id = ++lastId.current;
                change({ add: { ...opened(id, name, 0, null), trouble: say('%1 could not be opened: %2', name, cause) } });
            });
    }, [client]);

    const onDrop = (event: DragEvent) => {
        event.preventDefault();
        setDragging(false);
        if (!client || !event.dataTransfer)
            return;
        const below = droppedFolder(event.dataTransfer.items);
        if (below)
            below.then(openFolder, fail);
        else
            openFiles(event.dataTransfer.files);
    };
    const onPasted = (event: ClipboardEvent) => {
        if (!client || (event.target as HTMLElement).closest?.('input, textarea'))
            return;
        const files = [...(event.clipboardData?.files ?? [])];
        const text = event.clipboardData?.getData('text/plain');
        if (files.length > 0)
            openFiles(files);
        else if (text)
            void paste({ garbled: text });
    };
    useEffect(() => {
        const over = (event: DragEvent) => {
            event.preventDefault();
            setDragging(true);
        };
        const leave = (event: DragEvent) => !event.relatedTarget && setDragging(false);
        const handlers = { dragover: over, dragleave: leave, drop: onDrop, paste: onPasted } as Record<string, (event: never) => void>;
        for (const [name, handler] of Object.entries(handlers))
            window.addEventListener(name, handler as EventListener);
        return () => {
            for (const [name, handler] of Object.entries(handlers))
                window.removeEventListener(name, handler as EventListener);
        };
    }, [client]);

    const close = (id: number) => {
        void client?.ask('close', { id });
        change({ close: id });
    };
    const shown = document_ && shownIn(document_);
    const open = () => input.current?.click();
    return (
        <div class={`page${dragging ? ' dragging' : ''}`}>
            <TopBar document={document_} shown={shown} encodings={encodings} theme={theme} why={why} host={host} onOpen={open} onPick={() => setPicking('show')}
                onCompare={() => (document_!.compared ? set(document_!.id, { compared: null }) : setPicking('compare'))}
                onWhy={() => setWhy(!why)} onSave={() => setSaving(true)} onTheme={() => setTheme(THEMES[(THEMES.indexOf(theme) + 1) % 3]!)} />
            <input ref={input} type="file" multiple hidden onChange={(event) => {
                openFiles(event.currentTarget.files ?? []);
                event.currentTarget.value = '';
            }} />
            <input ref={folderInput} type="file" hidden {...{ webkitdirectory: true }} onChange={(event) => {
                openFolder([...event.currentTarget.files ?? []].map((file) => ({ path: file.webkitRelativePath, file })));
                event.currentTarget.value = '';
            }} />
            {failure !== null && <div class="banner warning failure" role="alert"><Icon name="warning" /><p>{say('Charsleuth stopped: %1', failure)}</p>
                <span class="actions"><button type="button" onClick={again}>{say('Load it again')}</button></span></div>}
            {state.documents.length + (folder ? 1 : 0) > 1 && <Tabs state={state} folder={folder?.name ?? null} onActivate={(activate) => change({ activate })} onClose={close} />}
            {!document_ && folder && client && (
                <FolderView client={client} folder={folder} encodings={encodings} onOpen={({ file, path }) => void openBlob(file, path.replace(/.*\//s, ''))}
                    onChoose={(row, encoding) => void choose(row, encoding)} onTrouble={fail} onClose={() => {
                        setFolder(null);
                        change({ activate: state.documents[state.documents.length - 1]?.id ?? 0 });
                    }} />
            )}
            {!document_ && !folder && (client ? <EmptyPage onOpen={open} onOpenFolder={() => folderInput.current?.click()} onFiles={openFiles} onPaste={paste} />
                : <main class="loading"><p role="status">{failure === null && say('Loading …')}</p></main>)}
            {document_ && client && (
                <DocumentView key={document_.id} client={client} document={document_} shown={shown} encodings={encodings} why={why}
                    onChange={(values) => set(document_.id, values)} onClose={() => close(document_.id)} onWhy={setWhy} onMend={mend} onTrouble={fail} />
            )}
            {document_ && picking && (
                <Picker title={picking === 'show' ? say('Encoding') : say('Compare with')} encodings={encodings} current={shown}
                    suggested={document_.answer ? likely(document_.answer).map((it) => it.encoding).filter((it) => picking === 'show' || it !== shown).slice(0, 5) : []}
                    onPick={(name) => {
                        set(document_.id, picking === 'show' ? { chosen: name, anyway: true } : { compared: name });
                        setPicking(null);
                    }} onClose={() => setPicking(null)} />
            )}
            {document_ && client && shown && saving && (
                <SaveDialog client={client} document={document_} from={shown} encodings={encodings} onClose={() => setSaving(false)}
                    onTrouble={(error) => { setSaving(false); set(document_.id, { trouble: error.message }); }} />
            )}
        </div>
    );
}

function ToolButton({ icon, words, pressed, disabled, onClick }: { icon: IconName; words: string; pressed?: boolean; disabled?: boolean; onClick(): void }) {
    return (
        <button type="button" class="tool" aria-pressed={pressed} disabled={disabled} title={words} onClick={onClick}>
            <Icon name={icon} /><span>{words}</span>
        </button>
    );
}

function TopBar({ document, shown, encodings, theme, why, host, onOpen, onPick, onCompare, onWhy, onSave, onTheme }: {
    document: Opened | null; shown: string | null; encodings: EncodingRow[]; theme: Theme; why: boolean; host: Host;
    onOpen(): void; onPick(): void; onCompare(): void; onWhy(): void; onSave(): void; onTheme(): void;
}) {
    const themes = { auto: say('Theme: as the system'), light: say('Theme: light'), dark: say('Theme: dark') };
    return (
        <header class={`top${document ? ' open' : ''}`}>
            <span class="brand"><Icon name="logo" size={20} /><b>Charsleuth</b></span>
            {document && host.opensFiles && <ToolButton icon="open" words={say('Open')} onClick={onOpen} />}
            {document && (
                <button type="button" class="encoding" onClick={onPick} aria-label={`${say('Encoding')}: ${shown ? labelOf(shown, encodings) : say('Encoding')}`}>
                    <b>{shown ? labelOf(shown, encodings) : say('Encoding')}</b><Icon name="next" />
                </button>
            )}
            <span class="tools">
                {document && <ToolButton icon="compare" words={say('Compare')} pressed={document.compared !== null} disabled={!shown} onClick={onCompare} />}
                {document && <ToolButton icon="why" words={say('Why')} pressed={why} onClick={onWhy} />}
                {document && <ToolButton icon="save" words={say('Save a copy')} disabled={!shown} onClick={onSave} />}
                {!host.isEditor && <button type="button" class="tool icon-only" title={themes[theme]} aria-label={themes[theme]} onClick={onTheme}><Icon name="theme" /></button>}
                <select class="language" aria-label={say('Language')} value={currentLanguage()} onChange={(event) => {
                    setLanguage(event.currentTarget.value as Language);
                    host.remember('language', event.currentTarget.value);
                }}>
                    {Object.entries(LANGUAGES).map(([code, name]) => <option key={code} value={code}>{name}</option>)}
                </select>
            </span>
        </header>
    );
}

function Tabs({ state, folder, onActivate, onClose }: { state: State; folder: string | null; onActivate(id: number): void; onClose(id: number): void }) {
    return (
        <nav class="tabs" aria-label={say('Documents')}>
            {folder !== null && (
                <span class={state.active === 0 ? 'tab active' : 'tab'}>
                    <button type="button" aria-current={state.active === 0 ? 'page' : undefined} onClick={() => onActivate(0)}><Icon name="folder" />{folder}</button>
                </span>
            )}
            {state.documents.map((document) => (
                <span key={document.id} class={document.id === state.active ? 'tab active' : 'tab'}>
                    <button type="button" aria-current={document.id === state.active ? 'page' : undefined} onClick={() => onActivate(document.id)}>{document.name}</button>
                    <button type="button" class="icon-only" aria-label={`${say('Close')}: ${document.name}`} onClick={() => onClose(document.id)}>×</button>
                </span>
            ))}
        </nav>
    );
}

function DocumentView({ client, document, shown, encodings, why, onChange, onClose, onWhy, onMend, onTrouble }: {
    client: Client; document: Opened; shown: string | null; encodings: EncodingRow[]; why: boolean;
    onChange(values: Partial<Opened>): void; onClose(): void; onWhy(shown: boolean): void; onMend(way: Way): Promise<void>; onTrouble(error: Error): void;
}) {
    const [wish, setWish] = useState<{ row: number; turn: number } | null>(null);
    const [current, setCurrent] = useState<number | null>(null);
    const [top, setTop] = useState(0);
    const [wanted, setWanted] = useState<string | null>(null); // looked for; null without the line for it
    const [isMissing, setMissing] = useState(false);
    const index = shown ? document.indexes[shown] : undefined;
    const whole = useWholeText(client, document.id, shown, index?.lines ?? 0);
    const readings = useMemo(() => (shown ? [shown, ...(document.compared && document.compared !== shown ? [document.compared] : [])] : []), [shown, document.compared]);
    const goTo = (row: number) => {
        setCurrent(row);
        setWish({ row, turn: (wish?.turn ?? 0) + 1 });
    };
    const goToMalformed = async (direction: 1 | -1) => {
        const from = current ?? (direction > 0 ? top - 1 : top);
        const place = await client.ask('malformed', { id: document.id, encoding: shown!, from, direction });
        const around = place ?? await client.ask('malformed', { id: document.id, encoding: shown!, from: direction > 0 ? -1 : 1e12, direction });
        if (around)
            goTo(around.row);
    };
    const goToDifference = async (direction: 1 | -1) => {
        const [left, right] = readings as [string, string];
        const from = current ?? (direction > 0 ? top - 1 : top);
        const row = await client.ask('differences', { id: document.id, left, right, from, direction })
            ?? await client.ask('differences', { id: document.id, left, right, from: direction > 0 ? -1 : index!.rows, direction });
        if (row !== null)
            goTo(row);
    };
    const rows = Math.max(index?.rows ?? 1, document.compared ? document.indexes[document.compared]?.rows ?? 1 : 1);
    const find = async (direction: 1 | -1, text = wanted) => {
        if (!text || !shown)
            return;
        const ask = (from: number) => client.ask('find', { id: document.id, encoding: shown, wanted: text, from, direction });
        const row = await ask(current ?? (direction > 0 ? top - 1 : top)) ?? await ask(direction > 0 ? -1 : index?.rows ?? 0);
        setMissing(row === null);
        if (row !== null)
            goTo(row);
    };
    const onKey = useRef<(event: KeyboardEvent) => void>(() => {});
    onKey.current = (event) => {
        const control = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
        const key = event.key.toLowerCase();
        if (!shown || globalThis.document.querySelector('dialog[open]'))
            return;
        if (control && key === 'f')
            setWanted(wanted ?? '');
        else if (event.key === 'F3')
            void (wanted === null ? setWanted('') : find(event.shiftKey ? -1 : 1).catch(onTrouble));
        else if (control && key === 'a' && isForPage(event))
            whole.select();
        else if (event.key === 'Escape' && wanted !== null)
            setWanted(null);
        else
            return;
        event.preventDefault();
    };
    useEffect(() => {
        const listener = (event: KeyboardEvent) => onKey.current(event);
        window.addEventListener('keydown', listener);
        return () => window.removeEventListener('keydown', listener);
    }, []);
    const does: BannerActions = {
        mend: (way) => void onMend(way).catch(onTrouble),
        choose: (name) => onChange({ chosen: name && (encodings.find((row) => [row.encoding, ...row.aliases].some((it) => it.toLowerCase() === name.toLowerCase()))?.encoding ?? null), anyway: true }),
        showAnyway: () => onChange({ anyway: true }),
        goToMalformed: (direction) => void goToMalformed(direction).catch(onTrouble),
        close: onClose,
    };
    return (
        <main class="document">
            {document.answer && <Candidates document={document} encodings={encodings}
                onChoose={(name) => onChange({ chosen: name === document.answer!.encoding ? null : name, anyway: true })} />}
            <h1 class="unseen">{document.name}</h1>
            <div class="paper" onPointerDown={whole.selected ? whole.forget : undefined}>
                <Banners document={document} does={does} />
                {wanted !== null && <FindBar wanted={wanted} isMissing={isMissing} onStep={(direction) => void find(direction).catch(onTrouble)}
                    onWanted={(text) => { setWanted(text); setMissing(false); }} onClose={() => { setWanted(null); setMissing(false); }} />}
                {readings.length > 1 && (
                    <div class="compare">
                        <span class="actions">
                            <button type="button" onClick={() => void goToDifference(-1).catch(onTrouble)}>{say('Previous difference')}</button>
                            <button type="button" onClick={() => void goToDifference(1).catch(onTrouble)}>{say('Next difference')}</button>
                        </span>
                    </div>
                )}
                {!document.answer && !document.trouble && <p class="loading" role="status">{say('Reading …')}</p>}
                {document.answer && document.size === 0 && <p class="loading">{say('The file is empty.')}</p>}
                {shown && document.size > 0 && (
                    <TextView key={readings.join(' ')} client={client} id={document.id} encodings={readings} heads={readings.map((name) => labelOf(name, encodings))} rows={rows} done={readings.every((name) => document.indexes[name]?.done)}
                        languages={readings.map((name) => candidateOf(document, name)?.language ?? null)} wish={wish} current={current} wanted={wanted ?? ''} selected={whole.selected} onTop={setTop}
                        onTrouble={(error) => onChange({ trouble: say('%1 could not be opened: %2', document.name, error.message) })} />
                )}
            </div>
            {why && document.answer && !document.answer.binary && <Why candidate={candidateOf(document, shown)} onClose={() => onWhy(false)} />}
            <StatusBar document={document} row={top + 1} words={whole.words} />
        </main>
    );
}
