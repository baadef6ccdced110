// In a browser no program can be started: stands in for program.js there.
'use strict';

const { Trouble } = require('./trouble.js');

class NoProgram extends Trouble {}

const refuse = async (program) => {
    throw new NoProgram(`"${program}" could not be run`);
};

module.exports = { NoProgram, askJson: refuse, askVersion: async () => null, detect: refuse, parts: refuse, repairs: refuse, start: refuse };
