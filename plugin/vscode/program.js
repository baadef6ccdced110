// Asks the command line `charsleuth`, and gives up on it in time. Knows nothing of VS Code.
'use strict';

const { spawn } = require('node:child_process');
const { Trouble } = require('./trouble.js');

const MILLISECONDS = 2000; // until the program is ended
const MOST = 8388608; // bytes of output that are no rubbish

/** There is no such program. */
class NoProgram extends Trouble {}

/** What a program prints, parsed as JSON. It does not outlive the promise, which fails with Trouble. `how`: see ask(). */
async function askJson(program, args, how) {
    const printed = await ask(program, args, how);
    try {
        return JSON.parse(printed);
    } catch {
        throw new Trouble(`"${program}" printed something else than an answer`);
    }
}

/** The program's version, "1.2.3"; null where it says none. */
async function askVersion(program) {
    return /\d+\.\d+\.\d+/.exec(await ask(program, ['--version']))?.[0] ?? null;
}

/** `input` goes to the program's standard input; it has `milliseconds`, and `most` bytes are no rubbish. */
function ask(program, args, { input = null, milliseconds = MILLISECONDS, most = MOST } = {}) {
    return new Promise((resolve, reject) => {
        const pieces = [];
        let size = 0;
        // A process group of its own, which can be killed with all its children.
        const child = spawn(program, args, { stdio: [input === null ? 'ignore' : 'pipe', 'pipe', 'ignore'], detached: process.platform !== 'win32' });
        const giveUp = (what, Kind = Trouble) => {
            clearTimeout(timer);
            kill(child);
            child.stdout?.destroy();
            reject(new Kind(`"${program}" ${what}`));
        };
        const timer = setTimeout(() => giveUp('took too long'), milliseconds);
        child.on('error', () => giveUp('could not be run', NoProgram));
        child.stdout?.on('data', (piece) => {
            size += piece.length;
            pieces.push(piece);
            if (size > most)
                giveUp('printed too much');
        });
        child.stdin?.on('error', () => {}); // it read no further; its status tells why
        child.stdin?.end(input);
        child.on('close', (status) => {
            clearTimeout(timer);
            if (status !== 0)
                return reject(new Trouble(`"${program}" failed`));
            try {
                resolve(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces)));
            } catch {
                reject(new Trouble(`"${program}" printed something else than an answer`));
            }
        });
    });
}

function kill(child) {
    if (!child.pid)
        return;
    try {
        process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
    } catch {
        // It ended meanwhile.
    }
}

/** The answer about a file; see plugin/PROTOCOL.schema.json. */
async function detect(program, path, maxBytes) {
    const answer = await askJson(program, ['detect', '--json', '--raw', '--max-bytes', String(maxBytes), '--', path]);
    if (answer?.schema !== 1 || !Array.isArray(answer.candidates))
        throw new Trouble(`"${program}" printed something else than an answer`);
    return answer;
}

/** For what the user asked for and waits for. */
const LONGER = { milliseconds: 60000, most: 268435456 };

/** The mojibake in a text: rows as `repair --json` has them, with ranges in bytes of its UTF-8. */
async function repairs(program, utf8) {
    const answer = await askJson(program, ['repair', '--json', '--from', 'UTF-8', '-'], { ...LONGER, input: utf8 });
    if (!Array.isArray(answer?.repairs))
        throw new Trouble(`"${program}" printed something else than an answer`);
    return answer.repairs;
}

/** The text of a file, each part in its own encoding. */
function parts(program, path) {
    return ask(program, ['show', '--segments', '--', path], LONGER);
}

/** Starts a program that outlives this one; fails where it is not there. */
function start(program, args) {
    return new Promise((resolve, reject) => {
        const child = spawn(program, args, { stdio: 'ignore', detached: true });
        child.on('error', () => reject(new Trouble(`There is no program "${program}".`)));
        child.on('spawn', () => {
            child.unref();
            resolve();
        });
    });
}

module.exports = { NoProgram, askJson, askVersion, detect, parts, repairs, start };
