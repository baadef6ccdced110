// Serves a folder of static files on this machine alone: serve.mjs FOLDER PORT
import { createServer } from 'node:http';
import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml',
    '.webmanifest': 'application/manifest+json', '.wasm': 'application/wasm' };

export function serve(folder, port) {
    const root = path.resolve(folder);
    const server = createServer((request, response) => {
        const name = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
        const file = path.join(root, name.endsWith('/') ? `${name}index.html` : name);
        if (!file.startsWith(root + path.sep) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
            response.writeHead(404, { 'Content-Type': 'text/plain' });
            return response.end('not found\n');
        }
        response.writeHead(200, { 'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream', 'Cache-Control': 'no-cache' });
        createReadStream(file).pipe(response);
    });
    return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
    const server = await serve(process.argv[2], Number(process.argv[3]));
    console.log(`The page is at http://127.0.0.1:${server.address().port}/ (Ctrl+C ends)`);
}
