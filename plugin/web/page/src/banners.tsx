/** Messages above the text: what does not fit, what contradicts, what is no text. */
import type { Answer, Conflict, Mojibake } from '../../package/src/types.js';
import { Icon, type IconName } from './icons.js';
import { candidateOf, shownIn, type Opened } from './opened.js';
import type { Way } from './protocol.js';
import { number, say } from './words.js';

interface Action {
    words: string;
    run(): void;
}

function Banner({ icon, kind, text, actions }: { icon: IconName; kind: string; text: string; actions: Action[] }) {
    return (
        <div class={`banner ${kind}`} role="status">
            <Icon name={icon} />
            <p>{text}</p>
            <span class="actions">{actions.map((action) => <button key={action.words} type="button" onClick={action.run}>{action.words}</button>)}</span>
        </div>
    );
}

function readerName(rule: string): string {
    const names: Record<string, string> = { 'html-meta': say('HTML meta'), 'xml-declaration': say('XML declaration') };
    return names[rule] ?? rule;
}

function conflictText(conflict: Conflict, answer: Answer): string {
    return say('The file says %1 (%2); its bytes read as %3.', conflict.declared, readerName(conflict.rule), answer.encoding ?? '');
}

export interface BannerActions {
    choose(encoding: string | null): void;
    showAnyway(): void;
    goToMalformed(direction: 1 | -1): void;
    mend(way: Way): void;
    close(): void;
}

/** "UTF-8 read as windows-1252" in no language. */
const chainOf = ({ chain }: Mojibake) => chain.map((step) => step.replace(' read as ', ' \u2192 ')).join(', ');

export function Banners({ document, does }: { document: Opened; does: BannerActions }) {
    const { answer } = document;
    const shown = shownIn(document);
    const index = shown ? document.indexes[shown] : undefined;
    const inBodies = [...new Set(answer?.bodies?.flatMap(({ encoding }) => encoding ?? []))];
    const malformed = index?.malformed || (document.whole ? candidateOf(document, shown)?.malformed : 0) || 0;
    return (
        <div class="banners">
            {document.trouble && <Banner icon="warning" kind="warning" text={document.trouble} actions={[{ words: say('Close'), run: does.close }]} />}
            {answer?.binary && shown === null && (
                <Banner icon="info" kind="info" text={say('This is not text.')} actions={[{ words: say('Show as text anyway'), run: does.showAnyway }]} />
            )}
            {document.misread && <Banner icon="info" kind="info" text={say('The pasted text was bytes read as %1.', document.misread)} actions={[]} />}
            {answer?.mojibake && (
                <Banner icon="warning" kind="warning" actions={[{ words: say('Show what was meant'), run: () => does.mend('mojibake') }]}
                    text={answer.mojibake.runs === 1 ? say('The text is garbled in one place (%1).', chainOf(answer.mojibake))
                        : say('The text is garbled in %1 places (%2).', number(answer.mojibake.runs), chainOf(answer.mojibake))} />
            )}
            {answer?.mixed && (
                <Banner icon="warning" kind="warning" actions={[{ words: say('Show part by part'), run: () => does.mend('parts') }]}
                    text={say('Parts of the file are in different encodings.')} />
            )}
            {inBodies.length > 0 && (
                <Banner icon="info" kind="info" actions={[{ words: say('Show part by part'), run: () => does.mend('parts') }]}
                    text={say('Text in the file is Base64 or Quoted-Printable: %1.', inBodies.join(', '))} />
            )}
            {answer?.conflict && (
                <Banner icon="warning" kind="warning" text={conflictText(answer.conflict, answer)} actions={[
                    { words: say('%1, as declared', answer.conflict.declared), run: () => does.choose(answer.conflict!.declared) },
                    { words: say('%1, as the bytes read', answer.encoding ?? ''), run: () => does.choose(null) }]} />
            )}
            {shown && malformed > 0 && (
                <Banner icon="damage" kind="damage" actions={[
                    { words: say('Previous'), run: () => does.goToMalformed(-1) }, { words: say('Next'), run: () => does.goToMalformed(1) }]}
                    text={malformed === 1 ? say('1 byte sequence does not fit %1.', shown) : say('%1 byte sequences do not fit %2.', number(malformed), shown)} />
            )}
            {answer?.certainty === 'tied' && document.chosen === null && !answer.ascii_only && (
                <Banner icon="info" kind="info" text={say('The first two cannot be told apart by this text.')} actions={[]} />
            )}
        </div>
    );
}
