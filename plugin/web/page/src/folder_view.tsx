/** A folder as a table: what each file is in, and a zip of copies in UTF-8. */
import { useState } from 'preact/hooks';
import type { EncodingRow } from '../../package/src/types.js';
import type { Client } from './client.js';
import type { Folder, FolderRow } from './folder.js';
import { Icon } from './icons.js';
import { Picker } from './picker.js';
import type { Surveyed } from './protocol.js';
import { download } from './save_dialog.js';
import { languageName, number, percent, say } from './words.js';

function planWords({ plan, malformed }: Surveyed): string {
    switch (plan) {
    case 'copy': return say('becomes UTF-8');
    case 'same': return say('is UTF-8 already');
    case 'binary': return say('as it is: no text');
    case 'unsure': return say('as it is: not certain enough');
    case 'malformed': return say('as it is: %1 malformed', number(malformed));
    case 'mixed': return say('as it is: several encodings');
    case 'garbled': return say('as it is: garbled text');
    case 'declared': return say('as it is: it declares its encoding');
    case 'unread': return say('as it is: it could not be read');
    }
}

function Row({ row, folder, onOpen, onPick }: { row: FolderRow; folder: Folder; onOpen(): void; onPick(): void }) {
    const { found } = row;
    return (
        <tr class={found ? `plan-${found.plan}` : ''}>
            <td><button type="button" class="name" title={row.path} onClick={onOpen}>{row.path.startsWith(`${folder.name}/`) ? row.path.slice(folder.name.length + 1) : row.path}</button></td>
            <td>{found && found.plan !== 'unread' && <button type="button" class="found" aria-label={`${say('Encoding')}: ${found.encoding ?? ''}`} onClick={onPick}>{found.encoding ?? '–'}<Icon name="next" size={12} /></button>}</td>
            <td class="figure">{found && (found.confidence === null ? (found.encoding ? say('chosen by you') : '') : found.plan === 'binary' ? '' : percent(found.confidence))}</td>
            <td class="tongue">{languageName(found?.language ?? null)}</td>
            <td class="plan">{found ? planWords(found) : '…'}</td>
        </tr>
    );
}

export function FolderView({ client, folder, encodings, onOpen, onChoose, onClose, onTrouble }: {
    client: Client; folder: Folder; encodings: EncodingRow[]; onOpen(row: FolderRow): void; onChoose(row: FolderRow, encoding: string): void;
    onClose(): void; onTrouble(error: Error): void;
}) {
    const [others, setOthers] = useState(false);
    const [picking, setPicking] = useState<FolderRow | null>(null);
    const [words, setWords] = useState('');
    const [packing, setPacking] = useState(false);
    const { rows } = folder;
    const examined = rows.filter((row) => row.found).length;
    const shown = others ? rows.filter((row) => row.found && !['same', 'binary'].includes(row.found.plan)) : rows;
    const pack = async () => {
        setPacking(true);
        setWords('');
        try {
            const members = rows.map(({ path, file, found }) => ({ path, file, from: found!.plan === 'copy' ? found!.encoding : null }));
            download(await client.ask('zip', { members }), `${folder.name}-utf-8.zip`);
            const changed = members.filter((it) => it.from !== null).length;
            setWords(say('The zip has %1 files as UTF-8; %2 are as they were.', number(changed), number(rows.length - changed)));
        } catch (error) {
            if ((error as { code?: string }).code === 'RangeError')
                setWords(say('The folder has more files than a zip holds.'));
            else
                onTrouble(error as Error);
        }
        setPacking(false);
    };
    return (
        <main class="folder">
            <header>
                <h1>{folder.name}</h1>
                <p role="status">{words || (examined < rows.length ? say('%1 of %2 files examined', number(examined), number(rows.length)) : say('%1 files', number(rows.length)))}</p>
                <label class="check"><input type="checkbox" checked={others} onChange={(event) => setOthers(event.currentTarget.checked)} />{say('Only what is not UTF-8')}</label>
                <span class="actions">
                    <button type="button" class="primary" disabled={packing || examined < rows.length || rows.length === 0} onClick={() => void pack()}><Icon name="save" />{say('Save a zip of UTF-8 copies')}</button>
                    <button type="button" onClick={onClose}>{say('Close')}</button>
                </span>
            </header>
            <div class="table" tabIndex={0} role="region" aria-label={say('Folder')}>
                {rows.length === 0 ? <p class="loading">{say('There are no files in this folder.')}</p> : (
                    <table>
                        <thead><tr><th>{say('Name')}</th><th>{say('Encoding')}</th><th class="figure">{say('Confidence')}</th><th class="tongue">{say('Language')}</th><th class="plan">{say('In the zip')}</th></tr></thead>
                        <tbody>{shown.map((row) => <Row key={row.path} row={row} folder={folder} onOpen={() => onOpen(row)} onPick={() => setPicking(row)} />)}</tbody>
                    </table>
                )}
            </div>
            {picking && <Picker title={say('Encoding')} encodings={encodings} suggested={picking.found?.encoding ? [picking.found.encoding] : []} current={picking.found?.encoding ?? null}
                onPick={(name) => { onChoose(picking, name); setPicking(null); }} onClose={() => setPicking(null)} />}
        </main>
    );
}
