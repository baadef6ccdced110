import type { Charsleuth } from './charsleuth.js';
import { loadSync } from './index.node.js';
import { Compatible, StreamDetector, type Detect, type IDetectedMap, type IOptionsMap } from './jschardet.js';

export type { IDetectedMap, IOptionsMap };

let loaded: Charsleuth | undefined;
const compatible = new Compatible(() => (loaded ??= loadSync()));

export const detect: Detect<IDetectedMap> = compatible.detect.bind(compatible);
export const detectAll: Detect<IDetectedMap[]> = compatible.detectAll.bind(compatible);
export const enableDebug = compatible.enableDebug.bind(compatible);

export class UniversalDetector extends StreamDetector {
    constructor(options: IOptionsMap = {}) {
        super(compatible, options);
    }
}

/** In Node.js there is nothing to wait for; in browsers there is. */
export const ready: Promise<void> = Promise.resolve();
