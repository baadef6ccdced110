/** The candidates as cards: probability, language, the passage that tells. */
import { useState } from 'preact/hooks';
import type { Candidate, EncodingRow } from '../../package/src/types.js';
import { likely, ruledOut, shownIn, type Opened } from './opened.js';
import { partsOf } from './invisible.js';
import { languageName, number, percent, say } from './words.js';

const FEW = 5; // cards before "more"

/** "Japanese (Shift_JIS)" in the language of the page. */
export function labelOf(encoding: string, encodings: EncodingRow[]): string {
    const row = encodings.find((it) => it.encoding === encoding);
    return row ? say('%1 (%2)', say(row.group), encoding) : encoding;
}

export function Passage({ text, language }: { text: string; language: string | null }) {
    const pieces = text.split(/⟦([0-9A-F]{2})⟧/);
    return (
        <span class="passage" dir="auto" lang={language ?? undefined}>
            {pieces.map((piece, i) => (i % 2 ? <span key={i} class="malformed">{piece}</span>
                : partsOf(piece.replace(/[\r\n]+/g, ' ↵ ')).map((part, at) => (part.control ? <span key={at} class="control">{part.control}</span> : part.text))))}
        </span>
    );
}

const BEFORE = 8; // characters before the first that differs

/** A passage from shortly before the place on where it differs from `other`: a card shows a line or two. */
function fromDifference(text: string, other: string | undefined): string {
    let same = 0;
    while (same < text.length && text[same] === other?.[same])
        ++same;
    return same <= 2 * BEFORE || same === text.length ? text : `…${text.slice(same - BEFORE)}`;
}

function Card({ candidate, place, passage, chosen, encodings, onChoose }:
    { candidate: Candidate; place: number; passage: string; chosen: boolean; encodings: EncodingRow[]; onChoose(encoding: string): void }) {
    const remarks = [
        languageName(candidate.language),
        candidate.malformed > 0 ? say('%1 malformed', number(candidate.malformed)) : '',
        candidate.same_text.length > 0 ? sameText(candidate.same_text) : '',
    ].filter(Boolean);
    return (
        <li>
            <button type="button" class={`card${chosen ? ' chosen' : ''}`} aria-pressed={chosen} onClick={() => onChoose(candidate.encoding)}>
                <span class="place">{place}</span>
                <span class="title">{labelOf(candidate.encoding, encodings)}</span>
                <span class="percent">{candidate.confidence > 0 ? percent(candidate.confidence) : say('Ruled out')}</span>
                <meter class="bar" min={0} max={1} value={candidate.confidence} aria-hidden="true" />
                <Passage text={passage} language={candidate.language} />
                {remarks.length > 0 && <span class="remark">{remarks.join(' · ')}</span>}
            </button>
        </li>
    );
}

function sameText(names: string[]): string {
    const [first, ...more] = names;
    return more.length > 0 ? say('Same text as %1 and %2 more', first!, more.length) : say('Same text as %1', first!);
}

export function Candidates({ document, encodings, onChoose }: { document: Opened; encodings: EncodingRow[]; onChoose(encoding: string): void }) {
    const [all, setAll] = useState(false);
    const answer = document.answer!;
    const probable = likely(answer), out = ruledOut(answer);
    const cards = all ? [...probable, ...out] : probable.slice(0, FEW);
    const shown = shownIn(document);
    const rest = [probable.length > FEW ? say('%1 more', probable.length - FEW) : '', out.length > 0 ? say('%1 ruled out', out.length) : ''].filter(Boolean);
    return (
        <section class="candidates" aria-label={say('Candidates')}>
            <h2>{say('Candidates')}</h2>
            <ol>
                {cards.map((candidate, i) => (
                    <Card key={candidate.encoding} candidate={candidate} place={i + 1} passage={fromDifference(candidate.preview, probable[i === 0 ? 1 : 0]?.preview)} encodings={encodings} onChoose={onChoose}
                        chosen={candidate.encoding === shown || (shown !== null && candidate.same_text.includes(shown))} />
                ))}
            </ol>
            {rest.length > 0 && <button type="button" class="quiet" aria-expanded={all} onClick={() => setAll(!all)}>{all ? say('Show fewer') : rest.join(', ')}</button>}
        </section>
    );
}
