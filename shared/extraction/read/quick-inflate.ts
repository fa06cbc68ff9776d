import { inflateRawSync, inflateSync } from 'node:zlib';

/** No stream of a CV unfolds to more; pdf.js goes on by itself then, within the memory of its thread. */
const mostBytes = 64 * 1024 * 1024;

/** As much of the platform's class as pdf.js uses: one chunk in, one chunk out. */
class QuickInflate {
  readonly #unfolded = Promise.withResolvers<Uint8Array>();
  readonly writable: object;

  constructor(format: string) {
    const inflate = format === 'deflate-raw' ? inflateRawSync : inflateSync;
    const write = async (bytes: Uint8Array) => {
      try {
        this.#unfolded.resolve(inflate(bytes, { maxOutputLength: mostBytes }));
      } catch (error) {
        // pdf.js reads what is broken by itself, as far as it goes.
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
 * Lets pdf.js unfold the streams of a file at once. A web stream takes turns with the event loop for each of them, and a CV
 * has a hundred: that cost a quarter of all the time of reading. For the thread that reads files, which has no other use for
 * the class.
 */
export const inflateQuickly = () => {
  globalThis.DecompressionStream = QuickInflate as unknown as typeof DecompressionStream;
};
