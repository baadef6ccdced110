/** Scripts that the build writes: they set what carried.ts reads. */
declare module '*/carried/module.js';
declare module '*/carried/plain.js';
