import { companyScore } from '../../words/employer-words.ts';
import { placeScore } from '../../words/places.ts';
import { titleScore } from '../../words/role-words.ts';
import { cutAtMarks } from './head-cuts.ts';
import type { Part } from './header-parts.ts';
import { postAndHouse, splitAtCommas } from './places-in-parts.ts';

/** "Electrician (Siemens AG)", "Técnica de contabilidade (Contas em Dia, Vila Real)": a role, and in brackets where. */
export const employerInBrackets = (text: string): [string, string] | null => {
  const [, role = '', inside = ''] = /^([^()]{3,70}?)\s*\((\p{Lu}[^()]{2,80})\)?$/u.exec(text.trim()) ?? [];
  const [employer = '', ...place] = inside.split(/,\s+|\s[–—-]\s/);
  const hasPlace = place.length > 0 && placeScore(place.join(', ')) >= 0.6;
  const isNamed =
    hasPlace || companyScore(employer) > 0 || (/\s\p{Lu}/u.test(employer) && titleScore(employer) === 0);
  if (!role || /\d/.test(employer) || (postAndHouse(role) && companyScore(inside) === 0)) return null;
  return titleScore(role) >= 1 && isNamed ? [role, inside] : null;
};

/** In the brackets, what follows the employer is the place, also one that no list has. */
export const atBrackets = (part: Part): Part[] => {
  const found = employerInBrackets(part.text);
  if (!found) return [part];
  const [role, inside] = found.map((text): Part => ({ ...part, text, place: 0 })) as [Part, Part];
  const [employer, ...places] = cutAtMarks([inside.text]).flatMap((text) =>
    splitAtCommas({ ...inside, text }),
  );
  return [role, employer ?? inside, ...places.map((one) => ({ ...one, place: Math.max(one.place, 0.6) }))];
};
