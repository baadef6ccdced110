/** Why: each reason with a bar as long as its weight. */
import type { Candidate, Evidence } from '../../package/src/types.js';
import { languageName, say, sayReason } from './words.js';

function Reason({ reason, heaviest, language }: { reason: Evidence; heaviest: number; language: string | null }) {
    const share = Math.min(1, Math.abs(reason.decibans) / heaviest);
    const kind = { statistics: say('statistics'), structure: say('structure'), opinion: say('shown only'), declared: say('declaration'), hint: say('hint') }[reason.kind];
    return (
        <li>
            <span class="weight" aria-hidden="true"><span class={reason.decibans < 0 ? 'against' : 'for'} style={{ width: `${Math.round(100 * share)}%` }} /></span>
            <span class="sentence">{sayReason(reason.detail, language)}</span>
            <span class="kind">{kind}{reason.decibans !== 0 && ` · ${say('%1 decibans', `${reason.decibans > 0 ? '+' : '−'}${Math.abs(reason.decibans)}`)}`}</span>
        </li>
    );
}

export function Why({ candidate, onClose }: { candidate: Candidate | undefined; onClose(): void }) {
    const reasons = candidate?.evidence ?? [];
    const heaviest = Math.max(1, ...reasons.map((it) => Math.abs(it.decibans)));
    return (
        <section class="why" aria-label={say('Why')}>
            <header>
                <h2>{candidate ? say('Why %1', candidate.encoding) : say('Why')}{candidate?.language && <small>{languageName(candidate.language)}</small>}</h2>
                <button type="button" class="icon-only" aria-label={say('Close')} onClick={onClose}>×</button>
            </header>
            <ul>{reasons.map((reason, i) => <Reason key={i} reason={reason} heaviest={heaviest} language={candidate!.language} />)}</ul>
            {reasons.length === 0 && <p class="none">{say('This encoding was chosen by you; the detection says nothing about it.')}</p>}
        </section>
    );
}
