import { candidateOf, shownIn, type Opened } from './opened.js';
import { languageName, number, percent, say, sizeOf } from './words.js';

export function StatusBar({ document, row, words }: { document: Opened; row: number; words: string | null }) {
    const { answer } = document;
    const shown = shownIn(document);
    const candidate = candidateOf(document, shown);
    const index = shown ? document.indexes[shown] : undefined;
    const read = document.whole ? say('all %1 read', sizeOf(document.size)) : say('%1 of %2 read', sizeOf(document.read), sizeOf(document.size));
    const fields = answer ? [
        answer.ascii_only && !document.chosen ? say('Plain ASCII') : shown ?? '',
        document.chosen ? say('chosen by you') : candidate && !answer.ascii_only ? percent(candidate.confidence) : '',
        languageName(candidate?.language ?? null),
        answer.bom ? say('%1 BOM', answer.bom) : say('no BOM'),
        answer.line_ending === 'none' ? say('no line end') : answer.line_ending === 'mixed' ? say('mixed line ends') : answer.line_ending,
        read,
    ].filter(Boolean) : [read];
    return (
        <footer class="status" aria-label={say('Status')}>
            <span>{fields.join('  ·  ')}</span>
            <span role="status">{words ?? ''}</span>
            {index && <span class="position">{say('Line %1 of %2', number(row), `${number(index.lines)}${index.done ? '' : '+'}`)}</span>}
        </footer>
    );
}
