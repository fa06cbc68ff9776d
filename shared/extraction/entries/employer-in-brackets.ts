import { companyScore } from '../../words/employer-words.ts';
import { placeScore } from '../../words/places.ts';
import { titleScore } from '../../words/role-words.ts';
import { cutAtMarks } from './head-cuts.ts';
import type { Part } from './header-parts.ts';
import { splitAtCommas } from './places-in-parts.ts';
import type { Entry } from './split-entries.ts';

/** "Electrician (Siemens AG)", "Técnica de contabilidade (Contas em Dia, Vila Real)": a role, and in brackets where. */
export const employerInBrackets = (text: string, isHabit = false): [string, string] | null => {
  const [, role = '', inside = ''] = /^([^()]{3,70}?)\s*\((\p{Lu}[^()]{2,80})\)?$/u.exec(text.trim()) ?? [];
  const [employer = '', ...place] = inside.split(/,\s+|\s[–—-]\s/);
  const hasPlace = place.length > 0 && placeScore(place.join(', ')) >= 0.6;
  const isNamed =
    hasPlace || companyScore(employer) > 0 || (/\s\p{Lu}/u.test(employer) && titleScore(employer) === 0);
  if (!role || /\d/.test(employer)) return null;
  return (titleScore(role) >= 1 && isNamed) || isHabit ? [role, inside] : null;
};

/** In the brackets, what follows the employer is the place, also one that no list has. */
export const atBrackets = (part: Part): Part[] => {
  const found = employerInBrackets(part.text, true);
  if (!found) return [part];
  const [role, inside] = found.map((text): Part => ({ ...part, text, place: 0 })) as [Part, Part];
  const [employer, ...places] = cutAtMarks([inside.text]).flatMap((text) =>
    splitAtCommas({ ...inside, text }),
  );
  return [role, employer ?? inside, ...places.map((one) => ({ ...one, place: Math.max(one.place, 0.6) }))];
};

/** Whether the entries of a document have their employers in brackets: one is known, and each has brackets at its end. */
export const haveBrackets = (entries: readonly Entry[]): boolean => {
  const heads = entries.map(({ header }) => header.map(({ text }) => text.trim()).filter(Boolean));
  const lone = heads.map((texts) => (texts.length === 1 ? (texts[0] ?? '') : ''));
  return (
    lone.length > 1 &&
    lone.every((text) => /\(\p{Lu}[^()]{2,}\)?$/u.test(text)) &&
    lone.some((text) => employerInBrackets(text) !== null)
  );
};
