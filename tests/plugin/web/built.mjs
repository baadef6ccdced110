// Where `./dev web` leaves what the tests look at.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const top = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
export const built = path.join(top, 'build/web');
export const program = process.env.CHARSLEUTH ?? path.join(top, 'build/release/bin/charsleuth');
export const { version } = JSON.parse(fs.readFileSync(path.join(top, 'plugin/web/package/package.json')));

/** Requires what plugin/web/package-lock.json names. */
export const webRequire = createRequire(path.join(top, 'plugin/web/package.json'));

export const charsleuthPackage = await import(pathToFileURL(path.join(built, 'package/dist/node.js')));

/** The bytes of the package's module, with vectors or plain. */
export function moduleBytes(kind) {
    const [module, delta] = ['charsleuth.wasm', 'charsleuth-plain.delta'].map((name) => fs.readFileSync(path.join(built, 'package', name)));
    return kind === 'plain' ? charsleuthPackage.withoutVectors(module, delta) : module;
}
