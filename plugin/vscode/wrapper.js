// The module's wrapper, which `./dev web` builds; null in a bare checkout, where only a program answers.
'use strict';

let wrapper = null;
try {
    wrapper = require('./module/wrapper.js');
} catch {
    // It was not built.
}

module.exports = wrapper;
