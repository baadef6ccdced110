/** A folder that was opened: its files, examined one after the other. */
import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { Client } from './client.js';
import type { Surveyed } from './protocol.js';

export interface FolderFile {
    /** From the folder's own name on. */
    path: string;
    file: File;
}

export interface FolderRow extends FolderFile {
    found: Surveyed | null;
}

export interface Folder {
    name: string;
    rows: FolderRow[];
}

const UNREAD: Surveyed = { encoding: null, confidence: null, language: null, malformed: 0, plan: 'unread' };

export function folderOf(files: FolderFile[]): Folder {
    const rows = files.map((it) => ({ ...it, found: null })).sort((a, b) => (a.path < b.path ? -1 : 1));
    return { name: rows[0]?.path.replace(/\/.*/s, '') ?? '', rows };
}

/** All files below what was dropped; null where no folder is among it. Entries are there only while the event is handled. */
export function droppedFolder(items: Iterable<DataTransferItem>): Promise<FolderFile[]> | null {
    const entries = [...items].map((it) => it.webkitGetAsEntry()).filter((it) => it !== null);
    return entries.some((it) => it.isDirectory) ? filesBelow(entries) : null;
}

async function filesBelow(entries: FileSystemEntry[]): Promise<FolderFile[]> {
    const files: FolderFile[] = [];
    for (const entry of entries) {
        if (entry.isFile) {
            files.push({ path: entry.fullPath.slice(1), file: await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)) });
            continue;
        }
        const reader = (entry as FileSystemDirectoryEntry).createReader();
        const some = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
        for (let read = await some(); read.length > 0; read = await some())
            files.push(...await filesBelow(read));
    }
    return files;
}

/** The folder that is open, whose rows fill as its files are examined; `choose` overrules the encoding of one. */
export function useFolder(client: Client | null) {
    const [folder, setFolder] = useState<Folder | null>(null);
    const [, redraw] = useReducer((n: number) => n + 1, 0);
    const current = useRef<Folder | null>(null);
    current.current = folder;
    const examine = async (row: FolderRow, chosen: string | null) => {
        row.found = await client!.ask('survey', { file: row.file, name: row.path, chosen }).catch(() => UNREAD);
    };
    useEffect(() => {
        if (!client || !folder)
            return;
        void (async () => {
            let drawn = 0;
            for (const row of folder.rows) {
                if (current.current !== folder)
                    return;
                if (!row.found)
                    await examine(row, null);
                if (Date.now() - drawn > 100) {
                    drawn = Date.now();
                    redraw(0);
                }
            }
            redraw(0);
        })();
    }, [client, folder]);
    const choose = async (row: FolderRow, encoding: string) => {
        await examine(row, encoding);
        redraw(0);
    };
    return { folder, setFolder, choose };
}
