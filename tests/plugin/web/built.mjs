// Where `./dev web` leaves what the tests look at.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const top = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
export const built = path.join(top, 'build/web');
export const program = process.env.CHARSLEUTH ?? path.join(top, 'build/release/bin/charsleuth');

/** Requires what plugin/web/package-lock.json names. */
export const webRequire = createRequire(path.join(top, 'plugin/web/package.json'));

export const charsleuthPackage = await import(pathToFileURL(path.join(built, 'package/dist/node.js')));

export const plainModule = () => fs.readFileSync(path.join(built, 'package/charsleuth-plain.wasm'));
