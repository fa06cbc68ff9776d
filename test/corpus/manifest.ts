import { readFileSync } from 'node:fs';
import type { Language, Split } from './persona.ts';
import type { Truth } from './truth.ts';

/** One file of a corpus with what it says. */
export interface CorpusRow {
  /** Beside the manifest. */
  file: string;
  format: string;
  /** Of our own corpus the split, `scanned` or `handwritten`; other corpora have sets of their own. */
  set: Split | string;
  lang: Language | string;
  layout: string;
  person: string;
  /** Fields of the truth that are incomplete and not to be scored. */
  partial?: string[];
  truth: Truth;
}

/** Where the rendered corpus lies. */
export const corpusFolder = new URL('./files/', import.meta.url);

/** CVs that people wrote by hand, each in a layout of its own, who knew neither the rules nor the drawn corpus. */
export const handwrittenFolder = new URL('./handwritten/', import.meta.url);

/**
 * CVs that were drawn by some twenty engines from the data of invented people, by writers who did not know the rules. Each set was
 * read once before the rules changed for it.
 */
export const strangersFolders = [
  new URL('./strangers/first/', import.meta.url),
  new URL('./strangers/second/', import.meta.url),
  new URL('./strangers/third/', import.meta.url),
  new URL('./strangers/fourth/', import.meta.url),
  new URL('./strangers/fifth/', import.meta.url),
  new URL('./strangers/sixth/', import.meta.url),
  new URL('./strangers/seventh/', import.meta.url),
  new URL('./strangers/eighth/', import.meta.url),
  new URL('./strangers/ninth/', import.meta.url),
  new URL('./strangers/tenth/', import.meta.url),
  new URL('./strangers/eleventh/', import.meta.url),
  new URL('./strangers/twelfth/', import.meta.url),
  new URL('./strangers/thirteenth/', import.meta.url),
  new URL('./strangers/fourteenth/', import.meta.url),
  new URL('./strangers/fifteenth/', import.meta.url),
  new URL('./strangers/sixteenth/', import.meta.url),
  new URL('./strangers/seventeenth/', import.meta.url),
  new URL('./strangers/eighteenth/', import.meta.url),
  new URL('./strangers/nineteenth/', import.meta.url),
  new URL('./strangers/twentieth/', import.meta.url),
  new URL('./strangers/twentyfirst/', import.meta.url),
  new URL('./strangers/twentysecond/', import.meta.url),
  new URL('./strangers/twentythird/', import.meta.url),
  new URL('./strangers/twentyfourth/', import.meta.url),
  new URL('./strangers/twentyfifth/', import.meta.url),
  new URL('./strangers/twentysixth/', import.meta.url),
  new URL('./strangers/twentyseventh/', import.meta.url),
  new URL('./strangers/twentyeighth/', import.meta.url),
  new URL('./strangers/twentyninth/', import.meta.url),
  new URL('./strangers/thirtieth/', import.meta.url),
  new URL('./strangers/thirtyfirst/', import.meta.url),
  new URL('./strangers/thirtysecond/', import.meta.url),
  new URL('./strangers/thirtythird/', import.meta.url),
  new URL('./strangers/thirtyfourth/', import.meta.url),
  new URL('./strangers/thirtyfifth/', import.meta.url),
  new URL('./strangers/thirtysixth/', import.meta.url),
  new URL('./strangers/thirtyseventh/', import.meta.url),
  new URL('./strangers/thirtyeighth/', import.meta.url),
  new URL('./strangers/thirtyninth/', import.meta.url),
  new URL('./strangers/fortieth/', import.meta.url),
  new URL('./strangers/fortyfirst/', import.meta.url),
  new URL('./strangers/fortysecond/', import.meta.url),
  new URL('./strangers/fortythird/', import.meta.url),
  new URL('./strangers/fortyfourth/', import.meta.url),
  new URL('./strangers/fortyfifth/', import.meta.url),
  new URL('./strangers/fortysixth/', import.meta.url),
  new URL('./strangers/fortyseventh/', import.meta.url),
  new URL('./strangers/fortyeighth/', import.meta.url),
  new URL('./strangers/fortyninth/', import.meta.url),
  new URL('./strangers/fiftieth/', import.meta.url),
];

/** The rows of the corpus in that folder. */
export const readManifest = (folder: URL): CorpusRow[] =>
  JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as CorpusRow[];
