/** Bytes out of text that was read in a wrong encoding. */
import type { Charsleuth } from '../../package/src/charsleuth.js';

/** What programs read text as when they do not know better: the likeliest first. */
const MISREAD_AS = ['windows-1252', 'ISO-8859-1', 'windows-1251', 'windows-1250', 'macintosh', 'IBM437', 'IBM866', 'Shift_JIS', 'GBK', 'EUC-KR', 'Big5'];

/** The bytes under the text, and what they were read as; null where no reading gives better text than what was pasted. */
export function ungarble(charsleuth: Charsleuth, text: string): { bytes: Uint8Array; misread: string } | null {
    let best: { bytes: Uint8Array; misread: string; confidence: number } | null = null;
    for (const misread of MISREAD_AS) {
        const { bytes, lost } = charsleuth.encode(text, misread, { onLoss: 'omit' });
        if (lost.length > 0)
            continue;
        const answer = charsleuth.detect(bytes, { top: 1 });
        const isOther = answer.encoding !== null && !answer.ascii_only && charsleuth.decode(bytes, answer.encoding).text !== text;
        if (isOther && answer.malformed === 0 && (answer.confidence ?? 0) > (best?.confidence ?? 0.5))
            best = { bytes, misread, confidence: answer.confidence ?? 0 };
    }
    return best && { bytes: best.bytes, misread: best.misread };
}
