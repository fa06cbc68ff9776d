import type { Profile } from '../../contracts/profile.ts';
import { namesDrivingLicence } from '../../words/driving-licence.ts';
import { sectionOf } from '../../words/section-titles.ts';
import { cite } from '../cite.ts';
import type { Line } from '../document.ts';

/** A line that names a licence is short; in a sentence the licence may be another person's. */
const longest = 70;
const heading = /^[^\p{L}]*[\p{L}' ]+:?$/u;
const ofClasses =
  /^[^\p{L}]*(?:klassen?|class(?:es)?|categor\p{L}*|cat[ée]gorie|kat\.?|cat\.?|[A-D][1E]?|AM|BE|CE|DE)(?![\p{L}])/iu;

/** Driving licences: they have a line or a section of their own, and are in no list of certificates. */
export const drivingLicences = (
  lines: readonly Line[],
  found: Profile['certificates'],
): Profile['certificates'] => {
  const cited = new Set(found.map(({ source }) => source?.line));
  return lines.flatMap((line, at) => {
    const text = line.text.trim();
    if (text.length > longest || !namesDrivingLicence(text)) return [];
    const next = lines[at + 1];
    const isTitle =
      heading.test(text) && next !== undefined && ofClasses.test(next.text) && next.text.length < longest;
    const name = isTitle ? `${text.replace(/:$/, '')} ${next.text.trim()}` : text.replace(/^[^\p{L}]+/u, '');
    const source = cite(isTitle ? next : line);
    if (cited.has(source?.line) || (!isTitle && sectionOf(text) !== null)) return [];
    return [{ name, issuer: null, date: null, url: null, source }];
  });
};
