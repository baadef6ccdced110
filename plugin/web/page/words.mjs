// The words of the page and of the browser's extension: those that the viewer has come from its translations, the others from words.json beside this file.
import fs from 'node:fs';
import path from 'node:path';

const unescaped = (text) => text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&apos;/g, "'").replace(/&amp;/g, '&');
/** Without the mark of a key, "&Open" or "開く(&O)". */
const withoutKey = (text) => text.replace(/\(&\w\)/, '').replace(/&(\w)/, '$1');

function translationsIn(file) {
    const found = [];
    for (const [, context] of fs.readFileSync(file, 'utf8').matchAll(/<context>([\s\S]*?)<\/context>/g)) {
        const name = /<name>(.*?)<\/name>/.exec(context)[1];
        for (const [, source, translation] of context.matchAll(/<source>([\s\S]*?)<\/source>[\s\S]*?<translation[^>]*>([\s\S]*?)<\/translation>/g))
            found.push({ context: name, source: withoutKey(unescaped(source)), translation: withoutKey(unescaped(translation)) });
    }
    return found;
}

/** What the sources say: say('...'). */
function saidIn(folder) {
    const said = new Set();
    for (const name of fs.readdirSync(folder)) {
        const text = fs.readFileSync(path.join(folder, name), 'utf8');
        for (const [, words] of text.matchAll(/\bsay\('((?:[^'\\]|\\.)*)'/g))
            said.add(words.replace(/\\(.)/g, '$1'));
    }
    return said;
}

/** The forms of reasons, those that contain others first, as evidence_words.cpp has them. */
function formsIn(top) {
    const text = fs.readFileSync(path.join(top, 'app/viewer/words/evidence_words.cpp'), 'utf8');
    return [...text.matchAll(/QT_TRANSLATE_NOOP\("evidence",\s*"((?:[^"\\]|\\.)*)"\)/g)].map(([, words]) => words.replace(/\\"/g, '"'));
}

/** `sources`: folders of the code that says them. */
export function wordsOf({ top, sources, extra = [] }) {
    const languages = { ja: 'charsleuth_ja.ts', zh: 'charsleuth_zh_CN.ts' };
    const own = JSON.parse(fs.readFileSync(new URL('words.json', import.meta.url), 'utf8'));
    const translations = {};
    for (const [language, file] of Object.entries(languages))
        translations[language] = translationsIn(path.join(top, 'resources/translations', file));
    const of = (language, english, context) =>
        translations[language].find((it) => it.source === english && (!context || it.context === context))?.translation ?? own[english]?.[language];
    const regions = translations.ja.filter((it) => it.context === 'regions').map((it) => it.source);
    const messages = {}, missing = [];
    for (const english of new Set([...sources.flatMap((folder) => [...saidIn(folder)]), ...regions, ...extra])) {
        messages[english] = { ja: of('ja', english), zh: of('zh', english) };
        if (!messages[english].ja || !messages[english].zh)
            missing.push(english);
    }
    if (missing.length > 0)
        throw new Error(`words without a translation:\n${missing.join('\n')}`);
    const evidence = formsIn(top).map((english) => ({ english, ja: of('ja', english, 'evidence'), zh: of('zh', english, 'evidence') }));
    return { messages, evidence };
}
