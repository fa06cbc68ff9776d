/** CVs of strangers whose headings of one kind nobody knows: what is below them is still read for the greater part. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Profile } from '../../shared/contracts/profile.ts';
import type { CvDocument, Line } from '../../shared/extraction/document.ts';
import { RefusedFile } from '../../shared/extraction/outcome.ts';
import { extractProfile } from '../../shared/extraction/profile/extract-profile.ts';
import { readDocument } from '../../shared/extraction/read/read-document.ts';
import type { Section } from '../../shared/extraction/sections/section.ts';
import { splitSections } from '../../shared/extraction/sections/split-sections.ts';
import { readManifest, strangersFolders } from './manifest.ts';

const today = '2026-11-27';

const documents: { document: CvDocument; sections: readonly Section[]; profile: Profile }[] = [];
beforeAll(async () => {
  // The sets on which the floors were measured: later ones are harder, and a share of all would fall with each.
  for (const folder of strangersFolders.slice(0, 5))
    for (const { file } of readManifest(folder)) {
      const bytes = new Uint8Array(readFileSync(new URL(file, folder)));
      // One names a Japanese font that it does not have: it has no text.
      const read = readDocument({ bytes, filename: file, contentType: '' });
      const document = await read.catch((error) =>
        error instanceof RefusedFile ? null : Promise.reject(error),
      );
      if (!document) continue;
      const { profile } = extractProfile(document, today);
      documents.push({ document, sections: splitSections(document), profile });
    }
}, 120_000);

const facts = {
  work: ({ work }: Profile) =>
    work.map(({ position, name, start_date }) => `${position} | ${name} | ${start_date}`),
  education: ({ education }: Profile) =>
    education.map(({ institution, study_type, end_date }) => `${institution} | ${study_type} | ${end_date}`),
  skills: ({ skills }: Profile) => skills.map(({ name }) => name),
  languages: ({ languages }: Profile) => languages.map(({ code, language }) => code ?? language),
};
type Kind = keyof typeof facts;

/** Words of no language, in the case of the heading. */
const renamed = ({ text, ...line }: Line): Line => {
  const isUpper = text === text.toUpperCase() && text !== text.toLowerCase();
  const words = isUpper ? 'VANTIG OSMER' : 'Vantig osmer';
  return { ...line, text: words, spans: line.spans.slice(0, 1).map((span) => ({ ...span, text: words })) };
};

/** The CV with other words for its headings of a kind; null where they share their lines with text. */
const blinded = ({ document, sections }: (typeof documents)[number], kind: Kind): CvDocument | null => {
  const titles = sections.flatMap((section) => (section.kind === kind ? [section.title] : []));
  const isTitle = ({ text }: Line) => titles.includes(text) && text.length < 40 && !text.includes('\t');
  if (!document.lines.some(isTitle)) return null;
  return { ...document, lines: document.lines.map((line) => (isTitle(line) ? renamed(line) : line)) };
};

/** The least share of the facts that is read without the words, some .05 below what was measured on November 29, 2026. */
const floors: Record<Kind, number> = { work: 0.89, education: 0.84, skills: 0.84, languages: 0.86 };

it.each(Object.entries(floors) as [Kind, number][])(
  '%s are found below headings of unknown words',
  (kind, floor) => {
    const counts = documents.flatMap((cv) => {
      const known = facts[kind](cv.profile);
      const blind = known.length > 0 ? blinded(cv, kind) : null;
      if (!blind) return [];
      const found = facts[kind](extractProfile(blind, today).profile);
      return [{ known: known.length, kept: known.filter((fact) => found.includes(fact)).length }];
    });
    expect(counts.length).toBeGreaterThan(60);
    const sumOf = (key: 'known' | 'kept') => counts.reduce((sum, count) => sum + count[key], 0);
    const share = sumOf('kept') / sumOf('known');
    console.log(
      `${kind}: ${sumOf('kept')} of ${sumOf('known')} facts of ${counts.length} CVs, ${share.toFixed(3)}`,
    );
    expect(share).toBeGreaterThan(floor);
  },
  120_000,
);
