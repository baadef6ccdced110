import type { Charsleuth } from './charsleuth.js';
import { load } from './index.browser.js';
import { Compatible, StreamDetector, type Detect, type IDetectedMap, type IOptionsMap } from './jschardet.js';

export type { IDetectedMap, IOptionsMap };

let loaded: Charsleuth | undefined;
const compatible = new Compatible(() => {
    if (!loaded)
        throw new Error('wait for `ready` of charsleuth/jschardet first');
    return loaded;
});

export const detect: Detect<IDetectedMap> = compatible.detect.bind(compatible);
export const detectAll: Detect<IDetectedMap[]> = compatible.detectAll.bind(compatible);
export const enableDebug = compatible.enableDebug.bind(compatible);

export class UniversalDetector extends StreamDetector {
    constructor(options: IOptionsMap = {}) {
        super(compatible, options);
    }
}

/** Browsers compile a module in the background only: `detect` works once this is fulfilled. */
export const ready: Promise<void> = load().then((charsleuth) => {
    loaded = charsleuth;
});
