/** A file of a folder: what it is in, and whether a copy in UTF-8 can be made of it without asking. */
import type { Charsleuth } from '../../package/src/charsleuth.js';
import type { Answer } from '../../package/src/types.js';
import { lossesOf, type Source } from './convert.js';
import type { CopyPlan, Surveyed } from './protocol.js';

const PIECE = 1 << 20;
/** The confidence from which an encoding is sure enough to be written down: that of the command line's `convert`. */
const SURE = 0.95;

function planOf(answer: Answer): CopyPlan {
    const [best] = answer.candidates;
    if (answer.binary || !best)
        return 'binary';
    if (answer.mixed)
        return 'mixed';
    if (answer.mojibake || answer.encoded_twice)
        return 'garbled';
    if (best.malformed > 0)
        return 'malformed';
    if (answer.ascii_only || best.encoding === 'UTF-8' || best.same_text.includes('UTF-8'))
        return 'same';
    if (best.confidence < SURE)
        return 'unsure';
    return best.evidence.some((reason) => reason.kind === 'declared') && !answer.bom ? 'declared' : 'copy'; // in the copy the declaration would be false
}

export async function surveyed(charsleuth: Charsleuth, source: Source, name: string, chosen: string | null, breathe: () => Promise<void>): Promise<Surveyed> {
    if (chosen !== null) {
        const { malformed } = await lossesOf(charsleuth, source, chosen, 'UTF-8', breathe);
        return { encoding: chosen, confidence: null, language: null, malformed, plan: malformed > 0 ? 'malformed' : chosen === 'UTF-8' ? 'same' : 'copy' };
    }
    if (source.size === 0)
        return { encoding: null, confidence: null, language: null, malformed: 0, plan: 'same' };
    const examination = charsleuth.examine({ file: name, top: 1, hints: { filename: name }, bytesAt: (offset, size) => source.read(offset, Math.min(offset + size, source.size)) });
    for (let at = 0; at < source.size; at += PIECE) {
        examination.feed(source.read(at, Math.min(at + PIECE, source.size)));
        await breathe();
    }
    const answer = examination.conclude();
    const { encoding, confidence, language, malformed } = answer;
    return { encoding: answer.ascii_only ? 'US-ASCII' : encoding, confidence, language, malformed: malformed ?? 0, plan: planOf(answer) };
}
