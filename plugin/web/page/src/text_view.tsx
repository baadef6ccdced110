/** The text: only the rows in sight are there. One reading, or two side by side. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Client } from './client.js';
import { withFound } from './found.js';
import { partsOf } from './invisible.js';
import { marked, type MarkedSpan } from './marks.js';
import type { DocumentId, Row } from './protocol.js';
import { selectedRows } from './selected_text.js';
import { number, say } from './words.js';

/** Pixels of a row; styles.css has the same. */
const ROW = 26;
/** No element can be as high as a long text, pixels: Firefox's limit is 17.8 million. */
const HIGHEST = 8_000_000;
/** Texts of this many rows are there in one piece, so that long lines can be folded. */
const FOLDED_ROWS = 3000;
const BESIDE = 40; // rows that are fetched beyond those in sight
const KEPT = 2000; // rows out of sight that stay for a selection

export interface TextViewProps {
    client: Client;
    id: DocumentId;
    encodings: string[];
    /** What stands above each of two readings. */
    heads: string[];
    languages: (string | null)[];
    rows: number;
    /** All is read: there will be no more rows. */
    done: boolean;
    /** The row to show, and a number that changes with every wish. */
    wish: { row: number; turn: number } | null;
    current: number | null;
    /** What is looked for; "" for nothing. */
    wanted: string;
    /** All of the text is selected. */
    selected: boolean;
    onTop(row: number): void;
    onTrouble(error: Error): void;
}

function SpanView({ span }: { span: MarkedSpan }) {
    if (span.malformed)
        return <span class="malformed" data-text={'\uFFFD'} title={say('%1 does not fit', span.text)}>{span.text}</span>;
    const parts = partsOf(span.text).map((part, i) =>
        part.control ? <span key={i} class="control" data-text={part.text}>{part.control}</span> : part.text);
    if (span.found)
        return <mark class="found">{parts}</mark>;
    return span.differs ? <mark>{parts}</mark> : <>{parts}</>;
}

function RowView({ place, rows, languages, current, wanted }: { place: number; rows: (Row | undefined)[]; languages: (string | null)[]; current: boolean; wanted: string }) {
    const [first, second] = rows;
    const line = first?.line ?? second?.line;
    return (
        <div class={`row${current ? ' current' : ''}`} role="presentation" data-row={place} data-goes-on={line ? undefined : ''}>
            <span class="line" aria-hidden="true">{line ?? ''}</span>
            {rows.map((row, i) => {
                const other = rows[1 - i];
                const spans = rows.length > 1 ? marked(row?.spans ?? [], other?.spans ?? []) : (row?.spans ?? []);
                return (
                    <span key={i} class="cell" data-column={i} dir="auto" lang={languages[i] ?? undefined}>
                        {withFound(spans, wanted).map((span, at) => <SpanView key={at} span={span} />)}
                    </span>
                );
            })}
        </div>
    );
}

/** How far the text is scrolled, in rows; where it is higher than an element can be, a pixel is more than a pixel. */
class Scale {
    readonly height: number;
    constructor(private readonly rows: number, private readonly viewport: number) {
        this.height = Math.min(rows * ROW + 16, HIGHEST);
    }
    private get factor(): number {
        const hidden = this.height - this.viewport;
        return hidden <= 0 ? 0 : Math.max(0, this.rows * ROW + 16 - this.viewport) / hidden;
    }
    top(scroll: number): number {
        return (scroll * this.factor) / ROW;
    }
    scroll(row: number): number {
        return this.factor === 0 ? 0 : (row * ROW) / this.factor;
    }
    get isExact(): boolean {
        return this.rows * ROW + 16 <= HIGHEST;
    }
}

export function TextView(props: TextViewProps) {
    const { client, id, encodings, rows, wish } = props;
    const element = useRef<HTMLDivElement>(null);
    const [fetched, setFetched] = useState<{ key: string; from: number; columns: Row[][] }>({ key: '', from: 0, columns: [] });
    const [scroll, setScroll] = useState(0);
    const [viewport, setViewport] = useState(600);
    const [selected, setSelected] = useState<[number, number] | null>(null); // rows with the selection or its start, which stay when they are out of sight
    const key = `${id} ${encodings.join(' ')}`;
    const folded = props.done && rows <= FOLDED_ROWS;
    const scale = new Scale(rows, viewport);
    const top = folded ? 0 : Math.max(0, Math.floor(scale.top(scroll)));
    const kept = selected && selected[0] > top - KEPT && selected[1] < top + KEPT ? selected : [top, top] as const;
    const from = folded ? 0 : Math.max(0, Math.min(top - BESIDE, kept[0]));
    const to = folded ? rows : Math.min(rows, Math.max(top + Math.ceil(viewport / ROW) + BESIDE, kept[1] + 1));

    useEffect(() => {
        let isWanted = true;
        Promise.all(encodings.map((encoding) => client.ask('rows', { id, encoding, from, to }))).then(
            (columns) => isWanted && setFetched({ key, from, columns }), (error) => isWanted && props.onTrouble(error));
        return () => {
            isWanted = false;
        };
    }, [key, from, to]);

    useEffect(() => {
        const box = element.current!;
        const observer = new ResizeObserver(() => setViewport(box.clientHeight));
        observer.observe(box);
        return () => observer.disconnect();
    }, []);

    useEffect(() => {
        const onSelection = () => setSelected((known) => {
            const rows = selectedRows(element.current!);
            return rows?.join() === known?.join() ? known : rows;
        });
        document.addEventListener('selectionchange', onSelection);
        return () => document.removeEventListener('selectionchange', onSelection);
    }, []);

    useLayoutEffect(() => {
        const box = element.current!;
        if (!wish)
            return;
        if (!folded) {
            box.scrollTop = scale.scroll(Math.max(0, wish.row - viewport / ROW / 3));
            return setScroll(box.scrollTop);
        }
        const row = box.querySelectorAll<HTMLElement>('.row')[wish.row - fetched.from];
        row?.scrollIntoView({ block: 'center' });
    }, [wish?.turn, fetched.key]);

    useEffect(() => props.onTop(folded ? foldedTop(element.current!) : top), [top, scroll]);

    const onKey = (event: KeyboardEvent) => {
        const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: viewport / ROW - 1, PageUp: 1 - viewport / ROW };
        const step = steps[event.key];
        if (step === undefined || scale.isExact || event.altKey || event.ctrlKey || event.metaKey)
            return;
        event.preventDefault(); // a pixel is more than a pixel here
        element.current!.scrollTop = scale.scroll(Math.max(0, scale.top(scroll) + step));
    };
    const onWheel = (event: WheelEvent) => {
        if (scale.isExact || event.ctrlKey || event.deltaX !== 0)
            return;
        event.preventDefault();
        const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * ROW;
        element.current!.scrollTop = scale.scroll(Math.max(0, scale.top(scroll) + pixels / ROW));
    };

    const isCurrent = fetched.key === key;
    const count = isCurrent ? Math.max(0, ...fetched.columns.map((column) => column.length)) : 0;
    const shown = Array.from({ length: count }, (_, i) => (
        <RowView key={fetched.from + i} place={fetched.from + i} rows={fetched.columns.map((column) => column[i])} languages={props.languages} wanted={props.wanted}
            current={props.current === fetched.from + i} />
    ));
    const offset = folded ? 0 : scroll + (fetched.from - scale.top(scroll)) * ROW;
    const digits = String(Math.max(99, rows)).length;
    return (
        <div ref={element} class={`text${folded ? ' folded' : ''}${encodings.length > 1 ? ' two' : ''}${props.selected ? ' selected' : ''}`} style={{ '--digits': digits }} tabIndex={0}
            role="region" aria-label={say('Text as %1', encodings.join(', '))} aria-description={`${number(rows)}`}
            onScroll={() => setScroll(element.current!.scrollTop)} onKeyDown={onKey} onWheel={onWheel}>
            {encodings.length > 1 && <div class="heads"><span />{props.heads.map((words) => <b key={words}>{words}</b>)}</div>}
            {folded ? <div class="rows">{shown}</div> : (
                <div class="sheet" style={{ height: `${scale.height}px` }}>
                    <div class="rows" style={{ transform: `translateY(${offset}px)` }}>{shown}</div>
                </div>
            )}
        </div>
    );
}

/** The first row in sight of folded text. */
function foldedTop(box: HTMLElement): number {
    const rows = [...box.querySelectorAll<HTMLElement>('.row')];
    const covered = box.querySelector<HTMLElement>('.heads')?.offsetHeight ?? 0;
    const found = rows.findIndex((row) => row.offsetTop + row.offsetHeight > box.scrollTop + covered);
    return Math.max(0, found);
}
