/** The parts of a row that another reading of the same bytes has otherwise. */
import type { Span } from './protocol.js';

export interface MarkedSpan extends Span {
    differs?: boolean;
    found?: boolean;
}

/** Runs of ASCII and of what is not, by turns: nearly every encoding reads ASCII alike. */
function runsOf(spans: Span[]): MarkedSpan[] {
    return spans.flatMap((span) => (span.malformed ? [span] : (span.text.match(/[\x20-\x7e\t]+|[^\x20-\x7e\t]+/g) ?? []).map((text) => ({ text }))));
}

const isAscii = (span: Span) => !span.malformed && /^[\x20-\x7e\t]/.test(span.text);

/** The spans of a row; those are marked that `other` does not have in their place. */
export function marked(spans: Span[], other: Span[]): MarkedSpan[] {
    const mine = runsOf(spans), theirs = runsOf(other);
    const anchors = (runs: MarkedSpan[]) => runs.filter(isAscii).map((run) => run.text).join('\u0000');
    if (mine.length === theirs.length && anchors(mine) === anchors(theirs))
        return mine.map((run, i) => ({ ...run, differs: run.text !== theirs[i]!.text || run.malformed !== theirs[i]!.malformed }));
    let begin = 0, end = 0; // runs at the start and the end that both have
    const alike = (one?: MarkedSpan, two?: MarkedSpan) => one?.text === two?.text && one?.malformed === two?.malformed;
    while (begin < Math.min(mine.length, theirs.length) && alike(mine[begin], theirs[begin]))
        ++begin;
    while (end < Math.min(mine.length, theirs.length) - begin && alike(mine[mine.length - 1 - end], theirs[theirs.length - 1 - end]))
        ++end;
    return mine.map((run, i) => ({ ...run, differs: i >= begin && i < mine.length - end }));
}
