// What the packages of JavaScript can that are used most, and ours: the table of plugin/web/package/README.md, out of the packages themselves.
// package_table.mjs: writes it anew.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { built, charsleuthPackage, top, version, webRequire } from './built.mjs';

const README = path.join(top, 'plugin/web/package/README.md');
const TABLE = /\| \| charsleuth [\s\S]*?\n\n/;

const charsleuth = charsleuthPackage.loadSync();
const modules = path.join(top, 'plugin/web/node_modules');
const [jschardet, chardet, iconv] = ['jschardet-4', 'chardet', 'iconv-lite'].map((name) => webRequire(name));
const described = (folder) => ({ folder, ...JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) });
const packages = [path.join(built, 'package'), ...['jschardet-4', 'chardet', 'iconv-lite'].map((name) => path.join(modules, name))].map(described);

function sizeOf(folder) {
    return fs.readdirSync(folder, { withFileTypes: true }).reduce((sum, it) => sum + (it.isDirectory() ? sizeOf(path.join(folder, it.name)) : fs.statSync(path.join(folder, it.name)).size), 0);
}

/** Encodings of the table for which a package has a name. */
const known = (has) => charsleuth.encodings().filter((row) => [row.encoding, ...row.aliases].some(has)).length;

const sample = fs.readFileSync(path.join(top, 'resources/samples/files/film.srt'));
const yes = (is) => (is ? 'yes' : '–');
/** Whether a ranking's members say more of a candidate than name, probability and language. */
const saysWhy = (candidates) => candidates.some((it) => Array.isArray(it.evidence) && it.evidence.length > 0);
const rankings = [charsleuth.detect(sample).candidates, jschardet.detectAll(sample), chardet.analyse(sample), null];
const both = [known((name) => iconv.encodingExists(name)), charsleuth.encodings().length];

export function table() {
    const rows = [
        ['', `charsleuth ${version}`, ...packages.slice(1).map((it) => `${it.name} ${it.version}`)],
        ['---', '---:', '---:', '---:', '---:'],
        ['finds the encoding', ...rankings.map((it) => yes(it))],
        ['ranked candidates', ...rankings.map((it) => yes(it && it.length > 1))],
        ['says why', ...rankings.map((it) => yes(it && saysWhy(it)))],
        ['decodes and encodes, of our 124 encodings', both[1], '–', '–', both[0]],
        ['undoes mojibake', ...[charsleuth, jschardet, chardet, iconv].map((it) => yes(typeof it.repair === 'function'))],
        ['types', ...packages.map((it) => yes(fs.readdirSync(it.folder, { recursive: true }).some((name) => /\.d\.[cm]?ts$/.test(name))))],
        ['dependencies', ...packages.map((it) => Object.keys(it.dependencies ?? {}).length)],
        ['unpacked, MB', ...packages.map((it) => (sizeOf(it.folder) / 1e6).toFixed(1))],
    ];
    return `${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n\n`.replace(/^\|  \|/, '| |').replace('| --- |', '|---|').replaceAll(' ---: |', '---:|');
}

export const written = () => TABLE.exec(fs.readFileSync(README, 'utf8'))?.[0];

if (import.meta.url === pathToFileURL(process.argv[1]).href)
    fs.writeFileSync(README, fs.readFileSync(README, 'utf8').replace(TABLE, () => table()));
