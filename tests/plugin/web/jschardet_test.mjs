// The tests that jschardet 2.3 publishes in its package, run on charsleuth/jschardet; run by `./dev test-web`.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import vm from 'node:vm';
import { built, webRequire } from './built.mjs';

const jschardet = createRequire(import.meta.url)(`${built}/package/dist/jschardet.node.cjs`);
const source = fs.readFileSync(webRequire.resolve('jschardet-2/tests/jschardet.js'), 'utf8');

/** Where the answer is another one on purpose: by the test's name, ours and why. */
const OTHERWISE = {
    'ISO-2022-CN': { encoding: null, why: 'the test asks about an empty string' },
    'windows-1250 (Hungarian)': { encoding: null, why: 'the test asks about an empty string' },
    'windows-1253 (Greek)': { encoding: null, why: 'the test asks about an empty string' },
    'EUC-CN': { encoding: null, why: 'the test asks about an empty string' },
    'windows-1251 (Bulgarian)': { encoding: 'ISO-8859-5', why: 'its bytes are ISO-8859-5' },
    'ISO-8859-8 (Visual Hebrew)': { encoding: 'windows-1255', why: 'both pages give the same text; the order of letters is no encoding' },
};

// As much of QUnit as the tests call.
const seen = [];
let current = '';
vm.runInNewContext(source, {
    jschardet, module() {}, console,
    test(name, work) {
        seen.push(name);
        test(`jschardet: ${name}`, () => {
            current = name;
            work();
        });
    },
    equals: (found, expected) => assert.equal(found, current in OTHERWISE ? OTHERWISE[current].encoding : expected),
    ok: assert.ok,
});

test('all published tests were run', () => assert.ok(seen.length >= 38, `${seen.length}`));
