import type { IncomingMessage } from 'node:http';

/** 2 kB: the part of a response body in the delivery log. */
const EXCERPT_BYTES = 2048;

/** The status has already decided the attempt; waiting longer for a slow body is not worthwhile. */
const PATIENCE_MS = 1_000;

/**
 * Reads the start of a response body, and destroys the connection unless that was all of it. Resolves (never rejects) after 2 kB, at the end
 * of the body, after a broken connection, or after a time limit; the excerpt is what had arrived by then.
 */
export function readExcerpt(response: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = () => {
      clearTimeout(patience);
      // The connection of a response that was read to its end is not destroyed, and may be used again.
      response.destroy();
      resolve(toExcerpt(Buffer.concat(chunks)));
    };
    const patience = setTimeout(finish, PATIENCE_MS);
    response.on('data', (chunk: Buffer) => {
      // Data that the parser has already buffered still arrives after the destruction.
      if (size >= EXCERPT_BYTES) return;
      chunks.push(chunk);
      size += chunk.length;
      if (size >= EXCERPT_BYTES) finish();
    });
    response.on('error', finish);
    // This event comes after the end of the body, too.
    response.on('close', finish);
  });
}

/**
 * All control characters except tab and line ends. JSON takes six characters for each, so that a page of them would be
 * too large for a response.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are replaced
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/**
 * At most 2 kB of valid UTF-8: a character cut at the end is dropped, invalid bytes and control characters become
 * U+FFFD (three bytes for one).
 */
export function toExcerpt(bytes: Uint8Array): string {
  const decoded = new TextDecoder().decode(bytes.subarray(0, EXCERPT_BYTES), { stream: true });
  const text = decoded.replace(CONTROLS, '\ufffd');
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(EXCERPT_BYTES));
  return text.slice(0, read);
}
