declare module 'charsleuth:words' {
    type Translated = import('./words.js').Translated;
    export const messages: Record<string, Translated>;
    export const evidence: (Translated & { english: string })[];
}
declare module 'charsleuth:worker' {
    const code: string;
    export default code;
}
declare module 'charsleuth:samples' {
    const samples: { name: string; description: string; base64: string }[];
    export default samples;
}
declare const CHARSLEUTH_VERSION: string;
/** Of workers only; the types of a page lack it. */
declare class FileReaderSync {
    readAsArrayBuffer(blob: Blob): ArrayBuffer;
}
