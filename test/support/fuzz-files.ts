import { readFileSync } from 'node:fs';
import { corpusFolder, readManifest } from '../corpus/manifest.ts';
import { type Chance, chanceOf } from '../faults/chance.ts';
import { cvDocx, cvPdf } from './bad-files.ts';
import { damages } from './fuzz-bytes.ts';
import { hostileOffice } from './fuzz-office.ts';
import { hostilePdfs } from './fuzz-pdf.ts';
import { hostileTexts } from './fuzz-text.ts';

export interface FuzzFile {
  /** What was done to it; with the seed it brings the file back. */
  what: string;
  filename: string;
  bytes: Uint8Array;
}

const person = { name: 'Mara Lindqvist', email: 'mara@example.org' };
const otherEndings = ['pdf', 'docx', 'odt', 'rtf', 'html', 'md', 'txt', 'png', 'jpg', 'webp', 'exe', ''];

/** A sound file of the corpus or a small built one, damaged once or twice. */
const damaged = (chance: Chance): FuzzFile => {
  const sources = [
    ...readManifest(corpusFolder).map(({ file }) => ({
      file,
      read: () => readFileSync(new URL(file, corpusFolder)),
    })),
    { file: 'small.pdf', read: () => cvPdf(person) },
    { file: 'small.docx', read: () => cvDocx(person) },
  ];
  const { file, read } = chance.pick(sources);
  let bytes = new Uint8Array(read());
  const done: string[] = [];
  for (let i = chance.below(2); i >= 0; i--) {
    const name = chance.pick(Object.keys(damages));
    bytes = new Uint8Array(damages[name]?.(bytes, chance) ?? bytes);
    done.push(name);
  }
  return { what: `${file}: ${done.join(', ')}`, filename: file.split('/').at(-1) ?? file, bytes };
};

const ofTable =
  (table: Record<string, (chance: Chance) => Uint8Array>, extension: string) =>
  (chance: Chance): FuzzFile => {
    const what = chance.pick(Object.keys(table));
    return { what, filename: `cv.${extension}`, bytes: table[what]?.(chance) ?? new Uint8Array(0) };
  };

const hostileText = (chance: Chance): FuzzFile => {
  const what = chance.pick(Object.keys(hostileTexts));
  const { extension, bytes } = hostileTexts[what]?.(chance) ?? { extension: 'txt', bytes: new Uint8Array(0) };
  return { what, filename: `cv.${extension}`, bytes };
};

const makers = [
  damaged,
  damaged,
  ofTable(hostilePdfs, 'pdf'),
  ofTable(hostilePdfs, 'pdf'),
  ofTable(hostileOffice, 'docx'),
  hostileText,
];

/** File `number` of a seed: the same bytes on every machine. One in twenty goes under another ending. */
export const fuzzFile = (seed: string, number: number): FuzzFile => {
  const chance = chanceOf(`${seed}/${number}`);
  const file = chance.pick(makers)(chance);
  if (chance.below(20) > 0) return file;
  const ending = chance.pick(otherEndings);
  return { ...file, what: `${file.what}, named .${ending}`, filename: `cv.${ending}` };
};
