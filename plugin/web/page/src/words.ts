/** The page's words in nine languages: the viewer's own where it has them. The build makes the tables. */
import { evidence, messages } from 'charsleuth:words';

export const LANGUAGES = {
    de: 'Deutsch', en: 'English', es: 'Español', fr: 'Français', ja: '日本語', ko: '한국어', pl: 'Polski', ru: 'Русский', zh: '简体中文',
};
export type Language = keyof typeof LANGUAGES;
/** Texts by language, but for English. */
export type Translated = Record<Exclude<Language, 'en'>, string>;

let language: Language = 'en';
const listeners = new Set<() => void>();

export function preferredLanguage(): Language {
    const known = navigator.languages.map((it) => it.slice(0, 2)).find((it) => it in LANGUAGES);
    return (known ?? 'en') as Language;
}

export function setLanguage(to: Language): void {
    language = to;
    document.documentElement.lang = to === 'zh' ? 'zh-Hans' : to;
    for (const listener of listeners)
        listener();
}

export function currentLanguage(): Language {
    return language;
}

export function onLanguage(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

const filled = (text: string, parts: (string | number)[]) => text.replace(/%(\d)/g, (_, place) => String(parts[Number(place) - 1] ?? ''));

/** The English words, said in the language chosen; %1 and so on are `parts`. */
export function say(english: string, ...parts: (string | number)[]): string {
    const text = language === 'en' ? english : messages[english]?.[language] ?? english;
    return filled(text, parts);
}

/** "Japanese", "日本語"; empty where no language is known. */
export function languageName(code: string | null): string {
    if (!code)
        return '';
    try {
        return new Intl.DisplayNames([language === 'zh' ? 'zh-Hans' : language], { type: 'language' }).of(code) ?? code;
    } catch {
        return code;
    }
}

const FORMS = evidence.map((form) => ({
    form, pattern: new RegExp(`^${form.english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%\d/g, '(.+?)')}$`),
    places: [...form.english.matchAll(/%(\d)/g)].map((found) => Number(found[1])),
}));

/** A reason's sentence in the language chosen. */
export function sayReason(sentence: string, languageOf: string | null): string {
    const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
    if (language === 'en')
        return capital(sentence);
    for (const { form, pattern, places } of FORMS) {
        const found = pattern.exec(sentence);
        if (!found)
            continue;
        const parts: string[] = [];
        places.forEach((place, i) => {
            parts[place - 1] = found[i + 1]!;
        });
        if (sentence.startsWith('reads as') && languageOf)
            parts[0] = languageName(languageOf);
        return filled(form[language], parts);
    }
    return capital(sentence);
}

export function percent(confidence: number): string {
    if (confidence > 0.99)
        return '>99 %';
    return confidence < 0.01 ? '<1 %' : `${Math.floor(100 * confidence)} %`;
}

export function sizeOf(bytes: number): string {
    if (bytes < 10_000)
        return bytes === 1 ? say('1 byte') : say('%1 bytes', number(bytes));
    const units = ['KB', 'MB', 'GB'];
    let size = bytes / 1000, unit = 0;
    for (; size >= 1000 && unit < 2; ++unit)
        size /= 1000;
    return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${units[unit]}`;
}

export function number(value: number): string {
    return value.toLocaleString(language === 'zh' ? 'zh-Hans' : language);
}
