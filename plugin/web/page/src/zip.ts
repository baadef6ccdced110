/** Writes a zip: APPNOTE.TXT of PKWARE, 4.3. Members are deflated where the engine can, else stored. */
const MOST_FILES = 0xffff, MOST_BYTES = 0xffffffff; // without the extensions of zip64

const CRCS = Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let i = 0; i < 8; ++i)
        value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value;
});

async function crcOf(content: Blob): Promise<number> {
    const reader = content.stream().getReader();
    let crc = ~0;
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
        for (const byte of piece.value)
            crc = CRCS[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
    return ~crc >>> 0;
}

function deflated(content: Blob): Promise<Blob> | null {
    try {
        return new Response(content.stream().pipeThrough(new CompressionStream('deflate-raw'))).blob();
    } catch {
        return null; // an engine that lacks it
    }
}

/** Little-endian numbers, each with its size in bytes. */
function packed(...fields: [value: number, size: 2 | 4][]): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(fields.reduce((sum, [, size]) => sum + size, 0));
    const view = new DataView(bytes.buffer);
    let at = 0;
    for (const [value, size] of fields) {
        size === 2 ? view.setUint16(at, value, true) : view.setUint32(at, value, true);
        at += size;
    }
    return bytes;
}

function dosTime(time: Date): [time: number, date: number] {
    const year = Math.min(127, Math.max(0, time.getFullYear() - 1980));
    return [(time.getHours() << 11) | (time.getMinutes() << 5) | (time.getSeconds() >> 1), (year << 9) | ((time.getMonth() + 1) << 5) | time.getDate()];
}

export class Zip {
    private readonly parts: BlobPart[] = [];
    private readonly directory: BlobPart[] = [];
    private size = 0;
    private directorySize = 0;
    private count = 0;

    async add(path: string, modified: Date, content: Blob): Promise<void> {
        const name = new TextEncoder().encode(path);
        const smaller = await deflated(content);
        const body = smaller && smaller.size < content.size ? smaller : content;
        if (++this.count > MOST_FILES || this.size + body.size + 1024 > MOST_BYTES || content.size > MOST_BYTES)
            throw new RangeError('zip');
        const [time, date] = dosTime(modified);
        const about: [number, 2 | 4][] = [[20, 2], [0x0800, 2], [body === content ? 0 : 8, 2], [time, 2], [date, 2], [await crcOf(content), 4], [body.size, 4], [content.size, 4], [name.length, 2], [0, 2]];
        const head = packed([0x04034b50, 4], ...about);
        const entry = packed([0x02014b50, 4], [20, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [this.size, 4]);
        this.parts.push(head, name, body);
        this.directory.push(entry, name);
        this.size += head.length + name.length + body.size;
        this.directorySize += entry.length + name.length;
    }

    finish(): Blob {
        const end = packed([0x06054b50, 4], [0, 2], [0, 2], [this.count, 2], [this.count, 2], [this.directorySize, 4], [this.size, 4], [0, 2]);
        return new Blob([...this.parts, ...this.directory, end], { type: 'application/zip' });
    }
}
