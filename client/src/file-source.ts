/** A file: a `File` of an `<input type="file">`, bytes, or in Node a path. */
export type FileSource = Blob | ArrayBuffer | ArrayBufferView | string | URL;

export interface NamedFile {
  filename: string;
  bytes: Blob;
}

interface NodeFiles {
  readFile(path: string | URL): Promise<Uint8Array<ArrayBuffer>>;
}
interface NodeProcess {
  getBuiltinModule?(name: string): NodeFiles | undefined;
}

/**
 * The file's bytes, with the given name or else the file's own. Throws `TypeError` for bytes without a name, and for a
 * path where there is no file system.
 */
export async function readFileSource(source: FileSource, givenName?: string): Promise<NamedFile> {
  const filename = givenName || nameOf(source);
  if (!filename) throw new TypeError('Say the filename: its extension tells the type of the file.');
  return { filename, bytes: await readBytes(source) };
}

async function readBytes(source: FileSource): Promise<Blob> {
  if (source instanceof Blob) return source;
  if (source instanceof ArrayBuffer) return new Blob([source]);
  if (ArrayBuffer.isView(source))
    return new Blob([Uint8Array.from(new Uint8Array(source.buffer, source.byteOffset, source.byteLength))]);
  // The module is looked up at run time, so that a bundler for browsers finds no import of Node.
  const { process } = globalThis as { process?: NodeProcess };
  const files = process?.getBuiltinModule?.('node:fs/promises');
  if (!files) throw new TypeError('A path can be read in Node only; pass a File, a Blob or bytes.');
  return new Blob([await files.readFile(source)]);
}

function nameOf(source: FileSource): string {
  if (typeof source === 'string') return source.split(/[\\/]/).pop() ?? '';
  if (source instanceof URL) return decodeURIComponent(source.pathname.split('/').pop() ?? '');
  const { name } = source as { name?: unknown };
  return typeof name === 'string' ? name : '';
}
