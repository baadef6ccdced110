// Asks the command line `charsleuth`, and gives up on it in time. Knows nothing of VS Code.
'use strict';

const { spawn } = require('node:child_process');
const { Trouble } = require('./trouble.js');

const MILLISECONDS = 2000; // until the program is ended
const MOST = 8388608; // bytes of output that are no rubbish

/** There is no such program. */
class NoProgram extends Trouble {}

/** What a program prints, parsed as JSON. It does not outlive the promise, which fails with Trouble. */
async function askJson(program, args) {
    const printed = await ask(program, args);
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

function ask(program, args) {
    return new Promise((resolve, reject) => {
        const pieces = [];
        let size = 0;
        // A process group of its own, which can be killed with all its children.
        const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], detached: process.platform !== 'win32' });
        const giveUp = (what, Kind = Trouble) => {
            clearTimeout(timer);
            kill(child);
            child.stdout?.destroy();
            reject(new Kind(`"${program}" ${what}`));
        };
        const timer = setTimeout(() => giveUp('took too long'), MILLISECONDS);
        child.on('error', () => giveUp('could not be run', NoProgram));
        child.stdout?.on('data', (piece) => {
            size += piece.length;
            pieces.push(piece);
            if (size > MOST)
                giveUp('printed too much');
        });
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

module.exports = { NoProgram, askJson, askVersion, detect, start };
