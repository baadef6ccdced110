/** Detects and decodes, away from the page's thread. Files are read piece by piece and never held whole. */
import { Charsleuth } from '../../package/src/charsleuth.js';
import { CharsleuthError } from '../../package/src/error.js';
import type { Answer } from '../../package/src/types.js';
import { convert, lossesOf, wholeText } from './convert.js';
import { nextDifference } from './differences.js';
import { nextFound } from './found.js';
import { mended } from './mended.js';
import type { DocumentId, Notice, ReplyMessage, RequestMessage, Requests } from './protocol.js';
import { surveyed } from './survey.js';
import { TextIndex, type ReadBytes } from './text_index.js';
import { ungarble } from './ungarble.js';
import { Zip } from './zip.js';

/** Bytes that are examined first, so that something is shown at once. */
const BEGINNING = 1 << 16;
const PIECE = 1 << 20;

interface Document {
    name: string;
    size: number;
    read: ReadBytes;
    indexes: Map<string, TextIndex>;
}

const documents = new Map<DocumentId, Document>();
let charsleuth: Charsleuth;

const tell = (notice: Notice) => self.postMessage(notice);
/** Lets requests in that came meanwhile. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

function documentOf(id: DocumentId): Document {
    const document = documents.get(id);
    if (!document)
        throw new Error('the document was closed');
    return document;
}

function readerOf(file: Blob): ReadBytes {
    const reader = new FileReaderSync();
    return (begin, end) => {
        const bytes = new Uint8Array(reader.readAsArrayBuffer(file.slice(begin, end)));
        if (bytes.length < Math.min(end, file.size) - begin)
            throw new Error('the file has become shorter since it was opened');
        return bytes;
    };
}

async function examine(id: DocumentId, document: Document, size: number): Promise<Answer> {
    const examination = charsleuth.examine({
        file: document.name, top: 0, hints: { filename: document.name }, goesOn: size < document.size,
        bytesAt: (offset, length) => document.read(offset, Math.min(offset + length, size)),
    });
    for (let at = 0; at < size; at += PIECE) {
        examination.feed(document.read(at, Math.min(at + PIECE, size)));
        if (size > 8 * PIECE && documents.has(id)) {
            tell({ notice: 'progress', id, read: at });
            await breathe();
        }
        if (!documents.has(id)) {
            examination.close();
            throw new Error('the document was closed');
        }
    }
    return examination.conclude();
}

async function finish(id: DocumentId, document: Document): Promise<void> {
    await breathe();
    tell({ notice: 'answer', id, answer: await examine(id, document, document.size) });
}

async function buildIndex(id: DocumentId, encoding: string, document: Document, index: TextIndex): Promise<void> {
    for (let told = 0; !index.done && document.indexes.get(encoding) === index;) {
        index.advance();
        if (index.done || Date.now() - told > 100) {
            tell({ notice: 'index', id, encoding, state: index.state });
            told = Date.now();
            await breathe();
        }
    }
}

/** Two readings stand side by side; a third index is kept for the way back. */
const INDEXES = 3;

function indexOf(id: DocumentId, encoding: string): TextIndex {
    const document = documentOf(id);
    let index = document.indexes.get(encoding);
    if (!index) {
        index = new TextIndex(charsleuth, encoding, document.size, document.read);
        for (const [oldest, old] of document.indexes) {
            if (document.indexes.size < INDEXES)
                break;
            old.close();
            document.indexes.delete(oldest);
        }
        document.indexes.set(encoding, index);
        index.advance();
        tell({ notice: 'index', id, encoding, state: index.state });
        void buildIndex(id, encoding, document, index).catch(() => {}); // the next request for rows says what is wrong
    }
    return index;
}

type Handlers = { [Name in keyof Requests]: (input: Requests[Name]['in']) => Requests[Name]['out'] | Promise<Requests[Name]['out']> };

const handlers: Handlers = {
    start({ module }) {
        charsleuth = new Charsleuth(module);
        return charsleuth.encodings();
    },
    async open({ id, file, name }) {
        const document = { name, size: file.size, read: readerOf(file), indexes: new Map<string, TextIndex>() };
        documents.set(id, document);
        const whole = file.size <= 4 * BEGINNING;
        const answer = await examine(id, document, whole ? file.size : BEGINNING);
        if (!whole)
            void finish(id, document).catch(() => {});
        return { answer, whole };
    },
    close({ id }) {
        for (const index of documents.get(id)?.indexes.values() ?? [])
            index.close();
        documents.delete(id);
        return null;
    },
    rows: ({ id, encoding, from, to }) => indexOf(id, encoding).rows(from, to),
    malformed: ({ id, encoding, from, direction }) => indexOf(id, encoding).malformed(from, direction),
    losses: ({ id, from, to }) => lossesOf(charsleuth, documentOf(id), from, to, breathe),
    convert: ({ id, ...plan }) => convert(charsleuth, documentOf(id), plan, breathe),
    differences: ({ id, left, right, from, direction }) => nextDifference(indexOf(id, left), indexOf(id, right), from, direction, breathe),
    find: ({ id, encoding, wanted, from, direction }) => nextFound(indexOf(id, encoding), wanted, from, direction, breathe),
    text: ({ id, encoding }) => wholeText(charsleuth, documentOf(id), encoding, breathe),
    mended: ({ id, way, encoding }) => mended(charsleuth, documentOf(id), way, encoding),
    survey: ({ file, name, chosen }) => surveyed(charsleuth, { size: file.size, read: readerOf(file) }, name, chosen, breathe),
    async zip({ members }) {
        const zip = new Zip();
        for (const { path, file, from } of members) {
            const source = { size: file.size, read: readerOf(file) };
            await zip.add(path, new Date(file.lastModified), from === null ? file : await convert(charsleuth, source, { from, to: 'UTF-8', onLoss: 'escape', bom: false }, breathe));
        }
        return zip.finish();
    },
    ungarble: ({ text }) => ungarble(charsleuth, text),
};

self.onmessage = async ({ data }: MessageEvent<RequestMessage>) => {
    const { call, name, input } = data;
    let reply: ReplyMessage;
    try {
        reply = { call, output: await (handlers[name] as (input: unknown) => unknown)(input) };
    } catch (error) {
        const { message, name: kind } = error as Error;
        reply = { call, error: { code: error instanceof CharsleuthError ? error.code : kind, message } };
    }
    self.postMessage(reply);
};
