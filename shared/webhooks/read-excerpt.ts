import type { IncomingMessage } from 'node:http';

/** 2 kB: what the delivery log keeps of an answer. */
const EXCERPT_BYTES = 2048;

/** The status has already decided the attempt; a body that drips is not worth waiting longer for. */
const PATIENCE_MS = 1_000;

/**
 * The start of an answer's body, then the connection is destroyed whatever is still to come. Resolves (never rejects)
 * once 2 kB are in, or the body ends, breaks off or drips for too long; what had arrived by then is the excerpt.
 */
export function readExcerpt(response: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = () => {
      clearTimeout(patience);
      response.destroy();
      resolve(toExcerpt(Buffer.concat(chunks)));
    };
    const patience = setTimeout(finish, PATIENCE_MS);
    response.on('data', (chunk: Buffer) => {
      // What the parser already holds still comes after the destruction.
      if (size >= EXCERPT_BYTES) return;
      chunks.push(chunk);
      size += chunk.length;
      if (size >= EXCERPT_BYTES) finish();
    });
    response.on('error', finish);
    // Follows the end of the body, too.
    response.on('close', finish);
  });
}

/** All but tab and line ends; JSON takes six characters for each, so that a page of them would not fit into an answer. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what goes
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** At most 2 kB of valid UTF-8: a character cut at the end is dropped, foreign bytes and controls become U+FFFD (three bytes for one). */
export function toExcerpt(bytes: Uint8Array): string {
  const decoded = new TextDecoder().decode(bytes.subarray(0, EXCERPT_BYTES), { stream: true });
  const text = decoded.replace(CONTROLS, '\ufffd');
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(EXCERPT_BYTES));
  return text.slice(0, read);
}
