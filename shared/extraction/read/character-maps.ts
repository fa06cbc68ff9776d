import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The folder of the maps. In a Lambda they are next to the bundle. */
let folder: URL | null = null;

/** Reads the maps from this folder from now on, not from the package. */
export function readCharacterMapsFrom(url: URL): void {
  folder = url;
}

const folderOfPackage = () =>
  new URL('cmaps/', pathToFileURL(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')));

/** The names of maps. They come from the PDF and must not lead to other files. */
const mapName = /^[\w-]+\.bcmap$/;

/**
 * Gives pdf.js the maps that turn codes of East Asian fonts into characters. A PDF may name such a font and its code, for
 * example 90ms-RKSJ-H, and embed neither: without the map it has no text. Rejects for anything else that pdf.js asks for.
 */
export class CharacterMaps {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind !== 'cMapUrl' || !mapName.test(filename)) throw new Error('There is no such file.');
    folder ??= folderOfPackage();
    return new Uint8Array(await readFile(new URL(filename, folder)));
  }
}
