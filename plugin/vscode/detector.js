// Who answers: the program, where there is one that is no older than the module, else the module.
'use strict';

const programs = require('./program.js');
const { Trouble } = require('./trouble.js');

/** Compares "1.10.0" and "1.9.3" by their numbers. */
function isOlder(version, than) {
    const [one, other] = [version, than].map((text) => text.split('.').map(Number));
    const place = one.findIndex((number, i) => number !== other[i]);
    return place >= 0 && one[place] < other[place];
}

class Detector {
    constructor(module) {
        this.module = module;
        this.uses = new Map(); // by program: whether it is asked
    }

    async detect(program, uri, maxBytes) {
        if (uri.scheme === 'file' && (await this.usesProgram(program)))
            return programs.detect(program, uri.fsPath, maxBytes);
        return this.module.detect(uri, maxBytes);
    }

    async registry(program) {
        return (await this.usesProgram(program)) ? programs.askJson(program, ['list', '--json']) : this.module.registry();
    }

    /** The mojibake in a text, given in UTF-8. */
    async repairs(program, utf8) {
        return (await this.usesProgram(program)) ? programs.repairs(program, utf8) : this.module.repairs(utf8);
    }

    /** The text of a file, each part in its own encoding. */
    async parts(program, uri) {
        const asks = uri.scheme === 'file' && (await this.usesProgram(program));
        return asks ? programs.parts(program, uri.fsPath) : this.module.parts(uri);
    }

    /** Without a module there is no choice. The program is asked once for its version. */
    usesProgram(program) {
        if (!this.module.isThere)
            return Promise.resolve(true);
        if (!this.uses.has(program))
            this.uses.set(program, this.isUsable(program));
        return this.uses.get(program);
    }

    async isUsable(program) {
        try {
            const version = await programs.askVersion(program);
            return version !== null && !isOlder(version, this.module.version);
        } catch (error) {
            if (error instanceof Trouble)
                return false;
            throw error;
        }
    }
}

module.exports = { Detector, isOlder };
