import { inflateRawSync, inflateSync } from 'node:zlib';

/**
 * The limit for one stream. No stream of a CV decompresses to more; above it pdf.js continues with its own code, within
 * the memory of its thread.
 */
const mostBytes = 64 * 1024 * 1024;

/** The part of the platform's class that pdf.js uses: one chunk in, one chunk out. */
class QuickInflate {
  readonly #unfolded = Promise.withResolvers<Uint8Array>();
  readonly writable: object;

  constructor(format: string) {
    const inflate = format === 'deflate-raw' ? inflateRawSync : inflateSync;
    const write = async (bytes: Uint8Array) => {
      try {
        this.#unfolded.resolve(inflate(bytes, { maxOutputLength: mostBytes }));
      } catch (error) {
        // pdf.js itself reads a damaged stream as far as possible.
        this.#unfolded.reject(error);
      }
    };
    const nothing = async () => {};
    this.writable = { getWriter: () => ({ ready: Promise.resolve(), write, close: nothing }) };
  }

  readonly readable = this.#chunks();
  async *#chunks() {
    yield await this.#unfolded.promise;
  }
}

/**
 * Makes pdf.js decompress the streams of a file synchronously. A web stream waits for the event loop for each of them,
 * and a CV has a hundred: that took a quarter of the reading time. Only for the thread that reads files, which does not
 * use the class otherwise.
 */
export const inflateQuickly = () => {
  globalThis.DecompressionStream = QuickInflate as unknown as typeof DecompressionStream;
};
