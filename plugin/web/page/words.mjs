// The words of the page and of the browser's extension: those that the viewer has come from its translations, the others from the folder `words`.
import fs from 'node:fs';
import path from 'node:path';

const unescaped = (text) => text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&apos;/g, "'").replace(/&amp;/g, '&');
/** Without the mark of a key, "&Open" or "開く(&O)". */
const withoutKey = (text) => text.replace(/\(&\w\)/, '').replace(/&([\p{L}\p{N}])/u, '$1');

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

/** Languages, by the viewer's file of each. `words/LANGUAGE.json` has what the viewer does not say. */
const LANGUAGES = { de: 'de', es: 'es', fr: 'fr', ja: 'ja', ko: 'ko', pl: 'pl', ru: 'ru', zh: 'zh_CN' };

/** `sources`: folders of the code that says them. */
export function wordsOf({ top, sources, extra = [] }) {
    const said = new Set([...sources.flatMap((folder) => [...saidIn(folder)]), ...extra]);
    const messages = {}, evidence = formsIn(top).map((english) => ({ english })), missing = [];
    for (const [language, file] of Object.entries(LANGUAGES)) {
        const viewer = translationsIn(path.join(top, 'resources/translations', `charsleuth_${file}.ts`));
        const own = JSON.parse(fs.readFileSync(new URL(`words/${language}.json`, import.meta.url), 'utf8'));
        const of = (english, context) => {
            const words = viewer.find((it) => it.source === english && (!context || it.context === context))?.translation || own[english];
            if (!words)
                missing.push(`${language}: ${english}`);
            return words;
        };
        const regions = viewer.filter((it) => it.context === 'regions').map((it) => it.source);
        for (const english of new Set([...said, ...regions]))
            (messages[english] ??= {})[language] = of(english);
        for (const form of evidence)
            form[language] = of(form.english, 'evidence');
    }
    if (missing.length > 0)
        throw new Error(`words without a translation:\n${missing.join('\n')}`);
    return { messages, evidence };
}
