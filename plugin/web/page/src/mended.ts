/** What was meant by a garbled text, and the text of a file in several encodings or of a mail whose bodies are encoded: in UTF-8. */
import type { Charsleuth } from '../../package/src/charsleuth.js';
import { CharsleuthError } from '../../package/src/error.js';
import { partTexts } from '../../package/src/part_texts.js';
import type { Way } from './protocol.js';
import type { ReadBytes } from './text_index.js';

const MOST = 1 << 28; // bytes, which the module holds at once

export function mended(charsleuth: Charsleuth, source: { name: string; size: number; read: ReadBytes }, way: Way, encoding: string): Blob {
    if (source.size > MOST)
        throw new CharsleuthError('too-long', 'the file is longer than 256 MiB');
    const bytes = source.read(0, source.size);
    if (way === 'mojibake')
        return new Blob([charsleuth.repair(bytes, { encoding }).text]);
    return new Blob(partTexts(charsleuth, bytes, { hints: { filename: source.name } }));
}
