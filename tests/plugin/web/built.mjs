// Where `./dev web` leaves what the tests look at.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

export const top = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
export const built = path.join(top, 'build/web');
export const program = process.env.CHARSLEUTH ?? path.join(top, 'build/release/bin/charsleuth');
export const { version } = JSON.parse(fs.readFileSync(path.join(top, 'plugin/web/package/package.json')));

/** Requires what plugin/web/package-lock.json names. */
export const webRequire = createRequire(path.join(top, 'plugin/web/package.json'));

export const charsleuthPackage = await import(pathToFileURL(path.join(built, 'package/dist/node.js')));

/** The bytes of the package's module: with vectors, plain, or the delta between them. */
export function moduleBytes(kind) {
    const [module, delta] = ['module', 'plain'].map((part) => {
        const script = fs.readFileSync(path.join(built, `package/dist/carried/${part}.js`), 'latin1');
        return gunzipSync(Buffer.from(/="([^"]*)"/.exec(script)[1], 'base64'));
    });
    if (kind === 'delta')
        return delta;
    return kind === 'plain' ? charsleuthPackage.withoutVectors(module, delta) : module;
}
