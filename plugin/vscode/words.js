// What an answer is in words: names, percentages, reasons. Knows nothing of VS Code.
'use strict';

function percent(confidence) {
    return confidence < 0.01 ? '<1%' : `${Math.floor(100 * confidence)}%`;
}

/** VS Code's name for what to open a file in; null for nothing to say: binary, pure ASCII, an encoding that it lacks. */
function wanted(answer) {
    if (answer.binary || answer.ascii_only)
        return null;
    return answer.edit_as_names?.vscode ?? answer.candidates[0]?.names.vscode ?? null;
}

/** "KOI8-R 98%", with "!" for bytes that do not fit; null where there is no answer. */
function short(answer) {
    if (answer.encoding === null)
        return null;
    return `${answer.encoding}${answer.malformed > 0 ? '!' : ''} ${percent(answer.confidence)}`;
}

/** Sentences on the answer, the best candidate's reasons and the next ones. */
function reasons(answer) {
    const [best, ...rest] = answer.candidates;
    if (!best)
        return [answer.binary ? 'This is binary.' : 'There is no answer.'];
    const lines = [`${best.encoding}, ${percent(best.confidence)}${best.language ? `, language ${best.language}` : ''}`];
    for (const evidence of best.evidence)
        lines.push(`  ${evidence.decibans >= 0 ? '+' : ''}${Math.round(evidence.decibans)}  ${evidence.detail}`);
    if (best.malformed > 0)
        lines.push(`  ${best.malformed} malformed, the first at byte ${best.first_malformed}`);
    for (const conflict of answer.conflicts)
        lines.push(`  It declares itself ${conflict.declared} (${conflict.rule}), which the bytes contradict.`);
    if (rest.length > 0)
        lines.push(`Next: ${rest.map((it) => `${it.encoding} ${percent(it.confidence)}`).join(', ')}`);
    return lines;
}

/** What the user should know before going on; at most one sentence, the gravest. */
function warning(answer) {
    if (answer.binary || answer.ascii_only)
        return null;
    if (wanted(answer) === null)
        return `This file is in ${answer.encoding}, which VS Code cannot open.`;
    if (answer.malformed > 0)
        return `${answer.malformed === 1 ? 'A place' : `${answer.malformed} places`} of this file cannot be read as ${answer.encoding}. `
            + 'VS Code would replace these bytes when it saves.';
    if (answer.conflict)
        return `This file declares itself ${answer.conflict.declared}, but is in ${answer.encoding}.`;
    return null;
}

/** What is broken in more than one way, for which there are commands; null for nothing. */
function noticed(answer) {
    if (answer.mixed)
        return 'Parts of this file are in different encodings.';
    if (answer.bodies)
        return `Text in the file is written as Base64 or Quoted-Printable (${[...new Set(answer.bodies.map((it) => it.encoding ?? 'binary'))].join(', ')}).`;
    if (!answer.mojibake)
        return null;
    const { runs, chain } = answer.mojibake;
    return `${runs === 1 ? 'A run' : `${runs} runs`} of text here ${runs === 1 ? 'was' : 'were'} garbled and saved (${chain.join(', then ')}).`;
}

/** What converting to UTF-8 from VS Code's encoding `shown` loses, in words; null for nothing. */
function loss(answer, shown) {
    if (answer.binary)
        return 'This file is binary: converting it would destroy it.';
    const read = answer.candidates.find((it) => it.names.vscode === shown) ?? (answer.edit_as_names?.vscode === shown ? answer.candidates[0] : null);
    if (!read && !answer.ascii_only)
        return `It is shown in ${shown}, which is not what it is in (${answer.encoding}). What is shown would be saved.`;
    if (read?.malformed > 0)
        return `${read.malformed === 1 ? 'A place' : `${read.malformed} places`} cannot be read, the first at byte ${read.first_malformed}. `
            + 'These bytes would be lost: U+FFFD is saved in their place.';
    return null;
}

module.exports = { percent, loss, noticed, wanted, short, reasons, warning };
