/** The worker as functions that give promises. */
import type { Notice, ReplyMessage, Requests } from './protocol.js';

export class WorkerError extends Error {
    constructor(readonly code: string, message: string) {
        super(message);
    }
}

export class Client {
    private calls = 0;
    private readonly waiting = new Map<number, { resolve: (output: never) => void; reject: (error: Error) => void }>();

    constructor(private readonly worker: Worker, onNotice: (notice: Notice) => void, onCrash: (message: string) => void) {
        worker.onmessage = ({ data }: MessageEvent<Notice | ReplyMessage>) => ('notice' in data ? onNotice(data) : this.settle(data));
        worker.onerror = (event) => {
            event.preventDefault();
            onCrash(event.message);
        };
    }

    ask<Name extends keyof Requests>(name: Name, input: Requests[Name]['in']): Promise<Requests[Name]['out']> {
        const call = ++this.calls;
        return new Promise((resolve, reject) => {
            this.waiting.set(call, { resolve, reject });
            this.worker.postMessage({ call, name, input });
        });
    }

    stop(): void {
        this.worker.terminate();
    }

    private settle(reply: ReplyMessage): void {
        const waiting = this.waiting.get(reply.call);
        this.waiting.delete(reply.call);
        if ('error' in reply)
            waiting?.reject(new WorkerError(reply.error.code, reply.error.message));
        else
            waiting?.resolve(reply.output as never);
    }
}
