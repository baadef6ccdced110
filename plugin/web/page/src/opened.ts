/** What the page knows about an opened document. */
import type { Answer, Candidate } from '../../package/src/types.js';
import type { DocumentId, IndexState } from './protocol.js';

export interface Opened {
    id: DocumentId;
    name: string;
    size: number;
    answer: Answer | null;
    /** The answer is about all of it. */
    whole: boolean;
    /** Bytes that the full detection has read. */
    read: number;
    /** The encoding that the user chose; null for the one detected. */
    chosen: string | null;
    /** Show what was detected as binary as text. */
    anyway: boolean;
    compared: string | null;
    indexes: Record<string, IndexState>;
    /** Why it cannot be shown, in words. */
    trouble: string | null;
    /** Where the bytes come from, where they were pasted. */
    misread: string | null;
}

export function opened(id: DocumentId, name: string, size: number, misread: string | null): Opened {
    return { id, name, size, answer: null, whole: false, read: 0, chosen: null, anyway: false, compared: null, indexes: {}, trouble: null, misread };
}

/** The encoding that the text is shown in; null where there is none to show. */
export function shownIn(document: Opened): string | null {
    if (document.chosen)
        return document.chosen;
    const { answer } = document;
    if (!answer)
        return null;
    if (answer.binary)
        return document.anyway ? 'windows-1252' : null;
    return answer.encoding;
}

export const likely = (answer: Answer): Candidate[] => answer.candidates.filter((it) => it.confidence > 0);
export const ruledOut = (answer: Answer): Candidate[] => answer.candidates.filter((it) => it.confidence === 0);

export function candidateOf(document: Opened, encoding: string | null): Candidate | undefined {
    return document.answer?.candidates.find((it) => it.encoding === encoding || it.same_text.includes(encoding ?? ''));
}
