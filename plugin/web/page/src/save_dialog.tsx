/** A copy in another encoding: what it would lose stands here before anything is written. */
import { useEffect, useState } from 'preact/hooks';
import type { EncodingRow } from '../../package/src/types.js';
import type { Client } from './client.js';
import { Icon } from './icons.js';
import { Modal } from './modal.js';
import type { Opened } from './opened.js';
import { Picker } from './picker.js';
import type { Losses } from './protocol.js';
import { number, say } from './words.js';

const UNICODE = /^(UTF-|CESU-8|GB18030)/i;

function nameOfCopy(name: string, to: string): string {
    const dot = name.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    return `${stem}.${to.toLowerCase()}${extension}`;
}

export function download(copy: Blob, name: string): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(copy);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function LossTable({ losses, to }: { losses: Losses; to: string }) {
    const kinds = losses.characters.length;
    if (losses.lacking + losses.malformed === 0)
        return <p class="fine" role="status">{say('All of the text can be written as %1.', to)}</p>;
    return (
        <>
            {kinds > 0 && <p role="status">{kinds === 1 ? say('1 character is not in %1', to) : say('%1 characters are not in %2', kinds, to)}</p>}
            <div class="losses" tabIndex={0} role="region" aria-label={say('What the copy would lose')}>
                <table>
                    <thead><tr><th>{say('Character')}</th><th>{say('Code point')}</th><th class="figure">{say('Times')}</th><th>{say('On lines')}</th></tr></thead>
                    <tbody>
                        {losses.malformed > 0 && <tr><td colSpan={2}>{say('malformed bytes')}</td><td class="figure">{number(losses.malformed)}</td><td /></tr>}
                        {losses.characters.map((loss) => (
                            <tr key={loss.character}>
                                <td class="character">{loss.character}</td>
                                <td>U+{loss.character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}</td>
                                <td class="figure">{number(loss.count)}</td>
                                <td>{loss.lines.map(number).join(', ')}{loss.count > loss.lines.length && ' …'}</td>
                            </tr>
                        ))}
                    </tbody>
                </table>
            </div>
        </>
    );
}

export function SaveDialog({ client, document, from, encodings, onClose, onTrouble }:
    { client: Client; document: Opened; from: string; encodings: EncodingRow[]; onClose(): void; onTrouble(error: Error): void }) {
    const [to, setTo] = useState('UTF-8');
    const [losses, setLosses] = useState<Losses | null>(null);
    const [onLoss, setOnLoss] = useState<'escape' | 'replace'>('escape');
    const [bom, setBom] = useState(false);
    const [picking, setPicking] = useState(false);
    const [saving, setSaving] = useState(false);
    useEffect(() => {
        let isWanted = true;
        setLosses(null);
        client.ask('losses', { id: document.id, from, to }).then((found) => isWanted && setLosses(found), onTrouble);
        return () => {
            isWanted = false;
        };
    }, [to]);
    const save = async () => {
        setSaving(true);
        try {
            const copy = await client.ask('convert', { id: document.id, from, to, onLoss, bom: bom && UNICODE.test(to) });
            download(copy, nameOfCopy(document.name, to));
            onClose();
        } catch (error) {
            onTrouble(error as Error);
            setSaving(false);
        }
    };
    if (picking)
        return <Picker title={say('Write as')} encodings={encodings} suggested={['UTF-8', from]} current={to}
            onPick={(name) => { setTo(name); setPicking(false); }} onClose={() => setPicking(false)} />;
    const loses = losses !== null && losses.lacking + losses.malformed > 0;
    return (
        <Modal title={say('Save a converted copy')} onClose={onClose} class="save">
            <p>{loses ? say('The copy is in %1.', to) : say('The copy has the same text in %1.', to)} {say('%1 stays as it is.', document.name)}</p>
            <div class="fields">
                <span>{say('Read as')}</span><strong>{from}</strong>
                <span id="write-as">{say('Write as')}</span>
                <button type="button" class="field" aria-labelledby="write-as written" autofocus onClick={() => setPicking(true)}>
                    <span id="written">{to}</span><Icon name="next" />
                </button>
                {UNICODE.test(to) && <label class="check"><input type="checkbox" checked={bom} onChange={(event) => setBom(event.currentTarget.checked)} />{say('Byte order mark')}</label>}
            </div>
            {losses ? <LossTable losses={losses} to={to} /> : <p role="status">{say('Looking at what would be lost …')}</p>}
            {loses && (
                <fieldset>
                    <legend>{say('In their place')}</legend>
                    <label class="check"><input type="radio" name="loss" checked={onLoss === 'escape'} onChange={() => setOnLoss('escape')} />{say('escapes: \\u{20AC}, \\x{E9} for a byte')}</label>
                    <label class="check"><input type="radio" name="loss" checked={onLoss === 'replace'} onChange={() => setOnLoss('replace')} />{say('question marks')}</label>
                </fieldset>
            )}
            <footer>
                <button type="button" onClick={onClose}>{say('Cancel')}</button>
                <button type="button" class="primary" disabled={!losses || saving} onClick={save}><Icon name="save" />{loses ? say('Save with losses') : say('Save the copy')}</button>
            </footer>
        </Modal>
    );
}
